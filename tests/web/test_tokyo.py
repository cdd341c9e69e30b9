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
from bestiaire.games.tokyo.cards.printed import MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.page.advice.foresight import STOP, declining, of_stopping
from bestiaire.games.tokyo.page.advice.why_not import TokyoWhyNot
from bestiaire.games.tokyo.page.beside.gallery import gallery
from bestiaire.games.tokyo.page.drawn.symbols import SYMBOLS
from bestiaire.games.tokyo.page.page import TokyoPage
from bestiaire.games.tokyo.page.table.scene import Shown, Side, show
from bestiaire.games.tokyo.words.nouns import face_word
from bestiaire.show.page.buttons import Button
from bestiaire.show.page.faces import Face
from bestiaire.web.pages.seats import faces_at
from bestiaire.web.tables.answers import Parts, key_of
from tests.depth import times
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
    found += [tile.button for tile in page.tiles]
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
    for seed in range(times(1, 4)):
        lang = ("en", "fr")[(seed + players) % 2]
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


@pytest.mark.parametrize(
    ("opponent", "name", "called"), [("random", "", ["Vous"]), ("random", "Ana", ["Ana"]), ("hotseat", "", [])]
)
def test_whose_board_is_the_own_one(site: Site, opponent: str, name: str, called: list[str]) -> None:
    """At one screen all seats are one's own, until somebody has a look at the table."""
    page = site.visitor("fr").new_game(opponent, name, game="tokyo", **{"tokyo.players": "4"})
    boards = re.findall(r'<section class="(?:me|slot monster)[^>]*aria-label="([^"]*)"', page.text)
    assert len(boards) == 4
    near = page.text.partition('<section class="me')[2].partition("</section>")[0]
    assert [word for word in called if word not in near] == []
    assert boards.count("Votre monstre") == len(called)


