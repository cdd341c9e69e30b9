"""The command line as a person meets it: real processes, real files, real signals."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from tests.cli.terminal import (
    LONG,
    PROMPT,
    SEED,
    Terminal,
    assert_one_line,
    interrupt,
    named_in,
    on_terminal,
    read_until,
    screen,
    table_after,
    whole_game,
)
from tests.depth import long

# -- version, cards, bench


def test_the_version_is_the_package_s(terminal: Terminal) -> None:
    done = terminal.run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"bestiaire {bestiaire.__version__}\n", "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_cards_are_listed_with_name_and_text(terminal: Terminal, lang: str) -> None:
    done = terminal.run("cards", "mindbug", "--lang", lang, COLUMNS="400")
    assert (done.returncode, done.stderr) == (0, "")
    for card in bestiaire.game("mindbug").cards():
        assert card[f"name_{lang}"] in done.stdout
        assert card[f"text_{lang}"] in done.stdout
    assert ("Puissance" in done.stdout) == (lang == "fr")


@pytest.mark.parametrize(
    ("environment", "heading"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "Puissance"),
        ({"LC_ALL": "", "LANG": "fr_CH.UTF-8"}, "Puissance"),
        ({"LC_ALL": "de_DE.UTF-8"}, "Power"),
        ({"LC_ALL": ""}, "Power"),
    ],
    ids=["LC_ALL fr", "LANG fr", "de", "none"],
)
def test_the_language_is_the_user_s_if_we_speak_it(
    terminal: Terminal, environment: dict[str, str], heading: str
) -> None:
    assert heading in terminal.run("cards", "mindbug", **environment).stdout


def test_the_cards_for_programs(terminal: Terminal) -> None:
    done = terminal.run("cards", "mindbug", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    cards = json.loads(done.stdout)
    assert cards == bestiaire.game("mindbug").cards()
    first_contact = [card for card in cards if card["set"] == "first_contact"]
    assert len(first_contact) == 32
    assert sum(card["copies"] for card in first_contact) == 48
    assert len({card["id"] for card in cards}) == len(cards)
    for card in cards:
        assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", card["id"])
        for name in ("name_en", "name_fr", "text_en", "text_fr"):
            assert card[name].strip() == card[name] != ""
        assert isinstance(card["keywords"], list)
        assert len(card["keywords"]) == len(card["keywords_fr"])
    assert all(isinstance(card["power"], int) for card in first_contact)


def test_the_bench_gives_positive_figures(terminal: Terminal) -> None:
    done = terminal.run("bench", "mindbug", "--seconds", "0.01", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert report["game"] == "mindbug"
    assert report["machine"]
    assert "pure" in report["figures"]
    for figures in report["figures"].values():
        assert "decisions/s" in figures
        assert all(value > 0 for value in figures.values())


def test_the_bench_for_people(terminal: Terminal) -> None:
    done = terminal.run("bench", "--seconds", "0.01")
    assert (done.returncode, done.stderr) == (0, "")
    assert "decisions/s" in done.stdout


# -- a game against the computer


@pytest.mark.parametrize("opponent", [long("greedy"), "random"])
def test_a_whole_game_by_always_answering_1(terminal: Terminal, opponent: str) -> None:
    done = terminal.play(*["1"] * 600, "quit", arguments=("--seed", str(SEED), "--opponent", opponent))
    assert "you win!" in done.stdout or "Computer wins" in done.stdout
    path = terminal.left_behind()
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["seed"] == SEED
    assert record["seats"] == ["", opponent]
    assert bestiaire.replay(record).result is not None


def test_after_the_game_one_may_look_undo_save_and_play_again(terminal: Terminal) -> None:
    path = terminal.write(whole_game(["", "greedy"]).record())
    lines = ("log", "piles", "card bee bear", "rule", "nonsense", "save end.json", "undo", "save before.json", "quit")
    done = terminal.play(*lines, arguments=("--resume", path))
    assert "Enter: play again." in done.stdout
    assert done.stdout.split(PROMPT)[0].count("you win!") == 1
    end, before = terminal.record("end.json"), terminal.record("before.json")
    assert end["result"] is not None
    assert before["result"] is None
    assert end["moves"][: len(before["moves"])] == before["moves"]
    done = terminal.play("", "save again.json", "quit", arguments=("--resume", path))
    again = terminal.record("again.json")
    assert again["seats"] == ["greedy", ""]
    assert again["result"] is None


def test_one_may_take_the_second_seat_and_a_name(terminal: Terminal) -> None:
    done = terminal.play("save saved.json", "quit", arguments=("--seed", str(SEED), "--second", "--name", "Zoé"))
    assert terminal.record()["seats"] == ["normal", "Zoé"]
    assert "Zoé" in done.stdout


def test_the_answer_may_be_a_number_a_key_or_a_card(terminal: Terminal) -> None:
    choice = bestiaire.table("mindbug", seed=SEED).choice
    assert choice is not None
    key = choice.keys[1]
    card = key.partition(":")[2]
    for number, typed in enumerate(("2", " 2 ", key, card, card.replace("_", " ").title())):
        terminal.play(typed, f"save {number}.json", "quit")
        assert terminal.record(f"{number}.json")["moves"][0] == key


def test_help_card_rule_log_and_piles_answer_and_change_nothing(terminal: Terminal) -> None:
    asked = ("help", "?", "card 1", "card bee_bear", "CARD Bee Bear", "card oursabeille", "card bee", "rule",
             "rule mb-051", "log", "piles")  # fmt: skip
    done = terminal.play(*asked, "save saved.json", "quit")
    answers = done.stdout.split(PROMPT)[1:]
    assert terminal.record()["moves"] == []
    table = bestiaire.table("mindbug", seed=SEED)
    cards = {card["id"]: card for card in bestiaire.game("mindbug").cards()}
    first = cards[table.view(0)["players"][0]["hand"][0]]
    for command in ("save", "resume", "undo", "quit", "card", "rule", "log", "piles", "lang"):
        assert command in answers[0]
    assert answers[1] == answers[0]
    assert first["name_en"] in answers[2]
    assert first["text_en"] in answers[2]
    for answer in answers[3:6]:
        assert "Bee Bear" in answer
        assert "Killer Bee" not in answer
    assert "Bee Bear" in answers[6]
    assert "Killer Bee" in answers[6]
    assert answers[7].startswith("MB-050")
    assert answers[8].startswith("MB-051")
    for card in table.view(0)["players"][0]["hand"]:
        assert cards[card]["name_en"] in answers[9]
    for card in table.view(0)["revealed"]:
        assert cards[card]["name_en"] in answers[10]


def test_why_names_the_rule_of_the_question_or_of_what_can_t_be_chosen(terminal: Terminal) -> None:
    """A card that can be chosen is told by the rule of the question; any other word is a rule's."""
    table = bestiaire.table("mindbug", seed=SEED)
    card = table.view(0)["players"][0]["hand"][0]
    asked = ("why", "why Mindbugs", f"why {card}", "why sneaky", "lang fr", "pourquoi mindbugs")
    done = terminal.play(*asked, "save saved.json", "quit")
    answers = done.stdout.split(PROMPT)[1:]
    assert terminal.record()["moves"] == []
    assert answers[0].startswith("MB-050")
    assert answers[1].startswith("Mindbugs, MB-054  A Mindbug is used when your opponent")
    assert answers[2].startswith("It can be chosen:\nMB-050")
    assert answers[3].startswith("SNEAKY")
    assert answers[5].startswith("Mindbugs, MB-054  Un Mindbug s'utilise")


