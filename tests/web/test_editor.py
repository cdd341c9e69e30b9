"""The page on which a position is set up: what each game's has, and that all of it can be changed."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

import bestiaire
from bestiaire.core.editing import DICE, Counter, Editor, Zone, at_stage_start, found_at, put_at
from bestiaire.core.errors import BadPosition
from bestiaire.core.table import Table
from bestiaire.show.page.plain import page_of
from bestiaire.show.page.signs import SIGNS
from bestiaire.web.limits import Buckets
from bestiaire.web.tables.positions import at_random, example, packed, unpacked
from tests.depth import each_seed
from tests.web.helpers import Site

EDITED = ("mindbug", "tokyo", "duel", "orcs")
WITH_OPTIONS = [
    *[(game, {}) for game in EDITED],
    ("mindbug", {"sets": ["first_contact", "king_of_tokyo"]}),
    ("tokyo", {"evolutions": True}),
    ("orcs", {"secret_missions": True, "bonus_actions": True}),
]


@pytest.fixture
def site(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """At which boards may be begun as fast as a test does."""
    monkeypatch.setattr(site.server.limits, "board_starts", Buckets(1e6, 1e6))
    return site


def editor_of(game: str, position: dict[str, Any], lang: str = "en") -> Editor:
    found = page_of(bestiaire.game(game)).editor(position, lang)
    assert found is not None
    return found


def positions_of(game: str, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """Some of a game at random, each at the start of a stage."""
    table = bestiaire.table(game, seed=seed, options=options)
    found = []
    number = seed
    while table.choice is not None and len(table.moves) < 120:
        if table.is_at_stage_start and len(table.moves) > 8:
            found.append(at_stage_start(table.position()))
        number = (number * 1103515245 + 12345) % 2**31
        table.play(number % len(table.choice.options))
    return found[::4]


def names_in(position: dict[str, Any], zone: Zone) -> list[str]:
    lying = found_at(position, zone.path) or []
    if zone.laid is not None:
        return [item[zone.laid.name] for item in lying if zone.laid.has(item)]
    return [str(item.get("card", item.get("creature"))) if isinstance(item, dict) else item for item in lying]


def lying_there(zone: Zone, thing: str, number: int) -> list[Any]:
    """So many of a thing in a zone."""
    return [thing if zone.laid is None else zone.laid.item(thing, place) for place in range(number)]


def laid_out(game: str, position: dict[str, Any]) -> Table:
    return bestiaire.table(game, position=position)


# -- every path is one of the game's positions


@pytest.mark.parametrize(("game", "options"), WITH_OPTIONS)
@each_seed(2, 12)
def test_what_is_declared_is_found_in_positions(game: str, options: dict[str, Any], seed: int) -> None:
    for position in positions_of(game, options, seed):
        editor = editor_of(game, position)
        assert len(editor.sides) == len(position["players"])
        assert found_at(position, editor.turn) in range(len(editor.sides))
        things = {(shelf.kind, thing.id) for shelf in editor.shelves for thing in shelf.things}
        for part in editor.parts:
            for zone in part.zones:
                for name in names_in(position, zone):
                    assert (zone.kind, name) in things, (zone.path, name)
            for counter in part.every_counter:
                value = found_at(position, counter.path)
                assert value is None or counter.least <= value <= counter.most, counter.path
            for pick in part.every_pick:
                value = found_at(position, pick.path)
                assert value is None or value in [one.value for one in pick.values], pick.path


@pytest.mark.parametrize(("game", "options"), WITH_OPTIONS)
@each_seed(2, 12)
def test_nothing_lies_there_more_often_than_it_is_free(game: str, options: dict[str, Any], seed: int) -> None:
    for position in positions_of(game, options, seed):
        editor = editor_of(game, position)
        for shelf in editor.shelves:
            zones = [zone for part in editor.parts for zone in part.zones if zone.kind == shelf.kind]
            lying = [name for zone in zones for name in names_in(position, zone)]
            for thing in shelf.things:
                assert not thing.copies or lying.count(thing.id) <= thing.copies


@pytest.mark.parametrize(("game", "options"), WITH_OPTIONS)
def test_every_number_can_be_changed(game: str, options: dict[str, Any]) -> None:
    position = positions_of(game, options, 5)[0]
    for part in editor_of(game, position).parts:
        for counter in part.every_counter:
            changed = json.loads(json.dumps(position))
            value = stepped(changed, counter)
            take_unseen(changed, editor_of(game, position), counter)
            put_at(changed, counter.path, value)
            assert laid_out(game, changed).position() is not None
            assert found_at(at_stage_start(laid_out(game, changed).first_position), counter.path) == value


def take_unseen(position: dict[str, Any], editor: Editor, counter: Counter) -> None:
    """What a number counts is taken from where it lies unseen, as the page does."""
    piles = [found_at(position, path) for one in editor.shelves if one.kind == counter.kind for path in one.stock]
    pile = next((pile for pile in piles if counter.thing in (pile or [])), None)
    if pile is not None:
        pile.remove(counter.thing)


def stepped(position: dict[str, Any], counter: Counter) -> float:
    """One less, or one more if there is none."""
    value = found_at(position, counter.path)
    value = counter.usual if value is None else value
    return value - counter.step if value - counter.step >= counter.least and value > 1 else value + counter.step


@pytest.mark.parametrize("options", [{}, {"secret_missions": True, "bonus_actions": True}], ids=str)
def test_every_choice_in_a_tray_can_be_made(options: dict[str, Any]) -> None:
    position = positions_of("orcs", options, 5)[0]
    trays = [tray for part in editor_of("orcs", position).parts for tray in part.trays]
    for pick in [pick for tray in trays for pick in tray.picks]:
        for value in pick.values:
            changed = json.loads(json.dumps(position))
            put_at(changed, pick.path, value.value)
            for name in value.drops:
                changed.pop(name, None)
            shown = found_at(at_stage_start(laid_out("orcs", changed).first_position), pick.path)
            assert shown == value.value or (shown is None and value.value == pick.usual), pick.path


@pytest.mark.parametrize(("game", "options"), WITH_OPTIONS)
def test_a_thing_can_be_laid_in_every_zone_that_is_empty(game: str, options: dict[str, Any]) -> None:
    """Something of the palette's fits; and what the palette has run out of is refused."""
    position = positions_of(game, options, 5)[0]
    editor = editor_of(game, position)
    for zone in [zone for part in editor.parts for zone in part.zones]:
        fitting = 0
        for shelf in [one for one in editor.shelves if one.kind == zone.kind]:
            for thing in shelf.things[:6]:
                laid = json.loads(json.dumps(editor.empty))
                if zone.kind == DICE:
                    laid["phase"] = "resolve"
                put_at(laid, zone.path, lying_there(zone, thing.id, 1))
                try:
                    laid_out(game, laid)
                except BadPosition:
                    continue
                fitting += 1
                if thing.copies:
                    put_at(laid, zone.path, lying_there(zone, thing.id, thing.copies + 1))
                    with pytest.raises(BadPosition):
                        laid_out(game, laid)
        assert fitting, zone.path