@pytest.mark.long
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
    monsters = [player["monster"] for player in site.room(page.game_id).table.view(None)["players"]]
    key = page.text.partition('<ul class="key">')[2].partition("</ul>")[0]
    assert re.findall(r"/art/tokyo/(\w+)\.face", key) == monsters, "whose line is whose in the curve"
    figures = re.findall(r'data-vt="(monster-\d)"', page.text)
    assert sorted(figures) == [f"monster-{seat}" for seat in range(4)], "every monster stands in one place"
    record = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert bestiaire.replay(record).result is not None
    for move in (0, 1, len(record["moves"]) // 2):
        for seat in ("0", "3", "open", "spectator"):
            assert browser.get(f"/t/{page.game_id}/replay?at={move}&seat={seat}").status == 200


# -- around Tokyo


@pytest.mark.parametrize(
    ("players", "stage"),
    [(2, "0c"), (3, "2c0"), (4, "23c0"), (5, "23cb40"), (6, "234cb50")],
)
def test_the_others_stand_clockwise_around_tokyo(players: int, stage: str) -> None:
    """Those outside to the left and to the right of Tokyo; who looks on is seen on the own board."""
    table = at([{} for _ in range(players)])
    page = shown(table, 1)
    assert (page.near.seat, page.near.is_near) == (1, True)
    assert [side.seat for side in page.others] == [(1 + step) % players for step in range(1, players)]
    assert "".join(str(spot.monster.seat) if spot.monster else spot.place[0] for spot in page.stage) == stage
    assert shown(table, None).near.seat == 0


@pytest.mark.parametrize(("taken", "stage"), [(1, "2c13"), (2, "1c23"), (3, "12c3"), (0, "12c03")])
def test_nobody_changes_sides_when_tokyo_changes_hands(taken: int, stage: str) -> None:
    """Those outside stand in the order of their boards."""
    page = shown(at([{"place": "city" if seat == taken else "outside"} for seat in range(4)]), 0)
    spots = [("c" if spot.words else "") + (str(spot.monster.seat) if spot.monster else "") for spot in page.stage]
    assert "".join(spots) == stage


def test_monsters_look_at_each_other() -> None:
    """Who is drawn the other way round is mirrored."""
    drawn = ["gigazaur", "meka_dragon", "gigasnail_hydra", "mastermindbug", "space_penguin"]
    page = shown(at([{"monster": "the_king"}, *({"monster": monster} for monster in drawn)]), 0)
    turned = {
        spot.monster.monster.id for spot in page.stage if spot.monster and spot.monster.monster and spot.is_turned
    }
    assert [spot.monster.seat for spot in page.stage if spot.monster] == [1, 2, 3, 4, 5]
    assert turned == {"gigazaur", "gigasnail_hydra", "mastermindbug"}


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
    assert [(spot.place, spot.monster.name if spot.monster else None) for spot in page.stage if spot.words] == [
        ("city", "Ana"),
        ("bay", "Zoé"),
    ]
    assert [(side.name, side.place_words) for side in page.others if side.place != "outside"] == [
        ("Zoé", "In Tokyo Bay"),
        ("Ana", "In Tokyo City"),
    ]
    assert [side.name for side in page.others if side.is_out] == ["Ben"]
    assert 3 not in [spot.monster.seat for spot in page.stage if spot.monster]
    four = shown(at(there[:2]), 0, "fr")
    assert [spot.words for spot in four.stage if spot.words] == ["Tokyo-Ville"], "no Bay for so few"
    assert [spot.monster.seat for spot in four.stage if spot.monster] == [1, 0], "in Tokyo one sees oneself there"
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


def test_mindbug_tokens_are_counted_only_where_there_are_any() -> None:
    base = bestiaire.table("tokyo", seed=4, players=3, options={"mindbug": "off"})
    with_cards = bestiaire.table("tokyo", seed=4, players=3, options={"mindbug": "trial"})
    for table in (base, with_cards):
        while table.choice is not None and table.choice.kind == "monster":
            table.play(0)
    assert [side.mindbugs for side in sides(shown(base, 0))] == [None] * 3
    assert [side.mindbugs for side in sides(shown(with_cards, 0))] == [1] * 3
    explained = [
        [thing.place for thing in TokyoWhyNot(table.imagine(0, 0), 0).things()] for table in (base, with_cards)
    ]
    assert ["players.0.mindbugs" in places for places in explained] == [False, True]


def test_a_question_about_somebody_says_both_names() -> None:
    table = at([{"monster": "the_king"}, {"mindbugs": 1}, {}], phase="fixed", dice=["smash"], mindbug_tokens="on")
    assert table.choice is not None
    assert table.choice.kind == "mindbug"
    page = shown(table, 1)
    assert page.question.startswith("Ana (The King) is about to resolve these dice.")
    assert [button.tone for button in page.loose] == ["bug", ""]


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
        (("1", "2", "2", "2"), "one 1 and three 2s", ["Resolve"]),
        (("energy",), "1 energy", ["Resolve"]),
        ((), "1 smash", ["Resolve"]),
    ]
    acid.play("resolve:energy")
    assert [die.state for die in shown(acid, 0, "fr").dice] == ["", "c'est fait", ""]


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
        ("two 1s", ["Reroll"]),
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
        "sweep:display": "Replace all: 2 energy",
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
    page = browser.get("/cards/tokyo").text
    drawn = set(re.findall(r'<symbol id="([^"]*)"', page))
    assert drawn >= {"d-1", "d-3", "d-smash", "s-cube", "s-star", "s-poison", "s-shrink", "k-hunter", "t-tower"}
    pictured = set(re.findall(r'src="/art/tokyo/([a-z_0-9]+)\.card\.', page))
    assert pictured == {*CARDS, *MONSTERS_BY_ID}


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


# -- what stopping would bring


def stopping(players: list[dict[str, Any]], dice: list[str], lang: str = "en", **more: Any) -> list[tuple[str, str]]:
    """What the first player is told before the dice are left as they lie."""
    display = ["wings", "jets", "heal_card"]
    table = at(players, phase="reroll", dice=dice, rolls=1, display=display, deck=["tank"], **more)
    sight = seen(table, 0, lang)
    foreseen = TokyoPage().foresee(table.imagine(0, 0), 0, lang)
    rows = show(sight._replace(foreseen=foreseen)).outcome
    return [(row.words, row.follows) for row in rows]


def test_what_stopping_brings_comes_from_the_rules() -> None:
    players: list[dict[str, Any]] = [{"hearts": 6, "energy": 3, "cards": ["acid_attack"]}, {"place": "city"}, {}]
    assert stopping(players, ["1", "1", "heart", "energy", "smash", "smash"]) == [
        ("Max loses 3 hearts, 10\u00a0→\u00a07", "may yield"),
        ("You gain 1 heart, 6\u00a0→\u00a07", ""),
        ("You gain 1 energy, 3\u00a0→\u00a04", "enough for 1 card"),
        ("two 1s", "nothing"),
        ("You stay outside Tokyo", ""),
    ]


