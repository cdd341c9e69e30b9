"""The report: one page that needs nothing else, in both languages, with a plot that can also be heard."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

import bestiaire
from bestiaire import arena
from bestiaire.arena.progress import duration
from bestiaire.plots.columns import MOST_COLUMNS, bins
from bestiaire.plots.dots import Dot, dots
from bestiaire.words import LANGUAGES
from bestiaire.words.numbers import decimal, percent, percents, whole

Svg = ET.Element


@pytest.fixture(scope="module")
def results() -> arena.Results:
    return arena.run("mindbug", ["search:5", "random", "random"], 12, seed=4)


def plots(page: str) -> list[Svg]:
    return [ET.fromstring(found) for found in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_fetches_nothing(results: arena.Results, lang: str) -> None:
    page = results.report(lang)
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{lang}">' in page
    for forbidden in ("<script", "http://", "https://", "url(", "@import", " src=", "href="):
        assert forbidden not in page
    body = page[page.index("<body>") : page.index("</body>") + len("</body>")]
    ET.fromstring(body.replace("<br>", "<br/>"))
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plot_has_a_title_and_a_description(results: arena.Results, lang: str) -> None:
    drawn = plots(results.report(lang))
    assert len(drawn) == 6
    names: set[str] = set()
    for svg in drawn:
        title, about = svg.find("title"), svg.find("desc")
        assert svg.get("role") == "img"
        assert title is not None
        assert about is not None
        assert title.text
        assert about.text
        assert svg.get("aria-labelledby") == f"{title.get('id')} {about.get('id')}"
        names |= {title.get("id") or "", about.get("id") or ""}
    assert len(names) == 12


def test_the_two_languages_say_different_things(results: arena.Results) -> None:
    english, french = results.report("en"), results.report("fr")
    english_words, french_words = (
        set(re.findall(r"<h[123]>(.*?)</h[123]>", page)) | set(re.findall(r'<th scope="col[^>]*>(.*?)</th>', page))
        for page in (english, french)
    )
    same = english_words & french_words - {"search:5", "random", "random#2", ""}
    assert same == set()
    assert "no life left" in english
    assert "plus de vie" in french
    assert "95%" in english
    assert "95\u00a0%" in french
    assert not re.search(r"\d\.\d", re.sub(r"<style.*?</style>|<svg.*?</svg>", "", french, flags=re.DOTALL))


def test_every_card_has_its_row_and_the_best_comes_first(results: arena.Results) -> None:
    cards = results.figures()["cards"]
    names = {card["id"]: card["name_en"] for card in bestiaire.game("mindbug").cards()}
    page = results.report("en")
    rows = re.findall(r'<tr><th scope="row">([^<]*)</th>', page[page.index('class="cards"') :])
    order = sorted(cards, key=lambda card: (-cards[card]["drawn"]["rate"], card))
    assert rows == [names[card] for card in order]
    drawn = next(svg for svg in plots(page) if "cards-drawn" in (svg.get("aria-labelledby") or ""))
    shown = [float(text[:-1]) for text in (group[-1].text for group in drawn.findall("g")) if text is not None]
    assert shown == sorted(shown, reverse=True)
    assert len(shown) == len(cards)


def test_what_stands_on_the_page_is_escaped(results: arena.Results) -> None:
    row = Dot("<b>&", 0.5, 0.4, 0.6, "<i>", '"<u>"')
    plot = dots("x", "<t>", "<d>", [row], (0, 1, 0.5), str)
    ET.fromstring(plot)
    assert not re.search("<[btdiu]>", plot)


def test_dots_stay_inside_their_plot() -> None:
    rows = [Dot("a", 2, -9, 9, "", ""), Dot("a long name of five words", 0, 0, 0, "", "", expected=7)]
    svg = ET.fromstring(dots("x", "t", "d", rows, (0, 1, 0.5), str))
    places = [float(value[:-1]) for part in svg.iter() for name, value in part.items() if name in ("x1", "x2", "cx")]
    assert places
    assert all(39 <= place <= 85 for place in places)
    assert [span.text for span in svg.iter("tspan")] == ["of five words"]


@pytest.mark.parametrize("counts", [{7: 3}, {1: 1, 2: 5}, {5: 1, 1000: 2}, {0: 1, 39: 1}, {0: 1, 40: 1}])
def test_columns_lose_nothing(counts: dict[int, int]) -> None:
    found = bins(counts)
    assert 1 <= len(found) <= MOST_COLUMNS + 1
    assert sum(count for _, _, count in found) == sum(counts.values())
    assert len({end - start for start, end, _ in found}) == 1
    for (_, end, _), (start, _, _) in pairwise(found):
        assert start == end + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_of_games_without_cards_and_of_no_games(snip: str, tmp_path: Path, lang: str) -> None:
    page = arena.run(snip, ["greedy", "random"], 3, seed=1).report(lang)
    assert len(plots(page)) == 3
    assert 'class="cards"' not in page
    none = arena.results.create(arena.settings.read_settings(snip, ["random", "greedy"], 3, seed=1), None)
    assert plots(none.report(lang)) == []


def test_numbers_in_both_languages() -> None:
    assert (whole("en", 12345), whole("fr", 12345)) == ("12,345", "12\u00a0345")
    assert (decimal("en", -0.04, 1, sign=True), decimal("fr", 2.25, 2)) == ("+0.0", "2,25")
    assert decimal("en", -3.0, 0) == "−3"
    assert (percent("en", 0.5421), percent("fr", 0.5421)) == ("54.2%", "54,2\u00a0%")
    assert (percents("en", 0.48, 0.633), percents("fr", 0.48, 0.633)) == ("48–63%", "48–63\u00a0%")


@pytest.mark.parametrize(
    ("seconds", "said"), [(0.4, "0 s"), (59.6, "1 min 0 s"), (141, "2 min 21 s"), (7500, "2 h 5 min")]
)
def test_durations(seconds: float, said: str) -> None:
    assert duration(seconds) == said