@pytest.mark.parametrize("game", EDITED)
def test_a_table_that_was_cleared_can_be(game: str) -> None:
    position = json.loads(example(game))
    table = laid_out(game, editor_of(game, position).empty)
    assert table.seats == len(position["players"])


@pytest.mark.parametrize("players", range(2, 7))
def test_any_number_of_monsters(players: int) -> None:
    position = json.loads(example("tokyo", players))
    editor = editor_of("tokyo", position)
    assert len(editor.sides) == players
    assert laid_out("tokyo", editor.empty).seats == players


@pytest.mark.parametrize("game", EDITED)
@pytest.mark.parametrize(
    "wrong", [{}, {"players": 3}, {"players": [1, None]}, {"sets": 3, "cards": [[]]}, {"stage": 1}]
)
def test_whatever_somebody_wrote_has_an_editor(game: str, wrong: dict[str, Any]) -> None:
    assert editor_of(game, wrong).shelves
    assert editor_of(game, wrong, "fr").sides


@pytest.mark.parametrize("game", EDITED)
def test_every_sign_is_drawn(game: str) -> None:
    drawn = {*SIGNS, *page_of(bestiaire.game(game)).symbols}
    editor = editor_of(game, json.loads(example(game)))
    counters = [counter for part in editor.parts for counter in part.every_counter]
    things = [thing for shelf in editor.shelves for thing in shelf.things]
    named = {one for counter in counters for one in (counter.sign, counter.gone)} | {thing.sign for thing in things}
    for name in named - {""}:
        assert (name if name[1] == "-" else f"s-{name}") in drawn


# -- the page


