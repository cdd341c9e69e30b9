"""King of Tokyo's page: a view made ready for its template. Tokyo is a stage in the middle, on which the monsters
stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bestiaire.core.showing import Model, Sight
from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS, KINDS, MONSTERS_BY_ID, keyword_words
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.page.advice.meanings import KEYWORDS
from bestiaire.games.tokyo.page.advice.outcome import Row, foreseen, rows_of
from bestiaire.games.tokyo.page.drawn.pictures import LOOK_LEFT, LOOK_RIGHT
from bestiaire.games.tokyo.page.table.buttons import moves_of
from bestiaire.games.tokyo.page.table.dice import dice_of
from bestiaire.games.tokyo.page.table.fates import Tile, tiles_of
from bestiaire.games.tokyo.page.table.knocked_out import KnockedOut, knocked_out
from bestiaire.games.tokyo.table.options import DEFAULTS, MINDBUG, TOKENS
from bestiaire.games.tokyo.table.zones import KEYWORD_NAMES, MOST_POINTS
from bestiaire.games.tokyo.words.notes import ON_TOP, holding, in_front, on_card, on_turn
from bestiaire.games.tokyo.words.nouns import place_word
from bestiaire.show.page.buttons import NO_MOVES, Button, Moves, SetButton, Switch
from bestiaire.show.page.dice import Die
from bestiaire.show.page.faces import Face, Keyword, Market, MarketScene
from bestiaire.words import Phrase, capital, say

THROWS = Phrase(en="Throws left: {n}", fr="Lancers restants : {n}")
IN_SHORT = {
    "reroll": Phrase(en="Which dice do you throw again?", fr="Quels dés relancez-vous ?"),
    "change": Phrase(en="Do you change dice?", fr="Changez-vous des dés ?"),
    "mindbug": Phrase(
        en="{who} is about to resolve these dice. Do you Mindbug it and take them?",
        fr="{who} va résoudre ces dés. Utilisez-vous un Mindbug pour les prendre ?",
    ),
    "before_resolving": Phrase(
        en="{who} is about to resolve these dice. Do you use something?",
        fr="{who} va résoudre ces dés. Utilisez-vous quelque chose ?",
    ),
    "psychic_probe": Phrase(en="Psychic Probe: which die is thrown again?", fr="Sonde psychique : quel dé relancer ?"),
}
"""Questions that need not list the dice that lie below them, by kind."""
MINDBUG_FOLLOWS = Phrase(
    en="{question} (Your Mindbug is asked about next.)",
    fr="{question} (Pour votre Mindbug, la question vient ensuite.)",
)
MOST_READ = 4
"""Of so many tiles each says what it does."""
WINDOWS = ("before_resolving:none", "anytime:none", "helpful_mindbug:none", "thinking_face:none", "hungry_face:none")
"""To play nothing where it is asked again and again, because Evolution cards might be in a hand. What saves from losses
is asked in any case."""


class Side(NamedTuple):
    """A monster, its board, and all that lies in front of it."""

    seat: int
    name: str
    is_near: bool
    """Whether it is the monster of who looks on."""
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
    """What holds for it, and for its cards."""
    buttons: tuple[Button, ...]

    @property
    def goes_by_monster(self) -> bool:
        """Whether the player has no other name than the monster's."""
        return self.monster is not None and self.monster.name == self.name


class Standing(NamedTuple):
    """A spot on the stage: Tokyo City, Tokyo Bay, or beside them."""

    place: str
    """`outside`, `city` or `bay`."""
    words: str
    """The name of a place in Tokyo."""
    monster: Side | None
    is_turned: bool
    """Whether its monster is mirrored, so that it looks towards the others."""


class Offer(NamedTuple):
    """A move that is a card or a monster, put before who is asked."""

    face: Face
    note: str
    """Whose it is, if somebody else's; or the whole move, if there are several with it."""
    buttons: tuple[Button, ...]
    """Just one, but for a keyword that needs an aim."""
    keyword: Keyword | None = None
    """What would be used of a card of one's own."""
    text: str = ""
    """What that does, and what it costs, where there is room to say it."""


class Shown(NamedTuple):
    """The whole table."""

    near: Side
    others: list[Side]
    """Clockwise from who looks on, which is the order of turns."""
    most_points: int
    stage: list[Standing]
    """From left to right."""
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
    tiles: list[Tile]
    """Instead of loose answers, what needs to say more."""
    sets: list[SetButton]
    offers: list[Offer]
    """What lies too small to be pressed where it lies."""
    are_pressed: bool
    """Whether monsters are chosen by pressing their boards."""
    resolves_all: bool
    """Whether only the order of several groups of dice is asked for, which the page can answer."""
    question: str
    """The question in short, if what it is about lies there to be seen."""
    outcome: list[Row]
    """What stopping would bring, or taking these dice."""
    is_taking: bool
    """Whether it is about taking them."""
    throws: str
    """How many throws are left, if one may throw again."""
    losses: Mapping[int, int]
    """The hearts that it would cost, by seat."""
    heroes: dict[int, str]
    """The monster of each seat: that of the winner is shown at the end."""
    knocked_out: KnockedOut | None
    """How who looks on was eliminated."""
    fallen: str
    """The monster that fell last, where the last one standing won; empty otherwise."""
    switches: list[Switch]
    """What the page answers by itself for who wants it so, whatever is in the hand."""


