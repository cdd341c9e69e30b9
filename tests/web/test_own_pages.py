"""What a game's own page may leave out, and what is said if it leaves out too much."""

from __future__ import annotations

from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.showing import Sight
from bestiaire.core.telling import tell_answer
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.plain import PlainCard, page_of
from bestiaire.web.pages.templating import make_environment
from bestiaire.words.plain import PlainWords


class OwnPage(BasePage):
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def show(self, sight: Sight) -> object:
        return {}


def test_a_phrase_that_nobody_gives_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "table.html").write_text("{{ 'power' | say }}")
    with pytest.raises(LookupError, match="no phrase 'power': give it in the page's `phrases`"):
        make_environment("en", OwnPage(tmp_path)).get_template("game/table.html").render()


def test_a_page_without_a_card_of_its_own_has_a_plain_one(tmp_path: Path) -> None:
    card = PlainCard("heron", "Heron", ("Power 3",), "It wades.")
    shown = (
        make_environment("en", OwnPage(tmp_path))
        .get_template("game/card.html")
        .render(game="mindbug", card=card, size="")
    )
    assert "It wades." in shown
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "card.html").write_text("<b>{{ card.name }}</b>")
    own = make_environment("en", OwnPage(tmp_path / "other")).get_template("game/card.html")
    assert own.render(game="x", card=card, size="") == "<b>Heron</b>"


def test_every_game_names_events_of_its_own_as_hits() -> None:
    hits = {key: sorted(page_of(info).hits) for key, info in bestiaire.games().items()}
    for key, events in {
        "mindbug": "lose_life",
        "duel": "lose_life",
        "tokyo": "lose_hearts",
        "orcs": "lose_trophy",
    }.items():
        assert hits[key] == [events]


def test_an_answer_can_say_a_name() -> None:
    class Naming(PlainWords):
        def answer(self, view: dict[str, object], key: str, lang: str) -> str:
            names = view["names"]
            assert isinstance(names, list)
            return f"Strike {names[int(key.partition('@')[2])]}"

    view = {"seat": 0}
    assert tell_answer(Naming(), view, "strike:card@1", ["Ana", "Bob"], "en") == "Strike Bob"
    assert view == {"seat": 0}
