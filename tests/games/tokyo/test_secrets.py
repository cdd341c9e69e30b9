"""What is hidden stays hidden: the order of the deck, a card looked at, and Evolution cards in hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import bestiaire

CARDS = ["tank", "energize", "wings", "jets", "camouflage", "heal_card", "skyscraper", "mimic"]


def looked_at() -> bestiaire.Table:
    """Seat 0 has looked at the top card of a deck of eight."""
    table = bestiaire.table(
        "tokyo",
        position={
            "mindbug": "off",
            "phase": "buy",
            "display": [],
            "deck": CARDS,
            "players": [{"cards": ["made_in_a_lab"], "energy": 9}, {"place": "city"}, {}],
        },
    )
    table.play("look:deck")
    return table


def test_only_who_looked_knows_the_card() -> None:
    table = looked_at()
    assert table.view(0)["peeked"] == {"cards": ["tank"]}
    for other in (None, 1, 2):
        assert "peeked" not in table.view(other)
        assert table.view(other)["players"][0]["peeked"] == 1, "that it knows one is no secret"
        assert "options" not in table.view(other)["choice"]
    assert [event.seen_by(1) for event in table.events if event.kind == "look"] == [{"event": "look", "seat": 0}]


def test_who_looked_imagines_that_card_on_top_and_others_any() -> None:
    table = looked_at()
    own = {table.imagine(0, seed).position()["deck"][0] for seed in range(20)}
    others = Counter(table.imagine(1, seed).position()["deck"][0] for seed in range(60))
    assert own == {"tank"}
    assert len(others) > 4


def test_a_deck_that_was_shuffled_anew_hides_only_what_was_looked_at() -> None:
    position: dict[str, Any] = {
        "mindbug": "off",
        "phase": "buy",
        "display": [],
        "deck": [],
        "discard": CARDS,
        "players": [{"cards": ["made_in_a_lab"], "energy": 9}, {"place": "city"}],
    }
    table = bestiaire.table("tokyo", position=position, seed=3)
    table.play("look:deck")
    (seen,) = table.view(0)["peeked"]["cards"]
    assert {table.imagine(0, seed).position()["deck"][0] for seed in range(20)} == {seen}
    assert len({table.imagine(1, seed).position()["deck"][0] for seed in range(60)}) > 4
    assert Counter(table.imagine(1, 5).position()["deck"]) == Counter(CARDS)


EVOLVED: dict[str, Any] = {
    "evolutions": True,
    "display": [],
    "deck": [],
    "players": [
        {"monster": "mastermindbug", "hand": ["mind_control"], "evolutions": ["superior_brain"]},
        {
            "monster": "gigasnail_hydra",
            "hand": ["unstoppable_hydra", "scary_face"],
            "evolution_discard": ["hungry_face"],
        },
        {"monster": "sharky_crab_dog_mummypus_zilla", "hand": ["undead_mummy"]},
    ],
}


def test_a_hand_is_a_number_to_others() -> None:
    table = bestiaire.table("tokyo", position=EVOLVED, seed=1)
    assert table.view(1)["players"][1]["hand"] == ["unstoppable_hydra", "scary_face"]
    for other in (None, 0, 2):
        assert table.view(other)["players"][1]["hand"] == 2
        assert table.view(other)["players"][1]["evolution_deck"] == 5


def test_an_imagined_hand_is_any_of_the_cards_that_nobody_has_shown() -> None:
    table = bestiaire.table("tokyo", position=EVOLVED, seed=1)
    found: Counter[str] = Counter()
    for seed in range(80):
        imagined = table.imagine(0, seed).position()
        assert imagined["players"][0]["hand"] == ["mind_control"]
        found.update(imagined["players"][1]["hand"])
    assert set(found) == {
        "unstoppable_hydra", "energy_infused_monster", "three_times_as_sturdy", "scary_face", "three_times_as_strong",
        "thinking_face",
    }  # fmt: skip


def test_whether_somebody_is_asked_does_not_tell_what_a_hand_holds() -> None:
    """A Gigasnail at 0 hearts is asked with the Hydra in hand or without, as long as it could be there."""
    for hand in (["unstoppable_hydra"], ["scary_face"]):
        position = {
            "evolutions": True,
            "phase": "resolve",
            "dice": ["smash", "smash"],
            "display": [],
            "deck": [],
            "players": [
                {"monster": "mastermindbug"},
                {"monster": "gigasnail_hydra", "place": "city", "hearts": 2, "hand": hand},
            ],
        }
        table = bestiaire.table("tokyo", position=position, seed=1)
        assert table.choice is not None
        assert table.choice.kind == "loss"
        table.play("loss:take")
        assert table.choice is not None
        assert (table.choice.player, table.choice.kind) == (1, "rescue")


def test_the_first_to_announce_a_mindbug_has_it() -> None:
    position = {
        "phase": "fixed",
        "dice": ["smash", "smash", "1"],
        "display": [],
        "deck": [],
        "players": [{}, {"mindbugs": 1, "place": "city"}, {"mindbugs": 1}, {}, {"cards": ["evasive_mindbug"]}],
    }
    table = bestiaire.table("tokyo", position=position, seed=1)
    assert table.choice is not None
    assert table.choice.player == 1
    assert table.view(3)["choice"]["claimants"] == [2, 4]
    assert table.view(4)["choice"]["claims"] == [{"key": "mindbug:evasive_mindbug@4"}]
    table.play("mindbug:evasive_mindbug@4")
    after = table.position()
    assert after["resolver"] == 4
    assert after["players"][0]["cards"] == ["evasive_mindbug"]
    assert [player["mindbugs"] for player in after["players"]] == [0, 1, 1, 0, 0]
    assert bestiaire.replay(table.record()).digest() == table.digest()


def test_evolution_cards_that_a_position_takes_out_of_the_game_are_named() -> None:
    """Else who knows the table would know more of a hand than who sees it."""
    out = {"energy_infused_monster", "scary_face", "three_times_as_strong", "three_times_as_sturdy"}
    players: list[dict[str, Any]] = [
        {"monster": "mastermindbug"},
        {
            "monster": "gigasnail_hydra",
            "hand": ["unstoppable_hydra"],
            "evolution_deck": ["hungry_face", "thinking_face", "unstoppable_hydra"],
        },
    ]
    table = bestiaire.table("tokyo", position={"evolutions": True, "players": players}, seed=1)
    for seat in (None, 0, 1):
        shown = table.view(seat)["players"]
        assert "evolution_box" not in shown[0]
        assert set(shown[1]["evolution_box"]) == out


def test_looking_at_evolution_cards_is_news() -> None:
    """Who resolves three hearts sees two cards: it can't be taken back as if nothing had been seen."""
    table = bestiaire.table(
        "tokyo",
        position={
            "evolutions": True,
            "phase": "resolve",
            "dice": ["heart", "heart", "heart", "energy", "energy", "energy"],
            "display": [],
            "deck": [],
            "players": [{"monster": "mastermindbug", "hearts": 5}, {"monster": "gigasnail_hydra", "place": "city"}],
        },
        seed=1,
    )
    assert table.would_tell("resolve:hearts")
    table.play("resolve:hearts")
    assert table.choice is not None
    assert (table.choice.player, table.choice.kind) == (0, "evolution")
    assert not table.undo_is_free
    (look,) = [event for event in table.events if event.kind == "evolution_look"]
    assert look.seen_by(0)["cards"] == table.view(0)["looking"]["cards"]
    for other in (None, 1):
        assert look.seen_by(other) == {"event": "evolution_look", "seat": 0}
