"""The command line and its help, in both languages; what is wrong with it is one line."""

from __future__ import annotations

import pytest

from bestiaire.cli import COMMANDS, build_parsers
from tests.cli.terminal import Terminal, assert_one_line

FRENCH = {"LC_ALL": "fr_FR.UTF-8"}


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself_in_both_languages(terminal: Terminal, command: str) -> None:
    arguments = (command, "--help") if command else ("--help",)
    english, french = terminal.run(*arguments, COLUMNS="80"), terminal.run(*arguments, COLUMNS="80", **FRENCH)
    for done in (english, french):
        assert (done.returncode, done.stderr) == (0, "")
        assert all(len(line) <= 80 for line in done.stdout.splitlines())
    assert english.stdout.startswith(f"usage: bestiaire {command}")
    assert french.stdout.startswith(f"utilisation\u00a0: bestiaire {command}")
    for words in ("usage:", "options:", "arguments:", "show this", "default", "COMMAND ", "FILE", "GAME"):
        assert words not in french.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained_in_both_languages(command: str) -> None:
    english, french = (build_parsers(lang)[1][command] for lang in ("en", "fr"))
    assert english.options() == french.options()
    for one, other in zip(english._actions, french._actions, strict=True):
        assert one.help
        assert other.help
        assert one.help != other.help
    assert english.description != french.description


def test_lang_speaks_for_the_help_too(terminal: Terminal) -> None:
    assert terminal.run("play", "--lang", "fr", "--help").stdout.startswith("utilisation")
    assert terminal.run("play", "--lang=en", "--help", **FRENCH).stdout.startswith("usage")


def test_without_a_command_there_is_help(terminal: Terminal) -> None:
    done = terminal.run()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == terminal.run("--help").stdout


@pytest.mark.parametrize(
    ("arguments", "en", "fr"),
    [
        (("paly", "mindbug"), "command: unknown: 'paly' (did you mean 'play'?); there are: analyse,",
         "command : inconnu : 'paly' (vouliez-vous dire 'play' ?) ; il y a : analyse,"),
        (("dance",), "command: unknown: 'dance'; there are:", "command : inconnu : 'dance' ; il y a :"),
        (("play", "mindbgu"), "game: unknown: 'mindbgu' (did you mean 'mindbug'?)",
         "game : inconnu : 'mindbgu' (vouliez-vous dire 'mindbug' ?)"),
        (("cards", "mindbgu"), "(did you mean 'mindbug'?)", "(vouliez-vous dire 'mindbug' ?)"),
        (("--verson",), "'--verson': unknown option (did you mean '--version'?); see bestiaire --help",
         "'--verson' : option inconnue (vouliez-vous dire '--version' ?) ; voir bestiaire --help"),
        (("play", "mindbug", "--hotset"), "(did you mean '--hotseat'?); see bestiaire play --help",
         "(vouliez-vous dire '--hotseat' ?) ; voir bestiaire play --help"),
        (("play", "mindbug", "duel"), "'duel': a word too many", "'duel' : un mot de trop"),
        (("play", "mindbug", "--lang", "de"), "--lang: must be one of en, fr, not 'de'",
         "--lang : doit être l'un de en, fr, pas 'de'"),
        (("play", "mindbug", "--seed"), "--seed: needs a value", "--seed : demande une valeur"),
        (("play", "mindbug", "--se", "3"), "--se: may be --seat", "--se : peut être --seat"),
        (("play", "mindbug", "--second=3"), "--second: takes no value", "--second : ne prend pas de valeur"),
        (("play", "mindbug", "--seat", "x"), "--seat: must be a whole number, not 'x'",
         "--seat : doit être un nombre entier, pas 'x'"),
        (("bench", "--seconds", "x"), "--seconds: must be a number, not 'x'",
         "--seconds : doit être un nombre, pas 'x'"),
        (("cards",), "what is missing: GAME", "il manque : JEU"),
        (("replay",), "what is missing: FILE", "il manque : FICHIER"),
        (("play", "a\nb"), "game: unknown", "game : inconnu"),
        (("a\nb",), "command: unknown", "command : inconnu"),
        (("replay", "x.json", "--seat", "a\nb"), "--seat: must be", "--seat : doit être"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)  # fmt: skip
def test_a_command_line_that_is_none(terminal: Terminal, arguments: tuple[str, ...], en: str, fr: str) -> None:
    assert_one_line(terminal.run(*arguments), en)
    french = terminal.run(*arguments, **FRENCH)
    assert french.returncode == 2
    assert fr in french.stderr.replace("\u00a0", " ")
    assert len(french.stderr.splitlines()) == 1
