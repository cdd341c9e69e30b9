"""The two tracks of King of Tokyo Duel as a tug of war: each runs from the far player down to the near one.

A track has 29 rows, one for each half space: row 0 is the far player's Victory space, row 28 the near player's. Spaces
lie in a zigzag (KD-014), so that they can be large although there are many.
"""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from bestiaire.core.showing import Sight
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS, BuzzToken
from bestiaire.games.duel.page.symbols import BONUSES, PAWNS
from bestiaire.games.duel.table.dice import TRACK_NAMES
from bestiaire.games.duel.table.tracks import END, LAST_SPACE, is_in_spotlight, is_victory, place_at, spaces_of
from bestiaire.games.duel.words.nouns import bonus_word, space_word, track_word
from bestiaire.games.duel.words.speaker import TOKENS
from bestiaire.show.page.buttons import Button, Moves
from bestiaire.show.page.drawings import small
from bestiaire.words import Phrase, capital

WIDE, HIGH = 64, 312
MIDDLE = WIDE / 2
ASIDE = 15
"""How far to the left or right of the middle a space lies."""
ROW = 10
EDGE = 16
RADIUS = 13.5

MARKER = Phrase(en="{track}: the marker is on {space}.", fr="{track} : le pion est sur la {space}.")
LIES = Phrase(en="{token}: {place}; {bonuses}", fr="{token} : {place} ; {bonuses}")
THEN = Phrase(en=", then ", fr=", puis ")
KING_SPACE = Phrase(en="stops the Rival of The King", fr="arrête le Rival de The King")


class Spot(NamedTuple):
    """A move that means a place on a track."""

    row: int
    side: str
    """`left` or `right`."""
    button: Button
    drawn: Markup
    """The token as it would lie there."""


class Track(NamedTuple):
    """One of the two tracks."""

    id: str
    name: str
    drawn: Markup
    row: int
    """Where its pawn stands."""
    side: str
    pawn: Markup
    words: str
    tokens: list[str]
    """What lies on it, in words."""
    spots: list[Spot]
    buttons: tuple[Button, ...]
    """Moves that mean the track as a whole."""


