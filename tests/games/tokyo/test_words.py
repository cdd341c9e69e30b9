"""Everything a player of King of Tokyo reads is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.info import Words
from bestiaire.core.rng import seeded
from bestiaire.games import tokyo
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.games.tokyo.words.telling import EVENTS
from bestiaire.words import LANGUAGES, Phrase
from tests.depth import times
from tests.words.rows import phrases_of

NAMES = ["Ana", "Bob", "Cem", "Dia", "Eva", "Fay"]
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(tokyo.__file__).parent.rglob("*.py")))


def spoken() -> Words:
    words = bestiaire.game("tokyo").words()
    assert words is not None
    return words


def check_sentence(english: str, french: str) -> None:
    for text in (english, french):
        assert text
        assert not re.search(r"[{}]", text), text
        assert text[0].upper() == text[0], text
    assert not re.search(r" [;:!?»]|« ", french), french


def check_question(table: bestiaire.Table) -> None:
    words = spoken()
    choice = table.choice
    assert choice is not None
    view, other = table.view(choice.player), table.view(None)
    check_sentence(words.question(view, "en"), words.question(view, "fr"))
    check_sentence(words.waiting(other, NAMES, "en"), words.waiting(other, NAMES, "fr"))
    for lang in LANGUAGES:
        answers = [words.answer(view, key, lang) for key in choice.keys if "#" not in key]
        assert len(set(answers)) == len(answers), f"two answers of {choice.kind} read the same"
    for key in choice.keys[:40]:
        check_sentence(words.answer(view, key, "en"), words.answer(view, key, "fr"))
    for seat, option in choice.claims or []:
        check_sentence(words.answer(table.view(seat), option.key, "en"), words.answer(view, option.key, "fr"))
    assert words.rule(choice.rule, "en") != words.rule(choice.rule, "fr")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (6, {}), (4, {"mindbug": "experience"}), (3, {"evolutions": True, "mindbug": "experience"})],
)
def test_whole_games_are_told_in_both_languages(seats: int, options: dict[str, Any]) -> None:
    words = spoken()
    for seed in range(times(1, 3)):
        table = bestiaire.table("tokyo", seed=seed, players=seats, options=options)
        rng = seeded(seed)
        while table.choice is not None:
            check_question(table)
            table.play(rng.below(len(table.choice.options)))
        for event in table.events:
            for seat in (None, 0, 1):
                told = event.seen_by(seat)
                check_sentence(words.event(told, seat, NAMES, "en"), words.event(told, seat, NAMES, "fr"))


def test_every_event_of_the_rules_has_its_words() -> None:
    told = set(re.findall(r'tell\(\s*game,\s*"(\w+)"', SOURCE))
    assert len(told) > 30
    lost = told - {"game_over"} - set(EVENTS)
    assert not lost, f"EVENTS in games/tokyo/words/telling.py has no row for {sorted(lost)}"


@pytest.mark.parametrize("phrase", phrases_of(QUESTIONS), ids=lambda phrase: phrase.en[:40])
def test_both_languages_have_the_same_slots(phrase: Phrase) -> None:
    assert sorted(re.findall(r"{(\w+)", phrase.en)) == sorted(re.findall(r"{(\w+)", phrase.fr))


@pytest.mark.parametrize("reason", ["points", "last", "nobody"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_endings_are_told(reason: str, seat: int | None) -> None:
    words = spoken()
    result = {"winners": [] if reason == "nobody" else [0], "reason": reason, "scores": [0, 0, 0]}
    check_sentence(words.ending(result, seat, NAMES, "en"), words.ending(result, seat, NAMES, "fr"))


def test_a_shared_win_names_the_others() -> None:
    result = {"winners": [0, 2], "reason": "points", "scores": [0.5, 0, 0.5]}
    assert spoken().ending(result, 0, NAMES, "en") == "You share the win with Cem."


def test_rules_are_found_by_id_number_and_word() -> None:
    words = spoken()
    assert (
        words.rule("KT-080", "en") == words.rule("80", "en") == words.rule("yield", "en") == words.rule("céder", "en")
    )
    assert words.rule("KT-999", "en") is None
    assert set(CHAPTERS) <= set(RULES)
    assert set(RULES_BY_WORD.values()) <= set(RULES)
    assert len(words.in_short("fr")) == len(IN_SHORT)
    for lang in LANGUAGES:
        assert sum(len(rules) for _, rules in words.chapters(lang)) == len(RULES)
