"""The creatures: the same card always has the same face, safe to serve as a file, and its keywords can be seen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.portrait.painting import paint_of_stranger
from bestiaire.portrait.pen import Pen, Stroke
from bestiaire.portrait.picture import CARD, WHOLE, Picture
from bestiaire.portrait.traits import _HINTS, traits

KEYWORDS = ("FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")
PARTS = {"FRENZY": "teeth", "HUNTER": "great-eye", "POISONOUS": "drip", "SNEAKY": "mask", "TOUGH": "plates"}
SVG = "{http://www.w3.org/2000/svg}"
PAINT = {"fill", "stroke", "fill-opacity", "opacity", "stroke-width", "stroke-linecap", "stroke-linejoin"}
ATTRIBUTES = {
    "svg": {"viewBox"},
    "defs": set(),
    "radialGradient": {"id", "cx", "cy", "r"},
    "linearGradient": {"id", "x2", "y2"},
    "stop": {"offset", "stop-color"},
    "g": PAINT,
    "path": {"d", "stroke-width", "transform"},
    "circle": {"cx", "cy", "r", "stroke-width"},
}
NUMBERS = r"[\d\s.-]+"
COLOUR = r"#[0-9a-f]{6}|none|url\(#(body|mass|limb|accent)\)"
VALUES = {
    "d": r"[mcsqlahz\d\s.-]+",
    "fill": COLOUR,
    "id": "body|mass|limb|accent",
    "stop-color": COLOUR,
    "stroke": COLOUR,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "transform": r"translate\(-?[\d.]+ 1\)",
}
CARDS = [
    (card["id"], card["power"], tuple(card["keywords"]))
    for card in bestiaire.games()["mindbug"].cards()
    if card["type"] == "creature"
]
OTHERS = """
    alienoid boogie_woogie bookwyrm captain_fish cosmic_joe cyber_bunny cybertooth drakonis hades iron_back kong kraken
    mantis mechamster mega_shark megamoth meka_dragon pagurah pandakai pumpkin_jack quetzalcoatl rob sheriff the_king
    the_globe_smasher orc golem crab frog lizard worm demon a b c d e f g h
"""
STRANGERS = ("", " ", "x" * 5000, "éléphant_à_çedille", "<script>alert(1)</script>", "\"&'", "\ud800", "OOC-01", "日本")
EVERYONE = [card[0] for card in CARDS] + OTHERS.split()


def drawing(card_id: str, power: int = 5, keywords: Iterable[str] = ()) -> list[Stroke]:
    return Picture(paint_of_stranger("x"), card_id, power, tuple(keywords)).pen.strokes


def painting(card_id: str, power: int = 5, keywords: Iterable[str] = ()) -> str:
    return Picture(paint_of_stranger("x"), card_id, power, tuple(keywords)).cut(WHOLE)


def parts(card_id: str, keywords: Iterable[str] = ()) -> list[str]:
    return [stroke.part for stroke in drawing(card_id, 5, keywords) if stroke.part]


def bulk(strokes: list[Stroke]) -> float:
    """The area of the box around the knots of the body's outline, a path of the commands m, c, s and z."""
    body = next(stroke for stroke in strokes if stroke.part == "body")
    place, places = 0j, []
    for command, text in re.findall(r"([mcs])([^mcsz]*)", body.shape):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", text)]
        stride = {"m": 2, "c": 6, "s": 4}[command]
        for end in range(stride, len(numbers) + 1, stride):
            place += complex(numbers[end - 2], numbers[end - 1])
            places.append(place)
    across, down = [place.real for place in places], [place.imag for place in places]
    return (max(across) - min(across)) * (max(down) - min(down))


def check_markup(svg: str) -> None:
    """Well-formed, and nothing in it but the elements and attributes that a painting needs, with such values."""
    for element in ElementTree.fromstring(svg).iter():
        tag = element.tag.removeprefix(SVG)
        assert set(element.attrib) <= ATTRIBUTES[tag], element.attrib
        for name, value in element.attrib.items():
            assert re.fullmatch(VALUES.get(name, NUMBERS), value), (name, value)


