"""The KEEP cards in collector order, Acid Attack to Giant Brain: what each says, its numbers, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import throw
from bestiaire.core.state import tell
from bestiaire.games.duel.cards.buzz_tokens import ANUBIS, CAT, DRAGON, FISH, LIZARD, TIGER
from bestiaire.games.duel.cards.effects import HitRival, Pull
from bestiaire.games.duel.cards.hooks import Hooks
from bestiaire.games.duel.cards.printed import Card, Effects, in_words
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import NO, yes_or_no
from bestiaire.games.duel.rules.pulls_and_hits import gain_energy, ignore, pull
from bestiaire.games.duel.rules.roll import identical, unused_rerolls
from bestiaire.games.duel.table.dice import DESTRUCTION, DICE, FAME, HEART
from bestiaire.games.duel.table.tracks import is_in_spotlight
from bestiaire.games.duel.words.nouns import ENERGY_CUBE, SPACE
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


class AcidAttack(Card):
    id = "acid_attack"
    en = "Acid Attack"
    fr = "Attaque acide"
    cost = 6
    buzz = TIGER
    worth = 8.5
    smashes = 1

    def added_smashes(self, game: Game) -> int:
        return self.smashes

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Your Roll holds {self.smashes} more Smash.",
            fr=f"Votre Lancer compte {self.smashes} Baffe de plus.",
        )


class AdrenalineAugment(Card):
    """KD-072: counted when it is needed; as an option once, when the Roll is fixed."""

    id = "adrenaline_augment"
    en = "Adrenaline Augment"
    fr = "Pic d'adrénaline"
    cost = 5
    worth = 5.4
    smashes = 1

    def roll_is_fixed(self, game: Game, me: int) -> None:
        if game.options.adrenaline_when_fixed:
            game.roll.fixed_smash = self.count(game)

    def added_smashes(self, game: Game) -> int:
        return self.count(game) if game.roll.fixed_smash < 0 else 0

    def count(self, game: Game) -> int:
        smashes = 0
        for half in game.markers:
            if is_in_spotlight(half, 0) or is_in_spotlight(half, 1):
                smashes += self.smashes
        return smashes

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Your Roll holds {self.smashes} more Smash for each marker in a Spotlight zone, yours or your Rival's.",
            fr=f"Votre Lancer compte {self.smashes} Baffe de plus pour chaque pion sous les projecteurs, de votre côté "
            "ou de celui du Rival.",
        )


class AlienMetabolism(Card):
    """KD-148, KD-235: once per turn, between two actions."""

    id = "alien_metabolism"
    en = "Alien Metabolism"
    fr = "Métabolisme extra-terrestre"
    cost = 2
    buzz = ANUBIS
    worth = -0.6

    def offers(self, game: Game) -> list[Option]:
        if not self.is_unused(game):
            return []
        return [Option("alien_metabolism", game.faces[number].id, number) for number in game.market]

    def take_up(self, game: Game, offer: Option) -> None:
        self.use_up(game)
        actions.discard_from_market(game, game.active, offer.subject)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="Once in each of your turns, between two actions, you may discard a card of the market for free.",
            fr="Une fois à chacun de vos tours, entre deux actions, vous pouvez défausser gratuitement une carte du "
            "marché.",
        )


ANTIMATTER_PELLETS_EFFECTS: Final[Effects] = (HitRival(4), Pull(DESTRUCTION, 2))


class AntimatterPellets(Card):
    """KD-058, KD-211: dice alone count; hits first, then the pull."""

    id = "antimatter_pellets"
    en = "Antimatter Pellets"
    fr = "Balles anti-matière"
    cost = 5
    worth = 3.6
    once_per_turn = True
    alike = 5
    effects = ANTIMATTER_PELLETS_EFFECTS

    def is_due_by_dice(self, game: Game, me: int) -> bool:
        return self.is_unused(game) and identical(game) >= self.alike

    def speak(self, lang: str) -> str:
        does = in_words(lang, self.effects)
        return say(
            lang,
            en=f"When your Roll has {self.alike} or more identical dice: {does}.",
            fr=f"Quand votre Lancer a {self.alike} dés identiques ou plus : {does}.",
        )


class FirstHitIgnored(Card):
    """KD-173, KD-266: works in the Rival's turns, and only on the first hit, which is past once one was taken; as an
    option on any hit."""

    hits = 1

    def ward_off(self, game: Game, me: int, hits: int) -> Flow[int]:
        is_first = game.players[me].hits == 0 or game.options.any_hit_while_unused
        if game.active != me and is_first and self.is_unused(game) and self.is_working(game):
            self.use_up(game)
            ignore(game, me, self.id, self.hits)
            hits -= self.hits
        yield from ()
        return hits

    def is_working(self, game: Game) -> bool:
        return True


class ArmorPlating(FirstHitIgnored):
    id = "armor_plating"
    en = "Armor Plating"
    fr = "Blindage renforcé"
    cost = 6
    buzz = CAT
    worth = 7.1
    step = 4

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"In each of your Rival's turns, ignore {self.hits} hit, the first one against you.",
            fr=f"À chaque tour de votre Rival, ignorez {self.hits} dégât, le premier contre vous.",
        )


BREAKING_NEWS_EFFECTS: Final[Effects] = (Pull(FAME, 1),)


class BreakingNews(Card):
    """KD-212: it ignores its own purchase; as an option it does not."""

    id = "breaking_news"
    en = "Breaking News"
    fr = "Flash spécial"
    cost = 6
    buzz = DRAGON
    worth = 7.0
    effects = BREAKING_NEWS_EFFECTS

    def card_is_bought(self, game: Game, me: int, bought: Hooks) -> Flow[None]:
        if bought is not self or game.options.news_of_itself:
            yield from self.act(game, me)

    def speak(self, lang: str) -> str:
        does = in_words(lang, self.effects)
        return say(
            lang, en=f"Each time you buy a card: {does}.", fr=f"Chaque fois que vous achetez une carte : {does}."
        )


class Camouflage(Card):
    """KD-213: one throw for each damage event, which is no Roll."""

    id = "camouflage"
    en = "Camouflage"
    fr = "Camouflage"
    cost = 4
    worth = 2.7
    step = 2
    answers: Final = yes_or_no("camouflage")

    def ward_off(self, game: Game, me: int, hits: int) -> Flow[int]:
        answer = yield Choice(me, "camouflage", self.answers, "KD-213", hits)
        if answer.subject == NO:
            return hits
        dice = throw(game.rng, hits)
        hearts = dice.count(HEART)
        if game.log is not None:
            tell(game, "camouflage", {"seat": me, "dice": DICE.names_of(dice), "amount": hearts}, news=True)
        return hits - hearts

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="When you would take hits, you may roll a die for each: every Heart cancels one.",
            fr="Quand vous allez subir des dégâts, vous pouvez lancer un dé pour chacun : tout Soin en annule un.",
        )


class ElectricalAura(Card):
    """KD-160: one pull; the energy is counted now and stays."""

    id = "electrical_aura"
    en = "Electrical Aura"
    fr = "Aura électrique"
    cost = 4
    buzz = LIZARD
    worth = 4.1
    energy = 7
    spaces = 1

    def is_due_at_end(self, game: Game, me: int) -> bool:
        return game.players[me].energy >= self.energy

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from pull(game, me, DESTRUCTION, self.spaces * (game.players[me].energy // self.energy))

    def speak(self, lang: str) -> str:
        spaces, energy = SPACE.count(lang, self.spaces), ENERGY_CUBE.count(lang, self.energy)
        return say(
            lang,
            en=f"At the end of your turn, pull Destruction {spaces} for every {energy} you have.",
            fr=f"À la fin de votre tour, tirez la Destruction de {spaces} par tranche de {energy} que vous avez.",
        )


class ExtraHead(Card):
    id = "extra_head"
    en = "Extra Head"
    fr = "Une tête de plus"
    cost = 7
    worth = 8.4
    dice = 1

    def more_dice(self) -> int:
        return self.dice

    def speak(self, lang: str) -> str:
        return say(lang, en=f"You roll {self.dice} more die.", fr=f"Vous lancez {self.dice} dé de plus.")


class EyeOfTheStorm(Card):
    """KD-046: rerolls, not throws, that were not used."""

    id = "eye_of_the_storm"
    en = "Eye of the Storm"
    fr = "Dans l'œil du cyclone"
    cost = 2
    buzz = DRAGON
    worth = 1.8
    once_per_turn = True
    energy = 1

    def is_due_by_dice(self, game: Game, me: int) -> bool:
        return self.is_unused(game) and unused_rerolls(game) > 0

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from gain_energy(game, me, self.energy * unused_rerolls(game))

    def speak(self, lang: str) -> str:
        energy = ENERGY_CUBE.count(lang, self.energy)
        return say(
            lang,
            en=f"Gain {energy} for each reroll that you don't use.",
            fr=f"Gagnez {energy} pour chaque relance que vous n'utilisez pas.",
        )


GENTLE_GIANT_EFFECTS: Final[Effects] = (Pull(FAME, 1),)


class GentleGiant(Card):
    """KD-068, KD-237: a Smash at any moment of phase 2 spoils it."""

    id = "gentle_giant"
    en = "Gentle Giant"
    fr = "Géant bienveillant"
    cost = 5
    buzz = FISH
    worth = 5.4
    effects = GENTLE_GIANT_EFFECTS

    def after_resolving(self, game: Game, me: int) -> Flow[None]:
        if not game.roll.held_smash:
            yield from self.act(game, me)

    def speak(self, lang: str) -> str:
        does = in_words(lang, self.effects)
        return say(
            lang,
            en=f"When you have resolved your dice and your Roll held no Smash: {does}.",
            fr=f"Après avoir résolu vos dés, si votre Lancer n'a compté aucune Baffe : {does}.",
        )


class GiantBrain(Card):
    id = "giant_brain"
    en = "Giant Brain"
    fr = "Cerveau démesuré"
    cost = 4
    worth = 1.8
    throws = 1

    def more_throws(self) -> int:
        return self.throws

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"You may throw your dice {self.throws} more time each turn.",
            fr=f"Vous avez droit à {self.throws} lancer de plus à chaque tour.",
        )


CARDS_A_TO_G: Final[list[Card]] = [
    AcidAttack(),
    AdrenalineAugment(),
    AlienMetabolism(),
    AntimatterPellets(),
    ArmorPlating(),
    BreakingNews(),
    Camouflage(),
    ElectricalAura(),
    ExtraHead(),
    EyeOfTheStorm(),
    GentleGiant(),
    GiantBrain(),
]
