"""What the pages show of Mindbug x King of Tokyo, and the options by which somebody gets to play it."""

from __future__ import annotations

import html
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.games.mindbug.page.beside.gallery import gallery
from bestiaire.games.mindbug.page.table.beats import beats
from bestiaire.games.mindbug.page.table.scene import Face, Shown, show
from bestiaire.show.page.buttons import Button
from bestiaire.web.pages.art import painting
from bestiaire.web.pages.plates import signs
from tests.web.helpers import Browser, Page, Site, play_to_the_end, record_at, seen

BOTH = "first_contact,king_of_tokyo"
SETS = {"first_contact": ["first_contact"], "king_of_tokyo": ["king_of_tokyo"], BOTH: BOTH.split(",")}
LOOSE = ("mindbug:yes", "mindbug:no", "again:yes", "again:no", "reroll:both", "play:none")
"""The answers that stand below the question, besides those that mean nobody."""
VERBS = {"play", "attack", "block", "hunt", "defeat", "take", "discard", "buy", "reroll", "die", "give", "recover"}
VERBS |= {"return", "trigger", "revive"}

ATTACKING: dict[str, Any] = {
    "sets": ["king_of_tokyo"],
    "players": [
        {"life": 1, "energy": 2, "hand": ["kong"], "play": ["hades"]},
        {"life": 3, "energy": 1, "mindbugs": 0, "hand": ["rob"], "play": ["mantis"]},
    ],
    "display": ["pounce", "railgun", "resurrection"],
    "energy_deck": ["rage", "stomp"],
}
"""The first seat may buy, and then attacks with two dice."""


def shown(table: Table, seat: int | None, lang: str = "en", changed: int = 0) -> Shown:
    return show(seen(table, seat, lang, changed))


def faces(page: Shown) -> list[Face]:
    """Every card of a page."""
    found = [*page.revealed]
    for side in (page.far, page.near):
        found += [*side.play, *side.discard, *(side.hand or []), *([side.pending] if side.pending else [])]
    if page.energy is not None:
        found += [*page.energy.display, *page.energy.bought, *page.energy.discard]
    return found


def buttons(page: Shown) -> list[Button]:
    """Every button that stands on something."""
    on_dice = [button for die in page.dice for button in die.buttons]
    return [button for card in faces(page) for button in card.buttons] + on_dice


# -- whole games


