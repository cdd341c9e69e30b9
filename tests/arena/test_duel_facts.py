"""What statistics count in King of Tokyo Duel: Monsters and the cards that are bought or swapped."""

from __future__ import annotations

from bestiaire import arena
from bestiaire.games.duel.play.facts import read_facts
from tests.games.duel.play import DuelTables


def test_bought_cards_count_for_who_bought_them(duel: DuelTables) -> None:
    table = duel({"energy": 9}, phase="buy", market=["frenzy", "scrappy"])
    table.play("buy:scrappy", "place:fame@5")
    assert ("bought", 0, "scrappy") in read_facts(table.table.events)


def test_a_card_taken_in_a_swap_counts_as_such(duel: DuelTables) -> None:
    table = duel.rolled("3 smash", us={"keep": ["scrappy"]}, them={"keep": ["unstable_dna"]})
    table.play("unstable_dna:scrappy")
    assert ("swapped", 1, "scrappy") in read_facts(table.table.events)


def test_every_pairing_of_monsters_is_counted_from_both_sides() -> None:
    with arena.run("duel", ["random", "random"], 60, options={"monsters": "random"}, seed=3, jobs=1) as results:
        sides = results.figures()["sides"]
        page = results.report("fr")
    assert sum(side["games"] for side in sides.values()) == 120, "two Monsters in every game"
    for one, side in sides.items():
        for other, share in side["against"].items():
            back = sides[other]["against"][one]
            assert share["games"] == back["games"]
            assert share["wins"] + back["wins"] == share["games"]
    assert "Quel Monstre bat quel autre" in page


def test_monsters_are_no_cards() -> None:
    with arena.run("duel", ["random", "random"], 10, options={"monsters": "random"}, seed=3, jobs=1) as results:
        assert not set(results.figures()["cards"]) & {"alienoid", "the_king", "gigazaur", "meka_dragon"}
