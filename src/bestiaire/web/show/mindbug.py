"""Mindbug's page: a view made ready for its template, with every option on the card it concerns."""

from __future__ import annotations

from typing import Any

from bestiaire.games.mindbug.cards import Card, keyword_names, keyword_word
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


def show(view: Model, marks: dict[str, int], names: list[str], lang: str) -> Model:
    """Both sides, the viewer's own below (a spectator sees seat 0 below)."""
    near = view["seat"] or 0
    buttons, loose = place_buttons(view, lang)
    scene = Scene(view, marks, names, lang, buttons)
    model: Model = {
        "far": scene.side(1 - near),
        "near": scene.side(near),
        "pending": None,
        "loose": loose,
        "revealed": [scene.card(card, f"revealed.{index}") for index, card in enumerate(view["revealed"])],
        "unused": view["unused"],
    }
    if "pending" in view:
        model["pending"] = scene.card(view["pending"], "pending")
    return model


def place_buttons(view: Model, lang: str) -> tuple[dict[str, list[Model]], list[Model]]:
    """The options of the one who is asked: by the place of the card they mean, and those that mean no card."""
    placed: dict[str, list[Model]] = {}
    loose: list[Model] = []
    for option in view.get("choice", {}).get("options", []):
        key, at = option["key"], option["at"]
        sentence = WORDS.answer(view, key, lang)
        verb = key.partition(":")[0]
        if at is None or verb not in VERBS:
            loose.append({"key": key, "label": sentence, "sentence": sentence})
        else:
            place = f"players.{at['seat']}.{at['zone']}.{at['index']}"
            placed.setdefault(place, []).append({"key": key, "label": VERBS[verb].say(lang), "sentence": sentence})
    return placed, loose


class Scene:
    """Everything needed to show a card where it lies."""

    def __init__(
        self, view: Model, marks: dict[str, int], names: list[str], lang: str, buttons: dict[str, list[Model]]
    ) -> None:
        self.view = view
        self.marks = marks
        self.names = names
        self.lang = lang
        self.buttons = buttons

    def side(self, seat: int) -> Model:
        player = self.view["players"][seat]
        hand = player["hand"]
        place = f"players.{seat}"
        return {
            "seat": seat,
            "name": self.names[seat],
            "is_active": self.view["active"] == seat,
            "is_asked": self.view.get("choice", {}).get("player") == seat,
            "life": player["life"],
            "mindbugs": player["mindbugs"],
            "deck": player["deck"],
            "hand_count": hand if isinstance(hand, int) else len(hand),
            "hand": None
            if isinstance(hand, int)
            else [self.card(card, f"{place}.hand.{index}") for index, card in enumerate(hand)],
            "known": [CARDS[card].name(self.lang) for card in player.get("known", [])],
            "discard": [self.card(card, f"{place}.discard.{index}") for index, card in enumerate(player["discard"])],
            "play": [self.creature(shown, f"{place}.play.{index}") for index, shown in enumerate(player["play"])],
        }

    def card(self, card_id: str, place: str) -> Model:
        """A card as printed."""
        card = CARDS[card_id]
        return {
            **printed(card, self.lang),
            "power": card.power,
            "mark": self.marks.get(place),
            "buttons": self.buttons.get(place, []),
            "exhausted": False,
        }

    def creature(self, shown: Model, place: str) -> Model:
        """A creature in play: current power with its reasons, current keywords."""
        model = self.card(shown["card"], place)
        model["power"] = shown["power"]
        model["changed"] = shown["power"] - CARDS[shown["card"]].power
        model["because"] = [f"{why['power']:+d} {CARDS[why['card']].name(self.lang)}" for why in shown["because"]]
        model["keywords"] = keyword_models(shown["keywords"], self.lang)
        model["exhausted"] = shown["exhausted"]
        return model


def printed(card: Card, lang: str) -> Model:
    """What is printed on a card, in one language."""
    return {
        "id": card.id,
        "name": card.name(lang),
        "text": card.text(lang),
        "has_ability": any((card.play, card.attack, card.defeated, card.permanent)),
        "printed": card.power,
        "power": card.power,
        "keywords": keyword_models(keyword_names(card.keywords), lang),
        "changed": 0,
        "because": [],
    }


def keyword_models(names: list[str], lang: str) -> list[Model]:
    return [{"name": name.lower(), "word": keyword_word(name, lang)} for name in names]
