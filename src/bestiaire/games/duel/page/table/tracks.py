"""The two tracks of King of Tokyo Duel as a tug of war between the players.

A track has 29 rows, one for each half space: row 0 is the far player's Victory space, row 28 the near player's. Spaces
lie in a zigzag (KD-014). They are drawn across, from the near player at the left to the far one; where the window is
narrow the style turns the drawing upright, with the near player below, and what is read on it back again (`.up`).
"""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS, BuzzToken
from bestiaire.games.duel.table.dice import TRACK_NAMES
from bestiaire.games.duel.table.tracks import END, LAST_SPACE, is_in_spotlight, is_victory, place_at, spaces_of
from bestiaire.games.duel.words.nouns import bonus_word, space_word, symbol_word, track_word
from bestiaire.games.duel.words.speaker import TOKENS, kings_beside
from bestiaire.show.page.buttons import Button, Moves
from bestiaire.words import Phrase, capital

WIDE, HIGH = 736, 132
MIDDLE = HIGH / 2
ASIDE = 23
"""How far above or below the middle a space lies; upright, to the left or right."""
ROW = 23.75
EDGE = 35.5
RADIUS = 18.5
ADDED_RADIUS = 14
"""Of a space that a token adds."""

MARKER = Phrase(en="{track}: the marker is on {space}.", fr="{track} : le pion est sur la {space}.")
LIES = Phrase(en="{token}: {place}; {bonuses}", fr="{token} : {place} ; {bonuses}")
LAID = Phrase(en="{where}: {bonuses}", fr="{where} : {bonuses}")
THEN = Phrase(en=", then ", fr=", puis ")
KING_SIGN = "b-king"
KING_SPACE = Phrase(en="stops the Rival of The King", fr="arrête le Rival de The King")
OWN_KING_SPACE = Phrase(en="stops your Rival", fr="arrête votre Rival")
RIVALS_KING_SPACE = Phrase(en="stops you", fr="vous arrête")


class Spot(NamedTuple):
    """A move that means a place on a track."""

    row: int
    side: str
    """`left` or `right` of an upright track, above or below the middle of one that lies."""
    is_turned: bool
    button: Button
    drawn: Markup
    """The token as it would lie there."""
    says: str
    """Where that is and what it brings; empty if nothing is laid there."""


class Pulled(NamedTuple):
    """Where a marker would come to stand."""

    row: int
    side: str
    spaces: int
    """How far it is pulled: to the near player, or below 0 to the far one."""


class Track(NamedTuple):
    """One of the two tracks."""

    id: str
    name: str
    drawn: Markup
    row: int
    """Where its pawn stands."""
    side: str
    pulled: Pulled | None
    """Where it would stand after stopping, if that is elsewhere."""
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
        return EDGE + ROW * (2 * END - self.row(half)), MIDDLE + aside

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
        """The rope, the Spotlight zones and the spaces with their numbers."""
        parts = []
        for seat in range(2):
            places = [self.point(half)[0] for half in range(-END, END + 1) if is_in_spotlight(half, seat)]
            left, wide = min(places) - 27, max(places) - min(places) + 54
            side = "near" if seat == self.near else "far"
            parts.append(
                f'<rect class="zone {side}" x="{left:g}" y="10" width="{wide:g}" height="{HIGH - 20}" rx="26"/>'
            )
        spaces = range(-LAST_SPACE, LAST_SPACE + 1)
        corners = "L".join("{:g} {:g}".format(*self.point(2 * space)) for space in spaces)
        parts.append(f'<path class="rope" d="M{corners}"/><path class="strand" d="M{corners}"/>')
        parts += [self.space(2 * space) for space in spaces]
        return "".join(parts)

    def space(self, half: int) -> str:
        """A space of the board with its number; the Victory spaces have a star in the colour of whose they are."""
        for seat in range(2):
            if is_victory(half, seat):
                side = "near" if seat == self.near else "far"
                star = '<use href="#s-star" x="-15" y="-16" width="30" height="30"/>'
                return self.upright(half, f'<circle class="space victory {side}" r="24"/>{star}', named=True)
        number = f'<text class="number" y="6">{abs(half) // 2}</text>'
        return self.upright(half, f'<circle class="space" r="{RADIUS}"/>{number}', named=True)

    def upright(self, half: int, drawn: str, named: bool = False) -> str:
        """What is drawn around the middle of a space, readable whichever way the track runs."""
        x, y = self.point(half)
        name = f' data-at="{self.track}-{half}"' if named else ""
        return f'<g transform="translate({x:g} {y:g})"{name}><g class="up">{drawn}</g></g>'

    def token(self, design: BuzzToken, low: int, turned: bool, named: bool = False) -> str:
        """A Buzz token where it lies, with its bonuses; a space that it adds may have a name."""
        printed = self.printed(design, low, turned)
        corners = "L".join("{:g} {:g}".format(*self.point(half)) for half in printed)
        if len(printed) == 1:
            corners += "h.1"
        parts = [f'<path class="token-edge" d="M{corners}"/><path class="token-body" d="M{corners}"/>']
        if design.shortens:
            parts.append(self.upright(2 * low + 2, '<use href="#b-left_out" x="-15" y="-15" width="30" height="30"/>'))
        for half in sorted(printed, key=lambda half: half % 2):  # a space that it adds lies on top
            radius = RADIUS if half % 2 == 0 else ADDED_RADIUS
            parts.append(self.upright(half, cell(printed[half], radius), named and half % 2 == 1))
        return "".join(parts)


