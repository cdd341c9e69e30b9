"""Narrow and low screens: nothing breaks in an ugly place, and the question stays in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import bestiaire
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.games.mindbug.words.reasons import ability, reasons
from bestiaire.show.board.paragraph import Paragraph
from bestiaire.terminal.play import Session
from tests.cli.shown import Asked, Size, assert_whole, look_at_all, questions, set_size, told
from tests.cli.terminal import PROMPT, SEED, Terminal, on_terminal, screen
from tests.depth import long

SETS = [["first_contact"], ["first_contact", "king_of_tokyo"]]
TIGHTEST = (50, 24)


def as_lines(paragraph: Paragraph, width: int) -> list[str]:
    return [line.plain for line in paragraph.lines(Console(width=width), width)]


def test_further_lines_hang_behind_the_label() -> None:
    lines = as_lines(Paragraph("Block with Kangasaurus Rex (7), or not", label="  1 "), 20)
    assert lines == ["  1 Block with", "    Kangasaurus Rex", "    (7), or not"]
    assert as_lines(Paragraph("You draw five cards", label="  ", hang=4), 16) == ["  You draw", "    five cards"]


@pytest.mark.parametrize("width", range(12, 40))
def test_french_signs_stay_with_their_words(width: int) -> None:
    lines = as_lines(Paragraph("Jouer : Qui « veut » ceci ? Moi ; toi ! Et voilà : rien"), width)
    assert all(len(line) <= width and line == line.rstrip() for line in lines)
    assert not any(re.match("[:;?!»]", line) or line.endswith("«") for line in lines)
    assert " ".join(lines) == "Jouer : Qui « veut » ceci ? Moi ; toi ! Et voilà : rien"


def test_a_word_wider_than_the_screen_is_cut() -> None:
    assert "".join(line.strip() for line in as_lines(Paragraph("x" * 50, label="  1 "), 20)) == "1 " + "x" * 50


def every_question(lang: str, sets: list[str] = SETS[0]) -> Iterator[Asked]:
    """Every choice of some random games. With more sets they are longer, and one will do."""
    for seed in range(3 - len(sets)):
        table = bestiaire.table("mindbug", seed=seed, options={"sets": sets}, names=["", "Zoé Grandin-Delacroix"])
        yield from questions(table, lang, seed)


@pytest.mark.parametrize("lang", ["en", long("fr")])
@pytest.mark.parametrize(
    ("sets", "size", "share"),
    [
        (SETS[1], TIGHTEST, 0.9),
        (SETS[0], (120, 40), 1.0),
        long(SETS[0], TIGHTEST, 0.9),
        long(SETS[1], (120, 40), 1.0),
        *[long(sets, (80, 24), 0.99) for sets in SETS],
    ],
    ids=str,
)
def test_question_and_table_are_on_the_screen_and_nothing_is_broken(
    size: Size,
    share: float,
    sets: list[str],
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Only a very full table is too much for the lowest screens; then its upper end scrolls away."""
    seen = look_at_all(every_question(lang, sets), size, monkeypatch, capsys)
    for shown in seen:
        first = max(number for number, line in enumerate(shown.in_sight) if re.match("  ? ?1 ", line))
        assert all(re.match(r"  [ \d]\d \S|    \S|  \S", line) for line in shown.in_sight[first:]), shown.in_sight
    assert_whole(seen, share, more_than=25 * (3 - len(sets)))


