"""Tables of games in play, drawn as the server draws them for whoever is asked, and measured in a browser's window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Route

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.pages import Pages
from bestiaire.web.store.stored import MOVE, Entry, StoredGame, StoredSeat
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor
from tests.browser.conftest import UNSEEN
from tests.browser.player import AUDIT, THEME

MEASURE = f"""(touch) => {{
  const measured = ({(Path(__file__).parent / "layout.js").read_text(encoding="utf-8").strip()});
  globalThis.unseen.disabled = true;
  const found = measured(touch);
  globalThis.unseen.disabled = false;
  return found;
}}"""
SWAP = """async (html) => {
  const { swap, nodesOf } = await import("/static/swap.js");
  swap(nodesOf(html));
  await document.fonts.ready;
}"""
"""Puts a table into the page as its own script does."""
WIDE = """(width) => document.querySelector("#table .part").style.setProperty("--w", `${width}px`)"""

NOTHING_PASSING = """
window.bestiaireCoach = "off";
window.bestiairePause = 0;
AbortSignal.timeout = () => new AbortController().signal;
"""
"""A coach stands where no answer lies, and whose move it is is said for a moment only; what the page answers by itself
is never given up, however long a window is measured."""

NAMES = ["Marguerite", "Maximilien", "Zoé", "Bérénice", "Kim", "Lou"]
ME = "me"
NO_ROOM = "has no room"
PHONE = 820
"""Windows up to this wide are touched with fingers."""


class Setting(NamedTuple):
    """A game, for how many, and with which options."""

    game: str
    players: int = 2
    options: Mapping[str, Any] = MappingProxyType({})

    def __str__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.game} for {self.players}{chosen}"


class Asked(NamedTuple):
    """A question in a game: the table, and the seat that looks at it."""

    setting: Setting
    seed: int
    table: Table
    seat: int
    names: Sequence[str] = NAMES

    @property
    def kind(self) -> str:
        assert self.table.choice is not None
        return self.table.choice.kind

    @property
    def answers(self) -> int:
        """How many there are to choose from."""
        assert self.table.choice is not None
        return len(self.table.choice.options)

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}, {self.kind} after {len(self.table.moves)} moves, seat {self.seat}"


def questions(setting: Setting, seed: int) -> Iterator[Asked]:
    """A whole random game: every question that has several answers, for the one who is asked and for those who could
    be faster."""
    table = bestiaire.table(setting.game, seed=seed, players=setting.players, options=dict(setting.options))
    rng = seeded(seed)
    while (choice := table.choice) is not None:
        if len(choice.options) > 1 or not table.is_forced:
            snapshot = table.fork()
            for seat in dict.fromkeys([choice.player, *(seat for seat, _ in choice.claims or [])]):
                yield Asked(setting, seed, snapshot, seat)
        table.play(rng.below(len(choice.options)))


def room_of(asked: Asked, with_friends: bool) -> Room:
    """That table on a server: the one who looks plays against computers, or with friends."""
    table = asked.table
    seats = [
        StoredSeat(ME, None, asked.names[number])
        if number == asked.seat
        else StoredSeat(asked.names[number], None, asked.names[number])
        if with_friends
        else StoredSeat(None, "normal", "")
        for number in range(table.seats)
    ]
    entries = [Entry(asked.seat, MOVE, key, float(number)) for number, key in enumerate(table.moves)]
    start = {"seed": asked.seed, "players": asked.setting.players, "options": dict(asked.setting.options)}
    stored = StoredGame("measured", asked.setting.game, start, "", "", 0.0, 0.0, None, seats, entries)
    return Room(stored, "boot", table)


class Windows:
    """Browser windows of several sizes, each with the page of a table open. What is drawn here is put into them."""

    def __init__(self, browser: Browser, address: str, is_painted: bool = False) -> None:
        self.browser = browser
        self.address = address
        self.is_painted = is_painted
        """Whether a person looks at it."""
        self.pages = Pages()
        self.opened: dict[tuple[bool, str, str], Page] = {}
        self.contexts: dict[bool, BrowserContext] = {}

    def complaints_at(
        self,
        asked: Asked,
        sizes: Iterable[tuple[int, int]],
        lang: str,
        with_friends: bool = False,
        themes: Iterable[str] = (),
    ) -> list[str]:
        """What is wrong with that table in windows of these sizes; and what somebody who can't see it well would miss
        in these themes."""
        room, visitor, part = self.draw(asked, lang, with_friends)
        shown: Page | None = None
        complaints: list[str] = []
        for size in sizes:
            page = self.page(room, visitor, size, part)
            if page is not shown:  # else it is there, and its window has another size now
                page.evaluate(SWAP, part)
                shown = page
            found: list[str] = page.evaluate(MEASURE, size[0] <= PHONE)
            for theme in themes:
                page.evaluate(THEME, theme)
                found += [f"{theme}: {line}" for line in page.evaluate(AUDIT)]
            complaints += [f"{asked}, {size[0]} x {size[1]}, {lang}: {line}" for line in found]
        return complaints

    def show(self, asked: Asked, size: tuple[int, int], lang: str, with_friends: bool = False) -> Page:
        """That table in a window of that size."""
        room, visitor, part = self.draw(asked, lang, with_friends)
        page = self.page(room, visitor, size, part)
        page.evaluate(SWAP, part)
        return page

    def draw(self, asked: Asked, lang: str, with_friends: bool) -> tuple[Room, Visitor, str]:
        """That table as the server draws it, and for whom."""
        room, visitor = room_of(asked, with_friends), Visitor(ME, asked.names[asked.seat], lang)
        return room, visitor, self.pages.table_part(room, visitor, None)

    def cards_without_room(self, asked: Asked, lang: str, width: int) -> list[str]:
        """The cards of a game that are too small for their words if they are so wide."""
        room, visitor = room_of(asked, False), Visitor(ME, NAMES[0], lang)
        game = asked.setting.game
        gallery = page_of(bestiaire.game(game)).gallery(lang)
        cards = [self.pages.face(game, card, "", lang) for section in gallery for card in section.cards]
        part = f'<section class="part"><form id="moves">{"".join(cards)}</form></section>'
        page = self.page(room, visitor, (1440, 900), part)
        page.evaluate(SWAP, part)
        page.evaluate(WIDE, width)
        found: list[str] = page.evaluate(MEASURE, False)
        assert page.locator(".part .card").count() == len(cards) > 0
        return [line for line in found if line.startswith(NO_ROOM)]

    def page(self, room: Room, visitor: Visitor, size: tuple[int, int], part: str) -> Page:
        """A window with the page of such a table, made that size."""
        is_phone = size[0] <= PHONE
        key = (is_phone, room.stored.game, visitor.lang)
        if key not in self.opened:
            model = {"room": room, "part": part, "chosen": None, "game": room.stored.game, "path": "/"}
            model |= {"name": room.table.info.name[visitor.lang], "was_signed_out": False}
            html = self.pages.render("table.html", visitor, **model)
            page = self.opened[key] = self.context(is_phone).new_page()
            page.route("**/t/measured", lambda route: route.fulfill(body=html, content_type="text/html"))
            page.route("**/t/measured/*", wait_for_ever)
            page.goto("/t/measured", wait_until="load")
        self.opened[key].set_viewport_size({"width": size[0], "height": size[1]})
        return self.opened[key]

    def context(self, is_phone: bool) -> BrowserContext:
        if is_phone not in self.contexts:
            context = self.contexts[is_phone] = self.browser.new_context(
                base_url=self.address, is_mobile=is_phone, has_touch=is_phone, reduced_motion="reduce"
            )
            context.add_init_script(NOTHING_PASSING)
            if not self.is_painted:
                context.add_init_script(UNSEEN)
        return self.contexts[is_phone]

    def close(self) -> None:
        for context in self.contexts.values():
            context.close()


def wait_for_ever(route: Route) -> None:
    """Nothing happens at the table, and whatever it asks for does not come."""
