"""The puzzles that come with the program: each can be played as it says, and says what is true."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.puzzles.outlook import played_out
from bestiaire.puzzles.proving import MARGIN, measure, prove
from bestiaire.puzzles.puzzle import GRADES, Puzzle, is_worthwhile, play_way, table_of
from bestiaire.puzzles.shelf import all_games, box_of, boxes_learnt, chosen, of_day, puzzles_of
from bestiaire.puzzles.telling import asked_seat, task, theme_name, why_right, why_wrong
from bestiaire.words import LANGUAGES
from tests.depth import times

ENOUGH = 50_000
"""Steps of a proof: more than any took when it was found."""
SHELF = [info for info in bestiaire.games().values() if puzzles_of(info)]
MEASURED = [info for info in SHELF if not next(iter(puzzles_of(info).values())).within]


def sample(info: GameInfo, few: int) -> list[Puzzle]:
    """So many of a game's puzzles, from all over its file; in `make test-all` all."""
    puzzles = list(puzzles_of(info).values())
    step = max(1, len(puzzles) // times(few, len(puzzles)))
    return puzzles[::step]


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.key)
def test_every_puzzle_is_played_as_it_says(info: GameInfo) -> None:
    """The answer wins by its way, and every other move is refuted by its own."""
    puzzling = info.puzzling()
    assert puzzling is not None
    for puzzle in puzzles_of(info).values():
        table = table_of(info, puzzle)
        choice = table.choice
        assert choice is not None
        assert choice.kind in puzzling.kinds
        assert puzzle.theme in puzzling.themes
        assert puzzle.grade in GRADES
        assert {puzzle.answer, puzzle.tempting} <= set(choice.keys)
        assert puzzle.answer != puzzle.tempting
        if not puzzle.within:
            best, *others = puzzle.chances.values()
            assert next(iter(puzzle.chances)) == puzzle.answer
            assert best.rate - max(other.rate for other in others) >= MARGIN - 0.001
            assert best.low > max(other.high for other in others) - 0.002
            continue
        assert set(puzzle.ways) == set(choice.keys)
        for key, way in puzzle.ways.items():
            end = play_way(info, puzzle, way)
            wins = end.result is not None and end.result.winners == [choice.player]
            assert wins == (key == puzzle.answer), (puzzle.key, key)


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.key)
def test_there_is_something_to_think_about(info: GameInfo) -> None:
    for puzzle in puzzles_of(info).values():
        assert is_worthwhile(table_of(info, puzzle), puzzle.answer), puzzle.key


def test_puzzles_that_everybody_sees_are_left_out() -> None:
    """In Mindbug to attack a bare side with the only creature that can; in Duel what too much energy buys."""
    for game, changed in (("mindbug", {"play": []}), ("duel", {"energy": 16})):
        info = bestiaire.game(game)
        for puzzle in sample(info, 12):
            table = table_of(info, puzzle)
            assert table.choice is not None
            rival = 1 - table.choice.player
            attacks = [key for key in table.choice.keys if key.startswith("attack:")]
            if game == "mindbug" and (len(attacks) != 1 or puzzle.answer not in attacks):
                continue
            players = [dict(one) for one in puzzle.start["players"]]
            players[rival].update(changed)
            easy = replace(puzzle, start={**puzzle.start, "players": players}, moves=())
            table = table_of(info, easy)
            if table.choice is not None and puzzle.answer in table.choice.keys:
                assert not is_worthwhile(table, puzzle.answer), puzzle.key


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.key)
def test_claims_are_verified_anew(info: GameInfo) -> None:
    for puzzle in sample(info, 12):
        table = table_of(info, puzzle)
        if puzzle.within:
            proof = prove(table, most_steps=ENOUGH)
            assert proof is not None, puzzle.key
            assert (proof.answer, proof.within) == (puzzle.answer, puzzle.within), puzzle.key
        elif times(0, 1):
            chances = measure(table, 5)
            assert chances is None or next(iter(chances)) == puzzle.answer, puzzle.key


