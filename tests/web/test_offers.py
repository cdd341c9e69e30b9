"""Options on the form of the front page, for any game."""

from __future__ import annotations

import html

import pytest

import bestiaire
from bestiaire.core.info import GameInfo, Offer
from bestiaire.web.http.option_fields import OptionField, OptionValue, chosen_options, offered, with_chosen
from bestiaire.words import LANGUAGES
from tests.tiny import SNIP
from tests.web.helpers import Site

pytestmark = pytest.mark.any_database

NAMED = {name: {"en": f"the {name}", "fr": f"le {name}"} for name in ("one", "two", "three")}
GAME = GameInfo(
    key="snip",
    name=SNIP.name,
    players=(3, 3),
    new=SNIP.new,
    restore=SNIP.restore,
    options={"pace": "two", "packs": ["one", "two", "three"], "secret": 7},
    offers={
        "pace": Offer(name={"en": "Pace", "fr": "Allure"}, values=NAMED),
        "packs": Offer(name={"en": "Packs", "fr": "Paquets"}, values=NAMED),
    },
)


def test_one_of_several_values_or_lists_of_them_are_offered() -> None:
    single = [("one", "le one"), ("two", "le two"), ("three", "le three")]
    together = ("one,two,three", "le one + le two + le three")
    assert offered(GAME, "fr") == [
        OptionField(
            "snip.pace", "snip", "Allure", [OptionValue(value, name, value == "two") for value, name in single]
        ),
        OptionField(
            "snip.packs",
            "snip",
            "Paquets",
            [OptionValue(value, name, value == together[0]) for value, name in [*single, together]],
        ),
    ]
    assert offered(SNIP, "fr") == []


def test_what_only_some_numbers_of_players_can_have_says_so() -> None:
    ways = {way.value: way.seats for offer in offered(bestiaire.game("tokyo"), "en") for way in offer.ways}
    assert (ways["true"], ways["false"]) == ((2, 3), ())
    assert not any(way.seats for offer in offered(bestiaire.game("mindbug"), "en") for way in offer.ways)


def test_what_a_form_said_before_is_chosen_again() -> None:
    chosen = with_chosen(offered(GAME, "en"), {"snip.pace": "one", "snip.packs": "nothing"})
    assert [[way.value for way in offer.ways if way.is_usual] for offer in chosen] == [["one"], ["one,two,three"]]


def test_what_was_chosen_on_the_shelf_is_taken_along(site: Site) -> None:
    shelf = site.visitor().get("/?game=orcs")
    assert 'formmethod="get" formaction="/new/orcs"' in shelf.text
    page = site.visitor().get("/new/orcs?game=orcs&opponent=hard&orcs.players=2&orcs.bonus_actions=true")
    chosen = dict(page.form("/games").fields)
    assert (chosen["opponent"], chosen["orcs.players"], chosen["orcs.bonus_actions"]) == ("hard", "2", "true")


def test_what_a_form_names_becomes_options() -> None:
    fields: list[tuple[str, object]] = [("game", "snip"), ("snip.pace", "three"), ("snip.packs", "one, two")]
    assert chosen_options(GAME, fields) == {"pace": "three", "packs": ["one", "two"]}
    assert chosen_options(GAME, [("other.pace", "one"), ("pace", "one"), ("snip.secret", "8")]) == {}
    assert chosen_options(GAME, [("snip.pace", object())]) == {}, "a file is no value"


def test_what_a_game_proposes_is_chosen_unless_a_form_says_otherwise() -> None:
    """The base game of King of Tokyo comes before its expansion, though records begin with the expansion."""
    tokyo = bestiaire.game("tokyo")
    cards = next(offer for offer in offered(tokyo, "en") if offer.field == "tokyo.mindbug")
    assert [way.value for way in cards.ways if way.is_usual] == ["off"] != [tokyo.options["mindbug"]]
    assert chosen_options(tokyo, [("game", "tokyo")]) == {"mindbug": "off"}
    assert chosen_options(tokyo, [("tokyo.mindbug", "trial")]) == {"mindbug": "trial"}


def test_yes_and_no_are_offered_as_such_and_come_back_as_such() -> None:
    info = bestiaire.game("orcs")
    missions = next(offer for offer in offered(info, "fr") if offer.field == "orcs.secret_missions")
    assert missions.ways == [OptionValue("false", "non", True), OptionValue("true", "oui", False)]
    chosen = chosen_options(info, [("orcs.secret_missions", "true"), ("orcs.bonus_actions", "false")])
    assert chosen == {"secret_missions": True, "bonus_actions": False}
    assert chosen_options(info, [("orcs.secret_missions", "perhaps")]) == {"secret_missions": "perhaps"}


@pytest.mark.parametrize("key", list(bestiaire.games()))
def test_every_option_on_the_form_says_what_it_changes(key: str, site: Site) -> None:
    for lang in LANGUAGES:
        page = site.visitor(lang).get(f"/new/{key}")
        for field in offered(bestiaire.game(key), lang):
            assert field.what
            assert html.escape(field.what, quote=False) in page.text.replace("&#39;", "'")
