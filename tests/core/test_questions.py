"""Every kind of question and every verb has a row, and what lacks one is a clear error, never a broken page."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.asked import asked_by, check_declared
from bestiaire.core.choice import Choice, Option
from bestiaire.core.info import GameInfo
from bestiaire.core.learning import learning_of
from bestiaire.core.questions import Answer, Question, Questions
from bestiaire.core.rng import seeded
from bestiaire.core.showing import Sight
from bestiaire.core.speaking import GameWords
from bestiaire.show.page.plain import page_of
from bestiaire.testing import check_rows, check_seeds
from bestiaire.words import Phrase
from bestiaire.words.plain import PlainWords
from bestiaire.words.rulebook import Rulebook
from tests.depth import times
from tests.tiny import SNIP, new, restore

BUILT_IN = [key for key, info in bestiaire.games().items() if info.questions is not None]
SAID = Phrase(en="Which?", fr="Lequel ?")
WAITED = Phrase(en="{who} chooses…", fr="{who} choisit…")

SNIP_ROWS = Questions(
    [Question("roll", SAID, WAITED, is_open=True), Question("lay", SAID, WAITED)],
    [
        Answer("roll", fixed={"keep": SAID, "again": SAID}),
        Answer("lay", Phrase(en="Lay {card}", fr="Poser {card}"), of="card", names=lambda given: [(("1", "2"), 2)]),
    ],
    rules="tests.tiny",
)


class SnipWords(GameWords):
    def __init__(self) -> None:
        things = {"card": lambda view, key, name, lang: {"card": f"no. {name}"}}
        super().__init__(SNIP_ROWS, things, {}, Rulebook("SN", {}, {}, [], {}))

    def question_slots(self, view: dict[str, Any], lang: str) -> dict[str, Any]:
        return {}

    def event_slots(self, told: dict[str, Any], seat: int | None, names: list[str], lang: str) -> dict[str, Any]:
        return {}

    def ending(self, result: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
        return PlainWords().ending(result, seat, names, lang)


def rows_of(key: str) -> Questions:
    questions = bestiaire.game(key).questions
    assert questions is not None
    return questions


def without(questions: Questions, kind: str = "", verb: str = "") -> Questions:
    """The same rows but one."""
    rows = [row for row in questions.rows.values() if row.kind != kind]
    return Questions(rows, [row for row in questions.verbs.values() if row.verb != verb], rules=questions.rules)


# -- the games of the shelf


@pytest.mark.parametrize("key", BUILT_IN)
def test_what_the_rules_ask_and_offer_is_what_the_rows_declare(key: str) -> None:
    questions = rows_of(key)
    asked = asked_by(questions.rules)
    check_declared(bestiaire.game(key))
    cards = {card["id"] for card in bestiaire.game(key).cards()}  # some ask by their own ids, whatever these are
    unasked = set(questions.rows) - cards - set(asked.kinds)
    assert not unasked, f"games/{key}/questions.py has rows that no rule asks: {sorted(unasked)}"
    unoffered = set(questions.verbs) - cards - set(asked.verbs)
    assert not unoffered, f"the answers of games/{key} have rows that no rule offers: {sorted(unoffered)}"


@pytest.mark.parametrize("key", BUILT_IN)
def test_nothing_is_asked_in_random_games_that_has_no_row_or_no_number(key: str) -> None:
    info, questions = bestiaire.game(key), rows_of(key)
    learning = learning_of(info)
    assert learning is not None
    actions = learning.actions({})
    for options in ({}, *info.variants.values()):
        for seed in range(times(3, 15)):
            table = bestiaire.table(key, seed=seed, options=options)
            rng = seeded(seed)
            while (choice := table.choice) is not None:
                assert not questions.undeclared([choice.kind], [option.verb for option in choice.options])
                assert {actions.key(actions.number(key)) for key in choice.keys} == set(choice.keys)
                table.play(rng.below(len(choice.options)))


@pytest.mark.parametrize("key", BUILT_IN)
def test_what_is_undeclared_is_shown_by_its_key(key: str) -> None:
    words = bestiaire.game(key).words()
    assert words is not None
    table = bestiaire.table(key, seed=1)
    assert table.choice is not None
    view = table.view(table.choice.player)
    view["choice"] = {**view["choice"], "kind": "coin_toss", "rule": "", "options": [{"key": "toss:heads", "at": None}]}
    names = [f"Player {seat}" for seat in range(table.seats)]
    assert words.question(view, "en") == "Your choice: coin toss."
    assert words.waiting(view, names, "en") == f"{names[table.choice.player]} is choosing…"
    assert words.answer(view, "toss:heads", "en") == "Toss: heads"
    shown: Any = page_of(bestiaire.game(key)).show(Sight(view, table.marks(table.choice.player), names, "en"))
    assert [(button.key, button.label) for button in shown.loose] == [("toss:heads", "Toss: heads")]
    assert words.event({"event": "coin_tossed", "side": "heads"}, None, names, "en") == "Coin tossed (side heads)"


# -- a game of one's own


def test_rows_are_all_that_words_and_numbers_need() -> None:
    words = SnipWords()
    view = {"choice": {"kind": "lay", "player": 1, "rule": "SN-2"}}
    assert words.question(view, "fr") == "Lequel\u00a0?"
    assert words.waiting(view, ["Ana", "Bob"], "en") == "Bob chooses…"
    assert words.answer(view, "lay:7", "fr") == "Poser no. 7"
    assert words.answer(view, "roll:again", "en") == "Which?"
    assert SNIP_ROWS.actions("snip").keys == ["roll:keep", "roll:again", "lay:1", "lay:1#2", "lay:2", "lay:2#2"]
    assert SNIP_ROWS.open == {"roll"}


def test_a_question_brings_its_verbs_behind_all_others() -> None:
    toss = Answer("toss", fixed={"heads": SAID, "tails": SAID})
    rows = Questions([Question("coin", SAID, WAITED, answers=[toss]), Question("lay", SAID, WAITED)], [
        Answer("lay", fixed={"none": SAID}),
    ])  # fmt: skip
    assert rows.actions("snip").keys == ["lay:none", "toss:heads", "toss:tails"]
    assert not rows.undeclared(["coin"], ["toss"])
    with pytest.raises(ValueError, match="two rows of the same verb: toss"):
        Questions([Question("coin", SAID, WAITED, answers=[toss])], [toss])


@pytest.mark.parametrize("key", ["duel", "tokyo"])
def test_a_question_about_a_card_is_shown_said_and_observed(key: str) -> None:
    subjects = import_module(f"bestiaire.games.{key}.table.subjects")
    table = bestiaire.table(key, seed=1)
    while table.choice is not None and not any(option.verb == "buy" for option in table.choice.options):
        table.play(0)
    assert table.choice is not None
    number = next(option.subject for option in table.choice.options if option.verb == "buy")
    choice = Choice(table.choice.player, "coin", [Option("toss", "heads")], "", number)
    asks = Phrase(en="Toss for {card}?", fr="Tirer {card} à pile ou face ?")
    rows = Questions([Question("coin", asks, WAITED, about=subjects.CARD)], [Answer("toss", fixed={"heads": SAID})])
    shown = rows.shown(table._state, choice, choice.player)
    card = next(one for one in bestiaire.game(key).cards() if one["id"] == shown["card"])
    words = bestiaire.game(key).words()
    assert isinstance(words, GameWords)
    told = copy(words)
    told.questions = rows
    assert told.question({**table.view(0), "choice": shown}, "en") == f"Toss for {card['name_en']}?"
    (part,) = rows.parts()
    out = bytearray(2)
    subjects.CARD.write(table._state, 0, choice, {"card": 0}, out)
    assert int.from_bytes(out, sys.byteorder) == part.read({"choice": shown})[0] == part.values.index(card["id"])


@pytest.fixture
def guest() -> Iterator[GameInfo]:
    yield replace(SNIP, key="guest", questions=SNIP_ROWS, open_questions=SNIP_ROWS.open)
    bestiaire.unregister("guest")


def test_a_game_whose_rows_are_complete_is_registered(guest: GameInfo) -> None:
    bestiaire.register(guest)
    assert bestiaire.game("guest") is guest


def test_a_game_that_asks_what_no_row_declares_is_not_registered(guest: GameInfo) -> None:
    wrong = replace(guest, questions=without(SNIP_ROWS, kind="lay"))
    with pytest.raises(ValueError, match=r"guest: declared by no row .*the question 'lay' \(tiny\.py:\d+\)"):
        bestiaire.register(wrong)
    assert "guest" not in bestiaire.games()


def test_a_game_that_offers_what_no_row_declares_is_not_registered(guest: GameInfo) -> None:
    with pytest.raises(ValueError, match=r"guest: declared by no row .*the verb 'roll' \(tiny\.py:\d+\)"):
        bestiaire.register(replace(guest, questions=without(SNIP_ROWS, verb="roll")))


def test_words_are_found_through_helpers_constants_and_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "roundabout.py").write_text(
        """
