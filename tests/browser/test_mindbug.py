"""Tables of Mindbug where there is little room: what a creature can do is said, and nothing lies off its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import bestiaire
from tests.browser.conftest import ServerProcess
from tests.browser.measured import Asked, Setting, Windows

SETS = ["king_of_tokyo"]
NAMES = ["Marguerite", "L'ordinateur"]
ROLLING = {
    "sets": SETS,
    "next_dice": [1, 3],
    "display": ["rage", "railgun", "suburban_camouflage"],
    "energy_deck": ["stomp", "pounce"],
    "players": [
        {"hand": ["megaxolot", "pandakai"], "play": ["hades", "cybertooth"], "energy": 4, "life": 4},
        {"hand": ["iron_back"], "play": ["cosmic_joe", "space_penguin"]},
    ],
}
SIX = {
    "players": [
        {
            "hand": ["gorillion"],
            "play": ["shield_bugs", "spider_owl", "kangasaurus_rex", "snail_hydra", "rhino_turtle", "killer_bee"],
        },
        {
            "hand": ["harpy_mother"],
            "play": ["compost_dragon", "sharky_crab_dog_mummypus", "brain_fly", "bee_bear", "luchataur", "lone_yeti"],
        },
    ]
}
WORDS = """() => [...document.querySelectorAll(".mat .card")].map((card) => {
  const words = card.querySelector(".low p:not(.bygone, .quiet)");
  return [card.ariaLabel, words !== null && words.checkVisibility() && words.clientHeight > 20];
})"""
LYING = """() => [...document.querySelectorAll(".mat")].flatMap((mat) => {
  const { left, right } = mat.getBoundingClientRect();
  return [...mat.querySelectorAll(".card")].map((card) => {
    const box = card.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  });
})"""


@pytest.fixture
def windows(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    opened = Windows(browser, server.address)
    yield opened
    opened.close()


def test_two_dice_and_the_words_of_creatures_have_room_in_a_low_window(windows: Windows) -> None:
    table = bestiaire.table("mindbug", position=ROLLING)
    for key in ("buy:rage", "buy:none", "attack:hades"):
        table.play(key)
    asked = Asked(Setting("mindbug"), 0, table, 0, NAMES)
    assert windows.complaints_at(asked, [(1366, 650), (1440, 900)], "fr") == []
    shown = dict(windows.show(asked, (1366, 650), "fr").evaluate(WORDS))
    assert shown == {"Cosmic Joe": True, "Space Penguin": False, "H.A.D.E.S.": False, "Cybertooth": True}


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_six_creatures_on_each_side_are_all_in_sight_on_a_phone(windows: Windows, size: tuple[int, int]) -> None:
    asked = Asked(Setting("mindbug"), 0, bestiaire.table("mindbug", position=SIX), 0, NAMES)
    assert windows.complaints_at(asked, [size], "fr") == []
    assert windows.show(asked, size, "fr").evaluate(LYING) == [True] * 12
