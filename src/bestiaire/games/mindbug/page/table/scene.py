"""Mindbug's page: a view made ready for its template, with every option on the card it concerns."""

from __future__ import annotations

import re
from typing import NamedTuple

from bestiaire.core.showing import Model, Sight
from bestiaire.games.mindbug.cards.printed import Card, keyword_names, keyword_word
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS
from bestiaire.games.mindbug.page.advice.foresight import Fight
from bestiaire.games.mindbug.page.table.beats import name_of
from bestiaire.games.mindbug.page.table.buttons import moves_of, place_of
from bestiaire.games.mindbug.page.table.dice import dice_of
from bestiaire.games.mindbug.page.table.energy import Holding, holding_for
from bestiaire.games.mindbug.words.reasons import ability, exhausted, reasons
from bestiaire.show.page.buttons import NO_MOVES, Button, Moves
from bestiaire.show.page.dice import Die
from bestiaire.show.page.faces import Keyword, lacking
from bestiaire.show.page.scene import Scene
from bestiaire.words import Phrase
from bestiaire.words.nouns import DIE

NAME_STEPS = (15, 19, 22)
NAME_SIZES = ("", "long", "longer", "longest")
TEXT_STEPS = (68, 84, 104)
TEXT_SIZES = ("", "tight", "tighter", "tightest")
"""How many letters of a name and of its words a card has room for, and what stands on it if there are more."""
KEYWORD_LINE = 12
"""How many letters of its words a line of keywords takes the room of."""
LONGEST_LINE = 14
"""How many letters of keywords stand on one line."""
ATTACKING = ("reroll", "die", "hunt", "block", "again")
"""The questions that are about an attacker."""
ATTACKS = Phrase(en="attacks", fr="attaque")
CHOSEN = Phrase(en="chosen", fr="choisie")


def step(length: int, steps: tuple[int, ...], sizes: tuple[str, ...]) -> str:
    return sizes[sum(length > most for most in steps)]


def trigger_of(card: Card, text: str) -> str:
    """When the ability happens that a text tells, as far as its colon."""
    when, colon, _ = text.partition(":")
    return when + colon if card.play or card.attack or card.defeated else ""


class Face(NamedTuple):
    """A card as it is shown: all that its drawing depends on, so that the same face need be drawn only once."""

    id: str
    name: str
    text: str
    trigger: str
    """With which its words begin, such as « Play: »; empty if it is always on."""
    printed: int
    power: int
    keywords: tuple[Keyword, ...]
    because: tuple[str, ...]
    state: str
    """A word on it: exhausted, attacking, chosen."""
    exhausted: bool
    mark: int | None
    buttons: tuple[Button, ...]
    dice: int = 0
    """Die symbols."""
    dice_words: str = ""
    price: int = 0
    """In cubes, if it is an Energy card."""
    lacks: str = ""
    """How much whoever looks on is short of its price."""
    fight: Fight | None = None
    """What would come of the move on it."""
    ban: str = ""
    """Who or what keeps it from blocking, though it might be expected to."""
    at: str = ""
    """What its place is called."""
    over: str = ""
    """Its printed words, if in play they are done with; they are read where it is shown large."""

    @property
    def changed(self) -> int:
        return self.power - self.printed

    @property
    def pill(self) -> str:
        """Why its power is not the printed one, in short: « 10 + 1 Shield Bugs »."""
        first = self.because[0] if self.because and self.changed else ""
        return first.partition(" = ")[2]

    @property
    def name_size(self) -> str:
        """How much smaller a long name is written."""
        return step(len(self.name), NAME_STEPS, NAME_SIZES)

    @property
    def name_width(self) -> int:
        """How many letters its longest word has: no name is broken within a word."""
        return max(len(word) for word in re.split(r"(?<=-)|[ ]", self.name))

    @property
    def text_size(self) -> str:
        """How much smaller many words are written."""
        lines = 1 if self.keywords or self.dice else 0
        if len(self.keywords) == 2 and sum(len(keyword.word) for keyword in self.keywords) > LONGEST_LINE:
            lines = 2
        return step(len(self.text) + lines * KEYWORD_LINE, TEXT_STEPS, TEXT_SIZES)


