"""Whatever is typed wrongly: one clear sentence in the language that was chosen, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from tests.cli.terminal import LONG, PROMPT, SEED, Screen, Terminal, interrupt, screen, table_after, whole_game

WRONG = [
    "undo", "0", "6", "99", "-1", "+1", "1.0", "١", "1 2", "play", "play:", "play:dragon", "mindbug:yes", "dragon", "#",
    "[/b]", "9" * 5000, "00000199", "x" * 5000, "\x00", "\x1b[2J", "'", '"', "lang", "lang de", "card unicorn",
    "rule x", "save", "save ''", "resume", "resume nothing.json", "resume .", "unod", "jornal", "1)", "yes", "!!",
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_input_loses_nothing(terminal: Terminal, lang: str) -> None:
    done = terminal.play(*WRONG, "save saved.json", "quit", arguments=("--seed", str(SEED), "--lang", lang))
    record = terminal.record()
    assert record["moves"] == []
    assert bestiaire.replay(record).digest() == bestiaire.table("mindbug", seed=SEED).digest()
    assert done.stdout.count(PROMPT) == len(WRONG) + 2


def test_each_is_answered_by_one_sentence_in_either_language(terminal: Terminal) -> None:
    said = {}
    for lang in ("en", "fr"):
        arguments = ("play", "mindbug", "--seed", str(SEED), "--lang", lang)
        done = terminal.run(*arguments, typed="".join(f"{line}\n" for line in WRONG), COLUMNS="1000")
        said[lang] = done.stdout.split(PROMPT)[1 : len(WRONG) + 1]
    for line, english, french in zip(WRONG, said["en"], said["fr"], strict=True):
        for answer in (english, french):
            assert answer.strip(), line
            assert len(answer.splitlines()) == 1, line
            assert len(answer) < 400
            assert answer.strip().isprintable()
        assert english != french, line


@pytest.mark.parametrize("number", ["0", "6", "99", "007"])
def test_a_number_that_is_not_in_the_list(terminal: Terminal, number: str) -> None:
    done = terminal.play(number, "langue fr", number, "quit")
    answers = done.stdout.split(PROMPT)
    assert answers[1] == f"There is no choice {number}: type a number from 1 to 5, or 'help'.\n"
    assert answers[3] == f"Il n'y a pas de choix {number} : tapez un numéro compris entre 1 et 5, ou « aide ».\n"


@pytest.mark.parametrize(
    ("line", "en", "fr"),
    [
        ("unod", "(did you mean 'undo'?)", "'unod' n'est ni une réponse ni une commande : tapez"),
        ("jornal", "'jornal' is neither an answer nor a command: type", "(vouliez-vous dire 'journal' ?)"),
        ("tabel", "(did you mean 'table'?)", "(vouliez-vous dire 'table' ?)"),
        ("play:kiler_bee", "(did you mean 'play:killer_bee'?)", "(vouliez-vous dire 'play:killer_bee' ?)"),
        ("card kiler bee", "(did you mean 'Killer Bee'?)", "Aucune carte ne s'appelle 'kiler bee'"),
    ],
)
def test_a_word_that_was_nearly_right(terminal: Terminal, line: str, en: str, fr: str) -> None:
    done = terminal.play(line, "lang fr", line, "quit")
    answers = done.stdout.split(PROMPT)
    assert en in answers[1]
    assert fr in answers[3]


def test_a_name_that_may_mean_several_choices(terminal: Terminal) -> None:
    position = {"players": [{"hand": ["luchataur", "gorillion"], "play": ["luchataur"]}, {"hand": ["bee_bear"]}]}
    table = bestiaire.table("mindbug", position=position, names=["", "greedy"])
    path = terminal.write(table.record())
    done = terminal.play("Luchataur", "langue fr", "gladiataure", "quit", arguments=("--resume", path))
    answers = done.stdout.split(PROMPT)
    assert answers[1] == "'Luchataur' may be 1 and 3: type the number.\n"
    assert answers[3] == "'gladiataure' peut être 1 et 3 : tapez le numéro.\n"


# -- files


UNWRITABLE = [
    "nowhere/saved.json",
    "folder",
    ".",
    "..",
    "/",
    "folder/",
    "file/saved.json",
    "~nobody-of-this-name/saved.json",
    "x" * 300,
    "a\x00b",
]


@pytest.mark.parametrize("path", UNWRITABLE, ids=lambda path: repr(path)[:20])
def test_a_save_that_cannot_be_is_told_and_the_game_goes_on(terminal: Terminal, path: str) -> None:
    (terminal.folder / "folder").mkdir()
    (terminal.folder / "file").write_text("mine", encoding="utf-8")
    done = terminal.play(f"save {path}", "1", "save saved.json", "quit")
    answer = done.stdout.split(PROMPT)[1]
    assert "can't be written" in answer
    assert "Saved" not in answer
    assert terminal.record()["moves"]
    assert (terminal.folder / "file").read_text(encoding="utf-8") == "mine"
    assert sorted(path.name for path in terminal.folder.iterdir()) == ["file", "folder", "saved.json"]


def saved(terminal: Terminal, name: str) -> Any:
    return json.loads((terminal.folder / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("answer", "is_replaced"), [("y", True), ("yes", True), ("o", True), ("n", False), ("", False), ("1", False)]
)
def test_another_game_is_only_replaced_if_one_agrees(terminal: Terminal, answer: str, is_replaced: bool) -> None:
    other = table_after(4).record()
    terminal.write(other, "saved.json")
    done = terminal.play("2", "save saved.json", answer, "quit", arguments=("--seed", "8"))
    assert "This file holds another game: saved.json\nReplace it? (y/n) " in done.stdout
    assert ("Nothing was saved." in done.stdout) == (not is_replaced)
    assert (saved(terminal, "saved.json") == other) == (not is_replaced)
    if not is_replaced:
        assert terminal.left_behind().exists()


def test_the_end_of_the_input_is_no_agreement(terminal: Terminal) -> None:
    other = table_after(4).record()
    terminal.write(other, "saved.json")
    terminal.play("2", "save saved.json", arguments=("--seed", "8"))
    assert saved(terminal, "saved.json") == other
    assert json.loads(terminal.left_behind().read_text(encoding="utf-8"))["seed"] == 8


def test_an_earlier_moment_of_the_same_game_is_replaced_without_a_word(terminal: Terminal) -> None:
    terminal.play("save saved.json", "quit")
    done = terminal.play("1", "save saved.json", "quit")
    assert "Replace" not in done.stdout
    assert terminal.record()["moves"]


def test_a_later_moment_of_the_same_game_is_not(terminal: Terminal) -> None:
    terminal.write(table_after(4).record(), "saved.json")
    done = terminal.play("save saved.json", "n", "quit")
    assert "Replace it?" in done.stdout
    assert len(terminal.record()["moves"]) == 4


def test_a_file_may_be_quoted_as_for_a_shell(terminal: Terminal) -> None:
    terminal.play("save 'my game.json'", 'save "other.json"', "resume 'my game.json'", "quit")
    assert sorted(path.name for path in terminal.folder.glob("*.json")) == ["my game.json", "other.json"]


def test_a_file_with_french_signs_keeps_its_name(terminal: Terminal) -> None:
    name = "quoi ? rien : « 1 »;.json"
    done = terminal.play(f"sauver {name}", "quitter", arguments=("--seed", str(SEED), "--lang", "fr"))
    assert f"Sauvegardé : {name}\n" in done.stdout
    assert f"--resume '{name}'" in done.stdout
    assert saved(terminal, name)["seed"] == SEED


# -- Ctrl-C and Ctrl-D at every prompt

Leaving = Callable[[Screen], None]


def press_ctrl_c(shown: Screen) -> None:
    interrupt(shown.process)


def press_ctrl_d(shown: Screen) -> None:
    shown.type("\x04")


HOTSEAT = ("play", "mindbug", "--hotseat", "--seed", str(SEED))
PROMPTS = {
    "question": (("play", "mindbug", "--seed", str(SEED)), [], PROMPT),
    "curtain": (HOTSEAT, [], "see the screen. "),
    "second curtain": (HOTSEAT, [("see the screen. ", ""), (PROMPT, "1")], "see the screen. "),
    "agreement": (
        HOTSEAT,
        [("see the screen. ", ""), (PROMPT, "1"), ("see the screen. ", ""), (PROMPT, "2"), (PROMPT, "1"),
         ("see the screen. ", ""), (PROMPT, "undo")],
        "(y/n) ",
    ),
    "replacing": (
        ("play", "mindbug", "--hotseat", "--seed", "8"),
        [("see the screen. ", ""), (PROMPT, "save over.json")],
        "(y/n) ",
    ),
    "after the game": (("play", "--resume", "over.json"), [], "quit.\r\n" + PROMPT),
}  # fmt: skip


@pytest.mark.parametrize("press", [press_ctrl_c, press_ctrl_d])
@pytest.mark.parametrize("where", PROMPTS)
def test_leaving_at_every_prompt_is_clean_and_loses_nothing(terminal: Terminal, where: str, press: Leaving) -> None:
    over = whole_game(["", "greedy"]).record()
    path = terminal.write(over, "over.json")
    arguments, lines, prompt = PROMPTS[where]
    with screen(terminal, *arguments) as shown:
        for awaited, line in lines:
            assert shown.read(awaited).endswith(awaited)
            shown.type(f"{line}\n")
        assert shown.read(prompt).endswith(prompt)
        press(shown)
        rest = shown.read()
        assert shown.process.wait(timeout=LONG) == 0
    assert "Traceback" not in rest
    assert "Saved." in rest
    assert json.loads(path.read_text(encoding="utf-8")) == over
    if where != "after the game":
        record = json.loads(terminal.left_behind().read_text(encoding="utf-8"))
        assert len(record["moves"]) == sum(line in ("1", "2") for _, line in lines)


@pytest.mark.parametrize("press", [press_ctrl_c, press_ctrl_d])
def test_leaving_a_replay(terminal: Terminal, press: Leaving) -> None:
    path = terminal.write(whole_game().record())
    with screen(terminal, "replay", path, "--step") as shown:
        assert "Enter" in shown.read("leave ")
        press(shown)
        rest = shown.read()
        assert shown.process.wait(timeout=LONG) == 0
    assert "Traceback" not in rest


def test_quit_at_the_curtain(terminal: Terminal) -> None:
    done = terminal.play("quit", arguments=("--hotseat", "--seed", str(SEED)))
    assert "Saved." in done.stdout
    assert PROMPT not in done.stdout


def test_a_card_with_a_mistake_is_told_and_the_game_is_saved(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "import sys\n"
        "from bestiaire.cli import main\n"
        "from bestiaire.core.choice import Choice\n"
        "from bestiaire.games.mindbug.cards.printed import Effect, creature\n"
        "from bestiaire.games.mindbug.cards.sets import add_set\n"
        "class Broken(Effect):\n"
        "    def run(self, game, me, source):\n"
        "        yield Choice(7, 'odd', [], 'MB-002', source)\n"
        "    def speak(self, lang):\n"
        "        return 'odd'\n"
        "add_set('odd', [creature('odd', 'Odd', 'Odd', power=1, copies=48, play=Broken())])\n"
        "sys.exit(main(sys.argv[1:]))\n",
        encoding="utf-8",
    )
    own = Terminal(tmp_path, "broken")
    done = own.run("play", "mindbug", "--sets", "odd", "--hotseat", "--seed", "1", typed="\n1\n\n2\n")
    assert done.returncode == 1
    assert "A rule has failed: " in done.stdout
    assert json.loads(own.left_behind().read_text(encoding="utf-8"))["moves"] == ["play:odd"]
