"""The vocabulary of triggered effects: each runs, and speaks its own sentence from the same parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow
from bestiaire.games.mindbug import actions
from bestiaire.games.mindbug.actions import rival
from bestiaire.games.mindbug.asking import card_options
from bestiaire.games.mindbug.cards import Effect, no_rule
from bestiaire.games.mindbug.targets import Target
from bestiaire.games.mindbug.zones import Cards, Creature, without
from bestiaire.words import capital, say, small
from bestiaire.words.nouns import CARD

if TYPE_CHECKING:
    from bestiaire.games.mindbug.state import Game

YOU: Final = 0
OPPONENT: Final = 1


def check_amount(effect: Effect, amount: int) -> None:
    if not isinstance(amount, int) or amount < 1:
        raise ValueError(f"{type(effect).__name__}(amount): the amount is a whole number, at least 1, not {amount!r}")


def check_target(effect: Effect, target: Target) -> None:
    if not isinstance(target, Target):
        raise TypeError(f"{type(effect).__name__}(target): a target is made by one, each or up_to, not {target!r}")


class GainLife(Effect):
    def __init__(self, amount: int) -> None:
        check_amount(self, amount)
        self.amount: int = amount

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        actions.gain_life(game, me, self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(lang, en=f"Your life rises by {self.amount}.", fr=f"Votre total de PV augmente de {self.amount}.")


class OpponentLosesLife(Effect):
    def __init__(self, amount: int) -> None:
        check_amount(self, amount)
        self.amount: int = amount

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        actions.lose_life(game, rival(me), self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Your opponent's life drops by {self.amount}.",
            fr=f"Le total de PV de votre adversaire baisse de {self.amount}.",
        )


class OpponentLifeFallsTo(Effect):
    """Turbo Bug: no one else brings a life total down to a number."""

    def __init__(self, life: int) -> None:
        self.life: int = life

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        if game.players[rival(me)].life > self.life:
            actions.set_life(game, rival(me), self.life)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Your opponent's life falls to {self.life}.",
            fr=f"Le total de PV de votre adversaire tombe à {self.life}.",
        )


class LifeBecomesOpponents(Effect):
    """Mysterious Mermaid: no one else compares life totals."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        actions.set_life(game, me, game.players[rival(me)].life)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="Your life becomes the same as your opponent's, higher or lower.",
            fr="Votre total de PV devient égal à celui de votre adversaire, qu'il soit plus haut ou plus bas.",
        )


class Defeat(Effect):
    """Those chosen are defeated together (MB-084); TOUGH can absorb it (MB-074)."""

    def __init__(self, target: Target) -> None:
        check_target(self, target)
        self.target: Target = target

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        candidates = self.target.candidates(game, me)
        chosen = yield from self.target.pick(game, me, "defeat", candidates, "MB-002", source)
        actions.defeat(game, chosen)

    def speak(self, lang: str) -> str:
        target = self.target.speak(lang)
        if self.target.every:
            return say(
                lang,
                en=f"{capital(target)} are defeated together.",
                fr=f"{capital(target)} sont détruites ensemble.",
            )
        if self.target.is_plural():
            return say(
                lang, en=f"Choose {target}: they are defeated.", fr=f"Choisissez {target} : elles sont détruites."
            )
        return say(lang, en=f"Choose {target}: it is defeated.", fr=f"Choisissez {target} : elle est détruite.")


class TakeControl(Effect):
    """MB-091. To name an allied creature changes nothing: where only such can be named nothing is asked, and where one
    may take fewer they are not offered. Where one must be named they are (ruling 40, medium: the card does not say
    "enemy"; a target of side ENEMY is the other reading)."""

    def __init__(self, target: Target) -> None:
        check_target(self, target)
        self.target: Target = target

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        candidates = self.target.candidates(game, me)
        enemies = [creature for creature in candidates if creature.seat != me]
        if not enemies:
            return
        offered = enemies if self.target.optional else candidates
        chosen: list[Creature] = yield from self.target.pick(game, me, "take", offered, "MB-091", source)
        for creature in chosen:
            actions.take_control(game, me, creature)

    def speak(self, lang: str) -> str:
        target = self.target.speak(lang)
        pronoun = "them" if self.target.is_plural() else "it"
        return say(
            lang,
            en=f"Choose {target} and take control of {pronoun}.",
            fr=f"Choisissez {target} et prenez-en le contrôle.",
        )


class PlayFromDiscardPile(Effect):
    """A card of a discard pile enters play for `me` (MB-054: no Mindbug); its Play effect comes after this (MB-085)."""

    def __init__(self, whose: int) -> None:
        if whose not in (YOU, OPPONENT):
            raise ValueError(f"PlayFromDiscardPile(whose): whose pile is YOU or OPPONENT, not {whose!r}")
        self.whose: int = whose

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        owner = game.players[me if self.whose == YOU else rival(me)]
        if not owner.discard:
            return
        number = owner.discard[0]
        if len(owner.discard) > 1:
            answer = yield Choice(me, "revive", card_options(game, "revive", owner.discard), "MB-002", source)
            number = answer.subject
        owner.discard = without(owner.discard, number)
        actions.enter_play(game, me, number)

    def speak(self, lang: str) -> str:
        if self.whose == YOU:
            return say(
                lang,
                en="Choose a card of your discard pile: it enters play on your side.",
                fr="Choisissez une carte de votre défausse : elle entre en jeu de votre côté.",
            )
        return say(
            lang,
            en="Choose a card of your opponent's discard pile: it enters play on your side.",
            fr="Choisissez une carte de la défausse adverse : elle entre en jeu de votre côté.",
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


class IfOutnumbered(Effect):
    """Snail Hydra: nobody else's effect has a condition. Creatures are counted when it resolves (ruling 43)."""

    def __init__(self, effect: Effect) -> None:
        if not isinstance(effect, Effect):
            raise TypeError(f"IfOutnumbered(effect): it takes an Effect such as Defeat(one(ANY)), not {effect!r}")
        self.effect: Effect = effect

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        if len(game.players[me].play) < len(game.players[rival(me)].play):
            flow = self.effect.run(game, me, source)
            if flow is None:
                raise no_rule(self.effect)
            yield from flow

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"If you have fewer creatures in play than your opponent, {small(self.effect.speak('en'))}",
            fr=f"Si vous avez moins de créatures en jeu que votre adversaire, {small(self.effect.speak('fr'))}",
        )
