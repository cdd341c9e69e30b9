"""A game that declares fields and questions can be learned without more."""

from __future__ import annotations

from dataclasses import replace

import pytest

import bestiaire
from bestiaire.core.learning import Learning, learning_of
from bestiaire.core.questions import NUMBER, Answer, Question, Questions
from bestiaire.core.rng import seeded
from bestiaire.core.subjects import AboutACard
from bestiaire.words import Phrase
from tests.fields import fields_of
from tests.tiny import SNIP


def nothing() -> Learning | None:
    return None


@pytest.mark.parametrize("key", ["duel", "tokyo"])
def test_what_follows_from_fields_and_questions_is_what_a_game_says_itself(key: str) -> None:
    """But for what only code can tell."""
    info = bestiaire.game(key)
    own = learning_of(info)
    derived = learning_of(replace(info, learning=nothing, fields=fields_of(f"bestiaire.games.{key}")))
    assert own is not None
    assert derived is not None
    shared = [field for field in derived.schema().fields if field.name in own.schema().by_name]
    assert {"seat", "asked", "kind", "phase", "players.energy"} <= {field.name for field in shared}
    table = bestiaire.table(key, seed=3)
    rng = seeded(3)
    for _ in range(120):
        if table.choice is None:
            break
        view = table.view(table.choice.player)
        told, known = derived.schema().encode(view), own.schema().encode(view)
        for field in shared:
            at = own.schema().by_name[field.name].at
            assert told[field.at : field.at + field.size] == known[at : at + field.size], field.name
        table.play(rng.below(len(table.choice.options)))


def test_actions_are_the_names_of_the_rows() -> None:
    info = bestiaire.game("duel")
    own = learning_of(info)
    derived = learning_of(replace(info, learning=nothing, fields=fields_of("bestiaire.games.duel")))
    assert own is not None
    assert derived is not None
    assert derived.actions({}).keys == own.actions({}).keys


def test_what_a_question_is_about_is_observed() -> None:
    said = Phrase(en="Take it?", fr="La prendre ?")
    gift = Question("gift", said, said, about=AboutACard(("fork", "spoon")))
    questions = Questions([gift], [Answer("take", said, of=NUMBER, names=[(("1", "2"), 1)])])
    info = replace(bestiaire.game("duel"), learning=nothing, questions=questions, open_questions=frozenset())
    derived = learning_of(replace(info, fields=fields_of("bestiaire.games.duel")))
    assert derived is not None
    assert derived.actions({}).keys == ["take:1", "take:2"]
    view = bestiaire.table("duel", seed=3).view(0)
    view["choice"] = {"player": 0, "kind": "gift", "card": "spoon"}
    schema = derived.schema()
    assert schema.encode(view)[schema.at("card")] == 2


def test_without_fields_or_questions_there_is_nothing_to_learn() -> None:
    assert learning_of(SNIP) is None
    assert learning_of(replace(bestiaire.game("duel"), learning=nothing)) is None