@pytest.mark.parametrize(("lang", "all_of_them"), [("en", "rules all"), ("fr", "règles toutes")])
def test_the_game_in_short_and_all_its_rules(terminal: Terminal, lang: str, all_of_them: str) -> None:
    done = terminal.play("rules", all_of_them, "quit", arguments=("--seed", str(SEED), "--lang", lang))
    in_short, in_full = done.stdout.split(PROMPT)[1:3]
    words = bestiaire.game("mindbug").words()
    assert words is not None
    for sentence in words.in_short(lang):
        assert on_terminal(sentence) in re.sub(r"\s+", " ", in_short)
    for title, rules in words.chapters(lang):
        assert f"── {on_terminal(title)}" in in_full
        assert all(f"{rule}  " in in_full for rule in rules)


def test_undo_goes_back_to_the_own_last_choice(terminal: Terminal) -> None:
    terminal.play("1", "undo", "save saved.json", "quit")
    assert terminal.record()["moves"] == []
    terminal.play("1", "1", "save one.json", "1", "undo", "save two.json", "quit")
    assert terminal.record("one.json")["moves"][:2] == terminal.record("two.json")["moves"][:2]


def test_saving_over_a_file_replaces_it(terminal: Terminal) -> None:
    terminal.play("save saved.json", "1", "save saved.json", "quit")
    assert terminal.record()["moves"]
    assert [path.name for path in terminal.folder.iterdir() if path.is_file()] == ["saved.json"]