def show(sight: Sight) -> Shown:
    """The viewer below, the others above the stage, clockwise (a spectator sees seat 0 below)."""
    view, (near, *others) = sight.view, sight.seats
    moves = moves_of(sight)
    scene = TokyoScene(sight, moves)
    has_begun = bool(view["players"])
    sides = {seat: scene.side(seat, seat == near) for seat in sight.seats}
    kind = sight.choice.get("kind")
    tiles = tiles_of(sight, moves.loose)
    outcome = foreseen(sight)
    return Shown(
        near=sides[near],
        others=[sides[seat] for seat in others],
        most_points=MOST_POINTS,
        stage=scene.stage([sides[seat] for seat in others], sides[near]) if has_begun else [],
        notes=on_turn(view, sight.names, sight.lang) if has_begun else [],
        monsters=scene.to_choose(),
        market=scene.market() if has_begun and "display" in view else None,
        pending=scene.card(view["pending"], "pending") if view.get("pending") else None,
        looking=scene.looked_at(),
        dice=dice_of(sight, moves) if has_begun else [],
        loose=[] if tiles else moves.loose,
        resolves_all=kind == "resolve" and len(moves.meant("dice")) > 1,
        tiles=tiles,
        sets=moves.sets,
        offers=scene.offers(list(sides.values())),
        are_pressed=are_pressed(list(sides.values())),
        question=in_short(sight, sides) if kind in IN_SHORT else "",
        outcome=rows_of(sight),
        is_taking="take" in sight.foreseen,
        throws=THROWS.say(sight.lang, n=sight.choice["rolls_left"]) if "stop" in sight.foreseen else "",
        losses={} if outcome is None else outcome.hearts_lost,
        heroes={seat: side.monster.id for seat, side in sides.items() if side.monster is not None},
        knocked_out=knocked_out(sight),
        fallen=fallen_last(sight),
        switches=scene.switches(sides[near]) if has_begun else [],
    )


def fallen_last(sight: Sight) -> str:
    """Who made the winner the last one standing."""
    result = sight.view.get("result", {})
    out = [event.public["seat"] for event in sight.events if event.kind == "eliminate"]
    if result.get("reason") != "last" or len(result["winners"]) != 1 or not out:
        return ""
    monster: str = sight.view["players"][out[-1]]["monster"]
    return monster


def in_short(sight: Sight, sides: dict[int, Side]) -> str:
    """The question, with whose turn it is; by both names, if they differ."""
    side = sides[sight.view["active"]]
    assert side.monster is not None
    who = side.name if side.goes_by_monster else f"{side.name} ({side.monster.name})"
    question = IN_SHORT[sight.choice["kind"]].say(sight.lang, who=capital(who))
    asked = sight.choice["player"]
    if sight.choice["kind"] == "before_resolving" and asked != side.seat and sides[asked].mindbugs:
        return MINDBUG_FOLLOWS.say(sight.lang, question=question)
    return question


