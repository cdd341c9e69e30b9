"""Why a creature is as it is: what a view says, and how it is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.showing import Sight
from bestiaire.games.mindbug.cards.printed import Permanent, creature, keyword_names
from bestiaire.games.mindbug.cards.sets import CARDS, add_set, remove_set
from bestiaire.games.mindbug.page.table.scene import show
from bestiaire.games.mindbug.words.reasons import ability, reasons


def view_of(us: list[Any], them: list[Any], **more: Any) -> dict[str, Any]:
    return bestiaire.table("mindbug", position={"players": [{"play": us}, {"play": them}], **more}).view(0)


def told(shown: dict[str, Any], card: str, lang: str) -> list[str]:
    found = [one for side in shown["players"] for one in side["play"] if one["card"] == card]
    return reasons(found[0], lang)


def test_a_creature_as_printed_needs_no_reason() -> None:
    shown = view_of(["luchataur"], ["killer_bee"])
    assert told(shown, "luchataur", "en") == told(shown, "killer_bee", "fr") == []


def test_power_is_a_sum_with_its_sources() -> None:
    shown = view_of(["luchataur", "shield_bugs", "urchin_hurler"], ["gorillion"])
    assert told(shown, "luchataur", "en") == ["12 = 9 + 1 Shield Bugs + 2 Urchin Hurler"]
    assert told(shown, "luchataur", "fr") == ["12 = 9 + 1 Scarabouclier + 2 Oursins Hurleurs"]
    assert told(shown, "shield_bugs", "en") == ["6 = 4 + 2 Urchin Hurler"]


def test_like_named_ones_are_not_taken_for_the_creature_itself() -> None:
    assert told(view_of(["shield_bugs", "shield_bugs"], []), "shield_bugs", "en") == ["5 = 4 + 1 Shield Bugs"]


def test_what_a_creature_has_by_its_own_ability() -> None:
    shown = view_of(["lone_yeti"], ["luchataur", "sharky_crab_dog_mummypus"])
    assert told(shown, "lone_yeti", "en") == ["10 = 5 + 5 its own ability", "FRENZY from its own ability"]
    assert told(shown, "lone_yeti", "fr") == ["10 = 5 + 5 sa propre capacité", "FURIE par sa propre capacité"]
    assert told(shown, "sharky_crab_dog_mummypus", "en") == ["FRENZY from its own ability"]


def test_keywords_that_are_printed_anyway_are_not_granted() -> None:
    shown = view_of(["snail_thrower", "axolotl_healer", "tiger_squirrel"], [])
    assert told(shown, "axolotl_healer", "en") == ["HUNTER from Snail Thrower"]
    assert told(shown, "tiger_squirrel", "fr") == ["CHASSEUR et VENIMEUX par Lanceur d'Escargots"]


class Dread(Permanent):
    def power_for(self, game: Any, source: Any, creature: Any) -> int:
        return -3 if creature.seat != source.seat else 0

    def speak(self, lang: str) -> str:
        return ""


@pytest.fixture
def gloom() -> Iterator[str]:
    add_set("dread", [creature("gloom", "Gloom", "Ténèbres", power=5, permanent=Dread())])
    yield "gloom"
    remove_set("dread")


def test_less_power_and_never_less_than_1(gloom: str) -> None:
    shown = view_of([gloom], ["gorillion", "tiger_squirrel"], sets=["first_contact", "dread"])
    assert told(shown, "gorillion", "en") == ["7 = 10 − 3 Gloom"]
    assert told(shown, "tiger_squirrel", "en") == ["1 = 3 − 3 Gloom (never less than 1)"]
    assert told(shown, "tiger_squirrel", "fr") == ["1 = 3 − 3 Ténèbres (jamais moins de 1)"]


def test_in_whole_games_the_reasons_account_for_everything() -> None:
    changed = 0
    for seed in range(40):
        sets = ["first_contact"] if seed % 2 else ["first_contact", "king_of_tokyo"]
        table = bestiaire.table("mindbug", seed=seed, options={"sets": sets})
        rng = seeded(seed)
        while table.choice is not None:
            for side in table.view(None)["players"]:
                for shown in side["play"]:
                    card = CARDS[shown["card"]]
                    assert card.power + sum(why["power"] for why in shown["because"]) == shown["power"]
                    given = {word for why in shown["because"] for word in why["keywords"]}
                    assert given == set(shown["keywords"]) - set(keyword_names(card.keywords))
                    assert bool(reasons(shown, "en")) == bool(shown["because"])
                    changed += bool(shown["because"])
            table.play(rng.below(len(table.choice.options)))
    assert changed > 100


def test_the_page_tells_the_same_reasons() -> None:
    view = view_of(["luchataur", "shield_bugs"], ["snail_thrower", "tiger_squirrel"])
    shown = show(Sight(view, {}, ["Ana", "Max"], "en"))
    assert shown.near.play[0].because == ("10 = 9 + 1 Shield Bugs",)
    assert shown.far.play[1].because == ("HUNTER and POISONOUS from Snail Thrower",)
    assert shown.near.play[0].text == ""
    assert shown.near.play[1].text == "Your other creatures have 1 more power."


def test_what_a_card_can_do_in_play_and_elsewhere() -> None:
    """A Play effect of a creature in play is done with."""
    assert ability(CARDS["gorillion"], "en", in_play=False) == ""
    assert ability(CARDS["killer_bee"], "en", in_play=False) == CARDS["killer_bee"].text("en")
    assert ability(CARDS["killer_bee"], "en", in_play=True) == ""
    assert ability(CARDS["turbo_bug"], "fr", in_play=True) == CARDS["turbo_bug"].text("fr")


def test_growth_dice_and_energy_cards_are_reasons_too() -> None:
    us, them = {"play": ["hades", "mechamster", "kong"], "energy": 2}, {"hand": ["gorillion"], "play": ["bee_bear"]}
    position = {"sets": ["first_contact", "king_of_tokyo"], "players": [us, them], "display": ["extra_head", "pounce"]}
    for seed in range(100):
        table = bestiaire.table("mindbug", position=position, seed=seed)
        for key in ("buy:extra_head", "buy:pounce", "attack:mechamster"):
            table.play(key)
        if table.view(0)["dice"] == [2]:
            break
    shown = table.view(0)
    assert told(shown, "kong", "en") == [
        "2 dice = 1 + 1 Mechamster + 1 Extra Head (never more than 2)",
        "HUNTER from Pounce",
    ]
    assert told(shown, "hades", "fr") == [
        "2 dés = 2 + 1 Mechamster + 1 Tête supplémentaire (jamais plus de 2)",
        "CHASSEUR par Bond",
    ]
    table.play("reroll:none")
    grown = table.view(0)
    assert told(grown, "mechamster", "en") == ["4 = 2 + 2 growth", "1 die = 0 + 1 Extra Head", "HUNTER from Pounce"]
    assert told(grown, "mechamster", "fr")[0] == "4 = 2 + 2 croissance"