def test_what_refutes_a_move_in_duel_ends_with_the_turn() -> None:
    """A turn runs in stages, the Rival's too: what the Rival does with its own is no reason."""
    info = bestiaire.game("duel")
    for puzzle in sample(info, 12):
        for way in puzzle.ways.values():
            table = table_of(info, puzzle, way)
            whose = table.view(None)["active"]
            for key in way.moves:
                assert table.view(None)["active"] == whose, puzzle.key
                table.play(key)


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.key)
def test_what_is_said_is_said_in_both_languages(info: GameInfo) -> None:
    for puzzle in sample(info, 6):
        for lang in LANGUAGES:
            assert task(puzzle, lang)
            assert theme_name(info, puzzle, lang)
            assert all(why_right(info, puzzle, lang))
            for key in table_of(info, puzzle).choice.keys:  # type: ignore[union-attr]
                assert key == puzzle.answer or why_wrong(info, puzzle, key, lang)


@pytest.mark.parametrize("info", MEASURED, ids=lambda info: info.key)
def test_measured_moves_say_what_usually_comes_of_them(info: GameInfo) -> None:
    """From what the solver sees, and the same each time; but where quick play comes to another end than the search."""
    looked_at = sample(info, 6)
    silent = 0
    for puzzle in looked_at:
        said = why_right(info, puzzle, "en")
        silent += not any("Most often then" in sentence for sentence in said)
        played_out.cache_clear()
        assert why_right(info, puzzle, "en") == said
    assert silent <= len(looked_at) // 20


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.key)
def test_keys_are_different_and_the_solver_is_asked(info: GameInfo) -> None:
    puzzles = puzzles_of(info)
    assert all(key == puzzle.key for key, puzzle in puzzles.items())
    assert all(asked_seat(table_of(info, puzzle)) >= 0 for puzzle in sample(info, 6))


def test_each_day_has_one_puzzle_of_each_game_for_everybody() -> None:
    """None comes again before all of its game have come; the games take turns in coming first."""
    games = all_games()
    first = date(2026, 11, 18)
    days = [of_day(first + timedelta(days)) for days in range(max(len(puzzles_of(one)) for one in games))]
    assert days[0] == of_day(first)
    assert {day[0][0].key for day in days[: len(games)]} == {info.key for info in games}
    for info in games:
        own = [puzzle.key for day in days for game, puzzle in day if game is info]
        assert len(own) == len(days)
        assert len(set(own)) == len(puzzles_of(info))


def test_puzzles_are_chosen_by_theme_and_grade_and_what_is_done_comes_last() -> None:
    info = all_games()[0]
    puzzles = list(puzzles_of(info).values())
    theme = puzzles[0].theme
    assert {one.theme for one in chosen(puzzles, theme)} == {theme}
    grades = [one.grade for one in chosen(puzzles)]
    assert grades == sorted(grades)
    assert chosen(puzzles, done=frozenset({chosen(puzzles)[0].key}))[-1] == chosen(puzzles)[0]


def test_what_somebody_has_learnt_comes_first() -> None:
    """Who has learnt nothing is taken to know what the first lesson teaches."""
    info = bestiaire.game("mindbug")
    first, second = [lesson.key for lesson in info.lessons()]
    assert boxes_learnt(info, []) == boxes_learnt(info, [first]) == ["first_contact"]
    assert boxes_learnt(info, [first, second]) == ["first_contact", "king_of_tokyo"]
    familiar = chosen(puzzles_of(info).values(), is_familiar=lambda one: box_of(info, one) == "king_of_tokyo")
    boxes = [box_of(info, one) == "king_of_tokyo" for one in familiar]
    assert boxes == sorted(boxes, reverse=True)
    assert any(boxes)
    assert not all(boxes)