@pytest.mark.parametrize("lang", ["en", long("fr")])
@pytest.mark.parametrize("size", [(120, 200), TIGHTEST], ids=str)
def test_creatures_say_what_they_can_do_and_why_they_are_as_they_are(
    size: Size, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside them where there is room, else on demand."""
    set_size(monkeypatch, size)
    sentences = 0
    for session, seat in every_question(lang):
        session.show_table(seat)
        if size == TIGHTEST:
            capsys.readouterr()
            session.take_line("card", seat)
        shown = told(capsys)
        words = set(shown.split())
        for side in session.table.view(seat)["players"]:
            for creature in side["play"]:
                for sentence in [ability(CARDS[creature["card"]], lang, in_play=True), *reasons(creature, lang)]:
                    sentences += bool(sentence)
                    if size == TIGHTEST:
                        assert on_terminal(sentence) in shown
                    else:  # beside each other in boxes, the sentences are interwoven
                        assert {word.strip("[]") for word in sentence.split()} <= {word.strip("[]") for word in words}
    assert sentences > 150


def position(**sides: list[str]) -> dict[str, object]:
    return {"players": [{"play": sides["us"], "hand": ["gorillion"]}, {"play": sides["them"]}]}


def test_a_card_in_play_is_read_with_how_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    here = position(us=["luchataur", "shield_bugs"], them=["snail_thrower", "tiger_squirrel"])
    session = Session(bestiaire.table("mindbug", position=here, names=["", "greedy"]), "en", None)
    session.take_line("card luchataur", 0)
    assert "In play, You: 10 = 9 + 1 Shield Bugs" in capsys.readouterr().out
    session.take_line("card tiger squirrel", 0)
    assert "In play, Computer: 3 · HUNTER and POISONOUS from Snail Thrower" in capsys.readouterr().out
    session.take_line("langue fr", 0)
    session.take_line("carte gladiataure", 0)
    assert "En jeu, Vous : 10 = 9 + 1 Scarabouclier" in capsys.readouterr().out


# -- the question stays in sight


@pytest.mark.parametrize("command", ["log", "help", "card", "piles", "rule 74", "card bee", "nonsense"])
@pytest.mark.parametrize("times", [long(1), 9])
def test_the_question_is_in_sight_after_every_command(terminal: Terminal, command: str, times: int) -> None:
    columns, rows = TIGHTEST
    done = terminal.run(
        "play", "mindbug", "--seed", str(SEED), typed=f"{command}\n" * times, COLUMNS=str(columns), LINES=str(rows)
    )
    lines = done.stdout.rpartition(PROMPT)[0].splitlines()
    in_sight = " ".join(line.strip() for line in lines[-(rows - 1) :])
    assert "Your turn: play a card." in in_sight
    assert re.search("1 Play .* 2 Play .* 3 Play .* 4 Play .* 5 Play ", in_sight)


def test_a_question_in_sight_is_not_repeated(terminal: Terminal) -> None:
    done = terminal.run("play", "mindbug", "--seed", str(SEED), typed="card 1\nnonsense\n", LINES="60")
    assert done.stdout.count("Your turn: play a card") == 1


@pytest.mark.parametrize("line", ["table", "t", "TABLE", ""])
def test_the_table_can_be_drawn_again(terminal: Terminal, line: str) -> None:
    """With what happened since the own last choice, the table, and the question."""
    done = terminal.play("1", "log", line, "quit")
    _, first, _, again, _ = done.stdout.split(PROMPT)
    assert again == first
    assert "You play " in again
    assert "your hand" in again


def test_a_real_screen_of_50_by_24(terminal: Terminal) -> None:
    with screen(terminal, "play", "mindbug", "--seed", str(SEED), "--lang", "fr", size=TIGHTEST) as shown:
        lines = without_colours(shown.read(PROMPT)).splitlines()
        assert all(len(line) <= 50 for line in lines)
        assert any("pour tout lire" in line for line in lines)
        for command in ("aide", "carte", "règle"):
            shown.type(f"{command}\r")
            lines += without_colours(shown.read(PROMPT)).splitlines()
            assert any("1 Jouer" in line for line in lines[-24:])


def without_colours(shown: str) -> str:
    return re.sub("\x1b\\[[0-9;?]*[a-zA-Z]", "", shown)


def test_a_long_prompt_is_broken_between_words(terminal: Terminal) -> None:
    done = terminal.run("play", "mindbug", "--hotseat", "--lang", "fr", COLUMNS="30")
    assert re.search(r"à vous de\n  choisir\. Entrée quand vous\n  seul voyez l'écran\. ", done.stdout)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_cards_on_a_narrow_screen(terminal: Terminal, lang: str) -> None:
    done = terminal.run("cards", "mindbug", "--lang", lang, COLUMNS="50")
    lines = done.stdout.splitlines()
    assert all(len(line) <= 50 for line in lines)
    text = " ".join(line.strip() for line in lines)
    for card in bestiaire.game("mindbug").cards():
        assert f"{card[f'name_{lang}']} ({card.get('power', card.get('cost'))})" in text
        assert on_terminal(card[f"text_{lang}"]) in text
    headings = [line for line in lines if line.startswith("── ")]
    assert headings == ["── Mindbug · First Contact", *["── Mindbug · King of Tokyo"] * 2]
    outside = [line for line in lines if not line.startswith(" ") and line not in headings]
    assert len(outside) == len(bestiaire.game("mindbug").cards())


def test_two_people_are_greeted_and_told_how_it_ended(terminal: Terminal) -> None:
    """The greeting stands above the first curtain, and the last fight above the ending."""
    table = bestiaire.table("mindbug", seed=SEED)
    while table.choice is not None:
        table.play(0)
    with screen(terminal, "play", "mindbug", "--hotseat", "--seed", str(SEED)) as shown:
        first = shown.read("see the screen. ")
        assert "'rules' tells the game in short" in first
        assert "\x1b[2J" not in first
    done = terminal.run("play", "mindbug", "--hotseat", "--seed", str(SEED), typed="1\n" * (3 * len(table.moves)))
    last = done.stdout.rpartition("it is your choice")[2].partition("The game is over")[0].rpartition(PROMPT)[2]
    before = table.fork()
    before.undo()
    words = table.info.words()
    assert words is not None
    told = [words.event(event.seen_by(None), None, ["Player 1", "Player 2"], "en") for event in table.events]
    news = told[len(before.events) :]
    assert len(news) > 1
    assert all(sentence in last for sentence in news)
    assert last.count(news[-1]) == 1


def test_a_newcomer_is_told_where_the_rules_are(terminal: Terminal) -> None:
    assert "'rules' tells the game in short" in terminal.play("quit").stdout
    done = terminal.play("quitter", arguments=("--lang", "fr"))
    assert "« règles » dit le jeu en bref" in done.stdout


def test_the_game_in_the_readme_is_a_real_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    question, answer = readme.split("\n```\n")[1].split("\n› 1\n")
    monkeypatch.setenv("COLUMNS", str(len(question.splitlines()[2])))
    monkeypatch.setenv("LINES", "50")
    computer = {"life": 5, "hand": ["tusked_extorter", "killer_bee"]}
    computer["play"] = ["luchataur", {"card": "shield_bugs", "exhausted": True}, "explosive_toad"]
    you = {"mindbugs": 0, "hand": ["elephantopus"], "play": ["kangasaurus_rex", "spider_owl"]}
    table = bestiaire.table("mindbug", position={"players": [computer, you]}, names=["greedy", ""])
    table.play("attack:explosive_toad")
    session = Session(table, "en", None)
    session.show_table(1)
    assert capsys.readouterr().out == question + "\n"
    session.take_line("1", 1)
    table.play("defeat:kangasaurus_rex")
    session.show_table(1)
    assert capsys.readouterr().out.startswith(answer + "\n")