class TokyoScene(MarketScene):
    """The table of King of Tokyo."""

    def __init__(self, sight: Sight, moves: Moves = NO_MOVES) -> None:
        super().__init__(sight, moves)
        self.chosen = {one.public["seat"]: one.public["monster"] for one in sight.events if one.kind == "monster"}
        """The monsters taken so far, which nobody has as long as somebody chooses one."""

    # -- monsters

    def side(self, seat: int, is_near: bool) -> Side:
        players = self.view["players"]
        player: Model = players[seat] if players else {}
        monster = player.get("monster") or self.chosen.get(seat)
        hand = player.get("hand")
        place = player.get("place", "outside")
        zone = f"players.{seat}"
        return Side(
            seat=seat,
            name=self.names[seat],
            is_near=is_near,
            monster=self.monster(monster, f"board.{seat}") if monster else None,
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
            mindbugs=player.get("mindbugs") if self.has_mindbugs else None,
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

    @property
    def has_mindbugs(self) -> bool:
        """Whether there are Mindbug tokens in this game, or cards that bring some."""
        options = {**DEFAULTS, **self.view.get("options", {})}
        return bool(options[MINDBUG] != "off" or options[TOKENS] == "on")

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

    def stage(self, others: list[Side], near: Side) -> list[Standing]:
        """Tokyo City, and Tokyo Bay while it is in use, between the monsters outside, which stand in the order of their
        boards, each always on the same side. Who looks on stands there only in Tokyo, and whoever is out no more."""
        there = {side.place: side for side in [*others, near] if not side.is_out}
        middle = [
            Standing(place, place_name(place, self.lang), there.get(place), False)
            for place in (["city", "bay"] if self.view.get("bay") else ["city"])
        ]
        half = (len(others) + 1) // 2
        left, right = (
            [side for side in wing if side.place == "outside" and not side.is_out]
            for wing in (others[:half], others[half:])
        )
        if len(middle) == 2 and middle[1].monster is not None:
            middle[1] = middle[1]._replace(is_turned=looks_away(middle[1].monster, left=True))
        return [
            *(Standing("outside", "", side, looks_away(side, left=False)) for side in left),
            *middle,
            *(Standing("outside", "", side, looks_away(side, left=True)) for side in right),
        ]

    def offers(self, sides: list[Side]) -> list[Offer]:
        """Cards in front of monsters and in the discard pile that can be chosen; monsters, too, if there is more than
        one thing to do with one of them, or the own one is among them. Of the own hand, what has several moves."""
        found = []
        for side in sides:
            hand = [face for face in side.hand or () if not side.is_near or len(face.buttons) > 1]
            whose = "" if side.is_near and self.view["seat"] is not None else side.name
            for face in [*side.cards, *side.aside, *hand]:
                found += uses_of(face, self.lang) or offers_of(face, whose)
        if "discard" in self.view:
            found += [offer for face in self.cards("discard", self.view["discard"]) for offer in offers_of(face, "")]
        if not are_pressed(sides):
            monsters = [(side.monster, side.name) for side in sides if side.monster is not None]
            found += [offer for monster, name in monsters for offer in offers_of(monster, name)]
        if len(found) > MOST_READ:
            return [offer._replace(text="") for offer in found]
        return found

    def switches(self, near: Side) -> list[Switch]:
        """Evolution cards are not asked for if the box is ticked, the order of the groups only if it is, or matters."""
        default = self.choice.get("default")
        order = Switch("ask_order", () if default is None else (default,), stops=True)
        return [order] if near.hand_count is None else [Switch("standing", WINDOWS), order]

    # -- cards

    def market(self) -> Market:
        """The Energy cards. What somebody saw on top of the deck in an earlier Buy phase waits there."""
        market = self.market_of("display")
        cards = [card if says_more(card, self.lang) else card._replace(text="") for card in market.cards]
        return market._replace(cards=cards, known=() if self.may_buy_from_deck else tuple(self.on_top()))

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


def uses_of(face: Face, lang: str) -> list[Offer]:
    """The keywords of a card that can be used, each with what the card says of its first one; where it says no more
    than the name, what that means."""
    of_keyword: dict[str, list[Button]] = {}
    for button in face.buttons:
        of_keyword.setdefault(button.key.partition(":")[0], []).append(button)
    words = {keyword.name: keyword for keyword in face.keywords}
    if not set(of_keyword) <= set(words):
        return []
    said = {face.keywords[0].name: face.text} if face.keywords and says_more(face, lang) else {}
    return [
        Offer(face, "", tuple(buttons), words[name], said.get(name) or capital(KEYWORDS[name.upper()].say(lang)))
        for name, buttons in of_keyword.items()
    ]


def says_more(face: Face, lang: str) -> bool:
    """Whether a card has words of its own beside its keywords."""
    bits = sum(bit for bit, name in KEYWORD_NAMES.items() if name in {keyword.name for keyword in face.keywords})
    return not bits or face.text.rstrip(".") != keyword_words(bits, lang)


def offers_of(face: Face, whose: str) -> list[Offer]:
    """The moves with a card or a monster, each by itself."""
    several = len(face.buttons) > 1
    return [
        Offer(face, button.sentence.removeprefix(f"{button.label} – ") if several else whose, (button,))
        for button in face.buttons
    ]


def are_pressed(sides: list[Side]) -> bool:
    """Whether monsters are chosen by pressing their boards: one short word on each board of the others."""
    return all(
        not side.buttons if side.is_near else len(side.buttons) < 2 and all(len(one.label) < 12 for one in side.buttons)
        for side in sides
    )


def looks_away(side: Side, left: bool) -> bool:
    """Whether a monster that should look to the left, or to the right, is drawn the other way round."""
    assert side.monster is not None
    return side.monster.id in (LOOK_RIGHT if left else LOOK_LEFT)


def place_name(place: str, lang: str) -> str:
    return {"city": say(lang, en="Tokyo City", fr="Tokyo-Ville"), "bay": say(lang, en="Tokyo Bay", fr="Baie de Tokyo")}[
        place
    ]
