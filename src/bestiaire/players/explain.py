"""What a search thinks, for people: how likely a win is, how good each option is, and how it would go on, in words.

A search runs through imagined worlds, and so do the lines it finds: a card that somebody else plays in one of them is a
guess. A line is therefore told only as far as it holds in every world that the seat can imagine: it ends before the
first move that one of them does not offer, or would put into other words. Everything here is worked out from a `Seat`,
so that an explanation is the same whatever the unseen cards are.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

from bestiaire.core.info import Words
from bestiaire.core.table import Table
from bestiaire.core.telling import numbered_names, tell_answer, words_of
from bestiaire.players.search import Opinion
from bestiaire.players.seat import Seat
from bestiaire.words import Phrase, capital, count, percent, say
from bestiaire.words.plain import titled

WORLDS = 8
"""In so many imagined worlds a line must hold."""
LONGEST = 6
"""Moves of a line that are told."""
LINES = 3
"""Options whose lines are told."""
CLOSE = 0.03
CLEAR = 0.12
"""Differences between chances to win that mean little, and much."""

ALIKE = Phrase(en="About as good: {option} ({chance}).", fr="À peu près aussi bon : {option} ({chance}).")
A_LITTLE = Phrase(en="A little worse: {option} ({chance}).", fr="Un peu moins bon : {option} ({chance}).")
CLEARLY = Phrase(en="Clearly worse: {option} ({chance}).", fr="Nettement moins bon : {option} ({chance}).")


@dataclass(frozen=True)
class Step:
    """A move of a line: who makes it, and what it is in the words of the one who does."""

    player: int
    key: str
    words: str


@dataclass(frozen=True)
class Judged:
    """An option: how often it was tried, the chance to win with it, and how it would go on."""

    key: str
    words: str
    visits: int
    chance: float
    line: tuple[Step, ...]
    """What would follow it, as far as that does not depend on what is hidden."""
    is_cut: bool
    """Whether the line went on with what the seat can only guess."""


@dataclass(frozen=True)
class Explanation:
    """An opinion in words. The options are in the order of the opinion, the best first."""

    player: int
    lang: str
    simulations: int
    chance: float
    hopes: tuple[float, ...]
    """Everybody's chance to win, by seat."""
    options: tuple[Judged, ...]
    sentences: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def explain(seat: Seat, opinion: Opinion, lang: str, names: list[str] | None = None) -> Explanation:
    """An opinion in words for the one who is asked; `names` are the players' names by seat."""
    words = words_of(seat.info)
    view = seat.view()
    worlds = [seat.imagine(number) for number in range(WORLDS)]
    called = names or numbered_names(worlds[0].seats, lang)
    judged = []
    for place, (key, visits, chance) in enumerate(opinion.options):
        told: list[Step] = []
        line = opinion.lines[place][: LONGEST + 1] if place < LINES else []
        if line:
            told = follow(worlds, line, words, called, seat.number, lang)
        is_cut = len(told) < len(line)
        answer = tell_answer(words, view, key, called, lang).removesuffix(".")  # it stands inside a sentence
        judged.append(Judged(key, answer, visits, rounded(chance), tuple(told[1:]), is_cut and bool(told)))
    hopes = tuple(rounded(hope) for hope in opinion.hopes)
    options = tuple(judged)
    said = sentences(options, opinion.simulations, lang)
    return Explanation(seat.number, lang, opinion.simulations, rounded(opinion.chance), hopes, options, said)


def rounded(chance: float) -> float:
    return round(chance, 4)


def follow(
    worlds: list[Table], line: list[tuple[int, str]], words: Words, names: list[str], me: int, lang: str
) -> list[Step]:
    """The moves of a line in words, as far as every world offers them and words them alike."""
    running = [world.fork() for world in worlds]
    told: list[Step] = []
    for player, key in line:
        said: set[str] = set()
        for world in running:
            play_forced(world, leave=not told)
            if world.choice is None or world.choice.player != player or key not in world.choice.keys:
                return told
            said.add(tell_answer(words, world.view(player), key, names, lang))
            world.play(key)
        if len(said) > 1:
            return told
        answer = said.pop().removesuffix(".")
        who = say(lang, en="You", fr="Vous") if player == me else capital(names[player])
        told.append(Step(player, key, titled(lang, who, answer)))
    return told


def play_forced(world: Table, leave: bool) -> None:
    """Plays what has but one answer, as a search does; `leave` the question that is asked now."""
    while not leave and world.choice is not None and len(world.choice.options) == 1:
        world.play(world.choice.options[0])


def sentences(options: tuple[Judged, ...], simulations: int, lang: str) -> tuple[str, ...]:
    """The opinion in a few sentences: the chance, the best option and how much it is better, and the line."""
    best = options[0]
    chance, games = percent(lang, best.chance), count(lang, simulations)
    said = [
        say(
            lang,
            en=f"Chance to win: {chance} ({games} games imagined).",
            fr=f"Chances de gagner : {chance} ({games} parties imaginées).",
        ),
        say(lang, en=f"Best: {best.words}.", fr=f"Le meilleur choix : {best.words}."),
    ]
    if len(options) == 1:
        said[1] = say(
            lang, en=f"There is no other choice: {best.words}.", fr=f"Il n'y a pas d'autre choix : {best.words}."
        )
    else:
        said.append(compare(best, options[1], lang))
    if best.line:
        then = "; ".join(step.words for step in best.line)
        said.append(
            say(
                lang,
                en=f"Then, most likely: {then}.",
                fr=f"Ensuite, sans doute : {then.replace(';', ' ;')}.",
            )
        )
    if best.is_cut:
        said.append(
            say(
                lang,
                en="What comes after that depends on what you can't see.",
                fr="La suite dépend de ce que vous ne voyez pas.",
            )
        )
    return tuple(said)


def uncertainty(one: Judged, other: Judged) -> float:
    """So much two options may seem to differ by luck: two standard errors. Of what was tried once or twice nobody knows
    anything."""
    return 2 * math.sqrt(sum(judged.chance * (1 - judged.chance) / max(1, judged.visits) for judged in (one, other)))


def compare(best: Judged, other: Judged, lang: str) -> str:
    """How the best option stands to the next: what a search may be wrong about is no difference."""
    better = best.chance - other.chance
    stands = CLEARLY
    if better < max(CLOSE, uncertainty(best, other)):
        stands = ALIKE
    elif better < CLEAR:
        stands = A_LITTLE
    return stands.say(lang, option=other.words, chance=percent(lang, other.chance))
