"""Everything a player of Orcs Orcs Orcs reads is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.info import Words
from bestiaire.core.rng import seeded
from bestiaire.games import orcs
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.words.phrases import ENDINGS, EVENTS
from bestiaire.games.orcs.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.words import LANGUAGES, Phrase
from tests.words.rows import phrases_of

NAMES = ["Ana", "Bob", "Cleo", "Dan"]
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(orcs.__file__).parent.rglob("*.py")))
PAIRS = [phrase for phrases in EVENTS.values() for phrase in phrases]


def spoken() -> Words:
    words = bestiaire.game("orcs").words()
    assert words is not None
    return words


def check_sentence(english: str, french: str) -> None:
    for text in (english, french):
        assert text
        assert not re.search(r"[{}]", text), text
        assert text[0].upper() == text[0], text
    assert not re.search(r" [;:!?»]|« | de de | de eau", french), french


def check_question(table: bestiaire.Table) -> None:
    words = spoken()
    assert table.choice is not None
    view, other = table.view(table.choice.player), table.view((table.choice.player + 1) % table.seats)
    check_sentence(words.question(view, "en"), words.question(view, "fr"))
    check_sentence(words.waiting(other, NAMES, "en"), words.waiting(other, NAMES, "fr"))
    for lang in LANGUAGES:
        answers = [words.answer(view, key, lang) for key in table.choice.keys]
        assert len(set(answers)) == len(answers), f"two answers of {table.choice.kind} read the same"
    for key in table.choice.keys:
        check_sentence(words.answer(view, key, "en"), words.answer(view, key, "fr"))
    assert words.rule(table.choice.rule, "en") != words.rule(table.choice.rule, "fr")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_told_in_both_languages(seats: int) -> None:
    words = spoken()
    options = {"secret_missions": True, "bonus_actions": True}
    table = bestiaire.table("orcs", seed=seats, players=seats, options=options)
    rng = seeded(seats)
    while table.choice is not None:
        check_question(table)
        table.play(rng.below(len(table.choice.options)))
    for event in table.events:
        for seat in (0, 1, None):
            seen = event.seen_by(seat)
            check_sentence(words.event(seen, seat, NAMES, "en"), words.event(seen, seat, NAMES, "fr"))


def test_questions_that_are_seldom_asked() -> None:
    strong = {"orc": 2, "orc_rider": 2}
    table = bestiaire.table(
        "orcs",
        position={
            "phase": "actions",
            "players": [
                {"mage": 3, "hand": ["switch", "zap", "voodoo"], "skulls": strong},
                *({"hand": ["smash", "zap", "cold_snap", "fire_spark"]} for _ in range(2)),
            ],
            "board": {"1": {"inner": ["goblin"]}, "3": {"outer": ["orc"]}},
        },
        seed=1,
    )
    for key in ("cast:switch", "upgrade:zap", "upgrade:none", "effect:2", "target:goblin@1.inner", "to:3.inner"):
        check_question(table)
        table.play(key)
    for key in ("cast:voodoo", "opponent:1", "discard:zap"):
        check_question(table)
        table.play(key)
    check_question(table)


def test_every_event_of_the_rules_has_its_sentence() -> None:
    events = set(re.findall(r'tell\(\s*game,\s*"(\w+)"', SOURCE))
    assert events == {*EVENTS, "game_over"}, "EVENTS in games/orcs/words/phrases.py has a row for each event"


@pytest.mark.parametrize(
    "phrase",
    [*phrases_of(QUESTIONS), *ENDINGS.values(), *PAIRS],
    ids=lambda phrase: phrase.en[:40],
)
def test_both_languages_have_the_same_slots(phrase: Phrase) -> None:
    english, french = (
        {"amount" if slot == "hits" else slot for slot in re.findall(r"{(\w+)", text)}
        for text in (phrase.en, phrase.fr)
    )
    assert english == french


def test_rules_are_explained_in_both_languages() -> None:
    assert len(RULES) == 127
    for words in RULES.values():
        assert set(words) == set(LANGUAGES)
        assert words["en"] != words["fr"]
    assert set(CHAPTERS) <= set(RULES)
    assert set(RULES_BY_WORD.values()) <= set(RULES)
    chapters = spoken().chapters("fr")
    assert sum(len(rules) for _, rules in chapters) == 127
    assert len(chapters) == len(CHAPTERS)
    assert len(spoken().in_short("en")) == len(IN_SHORT)
    assert spoken().rule("91", "en") == spoken().rule("oo-091", "en") == spoken().rule("upgrade", "en")
    assert spoken().rule("OO-999", "en") is None


def test_a_victory_may_be_shared() -> None:
    shared = {"winners": [0, 2], "scores": [12.0, 3.0, 12.0], "reason": "points"}
    assert spoken().ending(shared, 0, NAMES, "en") == "You share the victory with Cleo, each with 12 points."
    assert spoken().ending(shared, 1, NAMES, "en") == "Ana and Cleo share the victory with 12 points."
    alone = {"winners": [1], "scores": [12.0, 30.0], "reason": "points"}
    assert spoken().ending(alone, 1, NAMES, "fr") == "Vous êtes Archimage avec 30 points\u00a0!"
    assert spoken().ending(alone, 0, NAMES, "en") == "Bob is Archmage with 30 points."