class Lane:
    """Where things are on a track, as somebody on the near seat sees it."""

    def __init__(self, track: str, near: int) -> None:
        self.track = track
        self.near = near

    def row(self, half: int) -> int:
        return END - half if self.near == 0 else END + half

    def side(self, half: int) -> str:
        """KD-014: on Fame, even spaces lie on one side, odd ones on the other; on Destruction the other way round. A
        space that a token adds lies between."""
        if half % 2:
            return "mid"
        is_even = half // 2 % 2 == 0
        return "left" if is_even == (self.track == "fame") else "right"

    def point(self, half: int) -> tuple[float, float]:
        aside = {"left": -ASIDE, "mid": 0, "right": ASIDE}[self.side(half)]
        return MIDDLE + aside, EDGE + ROW * self.row(half)

    def printed(self, design: BuzzToken, low: int, turned: bool) -> dict[int, int]:
        """The bonus on each half space of a token that lies there."""
        place = place_at(TRACK_NAMES.index(self.track), low, turned)
        return dict(zip(spaces_of(BUZZ_TOKENS.index(design), place), design.bonuses, strict=True))

    def bonuses(self, design: BuzzToken, low: int, turned: bool) -> list[int]:
        """The same from the far end to the near one."""
        printed = self.printed(design, low, turned)
        return [printed[half] for half in sorted(printed, key=self.row)]

    # -- drawing

    def ground(self) -> str:
        """The way, the Spotlight zones and the spaces with their numbers."""
        parts = []
        for seat in range(2):
            rows = [self.row(half) for half in range(-END, END + 1) if is_in_spotlight(half, seat)]
            top, height = EDGE + ROW * min(rows) - 16, ROW * (max(rows) - min(rows)) + 32
            parts.append(f'<rect class="zone" x="1" y="{top}" width="{WIDE - 2}" height="{height}" rx="10"/>')
        corners = "L".join("{:g} {:g}".format(*self.point(2 * space)) for space in range(-LAST_SPACE, LAST_SPACE + 1))
        parts.append(f'<path class="way" d="M{corners}"/>')
        for space in range(-LAST_SPACE, LAST_SPACE + 1):
            half = 2 * space
            x, y = self.point(half)
            is_end = is_victory(half, 0) or is_victory(half, 1)
            kind = "space victory" if is_end else "space"
            parts.append(f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="{RADIUS}"/>')
            parts.append(f'<text class="number" x="{x:g}" y="{y + 3.5:g}">{"★" if is_end else abs(space)}</text>')
        return "".join(parts)

    def token(self, design: BuzzToken, low: int, turned: bool) -> str:
        """A Buzz token where it lies, with its bonuses."""
        printed = self.printed(design, low, turned)
        corners = "L".join("{:g} {:g}".format(*self.point(half)) for half in printed)
        parts = [f'<path class="token-body" d="M{corners}"/>']
        if design.shortens:
            x, y = self.point(2 * low + 2)
            parts.append(f'<path class="left-out" d="M{x - 7:g} {y - 7:g}l14 14m0-14l-14 14"/>')
        for half in sorted(printed, key=lambda half: half % 2):  # a space that it adds lies on top
            x, y = self.point(half)
            radius = RADIUS if half % 2 == 0 else 10
            parts.append(f'<circle class="token-space" cx="{x:g}" cy="{y:g}" r="{radius}"/>')
            parts.append(small(BONUSES[BONUS_NAMES[printed[half]]], x, y, 1.45 * radius))
        return "".join(parts)


def token_drawing(design: BuzzToken) -> Markup:
    """A token by itself, its spaces side by side."""
    wide = 30 * len(design.bonuses)
    cells = "".join(
        f'<circle class="token-space" cx="{15 + 30 * cell}" cy="15" r="13"/>'
        + small(BONUSES[BONUS_NAMES[bonus]], 15 + 30 * cell, 15, 20)
        for cell, bonus in enumerate(design.bonuses)
    )
    body = f'<path class="token-body" d="M15 15H{wide - 14}"/>'
    return Markup(
        f'<svg class="token" viewBox="0 0 {wide} 30" width="{wide}" height="30" aria-hidden="true" focusable="false">'
        f"{body}{cells}</svg>"
    )


def in_lane(drawn: str, kind: str) -> Markup:
    return Markup(f'<svg class="{kind}" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" focusable="false">{drawn}</svg>')


def pawn_drawing(track: str) -> Markup:
    return Markup(f'<svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">{PAWNS[track]}</svg>')


def bonuses_in_words(bonuses: list[int], lang: str) -> str:
    """What a token brings, space by space."""
    names = [BONUS_NAMES[bonus] for bonus in bonuses]
    words = [KING_SPACE.say(lang) if name == "king" else bonus_word(name, lang) for name in names]
    return THEN.say(lang).join(words)


def half_of(space: float) -> int:
    return round(2 * space)


def tracks_of(sight: Sight, moves: Moves) -> list[Track]:
    """Both tracks with their pawns, their tokens, and the moves that mean a place on them."""
    return [track_of_view(sight, track, moves) for track in TRACK_NAMES]


def track_of_view(sight: Sight, track: str, moves: Moves) -> Track:
    view, lang = sight.view, sight.lang
    lane = Lane(track, sight.seats[0])
    drawn, told = [lane.ground()], []
    for lying in view["buzz"]:
        if lying["track"] == track:
            design, turned = TOKENS[lying["token"]], lying.get("turned", False)
            drawn.append(lane.token(design, lying["space"], turned))
            where = space_word(lying["space"], view["seat"], sight.names, lang)
            bonuses = bonuses_in_words(lane.bonuses(design, lying["space"], turned), lang)
            told.append(capital(LIES.say(lang, token=design.name(lang), place=where, bonuses=bonuses)))
    marker = half_of(view[track])
    space = space_word(view[track], view["seat"], sight.names, lang)
    return Track(
        id=track,
        name=capital(track_word(track, lang)),
        drawn=in_lane("".join(drawn), "ground"),
        row=lane.row(marker),
        side=lane.side(marker),
        pawn=pawn_drawing(track),
        words=capital(MARKER.say(lang, track=track_word(track, lang), space=space)),
        tokens=told,
        spots=spots_of(sight, lane, moves),
        buttons=moves.on(f"track.{track}"),
    )


def spots_of(sight: Sight, lane: Lane, moves: Moves) -> list[Spot]:
    """The places of this track that can be chosen, each with the token as it would lie there."""
    token = TOKENS[sight.choice["token"]] if "token" in sight.choice else None
    spots = []
    for place, buttons in moves.placed.items():
        track, _, where = place.partition("@")
        if track != lane.track or not where:
            continue
        space, *turned = where.split("@")
        half = 2 * int(space)
        drawn = "" if token is None else lane.token(token, int(space), bool(turned))
        spots.append(Spot(lane.row(half), lane.side(half), buttons[0], in_lane(drawn, "ghost")))
    return spots