def test_what_brings_nothing_is_said_and_so_is_a_knock_out() -> None:
    """Hearts heal nobody in Tokyo."""
    players: list[dict[str, Any]] = [{"hearts": 6, "place": "city"}, {"hearts": 1}, {}]
    assert stopping(players, ["3", "3", "3", "heart", "heart", "smash"], "fr") == [
        ("Max perd 1 cœur, 1\u00a0→\u00a00", "éliminé"),
        ("Zoé perd 1 cœur, 10\u00a0→\u00a09", ""),
        ("Vous gagnez 3 points de victoire, 0\u00a0→\u00a03", ""),
        ("2 cœurs", "rien"),
        ("Vous restez à Tokyo-Ville", ""),
    ]


def test_of_what_is_gained_it_is_said_what_entering_tokyo_brings_and_that_it_wins() -> None:
    """KT-112, KT-180: energy for two players, points for more; a game is won as the turn ends."""
    dice = ["1", "1", "1", "energy", "heart", "heart"]
    assert stopping([{"vp": 18}, {}, {}], dice) == [
        ("You gain 2 victory points, 18\u00a0→\u00a020", "1 for Tokyo, wins"),
        ("You gain 1 energy, 0\u00a0→\u00a01", ""),
        ("2 hearts", "nothing"),
        ("You go to Tokyo City", ""),
    ]
    assert stopping([{"vp": 5}, {}], dice, "fr") == [
        ("Vous gagnez 1 point de victoire, 5\u00a0→\u00a06", ""),
        ("Vous gagnez 2 énergies, 0\u00a0→\u00a02", "dont 1 pour Tokyo"),
        ("2 cœurs", "rien"),
        ("Vous allez à Tokyo-Ville", ""),
    ]


def test_what_sneaky_takes_and_what_frenzy_costs_is_foreseen() -> None:
    """KM-046, KM-064: the price comes as the turn ends, after the hearts that the dice bring."""
    players: list[dict[str, Any]] = [{"hearts": 6}, {"place": "city", "vp": 7}, {"vp": 1}]
    discard = ["spatial_hunter", "bold_maneuver"]
    used: dict[str, Any] = {"mindbug": "trial", "sneaks": discard[:1], "frenzy": discard[1], "discard": discard}
    assert stopping(players, ["3", "3", "3", "heart", "heart", "2"], **used)[:5] == [
        ("Max loses 3 victory points, 7\u00a0→\u00a04", "SNEAKY"),
        ("Zoé loses 1 victory point, 1\u00a0→\u00a00", "SNEAKY"),
        ("You gain 3 victory points, 0\u00a0→\u00a03", ""),
        ("You gain 2 hearts, 6\u00a0→\u00a08", ""),
        ("Price of Bold Maneuver: 5 hearts, 8\u00a0→\u00a03", ""),
    ]


def test_an_evolution_and_hearts_whose_use_is_chosen_are_foreseen() -> None:
    players: list[dict[str, Any]] = [{"monster": "mastermindbug", "hearts": 6, "poison": 1}, {"place": "city"}, {}]
    found = stopping(players, ["heart", "heart", "heart", "1", "1", "2"], "fr", mindbug="trial", evolutions=True)
    assert found[:3] == [
        ("Vous gagnez 3 cœurs, 6\u00a0→\u00a09", "usage au choix"),
        ("Vous perdez 1 cœur, 9\u00a0→\u00a08", "jetons Poison"),
        ("Vous recevez une carte Évolution", ""),
    ]


def test_what_a_mindbug_would_bring_and_spare_is_said_before_it_is_spent() -> None:
    """The dice of Ana count as those of who takes them, in Tokyo; left to her they cost three hearts."""
    players: list[dict[str, Any]] = [{}, {"place": "city", "mindbugs": 1, "energy": 3}, {"hearts": 2}]
    dice = ["smash", "smash", "smash", "energy", "1", "2"]
    table = at(players, phase="fixed", dice=dice, mindbug_tokens="on", display=["wings", "jets", "heal_card"])
    foreseen = TokyoPage().foresee(table.imagine(1, 0), 1, "en")
    page = show(seen(table, 1)._replace(foreseen=foreseen))
    assert page.is_taking
    assert page.losses == {0: 3, 2: 2}
    assert [(row.words, row.short or row.follows) for row in page.outcome] == [
        ("Zoé loses 2 hearts, 2\u00a0→\u00a00", "Zoé: 2\u00a0→\u00a00"),
        ("Ana loses 3 hearts, 10\u00a0→\u00a07", "Ana: 10\u00a0→\u00a07"),
        ("You gain 1 energy, 3\u00a0→\u00a04", "3\u00a0→\u00a04"),
        ("one 1 and one 2", "nothing"),
        ("You stay in Tokyo City", ""),
        ("Else you lose 3 hearts, 10\u00a0→\u00a07", ""),
    ]


