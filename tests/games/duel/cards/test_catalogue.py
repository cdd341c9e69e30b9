"""King of Tokyo Duel: what each card costs, which token it brings, and where it lies after its purchase."""

from collections import Counter

import pytest

from tests.games.duel.play import rule

CARDS = {
    "acid_attack": (6, "keep", "tiger"),
    "adrenaline_augment": (5, "keep", None),
    "alien_metabolism": (2, "keep", "anubis"),
    "antimatter_pellets": (5, "keep", None),
    "armor_plating": (6, "keep", "cat"),
    "breaking_news": (6, "keep", "dragon"),
    "camouflage": (4, "keep", None),
    "cannonball": (7, "discard", "anubis"),
    "dominate": (3, "discard", "pumpkin"),
    "electrical_aura": (4, "keep", "lizard"),
    "energize": (10, "discard", "lizard"),
    "extra_head": (7, "keep", None),
    "eye_of_the_storm": (2, "keep", "dragon"),
    "frenzy": (6, "discard", None),
    "gentle_giant": (5, "keep", "fish"),
    "giant_brain": (4, "keep", None),
    "hibernation": (5, "keep", None),
    "hors_doeuvres": (3, "discard", "cat"),
    "in_shape": (4, "keep", None),
    "in_the_shadows": (5, "keep", "alien"),
    "jets_scrambled": (5, "discard", "penguin"),
    "kaijutsu": (5, "discard", "pumpkin"),
    "lightning_speed": (4, "keep", "alien"),
    "made_in_a_lab": (3, "keep", "tiger"),
    "moment_of_respite": (4, "discard", "alien"),
    "monster_coaster": (7, "discard", None),
    "monumental": (5, "discard", "panda"),
    "natural_selection": (4, "keep", None),
    "operation_media": (6, "discard", "anubis"),
    "photoshoot": (2, "discard", "fish"),
    "rebooting": (3, "keep", "cat"),
    "regeneration": (4, "keep", None),
    "sack_the_stadium": (8, "discard", "phantom"),
    "scrappy": (2, "keep", "lizard"),
    "seismic_test": (5, "discard", None),
    "signature_move": (6, "keep", "phantom"),
    "snack_time": (3, "discard", None),
    "spiked_tail": (4, "keep", None),
    "superconductor": (2, "keep", None),
    "tesla_impulse": (6, "discard", "penguin"),
    "the_partys_over": (4, "discard", "phantom"),
    "thermonuclear_cooking": (7, "discard", "panda"),
    "thunder_stomp": (4, "keep", None),
    "titanic_batteries": (4, "keep", "pumpkin"),
    "too_cute": (3, "discard", "fish"),
    "trendsetter": (3, "keep", "dragon"),
    "unchained": (3, "keep", "penguin"),
    "unstable_dna": (3, "keep", "tiger"),
    "unstoppable": (3, "keep", None),
    "utter_destruction": (4, "keep", "panda"),
}
TOKENS = ["cat", "fish", "tiger", "panda", "lizard", "anubis", "dragon", "pumpkin", "alien", "phantom", "penguin"]


@rule("KD-002", "KD-008")
def test_the_cards_as_a_whole():
    assert len(CARDS) == 50
    assert Counter(kind for _, kind, _ in CARDS.values()) == {"keep": 31, "discard": 19}
    assert Counter(token for _, _, token in CARDS.values()) == Counter([*[None] * 17, *TOKENS * 3])
    assert sum(cost for cost, _, _ in CARDS.values()) == 225


@rule("KD-008", "KD-141", "KD-142")
@pytest.mark.parametrize("card", CARDS)
def test_the_price_the_token_and_the_place_of_each_card(card, duel):
    cost, kind, token = CARDS[card]
    other = "frenzy" if card != "frenzy" else "giant_brain"
    table = duel.buying(f"{card} {other}", {"energy": cost, "life": 10})
    assert table.prices[card] == cost
    assert f"buy:{card}" not in duel.buying(f"{card} {other}", {"energy": cost - 1}).options
    cheap = duel.buying(card, {"energy": cost, "life": 10})
    assert cheap.prices == {card: cost - 1}
    table.play(f"buy:{card}")
    assert table.told("buy")[0]["price"] == cost
    if token is None:
        assert table.asked != ("us", "place")
    else:
        assert table.asked == ("us", "place")
        assert table.question["token"] == token
        table.play("place:fame@4")
        assert [laid["token"] for laid in table.buzz] == [token]
    assert table.us.keep == ([card] if kind == "keep" else [])
    assert table.lies("discard") == ([card] if kind == "discard" else [])