class Side(NamedTuple):
    """One player's side of the table."""

    seat: int
    name: str
    is_asked: bool
    life: int
    mindbugs: int
    deck: int
    hand_count: int
    hand: list[Face] | None
    known: list[str]
    discard: list[Face]
    """From bottom to top."""
    play: list[Face]
    energy: int | None
    """Cubes, if the game has any."""
    holding: list[Holding]
    pending: Face | None
    """The card that this player is playing."""

    @property
    def laid(self) -> int:
        """How many cards lie in its play area."""
        return len(self.play) + (self.pending is not None)


class Energy(NamedTuple):
    """The Energy cards that everybody sees."""

    display: list[Face]
    deck: int
    discard: list[Face]
    """From bottom to top."""
    bought: list[Face]
    """Being resolved."""


class Shown(NamedTuple):
    """The whole table."""

    far: Side
    near: Side
    arrow: tuple[str, str] | None
    """From whom to whom an attack goes."""
    loose: list[Button]
    revealed: list[Face]
    unused: int
    energy: Energy | None
    """If the game has Energy cards."""
    dice: list[Die]
    burst: str = ""
    """The sign of what broke in the end, if something did."""
    fallen: str = ""
    """The creature of who lost that was defeated on the way, in the same turn; empty if none was."""
    sets: tuple[()] = ()
    """No question of Mindbug's is answered by a set."""


def show(sight: Sight) -> Shown:
    """Both sides, the viewer's own below (a spectator sees seat 0 below)."""
    view, (near, far) = sight.view, sight.seats
    moves = moves_of(sight)
    scene = MindbugScene(sight, moves)
    return Shown(
        far=scene.side(far),
        near=scene.side(near),
        arrow=scene.arrow(),
        loose=moves.loose,
        revealed=scene.cards("revealed", view["revealed"]),
        unused=view["unused"],
        energy=scene.energy() if "display" in view else None,
        dice=dice_of(sight, moves),
        burst="heart-broken" if view.get("result", {}).get("reason") == "life" else "",
        fallen=fallen_last(sight),
    )


def fallen_last(sight: Sight) -> str:
    """Of the last turn of a game that was won by taking the last life."""
    result = sight.view.get("result", {})
    if result.get("reason") != "life":
        return ""
    for event in reversed(sight.events):
        if event.kind == "turn":
            return ""
        if event.kind == "defeated" and event.public["seat"] not in result["winners"]:
            return str(event.public["card"])
    return ""