def test_the_same_arguments_give_the_same_bytes() -> None:
    assert [painting(*card) for card in CARDS] == [painting(*card) for card in CARDS]
    assert painting("bee_bear", 8, ["TOUGH", "HUNTER", "HUNTER"]) == painting("bee_bear", 8, ("HUNTER", "TOUGH"))


def test_every_card_has_its_own_face() -> None:
    assert len(CARDS) == 64
    for one, other in combinations([painting(*card) for card in CARDS], 2):
        assert one != other


def test_ids_without_any_known_word_differ_too() -> None:
    names = [f"no. {number}" for number in range(200)]
    assert len({Picture(paint_of_stranger(name), name).cut(CARD) for name in names}) == 200


@pytest.mark.parametrize("card", CARDS, ids=[card[0] for card in CARDS])
def test_a_card_is_small_and_safe(card: tuple[str, int, tuple[str, ...]]) -> None:
    card_id, power, keywords = card
    svg = painting(*card)
    check_markup(svg)
    assert len(svg.encode()) < 11_500
    drawn = {stroke.part for stroke in drawing(card_id, power, keywords)}
    assert {PARTS[keyword] for keyword in keywords} == drawn - {"", "body"}


@pytest.mark.parametrize("card_id", EVERYONE)
def test_each_keyword_adds_its_feature(card_id: str) -> None:
    assert set(parts(card_id)) == {"body"}
    for keyword in KEYWORDS:
        check_markup(painting(card_id, 5, [keyword]))
        assert set(parts(card_id, [keyword])) == {"body", PARTS[keyword]}, keyword
    check_markup(everything := painting(card_id, 5, KEYWORDS))
    assert set(parts(card_id, KEYWORDS)) == {"body", *PARTS.values()}
    assert len(everything) < 14_000


def test_frenzy_shows_two_rows_of_teeth() -> None:
    for card_id in EVERYONE:
        assert parts(card_id, ["FRENZY"]).count("teeth") == 2


@pytest.mark.parametrize("card_id", EVERYONE)
def test_more_power_is_more_bulk(card_id: str) -> None:
    sizes = [bulk(drawing(card_id, power)) for power in range(1, 11)]
    assert sizes == sorted(set(sizes))
    assert sizes[-1] > 3 * sizes[0]


def test_power_beyond_the_plate_is_drawn_as_large_as_the_plate() -> None:
    assert painting("kong", 99) == painting("kong", 10)
    assert painting("kong", -3) == painting("kong", 0) == painting("kong", 1)


def test_words_of_the_id_steer_the_drawing() -> None:
    def wears(card_id: str) -> frozenset[str]:
        found = traits(Pen(seeded(1), 1.0), card_id, 5, frozenset())
        return found.parts | {found.body, found.head, found.skin}

    assert {"bear", "round_ears", "bands", "insect_wings", "antennae"} <= wears("bee_bear")
    assert {"ape", "mane"} <= wears("gorillion")
    assert "yeti" in wears("lone_yeti")
    assert {"octopus", "elephant"} <= wears("elephantopus")
    assert {"bird", "owl", "eight_legs", "many_eyes"} <= wears("spider_owl")
    assert {"turtle", "rhino"} <= wears("rhino_turtle")
    assert {"snail", "dragon", "three_heads"} <= wears("snail_hydra")
    assert {"robe", "hood", "shovel"} <= wears("grave_robber")
    assert {"robot", "rivets"} <= wears("rob")
    assert {"beast", "cat", "rivets"} <= wears("cyber_kitty")
    assert {"saur", "rex", "spines", "long_ears", "pouch"} <= wears("kangasaurus_rex")


def test_any_words_together_make_a_creature() -> None:
    words = sorted(_HINTS)
    for number, word in enumerate(words):
        for other in ("", words[number - 1], words[number - 17], words[number - 40]):
            check_markup(painting(f"{word}_{other}"))
            assert set(parts(f"{word}_{other}")) == {"body"}


@pytest.mark.parametrize("card_id", STRANGERS)
def test_odd_ids_are_safe(card_id: str) -> None:
    svg = painting(card_id, 5, [*KEYWORDS, "<b>", "no such keyword"])
    check_markup(svg)
    assert "script" not in svg
    assert "<b>" not in svg
    assert svg == painting(card_id, 5, KEYWORDS)
