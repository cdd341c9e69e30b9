"""The searching player: it knows what its seat knows, is the same with the same seed, and sees what is near."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.info import GameInfo
from bestiaire.core.record import new_table
from bestiaire.core.rng import Random, seeded
from bestiaire.core.state import State, win_of
from bestiaire.players import Opinion, SearchPlayer, Seat, player
from bestiaire.players.search import SELDOM, Search
from tests.depth import each_seed
from tests.tiny import SNIP


def opinion_of(table: bestiaire.Table, seed: int = 1, simulations: int = 200) -> Opinion:
    return SearchPlayer(seed, 3600.0, simulations).opinion(Seat(table))


def at_random(seed: int, moves: int) -> bestiaire.Table:
    """A table after some moves, at a choice of more than one option."""
    table = bestiaire.table("mindbug", seed=seed)
    dice = seeded(seed)
    for _ in range(moves):
        if table.choice is not None:
            table.play(dice.below(len(table.choice.options)))
    return table


@each_seed(3, 6)
def test_the_same_seed_and_number_of_simulations_come_to_the_same(seed: int) -> None:
    table = at_random(seed, 9)
    one, other = opinion_of(table, seed), opinion_of(table, seed)
    assert (one.options, one.line) == (other.options, other.line)


@each_seed(4, 8)
def test_what_the_seat_can_not_know_changes_nothing(seed: int) -> None:
    table = at_random(seed, 7)
    assert table.choice is not None
    before = opinion_of(table, seed, 60)
    for number in range(4):
        swapped = table.imagine(table.choice.player, 100 + number)
        assert swapped.position() != table.position() or swapped.digest() == table.digest()
        after = opinion_of(swapped, seed, 60)
        assert (after.options, after.line) == (before.options, before.line)


WIN: dict[str, Any] = {
    "players": [
        {"life": 1, "hand": ["bee_bear", "luchataur"], "play": ["gorillion"], "mindbugs": 0},
        {"life": 1, "hand": ["killer_bee"], "play": [], "mindbugs": 2},
    ]
}
LAST_LIFE: dict[str, Any] = {
    "active": 1,
    "players": [
        {"life": 1, "hand": ["bee_bear"], "play": ["gorillion", "shield_bugs"], "mindbugs": 0},
        {"life": 3, "hand": ["killer_bee"], "play": ["luchataur"], "mindbugs": 0},
    ],
}


def test_it_takes_the_win_that_is_there() -> None:
    table = bestiaire.table("mindbug", position=WIN)
    found = opinion_of(table)
    assert found.key == "attack:gorillion"
    assert found.chance == 1.0


def test_it_blocks_when_the_last_life_is_at_stake() -> None:
    table = bestiaire.table("mindbug", position=LAST_LIFE)
    table.play("attack:luchataur")
    assert table.choice is not None
    assert "block:none" in table.choice.keys
    found = opinion_of(table)
    assert found.key == "block:gorillion"
    assert {key: value for key, _, value in found.options}["block:none"] == 0.0


def test_an_opinion_says_how_often_each_option_was_tried_and_how_it_would_go_on() -> None:
    table = at_random(3, 6)
    assert table.choice is not None
    found = opinion_of(table, simulations=300)
    assert {key for key, _, _ in found.options} == set(table.choice.keys)
    assert sum(visits for _, visits, _ in found.options) == found.simulations == 300
    assert [visits for _, visits, _ in found.options] == sorted((v for _, v, _ in found.options), reverse=True)
    assert all(0.0 <= value <= 1.0 for _, _, value in found.options)
    assert found.line[0] == (table.choice.player, found.key)


def test_with_three_at_the_table_each_plays_for_the_own_outcome() -> None:
    table = new_table(SNIP, 5)
    dice = seeded(5)
    while table.choice is not None:
        found = opinion_of(table, dice.next(), 40)
        assert found.key in table.choice.keys
        table.play(found.key)
    assert table.result is not None


class Call(State[int]):
    """Stop, which wins once in three times; or throw a die and call what it shows: who calls right always wins."""

    def __init__(self, rng: Random) -> None:
        super().__init__([], rng, 2)
        self.die = 0

    def copy(self) -> Call:
        return Call(self.rng.copy())

    def stage(self) -> Flow[None]:
        first = yield Choice(0, "throw", [Option("throw", "no", 0), Option("throw", "yes", 1)], "CA-1")
        wins = self.rng.below(3) == 0
        if first.subject:
            self.die = self.rng.below(4) + 1
            called = yield Choice(0, "call", [Option("call", str(face), face) for face in (1, 2, 3, 4)], "CA-2")
            wins = called.subject == self.die
        self.result = win_of([0 if wins else 1], 2, "called")

    def unseen(self, seat: int | None) -> list[list[int]]:
        return []

    def luck(self) -> int:
        return self.die


NAME = {"en": "Call", "fr": "Annonce"}
CALL = GameInfo("call", NAME, (2, 2), lambda seats, options, rng: Call(rng), lambda position, rng: Call(rng))


def test_what_came_of_different_throws_is_kept_apart() -> None:
    """Judged by its average over all throws, no call would be better than another, and to stop the best."""
    found = opinion_of(new_table(CALL, 1), simulations=2000)
    assert found.key == "throw:yes"
    assert found.chance > 0.9
    assert found.line == [(0, "throw:yes")], "nobody knows how a die falls"


def test_after_a_throw_seldom_seen_nothing_is_tried() -> None:
    search = Search(Seat(new_table(CALL, 1)), 1)
    tried: list[tuple[int, int]] = []
    for _ in range(300):
        search.simulate()
        thrown = search.root.children.get("throw:yes")
        if thrown is not None and thrown.throws is not None:
            tried += [(node.visits, len(node.children)) for node in thrown.throws.values()]
    assert {children for visits, children in tried if visits <= SELDOM} == {0}
    assert max(children for _, children in tried) > 1


def test_thinking_changes_nothing_at_the_table() -> None:
    table = at_random(2, 8)
    before = table.digest(), table.moves
    opinion_of(table)
    assert (table.digest(), table.moves) == before


@each_seed(3, 5)
def test_what_everybody_can_hope_for_is_one_together(seed: int) -> None:
    table = at_random(seed, 10).imagine(0, seed)
    assert sum(table.outcome()) == pytest.approx(1.0)
    table.play_out(seeded(seed), 6)
    assert sum(table.outcome()) == pytest.approx(1.0)
    played = at_random(seed, 10).imagine(1, seed)
    played.play_out(seeded(seed), 100_000)
    assert sorted(played.outcome()) == [0.0, 1.0]
    assert played.result is not None


def test_a_hundred_simulations_a_move_beat_chance() -> None:
    wins = 0
    for seed in range(8):
        table = bestiaire.table("mindbug", seed=seed)
        players = [player("search:100", seed), player("random", seed)]
        if seed % 2:
            players.reverse()
        while table.choice is not None:
            table.play(players[table.choice.player].choose(Seat(table)))
        assert table.result is not None
        wins += table.result.winners == [seed % 2]
    assert wins >= 7


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:0", "search:0s", "search:-1", "search:1m", "search:1" * 5]
)
def test_a_search_that_is_none(name: str) -> None:
    with pytest.raises(bestiaire.BadInput, match=r"^player: unknown") as caught:
        player(name, 1)
    assert caught.value.say("fr") != str(caught.value)