def cell(bonus: int, radius: float) -> str:
    """A space of a token with its bonus, around the origin."""
    name, size = BONUS_NAMES[bonus], 1.3 * radius
    return (
        f'<circle class="token-space" fill="#eafff8" r="{radius:g}"/>'
        f'<use href="#b-{name}" x="{-size / 2:g}" y="{-size / 2:g}" width="{size:g}" height="{size:g}"/>'
    )


def token_drawing(design: BuzzToken) -> Markup:
    """A token by itself, its spaces side by side."""
    wide = 30 * len(design.bonuses)
    cells = "".join(
        f'<g transform="translate({15 + 30 * place} 15)">{cell(bonus, 11)}</g>'
        for place, bonus in enumerate(design.bonuses)
    )
    return Markup(
        f'<svg class="token" viewBox="0 0 {wide} 30" width="{wide}" height="30" aria-hidden="true" focusable="false">'
        f'<rect class="token-plate" fill="#2fae9e" x="1" y="1" width="{wide - 2}" height="28" rx="14"/>{cells}</svg>'
    )


def in_lane(drawn: str, kind: str) -> Markup:
    return Markup(f'<svg class="{kind}" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" focusable="false">{drawn}</svg>')


def bonuses_in_words(bonuses: list[int], lang: str, king: Phrase = KING_SPACE) -> str:
    """What a token brings, space by space."""
    names = [BONUS_NAMES[bonus] for bonus in bonuses]
    words = [king.say(lang) if name == "king" else bonus_word(name, lang) for name in names]
    return THEN.say(lang).join(words)


def king_space(sight: Sight) -> Phrase:
    """Whom a King token stops (KD-112), as who looks on is spoken to."""
    seat = sight.view["seat"]
    if seat is None:
        return KING_SPACE
    return RIVALS_KING_SPACE if kings_beside(sight.view, seat) is None else OWN_KING_SPACE


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
            drawn.append(lane.token(design, lying["space"], turned, named=True))
            where = space_word(lying["space"], view["seat"], sight.names, lang)
            bonuses = bonuses_in_words(lane.bonuses(design, lying["space"], turned), lang, king_space(sight))
            told.append(capital(LIES.say(lang, token=design.name(lang), place=where, bonuses=bonuses)))
    marker = half_of(view[track])
    space = space_word(view[track], view["seat"], sight.names, lang)
    return Track(
        id=track,
        name=symbol_word(track, lang),
        drawn=in_lane("".join(drawn), "ground"),
        row=lane.row(marker),
        side=lane.side(marker),
        pulled=pulled_to(sight, lane, marker),
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
        button = buttons[0]
        drawn = says = ""
        if token is not None:
            drawn = lane.token(token, int(space), bool(turned))
            bonuses = bonuses_in_words(lane.bonuses(token, int(space), bool(turned)), sight.lang, king_space(sight))
            says = LAID.say(sight.lang, where=button.sentence, bonuses=bonuses)
        else:
            button = button._replace(label="", sign=KING_SIGN)  # the token that lies there
        spots.append(Spot(lane.row(half), lane.side(half), bool(turned), button, in_lane(drawn, "ghost"), says))
    return spots


def pulled_to(sight: Sight, lane: Lane, marker: int) -> Pulled | None:
    """Where the marker of a track would stand if the dice were kept as they lie."""
    after: Model | None = sight.foreseen.get("stop")
    if after is None or half_of(after[lane.track]) == marker:
        return None
    half = half_of(after[lane.track])
    return Pulled(lane.row(half), lane.side(half), (lane.row(half) - lane.row(marker)) // 2)
