"""Orcs Orcs Orcs in the terminal: mages, battlefield, spells, scores, and creatures typed by name."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.terminal.play import Session
from tests.cli.shown import assert_told, assert_whole, look_at_all, questions, set_size, told
from tests.depth import long, times

NAMES = ["Ana", "Max", "Zoé", "Ben"]
HERE: dict[str, Any] = {
    "round": 4,
    "phase": "actions",
    "players": [
        {
            "mage": 1,
            "hand": ["smash", "fireball"],
            "draw": ["zap"],
            "trophies": {"goblin": 2},
            "skulls": {"goblin": 2},
            "discard": ["poison"],
        },
        {"mage": 4, "hand": ["cold_snap", "fire_spark"], "draw": [], "trophies": {"orc": 1}, "skulls": {"orc": 1}},
    ],
    "board": {
        "1": {"inner": ["goblin", {"creature": "orc", "damage": 1}], "outer": ["lava_golem"]},
        "5": {"middle": ["goblin"]},
    },
    "markers": {"1": ["orc"], "5": ["orc", "goblin"]},
    "fate": "OOF-02",
    "display": {"A": ["fireball", "ice_storm", "earthquake"], "B": ["wisdom", "switch", "voodoo"]},
}


def session(lang: str, *moves: str, **more: Any) -> Session:
    position = {**HERE, **more}
    table = bestiaire.table("orcs", position=position, seed=4, names=NAMES[: len(position["players"])])
    for move in moves:
        table.play(move)
    return Session(table, lang, None)


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Ana ▲ 1 ★ 6 hand 2 deck 1 discard 1",
                "Goblin 2 ☠☠ (Draw an extra spell)",
                "Max ▲ 4 ★ 6 hand 2 deck 0 discard 0",
                "Orc 1 ☠ (Poison)",
                "1 ?1 ▲ Ana inner: Goblin ♥2, Orc ♥2/3 outer: Lava Golem ♥5",
                "5 ?2 middle: Goblin ♥2",
                "Worth: Goblin 4 · Goblin Shaman 5",
                "Fate: All weak creatures move one section",
                "A Fireball 2 energy: deal 3 damage",
                "In hand: Smash 1 energy: deal 1 damage",
            ],
        ),
        ("fr", ["main 2 pioche 1", "intérieure : Gobelin ♥2", "Valeurs : Gobelin 4", "Destin : Toutes les créatures"]),
    ],
)
def test_mages_battlefield_and_spells_are_on_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, words: list[str], columns: int
) -> None:
    set_size(monkeypatch, (columns, 90))
    session(lang).show_table(0)
    assert "Cold Snap" not in assert_told(capsys, words)


def test_the_spell_that_is_cast_and_its_energy(capsys: pytest.CaptureFixture[str]) -> None:
    session("fr", "cast:smash").show_table(0)
    assert "→ Smash 1 énergie de terre" in told(capsys)


@pytest.mark.parametrize("lang", ["en", long("fr")])
@pytest.mark.parametrize(
    ("size", "players", "share"),
    [((60, 24), 2, 0.9), long((60, 24), 4, 0.9), ((80, 30), 4, 0.9), ((120, 45), 3, 1.0)],
    ids=str,
)
def test_question_and_table_are_on_the_screen_and_nothing_is_broken(
    size: tuple[int, int],
    players: int,
    share: float,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Only a very full battlefield is too much for the lowest screens."""
    options = {"secret_missions": True, "bonus_actions": True}
    table = bestiaire.table("orcs", seed=3, players=players, options=options)
    seen = look_at_all(questions(table, lang, seed=3, every=times(12, 9)), size, monkeypatch, capsys)
    assert_whole(seen, share, more_than=15)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tightest_table_says_all_that_is_needed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """Where mages stand, points, hands, markers, creatures with their rings and lives, the own trophies and mission."""
    players = [{**HERE["players"][0], "missions": ["sets"]}, {**HERE["players"][1], "missions": ["spells"]}]
    here = session(lang, secret_missions=True, players=players)
    here.out.print(here.board.layouts(here.table.view(1), NAMES[:2], lang, 60)[-1])
    words = {
        "en": [
            "Ana ★ 6 hand 2 (Draw an extra spell)",
            "1 ?1 ▲ Ana in: Goblin ♥2, Orc ♥2/3 out: Lava Golem ♥5",
            "4 ?0 ▲ Max",
            "5 ?2 mid: Goblin ♥2",
            "Max ★ 6 hand 2 deck 0 discard 0 ◆ Spells Orc 1 ☠",
        ],
        "fr": ["int. Gobelin ♥2, Orque ♥2/3 ext. Golem de lave ♥5", "cent. Gobelin ♥2", "main 2 pioche 0 défausse 0 ◆"],
    }
    assert_told(capsys, words[lang])


@pytest.mark.parametrize(
    ("moves", "hand", "is_offered"),
    [
        ([], ["smash", "fire_spark"], True),
        ([], ["smash", "fireball"], False),  # there is too little energy for one
        ([], ["smash", "wisdom", "wisdom"], False),  # two alike are one choice
        (["cast:smash", "upgrade:none"], ["smash", "fire_spark"], False),  # a creature is asked for
    ],
)
def test_only_a_hand_that_is_offered_is_left_out(
    capsys: pytest.CaptureFixture[str], moves: list[str], hand: list[str], is_offered: bool
) -> None:
    here = session("en", *moves, players=[{**HERE["players"][0], "hand": hand}, HERE["players"][1]])
    shown = []
    for layout in here.board.layouts(here.table.view(0), NAMES[:2], "en", 60):
        here.out.print(layout)
        shown.append("In hand: " in told(capsys))
    assert shown[0]
    assert shown[-1] != is_offered
    here.show_card("", 0)
    assert "In hand: " in told(capsys)


# -- what is typed and read


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("lava golem", "target:lava_golem@1.outer"),
        ("Orque", "target:orc@1.inner.1"),
        ("goblin@1.inner", "target:goblin@1.inner"),
        ("1", "target:goblin@1.inner"),
    ],
)
def test_a_creature_is_typed_by_its_name(line: str, key: str) -> None:
    here = session("en", "cast:smash", "upgrade:none")
    assert here.take_line(line, 0)
    assert here.table.moves[-1] == key


def test_alike_names_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    here = session("en", "cast:smash", "upgrade:none", board={"1": {"inner": ["goblin"], "outer": ["goblin"]}})
    assert not here.take_line("goblin", 0)
    assert "type the number" in told(capsys)


def test_cards_creatures_and_piles_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    here = session("en")
    here.show_card("fireball", 0)
    shown = told(capsys)
    assert "In your deck: 1." in shown
    assert "On display A." in shown
    here.show_card("goblin", 0)
    assert "Worth 4 points now." in told(capsys)
    here.show_piles("", 0)
    shown = told(capsys)
    assert "Your discard pile: Poison" in shown
    assert "Discard pile of Max: nothing" in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_is_scored_line_by_line(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    here = session(lang, phase="over", board={})
    here.out.print(here.board.reading(here.table.view(0), NAMES[:2], lang))
    shown = told(capsys)
    if lang == "en":
        assert "Ana 6 points · Goblin: 2 × 4 = 8 · Poison: 1 × \u22122 = -2" in shown
    else:
        assert "Gobelin : 2 × 4 = 8" in shown