class MindbugScene(Scene[Face]):
    """The table of Mindbug."""

    def __init__(self, sight: Sight, moves: Moves = NO_MOVES) -> None:
        super().__init__(sight, moves)
        self.fights: dict[str, Fight] = sight.foreseen.get("fights", {})
        self.bans: dict[str, str] = sight.foreseen.get("bans", {})

    def arrow(self) -> tuple[str, str] | None:
        """From the attacker that a question is about to whom it attacks."""
        about = self.choice.get("about_at")
        if about is None or self.choice["kind"] not in ATTACKING or about["zone"] != "play":
            return None
        shown = self.view["players"][about["seat"]]["play"][about["index"]]
        return name_of(about["seat"], shown["card"]), f"seat-{1 - about['seat']}"

    def side(self, seat: int) -> Side:
        player = self.view["players"][seat]
        hand = player["hand"]
        place = f"players.{seat}"
        return Side(
            seat=seat,
            name=self.names[seat],
            is_asked=self.choice.get("player") == seat,
            life=player["life"],
            mindbugs=player["mindbugs"],
            deck=player["deck"],
            hand_count=hand if isinstance(hand, int) else len(hand),
            hand=None if isinstance(hand, int) else self.cards(f"{place}.hand", hand),
            known=[CARDS[card].name(self.lang) for card in player.get("known", [])],
            discard=self.cards(f"{place}.discard", player["discard"]),
            play=[self.creature(shown, f"{place}.play.{index}") for index, shown in enumerate(player["play"])],
            energy=player.get("energy"),
            holding=holding_for(self.view, seat, self.lang),
            pending=self.pending() if self.view["active"] == seat else None,
        )

    def pending(self) -> Face | None:
        """The card that is being played."""
        return self.card(self.view["pending"], "pending")._replace(at="pending") if "pending" in self.view else None

    def energy(self) -> Energy:
        """The Energy cards; those on display tell who looks on what is missing to buy them."""
        return Energy(
            display=self.energy_cards("display", self.own_energy),
            deck=self.view["energy_deck"],
            discard=self.energy_cards("energy_discard"),
            bought=self.energy_cards("bought"),
        )

    def energy_cards(self, zone: str, cubes: int | None = None) -> list[Face]:
        return [self.energy_card(card, f"{zone}.{index}", cubes) for index, card in enumerate(self.view.get(zone, ()))]

    def energy_card(self, card_id: str, place: str, cubes: int | None = None) -> Face:
        """An Energy card, as somebody with so many cubes looks at it."""
        card = ENERGY_CARDS[card_id]
        return self.face(card, place, card.text(self.lang), 0, [], (), False)._replace(
            price=card.cost,
            lacks="" if self.moves.on(place) else lacking(card.cost, cubes, self.lang),
        )

    def card(self, card_id: str, place: str) -> Face:
        """A card as printed."""
        card = CARDS[card_id]
        return self.face(
            card,
            place,
            ability(card, self.lang, in_play=False),
            card.power,
            keyword_names(card.keywords),
            (),
            False,
            card.dice,
        )

    def creature(self, shown: Model, place: str) -> Face:
        """A creature in play: current power and keywords with their reasons; a Play effect is done with."""
        because = tuple(reasons(shown, self.lang))
        card = CARDS[shown["card"]]
        text, whole = ability(card, self.lang, in_play=True), ability(card, self.lang, in_play=False)
        dice = shown.get("dice", 0)
        face = self.face(card, place, text, shown["power"], shown["keywords"], because, shown["exhausted"], dice)
        fights = [self.fights[button.key] for button in face.buttons if button.key in self.fights]
        seat = int(place.split(".")[1])
        return face._replace(
            fight=fights[0] if fights else None,
            ban=self.bans.get(place, ""),
            at=name_of(seat, card.id),
            trigger=trigger_of(card, whole),
            over="" if text else whole,
        )

    def face(
        self,
        card: Card,
        place: str,
        text: str,
        power: int,
        keywords: list[str],
        because: tuple[str, ...],
        is_exhausted: bool,
        dice: int = 0,
    ) -> Face:
        return Face(
            id=card.id,
            name=card.name(self.lang),
            text=text,
            trigger=trigger_of(card, text),
            printed=card.power,
            power=power,
            keywords=tuple(Keyword(name.lower(), keyword_word(name, self.lang)) for name in keywords),
            because=because,
            state=self.state_of(place, exhausted(card.id, self.lang) if is_exhausted else ""),
            exhausted=is_exhausted,
            mark=self.marks.get(place),
            buttons=self.moves.on(place),
            dice=dice,
            dice_words=DIE.count(self.lang, dice) if dice else "",
        )

    def state_of(self, place: str, otherwise: str) -> str:
        """What is special about a card just now."""
        about = self.choice.get("about_at")
        is_about = about is not None and place == place_of(about)
        if is_about and self.choice["kind"] in ATTACKING:
            return ATTACKS.say(self.lang)
        is_in_hand = place.startswith(f"players.{self.choice.get('player')}.hand.")
        is_asked = self.choice.get("kind") == "discard" and "options" in self.choice
        if is_asked and is_in_hand and not self.moves.on(place):
            return CHOSEN.say(self.lang)
        return otherwise
