"""Names that are filled into sentences: what they do to the word before them, and to the end."""

from __future__ import annotations

import pytest

from bestiaire.words import Phrase, say

DICE = Phrase(en="the dice of {name}", fr="les dés de {name}")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ordinateur 3", "les dés d'Ordinateur 3"),
        ("Élodie", "les dés d'Élodie"),
        ("Max", "les dés de Max"),
        ("l'ordinateur 3", "les dés de l'ordinateur 3"),
        ("8 ans", "les dés de 8 ans"),
    ],
)
def test_a_name_with_a_vowel_elides_what_stands_before_it(name: str, said: str) -> None:
    assert DICE.say("fr", name=name) == said
    assert say("fr", en="", fr=f"les dés de {name}") == said
    assert DICE.say("en", name=name) == f"the dice of {name}"


def test_only_whole_words_are_elided() -> None:
    assert Phrase(en="", fr="{a} parade {b}").say("fr", a="Grande", b="Orque") == "Grande parade Orque"
    assert Phrase(en="", fr="plus vite que {b}").say("fr", b="Ana") == "plus vite qu'Ana"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name_that_ends_with_a_mark_ends_the_sentence(lang: str) -> None:
    revealed = Phrase(en="Revealed: {card}.", fr="Carte révélée : {card}.")
    assert revealed.say(lang, card="It Has a Child!").endswith("It Has a Child!")
    assert revealed.say(lang, card="H.A.D.E.S.").endswith(" H.A.D.E.S.")
    assert revealed.say(lang, card="Wings").endswith("Wings.")
