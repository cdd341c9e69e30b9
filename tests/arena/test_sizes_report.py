"""The report that compares numbers of players."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import bestiaire
from bestiaire import arena
from bestiaire.arena.beyond import Beyond, cell, mean, points
from bestiaire.words import LANGUAGES
from tests.arena.test_report import plots


@pytest.fixture(scope="module")
def sizes() -> arena.Sizes:
    return arena.run_sizes("orcs", ["random", "random"], 8, seats=[2, 3], seed=4)


def table_after(page: str, title: str) -> list[list[str]]:
    """The cells of the first table behind a heading, without what is small in them."""
    whole = re.search(r"<table.*?</table>", page[page.index(title) :], re.DOTALL)
    assert whole is not None
    rows = ET.fromstring(re.sub(r'<br>|<span class="faint">.*?</span>', "", whole.group())).iter("tr")
    return [["".join(part.itertext()) for part in row] for row in rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_fetches_nothing(sizes: arena.Sizes, lang: str) -> None:
    page = sizes.report(lang)
    assert f'<html lang="{lang}">' in page
    for forbidden in ("<script", "http://", "https://", "url(", "@import", " src=", "href="):
        assert forbidden not in page
    ET.fromstring(page[page.index("<body>") : page.index("</html>")].replace("<br>", "<br/>"))
    ids = [label for svg in plots(page) for label in (svg.get("aria-labelledby") or "").split()]
    assert len(ids) == len(set(ids))
    facts = bestiaire.game("orcs").card_facts
    assert facts is not None
    kinds = {
        kind for each in sizes.figures()["by_players"].values() for card in each["cards"].values() for kind in card
    }
    assert len(plots(page)) == 2 + 2 + len(kinds)


def test_the_two_languages_say_different_things(sizes: arena.Sizes) -> None:
    english, french = (
        set(re.findall(r"<h[123]>(.*?)</h[123]>", page)) | set(re.findall(r'<th scope="col[^>]*>(.*?)</th>', page))
        for page in (sizes.report("en"), sizes.report("fr"))
    )
    assert english & french == {"random", "random#2"}
    french_page = re.sub(r"<style.*?</style>|<svg.*?</svg>", "", sizes.report("fr"), flags=re.DOTALL)
    assert not re.search(r"\d\.\d", french_page)


def test_who_wins_and_the_fair_share(sizes: arena.Sizes) -> None:
    figures = sizes.figures()["by_players"]
    head, *rows, fair = table_after(sizes.report("en"), "Who wins, with how many players")
    assert head == ["player", "2 players", "3 players"]
    assert fair == ["fair share", "50.0%", "33.3%"]
    rates = {
        (players, one["player"]): f"{100 * one['rate']:.1f}%" for players in "23" for one in figures[players]["players"]
    }
    assert {row[0] for row in rows} == {"random", "random#2"}
    for label, two, three in rows:
        assert (two, three) == (rates["2", label], rates["3", label])


def test_the_order_of_play_beyond_the_fair_share(sizes: arena.Sizes) -> None:
    by_turn = {players: each["by_turn"] for players, each in sizes.figures()["by_players"].items()}
    _, *rows = table_after(sizes.report("en"), "What it is worth to begin")
    assert [row[0] for row in rows] == ["begins", "goes 2nd", "goes 3rd"]
    for place, (_, two, three) in enumerate(rows):
        assert two == (points("en", by_turn["2"][place]["rate"] - 1 / 2, 1) if place < 2 else "–")
        assert three == points("en", by_turn["3"][place]["rate"] - 1 / 3, 1)


def test_cards_by_number_of_players_the_best_mean_first(sizes: arena.Sizes) -> None:
    figures = sizes.figures()["by_players"]
    names = {card["id"]: card["name_en"] for card in bestiaire.game("orcs").cards()}
    head, *rows = table_after(sizes.report("en"), "When learned: by number of players")
    assert head == ["card", "seats", "mean", "2 players", "3 players"]
    wanted: dict[str, list[float | None]] = {}
    seats: dict[str, int] = {}
    for card in figures["2"]["cards"] | figures["3"]["cards"]:
        shares = [figures[players]["cards"].get(card, {}).get("learned") for players in "23"]
        if any(shares):
            wanted[card] = [None if share is None else share["rate"] - share["expected"] for share in shares]
            seats[card] = sum(share["games"] for share in shares if share)
    found = {card: [value for value in both if value is not None] for card, both in wanted.items()}
    means = {card: sum(values) / len(values) for card, values in found.items()}
    order = sorted(wanted, key=lambda card: (-means[card], card))
    assert rows == [
        [
            names[card],
            str(seats[card]),
            points("en", means[card], 1),
            *("–" if value is None else points("en", value, 1) for value in wanted[card]),
        ]
        for card in order
    ]


def test_what_excludes_zero_is_marked() -> None:
    for found, tint in [(Beyond(0.1, 0.01, 0.2), "green"), (Beyond(-0.1, -0.2, -0.01), "red")]:
        assert f"var(--{tint})" in cell(found, "x", "y")
        assert "<b>x</b>" in cell(found, "x", "y")
    for unsure in (Beyond(0.1, -0.01, 0.2), Beyond(0.0, 0.0, 0.0)):
        assert "<b>" not in cell(unsure, "x", "y")
        assert "style" not in cell(unsure, "x", "y")


def test_a_mean_is_surer_than_its_parts() -> None:
    one = Beyond(0.1, -0.02, 0.22)
    four = mean([one] * 4)
    assert four == pytest.approx(Beyond(0.1, 0.04, 0.16))
    assert not one.is_sure
    assert four.is_sure
    assert mean([one]) == pytest.approx(one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_not_begun_is_only_counted(tmp_path: Path, lang: str) -> None:
    def stop(seats: int, done: int, total: int) -> None:
        if seats == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run_sizes("orcs", ["random", "random"], 2, seats=[2, 3], out=tmp_path / "out", watch=stop)
    with arena.load_sizes(tmp_path / "out") as kept:
        page = kept.report(lang)
    assert re.findall('href="(.*?)"', page) == ["2/report.html"]
    first = re.search(r"<table.*?</table>", page, re.DOTALL)
    assert first is not None
    assert re.findall("<td>(.*?)</td>", first.group())[3:] == ["0", "6", "–"]
    assert len(re.findall(r'id="turns-\d-title"', page)) == 1


def test_a_game_without_cards(sizes: arena.Sizes) -> None:
    page = arena.run_sizes("orcs", ["random", "random"], 2, seats=[2, 3], seed=1, cards=False).report("en")
    assert "Which card wins" not in page
    assert "Who wins" in page
