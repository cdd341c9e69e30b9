"""The parser of command lines, with its help and complaints in English and French."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from bestiaire.core.check import suggest
from bestiaire.core.errors import BestiaireError, show
from bestiaire.words import LANGUAGES, Phrase, say
from bestiaire.words.language import default_language


class BadCommandLine(BestiaireError):
    """A command line that can't be understood."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with room for long options, and « usage » in the user's language."""

    lang = "en"

    def __init__(self, prog: str, **more: Any) -> None:
        super().__init__(prog, max_help_position=28, **more)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        if prefix is None:
            prefix = say(self.lang, en="usage: ", fr="utilisation : ")
        super().add_usage(usage, actions, groups, prefix)


class FrenchFormatter(Formatter):
    lang = "fr"


class Parser(argparse.ArgumentParser):
    """A parser that says what it says in one language, and raises what is wrong instead of leaving."""

    lang = "en"
    formatter: type[Formatter] = Formatter

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=self.formatter, add_help=False, **settings)

    def say(self, en: str, fr: str) -> str:
        """Help in this parser's language. A sign that the formatter would read (%) must be doubled."""
        return say(self.lang, en=en, fr=fr)

    def group(self, en: str, fr: str) -> argparse._ArgumentGroup:
        return self.add_argument_group(self.say(en, f"{fr}\u00a0"))

    def add_general(self, with_language: bool = True) -> argparse._ArgumentGroup:
        """The options that nearly every command has."""
        general = self.group("general", "général")
        if with_language:
            general.add_argument(
                "--lang",
                choices=LANGUAGES,
                default=default_language(),
                help=self.say("the language (default: your system's, or en)", "la langue (sinon celle du système)"),
            )
        general.add_argument("-h", "--help", action="help", help=self.say("show this help", "montrer cette aide"))
        return general

    def options(self) -> list[str]:
        return [option for action in self._actions for option in action.option_strings]

    def error(self, message: str) -> NoReturn:
        raise self.mistake(in_words(message))

    def mistake(self, said: Phrase) -> BadCommandLine:
        more = f"{self.prog} --help"
        return BadCommandLine(Phrase(en=f"{said.en}; see {more}", fr=f"{said.fr} ; voir {more}"))

    def left_over(self, word: str) -> BadCommandLine:
        """The error for a word that nothing asked for."""
        if not word.startswith("-"):
            return self.mistake(Phrase(en=f"{show(word)}: a word too many", fr=f"{show(word)} : un mot de trop"))
        near = suggest(word.partition("=")[0], self.options())
        return self.mistake(
            Phrase(en=f"{show(word)}: unknown option{near.en}", fr=f"{show(word)} : option inconnue{near.fr}")
        )


class FrenchParser(Parser):
    lang = "fr"
    formatter = FrenchFormatter


WHAT_ARGPARSE_SAYS = [
    (r"the following arguments are required: (.+)", "what is missing: {0}", "il manque : {0}"),
    (r"argument (.+?): expected at least one argument", "{0}: needs a value", "{0} : demande une valeur"),
    (r"argument (.+?): expected one argument", "{0}: needs a value", "{0} : demande une valeur"),
    (
        r"argument (.+?): invalid choice: (.+) \(choose from (.+)\)",
        "{0}: must be one of {2}, not {1}",
        "{0} : doit être l'un de {2}, pas {1}",
    ),
    (
        r"argument (.+?): invalid int value: (.+)",
        "{0}: must be a whole number, not {1}",
        "{0} : doit être un nombre entier, pas {1}",
    ),
    (
        r"argument (.+?): invalid float value: (.+)",
        "{0}: must be a number, not {1}",
        "{0} : doit être un nombre, pas {1}",
    ),
    (r"argument (.+?): ignored explicit argument .+", "{0}: takes no value", "{0} : ne prend pas de valeur"),
    (r"ambiguous option: (.+?) could match (.+)", "{0}: may be {1}", "{0} : peut être {1}"),
]
"""What the parser may find wrong, by its own words."""


def in_words(message: str) -> Phrase:
    """One of the parser's complaints, in both languages."""
    for pattern, en, fr in WHAT_ARGPARSE_SAYS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            parts = [part if part.isprintable() else ascii(part) for part in found.groups()]
            parts[2:] = [part.replace("'", "") for part in parts[2:]]  # a list of choices, quoted by some Pythons
            return Phrase(en=en.format(*parts), fr=fr.format(*parts))
    return Phrase(en=message, fr=message)