def test_the_language_can_be_changed_in_the_middle(terminal: Terminal) -> None:
    done = terminal.play("lang fr", "aide", "langue en", "quit")
    english, french, aide, again = done.stdout.split(PROMPT)[:4]
    assert "your hand" in english
    assert "votre main" in french
    assert "your hand" not in french
    assert "sauver FICHIER" in aide
    assert "your hand" in again


def test_french_from_the_start(terminal: Terminal) -> None:
    done = terminal.play("quitter", arguments=("--seed", str(SEED), "--lang", "fr"))
    assert "votre main" in done.stdout
    assert "Sauvegardé" in done.stdout


# -- leaving


@pytest.mark.parametrize("lines", [(), ("1",), ("1", "1"), ("help",)], ids=["at once", "1", "2", "help"])
def test_the_end_of_the_input_saves_and_leaves(terminal: Terminal, lines: tuple[str, ...]) -> None:
    done = terminal.play(*lines)
    path = terminal.left_behind()
    assert str(path) in done.stdout
    record = json.loads(path.read_text(encoding="utf-8"))
    table = bestiaire.replay(record)
    assert table.record() == record
    terminal.play("save saved.json", "quit", arguments=("--resume", path))
    assert terminal.record()["moves"] == record["moves"]


def test_a_last_line_without_an_end_counts(terminal: Terminal) -> None:
    done = terminal.run("play", "mindbug", "--seed", str(SEED), typed="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(terminal.left_behind().read_text(encoding="utf-8"))["moves"]


@pytest.mark.parametrize("quit_word", ["quit", "q", "exit", "QUIT", "quitter"])
def test_quit_saves_and_says_where(terminal: Terminal, quit_word: str) -> None:
    done = terminal.play("1", quit_word)
    path = terminal.left_behind()
    assert f"bestiaire play --resume {path}" in done.stdout
    assert bestiaire.replay(json.loads(path.read_text(encoding="utf-8"))).moves


def test_leaving_saves_elsewhere_if_the_data_folder_cannot_be_had(terminal: Terminal) -> None:
    terminal.data.write_text("a file where the folder should be", encoding="utf-8")
    terminal.play("1", "quit")
    (path,) = terminal.folder.glob("mindbug-*.json")
    assert terminal.record(path.name)["moves"]


def test_ctrl_c_saves_and_leaves(terminal: Terminal) -> None:
    with terminal.start("play", "mindbug", "--seed", str(SEED)) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert read_until(process.stdout.fileno(), PROMPT).endswith(PROMPT)
        process.stdin.write(b"1\n")
        process.stdin.flush()
        assert read_until(process.stdout.fileno(), PROMPT).endswith(PROMPT)
        interrupt(process)
        out, err = process.communicate(timeout=LONG)
    assert (process.returncode, err) == (0, b"")
    path = terminal.left_behind()
    assert str(path) in out.decode()
    assert bestiaire.replay(json.loads(path.read_text(encoding="utf-8"))).moves


def test_ctrl_c_on_a_screen_saves_and_leaves(terminal: Terminal) -> None:
    with screen(terminal, "play", "mindbug", "--seed", str(SEED)) as shown:
        assert shown.read(PROMPT).endswith(PROMPT)
        interrupt(shown.process)
        rest = shown.read()
        assert shown.process.wait(timeout=LONG) == 0
    assert "Traceback" not in rest
    assert terminal.left_behind().name in rest


def test_ctrl_c_in_the_bench_leaves(terminal: Terminal) -> None:
    with terminal.start("bench", "mindbug", "--seconds", "3600") as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not children.exists():
            process.kill()
            pytest.skip("only Linux tells when the bench has begun")
        while not children.read_text(encoding="utf-8") and process.poll() is None:
            pass
        for child in children.read_text(encoding="utf-8").split():
            os.kill(int(child), signal.SIGINT)  # a terminal's Ctrl-C reaches both
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=LONG)
    assert "Traceback" not in err.decode()


