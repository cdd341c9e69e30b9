"""The 19 DISCARD cards, in collector order: they do what they say and are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.buzz_tokens import (
    ALIEN,
    ANUBIS,
    CAT,
    FISH,
    LIZARD,
    NO_TOKEN,
    PANDA,
    PENGUIN,
    PHANTOM,
    PUMPKIN,
)
from bestiaire.games.duel.cards.effects import (
    ExtraTurn,
    GainDiceTokens,
    GainEnergy,
    Heal,
    HitBoth,
    HitRival,
    HitSpotlights,
    HitYourself,
    Pull,
    PullPerSmash,
    RivalLosesKeep,
)
from bestiaire.games.duel.cards.printed import Card, Effect
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import ask
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME
from bestiaire.games.duel.table.zones import MOST_COUNTED
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def discard(id: str, en: str, fr: str, cost: int, buzz: int, *effects: Effect) -> Card:
    """A DISCARD card: it does what it says and is gone (KD-142)."""
    card = Card()
    card.id, card.en, card.fr = id, en, fr
    card.cost, card.buzz = cost, buzz
    card.on_purchase = effects
    return card


class Dominate(Card):
    """KD-214: waits for the Rival's next turn; as an option it is settled at once."""

    id = "dominate"
    en = "Dominate"
    fr = "Dominer"
    cost = 3
    buzz = PUMPKIN
    dice = 1

    def buy(self, game: Game, me: int) -> Flow[None]:
        victim = rival(me)
        player = game.players[victim]
        if game.options.dominates_at_once:
            yield from self.discard_any(game, victim)
            if player.keep:
                actions.take_dice_away(game, victim, self.dice * len(player.keep))
        else:
            player.dominated = min(player.dominated + 1, MOST_COUNTED)
            if game.log is not None:
                tell(game, "dominate", {"seat": victim})

    def settle(self, game: Game, victim: int) -> Flow[None]:
        player = game.players[victim]
        yield from self.discard_any(game, victim)
        player.penalty += player.dominated * self.dice * len(player.keep)
        player.dominated = 0

    def discard_any(self, game: Game, victim: int) -> Flow[None]:
        """The victim may discard any number of KEEP cards, one by one."""
        while game.players[victim].keep:
            options = [Option("dominate", game.faces[number].id, number) for number in game.players[victim].keep]
            options.append(Option("dominate", "none", -1))
            if victim == game.active:
                answer = yield from ask(game, "dominate", options, "KD-214")
            else:
                answer = yield Choice(victim, "dominate", options, "KD-214")
            if answer.subject < 0:
                return
            actions.lose_card(game, victim, answer.subject)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"your Rival rolls {self.dice} die fewer next turn for each KEEP card there, and may discard any number "
            "of them first.",
            fr=f"au prochain tour, votre Rival lance {self.dice} dé de moins par carte Pouvoir devant lui, après en "
            "avoir défaussé autant qu'il veut.",
        )


DISCARD_CARDS: Final[list[Card]] = [
    discard(
        "cannonball", "Cannonball!", "Sauter dans la baie", 7, ANUBIS, Pull(FAME, 1), HitRival(1), GainEnergy(4)
    ),
    Dominate(),
    discard("energize", "Energize", "Recharge", 10, LIZARD, GainEnergy(8), GainDiceTokens(2)),
    discard("frenzy", "Frenzy", "Rage", 6, NO_TOKEN, ExtraTurn()),
    discard("hors_doeuvres", "Hors d'oeuvres", "Amuse-gueule", 3, CAT, HitYourself(3), Pull(DESTRUCTION, 2)),
    discard("jets_scrambled", "Jets Scrambled", "Attaque aérienne", 5, PENGUIN, HitBoth(5)),
    discard("kaijutsu", "Kaijutsu", "Kaijutsu", 5, PUMPKIN, Pull(DESTRUCTION, 1), HitRival(2)),
    discard("moment_of_respite", "Moment of Respite", "Moment de détente", 4, ALIEN, Heal(2), GainDiceTokens(1)),
    discard("monster_coaster", "Monster Coaster", "Clou du spectacle", 7, NO_TOKEN, Pull(DESTRUCTION, 3)),
    discard("monumental", "Monumental", "Monumental", 5, PANDA, Pull(DESTRUCTION, 1), Pull(FAME, 1)),
    discard("operation_media", "Operation Media", "Opération média", 6, ANUBIS, PullPerSmash()),
    discard("photoshoot", "Photoshoot", "Photoshoot", 2, FISH, Pull(FAME, 1)),
    discard(
        "sack_the_stadium", "Sack the Stadium", "Saccager le stade", 8, PHANTOM, Pull(DESTRUCTION, 2), Pull(FAME, 2)
    ),
    discard("seismic_test", "Seismic Test", "Test sismique", 5, NO_TOKEN, Pull(DESTRUCTION, 2)),
    discard("snack_time", "Snack Time", "Casse-croûte", 3, NO_TOKEN, Heal(3)),
    discard("tesla_impulse", "Tesla Impulse", "Impulsion Tesla", 6, PENGUIN, RivalLosesKeep(), GainEnergy(2)),
    discard("the_partys_over", "The Party's Over!", "La fête est finie !", 4, PHANTOM, HitSpotlights(4)),
    discard(
        "thermonuclear_cooking", "Thermonuclear Cooking", "Cuisine thermonucléaire", 7, PANDA,
        Pull(DESTRUCTION, 1), Heal(2), GainEnergy(2),
    ),
    discard("too_cute", "Too Cute", "Trop mignon", 3, FISH, HitRival(2)),
]  # fmt: skip
