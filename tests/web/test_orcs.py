"""Orcs Orcs Orcs on the pages: the round battlefield, spells that gather energy, trophy boards, scores line by line."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.games.orcs.page.cards import Plate
from bestiaire.games.orcs.page.field import RINGS, SPREAD, slots_of
from bestiaire.games.orcs.page.gallery import gallery
from bestiaire.games.orcs.page.plates import plate
from bestiaire.games.orcs.page.scene import Shown, show
from bestiaire.games.orcs.page.symbols import SYMBOLS
from bestiaire.show.page.buttons import Button
from tests.games.orcs.battle import battle
from tests.web.helpers import Site, seen

pytestmark = pytest.mark.any_database

STYLE = Path(bestiaire.__file__).parent / "games" / "orcs" / "page" / "style.css"


def at(*moves: str, **more: Any) -> Table:
    table = bestiaire.table("orcs", position=battle(**more), seed=4)
    for move in moves:
        table.play(move)
    return table


def shown(table: Table, seat: int | None, lang: str = "en", changed: int = 0) -> Shown:
    return show(seen(table, seat, lang, changed))


def plates(page: Shown) -> list[Plate]:
    found = [*page.missions]
    for side in page.sides:
        found += [*(side.hand or ()), *side.discard]
    return found + [card for display in page.displays for card in display.cards]


def placed(page: Shown) -> list[Button]:
    """Every button that stands on something."""
    field = page.field
    found = [button for card in plates(page) for button in card.buttons]
    found += [button for side in page.sides for button in side.buttons]
    spots = [thing.spot for things in (field.tokens, field.spaces, field.piles) for thing in things]
    found += [spot.button for spot in [*spots, *field.targets] if spot.button is not None]
    effects = page.cast.effects if page.cast else []
    return found + [effect.button for effect in effects if effect.button is not None]


# -- whole games


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"bonus_actions": True}), (4, {"secret_missions": True, "bonus_actions": True})],
    ids=str,
)
def test_every_answer_is_on_the_page(players: int, options: dict[str, Any]) -> None:
    """On what it means, each of alike cards and creatures among it, or below the question; nothing else is."""
    table = bestiaire.table("orcs", seed=players, players=players, options=options)
    rng = seeded(players)
    while table.choice is not None:
        page = shown(table, table.choice.player, ("en", "fr")[len(table.moves) % 2])
        assert {button.key for button in [*placed(page), *page.loose]} == set(table.choice.keys)
        assert all(button.sentence and button.label in button.sentence for button in placed(page))
        assert len({token.mark for token in page.field.tokens}) == len(page.field.tokens)
        table.play(rng.below(len(table.choice.options)))
    over = shown(table, None)
    assert over.scores.is_final
    for seat, total in enumerate(over.scores.totals):
        assert total == sum(line.cells[seat].points or 0 for line in over.scores.lines)
    assert table.result is not None
    assert over.scores.totals == table.result.scores


def test_a_whole_game_of_three_by_forms(site: Site) -> None:
    browser = site.visitor("fr")
    modules = {"orcs.secret_missions": "true", "orcs.bonus_actions": "true"}
    page = browser.new_game("random", game="orcs", **{"orcs.players": "3", **modules})
    rng = seeded(5)
    while not page.is_over:
        if page.keys:
            page = browser.play(page, page.keys[rng.below(len(page.keys))])
            assert page.status == 200
            continue
        site.wait_for_computer(page.game_id)
        page = browser.get(page.path)
    assert "Décompte final" in page.words
    mages = re.findall(r'data-vt="(mage-\d)"', page.text)
    assert sorted(mages) == ["mage-0", "mage-1", "mage-2"], "every mage stands in one place"
    record = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    for move in (0, 1, len(record["moves"]) // 2, len(record["moves"])):
        for seat in ("0", "2", "open", "spectator"):
            assert browser.get(f"/t/{page.game_id}/replay?at={move}&seat={seat}").status == 200


# -- the battlefield


def test_creatures_stand_in_their_sections_with_the_life_that_is_left() -> None:
    page = shown(at(fate="OOF-04"), 0)
    standing = [(token.id, token.spot.classes.split()[:2], token.left, token.is_hurt) for token in page.field.tokens]
    assert standing == [
        ("goblin", ["s1", "r-inner"], 3, False),
        ("goblin", ["s1", "r-inner"], 3, False),
        ("orc", ["s1", "r-inner"], 3, True),
        ("lava_golem", ["s1", "r-outer"], 6, False),
        ("goblin", ["s1", "r-outer"], 3, False),
        ("orc_rider", ["s1", "r-outer"], 5, False),
        ("goblin", ["s2", "r-inner"], 3, False),
        ("goblin", ["s2", "r-inner"], 3, False),
        ("goblin_shaman", ["s2", "r-inner"], 4, False),
        ("orc", ["s2", "r-inner"], 4, False),
        ("stone_golem", ["s2", "r-inner"], 5, False),
        ("orc", ["s2", "r-outer"], 4, False),
        ("orc_rider", ["s6", "r-middle"], 5, False),
        ("orc", ["s6", "r-middle"], 4, False),
        ("lava_golem", ["s6", "r-middle"], 6, False),
    ], "with the one life more of the fate card"
    orc = page.field.tokens[2]
    assert f"{orc.words}, {orc.life_words}" == "Orc, sector 1, inner section, 3 of 4 life left"
    assert [(space.seat, space.colour) for space in page.field.spaces][:4] == [
        (0, "blue"), (None, ""), (None, ""), (1, "green"),
    ]  # fmt: skip
    assert [space.spot.button.key for space in page.field.spaces if space.spot.button] == [
        f"teleport:{number}" for number in (2, 3, 5, 6)
    ]


@pytest.mark.parametrize("ring", RINGS)
def test_any_number_of_creatures_has_room_in_a_section(ring: str) -> None:
    style = STYLE.read_text()
    known = {*re.findall(r"\.spot(?:\.r-\w+)?\.(\w+) ", style), "o24"}
    for count in range(1, 25):
        slots = slots_of(ring, count)
        assert len(slots) == count
        assert {word for slot in slots for word in slot.split()} <= known
        angles = [int(slot.rpartition(" o")[2]) for slot in slots]
        assert max(angles) - min(angles) <= SPREAD
        if count <= 10:
            assert len(set(slots)) == count, "nothing hides another"


def test_a_few_creatures_more_than_fit_side_by_side_stay_large_enough_to_be_pressed() -> None:
    """Small ones are for crowds: 24 pixels on a phone."""
    for ring, most in (("inner", 3), ("middle", 5), ("outer", 7)):
        assert not any("small" in slot for count in range(1, most + 1) for slot in slots_of(ring, count))
    assert [slot.split()[:2] for slot in slots_of("middle", 4)] == [["mid", "near"], ["mid", "far"]] * 2


def test_targets_light_up_and_marching_creatures_keep_their_names() -> None:
    table = at("cast:smash", "upgrade:none")
    page = shown(table, 0)
    lit = [token.spot.button.key if token.spot.button else None for token in page.field.tokens]
    goblin = "target:goblin@1.inner"
    outer = [f"target:{creature}@1.outer" for creature in ("lava_golem", "goblin", "orc_rider")]
    assert lit == [goblin, goblin, "target:orc@1.inner.1", *outer] + 9 * [None]
    before = {token.mark for token in page.field.tokens}
    table.play("target:orc@1.inner.1")
    after = shown(table, 0, changed=len(table.events) - 1).field.tokens
    assert {token.mark for token in after} == before
    assert [token.id for token in after if token.is_struck] == ["orc"]


def test_sections_to_be_chosen_are_lit_in_the_drawing() -> None:
    hand = {"hand": ["earthquake", "smash"], "mage": 1}
    page = shown(at("cast:earthquake", "upgrade:smash", players=[hand, {"hand": ["zap"]}]), 0)
    assert [spot.button.key for spot in page.field.targets if spot.button] == ["section:1.inner", "section:1.outer"]
    drawing = ElementTree.fromstring(str(page.field.drawn))
    lit = [part.attrib["class"] for part in drawing if "lit" in part.attrib["class"]]
    assert lit == ["section r-inner lit", "section r-outer lit"]
    assert len([part for part in drawing if "section" in part.attrib["class"]]) == 18


# -- spells


def test_energy_adds_up_while_a_spell_is_upgraded_and_one_can_go_back(site: Site) -> None:
    table = at("cast:smash")
    page = shown(table, 0)
    assert page.cast is not None
    assert (page.cast.energy, page.cast.most, page.cast.energy_words) == (1, 3, "1 earth energy")
    assert [effect.is_payable for effect in page.cast.effects] == [True, False, False]
    assert page.sides[0].hand is not None
    upgrades = [(card.name, button.label) for card in page.sides[0].hand for button in card.buttons]
    assert upgrades == [
        ("Earthquake", "Upgrade (+1)"),
        ("Magic Bonds", "Upgrade (+1)"),
        ("Switch", "Upgrade (effect)"),
    ]
    table.play("upgrade:earthquake")
    upgraded = shown(table, 0).cast
    assert upgraded is not None
    assert [card.name for card in upgraded.upgrades] == ["Earthquake"]
    assert [effect.is_payable for effect in upgraded.effects] == [True, True, False]
    browser = site.visitor()
    opened = browser.get(f"{browser.play_on(at('cast:smash').record()).path}?as=0")
    assert "One step back" not in opened.words
    casting = browser.play(opened, "cast:smash")
    assert "One step back" in casting.words
    assert 'form="undo"' in casting.text


def test_hands_and_missions_are_their_owners(site: Site) -> None:
    table = bestiaire.table("orcs", seed=3, players=3, options={"secret_missions": True})
    first = shown(table, 0)
    assert len(first.missions) == 2
    assert [len(card.buttons) for card in first.missions] == [1, 1]
    while table.choice is not None and table.choice.kind == "mission":
        table.play(0)
    page = shown(table, 1)
    assert [len(side.missions) for side in page.sides] == [1, 0, 0]
    assert [side.secret_missions for side in page.sides] == [0, 1, 1]
    assert [side.name for side in page.sides] == ["Max", "Zoé", "Ana"], "in the order of turns"
    assert [side.hand is None for side in page.sides] == [False, True, True]
    assert all(side.hand is None and not side.missions for side in shown(table, None).sides)
    assert [line.cells[0].points for line in page.scores.lines][-1] is None, "whose mission is secret has no points yet"


def test_trophies_skulls_and_powers() -> None:
    page = shown(at(fate="OOF-04"), 0)
    goblin, _, orc, *others = page.sides[0].trophies
    assert (goblin.held, goblin.skulls, goblin.is_gained) == (2, 2, True)
    assert goblin.words == "Goblin: 2 held, skulls 2 of 2. Power: Draw an extra spell. Gained."
    assert (orc.held, orc.skulls, orc.is_gained) == (1, 1, False)
    assert not any(one.held or one.skulls for one in others)
    counter = page.counters[0]
    assert (counter.id, counter.value, counter.space) == ("goblin", 3, 2)
    assert page.fate is not None
    assert page.fate.text.startswith("All strong creatures")


def test_scores_say_how_they_come_about() -> None:
    page = shown(at(), 0)
    told = {line.title: [(cell.how, cell.points) for cell in line.cells] for line in page.scores.lines}
    assert told["Goblin"] == [("2 × 3", 6), ("", 0)]
    assert told["Support spells"] == [("3 × 2", 6), ("", 0)], "Magic Bonds, Switch and Voodoo"
    assert told["Poison"] == [("1 × \u22122", -2), ("", 0)]
    assert page.scores.totals[0] == sum(cells[0][1] or 0 for cells in told.values())


# -- pages beside the table


def test_the_gallery_has_everything_in_the_box(site: Site) -> None:
    cards = [card for section in gallery("fr") for card in section.cards]
    listed = bestiaire.game("orcs").cards()
    assert sorted(card.id for card in cards) == sorted(card["id"] for card in listed)
    browser = site.visitor("fr")
    page = browser.get("/cards/orcs")
    for card in cards:
        assert card.name in html.unescape(page.text)
    assert "/static/games/orcs.css" in page.text
    spell = browser.get("/cards/orcs/OOZ-09").words.replace("\u00a0", " ")
    assert "Savoir · énergie : terre ou foudre ou eau ou feu · pioche B · 4 exemplaires" in spell
    assert browser.get("/cards/orcs/fireball").status == 404
    drawn = set(re.findall(r'<symbol id="([^"]*)"', browser.get("/sprite/orcs.svg").text))
    assert drawn >= {f"p-{card.id}" for card in cards}
    pointed = set(re.findall(r'<use href="#([^"]*)"', page.text))
    assert pointed <= drawn


def test_drawings_are_sound_differ_and_need_no_style() -> None:
    drawings = [plate(card) for card in bestiaire.game("orcs").cards() if card["type"] != "fate card"]
    assert len(set(drawings)) == len(drawings)
    for drawn in [*drawings, *[f"<svg>{drawn}</svg>" for _, drawn in SYMBOLS.values()]]:
        for element in ElementTree.fromstring(drawn).iter():
            assert "style" not in element.attrib
