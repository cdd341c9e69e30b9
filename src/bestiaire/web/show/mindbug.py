"""Mindbug's page: a view made ready for its template, with every option on the card it concerns."""

from __future__ import annotations

from typing import Any, NamedTuple

from bestiaire.games.mindbug.cards import Card, keyword_names, keyword_word
from bestiaire.games.mindbug.reasons import ability, reasons
from bestiaire.games.mindbug.sets import CARDS
from bestiaire.games.mindbug.words import MindbugWords
from bestiaire.words import Phrase

Model = dict[str, Any]

WORDS = MindbugWords()

VERBS = {
    "play": Phrase(en="Play", fr="Jouer"),
    "attack": Phrase(en="Attack", fr="Attaquer"),
    "block": Phrase(en="Block", fr="Bloquer"),
    "hunt": Phrase(en="Hunt", fr="Chasser"),
    "defeat": Phrase(en="Defeat", fr="Détruire"),
    "take": Phrase(en="Take", fr="Prendre"),
    "discard": Phrase(en="Discard", fr="Défausser"),
    "revive": Phrase(en="Put into play", fr="Mettre en jeu"),
    "first": Phrase(en="First", fr="D'abord"),
}
"""What the button on a card says; the whole sentence is its accessible name."""


ATTACKING = ("hunt", "block", "again")
"""The questions that are about an attacker."""
ATTACKS = Phrase(en="attacks", fr="attaque")
CHOSEN = Phrase(en="chosen", fr="choisie")
EXHAUSTED = Phrase(en="exhausted", fr="inclinée")


class Button(NamedTuple):
    """A legal move."""

    key: str
    label: str
    sentence: str
    """The whole of it: what a screen reader says."""
    confirm: bool
    """Whether it can't be taken back freely and is asked for twice."""
    harms_own: bool = False
    """Whether it costs the chooser a creature."""


class Keyword(NamedTuple):
    name: str
    word: str


class Face(NamedTuple):
    """A card as it is shown: all that its drawing depends on, so that the same face need be drawn only once."""

    id: str
    name: str
    text: str
    printed: int
    power: int
    keywords: tuple[Keyword, ...]
    because: tuple[str, ...]
    state: str
    """A word on it: exhausted, attacking, chosen."""
    exhausted: bool
    mark: int | None
    buttons: tuple[Button, ...]

    @property
    def changed(self) -> int:
        return self.power - self.printed


class Side(NamedTuple):
    """One player's side of the table."""

    seat: int
    name: str
    is_active: bool
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


class Shown(NamedTuple):
    """The whole table."""

    far: Side
    near: Side
    pending: Face | None
    loose: list[Button]
    revealed: list[Face]
    unused: int


def show(view: Model, marks: dict[str, int], names: list[str], lang: str, lasting: frozenset[str]) -> Shown:
    """Both sides, the viewer's own below (a spectator sees seat 0 below)."""
    near = view["seat"] or 0
    placed, loose = place_buttons(view, lang, lasting)
    scene = Scene(view, marks, names, lang, placed)
    return Shown(
        far=scene.side(1 - near),
        near=scene.side(near),
        pending=scene.card(view["pending"], "pending") if "pending" in view else None,
        loose=loose,
        revealed=[scene.card(card, f"revealed.{index}") for index, card in enumerate(view["revealed"])],
        unused=view["unused"],
    )


def gallery(lang: str) -> list[Face]:
    """Every card as printed, in the order of the sets."""
    scene = Scene({}, {}, [], lang, {})
    return [scene.card(card, "") for card in CARDS]


def place_buttons(view: Model, lang: str, lasting: frozenset[str]) -> tuple[dict[str, list[Button]], list[Button]]:
    """The options of the one who is asked: by the place of the card they mean, and those that mean no card."""
    placed: dict[str, list[Button]] = {}
    loose: list[Button] = []
    for option in view.get("choice", {}).get("options", []):
        key, at = option["key"], option["at"]
        sentence = WORDS.answer(view, key, lang)
        verb = key.partition(":")[0]
        if at is None or verb not in VERBS:
            loose.append(Button(key, sentence, sentence, key in lasting))
        else:
            place = f"players.{at['seat']}.{at['zone']}.{at['index']}"
            label = VERBS[verb].say(lang)
            nth = key.partition("#")[2]
            if nth:  # like-named cards are told apart
                label = f"{label} {nth}"
            if label not in sentence:  # what is read must be in what is heard
                sentence = f"{label} – {sentence}"
            harms_own = verb == "defeat" and at["seat"] == view["seat"]
            placed.setdefault(place, []).append(Button(key, label, sentence, key in lasting, harms_own))
    return placed, loose


class Scene:
    """Everything needed to show a card where it lies."""

    def __init__(
        self, view: Model, marks: dict[str, int], names: list[str], lang: str, buttons: dict[str, list[Button]]
    ) -> None:
        self.view = view
        self.marks = marks
        self.names = names
        self.lang = lang
        self.buttons = buttons
        self.choice: Model = view.get("choice", {})

    def side(self, seat: int) -> Side:
        player = self.view["players"][seat]
        hand = player["hand"]
        place = f"players.{seat}"
        return Side(
            seat=seat,
            name=self.names[seat],
            is_active=self.view["active"] == seat,
            is_asked=self.view.get("choice", {}).get("player") == seat,
            life=player["life"],
            mindbugs=player["mindbugs"],
            deck=player["deck"],
            hand_count=hand if isinstance(hand, int) else len(hand),
            hand=None if isinstance(hand, int) else self.cards(hand, f"{place}.hand"),
            known=[CARDS[card].name(self.lang) for card in player.get("known", [])],
            discard=self.cards(player["discard"], f"{place}.discard"),
            play=[self.creature(shown, f"{place}.play.{index}") for index, shown in enumerate(player["play"])],
        )

    def cards(self, cards: list[str], zone: str) -> list[Face]:
        return [self.card(card, f"{zone}.{index}") for index, card in enumerate(cards)]

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
        )

    def creature(self, shown: Model, place: str) -> Face:
        """A creature in play: current power and keywords with their reasons; a Play effect is done with."""
        because = tuple(reasons(shown, self.lang))
        card = CARDS[shown["card"]]
        text = ability(card, self.lang, in_play=True)
        return self.face(card, place, text, shown["power"], shown["keywords"], because, shown["exhausted"])

    def face(
        self,
        card: Card,
        place: str,
        text: str,
        power: int,
        keywords: list[str],
        because: tuple[str, ...],
        exhausted: bool,
    ) -> Face:
        return Face(
            id=card.id,
            name=card.name(self.lang),
            text=text,
            printed=card.power,
            power=power,
            keywords=tuple(Keyword(name.lower(), keyword_word(name, self.lang)) for name in keywords),
            because=because,
            state=self.state_of(place, exhausted),
            exhausted=exhausted,
            mark=self.marks.get(place),
            buttons=tuple(self.buttons.get(place, ())),
        )

    def state_of(self, place: str, exhausted: bool) -> str:
        """What is special about a card just now."""
        about = self.choice.get("about_at")
        is_about = about is not None and place == f"players.{about['seat']}.{about['zone']}.{about['index']}"
        if is_about and self.choice["kind"] in ATTACKING:
            return ATTACKS.say(self.lang)
        is_in_hand = place.startswith(f"players.{self.choice.get('player')}.hand.")
        is_asked = self.choice.get("kind") == "discard" and "options" in self.choice
        if is_asked and is_in_hand and place not in self.buttons:
            return CHOSEN.say(self.lang)
        return EXHAUSTED.say(self.lang) if exhausted else ""