# -- two people at one keyboard


@pytest.mark.parametrize("seed", [7, long(8), long(9)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_people_never_see_each_other_s_hand(terminal: Terminal, seed: int, lang: str) -> None:
    """The same game is played beside it, to know what the one at the screen may know at every moment."""
    names = {card["id"]: card[f"name_{lang}"] for card in bestiaire.game("mindbug").cards()}
    table = bestiaire.table("mindbug", seed=seed)
    dice = seeded(seed)
    typed: list[str] = []
    at_screen: list[int] = []
    own: list[set[str]] = []
    hidden: list[set[str]] = []
    while table.choice is not None:
        seat = table.choice.player
        if not at_screen or at_screen[-1] != seat:
            typed.append("")
            at_screen.append(seat)
            own.append(set(table.view(seat)["players"][seat]["hand"]))
            hidden.append(set(names))
        typed.append("piles")
        typed.append("log")
        known = named_in(table.view(seat)) | named_in([event.seen_by(seat) for event in table.events])
        hidden[-1] &= set(table.position()["players"][1 - seat]["hand"]) - known
        answer = dice.below(len(table.choice.options))
        table.play(answer)
        typed.append(str(answer + 1))
    done = terminal.play(*typed, "quit", arguments=("--hotseat", "--seed", str(seed), "--lang", lang))
    hand_over = (
        "Press Enter when only you can see the screen. " if lang == "en" else "Entrée quand vous seul voyez l'écran. "
    )
    before, *shown = done.stdout.split(hand_over)
    assert len(shown) == len(at_screen)
    assert sum(map(len, hidden)) > 20
    assert not any(name in before for name in names.values())
    for screenful, own_cards, hidden_cards in zip(shown, own, hidden, strict=True):
        assert all(names[card] in screenful for card in own_cards)
        for card in hidden_cards:
            assert names[card] not in screenful
    record = json.loads(terminal.left_behind().read_text(encoding="utf-8"))
    assert record["moves"] == table.moves
    assert record["result"] is not None


def test_the_screen_is_wiped_before_and_after_the_hand_over(terminal: Terminal) -> None:
    wipe = "\x1b[2J"
    table = bestiaire.table("mindbug", seed=SEED)
    names = {card["id"]: card["name_en"] for card in bestiaire.game("mindbug").cards()}
    first, second = (table.view(seat)["players"][seat]["hand"] for seat in (0, 1))
    with screen(terminal, "play", "mindbug", "--hotseat", "--seed", str(SEED)) as shown:
        shown.read("screen. ")
        shown.type("\n")
        seen = shown.read(PROMPT)
        assert all(names[card] in seen for card in first)
        shown.type("1\n")
        between = shown.read("screen. ")
        assert wipe in between
        assert not any(names[card] in between.rpartition(wipe)[2] for card in [*first, *second])
        shown.type("\n")
        after = shown.read(PROMPT)
        assert wipe in after
        assert all(names[card] in after for card in second)


def test_two_names_at_one_keyboard(terminal: Terminal) -> None:
    done = terminal.play("", "save saved.json", "quit", arguments=("--hotseat", "--name", "Ana", "--name", "Max"))
    assert terminal.record()["seats"] == ["Ana", "Max"]
    assert re.search("(Ana|Max), it is your choice", done.stdout)


def test_between_two_people_an_undo_that_takes_news_back_asks_the_other(terminal: Terminal) -> None:
    """The first player plays, the second keeps the Mindbug and plays, then the first wants the first card back."""
    before = ("", "1", "", "2", "1", "", "undo")
    refused = terminal.play(*before, "n", "save saved.json", "quit", arguments=("--hotseat", "--seed", "7"))
    assert "agree?" in refused.stdout
    assert len(terminal.record()["moves"]) == 3
    terminal.play(*before, "y", "save other.json", "quit", arguments=("--hotseat", "--seed", "7"))
    assert terminal.record("other.json")["moves"] == []


def test_an_undo_goes_back_to_the_own_last_choice(terminal: Terminal) -> None:
    """The second player has chosen nothing yet, so there is nothing to take back."""
    done = terminal.play("", "1", "", "undo", "save saved.json", "quit", arguments=("--hotseat", "--seed", "7"))
    assert "nothing to take back" in done.stdout
    assert len(terminal.record()["moves"]) == 1


# -- bad command lines and files: exit code 2 and one line


BAD_LINES = [
    pytest.param(("play", "chess"), "game: unknown: 'chess'", id="play chess"),
    pytest.param(("play", "mindbgu"), "did you mean 'mindbug'?", id="play mindbgu"),
    pytest.param(("play", ""), "game: unknown: ''", id="play nothing"),
    pytest.param(("cards", "chess"), "game: unknown: 'chess'", id="cards chess"),
    pytest.param(("cards", "chess", "--json"), "game: unknown: 'chess'", id="cards chess --json"),
    pytest.param(("bench", "chess"), "game: unknown: 'chess'", id="bench chess"),
    *[
        pytest.param(("play", "mindbug", f"--seed={seed}"), "seed: must be", id=f"seed {seed[:9]}")
        for seed in ("x", "-1", "1.5", "", " 7", "1e3", "0x7", "٧", str(2**64), "9" * 5000, "true")
    ],
    pytest.param(("play", "mindbug", "--opponent", "gredy"), "did you mean 'greedy'?", id="opponent misspelt"),
    pytest.param(("play", "mindbug", "--opponent", ""), "opponent: unknown: ''", id="opponent empty"),
    pytest.param(("play", "mindbug", "--opponent", "a\nb"), "opponent: unknown", id="opponent of two lines"),
    pytest.param(("play", "mindbug", "--name", "greedy"), "name: 'greedy'", id="name of a computer player"),
    pytest.param(("play", "mindbug", "--name", "A", "--name", "B"), "name: ", id="two names, one person"),
    pytest.param(("play", "mindbug", "--hotseat", *["--name", "A"] * 3), "name: ", id="three names"),
    *[
        pytest.param(("bench", "mindbug", f"--seconds={seconds}"), "seconds: must be", id=f"seconds {seconds}")
        for seconds in ("0", "nan", "-1", "inf", "1e9")
    ],
]


@pytest.mark.parametrize(("arguments", "said"), BAD_LINES)
def test_a_bad_command_line(terminal: Terminal, arguments: tuple[str, ...], said: str) -> None:
    assert_one_line(terminal.run(*arguments), said)
    assert list(terminal.folder.iterdir()) == []


def good() -> dict[str, Any]:
    return table_after(4).record()


BAD_FILES = [
    pytest.param(b"", "not readable as JSON", id="empty"),
    pytest.param(b"{", "not readable as JSON", id="half"),
    pytest.param(b"\xff\xfe\x00", "not readable as JSON", id="not UTF-8"),
    pytest.param(b"hello\n", "not readable as JSON", id="text"),
    pytest.param(b"[" * 100_000, "not readable as JSON", id="deep"),
    pytest.param(b'{"game": ' + b"[" * 900 + b"]" * 900 + b"}", "game: ", id="deep but readable"),
    pytest.param(b'{"seed": ' + b"9" * 5000 + b"}", "not readable as JSON", id="5000 digits"),
    pytest.param(b"[]", "not a JSON object", id="a list"),
    pytest.param(b"null", "not a JSON object", id="null"),
    pytest.param(b'"mindbug"', "not a JSON object", id="a text"),
    pytest.param(b"{}", "game: ", id="nothing in it"),
    pytest.param(json.dumps(table_after(4).position()).encode(), "game: ", id="a position"),
    *[
        pytest.param(json.dumps({**good(), **changed}).encode(), said, id=label)
        for changed, said, label in (
            ({"game": "chess"}, "game: unknown: 'chess'", "of another game"),
            ({"game": "mindbgu"}, "did you mean 'mindbug'?", "of a misspelt game"),
            ({"version": 99}, "version: ", "of another version"),
            ({"bestiaire": 99}, "bestiaire: ", "of another format"),
            ({"seed": -1}, "seed: ", "bad seed"),
            ({"seed": None}, "seed: ", "seed null"),
            ({"options": {"sets": ["x"]}}, "options.sets[0]: unknown: 'x'", "bad set"),
            ({"moves": 5}, "moves: must be a list", "moves no list"),
            ({"moves": ["play:dragon"], "digests": []}, "moves[0]: 'play:dragon' is not possible", "illegal move"),
            ({"moves": [*good()["moves"][:3], "x"]}, "moves[3]: 'x' is not possible", "illegal fourth move"),
            ({"digests": ["0"] * 4}, "digests[0]: ", "wrong digest"),
            ({"digests": ["0"]}, "digests: ", "digests missing"),
            ({"result": {}}, "result: ", "wrong result"),
            ({"comment": 1}, "comment: unknown field", "unknown field"),
            ({"a\nb": 1}, "unknown field", "unknown field of two lines"),
            ({"seats": [1, 2]}, "seats[0]: must be text", "names that are numbers"),
            ({"position": {"players": []}}, "players: must be 2", "bad position"),
        )
    ],
]


@pytest.mark.parametrize("command", [("replay",), ("play", "mindbug", "--resume")], ids=["replay", "resume"])
@pytest.mark.parametrize(("content", "said"), BAD_FILES)
def test_a_bad_file(terminal: Terminal, command: tuple[str, ...], content: bytes, said: str) -> None:
    path = terminal.folder / "record.json"
    path.write_bytes(content)
    assert_one_line(terminal.run(*command, "record.json"), said)
    assert path.read_bytes() == content
    assert [path.name for path in terminal.folder.iterdir()] == ["record.json"]


@pytest.mark.parametrize("command", [("replay",), ("play", "mindbug", "--resume")], ids=["replay", "resume"])
@pytest.mark.parametrize("path", ["none.json", "folder", "none/none.json", "file/none.json", "x" * 300, "a\nb"])
def test_a_file_that_is_not_there(terminal: Terminal, command: tuple[str, ...], path: str) -> None:
    (terminal.folder / "folder").mkdir()
    (terminal.folder / "file").touch()
    assert_one_line(terminal.run(*command, path), "can't be read: ")


@pytest.mark.parametrize(
    "content",
    [b"{", b"[]", json.dumps({**good(), "moves": ["x"], "digests": []}).encode()],
    ids=["half", "list", "illegal"],
)
def test_inside_a_game_a_bad_file_is_told_and_the_game_goes_on(terminal: Terminal, content: bytes) -> None:
    (terminal.folder / "bad.json").write_bytes(content)
    done = terminal.play(
        "1", "save one.json", "resume bad.json", "resume none.json", "resume .", "save two.json", "quit"
    )
    assert terminal.record("one.json") == terminal.record("two.json")
    answers = done.stdout.split(PROMPT)[3:6]
    assert all(len(answer.splitlines()) == 1 for answer in answers)


@pytest.mark.parametrize("seats", [["Ana"], ["Ana", "Max", "Zoé"], []], ids=["1", "3", "0"])
@pytest.mark.parametrize("command", [("replay",), ("play", "mindbug", "--resume")], ids=["replay", "resume"])
def test_a_record_with_another_number_of_names(terminal: Terminal, seats: list[str], command: tuple[str, ...]) -> None:
    """Shown or refused, but said clearly."""
    done = terminal.run(*command, terminal.write({**good(), "seats": seats}))
    assert done.returncode in (0, 2)
    if done.returncode == 2:
        assert_one_line(done, "seats")


@pytest.mark.parametrize("line", ["undo", "log", "piles", "", "card bee bear"])
def test_a_record_in_which_only_computers_play(terminal: Terminal, line: str) -> None:
    path = terminal.write({**good(), "seats": ["greedy", "random"]})
    terminal.play(line, "save saved.json", "quit", arguments=("--resume", path))


# -- odd surroundings


BENCH = ("bench", "mindbug", "--seconds", "0.01")
COMMANDS = [
    ("cards", "mindbug"),
    ("cards", "mindbug", "--json"),
    ("replay", "record.json"),
    ("play", "mindbug", "--seed", "7"),
    ("--version",),
    ("--help",),
]


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        *[(command, lines) for command in COMMANDS for lines in (0, 1)],
        *[long(BENCH, 0), long(BENCH, 1), long((*BENCH, "--json"), 0), ((*BENCH, "--json"), 1)],
    ],
    ids=lambda given: given if isinstance(given, int) else " ".join(given),
)
def test_a_reader_that_goes_early_as_head_does(terminal: Terminal, arguments: tuple[str, ...], lines: int) -> None:
    terminal.write(whole_game().record())
    with terminal.start(*arguments) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(lines):
            process.stdout.readline()
        process.stdout.close()
        process.stdin.close()
        err = process.stderr.read().decode()
        process.wait(timeout=LONG)
    assert err == ""


