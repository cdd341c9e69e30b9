"""`bestiaire.testing.check` also listens and looks: a mistake in words or page is found there, not at a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from bestiaire.core.errors import BadOptions, BrokenGame
from bestiaire.core.info import GameInfo
from bestiaire.core.questions import Answer, Question, Questions
from bestiaire.core.record import new_table
from bestiaire.core.rng import Random
from bestiaire.core.showing import Page, Sight
from bestiaire.core.speaking import GameWords
from bestiaire.show.page.plain import PlainPage, Shown
from bestiaire.testing import check
from bestiaire.words import Phrase
from bestiaire.words.plain import PlainWords
from bestiaire.words.rulebook import Rulebook
from tests.tiny import SNIP, Snip, new

WHICH = Phrase(en="Which?", fr="Lequel ?")
WAITS = Phrase(en="{who} chooses…", fr="{who} choisit…")
KEEP = {"keep": WHICH, "again": WHICH}
RULEBOOK = Rulebook("SN", {}, {}, [], {})
LAY = Phrase(en="Lay {card}", fr="Poser {card}")


class TinyWords(GameWords):
    def question_slots(self, view: dict[str, Any], lang: str) -> dict[str, Any]:
        return {"die": 1}

    def event_slots(self, told: dict[str, Any], seat: int | None, names: list[str], lang: str) -> dict[str, Any]:
        return {}

    def ending(self, result: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
        return PlainWords().ending(result, seat, names, lang)


def speaking(
    asks: Phrase = WHICH,
    waits: Phrase = WAITS,
    says: Phrase = LAY,
    fixed: dict[str, Phrase] = KEEP,
    events: dict[str, tuple[Phrase, ...]] | None = None,
) -> GameInfo:
    """The tiny game with these words."""
    rows = Questions([Question("roll", WHICH, waits), Question("lay", asks, WAITS)], [
        Answer("roll", fixed=fixed), Answer("lay", says, of="card"),
    ])  # fmt: skip
    words = TinyWords(rows, {"card": lambda view, key, name, lang: {"card": name}}, events or {}, RULEBOOK)
    return replace(SNIP, questions=rows, words=lambda: words)


WRONG = Phrase(en="Which {card}?", fr="Quelle {carte} ?")


def test_a_game_whose_sentences_are_complete_passes() -> None:
    check(speaking(asks=Phrase(en="Die {die}?", fr="Dé {die} ?")), games=2)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (speaking(asks=WRONG), r"the question 'lay' says \{card\}, which nobody fills; it has: die"),
        (speaking(waits=WRONG), r"who waits at 'roll' says \{card\}, which nobody fills; it has: die, who"),
        (speaking(fixed={**KEEP, "keep": WRONG}), r"the answer 'roll:keep' says \{card\}, which nobody fills; it has"),
        (speaking(says=Phrase(en="Lay {card}", fr="Poser {carte}")), r"the answer 'lay:\d+' says \{carte\}, .*: card"),
    ],
)
def test_a_slot_that_nobody_fills_is_named_with_those_there_are(wrong: GameInfo, problem: str) -> None:
    with pytest.raises(BrokenGame, match=problem):
        check(wrong, games=1)


def test_a_slot_of_an_event_that_nobody_fills_is_named() -> None:
    told = {**worded(*events_of_snip()), sorted(events_of_snip())[0]: (WRONG,)}
    with pytest.raises(BrokenGame, match=r"the event '\w+' says \{card\}, which nobody fills; it has: who"):
        check(speaking(events=told), games=1)


def test_an_event_without_words_is_named() -> None:
    told = worded(*sorted(events_of_snip())[1:])
    with pytest.raises(AssertionError, match=f"the event '{sorted(events_of_snip())[0]}' has no words"):
        check(speaking(events=told), games=1)


def events_of_snip() -> set[str]:
    table = new_table(SNIP, 1, 3, {})
    heard = table.listen()
    while table.choice is not None:
        table.play(0)
    return {event.kind for event in heard} - {"game_over"}


def worded(*kinds: str) -> dict[str, tuple[Phrase, ...]]:
    return dict.fromkeys(kinds, (WHICH,))


def test_a_page_that_can_t_show_a_table_is_found() -> None:
    class Lost(PlainPage):
        def show(self, sight: Sight) -> Shown:
            raise KeyError("nowhere")

    with pytest.raises(KeyError, match="nowhere") as caught:
        check(replace(SNIP, page=lambda: cast("Page", Lost(SNIP))), games=1)
    assert any("shown to seat None, in 'en'" in note for note in caught.value.__notes__)


def test_numbers_of_players_that_the_options_refuse_are_left_out() -> None:
    played = set()

    def for_three(seats: int, options: dict[str, Any], rng: Random) -> Snip:
        if options.get("long") and seats < 3:
            raise BadOptions("long", "is for three players")
        played.add((bool(options.get("long")), seats))
        return new(seats, options, rng)

    info = replace(SNIP, players=(2, 3), new=for_three, options={"long": False}, variants={"long": {"long": True}})
    check(info, games=1)
    assert played == {(False, 2), (False, 3), (True, 3)}


def test_a_variant_that_nobody_can_play_is_named() -> None:
    def refused(seats: int, options: dict[str, Any], rng: Random) -> Snip:
        if options.get("long"):
            raise BadOptions("long", "is not known")
        return new(seats, options, rng)

    info = replace(SNIP, new=refused, options={"long": False}, variants={"long": {"long": True}})
    with pytest.raises(AssertionError, match="snip: the variant 'long' can't be played by any number of players"):
        check(info, games=1)
