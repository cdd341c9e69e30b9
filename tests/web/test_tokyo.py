"""King of Tokyo on the pages: monsters around Tokyo, dice, display, Evolution hands, moves on what they mean."""

from __future__ import annotations

import html
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.page.gallery import gallery
from bestiaire.games.tokyo.page.scene import Shown, Side, show
from bestiaire.games.tokyo.page.symbols import SYMBOLS
from bestiaire.show.page.buttons import Button
from bestiaire.show.page.faces import Face
from bestiaire.web.tables.answers import Parts, key_of
from tests.web.helpers import Browser, Page, Site, seen

DICE = ["1", "1", "heart", "energy", "smash", "smash"]


def at(players: list[dict[str, Any]], **more: Any) -> Table:
    return bestiaire.table("tokyo", position={"mindbug": "off", "players": players, **more}, seed=4)


def shown(table: Table, seat: int | None, lang: str = "en", changed: int = 0) -> Shown:
    return show(seen(table, seat, lang, changed))


def sides(page: Shown) -> list[Side]:
    return [page.near, *page.others]


def faces(page: Shown) -> list[Face]:
    found = [*page.monsters, *page.looking, *([page.pending] if page.pending else [])]
    for side in sides(page):
        found += [*side.cards, *side.aside, *(side.hand or ()), *side.evolution_discard]
    return found + ([*page.market.cards, *page.market.discard] if page.market else [])


def placed(page: Shown) -> list[Button]:
    """Every button that stands on something."""
    found = [button for face in faces(page) for button in face.buttons]
    found += [button for die in page.dice for button in die.buttons]
    found += [button for side in sides(page) for button in side.buttons]
    return found + list(page.market.buttons if page.market else ())


# -- whole games


def is_in_a_set(key: str, verbs: set[str]) -> bool:
    verb, _, name = key.partition(":")
    becomes = name.partition("@")[2]
    return name != "none" and (f"{verb}@{becomes}" if becomes else verb) in verbs


WAYS = [
    (2, {"evolutions": True}),
    (3, {"evolutions": True, "mindbug": "experience"}),
    (4, {}),
    (5, {"mindbug": "experience"}),
    (6, {"mindbug": "off"}),
]


@pytest.mark.parametrize(("players", "options"), WAYS, ids=str)
def test_every_answer_is_on_the_page_once(players: int, options: dict[str, Any]) -> None:
    """A button on what it means, one below the question, or dice to be ticked for it."""
    for seed in range(4):
        lang = ("en", "fr")[seed % 2]
        table = bestiaire.table("tokyo", seed=seed, players=players, options=options)
        rng = seeded(seed)
        while table.choice is not None:
            page = shown(table, table.choice.player, lang)
            verbs = {button.verb for button in page.sets}
            sets = [key for key in table.choice.keys if is_in_a_set(key, verbs)]
            single = [key for key in table.choice.keys if key not in sets]
            assert sorted(single) == sorted(button.key for button in [*placed(page), *page.loose])
            on_page = Counter(die.faces[0] for die in page.dice if die.pick)
            for key in sets:
                verb, _, name = key.partition(":")
                dice, at_sign, becomes = name.partition("@")
                parts = dice.split("+")
                assert not Counter(parts) - on_page, "every set can be ticked"
                assert key_of(Parts(verb + at_sign + becomes, tuple(reversed(parts))), table.choice) == key
            for button in placed(page):
                assert button.label in button.sentence
                assert len(button.label) < 40, "a word, not the sentence"
            table.play(rng.below(len(table.choice.options)))


def answer_at_random(browser: Browser, page: Page, below: Any) -> Page:
    """One of the buttons, or one of the dice thrown again."""
    if page.parts and below(2):
        return browser.tick(page, "reroll", [page.parts[below(len(page.parts))]])
    return browser.play(page, page.keys[below(len(page.keys))])


@pytest.mark.parametrize(("opponent", "name", "times"), [("random", "", 1), ("random", "Ana", 1), ("hotseat", "", 0)])
def test_whose_seat_it_is_is_said_once(site: Site, opponent: str, name: str, times: int) -> None:
    """At one screen all seats are one's own, until somebody has a look at the table."""
    page = site.visitor("fr").new_game(opponent, name, game="tokyo", **{"tokyo.players": "4"})
    strip = page.text.partition('<ol class="seats"')[2].partition("</ol>")[0]
    assert strip.lower().count("vous<") == times
    assert name in strip


