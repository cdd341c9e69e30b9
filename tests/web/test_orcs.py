"""Orcs Orcs Orcs on the pages: the round battlefield, spells that gather energy, trophy boards, scores line by line."""

from __future__ import annotations

import html
import math
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.core.telling import words_of
from bestiaire.games.orcs.cards.spells import SPELLS
from bestiaire.games.orcs.lessons.positions import GOBLINS
from bestiaire.games.orcs.page.beside.gallery import gallery
from bestiaire.games.orcs.page.drawn.pictures import pictured
from bestiaire.games.orcs.page.drawn.symbols import SYMBOLS
from bestiaire.games.orcs.page.page import OrcsPage
from bestiaire.games.orcs.page.table.cards import Plate
from bestiaire.games.orcs.page.table.field import FINGER, SPREAD, place_of, slots_of
from bestiaire.games.orcs.page.table.ground import RINGS
from bestiaire.games.orcs.page.table.levels import in_short
from bestiaire.games.orcs.page.table.scene import Shown
from bestiaire.show.page.buttons import Button
from bestiaire.words import LANGUAGES
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
    page, sight = OrcsPage(), seen(table, seat, lang, changed)
    if seat is not None and sight.options:
        sight = sight._replace(foreseen=page.foresee(table.imagine(seat, 0), seat, lang))
    return page.show(sight)


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
    spots = [thing.spot for things in (field.tokens, field.spaces, field.piles, field.targets) for thing in things]
    found += [spot.button for spot in spots if spot.button is not None]
    levels = page.cast.levels if page.cast else []
    return found + [level.button for level in levels if level.button is not None]


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
        for button in [*placed(page), *page.loose]:
            if button.then:
                after = table.fork()
                for key in (button.key, *button.then.split()):
                    after.play(key)  # what one press answers is asked in this order
        table.play(rng.below(len(table.choice.options)))
    over = shown(table, None)
    assert over.scores.is_final
    for seat, total in enumerate(over.scores.totals):
        assert total == sum(line.cells[seat].points or 0 for line in over.scores.lines)
    assert table.result is not None
    assert over.scores.totals == table.result.scores


@pytest.mark.long
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
    finale = page.text.partition('<section class="finale"')[2].partition("</details>")[0]
    assert finale.count('<table class="scores">') == 1, "what decided stands where the game ended"
    assert 'class="blow"' not in finale, "and no last step does"
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
    known = {*re.findall(r"\.spot(?:\.r-\w+)?\.(\w+) ", style), *re.findall(r"\.(o\d+) ", style), "o24"}
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
    assert [target.name for target in page.field.targets if target.spot.button] == ["1.inner", "1.outer"]
    drawing = ElementTree.fromstring(str(page.field.drawn))
    lit = [part for part in drawing if "lit" in part.attrib.get("class", "")]
    assert len(lit) == 2


def test_a_finger_looks_closer_where_targets_stand_close_together() -> None:
    """The style sheet and the page agree on where things stand."""
    page = shown(at("cast:smash", "upgrade:none"), 0)
    aimed = [place_of(token.spot.classes) for token in page.field.tokens if token.spot.button]
    assert min(math.dist(one, other) for one in aimed for other in aimed if one is not other) < FINGER
    assert [lens.sector for lens in page.field.lenses] == [1]
    style = STYLE.read_text()
    for ring, row, far in re.findall(r"\.spot\.r-(\w+)\.(near|far) { --far: ([.\d]+); }", style):
        x, y = place_of(f"s1 r-{ring} {row} o24")
        assert math.hypot(x, y) / 312 == pytest.approx(float(far), abs=0.001)
    tower = shown(at(), 0).field.lenses
    assert [lens.sector for lens in tower] == [0], "the spaces of the tower, to which a mage may teleport"


# -- spells


