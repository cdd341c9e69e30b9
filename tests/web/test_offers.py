"""Options on the form of the front page, for any game."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.core.info import GameInfo, Offer
from bestiaire.web.http.option_fields import OptionField, OptionValue, chosen_options, offered
from tests.tiny import SNIP

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


def test_what_a_form_names_becomes_options() -> None:
    fields: list[tuple[str, object]] = [("game", "snip"), ("snip.pace", "three"), ("snip.packs", "one, two")]
    assert chosen_options(GAME, fields) == {"pace": "three", "packs": ["one", "two"]}
    assert chosen_options(GAME, [("other.pace", "one"), ("pace", "one"), ("snip.secret", "8")]) == {}
    assert chosen_options(GAME, [("snip.pace", object())]) == {}, "a file is no value"


def test_yes_and_no_are_offered_as_such_and_come_back_as_such() -> None:
    info = bestiaire.game("orcs")
    missions = next(offer for offer in offered(info, "fr") if offer.field == "orcs.secret_missions")
    assert missions.ways == [OptionValue("false", "non", True), OptionValue("true", "oui", False)]
    chosen = chosen_options(info, [("orcs.secret_missions", "true"), ("orcs.bonus_actions", "false")])
    assert chosen == {"secret_missions": True, "bonus_actions": False}
    assert chosen_options(info, [("orcs.secret_missions", "perhaps")]) == {"secret_missions": "perhaps"}
