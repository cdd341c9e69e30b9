"""The vocabulary of triggered effects on hands and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.mindbug.cards.effects import check_amount
from bestiaire.games.mindbug.cards.printed import Card, Effect
from bestiaire.games.mindbug.cards.targets import NO_LIMIT, PowerRange
from bestiaire.games.mindbug.rules import actions
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.asking import card_options
from bestiaire.games.mindbug.table.zones import Cards, without
from bestiaire.words import say
from bestiaire.words.nouns import CARD

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2
"""Of both players' piles."""

PLAY: Final = "play"
DEFEATED: Final = "defeated"


def has_effect(card: Card, trigger: str) -> bool:
    """Whether such an effect is printed on a card (ruling 67); any card will do if no trigger is asked for."""
    if trigger == PLAY:
        return card.play is not None
    if trigger == DEFEATED:
        return card.defeated is not None
    return True


def pile_in_words(whose: int, lang: str) -> str:
    if whose == YOU:
        return say(lang, en="your discard pile", fr="votre défausse")
    if whose == OPPONENT:
        return say(lang, en="your opponent's discard pile", fr="la défausse adverse")
    return say(lang, en="either discard pile", fr="l'une des deux défausses")


def cards_of_piles(game: Game, me: int, whose: int, trigger: str) -> Cards:
    """The cards of the piles that are meant, the own first."""
    found: Cards = ()
    if whose != OPPONENT:
        found += game.players[me].discard
    if whose != YOU:
        found += game.players[rival(me)].discard
    if not trigger:
        return found
    return tuple(number for number in found if has_effect(game.faces[number], trigger))


def owner_of(game: Game, number: int) -> int:
    """In whose discard pile a card lies."""
    return 0 if number in game.players[0].discard else 1


class PlayFromDiscardPile(Effect):
    """A card of a discard pile enters play for `me` (MB-054: no Mindbug); its Play effect comes after this (MB-085)."""

    def __init__(self, whose: int, trigger: str = "") -> None:
        if whose not in (YOU, OPPONENT, EITHER):
            raise ValueError(f"PlayFromDiscardPile(whose): whose pile is YOU, OPPONENT or EITHER, not {whose!r}")
        if trigger not in ("", PLAY, DEFEATED):
            raise ValueError(f"PlayFromDiscardPile(trigger=…): it is PLAY or DEFEATED, not {trigger!r}")
        self.whose: int = whose
        self.trigger: str = trigger

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        cards = cards_of_piles(game, me, self.whose, self.trigger)
        if not cards:
            return
        number = cards[0]
        if len(cards) > 1:
            answer = yield Choice(me, "revive", card_options(game, "revive", cards), "MB-002", source)
            number = answer.subject
        owner = game.players[owner_of(game, number)]
        owner.discard = without(owner.discard, number)
        actions.enter_play(game, me, number)

    def speak(self, lang: str) -> str:
        pile = pile_in_words(self.whose, lang)
        card = say(lang, en=f"a card of {pile}", fr=f"une carte de {pile}")
        if self.trigger == PLAY:
            card = say(lang, en=f"a card with a Play effect in {pile}", fr=f"dans {pile} une carte à effet Jouer")
        elif self.trigger == DEFEATED:
            card = say(lang, en=f"a card with a Defeated effect in {pile}", fr=f"dans {pile} une carte à effet Détruit")
        return say(
            lang,
            en=f"Choose {card}: it enters play on your side.",
            fr=f"Choisissez {card} : elle entre en jeu de votre côté.",
        )


class Recover(Effect):
    """A card of a discard pile goes to the hand of `me`; nothing triggers."""

    def __init__(self, whose: int) -> None:
        if whose not in (YOU, OPPONENT, EITHER):
            raise ValueError(f"Recover(whose): whose pile is YOU, OPPONENT or EITHER, not {whose!r}")
        self.whose: int = whose

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        cards = cards_of_piles(game, me, self.whose, "")
        if not cards:
            return
        number = cards[0]
        if len(cards) > 1:
            answer = yield Choice(me, "recover", card_options(game, "recover", cards), "MB-002", source)
            number = answer.subject
        actions.recover(game, me, owner_of(game, number), number)

    def speak(self, lang: str) -> str:
        pile = pile_in_words(self.whose, lang)
        return say(
            lang,
            en=f"Choose a card of {pile}: it goes to your hand.",
            fr=f"Choisissez une carte de {pile} : elle rejoint votre main.",
        )


