"""Dice and Energy cards in positions, views, records and imagined tables; pools of one's own."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bestiaire
from bestiaire.core.record import check_seed
from bestiaire.games.mindbug.rules.dice import DIE
from tests.games.mindbug.play import rule

DISPLAY = ["revenge", "rage", "pounce"]
DECK = ["stomp", "ambush", "railgun", "healing_bots", "extra_head"]


def position_of(**fields: Any) -> dict[str, Any]:
    return {
        "sets": ["king_of_tokyo"],
        "players": [
            {"energy": 4, "hand": ["rob", "kong"], "play": ["hades", "pagurah"]},
            {"energy": 1, "hand": ["mantis", "drakonis"], "play": ["kraken", "gigazaur"]},
        ],
        "display": DISPLAY,
        "energy_deck": DECK,
        "energy_discard": ["resurrection"],
        "unused": ["iron_back", "megamoth", "rex_florae"],
        **fields,
    }


def table_at(seed: int = 1, **fields: Any) -> bestiaire.Table:
    return bestiaire.table("mindbug", position=position_of(**fields), seed=seed)


def through_json(table: bestiaire.Table) -> bestiaire.Table:
    return bestiaire.table("mindbug", position=json.loads(json.dumps(table.position())))


@rule("MK-002")
def test_a_position_has_every_field_of_a_game_with_energy_cards() -> None:
    table = bestiaire.table("mindbug", seed=5, options={"sets": ["king_of_tokyo"]})
    position = table.position()
    assert (len(position["display"]), len(position["energy_deck"]), position["energy_discard"]) == (3, 13, [])
    assert [player["energy"] for player in position["players"]] == [0, 0]
    assert len(set(position["display"] + position["energy_deck"])) == 16
    assert len(position["unused"] + position["revealed"]) == 12


def test_a_game_of_first_contact_has_none_of_these_fields() -> None:
    table = bestiaire.table("mindbug", seed=5)
    assert set(table.position()) == {"sets", "active", "players", "unused", "revealed", "random"}
    assert "energy" not in table.position()["players"][0]
    assert "energy" not in table.view(0)["players"][0]
    assert not {"display", "energy_deck", "energy_discard", "dice"} & set(table.view(0))


def test_the_middle_of_a_turn_is_written_down_and_read_back() -> None:
    table = table_at()
    table.play("buy:rage")
    assert table.position()["this_turn"] == [{"seat": 0, "card": "rage"}]
    table.play("buy:revenge")
    table.play("buy:none")
    table.play("attack:hades")
    assert len(table.position()["dice"]) == 2
    again = through_json(table)
    assert again.digest() == table.digest()
    assert again.view(1) == table.view(1)


def test_a_card_that_is_being_resolved_lies_apart() -> None:
    table = table_at(players=[
        {"energy": 2, "hand": ["rob"], "play": ["hades"]},
        {"hand": ["mantis"], "play": ["kraken", "gigazaur"]},
    ], display=["ambush", "rage"], energy_deck=["stomp"], energy_discard=[])  # fmt: skip
    table.play("buy:ambush")
    assert table.choice is not None
    assert (table.choice.kind, table.position()["bought"]) == ("defeat", ["ambush"])
    assert table.view(1)["bought"] == ["ambush"]
    assert table.view(1)["choice"]["about_at"] == {"zone": "bought", "seat": None, "index": 0}
    assert through_json(table).digest() == table.digest()
    table.play("defeat:kraken")
    assert "bought" not in table.position()
    assert table.position()["energy_discard"] == ["ambush"]


def test_where_the_card_of_a_purchase_lies() -> None:
    options = table_at().view(0)["choice"]["options"]
    assert options[1] == {"key": "buy:rage", "at": {"zone": "display", "seat": None, "index": 1}}
    assert options[-1] == {"key": "buy:none", "at": None}
    marks = table_at().marks(1)
    assert {"display.0", "display.1", "display.2", "energy_discard.0"} <= set(marks)
    assert not any(place.startswith("energy_deck") for place in marks)


@rule("MK-003")
def test_the_energy_deck_is_dealt_anew_for_whoever_imagines() -> None:
    """The deck's order, and what a position leaves in the box, is nobody's to know; all the rest stays."""
    table = table_at(energy_deck=DECK[:4])
    for seat in (0, 1, None):
        decks = set()
        for seed in range(30):
            imagined = table.imagine(seat, seed)
            assert imagined.view(seat) == table.view(seat)
            position = imagined.position()
            assert (position["display"], position["energy_discard"]) == (DISPLAY, ["resurrection"])
            assert not set(position["energy_deck"]) & {*DISPLAY, "resurrection"}
            decks.add(tuple(position["energy_deck"]))
        assert len(decks) > 20
        assert any(card not in DECK[:4] for deck in decks for card in deck)


@rule("MK-003", "MK-021")
def test_a_card_turned_up_in_this_turn_stays_what_it_is() -> None:
    table = table_at()
    table.play("buy:rage")
    assert table.view(1)["display"] == ["revenge", "stomp", "pounce"]
    for seed in range(20):
        imagined = table.imagine(1, seed)
        assert imagined.view(1) == table.view(1)
        assert imagined.position()["energy_deck"][:1] != ["stomp"]


def test_a_view_tells_how_many_energy_cards_are_left_not_which() -> None:
    for seat in (0, 1, None):
        view = table_at().view(seat)
        assert view["energy_deck"] == len(DECK)
        assert not any(card in json.dumps(view) for card in DECK)


@rule("MK-010")
def test_a_roll_is_news_and_a_purchase_only_if_it_turns_up_a_card() -> None:
    table = table_at()
    table.play("buy:none")
    assert table.undo_is_free
    assert table.would_tell("attack:hades")
    table.play("attack:hades")
    assert not table.undo_is_free
    table.play("reroll:none")
    before = table.digest()
    table.undo()
    table.play("reroll:none")
    assert table.digest() == before
    table = table_at()
    assert table.would_tell("buy:rage")
    assert not table_at(energy_deck=[]).would_tell("buy:rage")


def test_dice_still_to_come_are_others_on_an_imagined_table() -> None:
    table = table_at()
    table.play("buy:none")
    rolled = set()
    for seed in range(60):
        imagined = table.imagine(0, seed)
        imagined.play("attack:hades")
        rolled.add(tuple(imagined.view(0)["dice"]))
    assert len(rolled) > 20


def test_every_face_comes_up_equally_often() -> None:
    table = table_at(players=[{"play": ["kong"], "hand": ["rob"]}, {"hand": ["mantis"]}])
    seen = []
    for seed in range(1200):
        rolled = table.imagine(0, check_seed(seed))
        rolled.play("attack:kong")
        seen += rolled.view(0)["dice"]
    assert set(seen) == set(DIE)
    assert all(150 < seen.count(face) < 250 for face in set(seen))


def test_a_record_of_either_way_to_choose_cards_is_replayed() -> None:
    for options in ({"sets": ["king_of_tokyo", "first_contact"]}, {"cards": ["kong", "hades", "gorillion"] * 9}):
        table = bestiaire.table("mindbug", seed=3, options=options)
        for _ in range(12):
            if table.choice is not None:
                table.play(len(table.choice.options) // 2)
        assert bestiaire.replay(json.loads(json.dumps(table.record()))).digest() == table.digest()


# -- pools of one's own


def pool(*cards: str) -> dict[str, Any]:
    return {"cards": list(cards)}


@rule("MK-001")
def test_a_pool_with_part_of_the_set_brings_all_energy_cards() -> None:
    table = bestiaire.table("mindbug", seed=1, options=pool(*["gorillion"] * 23, "kong"))
    position = table.position()
    assert position["cards"] == ["gorillion"] * 23 + ["kong"]
    assert "sets" not in position
    assert len(position["display"] + position["energy_deck"]) == 16
    assert through_json(table).digest() == table.digest()


def test_a_pool_may_name_its_energy_cards_with_copies_beyond_the_printed_ones() -> None:
    table = bestiaire.table("mindbug", seed=1, options=pool(*["gorillion"] * 24, *["random_mutation"] * 4))
    assert table.position()["display"] == ["random_mutation"] * 3
    assert table.position()["energy_deck"] == ["random_mutation"]


@rule("MK-034", "MK-022")
def test_random_mutations_chain_until_the_deck_is_empty() -> None:
    cards = ["gorillion"] * 24 + ["random_mutation"] * 4 + ["healing_bots"]
    table = bestiaire.table("mindbug", position={
        "cards": cards,
        "players": [{"energy": 1, "hand": ["gorillion"]}, {"hand": ["gorillion"]}],
        "display": ["random_mutation"],
        "energy_deck": ["healing_bots", "random_mutation", "random_mutation"],
    })  # fmt: skip
    table.play("buy:random_mutation")
    position = table.position()
    assert position["display"] == ["healing_bots"]
    assert position["energy_deck"] == []
    assert position["energy_discard"] == ["random_mutation"] * 3
    assert position["players"][0]["life"] == 3


def test_a_pool_without_the_set_has_no_dice_and_no_energy() -> None:
    table = bestiaire.table("mindbug", seed=1, options=pool(*["gorillion"] * 24))
    assert "display" not in table.position()
    assert table.view(0)["cards"] == ["gorillion"] * 24
    assert "dice" not in json.dumps(table.view(0))


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"cards": ["gorillion"] * 23}, "options.cards"),
        ({"cards": ["gorillion"] * 1001}, "options.cards"),
        ({"cards": ["gorillion"] * 23 + ["pounce"]}, "options.cards"),
        ({"cards": ["gorillion"] * 24 + ["gorilla"]}, "options.cards[24]"),
        ({"cards": "gorillion"}, "options.cards"),
        ({"cards": None}, "options.cards"),
        ({"cards": [3]}, "options.cards[0]"),
        ({"sets": ["king_of_kyoto"]}, "options.sets[0]"),
    ],
)
def test_a_pool_that_can_not_be_is_refused(options: dict[str, Any], field: str) -> None:
    with pytest.raises(bestiaire.BadOptions) as caught:
        bestiaire.table("mindbug", seed=1, options=options)
    assert caught.value.field == field
    assert caught.value.say("fr") != caught.value.say("en")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"sets": ["first_contact"], "players": [{"energy": 1}, {}]}, "players[0].energy"),
        ({"sets": ["first_contact"], "players": [{}, {}], "unused": []}, "display"),
        ({"display": ["rage", "pounce", "ambush", "stomp"], "energy_deck": []}, "display"),
        ({"display": ["rage", "rage"], "energy_deck": []}, "display[1]"),
        ({"display": ["kong"]}, "display[0]"),
        ({"players": [{"hand": ["rage"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"energy": -1}, {}]}, "players[0].energy"),
        ({"players": [{"play": [{"card": "kong", "growth": 2}]}, {}]}, "players[0].play[0].growth"),
        ({"dice": [1]}, "dice"),
        ({"this_turn": []}, "this_turn"),
        ({"cards": ["kong"] * 24}, "sets"),
    ],
)
def test_a_position_that_can_not_be_is_refused(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(bestiaire.BadPosition) as caught:
        table_at(**fields)
    assert caught.value.field == field
    assert caught.value.say("fr") != caught.value.say("en")
