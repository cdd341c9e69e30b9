"""Gong, a small game for two to six that is nobody's: it has claims, and players who are out. Run as a program, it is a
server with this game on its shelf.

On a turn one strikes, or steps out for good. When somebody strikes, the others are asked round: the first to ring has a
point. Two points win, and so does whoever is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import bestiaire
from bestiaire.core.showing import Sight
from bestiaire.core.workers import start_worker
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.buttons import Button, Sorting

STRIKE, STEP_OUT = bestiaire.Option("turn", "strike", 0), bestiaire.Option("turn", "out", 1)
RING, NONE = bestiaire.Option("ring", "gong", 1), bestiaire.Option("ring", "none", 0)


def ring(seat: int) -> bestiaire.Option:
    return bestiaire.Option("ring", f"gong@{seat}", 10 + seat)


class Gong(bestiaire.State[int]):
    def __init__(self, rng: bestiaire.Random, seats: int) -> None:
        super().__init__([], rng, seats)
        self.active = 0
        self.points = [0] * seats
        self.is_out = [False] * seats

    def copy(self) -> Gong:
        twin = Gong(self.rng.copy(), self.seats)
        twin.active, twin.points, twin.is_out, twin.result = self.active, self.points[:], self.is_out[:], self.result
        return twin

    def tell(self, kind: str, seat: int) -> None:
        if self.log is not None:
            self.log.append(bestiaire.Event(kind, {"seat": seat}, news=kind in ("strike", "ring")))

    def after(self, seat: int) -> list[int]:
        """Those who are still in, clockwise after a seat."""
        round_table = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in round_table if not self.is_out[other]]

    def stage(self) -> bestiaire.Flow[None]:
        me = self.active
        self.tell("turn", me)
        answer = yield bestiaire.Choice(me, "turn", [STRIKE, STEP_OUT], "GO-1")
        others = self.after(me)
        if answer is STEP_OUT:
            self.is_out[me] = True
            self.tell("out", me)
        else:
            self.tell("strike", me)
            winner = yield from self.ask_round(others)
            if winner is not None:
                self.points[winner] += 1
                self.tell("ring", winner)
        winners = [seat for seat in range(self.seats) if self.points[seat] == 2]
        if len(others) == 1 and self.is_out[me]:
            winners = others
        if winners:
            scores = [float(seat in winners) for seat in range(self.seats)]
            self.result = bestiaire.Result(winners, scores, "gong")
        self.active = others[0]

    def ask_round(self, others: list[int]) -> bestiaire.Flow[int | None]:
        """Who rings first; None if nobody does."""
        for number, seat in enumerate(others):
            claims = [(later, ring(later)) for later in others[number + 1 :]]
            answer = yield bestiaire.Choice(seat, "ring", [RING, NONE], "GO-2", claims=claims)
            if answer is RING:
                return seat
            if answer is not NONE:
                return answer.subject - 10
        return None

    def unseen(self, seat: int | None) -> list[list[int]]:
        return []

    def view(self, seat: int | None, choice: bestiaire.Choice | None) -> dict[str, Any]:
        view: dict[str, Any] = {"active": self.active, "players": self.players()}
        if choice is not None:
            view["choice"] = choice.shown_to(seat)
        return view

    def players(self) -> list[dict[str, Any]]:
        return [{"points": points, "out": out} for points, out in zip(self.points, self.is_out, strict=True)]

    def position(self) -> dict[str, Any]:
        return {"active": self.active, "players": self.players(), **self.rng.fields()}


def new(seats: int, options: dict[str, Any], rng: bestiaire.Random) -> Gong:
    return Gong(rng, seats)


def restore(position: dict[str, Any], fallback: bestiaire.Random) -> Gong:
    reader = bestiaire.Reader(position, "", bestiaire.BadPosition)
    gong = Gong(reader.random(fallback), len(position["players"]))
    gong.active = position["active"]
    gong.points = [player["points"] for player in position["players"]]
    gong.is_out = [player["out"] for player in position["players"]]
    return gong


class GongWords:
    """Short sentences in both languages."""

    def question(self, view: dict[str, Any], lang: str) -> str:
        asked = {"turn": ("Strike?", "Frapper ?"), "ring": ("Ring?", "Sonner ?")}[view["choice"]["kind"]]
        return asked[lang == "fr"]

    def answer(self, view: dict[str, Any], key: str, lang: str) -> str:
        said = {"turn:strike": ("Strike", "Frapper"), "turn:out": ("Step out", "Sortir"), "ring:none": ("No", "Non")}
        return said.get(key, ("Ring", "Sonner"))[lang == "fr"]

    def event(self, told: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
        verbs = {"turn": ("turn of", "tour de"), "strike": ("strikes", "frappe"), "ring": ("rings", "sonne")}
        verb = verbs.get(told["event"], ("steps out", "sort"))[lang == "fr"]
        return f"{names[told['seat']]} {verb}."

    def ending(self, result: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
        return f"{names[result['winners'][0]]} {'gagne' if lang == 'fr' else 'wins'}."

    def rule(self, rule: str, lang: str) -> str | None:
        return rule

    def waiting(self, view: dict[str, Any], names: list[str], lang: str) -> str:
        return f"{names[view['choice']['player']]} {'choisit' if lang == 'fr' else 'chooses'}."

    def in_short(self, lang: str) -> list[str]:
        return ["Ring."]

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return [("Gong", {"GO-1": "Strike", "GO-2": "Ring"})]


class Shown(NamedTuple):
    names: list[str]
    points: list[int]
    loose: list[Button]
    sets: tuple[()] = ()


class GongPage(BasePage):
    folder = Path(__file__).parent / "gong_page"

    def show(self, sight: Sight) -> Shown:
        words = GongWords()
        sorting = Sorting()
        for option in sight.options:
            sorting.leave(option["key"], words.answer(sight.view, option["key"], sight.lang))
        return Shown(sight.names, [player["points"] for player in sight.view["players"]], sorting.loose)


GONG = bestiaire.GameInfo(
    key="gong",
    name={"en": "Gong", "fr": "Gong"},
    players=(2, 6),
    new=new,
    restore=restore,
    words=GongWords,
    page=GongPage,
)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The game is known to the table, and its page with it."""
    bestiaire.register(GONG)
    try:
        yield
    finally:
        bestiaire.unregister(GONG.key)


def start_gong_worker() -> None:
    start_worker()
    bestiaire.register(GONG)


if __name__ == "__mp_main__":  # a worker of the server below
    bestiaire.register(GONG)

if __name__ == "__main__":
    from bestiaire.cli import main
    from bestiaire.web.tables import presence, replacing

    presence.AWAY_AFTER = 1.0  # who closes the last page is away soon
    replacing.ABSENT = 0.0  # whoever is away may be replaced at once
    with on_the_shelf():
        main()
