"""Paintings: every card of every game has one that fits it, in every cut, safe to serve as a file of its own."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.cli import main
from bestiaire.core.rng import seeded
from bestiaire.core.showing import Model
from bestiaire.portrait.colours import CREAM, contrast, frame_of, mix
from bestiaire.portrait.habitats import HABITATS
from bestiaire.portrait.painting import paint_of_stranger
from bestiaire.portrait.pen import Pen
from bestiaire.portrait.picture import CUTS, FACE, SOME_CARD, WHOLE, Picture, things
from bestiaire.portrait.things import THINGS, still_life
from bestiaire.show.page.plain import page_of

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "defs", "g", "path", "circle", "ellipse", "stop", "linearGradient", "radialGradient"}
LARGEST = 16_000
"""Bytes of a painting, not compressed."""


def shown_in(game: str) -> list[Model]:
    info = bestiaire.game(game)
    return [*info.cards(), *page_of(info).plates()]


def painting(game: str, card: Model, cut: str) -> str:
    return page_of(bestiaire.game(game)).painting(card, cut)


@pytest.mark.parametrize("game", list(bestiaire.games()))
def test_everything_has_a_painting_that_stands_by_itself(game: str) -> None:
    for card in shown_in(game):
        for cut in CUTS:
            svg = painting(game, card, cut)
            assert len(svg) < LARGEST, card["id"]
            root = ElementTree.fromstring(svg)
            tags = {element.tag.removeprefix(SVG) for element in root.iter()}
            assert tags <= ELEMENTS, card["id"]
            known = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
            assert set(re.findall(r"url\(#(\w+)\)", svg)) <= known, card["id"]
            assert "style=" not in svg, "the policy of pages forbids styles in elements"
            assert "href" not in svg, "nothing is fetched from elsewhere"
            assert svg == painting(game, card, cut), "the same card has the same painting"


@pytest.mark.parametrize("game", list(bestiaire.games()))
def test_no_two_cards_of_a_game_look_the_same(game: str) -> None:
    seen = Counter(painting(game, card, "card") for card in shown_in(game))
    assert [svg[:80] for svg, times in seen.items() if times > 1] == []


@pytest.mark.parametrize("game", list(bestiaire.games()))
def test_a_card_without_a_picture_of_its_own_shows_a_hand_of_cards(game: str) -> None:
    page = page_of(bestiaire.game(game))
    assert page.painting({"id": "crystal_ball"}, "card") == SOME_CARD.cut("card")


def box_of(svg: str) -> list[float]:
    return [float(number) for number in ElementTree.fromstring(svg).attrib["viewBox"].split()]


def test_a_face_is_square_and_the_whole_is_cut_close() -> None:
    picture = Picture(paint_of_stranger("bee_bear"), "bee_bear", 8)
    assert box_of(picture.cut(FACE))[2:] == [150, 150]
    wide, high = box_of(picture.cut(WHOLE))[2:]
    assert 60 < wide < 200
    assert 60 < high < 150
    assert HABITATS["forest"] not in picture.cut(WHOLE)


def test_power_is_told_by_bulk() -> None:
    """The nested drawing shows less around a strong creature."""

    def around(power: int) -> float:
        svg = Picture(paint_of_stranger("x"), "gorillion", power).cut("card")
        inner = ElementTree.fromstring(svg).find(f"{SVG}svg")
        assert inner is not None
        return float(inner.attrib["viewBox"].split()[2])

    small, large = Picture(paint_of_stranger("x"), "gorillion", 2), Picture(paint_of_stranger("x"), "gorillion", 10)
    share = [picture.pen.box[2] - picture.pen.box[0] for picture in (small, large)]
    assert share[0] / around(2) < share[1] / around(10)


@pytest.mark.parametrize("name", sorted(THINGS))
def test_a_thing_keeps_to_its_place(name: str) -> None:
    pen = Pen(seeded(0), 1.0)
    pen.mirrored = False
    still_life(pen, f"{name}@0,60*40")
    left, top, right, low = pen.box
    assert pen.strokes
    assert left > 100 - 75
    assert right < 100 + 75
    assert top > 134 - 60 - 60
    assert low < 134 - 60 + 60
    assert right - left > 12
    assert low - top > 20


def test_a_composition_places_sizes_and_turns() -> None:
    def box(composition: str) -> tuple[float, ...]:
        return things(composition, "#aa3311", "#225588", "sea").pen.box

    left, top, right, low = box("skyscraper@0,60*40")
    further = box("skyscraper@30,60*40")
    assert (further[0], further[2]) == pytest.approx((left + 30, right + 30), abs=0.2)
    larger = box("skyscraper@0,60*50")
    assert larger[3] - larger[1] > low - top
    turned = box("skyscraper@0,60*40/90")
    assert turned[2] - turned[0] > right - left


def test_names_can_be_read_on_every_frame() -> None:
    for body in ("#ffffff", "#ffff00", "#8a5a34", "#a8c4d8", "#000000", "#f090a8"):
        assert contrast(CREAM, mix(frame_of(body), "#ffffff", 0.06)) >= 4.5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_pictures_of_a_game_on_one_page(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "sheet.html"
    assert main(["pictures", "duel", "--out", str(out), "--lang", lang]) == 0
    page = out.read_text(encoding="utf-8")
    assert page.count("<figure>") == len(shown_in("duel"))
    assert ("pictures" if lang == "en" else "images") in page
    assert "http" not in page.replace("http://www.w3.org", "")


def test_a_sheet_that_can_not_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pictures", "duel", "--out", str(tmp_path / "no" / "sheet.html"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