def test_who_may_announce_a_mindbug_first_sees_the_same_as_who_is_asked() -> None:
    players: list[dict[str, Any]] = [{}, {"mindbugs": 1}, {"place": "city", "mindbugs": 1}]
    dice = ["smash", "smash", "smash", "energy", "1", "2"]
    table = at(players, phase="fixed", dice=dice, mindbug_tokens="on", display=["wings", "jets", "heal_card"])
    assert table.choice is not None
    assert table.choice.player == 1
    announced = TokyoPage().foresee(table.imagine(2, 0), 2, "en")
    table.play("mindbug:none")
    asked = TokyoPage().foresee(table.imagine(2, 0), 2, "en")
    assert announced == asked
    assert announced["let"].hearts_lost == {2: 3}


def test_what_is_foreseen_of_stopping_is_what_comes_of_it() -> None:
    """Whoever buys nothing, takes every loss and stays in Tokyo sees just the sums that were said, in whole random
    games: nothing is counted twice, nothing left out, and nothing of the next player's turn is counted in."""
    compared = 0
    for seed in range(6):
        rng = seeded(seed)
        options: dict[str, Any] = {"mindbug": "trial", "evolutions": seed % 4 == 1} if seed % 2 else {"mindbug": "off"}
        table = bestiaire.table("tokyo", seed=seed, players=3, options=options)
        while table.choice is not None:
            seat = table.choice.player
            if table.choice.kind == "reroll" and table.choice.keys[-1] == STOP:
                told = of_stopping(table.imagine(seat, 0), seat)
                assert told is not None
                real = table.fork()
                sums = counted(real)
                heard = len(real.events)
                real.play(STOP)
                can_buy = answer = None
                while real.choice is not None and not ended(real, heard):
                    if real.choice.kind == "buy" and real.choice.player == seat:
                        can_buy = [key for key in real.choice.keys if key.startswith("buy:") and key != "buy:none"]
                    answer = declining(real.choice)
                    if answer is None:
                        break
                    real.play(answer)
                assert told.affordable == len(can_buy or ()), f"seed {seed}"
                for one in told.changes:
                    assert sums[one.seat, one.what] == one.before, f"seed {seed}"
                    sums[one.seat, one.what] = one.after
                players = real.view(0)["players"]
                for (who, what), number in counted(real).items():  # the next turn may begin with a gain
                    assert players[who].get("out") or who == real.view(0)["active"] or sums[who, what] == number, seed
                compared += len(told.changes)
            table.play(table.choice.keys[rng.below(len(table.choice.keys))])
    assert compared > 100


def counted(table: Table) -> dict[tuple[int, str], int]:
    """What everybody has."""
    players = table.view(0)["players"]
    return {(seat, what): player[what] for seat, player in enumerate(players) for what in ("hearts", "vp", "energy")}


def ended(table: Table, heard: int) -> bool:
    """Whether the next turn has begun since."""
    return any(event.kind == "turn" for event in table.events[heard:])


def test_nothing_is_foreseen_where_nothing_can_be_stopped() -> None:
    table = at([{"energy": 9}, {}, {}], phase="buy", dice=DICE, display=["wings"], deck=["tank"])
    assert TokyoPage().foresee(table.imagine(0, 0), 0, "en") == {}
    assert shown(table, 0).outcome == []


# -- to stay in Tokyo or to yield it


def fates(players: list[dict[str, Any]], lang: str = "en") -> dict[str, tuple[str, list[str]]]:
    """Who would be in Tokyo then, and what the second player, whom the first has hit there, is told of each answer."""
    table = at(players, phase="resolve", dice=["smash"], display=["wings", "jets", "heal_card"], deck=["tank"])
    foreseen = TokyoPage().foresee(table.imagine(1, 0), 1, lang)
    page = show(seen(table, 1, lang)._replace(foreseen=foreseen))
    assert page.loose == []
    return {tile.button.key: (tile.monster, [row.words for row in tile.rows]) for tile in page.tiles}


HIT: dict[str, Any] = {"monster": "the_king", "place": "city"}


