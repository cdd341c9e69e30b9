"""What statistics count about Mindbug's cards: drawn, played, stolen by a Mindbug, bought."""

from __future__ import annotations

import bestiaire
from bestiaire.games.mindbug.play.facts import read_facts


def facts_of(table: bestiaire.Table, *moves: str) -> list[tuple[str, int, str]]:
    for move in moves:
        table.play(move)
    return read_facts(table.events)


def test_a_card_that_is_played_and_kept_counts_as_played() -> None:
    position = {"players": [{"hand": ["gorillion"]}, {"hand": ["bee_bear"]}]}
    table = bestiaire.table("mindbug", position=position)
    assert facts_of(table, "play:gorillion", "mindbug:no") == [("played", 0, "gorillion")]


def test_a_card_that_a_mindbug_takes_counts_for_who_took_it() -> None:
    position = {"players": [{"hand": ["gorillion", "luchataur"]}, {"hand": ["bee_bear"]}]}
    table = bestiaire.table("mindbug", position=position)
    assert facts_of(table, "play:gorillion", "mindbug:yes") == [("stolen", 1, "gorillion")]


def test_drawn_cards_count_though_only_their_player_saw_them() -> None:
    position = {"players": [{"hand": ["gorillion"], "deck": ["luchataur"]}, {"hand": ["bee_bear"]}]}
    assert ("drawn", 0, "luchataur") in facts_of(bestiaire.table("mindbug", position=position))


def test_energy_cards_count_when_bought_and_when_they_come_for_free() -> None:
    position = {
        "sets": ["king_of_tokyo"],
        "players": [{"energy": 1, "hand": ["kong"], "play": ["hades"]}, {"hand": ["rob"], "play": ["mantis"]}],
        "display": ["random_mutation", "ambush"],
        "energy_deck": ["healing_bots", "stomp"],
    }
    table = bestiaire.table("mindbug", position=position, seed=1)
    found = facts_of(table, "buy:random_mutation")
    assert ("bought", 0, "random_mutation") in found
    assert [card for kind, seat, card in found if (kind, seat) == ("bought", 0)] == ["random_mutation", "stomp"]
