"""King of Tokyo Duel in the terminal: tracks, dice, market, boards, and answers that are typed rather than numbered."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.games.duel.board.tracks import lane
from bestiaire.terminal.play import Session
from tests.cli.shown import assert_told, assert_whole, look_at_all, questions, set_size, told
from tests.cli.terminal import Terminal
from tests.depth import long, times

HERE: dict[str, Any] = {
    "phase": "reroll",
    "dice": ["smash", "fame", "energy", "fame", "destruction", "power"],
    "players": [
        {"monster": "gigazaur", "life": 9, "energy": 4, "keep": ["scrappy", "in_the_shadows"], "dice_tokens": 1},
        {"monster": "the_king", "life": 7, "energy": 1, "keep": ["camouflage"]},
    ],
    "market": ["frenzy", "snack_time", "photoshoot"],
    "fame": -2,
    "destruction": 3,
    "buzz": [
        {"token": "lizard", "track": "fame", "space": -5, "turned": True},
        {"token": "alien", "track": "destruction", "space": 4},
        {"token": "phantom", "track": "destruction", "space": -3},
        {"token": "the_king", "track": "fame", "space": 5},
    ],
}


def session(lang: str, **more: Any) -> Session:
    return Session(bestiaire.table("duel", position={**HERE, **more}, seed=4, names=["Ana", "Max"]), lang, None)


# -- the table


@pytest.mark.parametrize(
    ("near", "fame", "destruction"),
    [
        (0, "★ 6 [⚅ ✶ 3] ● 1 0 1 2 [3 4 ♛] 6 ★", "★ 6 [5 4 ○] ♥ ○ 1 0 1 2 [● ○] ○ ★"),
        (1, "★ 6 [♛ 4 3] 2 1 0 1 ● [3 ✶ ⚅] 6 ★", "★ ○ [○ ●] 2 1 0 1 ○ ♥ [○ 4 5] 6 ★"),
    ],
)
def test_tracks_run_from_the_own_end_to_the_rivals(near: int, fame: str, destruction: str) -> None:
    view = session("en").table.view(near)
    shown = [lane(view, track, near, apart=True).plain.replace("\u2800", " ") for track in (0, 1)]
    assert shown == [fame, destruction]
    assert lane(view, 0, near, apart=False).plain == fame.replace(" ", "")


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Gigazaur ♥ 9/14 ▣ 4 ⚅ 1", "The King ♥ 7/15 ▣ 1 ⚅ 0 ♛ 1", "Frenzy (6, 2 short)", "Photoshoot (1)", "deck"],
        ),
        ("fr", ["Gigazaur ♥ 9/14", "Rage (6, manque 2)", "Photoshoot (1)", "Bricolé", "Ana à gauche", "pioche"]),
    ],
)
def test_boards_market_and_cards_are_on_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, words: list[str], columns: int
) -> None:
    set_size(monkeypatch, (columns, 60))
    session(lang).show_table(0)
    assert_told(capsys, words)


@pytest.mark.parametrize("lang", ["en", long("fr")])
@pytest.mark.parametrize(("size", "share"), [((50, 24), 0.9), long((80, 24), 0.99), ((120, 40), 1.0)], ids=str)
def test_question_and_table_are_on_the_screen_and_nothing_is_broken(
    size: tuple[int, int],
    share: float,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is not listed can be typed; only a very full table is too much for the lowest screens."""
    table = bestiaire.table("duel", seed=3, names=["", "Zoé Grandin-Delacroix"])
    seen = look_at_all(questions(table, lang, seed=3, every=times(8, 4)), size, monkeypatch, capsys)
    assert_whole(seen, share, more_than=50)


# -- what is typed


@pytest.mark.parametrize(
    ("lang", "line", "key"),
    [
        ("en", "smash fame", "reroll:smash+fame"),
        ("en", "fame, smash", "reroll:smash+fame"),
        ("en", "2 fame energy", "reroll:energy+fame+fame"),
        ("en", "special", "reroll:power"),
        ("fr", "Baffe glo glo", "reroll:smash+fame+fame"),
        ("fr", "énergie destruction", "reroll:energy+destruction"),
        ("fr", "energie", "reroll:energy"),
        ("en", "free fame", "in_the_shadows:fame"),
        ("fr", "gratuit 2 gloires", "in_the_shadows:fame+fame"),
        ("en", "reroll:fame", "reroll:fame"),
        ("en", "1", None),
    ],
)
def test_dice_are_typed_by_their_symbols(lang: str, line: str, key: str | None) -> None:
    here = session(lang)
    assert here.table.choice is not None
    first = here.table.choice.keys[0]
    assert here.take_line(line, 0)
    assert here.table.moves == [key or first]


@pytest.mark.parametrize("line", ["heart", "smash smash", "s", "fame 3", "free smash", "3 fame", "smash nonsense"])
def test_other_dice_are_not_understood(capsys: pytest.CaptureFixture[str], line: str) -> None:
    here = session("en")
    assert not here.take_line(line, 0)
    assert here.table.moves == []
    assert "type a number" in told(capsys)


LAYING: dict[str, Any] = {"phase": "buy", "buzz": [], "market": ["photoshoot"]}


@pytest.mark.parametrize(
    ("seat", "lang", "line", "place"),
    [
        (0, "en", "fame 3", "fame@-3"),
        (0, "en", "fame -3", "fame@3"),
        (0, "fr", "gloire 0", "fame@0"),
        (0, "fr", "destruction -7", "destruction@7"),
        (1, "en", "fame 3", "fame@3"),
        (1, "en", "destr -3", "destruction@-3"),
    ],
)
def test_places_are_typed_by_track_and_space(seat: int, lang: str, line: str, place: str) -> None:
    here = session(lang, **LAYING, active=seat)
    here.table.play("buy:photoshoot")
    assert here.take_line(line, seat)
    assert here.table.moves[-1] == f"place:{place}"


def test_a_pair_is_typed_turned_round(capsys: pytest.CaptureFixture[str]) -> None:
    pair = next(card["id"] for card in bestiaire.game("duel").cards() if card["buzz"] == "lizard")
    players = [{**HERE["players"][0], "energy": 9}, HERE["players"][1]]
    for line, place in (("fame 5", "fame@-5"), ("fame 5 t", "fame@-5@turned"), ("gloire 5 tourné", "fame@-5@turned")):
        here = session("en", **{**LAYING, "market": [pair], "players": players})
        here.table.play(f"buy:{pair}")
        here.show_table(0)
        assert "turned round: fame 3 t" in told(capsys)
        assert here.take_line(line, 0)
        assert here.table.moves[1] == f"place:{place}"


# -- reading


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("piles", ["Discard pile: nothing", "The lizard token: Fame, space 5 on your side"]),
        ("card photoshoot", ["2 Energy cubes", "In the market, for 1 energy.", "Brings the fish token."]),
        ("card scrappy", ["In front of you."]),
        ("card", ["Blockbuster: For 2 symbols", "DISCARD", "✶ a paw"]),
    ],
)
def test_cards_and_piles_can_be_read(capsys: pytest.CaptureFixture[str], command: str, words: list[str]) -> None:
    session("en").take_line(command, 0)
    assert_told(capsys, words)


def test_the_monsters_are_told_before_one_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    Session(bestiaire.table("duel", seed=1), "fr", None).show_table(0)
    assert "Cryo-gadgets : Gagnez 1 jeton Dé par symbole" in told(capsys)


def test_a_whole_game(terminal: Terminal) -> None:
    done = terminal.run("play", "duel", "--opponent", "random", "--seed", "3", typed="1\n" * 600, LINES="24")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
