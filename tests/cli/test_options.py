"""`--option NAME=VALUE`: every option of a game from the command line."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.core.errors import BestiaireError
from bestiaire.core.typed import options_by_words

DUEL = bestiaire.game("duel")


def test_values_are_read_as_the_default_is_written() -> None:
    words = ["monsters=random", "titanic_dice_stay_in_roll=no", "alienoid_may_add_power=oui"]
    assert options_by_words(DUEL, None, words) == {
        "monsters": "random",
        "titanic_dice_stay_in_roll": False,
        "alienoid_may_add_power": True,
    }


def test_commas_make_a_list() -> None:
    assert options_by_words(DUEL, None, ["monsters=alienoid, gigazaur"]) == {"monsters": ["alienoid", "gigazaur"]}
    mindbug = bestiaire.game("mindbug")
    assert options_by_words(mindbug, None, ["sets=king_of_tokyo"]) == {"sets": ["king_of_tokyo"]}
    assert options_by_words(mindbug, "king_of_tokyo", None) == {"sets": ["king_of_tokyo"]}


@pytest.mark.parametrize(
    ("sets", "words", "said"),
    [
        (None, ["monsters"], "option: must be NAME=VALUE, not 'monsters'"),
        (None, ["monsters=choose", "monsters=random"], "monsters: is given twice"),
        ("first_contact", [], "sets: duel has no sets to choose"),
    ],
)
def test_what_can_t_be_read_is_refused_in_one_line(sets: str | None, words: list[str], said: str) -> None:
    with pytest.raises(BestiaireError) as caught:
        options_by_words(DUEL, sets, words)
    assert caught.value.say("en") == said


@pytest.mark.parametrize("word", ["monsters=godzilla", "monster=random", "titanic_dice_stay_in_roll=maybe"])
def test_what_the_game_does_not_know_it_refuses_itself(word: str) -> None:
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("duel", options=options_by_words(DUEL, None, [word]))
