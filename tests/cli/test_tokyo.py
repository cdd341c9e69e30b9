"""King of Tokyo in the terminal: monsters, Tokyo, display, dice, and answers that are typed rather than numbered."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.terminal.play import Session
from tests.cli.shown import assert_told, assert_whole, look_at_all, questions, set_size, told
from tests.cli.terminal import Terminal
from tests.depth import long

NAMES = ["Ana", "Max", "Zoé", "Ben", "Kim"]
HERE: dict[str, Any] = {
    "mindbug": "off",
    "phase": "reroll",
    "rolls": 1,
    "dice": ["1", "1", "2", "heart", "energy", "smash"],
    "players": [
        {"monster": "gigazaur", "hearts": 9, "vp": 3, "energy": 4, "cards": ["acid_attack"]},
        {"monster": "the_king", "hearts": 7, "place": "city", "cards": [{"card": "smoke_cloud", "counters": 2}]},
        {"monster": "alienoid", "poison": 1, "shrink": 2},
        {"monster": "meka_dragon", "hearts": 0, "out": True},
        {"monster": "cyber_kitty", "energy": 8},
    ],
    "display": ["wings", "energize", "heal_card"],
    "deck": ["tank", "skyscraper"],
    "discard": ["energy_drink"],
}


def session(lang: str, **more: Any) -> Session:
    position = {**HERE, **more}
    names = NAMES[: len(position["players"])]
    return Session(bestiaire.table("tokyo", position=position, seed=4, names=names), lang, None)


# -- the table


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Ana Gigazaur ♥ 9/10 ★ 3/20 ▣ 4",
                "Max The King ♥ 7/10 ★ 0/20 ▣ 0 ▲ In Tokyo City",
                "Zoé Alienoid ♥ 10/10 ★ 0/20 ▣ 0 ☠ 1 ▾ 2",
                "Ben Meka Dragon ✝ out",
                "Smoke Cloud (2 counters)",
                "Wings (6, 2 short) KEEP",
                "Heal (3) DISCARD",
                "Tokyo City: Max",
                "Dice: two 1s, one 2, 1 heart, 1 energy and 1 smash",
            ],
        ),
        ("fr", ["Attaque acide", "Ailes (6, manque 2) POUVOIR", "Tokyo-Ville : Max", "éliminé", "2 marqueurs"]),
    ],
)
def test_monsters_tokyo_display_and_dice_are_on_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, words: list[str], columns: int
) -> None:
    set_size(monkeypatch, (columns, 60))
    session(lang).show_table(0)
    assert_told(capsys, words)


def test_an_evolution_hand_is_shown_to_its_owner_only(capsys: pytest.CaptureFixture[str]) -> None:
    players = [
        {"monster": "mastermindbug", "hand": ["superior_brain"]},
        {"monster": "gigasnail_hydra", "hand": ["scary_face", "hungry_face"]},
    ]
    here = session("en", mindbug="trial", evolutions=True, players=players)
    here.show_table(0)
    shown = told(capsys)
    assert "In hand: Superior Brain" in shown
    assert "Gigasnail Hydra ♥ 10/10 ★ 0/20 ▣ 0 hand 2" in shown
    assert "Scary Face" not in shown


@pytest.mark.parametrize("lang", ["en", long("fr")])
@pytest.mark.parametrize(
    ("size", "players", "share"), [((60, 24), 2, 0.9), ((80, 24), 6, 0.9), ((120, 40), 4, 1.0)], ids=str
)
def test_question_and_table_are_on_the_screen_and_nothing_is_broken(
    size: tuple[int, int],
    players: int,
    share: float,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is not listed can be typed; only a very full table is too much for the lowest screens."""
    table = bestiaire.table("tokyo", seed=3, players=players, options={"evolutions": players < 4})
    seen = look_at_all(questions(table, lang, seed=3, every=5), size, monkeypatch, capsys)
    assert_whole(seen, share, more_than=15)


# -- what is typed


@pytest.mark.parametrize(
    ("lang", "line", "key"),
    [
        ("en", "1", "reroll:1"),
        ("en", "1 1", "reroll:1+1"),
        ("en", "smash, 1", "reroll:1+smash"),
        ("en", "heart 2 energy", "reroll:2+heart+energy"),
        ("fr", "Baffe coeur 1", "reroll:1+heart+smash"),
        ("fr", "éner", "reroll:energy"),
        ("en", "reroll:2", "reroll:2"),
    ],
)
def test_dice_are_typed_by_what_they_show(lang: str, line: str, key: str) -> None:
    here = session(lang)
    assert here.take_line(line, 0)
    assert here.table.moves == [key]