def test_energy_adds_up_while_a_spell_is_upgraded_and_one_can_go_back(site: Site) -> None:
    table = at("cast:smash")
    page = shown(table, 0)
    assert page.cast is not None
    assert (page.cast.energy, page.cast.energy_words) == (1, "1 earth energy")
    assert [(level.cost, level.text, level.is_payable) for level in page.cast.levels] == [
        (1, "1 damage", True), (2, "2 damage", False), (3, "3 damage", False),
    ]  # fmt: skip
    assert page.sides[0].hand is not None
    upgrades = [(card.name, button.label) for card in page.sides[0].hand for button in card.buttons]
    assert upgrades == [
        ("Earthquake", "+1 earth"),
        ("Magic Bonds", "+1 earth"),
        ("Switch", "Teleport"),
    ]
    table.play("upgrade:earthquake")
    upgraded = shown(table, 0).cast
    assert upgraded is not None
    assert [card.name for card in upgraded.upgrades] == ["Earthquake"]
    assert [level.is_payable for level in upgraded.levels] == [True, True, False]
    browser = site.visitor()
    opened = browser.get(f"{browser.play_on(at('cast:smash').record()).path}?as=0")
    back = 'form="undo" aria-label="Back one step"'
    assert back not in opened.text
    assert back in browser.play(opened, "cast:smash").text


def test_a_press_casts_a_spell_with_what_it_has_on_what_is_pointed_at() -> None:
    page = shown(at("cast:smash", "upgrade:earthquake"), 0)
    orc = page.field.tokens[2]
    assert orc.spot.button is not None
    assert (orc.spot.button.key, orc.spot.button.then) == ("upgrade:none", "effect:2 target:orc@1.inner.1")
    assert orc.outcome is not None
    assert (orc.outcome.damage, orc.outcome.falls, orc.outcome.words) == (2, 1, "Orc falls")
    best, *others = page.loose
    assert (best.label, best.key) == ("Cast on the Goblin (inner section): 2 damage", "upgrade:none"), "of several"
    assert [token.at for token in page.field.tokens if token.is_aimed] == ["goblin-1-inner"], "seen on the field, too"
    assert others == []
    assert page.cast is not None
    now = page.cast.levels[1].button
    assert now is not None
    assert (now.key, now.then) == ("upgrade:none", "effect:2"), "what it has energy for; on whom is asked then"
    assert not any(token.spot.button for token in page.field.tokens[6:]), "in the mage's sector alone"


def test_what_is_pointed_at_is_struck_as_hard_as_it_takes() -> None:
    page = shown(at("cast:smash"), 0)
    goblin, orc = page.field.tokens[0], page.field.tokens[2]
    assert (goblin.id, orc.id) == ("goblin", "orc")
    for token in (goblin, orc):
        assert token.outcome is not None
        assert token.outcome.falls == 1
        assert token.spot.button is not None
        chain = f"{token.spot.button.key} {token.spot.button.then}"
        assert chain.startswith("upgrade:earthquake upgrade:none effect:2 target:"), "2 damage is enough"
    assert page.cast is not None
    assert [level.is_usual for level in page.cast.levels] == [False, True, False]
    table = at("cast:smash")
    golem = next(token for token in shown(table, 0).field.tokens if token.id == "lava_golem" and token.spot.button)
    assert golem.spot.button is not None
    assert "effect:3" in golem.spot.button.then, "what does not fall is struck as hard as can be"


def test_what_strikes_only_one_thing_is_cast_beside_the_question() -> None:
    table = bestiaire.table("orcs", position=GOBLINS, seed=4)
    table.play("teleport:4")
    table.play("cast:ice_storm")
    best, stop = shown(table, 0).loose
    label = "Cast on the middle section: 2 damage to 2 creatures, with Cold Snap"
    assert (best.label, best.key, best.then) == (label, "upgrade:cold_snap", "upgrade:none"), "and what it spends"
    assert (stop.key, stop.label) == ("upgrade:none", "Cast it without effect"), "with 1 energy it can do nothing"
    page = shown(table, 0)
    assert page.cast is not None
    assert [level.outcome.falling for level in page.cast.levels if level.outcome] == ["2 fall"]
    table.play("upgrade:cold_snap")
    assert all(button.label != "Cast it without effect" for button in shown(table, 0).loose)


SPARK = {
    "phase": "actions",
    "players": [{"mage": 3, "hand": ["fire_spark", "spell_book_fire_earth", "zap"]}, {"mage": 5}],
    "board": {"3": {"inner": ["goblin_shaman"]}},
}


