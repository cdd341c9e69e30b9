"""Tables in windows of many sizes, in both languages: the table fills the window, every answer is in sight, no word is
cut off, nothing lies on a button, and words stand out from what is behind them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser

import bestiaire
from tests.browser.conftest import ServerProcess
from tests.browser.measured import Asked, Setting, Windows, questions
from tests.depth import DEEP, long

SIZES = [(1440, 900), (1366, 650), (1280, 720), (820, 1180), (390, 844), (360, 740)]
LANGUAGES = ["en", "fr"]
THEMES = ["light", "dark"]


def sizes_for(number: int) -> list[tuple[int, int]]:
    """A large and a small window for the test of so many in a row, each time others; in depth all of them."""
    return SIZES if DEEP else [SIZES[number % 3], SIZES[3 + number % 3]]


BOTH_SETS = Setting("mindbug", 2, {"sets": ["first_contact", "king_of_tokyo"]})
KING_OF_TOKYO = Setting("mindbug", 2, {"sets": ["king_of_tokyo"]})
EVOLVING = Setting("tokyo", 3, {"evolutions": True, "mindbug": "experience"})
EVOLVING_TWO = Setting("tokyo", 2, {"evolutions": True})
WITH_TOKENS = Setting("tokyo", 3, {"mindbug": "trial", "mindbug_tokens": "on", "evolutions": True})
MODULES = {"secret_missions": True, "bonus_actions": True}

GAMES = {
    "mindbug": [(KING_OF_TOKYO, 18), (BOTH_SETS, 24), (BOTH_SETS, 22), (Setting("mindbug"), 3)],
    "duel": [(Setting("duel"), 35), (Setting("duel"), 115), (Setting("duel"), 113), (Setting("duel"), 1795)],
    "tokyo": [
        (EVOLVING_TWO, 47),
        (EVOLVING_TWO, 46),
        (WITH_TOKENS, 103),
        (Setting("tokyo", 2), 90),
        (EVOLVING_TWO, 79),
        (EVOLVING, 97),
        (EVOLVING, 244),
        (EVOLVING, 3507),
        (Setting("tokyo", 2), 32),
        (Setting("tokyo", 4), 43),
        (WITH_TOKENS, 102),
        (Setting("tokyo", 6), 1),
    ],
    "orcs": [(Setting("orcs", 2, MODULES), 13), (Setting("orcs", 4, MODULES), 13), (Setting("orcs", 2), 1)],
}
"""Random games, and their seeds, in which together every kind of question comes up."""


TOLD = """async () => (await import("/static/page.js")).tell(
  "Ce n'est pas possible ici : choisissez d'abord les dés que vous voulez relancer, ou gardez-les tous.")"""
COVERED = """() => {
  const over = document.querySelector("#toast").getBoundingClientRect();
  return [...document.querySelectorAll("#moves :is(button[name=key], button[name=set], input[name=part])")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
    }).map((one) => one.outerHTML.slice(0, 90));
}"""


@pytest.fixture
def windows(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    opened = Windows(browser, server.address)
    yield opened
    opened.close()


@cache
def fullest(game: str) -> dict[str, Asked]:
    """Of each kind of question the one with the most answers in these games."""
    found: dict[str, Asked] = {}
    for setting, seed in GAMES[game]:
        for asked in questions(setting, seed):
            if asked.kind not in found or asked.answers > found[asked.kind].answers:
                found[asked.kind] = asked
    return found


def complaints_of(windows: Windows, game: str) -> list[str]:
    """Each kind of question at one size, in one language, by day or by night; in depth by day and by night, and at
    another size, too."""
    found = fullest(game)
    rows = bestiaire.game(game).questions
    assert rows is not None
    assert set(rows.kinds) == set(found), "each kind of question comes up in these games"
    complaints = []
    for number, asked in enumerate(found.values()):
        for turn in (0, 3) if DEEP else (0,):
            size = SIZES[(number + turn) % len(SIZES)]
            lang = LANGUAGES[(number // len(SIZES) + turn) % 2]
            themes = THEMES if DEEP else [THEMES[number // 2 % 2]]
            complaints += windows.complaints_at(
                asked, [size], lang, number % 2 == 1, themes=themes if turn == 0 else ()
            )
    return complaints


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_room(windows: Windows, game: str) -> None:
    assert complaints_of(windows, game) == []


@pytest.mark.parametrize("players", [long(4), long(5), 6])
def test_everything_that_is_counted_has_room_on_its_board(windows: Windows, players: int) -> None:
    """King of Tokyo with Mindbug tokens, where there is most to count."""
    setting = Setting("tokyo", players, {"mindbug": "trial", "mindbug_tokens": "on"})
    *_, asked = itertools.islice(questions(setting, 1), 30)
    assert windows.complaints_at(asked, SIZES, "fr") == []


@pytest.mark.parametrize(("width", "lang"), [(138, "fr"), long(262, "en"), long(138, "en"), long(262, "fr")])
def test_every_card_of_mindbug_has_room_for_its_words(windows: Windows, width: int, lang: str) -> None:
    """At the smallest width at which a card shows its words, and at the one at which it is peeked at."""
    asked = next(questions(Setting("mindbug"), 1))
    assert windows.cards_without_room(asked, lang, width) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_whole_game_has_room(windows: Windows, game: str, size: tuple[int, int], lang: str) -> None:
    found = (windows.complaints_at(asked, [size], lang) for asked in questions(*GAMES[game][0]))
    assert list(itertools.chain.from_iterable(found)) == []


FURTHER = [further for _, *furthers in GAMES.values() for further in furthers]


@pytest.mark.long
@pytest.mark.parametrize(("setting", "seed"), FURTHER, ids=str)
def test_every_question_of_further_games_has_room(windows: Windows, setting: Setting, seed: int) -> None:
    """Each at one size and in one language, by turns."""
    looks = itertools.cycle(itertools.product(LANGUAGES, SIZES))
    asked = zip(questions(setting, seed), looks, strict=False)
    found = (windows.complaints_at(one, [size], lang) for one, (lang, size) in asked)
    assert list(itertools.chain.from_iterable(found)) == []


@pytest.mark.parametrize("game", [game if game == "mindbug" else long(game) for game in GAMES])
def test_what_is_told_at_once_covers_no_answer(windows: Windows, game: str) -> None:
    setting, seed = GAMES[game][0]
    asked = max(itertools.islice(questions(setting, seed), 40), key=lambda one: one.answers)
    for size in sizes_for(list(GAMES).index(game)):
        page = windows.show(asked, size, "fr")
        page.evaluate(TOLD)
        covered = page.evaluate(COVERED)
        assert covered == [], size