def test_what_staying_and_yielding_bring_comes_from_the_rules() -> None:
    players = [{"monster": "gigazaur"}, {**HIT, "cards": ["urbavore"]}, {}]
    assert fates(players) == {
        "yield:no": ("the_king", ["+3 victory points as your turn starts", "hearts on dice don't heal there"]),
        "yield:yes": ("gigazaur", ["Ana goes in: +1 victory point", "hearts on dice heal you again"]),
    }


def test_two_players_gain_energy_for_tokyo() -> None:
    """KT-180."""
    assert fates([{"monster": "gigazaur"}, HIT], "fr") == {
        "yield:no": ("the_king", ["+1 énergie au début de votre tour", "les cœurs des dés n'y soignent pas"]),
        "yield:yes": (
            "gigazaur",
            ["Ana y entre\u00a0: +1 énergie", "les cœurs des dés vous soignent de nouveau"],
        ),
    }


# -- what is acted out


def acted(table: Table, seat: int | None, before: int) -> list[tuple[str, str, str, str]]:
    return [(beat.kind, beat.at, beat.to, beat.word) for beat in TokyoPage().beats(seen(table, seat, changed=before))]


def test_a_smash_strikes_from_monster_to_monster() -> None:
    table = at([{}, {"place": "city", "hearts": 2}, {}], phase="resolve", dice=["smash", "smash", "energy"])
    before = len(table.events)
    while table.choice is not None and table.choice.kind == "resolve":
        table.play(0)
    assert acted(table, 2, before) == acted(table, None, before)
    beats = acted(table, 0, before)
    assert ("float", "energy-0", "", "+1") in beats
    blow = beats.index(("attack", "monster-0", "monster-1", ""))
    assert beats[blow + 1] == ("float", "hearts-1", "", "−2")
    assert ("moment", "stage", "", "Knocked out!") in beats[blow:]


def test_a_die_that_somebody_else_rerolls_is_seen_and_told() -> None:
    """The card comes to the dice as they lay, that die alone tumbles, and what it became is said there."""
    players: list[dict[str, Any]] = [{}, {"cards": ["psychic_probe"]}, {}]
    table = at(players, phase="reroll", rolls=1, dice=["1", "smash", "1", "3", "energy", "heart"])
    table.play("reroll:1+1+3")
    table.play("reroll:none")
    assert table.choice is not None
    before = len(table.events)
    table.play(next(key for key in table.choice.keys if key.startswith("psychic_probe:")))
    (event,) = (one for one in table.events[before:] if one.kind == "reroll_die")
    before_it, after_it = (face_word(event.public[end], "en") for end in ("from", "to"))
    assert acted(table, 0, before)[:4] == [
        ("float", "seat-1", "", "Psychic Probe"),
        ("fly", "seat-1", "dice", ""),
        ("throw", "dice", "", ""),
        ("float", "dice", "", f"{before_it} → {after_it}"),
    ]
    tumbling = [die for die in shown(table, 0, changed=before).dice if die.tumbles]
    assert [event.public["to"] in die.faces for die in tumbling] == [True]
    assert not TokyoPage().is_quiet(table.events, table.events.index(event))


def test_a_card_bought_is_named_where_it_goes() -> None:
    table = at([{"energy": 9}, {}, {}], phase="buy", dice=DICE, display=["wings"], deck=["tank"])
    before = len(table.events)
    table.play("buy:wings")
    assert ("float", "seat-0", "", "Wings") in acted(table, 1, before)


# -- what lies too small to be pressed


def test_cards_of_others_are_offered_beside_the_question() -> None:
    players: list[dict[str, Any]] = [{"energy": 9, "cards": ["parasitic_tentacles"]}, {"cards": ["jets"]}, {}]
    table = at(players, phase="buy", dice=DICE, display=["wings"], deck=["tank"])
    (offer,) = shown(table, 0).offers
    assert (offer.face.id, offer.note, [button.key for button in offer.buttons]) == (
        "jets",
        "Max",
        ["tentacles:jets@1"],
    )
    assert shown(table, 1).offers == []


# -- what everybody is called, and what is told


def test_a_computer_goes_by_its_monster_once_all_are_chosen(site: Site) -> None:
    """Everywhere by that one name: above the question, in the log, on the stage."""
    page = site.visitor().new_game("easy", game="tokyo", **{"tokyo.monsters": "random", "tokyo.players": "3"})
    assert page.words.count("Computer, easy") == 2
    assert "Computer 1" not in page.words
    assert "computer 2" not in page.words


