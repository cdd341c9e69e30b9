"""King of Tokyo Duel on the pages: tracks, dice that are ticked, market, boards, and every move by forms alone."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards.sets import BOX, CARDS
from bestiaire.games.duel.page.beside.gallery import gallery
from bestiaire.games.duel.page.page import DuelPage
from bestiaire.games.duel.page.table.beats import ACTS
from bestiaire.games.duel.page.table.scene import Shown, show
from bestiaire.games.duel.page.table.tracks import Lane, token_drawing
from bestiaire.games.duel.words.nouns import SYMBOLS, spaces_word
from bestiaire.show.page.buttons import Button
from bestiaire.show.page.faces import Face
from bestiaire.web.tables.answers import Parts, key_of
from tests.depth import DEEP, long, times
from tests.web.helpers import Browser, Page, Site, seen

HERE: dict[str, Any] = {
    "phase": "reroll",
    "dice": ["smash", "fame", "energy", "fame", "destruction", "power"],
    "players": [
        {"monster": "gigazaur", "life": 9, "energy": 2, "keep": ["scrappy"], "dice_tokens": 1},
        {"monster": "the_king", "life": 7, "energy": 1, "keep": ["camouflage", "giant_brain"]},
    ],
    "market": ["frenzy", "snack_time", "photoshoot"],
    "fame": -2,
    "destruction": 3,
    "buzz": [{"token": "lizard", "track": "fame", "space": -5, "turned": True}],
}
LOOSE = {"dice_tokens", "first"}
"""Verbs whose answers may stand below the question, besides yes, no, nothing, and the token beside the board."""


def at(**more: Any) -> Table:
    return bestiaire.table("duel", position={**HERE, **more}, seed=4)


def shown(table: Table, seat: int | None, lang: str = "en", changed: int = 0) -> Shown:
    return show(seen(table, seat, lang, changed))


def faces(page: Shown) -> list[Face]:
    found = [*page.monsters, *([page.pending] if page.pending else [])]
    for side in (page.far, page.near):
        found += [*([side.board] if side.board else []), *side.keep]
    return found + ([*page.market.cards, *page.market.discard] if page.market else [])


def placed(page: Shown) -> list[Button]:
    """Every button that stands on something."""
    found = [button for face in faces(page) for button in face.buttons]
    found += [button for die in page.dice for button in die.buttons]
    for track in page.tracks:
        found += [*track.buttons, *(spot.button for spot in track.spots)]
    return found + list(page.market.buttons if page.market else ())


# -- whole games


def answer_at_random(browser: Browser, page: Page, below: Any) -> Page:
    """One of the buttons, or some of the dice."""
    verbs = [verb for form in page.forms("/move") for verb in form.values("set")]
    answers = [*page.keys, *(f"set {verb}" for verb in verbs)]
    chosen = answers[below(len(answers))]
    if not chosen.startswith("set "):
        return browser.play(page, chosen)
    verb = chosen[4:]
    fitting = [part for part in page.parts if verb != "in_the_shadows" or part == "fame"]
    number = 2 if verb == "titanic_batteries" else 1 + below(len(fitting))
    return browser.tick(page, verb, fitting[-number:])


@pytest.mark.parametrize(("lang", "monsters"), [("en", "choose"), long("fr", "random")])
@pytest.mark.long
def test_a_whole_game_by_forms(site: Site, lang: str, monsters: str) -> None:
    browser = site.visitor(lang)
    rng = seeded(3)
    ticked = 0
    while ticked <= times(0, 5):  # the secret dice of the server decide how long a game is
        page = browser.new_game("random", game="duel", **{"duel.monsters": monsters})
        assert site.room(page.game_id).table.origin.options["monsters"] == monsters
        before = ticked
        while not page.is_over:
            if page.keys or page.parts:
                ticked += bool(page.parts)
                page = answer_at_random(browser, page, rng.below)
                assert page.status == 200, page.words
                continue
            site.wait_for_computer(page.game_id)
            page = browser.get(page.path)
        assert ticked > before, "dice are ticked in every game"
    assert page.lang == lang
    assert ("Market" if lang == "en" else "Marché") in page.words
    over = site.room(page.game_id).table
    assert over.result is not None
    heroes = [over.view(None)["players"][seat]["monster"] for seat in over.result.winners]
    assert re.findall(r'class="hero".*?/art/duel/(\w+)\.whole', page.text, re.DOTALL) == heroes[:1]
    record = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert bestiaire.replay(record).result is not None
    for move in (0, 1, len(record["moves"]) // 2):
        for seat in ("0", "1", "open", "spectator"):
            assert browser.get(f"/t/{page.game_id}/replay?at={move}&seat={seat}").status == 200


@pytest.mark.parametrize("lang", ["en", long("fr")])
def test_every_answer_is_a_button_on_what_it_means(lang: str) -> None:
    met: set[str] = set()
    wanted = {"monster", "buy", "sweep", "resolve", "power", "place", "track", "king"}
    for seed in range(12):
        if not DEEP and seed >= 2 and met >= wanted:
            break
        table = bestiaire.table("duel", seed=seed)
        rng = seeded(seed)
        while table.choice is not None:
            page = shown(table, table.choice.player, lang)
            buttons = placed(page)
            verbs = {button.verb for button in page.sets}
            sets = [key for key in table.choice.keys if key.partition(":")[0] in verbs and not key.endswith(":none")]
            single = [key for key in table.choice.keys if key not in sets]
            keys = sorted(button.key for button in [*buttons, *page.loose])
            assert sorted(single + ["power:use"] * single.count("power:use")) == keys, "its dice use the power, too"
            on_page = Counter(die.faces[0] for die in page.dice if die.pick)
            for key in sets:
                verb, _, name = key.partition(":")
                parts = name.split("+")
                assert not Counter(parts) - on_page, "every set can be ticked"
                assert key_of(Parts(verb, tuple(reversed(parts))), table.choice) == key
            for button in page.loose:
                verb, _, name = button.key.partition(":")
                assert verb in LOOSE or name in ("yes", "no", "none", "beside", "keep", "discard"), button
            for button in buttons:
                met.add(button.key.partition(":")[0])
                assert button.label in button.sentence
                assert len(button.label) < 22, "a word, not the sentence"
            table.play(rng.below(len(table.choice.options)))
    assert met >= wanted


# -- dice and sets


def hosted(site: Site, **more: Any) -> tuple[Browser, Page]:
    """Two at one screen, where the first seat is asked at this position."""
    browser = site.visitor()
    table = at(**more)
    table.play(0)
    page = browser.play_on(table.record())
    return browser, browser.get(f"{page.path}?as=0")


def test_ticked_dice_are_thrown_again_whatever_their_order(site: Site) -> None:
    browser, page = hosted(site)
    assert page.parts == HERE["dice"]
    assert page.keys == ["reroll:none"]
    before = site.room(page.game_id).table.view(0)["dice"]
    page = browser.tick(page, "reroll", ["destruction", "smash"])
    assert page.status == 200, page.words
    (entry,) = site.entries(page.game_id)
    assert entry[3] == "reroll:smash+destruction"
    after = site.room(page.game_id).table.view(0)["dice"]
    assert [after[place] for place in (1, 2, 3, 5)] == [before[place] for place in (1, 2, 3, 5)]


@pytest.mark.parametrize(
    ("verb", "parts"),
    [
        ("reroll", ["smash", "smash"]),
        ("reroll", ["heart"]),
        ("reroll", ["smash+fame"]),
        ("in_the_shadows", ["fame"]),
        ("titanic_batteries", ["fame", "fame"]),
        ("", ["fame"]),
    ],
)
def test_other_sets_are_refused_in_a_sentence(site: Site, verb: str, parts: list[str]) -> None:
    browser, page = hosted(site)
    before = site.stored()
    refused = browser.tick(page, verb, parts)
    assert refused.status == 422
    assert "tick others" in refused.words
    assert site.stored() == before


def test_whoever_ticked_nothing_is_told_so(site: Site) -> None:
    browser, page = hosted(site)
    before = site.stored()
    refused = browser.tick(page, "reroll", [])
    assert refused.status == 422
    assert "choose dice first" in refused.words
    assert site.stored() == before


def test_a_set_of_somebody_who_is_not_asked_is_refused(site: Site) -> None:
    _, page = hosted(site)
    other = site.visitor()
    data = {"version": str(page.version), "set": "reroll", "part": ["smash"]}
    assert other.post(f"{page.path}/move", data).status == 403


def test_a_set_is_tried_on_the_analysis_board_too(site: Site) -> None:
    browser = site.visitor()
    page = browser.post("/analysis", {"game": "duel", "position": json.dumps(HERE)})
    assert page.status == 200, page.words
    moved = browser.tick(page, "reroll", ["fame", "smash"])
    assert moved.status == 200, moved.words
    assert "Moves tried: 1" in moved.words


def test_dice_tumble_and_lie_in_groups_once_they_are_resolved() -> None:
    table = at()
    assert [len(die.faces) for die in shown(table, 0).dice] == [1] * 6
    assert not any(die.pick for die in shown(table, 1).dice)
    before = len(table.events)
    table.play("reroll:smash+destruction")
    assert [die.tumbles for die in shown(table, 1, changed=before).dice] == [True, False, False, False, True, False]
    table = at(phase="resolve", dice=["smash", "smash", "heart", "fame", "fame", "fame"])
    groups = [(die.faces, die.words, [one.label for one in die.buttons]) for die in shown(table, 0).dice]
    assert groups == [
        (("smash", "smash"), "2 Smash", ["Resolve"]),
        (("heart",), "1 Heart", ["Resolve"]),
        (("fame", "fame", "fame"), "3 Fame", ["Resolve"]),
    ]
    table.play("resolve:heart")
    assert [die.state for die in shown(table, 0, "fr").dice] == ["", "c'est fait", ""]
    table.play("resolve:smash")
    assert [die.state for die in shown(table, 0).dice if die.faces[0] != "fame"] == ["resolved", "resolved"]


def test_special_power_dice_use_the_power_or_say_why_not() -> None:
    """Gigazaur needs two of them."""
    table = at(phase="resolve", dice=["smash", "heart", "power", "power"])
    foreseen = DuelPage().foresee(table.imagine(0, 0), 0, "en")
    power = show(seen(table, 0)._replace(foreseen=foreseen)).dice[-1]
    assert ([button.key for button in power.buttons], power.comes) == (["power:use"], "Blockbuster")
    table = at(phase="resolve", dice=["smash", "heart", "power"])
    foreseen = DuelPage().foresee(table.imagine(0, 0), 0, "en")
    power = show(seen(table, 0)._replace(foreseen=foreseen)).dice[-1]
    assert (power.buttons, power.state) == ((), "2 needed")


def test_the_coach_says_what_is_particular_in_the_first_turn_of_each() -> None:
    noted = {note.key: note.when for note in DuelPage.notes}
    table = bestiaire.table("duel", seed=1)
    for monster in ("alienoid", "gigazaur"):
        table.play(f"monster:{monster}")
    told: list[list[str]] = []
    while len(told) < 3 and table.choice is not None:
        if table.choice.kind == "reroll":
            told.append([key for key in ("first_turn", "second") if noted[key](seen(table, table.choice.player))])
        table.play(next((key for key in table.choice.keys if key.endswith(":none")), table.choice.keys[0]))
    assert told == [["first_turn"], ["second"], []]


def test_what_stopping_or_resolving_brings_is_said_beforehand() -> None:
    page = DuelPage()
    table = at(dice=["fame", "fame", "fame", "smash", "heart", "heart"])
    foreseen = page.foresee(table.imagine(0, 0), 0, "en")
    assert foreseen["reroll:none"] == "pull Fame 1, 1\u00a0hit, +2\u00a0life", "no line breaks a number off"
    sight = seen(table, 0)._replace(foreseen=foreseen)
    assert [button.sentence for button in show(sight).loose] == [f"Stop: {foreseen['reroll:none']}"]
    fame, destruction = show(sight).tracks
    assert fame.pulled is not None
    assert (fame.pulled.row, fame.pulled.spaces) == (20, 1)
    assert destruction.pulled is None
    table = at(phase="resolve", dice=["smash", "smash", "heart", "fame", "fame"])
    foreseen = page.foresee(table.imagine(0, 0), 0, "fr")
    assert foreseen == {"resolve:smash": "2\u00a0dégâts", "resolve:heart": "+1\u00a0PV"}


def test_the_end_shows_how_it_was_won_and_who_fell() -> None:
    players = [HERE["players"][0], {**HERE["players"][1], "life": 2, "keep": []}]
    table = at(phase="resolve", players=players, dice=["smash", "smash", "smash", "fame", "fame", "fame"])
    assert (shown(table, 0).fallen, shown(table, 0).burst) == ("", "")
    table.play("resolve:fame")  # and then what is left
    end = shown(table, 0)
    assert (end.fallen, end.burst) == (end.heroes[1], "heart-broken")
    assert DuelPage().played_as(table.view(None)) == end.heroes, "whose faces stand at the ends of the curve"
    figures = DuelPage().figures(seen(table, 0))
    life = table.view(0)["players"][0]["life"]
    assert [figure.value for figure in figures] == [f"{life} : 0", "1 : 0"]
    assert [figure.value for figure in DuelPage().figures(seen(table, 1))] == [f"0 : {life}", "0 : 1"]


def test_who_holds_hits_off_and_whose_power_is_used_is_acted_out() -> None:
    told = {"seat": 1, "card": "armor_plating", "amount": 1}
    assert [beat.word for beat in ACTS["ignored"](told, "en")] == [CARDS["armor_plating"].name("en")]
    told = {"seat": 0, "monster": "gigazaur", "symbols": 2}
    assert [(beat.at, beat.word) for beat in ACTS["power"](told, "en")] == [("monster-0", "Blockbuster")]
    assert ACTS["camouflage"]({"seat": 0, "dice": ["smash"], "amount": 0}, "en") == []


def test_who_chooses_second_sees_what_is_taken() -> None:
    table = bestiaire.table("duel", seed=1)
    table.play("monster:alienoid")
    choosing = shown(table, 1)
    assert choosing.far.chosen == "alienoid"
    assert [monster.id for monster in choosing.monsters if monster.state] == ["alienoid"]
    assert shown(table, 0).far.chosen == "", "nobody else is told by the page"


def test_who_buys_nothing_reads_what_that_brings() -> None:
    rich = [{**HERE["players"][0], "energy": 9}, HERE["players"][1]]
    table = at(phase="buy", players=rich, market=["snack_time", "frenzy", "photoshoot"])

    def label() -> str:
        foreseen = DuelPage().foresee(table.imagine(0, 0), 0, "en")
        return next(button.sentence for button in show(seen(table, 0)._replace(foreseen=foreseen)).loose)

    assert label() == "Buy nothing: +1\u00a0energy"
    table.play("buy:snack_time")
    assert label() == "Buy nothing more"


def test_a_symbol_that_is_added_lies_among_the_dice() -> None:
    players = [{"monster": "alienoid"}, {"monster": "gigazaur"}]
    table = at(phase="resolve", players=players, dice=["power", "power", "fame", "fame", "heart"])
    table.play("power:use")
    assert [die.faces for die in shown(table, 0).dice] == [
        (face,) * (1 + (face in ("fame", "power"))) for face in SYMBOLS
    ]
    assert [button.key for die in shown(table, 0).dice for button in die.buttons] == [
        f"symbol:{face}" for face in SYMBOLS
    ]
    table.play("symbol:fame")
    assert ("fame", "fame", "fame") in [die.faces for die in shown(table, 0).dice]


def test_who_adds_a_symbol_sees_what_the_roll_holds() -> None:
    """And that two symbols of Special Power are spent, which go on lying there."""
    players = [{**HERE["players"][0], "monster": "alienoid"}, HERE["players"][1]]
    table = at(phase="resolve", dice=["heart", "heart", "power", "power", "power"], players=players)
    for key in ("resolve:heart", "power:use"):
        table.play(key)
    dice = {die.faces[0]: (len(die.faces), len(die.spent), die.words, die.state) for die in shown(table, 0).dice}
    assert all(die.buttons for die in shown(table, 0).dice)
    assert dice["power"] == (3, 2, "1 Special Power", "")
    assert dice["heart"] == (2, 0, "2 Hearts", "resolved")
    assert dice["smash"] == (1, 0, "Smash", "none yet")


def test_above_the_question_stands_what_the_rival_did_and_not_what_lies_there() -> None:
    players = [HERE["players"][0], {"monster": "the_king"}]
    table = at(phase="resolve", players=players, dice=["smash", "smash", "heart"])
    table.play("resolve:smash")
    quiet = [DuelPage().is_quiet(table.events, number) for number in range(len(table.events))]
    told = {event.kind for event, is_quiet in zip(table.events, quiet, strict=True) if not is_quiet}
    assert "lose_life" in told
    assert not told & {"roll", "resolve", "hits"}


@pytest.mark.parametrize(("dice", "told"), [(["energy", "energy", "heart"], [2, 1]), (["heart", "smash"], [])])
def test_how_much_energy_is_told_last_is_what_there_is(dice: list[str], told: list[int]) -> None:
    """One more for who buys nothing is told where energy was told just before."""
    table = at(phase="resolve", dice=dice)
    while table.choice is not None and table.choice.player == 0:
        keys = [key for key in table.choice.keys if key.startswith(("resolve:", "buy:none"))]
        table.play(min(keys, key=lambda key: key == "resolve:energy"))
    quiet = [DuelPage().is_quiet(table.events, number) for number in range(len(table.events))]
    gains = [event for event, is_quiet in zip(table.events, quiet, strict=True) if not is_quiet]
    assert [event.public["amount"] for event in gains if event.kind == "gain_energy"] == told


def test_hits_and_pulls_are_acted_out_where_they_happen() -> None:
    table = at(phase="resolve", dice=["fame", "fame", "fame", "smash"])
    before = len(table.events)
    table.play("resolve:fame")
    beats = DuelPage().beats(seen(table, 0, changed=before))
    assert next((beat.kind, beat.at, beat.to) for beat in beats) == ("fly", "fame--4", "fame--6")
    table = at()
    before = len(table.events)
    table.play("reroll:smash")
    assert [beat.kind for beat in DuelPage().beats(seen(table, 1, changed=before))] == ["throw"]


# -- tracks


@pytest.mark.parametrize("near", [0, 1])
def test_a_track_runs_from_the_far_player_to_the_near_one(near: int) -> None:
    lane = Lane("fame", near)
    own, other = (-14, 14) if near == 0 else (14, -14)
    assert (lane.row(other), lane.row(0), lane.row(own)) == (0, 14, 28)
    assert lane.side(0) == lane.side(4) != lane.side(2)
    assert lane.side(3) == "mid"
    assert Lane("destruction", near).side(0) == lane.side(2), "the other way round (KD-014)"


def test_pawns_and_tokens_are_drawn_and_told() -> None:
    page = shown(at(), 0)
    fame, destruction = page.tracks
    assert (fame.row, destruction.row) == (18, 8)
    assert fame.words == "Fame: the marker is on space 2 on your side."
    assert fame.tokens == ["The lizard token: space 5 on your side; a paw, then a Dice token"]
    other = shown(at(), 1, "fr").tracks
    assert (other[0].row, other[1].row) == (10, 20)
    assert other[1].words.replace("\u00a0", " ") == "La Destruction : le pion est sur la case 3 de votre côté."
    assert shown(at(), None).tracks[0].words == "Fame: the marker is on space 2 on the side of Ana."
    for track in (*page.tracks, *other):
        for element in ElementTree.fromstring(str(track.drawn)).iter():
            assert "style" not in element.attrib, "the page's policy forbids it"


def test_every_place_of_a_token_is_a_button_on_its_track() -> None:
    table = at(phase="buy", players=[{**HERE["players"][0], "energy": 9}, HERE["players"][1]], market=["photoshoot"])
    table.play("buy:photoshoot")
    assert table.choice is not None
    page = shown(table, 0)
    assert page.is_placing
    assert page.pending is not None
    keys = [spot.button.key for track in page.tracks for spot in track.spots]
    assert sorted(keys) == sorted(table.choice.keys)
    assert page.loose == []
    top = next(spot for spot in page.tracks[0].spots if spot.button.key == "place:fame@7")
    assert (top.row, top.button.label) == (0, ""), "a star is drawn there"
    assert top.button.sentence == "On Fame, the Victory space on your Rival's side"


def test_the_kings_tokens_lie_beside_his_board() -> None:
    assert (shown(at(), 0).far.kings, shown(at(), 0).near.kings) == (2, None)
    lying = [*HERE["buzz"], {"token": "the_king", "track": "fame", "space": 0}]
    assert shown(at(buzz=lying), 0).far.kings == 1


def test_a_king_token_that_can_be_chosen_is_seen_as_a_crown() -> None:
    players = [{**HERE["players"][0], "monster": "the_king"}, {"monster": "meka_dragon"}]
    lying = [{"token": "the_king", "track": "fame", "space": 3}]
    table = at(phase="resolve", dice=["power", "power", "heart"], players=players, buzz=lying)
    table.play("power:use")
    (spot,) = [spot for track in shown(table, 0).tracks for spot in track.spots]
    assert (spot.button.key, spot.button.label, spot.button.sign) == ("king:fame@3", "", "b-king")
    assert spot.button.sentence == "The one on Fame, space 3 on your Rival's side"


def test_a_token_is_said_to_lie_from_its_first_space_to_its_last() -> None:
    assert spaces_word(0, 3, 1, [], "en") == "from the middle space to space 2 on your side"
    assert spaces_word(-7, 2, 1, [], "fr") == "de la case Victoire du côté du Rival à la case 6 du côté du Rival"
    assert spaces_word(7, 1, None, ["Ana", "Bo"], "fr") == "case Victoire, côté Bo"


def test_what_leaves_a_power_unused_is_said_quietly() -> None:
    table = at(phase="resolve", dice=["power", "power", "fame"])
    assert [(button.key, button.tone) for button in shown(table, 0).loose] == [("resolve:none", "quiet")]


# -- market and boards


def test_prices_the_cheap_slot_and_what_is_missing() -> None:
    table = at(phase="buy")
    market = shown(table, 0).market
    assert market is not None
    told = [
        (card.name, card.price, card.note, card.lacks, [one.label for one in card.buttons]) for card in market.cards
    ]
    assert told == [
        ("Frenzy", 6, "", "needs 4 more", []),
        ("Snack Time", 3, "", "needs 1 more", []),
        ("Photoshoot", 1, "1 less here", "", ["Buy (1)"]),
    ]
    assert [button.label for button in market.buttons] == ["Replace all: 2"]
    watched = shown(table, None).market
    assert watched is not None
    assert not any(card.lacks or card.buttons for card in watched.cards), "who watches has no energy"


def test_boards_say_what_holds() -> None:
    one, two = HERE["players"]
    page = shown(at(players=[{**one, "penalty": 2}, {**two, "immune": True}], used=["scrappy"]), 0)
    assert page.near.notes == ["2 dice fewer in the next throw"]
    assert page.far.notes == ["no more hits this turn"]
    assert [card.state for card in page.near.keep] == ["used this turn"]
    assert (page.near.life, page.near.most, page.near.energy, page.near.dice_tokens) == (9, 14, 2, 1)


def test_who_is_asked_because_of_a_card_sees_which() -> None:
    table = at(phase="resolve", dice=["smash", "smash", "smash"])
    if table.choice is not None and table.choice.kind == "resolve":
        table.play("resolve:smash")
    assert table.choice is not None
    assert table.choice.kind == "camouflage"
    assert [card.is_about for card in shown(table, 1).near.keep] == [True, False]


# -- pages beside the table


def test_the_gallery_has_all_cards_monsters_and_tokens(site: Site) -> None:
    monsters, keep, discard, tokens, kings = gallery("fr")
    assert [len(section.cards) for section in (monsters, tokens, kings)] == [6, 11, 1]
    assert {card.id for card in [*keep.cards, *discard.cards]} == {card.id for card in BOX}
    titles = ["Monsters", "KEEP cards", "DISCARD cards", "Buzz tokens", "King tokens"]
    assert [section.title for section in gallery("en")] == titles
    page = site.visitor("fr").get("/cards/duel")
    for section in (monsters, keep, discard, tokens, kings):
        for card in section.cards:
            assert card.text in html.unescape(page.text)
    assert "/static/games/duel.css" in page.text


def test_monsters_and_cards_have_plates(site: Site) -> None:
    browser = site.visitor("fr")
    assert "14 PV" in browser.get("/cards/duel/gigazaur").words
    plate = browser.get("/cards/duel/photoshoot").words.replace("\u00a0", " ")
    assert "ACTION · prix : 2 énergies · Jeton Buzz : un cœur" in plate
    assert browser.get("/cards/duel/nobody").status == 404
    drawn = browser.get("/cards/duel").text
    for name in ("d-smash", "d-power", "b-paw", "m-fame", "s-cube"):
        assert f'id="{name}"' in drawn


def test_tokens_are_drawn_with_a_space_for_each_bonus() -> None:
    for design in BUZZ_TOKENS:
        assert str(token_drawing(design)).count('class="token-space"') == len(design.bonuses)


def test_the_front_page_offers_the_game_after_king_of_tokyo(site: Site) -> None:
    browser = site.visitor("fr")
    assert re.findall(r'data-box="(\w+)"', browser.get("/").text)[:3] == ["mindbug", "tokyo", "duel"]
    page = browser.get("/new/duel")
    assert "chacun choisit le sien" in page.words
    assert "tirés au hasard" in page.words


def test_a_hint_lists_the_most_promising_sets_only(site: Site) -> None:
    browser, page = hosted(site)
    hint = browser.submit(page, page.form("/hint"))
    assert hint.status == 200, hint.words
    rows = re.findall(r'<th scope="row">', hint.text)
    table = site.room(page.game_id).table
    assert table.choice is not None
    assert len(rows) == 12
    assert f"not listed: {len(table.choice.options) - 12}." in hint.words


def test_only_who_has_bought_something_is_asked_to_buy_nothing_more() -> None:
    table = at(phase="resolve", dice=["energy"] * 6, market=["photoshoot", "frenzy", "snack_time"])
    assert [button.label for button in shown(table, 0).loose] == ["Buy nothing"]
    assert [button.label for button in shown(table, 0, "fr").loose] == ["Ne rien acheter"]
    table.play("buy:photoshoot")
    table.play(0)
    assert [button.label for button in shown(table, 0).loose] == ["Buy nothing more"]


def test_a_place_for_a_token_says_what_lies_there_then() -> None:
    table = at(phase="buy", market=["photoshoot"], players=[{**HERE["players"][0], "energy": 9}, HERE["players"][1]])
    table.play("buy:photoshoot")
    spots = {spot.button.key: spot.says for track in shown(table, 0).tracks for spot in track.spots}
    assert spots["place:destruction@1"] == "On Destruction, space 1 on your Rival's side: a heart"


def test_nobody_has_the_face_of_a_monster_before_it_is_chosen(site: Site) -> None:
    page = site.visitor().post("/games", {"game": "duel", "opponent": "hotseat", "duel.monsters": "choose"})
    assert 'class="monsters"' in page.text
    boards = re.findall(r'<div class="medal".*?</div>', page.text, re.DOTALL)
    assert len(boards) == 2
    assert not any("<img" in board for board in boards)
