"""`make pictures`: takes the pictures that README.md and docs/ show, of games that go the same way each time."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

import bestiaire
from bestiaire.core.table import Table
from bestiaire.players import PLAYERS, Seat
from tests.browser.conftest import ARGUMENTS, ServerProcess, chromium
from tests.browser.measured import Asked, Setting, Windows
from tests.browser.player import upload

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 62
SCREEN = (1280, 800)
PHONE = (390, 844)
NAMES = ["Ana", "Léo", "Zoé", "Kim"]
PATIENCE = 120_000
"""Milliseconds until what does not come is given up."""
DRAWN = """() => {
  const drawn = [...document.images].map((image) => { image.loading = "eager"; return image.decode(); });
  return Promise.all([document.fonts.ready, ...drawn]).then(() => true);
}"""
"""Once letters and pictures are there, also those that would come when somebody scrolls to them."""


class Scene(NamedTuple):
    """The first question of a kind after so many moves of a game between greedy players."""

    name: str
    setting: Setting
    seed: int
    moves: int
    kind: str
    size: tuple[int, int] = SCREEN


SCENES = [
    Scene("mindbug", Setting("mindbug"), 4, 16, "action"),
    Scene("mindbug-block", Setting("mindbug"), 4, 17, "block"),
    Scene("tokyo", Setting("tokyo", 4), 0, 86, "reroll"),
    Scene("duel", Setting("duel"), 0, 61, "reroll"),
    Scene("orcs", Setting("orcs"), 0, 60, "target"),
    Scene("phone", Setting("mindbug"), 4, 17, "block", PHONE),
]
REPLAYED = Setting("mindbug"), 4, 16
"""A game, its seed, and the move at which its replay is looked at."""


def played(setting: Setting, seed: int) -> Iterator[Table]:
    """A game between greedy players, before each of its moves and at its end."""
    names = NAMES[: setting.players]
    table = bestiaire.table(setting.game, seed=seed, players=len(names), options=dict(setting.options), names=names)
    players = [PLAYERS["greedy"](seat) for seat in range(setting.players)]
    yield table
    while table.choice is not None:
        table.play(players[table.choice.player].choose(Seat(table)))
        yield table


def asked_in(scene: Scene) -> Asked:
    for number, table in enumerate(played(scene.setting, scene.seed)):
        if number >= scene.moves and table.choice is not None and table.choice.kind == scene.kind:
            return Asked(scene.setting, scene.seed, table, table.choice.player, NAMES)
    raise LookupError(f"{scene.name}: nobody is asked {scene.kind} after {scene.moves} moves")


def take(page: Page, name: str) -> None:
    """Writes what the window shows, once everything is drawn."""
    page.evaluate(DRAWN)
    page.mouse.move(0, 0)
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def take_tables(browser: Browser, address: str) -> None:
    windows = Windows(browser, address, is_painted=True)
    for scene in SCENES:
        take(windows.show(asked_in(scene), scene.size, "en"), scene.name)
    windows.close()


def take_pages(browser: Browser, address: str) -> None:
    """The front page; and the replay of a whole game, once all its moves have been judged."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.set_viewport_size({"width": SCREEN[0], "height": 900})
    page.goto("/")
    take(page, "front")
    page.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    setting, seed, at = REPLAYED
    *_, whole = played(setting, seed)
    upload(page, whole.record())
    expect(page.locator("#curve [data-done=yes]")).to_be_attached()
    page.goto(f"{page.url.partition('?')[0]}?at={at}")
    take(page, "replay")
    context.close()


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("No Chromium is installed here.")
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            take_pages(browser, server.address)
            take_tables(browser, server.address)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
