"""Figures: what is worked out from games, where one knows what must come out."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import bestiaire
from bestiaire import arena
from bestiaire.arena.figures import parts_of_win


def test_the_card_that_always_wins(high: str) -> None:
    """Three beats everything but the other three; one loses to everything."""
    results = arena.run(high, ["random", "random"], 400, seed=1)
    cards = results.figures()["cards"]
    assert cards["card_1"]["kept"]["rate"] == 0
    assert cards["card_1"]["kept"]["high"] < 0.05
    threes = [row for row in results if sorted(json.loads(row.scores)) == [3, 3]]
    kept = cards["card_3"]["kept"]
    assert threes
    assert kept["wins"] == kept["games"] - len(threes)
    assert kept["low"] < kept["rate"] < kept["high"]
    for card in ("card_1", "card_2", "card_3"):  # a coin decides who keeps what: what was drawn means nothing
        drawn = cards[card]["drawn"]
        assert drawn["low"] < 0.5 < drawn["high"]
    for kind in ("drawn", "kept"):
        twice = sum(len({json.dumps(seat) for seat in json.loads(row.cards)[kind]}) == 1 for row in results)
        assert sum(cards[card][kind]["games"] for card in cards) == 2 * len(results)
        assert twice == len(threes)


def test_what_players_win_anyway_is_not_the_cards_merit(high: str) -> None:
    """Of two cards the greedy player keeps the better one, if it is asked: with every card it wins more than random."""
    results = arena.run(high, ["greedy", "random"], 200, seed=1)
    figures = results.figures()
    usual = {player["player"]: player["rate"] for player in figures["players"]}
    counted: Counter[tuple[str, str]] = Counter()
    for row in results:
        for seat, who in enumerate(json.loads(row.seats)):
            (card,) = json.loads(row.cards)["kept"][seat]
            counted[card, results.settings.labels[who]] += 1
    for card, by_kind in figures["cards"].items():
        games = {player: counted[card, player] for player in usual}
        expected = sum(games[player] * usual[player] for player in usual) / sum(games.values())
        assert by_kind["kept"]["expected"] == pytest.approx(expected)


def test_counts_are_those_of_the_games(snip: str) -> None:
    results = arena.run(snip, ["greedy", "random"], 30, seed=2)
    figures = results.figures()
    rows = list(results)
    assert (figures["games"], figures["of"]) == (len(rows), 60)
    assert figures["lengths"] == {str(length): n for length, n in sorted(Counter(row.length for row in rows).items())}
    assert figures["reasons"] == {"score": 60}
    assert figures["cards"] == {}
    assert sum(player["wins"] for player in figures["players"]) == pytest.approx(60)
    assert sum(player["games"] for player in figures["players"]) == 180
    assert [share["games"] for share in figures["by_turn"]] == [60, 60, 60]
    assert sum(share["wins"] for share in figures["by_turn"]) == pytest.approx(60)


def test_who_beats_whom_adds_up() -> None:
    matrix = arena.run("mindbug", ["search:5", "random", "random"], 6, seed=3).figures()["matrix"]
    assert sorted(matrix) == ["random", "random#2", "search:5"]
    for one, row in matrix.items():
        assert one not in row
        for other, share in row.items():
            assert share["games"] == matrix[other][one]["games"] == 6
            assert share["rate"] + matrix[other][one]["rate"] == pytest.approx(1)


def test_the_first_player_is_who_was_asked_first() -> None:
    results = arena.run("mindbug", ["random", "random"], 20, seed=3)
    began = Counter(row.first in json.loads(row.winners) for row in results)
    assert results.figures()["by_turn"][0]["wins"] == began[True]
    for row in results:
        table = bestiaire.table("mindbug", seed=row.seed)
        assert table.choice is not None
        assert table.choice.player == row.first


def test_a_strong_player_is_rated_above_a_weak_one() -> None:
    best, worst = arena.run("mindbug", ["random", "search:10"], 20, seed=1).figures()["players"]
    assert (best["player"], worst["player"]) == ("search:10", "random")
    assert best["rating"]["low"] > worst["rating"]["high"]


def test_figures_are_json() -> None:
    figures = arena.run("mindbug", ["random", "random"], 2, seed=1).figures()
    assert json.loads(json.dumps(figures)) == figures


@pytest.mark.parametrize(
    ("winners", "seats", "parts"),
    [([1], 2, [0, 1]), ([0, 1], 2, [0.5, 0.5]), ([], 4, [0.25] * 4), ([0, 2], 3, [0.5, 0, 0.5])],
)
def test_everybodys_part_of_the_win(winners: list[int], seats: int, parts: list[float]) -> None:
    assert parts_of_win(winners, seats) == parts


def test_listening_hears_what_events_tell() -> None:
    """The arena listens while it plays; what it hears is what the table tells afterwards."""
    for seed in range(30):
        table = bestiaire.table("mindbug", seed=seed)
        rng = bestiaire.Random(seed + 1)
        for _ in range(seed % 4):
            table.play(0)
        heard = table.listen()
        while table.choice is not None:
            table.play(rng.below(len(table.choice.options)))
        assert [event.in_full() for event in heard] == [event.in_full() for event in table.events]