def test_cards_are_spent_on_what_makes_more_fall_and_the_button_says_it() -> None:
    table = bestiaire.table("orcs", position=SPARK, seed=4)
    table.play("cast:fire_spark")
    (cast,) = shown(table, 0).loose
    assert (cast.label, cast.key) == ("Cast on the Goblin Shaman: 1 damage", "upgrade:none"), (
        "a book would change nothing"
    )
    levels = shown(table, 0).cast
    assert levels is not None
    assert [level.takes for level in levels.levels] == ["", "with Spell Book (fire/earth)", ""]
    hurt = SPARK | {"board": {"3": {"inner": [{"creature": "goblin_shaman", "damage": 1}]}}}
    table = bestiaire.table("orcs", position=hurt, seed=4)
    table.play("cast:fire_spark")
    said = [shown(table, 0, lang).loose[0].label for lang in LANGUAGES]
    assert said == [
        "Cast on the Goblin Shaman: 2 damage, with Spell Book (fire/earth)",
        "Lancer sur le Shaman gobelin\u00a0: 2 dégâts, avec Grimoire (Feu/Terre)",
    ]


def test_alike_creatures_are_told_apart_on_the_button() -> None:
    shamans = ["goblin_shaman", {"creature": "goblin_shaman", "damage": 1}]
    table = bestiaire.table("orcs", position=SPARK | {"board": {"3": {"outer": shamans}}}, seed=4)
    table.play("cast:zap")
    page = shown(table, 0)
    assert page.loose[0].label == "Cast on the Goblin Shaman (3 life left): 1 damage"
    assert [token.is_aimed for token in page.field.tokens] == [True, False]


def test_the_question_names_only_what_can_be_done() -> None:
    words = words_of(bestiaire.game("orcs"))
    table = bestiaire.table("orcs", position=SPARK, seed=4)
    table.play("cast:zap")
    assert words.question(table.view(0), "en") == "Zap has 1 lightning energy: cast it?", "no card of the hand fits"
    other = bestiaire.table("orcs", position=SPARK, seed=4)
    other.play("cast:fire_spark")
    assert words.question(other.view(0), "en") == "Fire Spark has 1 fire energy: add an upgrade, or cast it?"


def test_at_the_end_of_a_turn_damage_is_seen_to_go() -> None:
    table = bestiaire.table("orcs", position=SPARK, seed=4)
    for key in ("cast:zap", "upgrade:none"):
        table.play(key)
    before = len(table.events)
    table.play("pass:turn")
    (healed,) = [event for event in table.events[before:] if event.kind == "heal"]
    assert healed.public == {"creatures": [{"creature": "goblin_shaman", "place": "3.inner", "damage": 1}]}
    beats = [beat for beat in OrcsPage().beats(seen(table, 0, changed=before)) if beat.sign == "k-life"]
    assert [(beat.kind, beat.at, beat.word) for beat in beats] == [("float", "goblin_shaman-3-inner", "+1")]
    table.play("reveal:1")
    table.play("pass:turn")
    assert [event.kind for event in table.events].count("heal") == 1, "nobody was hurt"


