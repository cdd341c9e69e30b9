"""The portraits: the same card always has the same face, safe to put into any page, and its keywords can be seen."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

import bestiaire
from bestiaire.portrait import portrait

KEYWORDS = ("FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")
PARTS = {"FRENZY": "teeth", "HUNTER": "great-eye", "POISONOUS": "drip", "SNEAKY": "mask", "TOUGH": "plates"}
CLASSES = {"portrait", "p-ink", "p-paper", "p-red", "p-green", "p-shade"}
ATTRIBUTES = {
    "svg": {"class", "viewBox", "aria-hidden", "focusable", "stroke-width", "stroke-linecap", "stroke-linejoin"},
    "path": {"class", "d", "data-part", "fill-opacity", "stroke-width", "transform"},
    "circle": {"class", "cx", "cy", "data-part", "r", "stroke-width"},
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


def parts(svg: str) -> set[str]:
    return set(re.findall(r'data-part="([^"]*)"', svg))


def bulk(svg: str) -> float:
    """The area of the box around the knots of the body's outline, a path of the commands m, c, s and z."""
    body = re.search(r'data-part="body"[^>]* d="([^"]*)"', svg)
    assert body, svg
    place, places = 0j, []
    for command, text in re.findall(r"([mcs])([^mcsz]*)", body[1]):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", text)]
        stride = {"m": 2, "c": 6, "s": 4}[command]
        for end in range(stride, len(numbers) + 1, stride):
            place += complex(numbers[end - 2], numbers[end - 1])
            places.append(place)
    across, down = [place.real for place in places], [place.imag for place in places]
    return (max(across) - min(across)) * (max(down) - min(down))


def check_markup(svg: str) -> None:
    """Well-formed, and nothing in it but the elements, attributes and classes that the page's policy allows."""
    for element in ElementTree.fromstring(svg).iter():
        assert set(element.attrib) <= ATTRIBUTES[element.tag], element.attrib
        assert element.attrib["class"] in CLASSES
        assert element.attrib.get("data-part", "body") in {"body", *PARTS.values()}
        for name, value in element.attrib.items():
            assert name in ("class", "data-part", "stroke-linecap", "stroke-linejoin", "aria-hidden", "focusable") or (
                re.fullmatch(r"[mcsqlahz\d\s.-]+|translate\(-?[\d.]+ 1\)", value)
            ), (name, value)


def test_the_same_arguments_give_the_same_bytes() -> None:
    from bestiaire.portrait import _drawn

    first = [portrait(*card) for card in CARDS]
    _drawn.cache_clear()
    assert [portrait(*card) for card in CARDS] == first
    assert portrait("bee_bear", 8, ["tough", "HUNTER", "HUNTER"]) == portrait("bee_bear", 8, ("HUNTER", "TOUGH"))


def test_it_is_a_decoration_of_the_agreed_size() -> None:
    opening = portrait("bee_bear", 8).split(">")[0]
    for attribute in ('class="portrait"', 'viewBox="0 0 200 150"', 'aria-hidden="true"', 'focusable="false"'):
        assert attribute in opening


def test_every_card_has_its_own_face() -> None:
    assert len(CARDS) == 64
    for one, other in combinations([portrait(*card) for card in CARDS], 2):
        assert one != other


def test_ids_without_any_known_word_differ_too() -> None:
    assert len({portrait(f"no. {number}", 5) for number in range(200)}) == 200


@pytest.mark.parametrize("card", CARDS, ids=[card[0] for card in CARDS])
def test_a_card_is_small_and_safe(card: tuple[str, int, tuple[str, ...]]) -> None:
    svg = portrait(*card)
    check_markup(svg)
    assert len(svg.encode()) < 9000
    assert {PARTS[keyword] for keyword in card[2]} == parts(svg) - {"body"}


@pytest.mark.parametrize("card_id", EVERYONE)
def test_each_keyword_adds_its_feature(card_id: str) -> None:
    assert parts(portrait(card_id, 5)) == {"body"}
    for keyword in KEYWORDS:
        svg = portrait(card_id, 5, [keyword])
        check_markup(svg)
        assert parts(svg) == {"body", PARTS[keyword]}, keyword
    check_markup(everything := portrait(card_id, 5, KEYWORDS))
    assert parts(everything) == {"body", *PARTS.values()}
    assert len(everything) < 12000


def test_frenzy_shows_two_rows_of_teeth() -> None:
    for card_id in EVERYONE:
        assert portrait(card_id, 5, ["FRENZY"]).count('data-part="teeth"') == 2


@pytest.mark.parametrize("card_id", EVERYONE)
def test_more_power_is_more_bulk(card_id: str) -> None:
    sizes = [bulk(portrait(card_id, power)) for power in range(1, 11)]
    assert sizes == sorted(set(sizes))
    assert sizes[-1] > 3 * sizes[0]


def test_power_beyond_the_plate_is_drawn_as_large_as_the_plate() -> None:
    assert portrait("kong", 99) == portrait("kong", 10)
    assert portrait("kong", -3) == portrait("kong", 0) == portrait("kong", 1)


def test_words_of_the_id_steer_the_drawing() -> None:
    def wears(card_id: str) -> frozenset[str]:
        from bestiaire.core.rng import seeded
        from bestiaire.portrait.pen import Pen
        from bestiaire.portrait.traits import traits

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
    from bestiaire.portrait.traits import _HINTS

    words = sorted(_HINTS)
    for number, word in enumerate(words):
        for other in ("", words[number - 1], words[number - 17], words[number - 40]):
            check_markup(svg := portrait(f"{word}_{other}", 5))
            assert parts(svg) == {"body"}


@pytest.mark.parametrize("card_id", STRANGERS)
def test_odd_ids_are_safe(card_id: str) -> None:
    svg = portrait(card_id, 5, [*KEYWORDS, "<b>", "no such keyword"])
    check_markup(svg)
    assert "script" not in svg
    assert "<b>" not in svg
    assert svg == portrait(card_id, 5, KEYWORDS)
