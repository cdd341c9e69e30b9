"""What is said of a puzzle: its task, why a move fails, and why the answer is right."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import NAMES
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_answer, tell_event, words_of
from bestiaire.puzzles.outlook import reasons
from bestiaire.puzzles.puzzle import Chance, Puzzle, Way, table_of
from bestiaire.words import Phrase, capital, percent, say

TASKS: Final = {
    0: Phrase(en="Find the best move", fr="Trouvez le meilleur coup"),
    1: Phrase(en="Win this turn", fr="Gagnez à ce tour"),
    2: Phrase(en="Win within two turns", fr="Gagnez en deux tours"),
}
NOT_IN_TIME: Final = {
    1: Phrase(en="that does not win this turn.", fr="cela ne gagne pas à ce tour."),
    2: Phrase(en="that does not win within two turns.", fr="cela ne gagne pas en deux tours."),
}
WINS: Final = {
    1: Phrase(
        en="wins this turn, whatever the other side holds and answers.",
        fr="gagne à ce tour, quoi que l'autre camp ait en main et réponde.",
    ),
    2: Phrase(
        en="wins within two turns, whatever the other side holds and answers.",
        fr="gagne en deux tours, quoi que l'autre camp ait en main et réponde.",
    ),
}
MOST_SENTENCES: Final = 2
NO_LABELS: Final[Mapping[str, str]] = MappingProxyType({})


class Beat(NamedTuple):
    """A move of a way, and the table after it."""

    player: int
    key: str
    table: Table
    seen: int
    """How many events had happened before the move."""


def asked_seat(table: Table) -> int:
    assert table.choice is not None
    return table.choice.player


def beats_of(info: GameInfo, puzzle: Puzzle, way: Way) -> list[Beat]:
    """A way move by move, each with a table of its own."""
    table = table_of(info, puzzle, way)
    beats: list[Beat] = []
    for key in way.moves:
        player, seen = asked_seat(table), len(table.events)
        table = table.fork()
        table.play(key)
        beats.append(Beat(player, key, table, seen))
    return beats


def way_after(info: GameInfo, puzzle: Puzzle, key: str) -> Way:
    """What comes of a first move; of a move whose chance was measured, only the move itself."""
    return puzzle.ways.get(key, Way((key,)))


def names_at(table: Table, seat: int, lang: str) -> list[str]:
    """What the players are called, seen from a seat."""
    others = iter(NAMES)
    return [say(lang, en="you", fr="vous") if one == seat else next(others) for one in range(table.seats)]


def task(puzzle: Puzzle, lang: str) -> str:
    return TASKS[puzzle.within].say(lang)


def theme_name(info: GameInfo, puzzle: Puzzle, lang: str) -> str:
    puzzling = info.puzzling()
    assert puzzling is not None
    return puzzling.themes[puzzle.theme].say(lang)


def move_name(info: GameInfo, puzzle: Puzzle, key: str, lang: str, labels: Mapping[str, str] = NO_LABELS) -> str:
    """A first move in words: those on its button, where one has them all."""
    if key in labels:
        return labels[key]
    table = table_of(info, puzzle)
    seat = asked_seat(table)
    return tell_answer(words_of(info), table.view(seat), key, names_at(table, seat, lang), lang).removesuffix(".")


def why_wrong(info: GameInfo, puzzle: Puzzle, key: str, lang: str) -> str:
    """Why another move than the answer fails: what the others do against it, or how seldom it wins."""
    if not puzzle.within:
        return " ".join([odds(puzzle, key, lang), *usually(info, puzzle, key, puzzle.answer, lang)])
    told = replies(info, puzzle, way_after(info, puzzle, key), lang)
    return " ".join(
        [*told, capital(NOT_IN_TIME[puzzle.within].say(lang))] if told else [NOT_IN_TIME[puzzle.within].say(lang)]
    )


def replies(info: GameInfo, puzzle: Puzzle, way: Way, lang: str) -> list[str]:
    """What came of the last thing that somebody else did, in the words of the log."""
    seat = asked_seat(table_of(info, puzzle))
    last = next((beat for beat in reversed(beats_of(info, puzzle, way)) if beat.player != seat), None)
    if last is None:
        return []
    names = names_at(last.table, seat, lang)
    words, happened = words_of(info), last.table.events[last.seen :]
    told = [tell_event(words, event.seen_by(seat), seat, names, lang) for event in happened]
    return [sentence for sentence in told if sentence][:MOST_SENTENCES]


def odds(puzzle: Puzzle, key: str, lang: str) -> str:
    """« it wins 38 % of the games; another move wins 71 %. »"""
    best = puzzle.chances[puzzle.answer]
    tried = puzzle.chances.get(key)
    if tried is None:
        return say(
            lang,
            en=f"there is a move that wins {percent(lang, best.rate)} of the games.",
            fr=f"un autre coup gagne {percent(lang, best.rate)} des parties.",
        )
    return say(
        lang,
        en=f"it wins {percent(lang, tried.rate)} of the games; there is a move that wins {percent(lang, best.rate)}.",
        fr=f"il gagne {percent(lang, tried.rate)} des parties ; un autre coup en gagne {percent(lang, best.rate)}.",
    )


def why_right(info: GameInfo, puzzle: Puzzle, lang: str, labels: Mapping[str, str] = NO_LABELS) -> list[str]:
    """The answer with what it is worth, and why what tempts most fails."""
    answer = move_name(info, puzzle, puzzle.answer, lang, labels)
    tempting = move_name(info, puzzle, puzzle.tempting, lang, labels)
    colon = say(lang, en=":", fr="\u00a0:")
    if puzzle.within:
        return [
            f"{answer}{colon} {WINS[puzzle.within].say(lang)}",
            f"{tempting}{colon} {why_wrong(info, puzzle, puzzle.tempting, lang)}",
        ]
    best, other = puzzle.chances[puzzle.answer], puzzle.chances.get(puzzle.tempting)
    after_best = usually(info, puzzle, puzzle.answer, puzzle.tempting, lang)
    told = [" ".join([f"{answer}{colon} {measured(best, lang)}", *after_best])]
    if other is None:
        return told
    after_other = usually(info, puzzle, puzzle.tempting, puzzle.answer, lang)
    return [*told, " ".join([f"{tempting}{colon} {measured(other, lang)}", *after_other])]


def usually(info: GameInfo, puzzle: Puzzle, key: str, other: str, lang: str) -> list[str]:
    """« Most often then: Bo loses 3 hearts: 2 left. » What sets a move apart from another, and how the game ends."""
    table = table_of(info, puzzle)
    found = reasons(info, puzzle, key, other, names_at(table, asked_seat(table), lang), lang)
    told = " ".join(found)
    return [say(lang, en=f"Most often then: {told}", fr=f"Le plus souvent ensuite\u00a0: {told}")] if found else []


def measured(chance: Chance, lang: str) -> str:
    """« 71 % of the games won (66 % to 76 %, 900 tried). »"""
    rate, low, high = (percent(lang, part) for part in (chance.rate, chance.low, chance.high))
    return say(
        lang,
        en=f"{rate} of the games won ({low} to {high}, {chance.trials} tried).",
        fr=f"{rate} des parties gagnées (de {low} à {high}, {chance.trials} essais).",
    )