@pytest.mark.parametrize("game", EDITED)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_the_palette_and_the_zones(site: Site, game: str, lang: str) -> None:
    page = site.visitor(lang).get(f"/analysis?game={game}")
    assert page.status == 200
    editor = editor_of(game, json.loads(example(game)), lang)
    zones = sorted(zone.path for part in editor.parts for zone in part.zones)
    assert sorted(re.findall(r'data-zone="([^"]+)"', page.text)) == zones
    for shelf in editor.shelves:
        for thing in shelf.things:
            assert f'data-thing="{thing.id}"' in page.text
            assert f'data-name="{thing.name}"' in html.unescape(page.text)
    for part in editor.parts:
        for counter in part.every_counter:
            assert f'data-counter="{counter.path}"' in page.text
        for pick in part.every_pick:
            assert f'data-pick="{pick.path}"' in page.text
    assert "style=" not in page.text


def test_a_game_without_an_editor_has_the_text(site: Site) -> None:
    games = [game for game in bestiaire.games() if game not in EDITED]
    for game in games:
        page = site.visitor().get(f"/analysis?game={game}")
        assert page.status == 200
        assert "data-zone" not in page.text
        assert "<textarea" in page.text


def text_of(page_text: str) -> str:
    shown = page_text.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]
    return html.unescape(shown).strip()


@pytest.mark.parametrize("game", EDITED)
def test_a_position_at_random_can_be_played_from(site: Site, game: str) -> None:
    browser = site.visitor()
    text = text_of(browser.get(f"/analysis?game={game}&random=1").text)
    assert laid_out(game, json.loads(text)).choice is not None
    assert browser.post("/analysis", {"game": game, "position": text}).path.startswith("/analysis/")


@each_seed(3, 20)
def test_positions_at_random_are_at_the_start_of_a_stage(seed: int) -> None:
    for game in EDITED:
        assert "stage" not in json.loads(at_random(game, None, seed))


def test_a_position_in_an_address(site: Site) -> None:
    position = {"players": [{"hand": ["bee_bear"], "play": ["gorillion"]}, {"life": 1}]}
    page = site.visitor().get(f"/analysis?game=mindbug&position={packed(position)}")
    assert json.loads(text_of(page.text)) == position
    assert json.loads(unpacked(packed(position))) == position


TOO_MUCH = packed({"a": "x" * 100_000})
"""A few letters that would be a long text."""


@pytest.mark.parametrize("letters", ["x", "AAAA", "é", "%00", packed({"a": 1})[:-3], "A" * 7999, TOO_MUCH])
def test_an_address_that_holds_none_is_said(site: Site, letters: str) -> None:
    page = site.visitor().get(f"/analysis?game=mindbug&position={letters}")
    assert page.status == 422
    assert "it can't be read as JSON" in page.words
    assert text_of(page.text) == example("mindbug")


def test_positions_in_addresses_that_come_too_fast(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker draws each of them."""
    monkeypatch.setattr(site.server.limits, "board_starts", Buckets(1e-6, 2))
    browser = site.visitor()
    address = f"/analysis?game=mindbug&position={packed({'players': [{}, {}]})}"
    assert [browser.get(address).status for _ in range(3)] == [200, 200, 429]
    assert browser.get("/analysis?game=mindbug").status == 200


def test_a_board_leads_back_to_where_it_is_changed(site: Site) -> None:
    browser = site.visitor()
    board = browser.post("/analysis", {"game": "mindbug", "position": example("mindbug")})
    link = re.search(r'href="(/analysis\?game=mindbug&amp;position=[\w-]+)"', board.text)
    assert link is not None
    again = browser.get(html.unescape(link[1]))
    assert json.loads(text_of(again.text)) == json.loads(example("mindbug"))


def test_a_game_from_a_position(site: Site) -> None:
    browser = site.visitor()
    position = {
        "active": 1,
        "players": [{"play": ["gorillion"]}, {"life": 1, "play": ["killer_bee"], "hand": ["bee_bear"]}],
    }
    page = browser.post("/analysis/play", {"game": "mindbug", "position": json.dumps(position)})
    assert page.path.startswith("/t/")
    room = site.server.lobby.rooms[page.game_id]
    assert [seat.computer for seat in room.stored.seats] == ["normal", None]
    assert room.table.position()["players"][1]["hand"] == ["bee_bear"]
    wrong = browser.post("/analysis/play", {"game": "mindbug", "position": "{"})
    assert wrong.status == 422
    assert "it can't be read as JSON" in wrong.words
