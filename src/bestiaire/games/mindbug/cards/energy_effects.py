"""The vocabulary of triggered effects on cubes and Energy cards, and of those that last for this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow
from bestiaire.games.mindbug.cards.effects import check_amount
from bestiaire.games.mindbug.cards.permanents import SELF, Boost
from bestiaire.games.mindbug.cards.printed import Effect, Permanent
from bestiaire.games.mindbug.rules import actions
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.asking import card_options
from bestiaire.games.mindbug.rules.energy import acquire_from_deck, acquire_from_display, gain_energy
from bestiaire.games.mindbug.table.zones import Lasting
from bestiaire.words import say, small
from bestiaire.words.nouns import CUBE

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


class GainEnergy(Effect):
    """MK-014."""

    def __init__(self, amount: int) -> None:
        check_amount(self, amount)
        self.amount: int = amount

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        gain_energy(game, me, self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        cubes = CUBE.count(lang, self.amount)
        return say(lang, en=f"You gain {cubes}.", fr=f"Vous gagnez {cubes}.")


class GainEnergyPerEnemy(Effect):
    """Iron Back: no one else counts creatures for cubes. They are counted when it resolves."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        enemies = len(game.players[rival(me)].play)
        if enemies:
            gain_energy(game, me, enemies)
        yield from ()

    def speak(self, lang: str) -> str:
        cube = CUBE.count(lang, 1)
        return say(
            lang, en=f"You gain {cube} for each enemy creature.", fr=f"Vous gagnez {cube} par créature ennemie en jeu."
        )


class AcquireFromDisplay(Effect):
    """Alienoid, MK-034: a face-up Energy card of one's choice for free; it is resolved as part of this effect
    (ruling 57)."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        market = game.market
        if market is None or not market.display:
            return
        number = market.display[0]
        if len(market.display) > 1:
            answer = yield Choice(me, "buy", card_options(game, "buy", market.display), "MK-034", source)
            number = answer.subject
        yield from acquire_from_display(game, market, me, number)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="You acquire a face-up Energy card of your choice without paying for it.",
            fr="Vous acquérez une carte Énergie visible de votre choix sans la payer.",
        )


class AcquireFromDeck(Effect):
    """Random Mutation, MK-034: the top card of the Energy deck for free; it is resolved as part of this effect
    (ruling 57)."""

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        market = game.market
        if market is not None and market.deck:
            yield from acquire_from_deck(game, market, me)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="The top card of the Energy deck is turned up: you acquire it without paying for it.",
            fr="La première carte du paquet Énergie est révélée : vous l'acquérez sans la payer.",
        )


class ThisTurn(Effect):
    """MK-033, ruling 55: a permanent ability until the turn in progress ends, for the creatures that its buyer controls
    at each moment."""

    def __init__(self, permanent: Permanent) -> None:
        if not isinstance(permanent, Permanent):
            raise TypeError(f"ThisTurn(permanent): it takes a Permanent such as Boost(…), not {permanent!r}")
        if isinstance(permanent, Boost) and permanent.whom == SELF:
            raise ValueError("ThisTurn(Boost(SELF, …)): an Energy card is no creature; ALL_ALLIED means one's own side")
        self.permanent: Permanent = permanent

    def run(self, game: Game, me: int, source: int) -> Flow[None]:
        game.this_turn.append(Lasting(source, game.faces[source], me, self.permanent))
        if game.log is not None:
            actions.tell(game, "this_turn", {"seat": me, "card": game.faces[source].id})
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Until the end of this turn, {small(self.permanent.speak('en'))}",
            fr=f"Jusqu'à la fin de ce tour, {small(self.permanent.speak('fr'))}",
        )