def test_a_level_says_what_it_does_and_takes_the_upgrades_that_it_needs() -> None:
    page = shown(at("cast:smash"), 0)
    assert page.cast is not None
    chains = [(level.button.key, level.button.then) for level in page.cast.levels if level.button]
    assert chains == [
        ("upgrade:none", ""),
        ("upgrade:earthquake", "upgrade:none effect:2"),
        ("upgrade:earthquake", "upgrade:magic_bonds upgrade:none effect:3"),
    ]
    assert [level.outcome.words for level in page.cast.levels if level.outcome] == [
        "Goblin keeps 1 life", "Goblin falls", "Goblin falls",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_effects_differ_in_few_words(lang: str) -> None:
    """Side by side on a small phone they leave the battlefield its room."""
    for spell in SPELLS:
        said = [in_short(effect, lang) for effect in spell.effects if spell.costs[0]]
        assert len(set(said)) == len(said), spell.key
        assert all(len(words) <= 36 for words in said), said


def test_what_happened_has_a_face() -> None:
    assert pictured({"event": "cast", "spell": "zap"}) == "OOS-02"
    assert pictured({"event": "defeat", "creature": "goblin"}) == "OOK-1"
    assert pictured({"event": "pass"}) == ""


def test_spells_in_hand_say_how_much_they_can_do() -> None:
    page = shown(at(), 0)
    assert page.sides[0].hand is not None
    most = {card.name: card.outcome and (card.outcome.damage, card.outcome.falls) for card in page.sides[0].hand}
    assert most["Smash"] == (3, 1)
    assert most["Switch"] is None
    other = shown(at(), 1)
    assert all(card.outcome is None for card in other.sides[0].hand or ()), "only who is asked foresees anything"


def test_what_is_foreseen_of_a_spell_is_what_comes_of_it() -> None:
    table, rng, tried = bestiaire.table("orcs", seed=2, players=2), seeded(2), 0
    while (choice := table.choice) is not None:
        seat = choice.player
        for aim in OrcsPage().foresee(table.imagine(seat, 0), seat, "en")["orcs"].aims.values():
            after = table.fork()
            told = len(after.events)
            for key in aim.keys:
                after.play(key)
            events = after.events[told:]
            hits = [event.public["amount"] for event in events if event.kind == "damage"]
            falls = [event for event in events if event.kind == "defeat"]
            assert (aim.outcome.damage, aim.outcome.falls) == (sum(hits), len(falls))
            tried += 1
        table.play(rng.below(len(choice.options)))
    assert tried > 50


def test_a_spell_is_dropped_on_what_it_can_be_meant_for() -> None:
    page = shown(at(), 0)
    marks = {token.mark: token.id for token in page.field.tokens}
    hand = {card.name: card.buttons[0].drops for card in page.sides[0].hand or ()}
    on = {name: [marks[int(drop.on.split()[0][5:])] for drop in hand[name]] for name in ("Smash", "Switch")}
    assert on["Smash"] == ["goblin", "orc", "lava_golem", "goblin", "orc_rider"], "in the own sector"
    assert len(hand["Smash"][0].on.split()) == 2, "alike goblins are one target"
    assert len(on["Switch"]) == 13, "everywhere"
    inner = hand["Earthquake"][0]
    assert inner.on.split()[0] == "place-1-inner"
    assert (hand["Smash"][0].verdict, inner.verdict) == ("−2", ""), "on one creature doesn't stand what all suffer"
    assert inner.then.endswith("effect:2 section:1.inner side:2.inner"), "and the side on which it does more"
    assert [drop.words for drop in hand["Magic Bonds"][:3]] == [
        "1 section forward", "1 section forward", "2 sections forward, with Smash",
    ], "from the inner section the tower is one step away"  # fmt: skip
    assert hand["Spell Book (water/fire)"][0].words == "Learn Fireball"
    drawing = battle(players=[{"colour": "blue", "mage": 1, "hand": ["replenish"]}, *battle()["players"][1:]])
    alone = shown(bestiaire.table("orcs", position=drawing, seed=4), 0).sides[0].hand
    assert alone is not None
    assert [(drop.on, drop.then) for drop in alone[0].buttons[0].drops] == [("mage-0 seat-0", "")], "the caster's own"


def test_what_a_drop_comes_to_is_what_comes_of_it() -> None:
    table, rng, tried = bestiaire.table("orcs", seed=3, players=3), seeded(3), 0
    while (choice := table.choice) is not None and tried < 400:
        seat = choice.player
        for spell, ways in OrcsPage().foresee(table.imagine(seat, 0), seat, "en")["orcs"].ways.items():
            for way in ways:
                after = table.fork()
                told = len(after.events)
                for key in (f"cast:{spell}", *way.keys):
                    after.play(key)
                hits = [event.public["amount"] for event in after.events[told:] if event.kind == "damage"]
                assert sum(hits) == (way.outcome.damage if way.outcome else 0)
                tried += 1
        table.play(rng.below(len(choice.options)))
    assert tried > 50


def test_hands_and_missions_are_their_owners(site: Site) -> None:
    table = bestiaire.table("orcs", seed=3, players=3, options={"secret_missions": True})
    first = shown(table, 0)
    assert len(first.missions) == 2
    assert [len(card.buttons) for card in first.missions] == [1, 1]
    while table.choice is not None and table.choice.kind == "mission":
        asked = shown(table, 0)
        assert [side.seat for side in asked.sides if side.is_active] == [table.choice.player], "not the start player"
        assert asked.active == table.choice.player
        table.play(0)
    page = shown(table, 1)
    assert [len(side.missions) for side in page.sides] == [1, 0, 0]
    assert [side.secret_missions for side in page.sides] == [0, 1, 1]
    assert [side.name for side in page.sides] == ["Max", "Zoé", "Ana"], "in the order of turns"
    assert [side.hand is None for side in page.sides] == [False, True, True]
    assert all(side.hand is None and not side.missions for side in shown(table, None).sides)
    assert page.scores.names == ["Max", "Zoé", "Ana"], "who looks on first here, too"
    secret = [cell.points is None for cell in page.scores.lines[-1].cells]
    assert secret == [False, True, True], "whose mission is secret has no points yet"


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
    assert page.fate.card.text.startswith("All strong creatures")
    assert page.fate.advancing == ["orc", "orc_rider"]


def test_scores_say_how_they_come_about() -> None:
    page = shown(at(), 0)
    told = {line.title: [(cell.how, cell.points) for cell in line.cells] for line in page.scores.lines}
    assert told["Goblin"] == [("2 × 3", 6), ("", 0)]
    assert told["Support spells"] == [("3 × 2", 6), ("", 0)], "Magic Bonds, Switch and Voodoo"
    assert told["Poison"] == [("1 × \u22122", -2), ("", 0)]
    assert page.scores.totals[0] == sum(cells[0][1] or 0 for cells in told.values())


# -- pages beside the table


def test_the_end_tells_the_points_and_shows_what_brought_most() -> None:
    table = at()
    page, sight = OrcsPage(), seen(table, 1, "en", 0)
    score = sight.view["players"][1]["score"]
    figures = page.figures(sight)
    assert figures[0].value == " : ".join(str(sight.view["players"][seat]["score"]["total"]) for seat in sight.seats)
    best = max(score["creatures"].values(), key=lambda held: held["points"])
    assert figures[1].value == f"{best['held']} × {best['value']}"
    assert shown(table, 1).heroes[1] == figures[1].card


def test_above_the_question_stands_only_what_says_something() -> None:
    table = at("cast:smash", "upgrade:earthquake", "upgrade:none", "effect:2", "target:orc@1.inner.1")
    events = table.events
    told = [event.kind for number, event in enumerate(events) if not OrcsPage().is_quiet(events, number)]
    assert "defeat" in told
    assert not {"effect", "skull", "draw"} & set(told)
    assert {"effect", "skull"} <= {event.kind for event in events}


def test_a_support_spell_counts_while_it_is_being_cast() -> None:
    before = shown(at(), 0).sides[0].points
    assert shown(at("cast:switch"), 0).sides[0].points == before
    assert shown(at("cast:smash", "upgrade:magic_bonds"), 0).sides[0].points == before


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
    assert "Savoir · énergie : terre, foudre, eau ou feu · pioche B · 4 exemplaires" in spell
    assert browser.get("/cards/orcs/fireball").status == 404
    drawn = set(re.findall(r'<symbol id="([^"]*)"', page.text))
    pointed = set(re.findall(r'<use href="#([^"]*)"', page.text))
    assert pointed <= drawn


def test_drawings_are_sound_differ_and_need_no_style() -> None:
    page = OrcsPage()
    drawings = [page.painting(card, "card") for card in bestiaire.game("orcs").cards()]
    assert len(set(drawings)) == len(drawings)
    for drawn in [*drawings, *[f"<svg>{drawn}</svg>" for _, drawn in SYMBOLS.values()]]:
        for element in ElementTree.fromstring(drawn).iter():
            assert "style" not in element.attrib


# -- what has just happened


def test_what_happened_is_acted_out_where_it_was() -> None:
    table = at("cast:smash", "upgrade:earthquake", "upgrade:none", "effect:2")
    before = len(table.events)
    table.play("target:orc@1.inner.1")
    page = OrcsPage()
    acted = [(beat.kind, beat.at, beat.to, beat.word) for beat in page.beats(seen(table, 1, changed=before))]
    worth = table.view(1)["counters"]["orc"]["value"]
    assert acted[:4] == [
        ("attack", "mage-0", "orc-1-inner", "−2"),
        ("fall", "orc-1-inner", "", ""),
        ("fly", "place-1-inner", "trophies-0", ""),
        ("float", "stars-0", "", f"+{worth}"),
    ]
    places = {token.at for token in shown(at("cast:smash"), 0).field.tokens}
    assert "orc-1-inner" in places