@pytest.mark.parametrize(("sets", "lang"), [("king_of_tokyo", "en"), (BOTH, "fr")])
@pytest.mark.long
def test_a_whole_game_by_forms(site: Site, sets: str, lang: str) -> None:
    browser = site.visitor(lang)
    page = browser.new_game("random", **{"mindbug.sets": sets})
    assert site.room(page.game_id).table.origin.options["sets"] == SETS[sets]
    rng = seeded(3)
    page = play_to_the_end(site, browser, page, lambda keys: keys[rng.below(len(keys))])
    assert page.lang == lang
    assert ("Energy cards" if lang == "en" else "Cartes Énergie") in page.words
    record = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert bestiaire.replay(record).result is not None
    for at in (0, len(record["moves"]) // 2):
        assert browser.get(f"/t/{page.game_id}/replay?at={at}&seat=open").status == 200


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_is_a_button_on_what_it_means(lang: str) -> None:
    met: set[str] = set()
    for seed in range(40):
        table = bestiaire.table("mindbug", seed=seed, options={"sets": ["king_of_tokyo"]})
        rng = seeded(seed)
        while table.choice is not None:
            page = shown(table, table.choice.player, lang)
            placed = buttons(page)
            met.update(button.key.partition(":")[0] for button in placed)
            assert sorted(table.choice.keys) == sorted(button.key for button in [*placed, *page.loose])
            for button in page.loose:
                assert button.key in LOOSE or button.key.endswith(":none"), button
            for button in placed:
                assert button.label in button.sentence
                assert len(button.label) < 20, "a word, not the sentence"
            table.play(rng.below(len(table.choice.options)))
    assert met >= VERBS


# -- dice


def dice(page: Shown) -> list[tuple[int, bool]]:
    return [(int(die.faces[0]), die.tumbles) for die in page.dice]


def test_dice_tumble_when_they_are_thrown_and_stay_until_the_attack_is_over() -> None:
    table = bestiaire.table("mindbug", seed=1, position=ATTACKING)
    table.play("buy:none")
    before = len(table.events)
    assert shown(table, 0).dice == []
    table.play("attack:hades")
    rolled = table.view(0)["dice"]
    for seat in (0, 1, None):
        assert dice(shown(table, seat, changed=before)) == [(face, True) for face in rolled]
    labels = [[button.label for button in die.buttons] for die in shown(table, 0, "fr").dice]
    assert labels == [["Relancer"], ["Relancer"]]
    assert [button.label for button in shown(table, 0, "fr").loose] == ["Relancer les deux dés", "Garder ce résultat"]
    assert not any(die.buttons for die in shown(table, 1).dice)

    before = len(table.events)
    table.play("reroll:2")
    told = table.events[before].public
    assert told["dice"] == [2]
    assert dice(shown(table, 1, changed=before)) == [(told["faces"][0], False), (told["faces"][1], True)]
    if table.choice is not None and table.choice.kind == "die":
        table.play(0)
    assert table.choice is not None
    assert table.choice.kind == "block"
    assert "dice" not in table.view(1)
    assert dice(shown(table, 1, changed=len(table.events))) == [(face, False) for face in told["faces"]]
    table.play("block:none")
    assert shown(table, 1, changed=before).dice == [], "a new turn has begun"


def test_of_two_dice_the_first_is_chosen_on_them() -> None:
    for seed in range(200):
        table = bestiaire.table("mindbug", seed=seed, position=ATTACKING)
        for key in ("buy:none", "attack:hades", "reroll:none"):
            table.play(key)
        if table.choice is not None and table.choice.kind == "die":
            labels = [[button.label for button in die.buttons] for die in shown(table, 0).dice]
            assert labels == [["First"], ["First"]]
            assert shown(table, 0).loose == []
            return
    raise AssertionError("no roll with one DISCARD")


# -- Energy cards


def test_prices_and_what_is_missing() -> None:
    table = bestiaire.table("mindbug", seed=1, position=ATTACKING)
    energy = shown(table, 0).energy
    assert energy is not None
    told = [(card.name, card.price, card.lacks, [button.label for button in card.buttons]) for card in energy.display]
    assert told == [
        ("Pounce", 1, "", ["Buy (1)"]),
        ("Railgun", 2, "", ["Buy (2)"]),
        ("Resurrection", 3, "needs 1 more", []),
    ]
    assert [button.label for button in shown(table, 0).loose] == ["Buy nothing"]
    other = shown(table, 1, "fr").energy
    assert other is not None
    assert [card.lacks for card in other.display] == ["", "il en manque 1", "il en manque 2"]
    watched = shown(table, None).energy
    assert watched is not None
    assert not any(card.lacks or card.buttons for card in watched.display), "who watches has no cubes"


@pytest.mark.parametrize(("lang", "cubes"), [("en", "Energy cubes"), ("fr", "Cubes d'Énergie")])
def test_a_card_is_bought_and_its_help_is_seen_by_all(site: Site, lang: str, cubes: str) -> None:
    browser = site.visitor(lang)
    page = browser.play_on(record_at(ATTACKING, "buy:none"), opponent="friend", seat="0")
    guest = site.visitor(lang)
    guest.post(page.invitation)
    page = browser.get(page.path)
    assert f"{cubes} 2" in page.words
    page = browser.play(page, "buy:pounce")
    names = {card["id"]: card for card in bestiaire.game("mindbug").cards()}
    for reader in (browser, guest, site.visitor(lang)):
        seen = reader.get(page.path)
        assert f"{cubes} 1" in seen.words
        holding = re.search(r'<a class="holding"[^>]*>(.*?)</a>', seen.text, re.DOTALL)
        assert holding
        name, says = html.unescape(holding[1]).removeprefix("<b>").split("</b> ")
        assert name == names["pounce"][f"name_{lang}"]
        assert names["pounce"][f"text_{lang}"].lower().endswith(f", {says.lower()}"), "this turn goes without saying"
        assert names["rage"][f"name_{lang}"] in seen.words, "the place on display is refilled"
        assert 'id="pile-energy"' in seen.text


def test_cards_being_resolved_lie_in_the_middle() -> None:
    here = {**ATTACKING, "display": ["resurrection", "rage", "stomp"], "energy_deck": []}
    first, second = ATTACKING["players"]
    here["players"] = [{**first, "energy": 3, "discard": ["rob", "kraken"]}, {**second, "hand": []}]
    table = bestiaire.table("mindbug", seed=1, position=here)
    table.play("buy:resurrection")
    page = shown(table, 0)
    assert page.energy is not None
    assert [card.id for card in page.energy.bought] == ["resurrection"]
    assert [button.key for card in page.near.discard for button in card.buttons] == ["recover:rob", "recover:kraken"]
    mark = page.energy.bought[0].mark
    table.play("recover:rob")
    page = shown(table, 0)
    assert page.energy is not None
    assert (page.energy.bought, page.energy.discard[-1].mark) == ([], mark), "the same card, wherever it lies"


def test_die_symbols_stand_on_cards_and_creatures() -> None:
    here = {**ATTACKING, "players": [{**ATTACKING["players"][0], "play": ["mechamster", "kong"], "hand": ["rob"]}, {}]}
    page = shown(bestiaire.table("mindbug", seed=1, position=here), 0, "fr")
    assert [(card.dice, card.dice_words) for card in page.near.play] == [(0, ""), (2, "2 dés")]
    assert page.near.hand is not None
    assert page.near.hand[0].dice_words == "1 dé"


def test_a_mindbug_is_announced_before_its_card_crosses_the_table() -> None:
    table = bestiaire.table("mindbug", seed=1)
    assert table.choice is not None
    table.play(next(key for key in table.choice.keys if key.startswith("play:")))
    before = len(table.events)
    table.play("mindbug:yes")
    told = [(beat.kind, beat.is_before) for beat in beats(seen(table, 0, changed=before))]
    assert told[:2] == [("fly", True), ("seize", True)]
    assert ("land", False) in told


def test_without_energy_cards_nothing_of_it_is_shown(site: Site) -> None:
    browser = site.visitor()
    page = browser.get(browser.new_game("hotseat").path + "?as=0")
    for word in ('class="energy"', 'class="dice"', 'class="cubes"', "energy-card", "holding"):
        assert word not in page.text


def test_the_gallery_has_a_section_for_each_set_and_its_energy_cards(site: Site) -> None:
    sections = gallery("fr")
    assert [(section.title.replace("\u00a0", " "), len(section.cards)) for section in sections] == [
        ("First Contact", 32),
        ("King of Tokyo", 32),
        ("King of Tokyo : cartes Énergie", 16),
    ]
    page = site.visitor("fr").get("/cards/mindbug")
    for card in bestiaire.game("mindbug").cards():
        assert card["name_fr"] in page.words


def test_dice_cubes_and_energy_cards_are_drawn(site: Site) -> None:
    drawn = signs("mindbug")
    for name in (*(f"d-{face}" for face in range(1, 7)), "k-die", "s-cube"):
        assert f'<symbol id="{name}"' in drawn
    cards = [card["id"] for card in bestiaire.game("mindbug").cards() if card["type"] == "energy"]
    pictures = {painting("mindbug", card, "card") for card in cards}
    assert len(pictures) == 16
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


# -- options of a game


@pytest.mark.parametrize(("lang", "legend"), [("en", "Cards"), ("fr", "Cartes")])
def test_the_sets_are_offered(site: Site, lang: str, legend: str) -> None:
    page = site.visitor(lang).get("/new/mindbug")
    inputs = [given for tag, given in page.read.elements if tag == "input" and given.get("name") == "mindbug.sets"]
    assert [(given["value"], "checked" in given) for given in inputs] == [
        ("first_contact", True),
        ("king_of_tokyo", False),
        (BOTH, False),
    ]
    assert re.search(rf"{legend} .+ First Contact King of Tokyo First Contact \+ King of Tokyo", page.words)


def given_up(site: Site, browser: Browser, page: Page) -> Page:
    """The new table after a game that was played for a move."""
    room = site.room(page.game_id)
    assert room.table.choice is not None
    browser.post(f"{page.path}/move", {"key": room.table.choice.keys[0], "version": str(room.version)})
    browser.post(f"{page.path}/resign", {"version": str(room.version)})
    again = browser.post(f"{page.path}/rematch")
    assert again.path != page.path
    return again


@pytest.mark.parametrize("sets", SETS)
def test_rematches_and_games_played_on_keep_the_sets(site: Site, sets: str) -> None:
    browser = site.visitor()
    first = browser.new_game("hotseat", **{"mindbug.sets": sets})
    rematch = given_up(site, browser, first)
    played_on = browser.post(f"{first.path}/continue", {"at": "1", "opponent": "hotseat"})
    for page in (first, rematch, played_on, given_up(site, browser, played_on)):
        assert site.room(page.game_id).table.view(None)["sets"] == SETS[sets]


@pytest.mark.parametrize(
    ("value", "en", "fr"),
    [
        ("king_of_tokio", "king_of_tokyo", "king_of_tokyo"),
        ("", "options.sets[0]", "options.sets[0]"),
        ("first_contact,first_contact", "a set can't be named twice", "une série ne peut être nommée deux fois"),
        ("first_contact,", "options.sets[1]", "options.sets[1]"),
        ("x" * 300, "options.sets[0]", "options.sets[0]"),
    ],
)
def test_a_set_that_is_none_is_refused_in_a_sentence(site: Site, value: str, en: str, fr: str) -> None:
    before = site.stored()["games"]
    for lang, sentence in (("en", en), ("fr", fr)):
        browser = site.visitor(lang)
        page = browser.post("/games", {"game": "mindbug", "opponent": "random", "mindbug.sets": value})
        assert page.status == 422
        assert sentence in page.words.replace("\u00a0", " ")
    assert site.stored()["games"] == before
