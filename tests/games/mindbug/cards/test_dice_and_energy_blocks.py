"""The building blocks of dice and Energy cards over their range, with cards invented for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bestiaire
from bestiaire.games import mindbug
from bestiaire.games.mindbug import (
    ALL_ALLIED,
    ANY,
    EITHER,
    ENEMY,
    HUNTER,
    OTHERS,
    PLAY,
    Boost,
    GainEnergy,
    HuntBan,
    MoreRerolls,
    PlayFromDiscardPile,
    PlayFromHand,
    Recover,
    ReturnToHand,
    SilencePlayEffects,
    ThisTurn,
    creature,
    each,
    energy_card,
    up_to,
)

HOUSE = [
    creature("juggler", "Juggler", "Jongleur", power=2, permanent=MoreRerolls(2)),
    creature("croupier", "Croupier", "Croupier", power=3, dice=1, permanent=Boost(OTHERS, dice=2)),
    creature("giant_die", "Giant Die", "Dé géant", power=3, permanent=Boost(ALL_ALLIED, dice=1, power_at_least=6)),
    creature("magnet", "Magnet", "Aimant", power=4, play=ReturnToHand(up_to(2, ANY, power_at_most=5))),
    creature("tide", "Tide", "Marée", power=4, play=ReturnToHand(each(ENEMY))),
    creature("rag_picker", "Rag Picker", "Chiffonnier", power=4, play=Recover(EITHER)),
    creature("midwife", "Midwife", "Sage-femme", power=4, play=PlayFromHand(power_at_most=2)),
    creature("archivist", "Archivist", "Archiviste", power=4, play=PlayFromDiscardPile(EITHER, trigger=PLAY)),
    creature("battery", "Battery", "Pile", power=4, play=GainEnergy(3)),
    creature("poacher", "Poacher", "Braconnier", power=8, keywords=HUNTER, permanent=HuntBan(power_at_least=9)),
]
SPELLS = [
    energy_card("tonic", "Tonic", "Tonique", cost=1, effect=ThisTurn(Boost(ALL_ALLIED, power=3))),
    energy_card("hush", "Hush", "Silence", cost=1, effect=ThisTurn(SilencePlayEffects())),
]


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    mindbug.add_set("house", HOUSE)
    mindbug.add_set("spells", [creature("apprentice", "Apprentice", "Apprenti", power=2)], SPELLS)
    yield
    mindbug.remove_set("house")
    mindbug.remove_set("spells")


def table_of(us: dict[str, Any], them: dict[str, Any], **fields: Any) -> bestiaire.Table:
    position = {"sets": ["first_contact", "house"], "players": [us, {"mindbugs": 0, **them}], **fields}
    return bestiaire.table("mindbug", position=position, seed=3)


def asked(table: bestiaire.Table) -> tuple[int, str, list[str]]:
    assert table.choice is not None
    return table.choice.player, table.choice.kind, table.choice.keys


def shown(table: bestiaire.Table, seat: int, card: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = [one for one in table.view(None)["players"][seat]["play"] if one["card"] == card]
    return found[0]


def test_rerolls_add_up_and_end_when_the_roll_is_kept() -> None:
    table = table_of({"play": ["croupier", "juggler"], "hand": ["gorillion"]}, {"hand": ["bee_bear"]})
    table.play("attack:croupier")
    for _ in range(3):
        assert asked(table) == (0, "reroll", ["reroll:1", "reroll:none"])
        table.play("reroll:1")
    assert asked(table)[1] == "action"
    assert [event.kind for event in table.events].count("reroll") == 3


def test_one_die_of_two_is_kept() -> None:
    table = table_of({"play": ["croupier", "gorillion"]}, {"hand": ["bee_bear"]})
    table.play("attack:gorillion")
    before = table.view(None)["dice"]
    assert len(before) == 2
    table.play("reroll:2")
    reroll = next(event for event in table.events if event.kind == "reroll").public
    assert reroll["dice"] == [2]
    assert reroll["faces"][0] == before[0]


def test_never_more_than_two_die_symbols() -> None:
    table = table_of({"play": ["croupier", "giant_die", "gorillion"], "hand": ["bee_bear"]}, {"hand": ["luchataur"]})
    assert [one["dice"] for one in table.view(None)["players"][0]["play"]] == [1, 2, 2]


def test_die_symbols_can_depend_on_power() -> None:
    table = table_of({"play": ["giant_die", "gorillion"]}, {"hand": ["luchataur"]})
    assert shown(table, 0, "giant_die")["dice"] == 0
    assert shown(table, 0, "gorillion")["dice"] == 1


def test_up_to_two_creatures_return_to_one_hand() -> None:
    table = table_of({"hand": ["magnet"]}, {"play": ["shark_dog", "turbo_bug", "gorillion"], "hand": ["bee_bear"]})
    table.play("play:magnet")
    assert asked(table) == (0, "return", ["return:magnet", "return:shark_dog", "return:turbo_bug", "return:none"])
    table.play("return:turbo_bug")
    table.play("return:shark_dog")
    position = table.position()
    assert position["players"][0]["hand"] == ["turbo_bug", "shark_dog"]
    assert position["players"][0]["known"] == ["shark_dog", "turbo_bug"]
    assert position["players"][1]["play"] == ["gorillion"]


def test_each_enemy_creature_returns_without_a_question() -> None:
    table = table_of({"hand": ["tide"]}, {"play": ["shark_dog", "gorillion"], "hand": ["bee_bear"]})
    table.play("play:tide")
    assert table.position()["players"][0]["hand"] == ["shark_dog", "gorillion"]
    assert asked(table) == (1, "action", ["play:bee_bear"])


def test_a_card_of_either_pile_is_recovered_the_own_first() -> None:
    table = table_of(
        {"hand": ["rag_picker"], "discard": ["luchataur"]}, {"discard": ["luchataur"], "hand": ["bee_bear"]}
    )
    table.play("play:rag_picker")
    assert asked(table) == (0, "recover", ["recover:luchataur", "recover:luchataur#2"])
    table.play("recover:luchataur#2")
    assert table.position()["players"][0]["discard"] == ["luchataur"]
    assert table.position()["players"][1]["discard"] == []


def test_a_card_of_the_hand_is_asked_for_even_if_none_or_one_fits() -> None:
    """Whether the question comes must not tell what is in the hand."""
    table = table_of({"hand": ["midwife", "gorillion"]}, {"hand": ["bee_bear"]})
    table.play("play:midwife")
    assert asked(table) == (0, "play", ["play:none"])
    table.play("play:none")
    assert table.position()["players"][0]["hand"] == ["gorillion"]
    table = table_of({"hand": ["midwife", "plated_scorpion"]}, {"hand": ["bee_bear"]})
    table.play("play:midwife")
    assert asked(table) == (0, "play", ["play:plated_scorpion"])
    table = table_of({"hand": ["midwife"]}, {"hand": ["bee_bear"]})
    table.play("play:midwife")
    assert asked(table)[1] == "action"


def test_what_was_in_the_hand_can_be_imagined_after_the_question() -> None:
    us = {"hand": ["midwife", "gorillion", "plated_scorpion"], "play": ["luchataur"]}
    table = table_of(us, {"hand": ["bee_bear"], "play": ["killer_bee"]}, unused=["spider_owl", "deathweaver"])
    table.play("play:midwife")
    for seed in range(20):
        assert table.imagine(1, seed).view(1) == table.view(1)
    table.play("play:plated_scorpion")
    for seed in range(20):
        imagined = table.imagine(1, seed)
        assert imagined.view(1) == table.view(1)
        assert imagined.fork().position() == imagined.position()


def test_cards_of_either_pile_are_chosen_by_what_is_printed_on_them() -> None:
    us = {"hand": ["archivist"], "discard": ["gorillion", "killer_bee"]}
    table = table_of(us, {"discard": ["turbo_bug", "axolotl_healer"], "hand": ["bee_bear"]})
    table.play("play:archivist")
    assert asked(table) == (0, "revive", ["revive:killer_bee", "revive:axolotl_healer"])
    table.play("revive:axolotl_healer")
    assert table.position()["players"][0]["life"] == 5


def test_cubes_are_kept_where_there_is_nothing_to_buy() -> None:
    table = table_of({"hand": ["battery"]}, {"hand": ["bee_bear"]})
    table.play("play:battery")
    position = table.position()
    assert position["players"][0]["energy"] == 3
    assert bestiaire.table("mindbug", position=position).digest() == table.digest()


def test_power_for_this_turn_is_over_when_the_turn_is() -> None:
    sets = ["first_contact", "spells"]
    us = {"play": ["apprentice"], "energy": 1, "hand": ["gorillion"]}
    table = table_of(us, {"hand": ["bee_bear"], "play": ["shark_dog"]}, sets=sets, display=["tonic"])
    table.play("buy:tonic")
    assert shown(table, 0, "apprentice")["power"] == 5
    assert table.position()["this_turn"] == [{"seat": 0, "card": "tonic"}]
    table.play("attack:apprentice")
    table.play("block:shark_dog")
    assert table.position()["players"][1]["discard"] == ["shark_dog"]
    assert shown(table, 0, "apprentice")["power"] == 2
    assert "this_turn" not in table.position()


def test_any_permanent_ability_can_last_for_a_turn() -> None:
    sets = ["first_contact", "spells"]
    us = {"hand": ["axolotl_healer", "gorillion"], "energy": 1}
    them = {"hand": ["bee_bear"], "mindbugs": 1}
    table = table_of(us, them, sets=sets, display=["hush"])
    table.play("buy:hush")
    table.play("play:axolotl_healer")
    table.play("mindbug:yes")
    assert table.position()["players"][1]["life"] == 3
    table.play("play:gorillion")
    assert asked(table)[:2] == (1, "action")


def test_whom_a_hunter_may_not_name_is_a_matter_of_its_own_ability() -> None:
    us, them = {"play": ["poacher", "killer_bee"]}, {"play": ["gorillion", "bee_bear"], "hand": ["luchataur"]}
    table = table_of(us, them)
    table.play("attack:killer_bee")
    assert asked(table) == (0, "hunt", ["hunt:gorillion", "hunt:bee_bear", "hunt:none"])
    table = table_of(us, them)
    table.play("attack:poacher")
    assert asked(table) == (0, "hunt", ["hunt:bee_bear", "hunt:none"])
    table.play("hunt:none")
    assert asked(table) == (1, "block", ["block:gorillion", "block:bee_bear", "block:none"])