def test_a_game_is_saved_even_if_nobody_reads_on(terminal: Terminal) -> None:
    with terminal.start("play", "mindbug", "--seed", str(SEED)) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        read_until(process.stdout.fileno(), PROMPT)
        process.stdout.close()
        process.stdin.write(b"1\n")
        process.stdin.close()
        process.wait(timeout=LONG)
    assert bestiaire.replay(json.loads(terminal.left_behind().read_text(encoding="utf-8"))).moves


def test_a_line_that_is_not_utf_8_is_a_wrong_line(terminal: Terminal) -> None:
    typed = b"\xff\xfe\n1\nsave saved.json\nquit\n"
    done = terminal.run("play", "mindbug", "--seed", str(SEED), typed=typed, PYTHONIOENCODING="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert terminal.record()["moves"]


@pytest.mark.parametrize("arguments", [("cards", "mindbug"), ("play", "mindbug", "--seed", "7")], ids=["cards", "play"])
@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_a_terminal_that_cannot_show_every_sign(terminal: Terminal, arguments: tuple[str, ...], encoding: str) -> None:
    done = subprocess.run(
        terminal.command(*arguments),
        input=b"quit\n",
        capture_output=True,
        timeout=LONG,
        check=False,
        cwd=terminal.folder,
        env=terminal.environment(PYTHONIOENCODING=encoding),
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("columns", ["20", "40", "80"])
def test_a_narrow_screen_still_shows_every_option(terminal: Terminal, columns: str) -> None:
    done = terminal.run("play", "mindbug", "--seed", str(SEED), typed="1\nquit\n", COLUMNS=columns)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(len(line) <= int(columns) for line in done.stdout.splitlines() if "│" in line)