class TakeDiscardPile(Effect):
    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        if game.players[me].discard:
            actions.take_discard_pile(game, me)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="Your whole discard pile goes to your hand.",
            fr="Toute votre défausse rejoint votre main.",
        )


class PlayFromHand(Effect):
    """A card of the own hand, of a printed power, enters play for `me` (MB-054: no Mindbug). It is compulsory.

    Asked whenever there is a card in hand, even if none fits or one only: whether a question comes must not depend on
    what nobody else can see.
    """

    def __init__(self, power_at_least: int = 0, power_at_most: int = NO_LIMIT) -> None:
        self.range: PowerRange = PowerRange(power_at_least, power_at_most)

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        hand = game.players[me].hand
        if not hand:
            return
        fitting = tuple(number for number in hand if self.range.includes(game.faces[number].power))
        options = card_options(game, "play", fitting) if fitting else [Option("play", "none", -1)]
        answer = yield Choice(me, "play", options, "MB-002", source)
        if answer.subject >= 0:
            actions.play_from_hand(game, me, answer.subject)

    def speak(self, lang: str) -> str:
        limit = self.range.speak(lang)
        return say(
            lang,
            en=f"Choose a card{limit} in your hand: it enters play on your side.",
            fr=f"Choisissez une carte{limit} de votre main : elle entre en jeu de votre côté.",
        )


class OpponentGivesCard(Effect):
    """The Globe-Smasher, ruling 61: the opponent chooses any card of the own hand and must give one; it enters play on
    the side of `me`."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        giver = rival(me)
        hand = game.players[giver].hand
        if not hand:
            return
        number = hand[0]
        if len(hand) > 1:
            answer = yield Choice(giver, "give", card_options(game, "give", hand), "MB-002", source)
            number = answer.subject
        actions.give(game, giver, number)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="Your opponent chooses a card in hand: it enters play on your side.",
            fr="Votre adversaire choisit une carte de sa main : elle entre en jeu de votre côté.",
        )


class OpponentDiscards(Effect):
    """MB-002, MB-032, MB-090: the opponent chooses; the cards leave the hand together once all are chosen."""

    def __init__(self, amount: int) -> None:
        check_amount(self, amount)
        self.amount: int = amount

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        victim = rival(me)
        left = game.players[victim].hand
        chosen: Cards = ()
        while len(chosen) < self.amount < len(chosen) + len(left):
            answer = yield Choice(victim, "discard", card_options(game, "discard", left), "MB-090", source)
            left = without(left, answer.subject)
            chosen = (*chosen, answer.subject)
        if len(chosen) < self.amount:
            chosen = left  # told to discard as many as there are, or more: all of them
        if chosen:
            actions.discard(game, victim, chosen)

    def speak(self, lang: str) -> str:
        cards = CARD.count(lang, self.amount)
        return say(
            lang,
            en=f"Your opponent chooses {cards} in hand and discards {'it' if self.amount == 1 else 'them'}.",
            fr=f"Votre adversaire choisit {cards} de sa main et {'la' if self.amount == 1 else 'les'} défausse.",
        )


class StealAtRandom(Effect):
    def __init__(self, amount: int) -> None:
        check_amount(self, amount)
        self.amount: int = amount

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        left = game.players[rival(me)].hand
        stolen: Cards = ()
        while left and len(stolen) < self.amount:
            number = left[game.rng.below(len(left))]
            left = without(left, number)
            stolen = (*stolen, number)
        if stolen:
            actions.steal(game, me, stolen)
        yield from ()

    def speak(self, lang: str) -> str:
        cards = CARD.count(lang, self.amount)
        return say(
            lang,
            en=f"You steal {cards} from your opponent's hand, at random.",
            fr=f"Vous volez {cards} au hasard dans la main de votre adversaire.",
        )


class DrawFromUnusedPile(Effect):
    """MB-093: the top card of the unused pile comes into the hand, unseen by the other player."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        if game.unused:
            actions.draw_from_unused_pile(game, me)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="The top card of the unused pile goes to your hand.",
            fr="La première carte de la pile inutilisée rejoint votre main.",
        )