def test_nobody_wears_a_monster_that_can_still_be_chosen_and_everybody_the_chosen_one(site: Site) -> None:
    browser = site.visitor()
    chosen = browser.new_game("easy", game="tokyo", **{"tokyo.players": "2"})
    plates = re.compile(r'<section class="slot monster.*?</section>', re.DOTALL)
    assert "<img" not in "".join(plates.findall(chosen.text))
    dealt = browser.new_game("easy", game="tokyo", **{"tokyo.monsters": "random", "tokyo.players": "3"})
    room = site.room(dealt.game_id)
    monsters = [player["monster"] for player in room.table.view(None)["players"]]
    assert [monster in face for monster, face in zip(monsters, faces_at(room), strict=True)] == [True] * 3


def test_nothing_is_bought_before_one_is_done_buying() -> None:
    table = at([{"energy": 9}, {"place": "city"}], phase="buy", display=["heal_card", "corner_store", "wings"])
    assert [button.label for button in shown(table, 0).loose] == ["Buy nothing"]
    table.play("buy:heal_card")
    assert [button.label for button in shown(table, 0).loose] == ["Done buying"]


def test_a_game_that_is_over_tells_who_struck_and_who_held_tokyo() -> None:
    table = bestiaire.table("tokyo", seed=3, players=3, options={"mindbug": "off"})
    rng = seeded(3)
    while table.choice is not None:
        table.play(rng.below(len(table.choice.options)))
    struck = Counter[int]()
    for event in table.events:
        if event.kind == "lose_hearts" and event.public["smash"] and event.public["attacker"] != event.public["seat"]:
            struck[event.public["attacker"]] += event.public["amount"]
    who, hearts = struck.most_common(1)[0]
    monster = MONSTERS_BY_ID[table.view(0)["players"][who]["monster"]].en
    found = TokyoPage().figures(seen(table, 0))
    assert (found[0].value, found[0].label) == (str(hearts), f"hearts struck off by {monster}")
    assert len(found) == 2


def test_who_fell_last_lies_beside_the_last_one_standing() -> None:
    players: list[dict[str, Any]] = [{"monster": "alienoid", "place": "city"}, {"monster": "the_king", "hearts": 1}]
    table = at(players, phase="resolve", dice=["smash", "heart", "1", "2", "3", "3"])
    assert shown(table, 1).fallen == ""
    while table.choice is not None:
        table.play("resolve:smash" if "resolve:smash" in table.choice.keys else 0)
    assert table.result is not None
    assert table.result.winners == [0]
    assert shown(table, 1).fallen == "the_king"


def test_who_is_eliminated_is_told_by_whom_and_what_is_lost() -> None:
    players: list[dict[str, Any]] = [{}, {"place": "city", "hearts": 2, "vp": 5, "cards": ["jets"]}, {}]
    table = at(players, phase="resolve", dice=["smash", "smash", "energy"])
    while table.choice is not None and table.choice.kind in ("resolve", "loss"):
        table.play(table.choice.keys[-1])
    told = shown(table, 1).knocked_out
    assert told is not None
    assert (told.title, told.lines) == (
        "The smashes of Ana knock you out",
        ["Gone with you: 1 card.", "2 monsters fight on; you may go on watching."],
    )
    assert shown(table, 0).knocked_out is None
    assert shown(table, None).knocked_out is None


def test_a_keyword_says_what_it_does_and_whom_it_is_aimed_at() -> None:
    table = at([{"cards": ["spatial_hunter", "offensive_protocol"]}, {}, {}], phase="start", mindbug="trial")
    offers = [
        (
            one.keyword and one.keyword.word,
            one.face.id,
            one.text.partition(".")[0],
            [move.label for move in one.buttons],
        )
        for one in shown(table, 0).offers
    ]
    assert offers == [
        ("HUNTER", "spatial_hunter", "HUNTER or SNEAKY", ["Hunt Max", "Hunt Zoé"]),
        (
            "SNEAKY",
            "spatial_hunter",
            "Used before you roll: every other monster loses as many points as you gain by resolving",
            ["Activate"],
        ),
        ("SNEAKY", "offensive_protocol", "SNEAKY", ["Activate"]),
    ]


def test_who_has_taken_which_monster_is_seen_while_others_choose() -> None:
    table = bestiaire.table("tokyo", seed=3, players=3, options={"evolutions": True})
    table.play("monster:mastermindbug")
    page = shown(table, 1)
    assert [side.monster and side.monster.id for side in page.others] == [None, "mastermindbug"]
    assert page.near.monster is None