from types import SimpleNamespace
from bestiaire import Choice, Option
elsewhere = SimpleNamespace(PASS="pass")
PASS = "pass"
PASS = elsewhere.PASS
NAMES = {1: "hop", 2: "jump"}
def ask(player, what, options):
    return (yield Choice(player, what, options, ""))
class Rules:
    def offer(self, verb, hand):
        return [Option(verb, str(card), card) for card in hand]
    def greet(self):
        yield Choice(0, self.id, self.offer("wave", []), "")
    def turn(self, leg, late):
        options = [*self.offer("lay", []), Option(PASS, "turn"), Option(NAMES[leg], "far")]
        yield from ask(0, "evening" if late else "morning", options)
class Polite(Rules):
    id = "greeting"
"""
    )
    monkeypatch.syspath_prepend(tmp_path)
    asked = asked_by("roundabout")
    sys.modules.pop("roundabout", None)
    assert set(asked.kinds) == {"evening", "morning", "greeting"}
    assert set(asked.verbs) == {"lay", "pass", "hop", "jump", "wave"}
    assert asked.kinds["evening"] == "roundabout.py:17"


def test_rules_that_are_nowhere_are_an_error(guest: GameInfo) -> None:
    lost = Questions(list(SNIP_ROWS.rows.values()), list(SNIP_ROWS.verbs.values()), rules="tests.nowhere")
    with pytest.raises(ModuleNotFoundError, match=r"tests\.nowhere"):
        bestiaire.register(replace(guest, questions=lost))


def test_the_check_of_a_game_names_what_has_no_row(guest: GameInfo) -> None:
    wrong = replace(guest, questions=without(SNIP_ROWS, verb="lay"))
    with pytest.raises(AssertionError, match=r"guest asks 'lay': no row of its questions declares the verb 'lay'"):
        check_seeds(wrong, range(1), 3)


def test_claims_have_rows_too(guest: GameInfo) -> None:
    choice = Choice(0, "lay", [Option("lay", "1")], "", claims=[(1, Option("snatch", "1"))])
    with pytest.raises(AssertionError, match="the verb 'snatch'"):
        check_rows(guest, choice)


def test_cards_from_outside_may_ask_anything_where_a_game_says_so() -> None:
    choice = Choice(0, "gift", [Option("gift", "gorillion")], "")
    check_rows(bestiaire.game("mindbug"), choice)
    with pytest.raises(AssertionError, match=r"duel asks 'gift': .*the question 'gift', the verb 'gift'"):
        check_rows(bestiaire.game("duel"), choice)


def test_open_questions_must_be_declared() -> None:
    with pytest.raises(ValueError, match="snip: open_questions has what no row declares: the question 'nap'"):
        GameInfo(
            key="snip",
            name={"en": "Snip", "fr": "Snip"},
            players=(3, 3),
            new=new,
            restore=restore,
            questions=SNIP_ROWS,
            open_questions=frozenset(["roll", "nap"]),
        )


def test_rows_that_contradict_each_other_are_refused() -> None:
    row = Question("lay", SAID, WAITED)
    with pytest.raises(ValueError, match="two rows of the same kind: lay"):
        Questions([row, row], [])
    with pytest.raises(ValueError, match="two rows of the same verb: pass"):
        Questions([row], [Answer("pass", SAID), Answer("pass", SAID)])
    with pytest.raises(ValueError, match="the verb 'pass' says nothing"):
        Questions([row], [Answer("pass")])


def test_a_verb_of_something_that_has_no_name_is_refused() -> None:
    class Wordless(SnipWords):
        def __init__(self) -> None:
            GameWords.__init__(self, SNIP_ROWS, {}, {}, Rulebook("SN", {}, {}, [], {}))

    with pytest.raises(ValueError, match="the verb 'lay' is of 'card', which nobody says how to call"):
        Wordless()