@pytest.mark.parametrize("line", ["3", "2 2", "11", "9", "smash smash", "1 nonsense", "heart > 1", ">"])
def test_other_dice_are_not_understood(capsys: pytest.CaptureFixture[str], line: str) -> None:
    """A number that is not listed is never taken for an option that nobody saw."""
    here = session("en")
    assert not here.take_line(line, 0)
    assert here.table.moves == []
    assert "type a number that is listed" in told(capsys)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("plot heart > 3", "plot_twist:heart@3"),
        ("plan b coeur > 3", None),
        ("plot_twist smash > énergie", "plot_twist:smash@energy"),
        ("stretchy 1 > heart", "stretchy:1@heart"),
        ("élastique 1 > heart", "stretchy:1@heart"),
        ("heart > 3", None),
        ("stretchy heart", None),
    ],
)
def test_what_becomes_of_a_die_is_typed_behind_an_arrow(
    capsys: pytest.CaptureFixture[str], line: str, key: str | None
) -> None:
    players = [{"cards": ["plot_twist", "stretchy"], "energy": 4}, {}]
    here = session("en", players=players, phase="fixed", rolls=3)
    here.show_table(0)
    assert "plot smash > energy; stretchy smash > energy" in told(capsys)
    assert here.take_line(line, 0) == (key is not None)
    assert here.table.moves == ([] if key is None else [key])


# -- reading


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("piles", ["Discard pile: Energy Drink"]),
        ("card wings", ["6 Energy cubes", "On display, for 6 energy."]),
        ("card smoke cloud", ["In front of Max (2 counters)."]),
        ("card", ["Acid Attack", "Wings (6, 2 short)", "discard 1"]),
    ],
)
def test_cards_and_piles_can_be_read(capsys: pytest.CaptureFixture[str], command: str, words: list[str]) -> None:
    session("en").take_line(command, 0)
    assert_told(capsys, words)


def test_a_whole_game_of_four(terminal: Terminal) -> None:
    arguments = ("play", "tokyo", "--players", "4", "--opponent", "random", "--seed", "3")
    done = terminal.run(*arguments, typed="1\nreroll:none\n" * 400, LINES="24")
    assert done.returncode == 0
    assert "The game is over" in done.stdout


# -- the order of groups


STOPPING: dict[str, Any] = {
    **HERE,
    "rolls": 2,
    "dice": ["1", "1", "2", "heart", "energy"],
    "players": [{"hearts": 8, "energy": 4}, {"place": "city"}, {}],
}


def stop_rolling(terminal: Terminal, *typed: str, arguments: tuple[str, ...] = ()) -> tuple[str, list[str]]:
    """What is shown, and the moves, of a game in which somebody stops rolling and types these lines then."""
    table = bestiaire.table("tokyo", position=STOPPING, seed=4, names=["Ana", "Max", "Zoé"])
    file = terminal.write(table.record())
    lines = ["", "reroll:none", *typed]
    done = terminal.run("play", "--resume", file, *arguments, typed="".join(f"{line}\n" for line in lines))
    assert done.returncode == 0
    return done.stdout, terminal.record(file.name)["moves"]


def test_where_the_order_of_groups_makes_no_difference_nobody_is_asked(terminal: Terminal) -> None:
    shown, moves = stop_rolling(terminal)
    assert moves == ["reroll:none", "resolve:numbers", "resolve:hearts"]
    assert "What do you resolve next?" not in shown
    news = ["resolve the numbers", "resolve the hearts", "resolve the energy"]
    assert [one for one in news if one not in shown] == [], "who is asked next is told all that happened"


def test_who_wants_to_be_asked_for_the_order_of_groups_is(terminal: Terminal) -> None:
    shown, moves = stop_rolling(terminal, "resolve:energy", arguments=("--ask-always",))
    assert moves == ["reroll:none", "resolve:energy"]
    assert shown.count("What do you resolve next?") == 2
    assert "--ask-always" in shown.splitlines()[-1], "and so the game goes on another time"


def test_taking_back_goes_to_a_question_that_was_asked(terminal: Terminal) -> None:
    assert stop_rolling(terminal, "undo", "y")[1] == []
    assert stop_rolling(terminal, "resolve:energy", "undo", "y", arguments=("--ask-always",))[1] == ["reroll:none"]
