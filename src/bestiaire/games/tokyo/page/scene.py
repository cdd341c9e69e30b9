"""King of Tokyo's page: a view made ready for its template. Tokyo lies in the middle, the monsters sit around it."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Model, Sight
from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS, KINDS, MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.page.buttons import moves_of
from bestiaire.games.tokyo.page.dice import dice_of
from bestiaire.games.tokyo.table.zones import KEYWORD_NAMES, MOST_POINTS
from bestiaire.games.tokyo.words.notes import ON_TOP, holding, in_front, on_card, on_turn
from bestiaire.games.tokyo.words.nouns import place_word
from bestiaire.show.page.buttons import Button, SetButton, Switch
from bestiaire.show.page.dice import Die
from bestiaire.show.page.faces import Face, Keyword, Market, MarketScene
from bestiaire.words import capital, say

AROUND = {
    1: ("top",),
    2: ("left", "right"),
    3: ("left", "top", "right"),
    4: ("left low", "left high", "right high", "right low"),
    5: ("left low", "left high", "top", "right high", "right low"),
}
"""Where the other monsters sit around Tokyo, clockwise from who looks on, by how many they are."""
WINDOWS = ("before_resolving:none", "anytime:none", "helpful_mindbug:none", "thinking_face:none", "hungry_face:none")
"""To play nothing where it is asked again and again, because Evolution cards might be in a hand. What saves from losses
is asked in any case."""


class Side(NamedTuple):
    """A monster, its board, and all that lies in front of it."""

    seat: int
    name: str
    where: str
    """Where it sits around Tokyo: `near`, `top`, `left low` …"""
    monster: Face | None
    """Once it is chosen."""
    place: str
    """`outside`, `city` or `bay`."""
    place_words: str
    is_active: bool
    is_asked: bool
    may_claim: bool
    is_out: bool
    hearts: int
    most_hearts: int
    points: int
    energy: int
    mindbugs: int | None
    """Mindbug tokens, if the game has any."""
    poison: int
    shrink: int
    cards: list[Face]
    """Keep cards, Consumables, and Permanent Evolutions."""
    aside: list[Face]
    hand: list[Face] | None
    """Evolution cards, if who looks on may see them."""
    hand_count: int | None
    """How many there are, if the game has any."""
    evolution_deck: int
    evolution_discard: list[Face]
    notes: list[str]
    buttons: tuple[Button, ...]


class Place(NamedTuple):
    """Tokyo City or Tokyo Bay, and who is there."""

    id: str
    words: str
    monster: Side | None


class Shown(NamedTuple):
    """The whole table."""

    near: Side
    others: list[Side]
    """Clockwise from who looks on, which is the order of turns."""
    most_points: int
    tokyo: list[Place]
    notes: list[str]
    """What is special about this turn."""
    monsters: list[Face]
    """Those to choose from, at the start."""
    market: Market | None
    pending: Face | None
    looking: list[Face]
    """Cards that who is asked looks at: Evolutions to choose from, the top card of the deck."""
    dice: list[Die]
    loose: list[Button]
    sets: list[SetButton]
    switches: list[Switch]
    """What the page answers by itself for who wants it so, whatever is in the hand."""


def show(sight: Sight) -> Shown:
    """Everybody around Tokyo, the viewer below (a spectator sees seat 0 below)."""
    view, (near, *others) = sight.view, sight.seats
    moves = moves_of(sight)
    scene = TokyoScene(sight, moves)
    has_begun = bool(view["players"])
    sides = {near: scene.side(near, "near")}
    sides.update((seat, scene.side(seat, where)) for seat, where in zip(others, AROUND[len(others)], strict=True))
    return Shown(
        near=sides[near],
        others=[sides[seat] for seat in others],
        most_points=MOST_POINTS,
        tokyo=scene.tokyo(sides) if has_begun else [],
        notes=on_turn(view, sight.names, sight.lang) if has_begun else [],
        monsters=scene.to_choose(),
        market=scene.market() if has_begun and "display" in view else None,
        pending=scene.card(view["pending"], "pending") if view.get("pending") else None,
        looking=scene.looked_at(),
        dice=dice_of(sight, moves) if has_begun else [],
        loose=moves.loose,
        sets=moves.sets,
        switches=scene.switches(sides[near]) if has_begun else [],
    )


class TokyoScene(MarketScene):
    """The table of King of Tokyo."""

    # -- monsters

    def side(self, seat: int, where: str) -> Side:
        players = self.view["players"]
        player: Model = players[seat] if players else {}
        hand = player.get("hand")
        place = player.get("place", "outside")
        zone = f"players.{seat}"
        return Side(
            seat=seat,
            name=self.names[seat],
            where=where,
            monster=self.monster(player["monster"], f"board.{seat}") if players else None,
            place=place,
            place_words=capital(place_word(place, self.lang)),
            is_active=self.view["active"] == seat,
            is_asked=self.choice.get("player") == seat,
            may_claim=seat in self.choice.get("claimants", ()),
            is_out=bool(player.get("out")),
            hearts=player.get("hearts", 0),
            most_hearts=player.get("max_hearts", 0),
            points=player.get("vp", 0),
            energy=player.get("energy", 0),
            mindbugs=player.get("mindbugs"),
            poison=player.get("poison", 0),
            shrink=player.get("shrink", 0),
            cards=self.in_front_of(seat, player) + self.cards(f"{zone}.evolutions", player.get("evolutions", ())),
            aside=self.cards(f"{zone}.aside", player.get("aside", ())),
            hand=self.cards(f"{zone}.hand", hand) if isinstance(hand, list) else None,
            hand_count=len(hand) if isinstance(hand, list) else hand,
            evolution_deck=player.get("evolution_deck", 0),
            evolution_discard=self.cards(f"{zone}.evolution_discard", player.get("evolution_discard", ())),
            notes=holding(self.view, seat, self.lang) if players else [],
            buttons=self.moves.on(f"board.{seat}"),
        )

    def monster(self, monster: str, place: str) -> Face:
        return Face(
            id=monster,
            name=MONSTERS_BY_ID[monster].name(self.lang),
            text="",
            kind="monster",
            kind_words="",
            buttons=self.moves.on(place),
        )

    def to_choose(self) -> list[Face]:
        """The monsters that the one who is asked may choose from."""
        return [self.monster(monster, f"monster.{monster}") for monster in self.moves.meant("monster")]

    def tokyo(self, sides: dict[int, Side]) -> list[Place]:
        """Tokyo City, and Tokyo Bay while it is in use."""
        places = ["city", "bay"] if self.view.get("bay") else ["city"]
        found = {side.place: side for side in sides.values() if not side.is_out}
        return [Place(place, place_name(place, self.lang), found.get(place)) for place in places]

    def switches(self, near: Side) -> list[Switch]:
        """Evolution cards are not asked for if the box is ticked, the order of the groups only if it is, or matters."""
        default = self.choice.get("default")
        order = Switch("ask_order", () if default is None else (default,), stops=True)
        return [order] if near.hand_count is None else [Switch("standing", WINDOWS), order]

    # -- cards

    def market(self) -> Market:
        """The Energy cards. What somebody saw on top of the deck in an earlier Buy phase waits there."""
        return self.market_of("display")._replace(known=() if self.may_buy_from_deck else tuple(self.on_top()))

    def looked_at(self) -> list[Face]:
        """Cards that only who looks on sees, while they are asked about them."""
        return [*self.seen_in("looking"), *(self.on_top() if self.may_buy_from_deck else ())]

    @property
    def may_buy_from_deck(self) -> bool:
        """Whether who looks on has just looked at the deck and is asked what to buy."""
        return bool(self.view.get("lab")) and self.choice.get("player") == self.view["seat"]

    def on_top(self) -> list[Face]:
        return [face._replace(state=ON_TOP.say(self.lang)) for face in self.seen_in("peeked")]

    def seen_in(self, zone: str) -> list[Face]:
        return self.cards(zone, self.view.get(zone, {}).get("cards", ()))

    def in_front_of(self, seat: int, player: Model) -> list[Face]:
        """The cards in front of a monster, with what lies on them; the one that a question is about is marked."""
        about = (self.choice.get("kind"), self.choice.get("card")) if seat == self.choice.get("player") else ()
        found = []
        for number, shown in enumerate(map(in_front, player.get("cards", ()))):
            face = self.card(shown["card"], f"players.{seat}.cards.{number}")
            state = " · ".join(on_card(self.view, seat, shown, self.lang))
            found.append(face._replace(state=state, is_about=face.id in about))
        return found

    def card(self, card_id: str, place: str) -> Face:
        """A card; in a display or a pile with its price."""
        card = CARDS[card_id]
        lang = self.lang
        is_owned = place.startswith("players.")
        is_evolution = bool(card.monster)
        return Face(
            id=card.id,
            name=card.name(lang),
            text=card.text(lang),
            kind=KINDS[card.kind],
            kind_words=card.kind_word(lang),
            price=None if is_owned or is_evolution else card.cost,
            keywords=tuple(
                Keyword(name, say(lang, en=KEYWORD_WORDS[bit][0], fr=KEYWORD_WORDS[bit][1]))
                for bit, name in KEYWORD_NAMES.items()
                if card.keywords & bit
            ),
            mark=self.marks.get(place),
            buttons=self.moves.on(place),
        )


def place_name(place: str, lang: str) -> str:
    return {"city": say(lang, en="Tokyo City", fr="Tokyo-Ville"), "bay": say(lang, en="Tokyo Bay", fr="Baie de Tokyo")}[
        place
    ]
