"""Mats of Mindbug with many creatures: they use the height that is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import bestiaire
from tests.browser.conftest import ServerProcess
from tests.browser.measured import Asked, Setting, Windows
from tests.depth import long

OURS = ["killer_bee", "snail_hydra", "gorillion", "bee_bear", "sharky_crab_dog_mummypus"]
OURS += ["giraffodile", "luchataur", "shield_bugs", "lone_yeti", "tusked_extorter"]
THEIRS = ["axolotl_healer", "brain_fly", "compost_dragon", "deathweaver", "elephantopus", "explosive_toad"]
LYING = """() => [...document.querySelectorAll(".mat.us")].flatMap((mat) => {
  const { left, right, top, bottom } = mat.getBoundingClientRect();
  return [...mat.querySelectorAll(".card")].map((card) => {
    const box = card.getBoundingClientRect();
    const isInside = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return [isInside, Math.round(box.top), box.height / (bottom - top)];
  });
})"""


@pytest.fixture
def windows(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    opened = Windows(browser, server.address)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("size", "rows"), [((1440, 900), 1), long((1280, 720), 1), long((820, 1180), 1), ((1440, 1200), 2)]
)
def test_ten_creatures_are_as_high_as_their_mat_allows(windows: Windows, size: tuple[int, int], rows: int) -> None:
    sides = [{"hand": ["mysterious_mermaid"], "play": OURS}, {"hand": ["harpy_mother"], "play": THEIRS}]
    table = bestiaire.table("mindbug", position={"players": sides})
    asked = Asked(Setting("mindbug"), 0, table, 0)
    assert windows.complaints_at(asked, [size], "fr") == []
    lying = windows.show(asked, size, "fr").evaluate(LYING)
    assert len(lying) == len(OURS)
    assert all(is_inside for is_inside, _, _ in lying)
    assert len({top for _, top, _ in lying}) == rows
    assert all(rows * share > 0.5 for _, _, share in lying)
