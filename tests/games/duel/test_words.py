"""Everything a player of Duel reads is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.info import Words
from bestiaire.core.rng import seeded
from bestiaire.games import duel as package
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.words.phrases import DRAW, ENDINGS, EVENTS
from bestiaire.games.duel.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.words import LANGUAGES, Phrase
from tests.depth import times
from tests.games.duel.play import DuelTables
from tests.words.rows import phrases_of

NAMES = ["Ana", "Bob"]
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(package.__file__).parent.rglob("*.py")))


def spoken() -> Words:
    words = bestiaire.game("duel").words()
    assert words is not None
    return words


def check_sentence(english: str, french: str) -> None:
    for text in (english, french):
        assert text
        assert not re.search(r"[{}]|\\d\\.\\d\\d", text), text
        assert text[0].upper() == text[0], text
    assert not re.search(r" [;:!?»]|« ", french), french


def check_question(table: bestiaire.Table) -> None:
    words = spoken()
    assert table.choice is not None
    view, other = table.view(table.choice.player), table.view(1 - table.choice.player)
    check_sentence(words.question(view, "en"), words.question(view, "fr"))
    check_sentence(words.waiting(other, NAMES, "en"), words.waiting(other, NAMES, "fr"))
    for lang in LANGUAGES:
        answers = [words.answer(view, key, lang) for key in table.choice.keys]
        assert len(set(answers)) == len(answers), f"two answers of {table.choice.kind} read the same"
    for key in table.choice.keys:
        check_sentence(words.answer(view, key, "en"), words.answer(view, key, "fr"))
    assert words.rule(table.choice.rule, "en") != words.rule(table.choice.rule, "fr")


def test_whole_games_are_told_in_both_languages() -> None:
    words = spoken()
    for seed in range(times(4, 12)):
        table = bestiaire.table("duel", seed=seed)
        rng = seeded(seed)
        while table.choice is not None:
            check_question(table)
            table.play(rng.below(len(table.choice.options)))
        for event in table.events:
            for seat in (0, 1, None):
                seen = event.seen_by(seat)
                check_sentence(words.event(seen, seat, NAMES, "en"), words.event(seen, seat, NAMES, "fr"))


def test_questions_that_are_seldom_asked(duel: DuelTables) -> None:
    cards = {"keep": ["signature_move", "antimatter_pellets", "rebooting", "titanic_batteries"]}
    table = duel.rolled("6 power", us={"monster": "alienoid", **cards}, them={"keep": ["superconductor"]})
    for key in ("first:signature_move", "rebooting:no", "titanic_batteries:none"):
        check_question(table.table)
        table.play(key)
    for key in ("power:use", "symbol:energy", "plus:yes", "resolve:energy"):
        check_question(table.table)
        table.play(key)
    check_question(table.table)
    table.asks("them", "superconductor")
    tesla = duel({"energy": 9}, {"keep": ["scrappy", "giant_brain"]}, phase="buy", market=["tesla_impulse"])
    for key in ("buy:tesla_impulse", "place:fame@3"):
        check_question(tesla.table)
        tesla.play(key)
    check_question(tesla.table)
    tesla.asks("us", "tesla_impulse")


def test_every_event_of_the_rules_has_its_sentence() -> None:
    events = set(re.findall(r'tell\(game, "(\w+)"', SOURCE)) | {"place", "move_token", "camouflage"}
    assert events == {*EVENTS, "game_over"}, "EVENTS in games/duel/words/phrases.py has a row for each event"


PAIRS = [phrase for phrases in EVENTS.values() for phrase in phrases]


@pytest.mark.parametrize(
    "phrase",
    [*phrases_of(QUESTIONS), *ENDINGS.values(), *PAIRS],
    ids=lambda phrase: phrase.en[:40],
)
def test_both_languages_have_the_same_slots(phrase: Phrase) -> None:
    english, french = (
        {"amount" if slot == "cubes" else slot for slot in re.findall(r"{(\w+)", text)} - {"price"}
        for text in (phrase.en, phrase.fr)
    )
    assert english - {"amount"} == french - {"amount"}


def test_rules_are_explained_in_both_languages() -> None:
    assert len(RULES) == 180
    for words in RULES.values():
        assert set(words) == set(LANGUAGES)
        assert words["en"] != words["fr"]
    assert set(CHAPTERS) <= set(RULES)
    assert set(RULES_BY_WORD.values()) <= set(RULES)
    chapters = spoken().chapters("fr")
    assert sum(len(rules) for _, rules in chapters) == 180
    assert len(chapters) == len(CHAPTERS)
    assert len(spoken().in_short("en")) == len(IN_SHORT)
    assert spoken().rule("66", "en") == spoken().rule("kd-066", "en") == spoken().rule("fame", "en")
    assert spoken().rule("KD-999", "en") is None


@pytest.mark.parametrize("reason", ["life", "spotlight", "victory"])
def test_endings(reason: str) -> None:
    result = {"winners": [1], "scores": [0.0, 1.0], "reason": reason}
    said = [spoken().ending(result, seat, NAMES, lang) for seat in (0, 1, None) for lang in LANGUAGES]
    assert len(set(said)) >= 4
    assert all("Bob" in sentence for index, sentence in enumerate(said) if index not in (2, 3))


def test_a_draw_is_called_one() -> None:
    result = {"winners": [0, 1], "scores": [0.5, 0.5], "reason": "both_at_zero"}
    assert spoken().ending(result, 0, NAMES, "en") == DRAW.en


def test_spaces_are_told_from_where_one_sits() -> None:
    told = {"event": "step", "seat": 0, "track": "fame", "space": -2.5}
    assert spoken().event(told, 0, NAMES, "en") == "Fame reaches space 2.5 on your side."
    assert spoken().event(told, 1, NAMES, "fr") == "La Gloire atteint la case 2,5 du côté du Rival."
    assert spoken().event(told, None, NAMES, "en") == "Fame reaches space 2.5 on the side of Ana."
