"""What docs/games lists is what there is: options, fields of positions, events, reasons, ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiaire
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.table.options import MONSTER_NAMES as DUEL_MONSTERS
from bestiaire.games.tokyo.table.options import MONSTER_NAMES as TOKYO_MONSTERS

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(bestiaire.games())
TOLD = re.compile(r'\btell\(\s*(?:game|state),\s*"([a-z_]+)"(?: if [^,]*? else "([a-z_]+)")?')


def named_in(game: str) -> set[str]:
    """All that stands between backquotes on a game's page, word by word."""
    page = ROOT / f"docs/games/{game}.md"
    assert page.exists(), f"write docs/games/{game}.md: its options, fields of positions, events and reasons"
    text = page.read_text(encoding="utf-8")
    text = re.sub("```.*?```", "", text, flags=re.DOTALL)
    return {word for quoted in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[a-z_0-9]+", quoted)}


def test_every_game_has_its_page() -> None:
    assert sorted(page.stem for page in (ROOT / "docs/games").glob("*.md")) == GAMES, "docs/games: a page for each game"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_reason_is_named(game: str) -> None:
    info = bestiaire.game(game)
    lost = {*info.options, *info.reasons, "resigned", "mid_stage", "stage"} - named_in(game)
    assert not lost, f"docs/games/{game}.md does not name {sorted(lost)}"


def told_by(game: str) -> set[str]:
    """The events that the source of a game tells."""
    sources = sorted((ROOT / "src/bestiaire/games" / game).rglob("*.py"))
    return {kind for path in sources for found in TOLD.findall(path.read_text(encoding="utf-8")) for kind in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_named(game: str) -> None:
    assert told_by(game), f"no event of {game} is found: its rules call tell(game, KIND, …), with the kind written out"
    lost = told_by(game) - {""} - named_in(game)
    assert not lost, f"the events of docs/games/{game}.md lack {sorted(lost)}"


def test_events_are_found() -> None:
    for game in ("mindbug", "duel", "tokyo", "orcs"):
        assert len(told_by(game)) > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_a_game_at_random_prints_is_named(game: str) -> None:
    named = named_in(game)
    for seed in range(3):
        table = bestiaire.table(game, seed=seed)
        for move in range(150):
            if table.choice is None:
                break
            position = table.position()
            fields = {*position, *(name for player in position["players"] for name in player)}
            assert fields - named == set()
            table.play((move * 7 + seed) % len(table.choice.options))


def test_every_monster_and_every_token_is_named() -> None:
    assert {*DUEL_MONSTERS, *(token.id for token in BUZZ_TOKENS)} - named_in("duel") == set()
    assert set(TOKYO_MONSTERS) - named_in("tokyo") == set()
