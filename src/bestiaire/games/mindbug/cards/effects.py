"""The vocabulary of triggered effects on life and on creatures in play: each runs, and speaks its own sentence from the
same parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.games.mindbug.cards.printed import Effect, no_rule
from bestiaire.games.mindbug.cards.targets import ALLIED, Target, one
from bestiaire.games.mindbug.rules import actions
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.powers import who_silences_play_effects
from bestiaire.games.mindbug.rules.resolving import resolve
from bestiaire.games.mindbug.table.zones import Creature
from bestiaire.words import capital, say, small

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


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
        actions.lose_life(game, rival(me), self.amount, source)
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
            actions.set_life(game, rival(me), self.life, source)
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
        actions.set_life(game, me, game.players[rival(me)].life, source)
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


class ReturnToHand(Effect):
    """MK-035: those chosen go to the hand of the player who chooses, whoever was dealt them."""

    def __init__(self, target: Target) -> None:
        check_target(self, target)
        self.target: Target = target

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        candidates = self.target.candidates(game, me)
        chosen: list[Creature] = yield from self.target.pick(game, me, "return", candidates, "MK-035", source)
        for creature in chosen:
            actions.return_to_hand(game, me, creature)

    def speak(self, lang: str) -> str:
        target = self.target.speak(lang)
        if self.target.every:
            return say(lang, en=f"{capital(target)} go to your hand.", fr=f"{capital(target)} rejoignent votre main.")
        if self.target.is_plural():
            return say(
                lang,
                en=f"Choose {target}: they go to your hand.",
                fr=f"Choisissez {target} : elles rejoignent votre main.",
            )
        return say(
            lang, en=f"Choose {target}: it goes to your hand.", fr=f"Choisissez {target} : elle rejoint votre main."
        )


class TriggerPlayEffect(Effect):
    """Monster Buddies, ruling 58: an allied creature's printed Play effect is resolved once more, as part of this one.
    Nothing enters play; a silenced effect does nothing."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        candidates = [creature for creature in game.players[me].play if creature.card.play is not None]
        for creature in (yield from one(ALLIED).pick(game, me, "trigger", candidates, "MB-080", source)):
            effect = creature.card.play
            if effect is None:
                continue
            silencer = who_silences_play_effects(game, me)
            if silencer is not None:
                if game.log is not None:
                    told = {"seat": me, "card": creature.card.id, "source": silencer.card.id}
                    actions.tell(game, "silenced", told)
            else:
                yield from resolve(game, effect, me, creature.number)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="Choose an allied creature with a Play effect: that effect happens again, for you.",
            fr="Choisissez une créature alliée qui a un effet Jouer : cet effet a lieu à nouveau, pour vous.",
        )