def test_a_whole_game_of_four_by_forms(site: Site) -> None:
    browser = site.visitor("fr")
    page = browser.new_game("random", game="tokyo", **{"tokyo.players": "4"})
    assert site.room(page.game_id).table.seats == 4
    rng = seeded(5)
    while not page.is_over:
        if page.keys:
            asked = page.keys
            page = answer_at_random(browser, page, rng.below)
            assert page.status in (200, 422), (asked, page.words)
            continue
        site.wait_for_computer(page.game_id)
        page = browser.get(page.path)
    assert "Cartes Énergie" in page.words
    figures = re.findall(r'data-vt="(monster-\d)"', page.text)
    assert sorted(figures) == [f"monster-{seat}" for seat in range(4)], "every monster stands in one place"
    record = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert bestiaire.replay(record).result is not None
    for move in (0, 1, len(record["moves"]) // 2):
        for seat in ("0", "3", "open", "spectator"):
            assert browser.get(f"/t/{page.game_id}/replay?at={move}&seat={seat}").status == 200


# -- around Tokyo


@pytest.mark.parametrize(
    ("players", "where"),
    [
        (2, ["top"]),
        (3, ["left", "right"]),
        (4, ["left", "top", "right"]),
        (5, ["left low", "left high", "right high", "right low"]),
        (6, ["left low", "left high", "top", "right high", "right low"]),
    ],
)
def test_the_others_sit_clockwise_around_tokyo(players: int, where: list[str]) -> None:
    table = at([{} for _ in range(players)])
    page = shown(table, 1)
    assert (page.near.seat, page.near.where) == (1, "near")
    assert [side.seat for side in page.others] == [(1 + step) % players for step in range(1, players)]
    assert [side.where for side in page.others] == where
    assert shown(table, None).near.seat == 0


def test_who_is_in_tokyo_and_who_is_out() -> None:
    there: list[dict[str, Any]] = [
        {"place": "city"},
        {},
        {"place": "bay", "hearts": 3},
        {"hearts": 0, "out": True},
        {},
        {},
    ]
    page = shown(at(there, active=1), 1)
    assert [(place.id, place.monster.name if place.monster else None) for place in page.tokyo] == [
        ("city", "Ana"),
        ("bay", "Zoé"),
    ]
    assert [(side.name, side.place_words) for side in page.others if side.place != "outside"] == [
        ("Zoé", "In Tokyo Bay"),
        ("Ana", "In Tokyo City"),
    ]
    assert [side.name for side in page.others if side.is_out] == ["Ben"]
    four = shown(at(there[:2]), 0, "fr")
    assert [place.words for place in four.tokyo] == ["Tokyo-Ville"], "no Bay for so few"
    watching = shown(at(there, active=1), 3)
    assert watching.near.is_out
    assert not placed(watching)
    assert len(watching.others) == 5


def test_what_is_counted_and_what_holds() -> None:
    one = {"hearts": 7, "vp": 12, "energy": 3, "poison": 2, "shrink": 1, "cards": ["even_bigger"], "fewer_dice": 1}
    two = {"cards": [{"card": "smoke_cloud", "counters": 2}, "mimic"], "immune": True}
    page = shown(at([one, two, {}], active=0, mimicked={"card": "even_bigger", "seat": 0}), 0)
    near, max_ = page.near, page.others[0]
    assert (near.hearts, near.most_hearts, near.points, near.energy) == (7, 12, 12, 3)
    assert (near.poison, near.shrink, page.most_points) == (2, 1, 20)
    assert near.notes == ["1 die fewer for good"]
    assert max_.notes == ["loses no more hearts this turn"]
    assert [card.state for card in near.cards] == ["the Mimic token lies here"]
    assert [card.state for card in max_.cards] == ["2 counters", "copies Even Bigger"]


def test_an_interlude_is_said() -> None:
    table = at([{}, {}, {"energy": 9}], phase="buy", active=0, resolver=2, dice=DICE, display=["wings"], deck=[])
    assert shown(table, 1).notes == ["Mindbug. Dice rolled by: Ana. Resolved by: Zoé."]
    assert shown(table, 2).notes == ["Mindbug. Dice rolled by: Ana. Resolved by: you."]
    evolving = bestiaire.table("tokyo", seed=2, players=3, options={"evolutions": True, "monsters": "random"})
    assert evolving.view(0)["phase"] == "evolve"
    assert shown(evolving, 0).notes == []


# -- dice


def test_dice_are_ticked_tumble_and_lie_in_groups() -> None:
    table = at([{}, {}, {}], phase="reroll", dice=DICE, rolls=1)
    page = shown(table, 0)
    assert [die.faces for die in page.dice] == [(face,) for face in DICE]
    assert all(die.pick for die in page.dice)
    assert [button.verb for button in page.sets] == ["reroll"]
    assert not any(die.pick for die in shown(table, 1).dice)
    before = len(table.events)
    table.play("reroll:heart+smash")
    assert [die.tumbles for die in shown(table, 1, changed=before).dice] == [False, False, True, False, True, False]
    acid = at([{"cards": ["acid_attack"]}, {"place": "city"}, {}], phase="resolve", dice=["2", "2", "2", "1", "energy"])
    groups = [(die.faces, die.words, [one.label for one in die.buttons]) for die in shown(acid, 0).dice]
    assert groups == [
        (("1", "2", "2", "2"), "1\u00a0×\u00a01 and 3\u00a0×\u00a02", ["Resolve"]),
        (("energy",), "1 energy", ["Resolve"]),
        ((), "1 smash", ["Resolve"]),
    ]
    acid.play("resolve:energy")
    assert [die.state for die in shown(acid, 0, "fr").dice] == ["", "résolu", ""]


def test_where_the_order_of_groups_can_not_matter_the_page_is_told_the_answer() -> None:
    table = at([{}, {"place": "city"}], phase="resolve", dice=["1", "1", "smash"])
    (order,) = shown(table, 0).switches
    assert (order.name, order.keys, order.stops) == ("ask_order", ("resolve:numbers",), True)
    with_tokens = at([{"poison": 1}, {"place": "city"}], phase="resolve", dice=["heart", "smash"])
    assert [switch.keys for switch in shown(with_tokens, 0).switches] == [()]


def test_what_was_taken_back_the_page_does_not_answer_again(site: Site) -> None:
    """Or nobody would come back behind it."""
    table = at([{"energy": 9}, {"place": "city"}], phase="resolve", dice=["1", "1", "heart", "energy"])
    browser = site.visitor()
    opened = browser.play_on(table.record())
    opened = browser.get(f"{opened.path}?as=0")
    given = 'data-switch="ask_order" data-by-page="{}" data-stops'
    assert given.format("resolve:numbers") in opened.text
    opened = browser.play(opened, "resolve:numbers")
    assert given.format("resolve:hearts") in opened.text
    opened = browser.submit(opened, opened.form("/undo"))
    assert "resolve:numbers" in opened.keys
    assert given.format("") in opened.text


def test_a_ticked_die_becomes_what_the_button_shows(site: Site) -> None:
    table = at([{"cards": ["plot_twist"]}, {}], phase="fixed", dice=DICE)
    page = shown(table, 0)
    assert {(button.verb, button.face) for button in page.sets} == {
        (f"plot_twist@{face}", face) for face in ("1", "2", "3", "heart", "energy", "smash")
    }
    assert page.sets[0].sentence.startswith("Plot Twist: ")
    table.play(0)
    browser = site.visitor()
    opened = browser.play_on(table.record())
    opened = browser.get(f"{opened.path}?as=0")
    moved = browser.tick(opened, "plot_twist@heart", ["smash"])
    assert moved.status == 200, moved.words
    assert [entry[3] for entry in site.entries(moved.game_id)][:1] == ["plot_twist:smash@heart"]
    assert browser.tick(opened, "plot_twist@heart", ["heart"]).status in (409, 422)


def test_the_probed_die_is_pointed_at() -> None:
    table = at([{}, {"cards": ["psychic_probe"]}, {}], phase="fixed", dice=DICE)
    assert table.choice is not None
    assert (table.choice.kind, table.choice.player) == ("psychic_probe", 1)
    told = [(die.words, [button.label for button in die.buttons]) for die in shown(table, 1).dice]
    assert told == [
        ("2\u00a0×\u00a01", ["Reroll"]),
        ("1 heart", ["Reroll"]),
        ("1 energy", ["Reroll"]),
        ("2 smashes", ["Reroll"]),
    ]


# -- cards


def test_prices_what_is_missing_and_what_else_can_be_bought() -> None:
    one = {"energy": 4, "cards": ["alien_origin", "parasitic_tentacles", "made_in_a_lab"]}
    table = at(
        [one, {"cards": ["jets"]}, {}],
        phase="buy",
        dice=DICE,
        display=["wings", "energize", "heal_card"],
        deck=["tank", "skyscraper"],
    )
    page = shown(table, 0)
    assert page.market is not None
    told = [(card.name, card.price, card.lacks, [one.label for one in card.buttons]) for card in page.market.cards]
    assert told == [
        ("Wings", 5, "needs 1 more", []),
        ("Energize", 7, "needs 3 more", []),
        ("Heal", 2, "", ["Buy (2)"]),
    ]
    assert {button.key: button.label for button in page.market.buttons} == {
        "look:deck": "Look at the top card",
        "sweep:display": "Replace all (2)",
    }
    (jets,) = page.others[0].cards
    assert [button.key for button in jets.buttons] == ["tentacles:jets@1"]
    table.play("look:deck")
    (tank,) = shown(table, 0).looking
    assert [button.key for button in tank.buttons] == ["lab:tank"]
    assert shown(table, 1).looking == []


def test_who_gets_a_card_for_nothing_lacks_nothing() -> None:
    """Opportunist, with Alien Origin twice: a card of 2 costs its owner 0, whatever it costs whose turn it is."""
    owner = {"cards": ["opportunist", "alien_origin", "mimic"]}
    table = at(
        [{"energy": 5}, owner, {}],
        phase="buy",
        dice=DICE,
        mimicked={"card": "alien_origin", "seat": 1},
        display=["wings", "energize", "jets"],
        deck=["solar_powered"],
    )
    table.play("buy:jets")
    market = shown(table, 1).market
    assert market is not None
    card = market.cards[2]
    assert (card.name, card.price, card.lacks) == ("Solar Powered", 0, "")
    assert [button.label for button in card.buttons] == ["Buy (0)"]
    watched = shown(table, None).market
    assert watched is not None
    assert not any(card.lacks or card.buttons for card in watched.cards), "who watches has no energy"


HANDS: dict[str, Any] = {
    "mindbug": "trial",
    "evolutions": True,
    "phase": "buy",
    "dice": DICE,
    "display": ["wings"],
    "deck": ["tank"],
}


def test_evolution_hands_are_their_owners(site: Site) -> None:
    one = {"monster": "mastermindbug", "hand": ["superior_brain"], "energy": 3, "evolution_deck": ["mind_control"]}
    two = {"monster": "gigasnail_hydra", "hand": ["scary_face", "hungry_face"], "evolutions": ["three_times_as_strong"]}
    table = at([one, two], **HANDS)
    page = shown(table, 0)
    assert page.near.hand is not None
    assert [(card.id, [one.label for one in card.buttons]) for card in page.near.hand] == [("superior_brain", ["Play"])]
    (other,) = page.others
    assert (other.hand, other.hand_count) == (None, 2)
    assert [card.kind for card in other.cards] == ["permanent"]
    assert all(side.hand is None for side in sides(shown(table, None)))
    table.play("buy:none")
    browser = site.visitor()
    opened = browser.play_on(table.record())
    text = browser.get(f"{opened.path}?as=0").text
    assert "superior_brain" in text
    assert "scary_face" not in text


# -- pages beside the table


def test_the_gallery_has_all_monsters_cards_and_evolutions(site: Site) -> None:
    monsters, keep, discard, consumable, *evolutions = gallery("fr")
    assert len(monsters.cards) == 9
    cards = [card for section in (keep, discard, consumable, *evolutions) for card in section.cards]
    assert {card.id for card in cards} == set(CARDS)
    assert len(cards) == len(CARDS)
    page = site.visitor("fr").get("/cards/tokyo")
    for card in cards:
        assert card.text in html.unescape(page.text)
    assert "/static/games/tokyo.css" in page.text


def test_monsters_and_cards_have_plates_and_portraits(site: Site) -> None:
    browser = site.visitor("fr")
    assert "10 cœurs" in browser.get("/cards/tokyo/gigazaur").words
    plate = browser.get("/cards/tokyo/legendary_hunter").words.replace("\u00a0", " ")
    assert "CONSOMMABLE · prix : 4 énergies" in plate
    assert "MasterMindbug" in browser.get("/cards/tokyo/mind_control").words
    assert browser.get("/cards/tokyo/nobody").status == 404
    sprite = browser.get("/sprite/tokyo.svg").text
    drawn = set(re.findall(r'<symbol id="([^"]*)"', sprite))
    assert drawn >= {f"p-{card}" for card in CARDS}
    assert drawn >= {"p-gigazaur", "d-1", "d-3", "d-smash", "k-cube", "k-points", "k-hunter", "tokyo"}


def test_drawings_are_sound_and_need_no_style() -> None:
    for name, (_, drawn) in SYMBOLS.items():
        for element in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter():
            assert "style" not in element.attrib, name


def test_a_card_looked_at_stays_on_its_owners_page_until_it_moves() -> None:
    players: list[dict[str, Any]] = [{"cards": ["made_in_a_lab"], "energy": 5}, {"place": "city"}, {}]
    table = at(players, phase="buy", display=[], deck=["tank", "corner_store", "wings", "jets"])
    table.play("look:deck")
    (card,) = shown(table, 0).looking
    assert (card.id, card.state) == ("tank", "on top of the deck, as you know")
    assert known(table, 0) == []
    assert any(button.key == "lab:tank" for button in placed(shown(table, 0)))
    table.play("buy:none")
    assert table.choice is not None
    assert table.choice.player == 1
    assert [known(table, seat) for seat in (0, 1, 2, None)] == [["tank"], [], [], []]
    assert [shown(table, seat).looking for seat in (0, 1, 2, None)] == [[]] * 4


def known(table: bestiaire.Table, seat: int | None) -> list[str]:
    """The cards that this seat knows on top of the deck, as they lie beside it."""
    market = shown(table, seat).market
    assert market is not None
    return [face.id for face in market.known]
