"""The KEEP cards in collector order, Scrappy to Utter Destruction: what each says, its numbers, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import packed, sets_of, unpacked
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.buzz_tokens import (
    DRAGON,
    EMPTY,
    LIZARD,
    PANDA,
    PAW,
    PENGUIN,
    PHANTOM,
    PUMPKIN,
    TIGER,
    TWO_PAWS,
)
from bestiaire.games.duel.cards.effects import GainDiceTokens, HitRival, Pull
from bestiaire.games.duel.cards.keep_cards_a_to_g import FirstHitIgnored
from bestiaire.games.duel.cards.keep_cards_h_to_r import HitForBonus
from bestiaire.games.duel.cards.printed import Card, Effects, in_words
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import YES, ask, yes_or_no
from bestiaire.games.duel.rules.pulls_and_hits import hit, ignore, pull, take_hits
from bestiaire.games.duel.rules.roll import has_all_symbols, in_roll, note_if_smash
from bestiaire.games.duel.table.dice import DESTRUCTION, DICE, FAME, POWER, SET
from bestiaire.games.duel.table.tracks import BOARD, at
from bestiaire.games.duel.table.zones import MOST_TOKENS, RESOLVING, ROLL_FIXED
from bestiaire.games.duel.words.nouns import SPACE
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


class Scrappy(Card):
    """KD-225: a step from a space of a token to a space outside it."""

    id = "scrappy"
    en = "Scrappy"
    fr = "Bricolé"
    cost = 2
    buzz = LIZARD
    worth = 0.5
    dice_tokens = 1

    def token_left(self, game: Game, me: int) -> None:
        actions.gain_dice_tokens(game, me, self.dice_tokens)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Each time you pull a marker off a Buzz token, gain {self.dice_tokens} Dice token.",
            fr=f"Chaque fois que vous tirez un pion hors d'un jeton Buzz, gagnez {self.dice_tokens} jeton Dé.",
        )


class SignatureMove(Card):
    """KD-233, KD-276: a pull for each full three symbols of the Roll; as an option, one longer pull."""

    id = "signature_move"
    en = "Signature Move"
    fr = "Attaque spéciale"
    cost = 6
    buzz = PHANTOM
    worth = 7.8
    spaces = 1

    def is_due_by_symbols(self, game: Game, me: int) -> bool:
        return self.threes_left(game) > 0

    def threes_left(self, game: Game) -> int:
        """Full threes that it has not yet pulled for this turn."""
        return in_roll(game, POWER) // SET - game.signature_pulls

    def symbols_to_be_added(self, game: Game, me: int) -> None:
        """KD-057: if it came after the Roll was fixed, it pulls only for threes completed from now on."""
        game.signature_pulls += max(0, self.threes_left(game))

    def run(self, game: Game, me: int) -> Flow[None]:
        self.use_up(game)
        threes = self.threes_left(game)
        if game.options.signature_is_one_pull:
            game.signature_pulls += threes
            yield from pull(game, me, FAME, threes * self.spaces)
            return
        for _ in range(threes):
            if game.players[me].powers & self.bit:  # it can be lost to a swap on the way
                game.signature_pulls += 1
                yield from pull(game, me, FAME, self.spaces)

    def speak(self, lang: str) -> str:
        spaces = SPACE.count(lang, self.spaces)
        return say(
            lang,
            en=f"For every {SET} Special Power symbols in your Roll, pull Fame {spaces}.",
            fr=f"Pour chaque groupe de {SET} symboles Pouvoir spécial dans votre Lancer, tirez la Gloire de {spaces}.",
        )


class SpikedTail(Card):
    """KD-084: one damage event for a pull; as an option, one for each step."""

    id = "spiked_tail"
    en = "Spiked Tail"
    fr = "Queue à piquants"
    cost = 4
    worth = 2.7
    hits = 1

    def spaces_pulled(self, game: Game, me: int, track: int, spaces: int) -> Flow[None]:
        if track == DESTRUCTION:
            yield from hit(game, rival(me), self.hits * spaces)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"When you pull Destruction, your Rival takes {self.hits} hit for each space.",
            fr=f"Quand vous tirez la Destruction, votre Rival subit {self.hits} dégât par case.",
        )


class Superconductor(Card):
    """KD-223: each gain while the Rival resolves is one chance, of that amount."""

    id = "superconductor"
    en = "Superconductor"
    fr = "Supra-conducteur"
    cost = 2
    worth = 0.8
    answers: Final = yes_or_no("superconductor")

    def rival_gains_energy(self, game: Game, me: int, amount: int) -> Flow[None]:
        if game.window != RESOLVING or game.active == me:
            return
        answer = yield Choice(me, "superconductor", self.answers, "KD-223", amount)
        if answer.subject == YES:
            actions.lose_card(game, me, actions.card_of(game, me, self.bit))
            actions.add_energy(game, me, amount)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="When your Rival gains energy while resolving dice, you may discard this card to gain as much.",
            fr="Quand votre Rival gagne de l'énergie en résolvant ses dés, vous pouvez défausser cette carte pour en "
            "gagner autant.",
        )


class ThunderStomp(Card):
    """KD-224: a pull made while the own dice are resolved; as an option also when the Roll is fixed."""

    id = "thunder_stomp"
    en = "Thunder Stomp"
    fr = "Écrasement dévastateur"
    cost = 4
    worth = 1.4
    dice = 1

    def pull_begins(self, game: Game, me: int, track: int) -> None:
        counts = game.window == RESOLVING or (game.window == ROLL_FIXED and game.options.stomps_when_fixed)
        if track == DESTRUCTION and counts and me == game.active and self.is_unused(game):
            self.use_up(game)
            actions.take_dice_away(game, rival(me), self.dice)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"When you pull Destruction while resolving your dice, your Rival rolls {self.dice} die fewer next turn "
            "(once per turn).",
            fr=f"Quand vous tirez la Destruction en résolvant vos dés, votre Rival lance {self.dice} dé de moins au "
            "prochain tour (une fois par tour).",
        )


TITANIC_BATTERIES_EFFECTS: Final[Effects] = (GainDiceTokens(1),)


class TitanicBatteries(Card):
    """KD-060 (c), KD-071, KD-222: exactly so many dice, of the owner's choice, feed nothing."""

    id = "titanic_batteries"
    en = "Titanic Batteries"
    fr = "Batteries titanesques"
    cost = 4
    buzz = PUMPKIN
    worth = -2.4
    once_per_turn = True
    dice = 2
    effects = TITANIC_BATTERIES_EFFECTS

    def before_resolving(self, game: Game, me: int, is_skipped: bool) -> Flow[None]:
        roll = game.roll
        if is_skipped or not self.is_unused(game) or len(roll.dice) < self.dice:
            return
        if game.players[me].dice_tokens == MOST_TOKENS and game.options.batteries_need_room:
            return
        pairs = [dice for dice in sets_of(roll.rolled) if sum(dice) == self.dice]
        options = [Option("titanic_batteries", DICE.spelled(pair), packed(pair)) for pair in pairs]
        options.append(Option("titanic_batteries", "none", 0))
        answer = yield from ask(game, "titanic_batteries", options, "KD-222")
        if answer.subject:
            roll.aside = unpacked(answer.subject)
            if game.log is not None:
                tell(game, "aside", {"seat": me, "dice": answer.name.split("+")})
            yield from self.act(game, me)

    def speak(self, lang: str) -> str:
        does = in_words(lang, self.effects)
        return say(
            lang,
            en=f"Before you resolve your dice you may put {self.dice} of them aside unresolved: {does}.",
            fr=f"Avant de résoudre vos dés, vous pouvez en mettre {self.dice} de côté sans les résoudre : {does}.",
        )


class Trendsetter(FirstHitIgnored):
    id = "trendsetter"
    en = "Trendsetter"
    fr = "Hyper-tendance"
    cost = 3
    buzz = DRAGON
    worth = 1.2
    step = 3

    def is_working(self, game: Game) -> bool:
        return game.cover[at(FAME, game.markers[FAME])] != BOARD

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"While Fame stands on a Buzz token, ignore {self.hits} hit, the first one against you, in each of your "
            "Rival's turns.",
            fr=f"Tant que la Gloire est sur un jeton Buzz, ignorez {self.hits} dégât, le premier contre vous, à chaque "
            "tour de votre Rival.",
        )


class Unchained(HitForBonus):
    id = "unchained"
    en = "Unchained"
    fr = "Déchaîné"
    cost = 3
    buzz = PENGUIN
    answers: Final = yes_or_no("unchained")

    def replace_bonus(self, game: Game, me: int, bonus: int) -> Flow[bool]:
        if bonus in (EMPTY, PAW, TWO_PAWS):
            return False
        answer = yield Choice(me, "unchained", self.answers, "KD-228", bonus)
        return (yield from self.hit_instead(game, me, answer))

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"Whenever you receive a Buzz bonus, you may deal your Rival {self.hits} hit instead.",
            fr="Chaque fois que vous recevez un bonus Buzz, vous pouvez à la place infliger "
            f"{self.hits} dégât à votre Rival.",
        )


class UnstableDNA(Card):
    """KD-217, KD-236: hits taken at once; as an option those of the turn, when they come to so many."""

    id = "unstable_dna"
    en = "Unstable DNA"
    fr = "ADN instable"
    cost = 3
    buzz = TIGER
    worth = 2.6
    hits = 3

    def was_hit(self, game: Game, me: int, taken: int, total: int) -> Flow[None]:
        is_enough = total - taken < self.hits <= total if game.options.dna_adds_up else taken >= self.hits
        theirs = game.players[rival(me)].keep
        if not is_enough or not theirs:
            return
        options = [Option("unstable_dna", game.faces[number].id, number) for number in theirs]
        options.append(Option("unstable_dna", "none", -1))
        answer = yield Choice(me, "unstable_dna", options, "KD-217")
        if answer.subject >= 0:
            actions.swap(game, me, actions.card_of(game, me, self.bit), answer.subject)
            note_if_smash(game)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"When you take {self.hits} hits or more at once, you may swap this card for a KEEP card of your Rival.",
            fr=f"Quand vous subissez {self.hits} dégâts ou plus d'un coup, vous pouvez échanger cette carte contre une "
            "carte Pouvoir de votre Rival.",
        )


class Unstoppable(Card):
    """KD-229: automatic; immune for the rest of the turn, although the card is gone."""

    id = "unstoppable"
    en = "Unstoppable"
    fr = "Il ne tombera pas !"
    cost = 3
    worth = 2.0
    step = 1
    life = 1

    def save(self, game: Game, me: int) -> int:
        player = game.players[me]
        taken = player.life - self.life
        take_hits(game, me, taken)
        player.immune = True
        if game.log is not None:
            tell(game, "saved", {"seat": me, "life": player.life})
        actions.lose_card(game, me, actions.card_of(game, me, self.bit))
        return taken

    def ward_off(self, game: Game, me: int, hits: int) -> Flow[int]:
        if game.players[me].immune:
            ignore(game, me, self.id, hits)
            hits = 0
        yield from ()
        return hits

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"When you would fall to 0 life, you have {self.life} instead and ignore all further hits this turn; "
            "discard this card.",
            fr=f"Si vous deviez tomber à 0 PV, il vous en reste {self.life} et vous ignorez tout autre dégât ce "
            "tour-ci ; défaussez cette carte.",
        )


UTTER_DESTRUCTION_EFFECTS: Final[Effects] = (Pull(DESTRUCTION, 2), Pull(FAME, 2), HitRival(2))


class UtterDestruction(Card):
    """KD-055, KD-211."""

    id = "utter_destruction"
    en = "Utter Destruction"
    fr = "Destruction totale"
    cost = 4
    buzz = PANDA
    worth = 0.1
    once_per_turn = True
    effects = UTTER_DESTRUCTION_EFFECTS

    def is_due_by_symbols(self, game: Game, me: int) -> bool:
        return self.is_unused(game) and has_all_symbols(game)

    def speak(self, lang: str) -> str:
        does = in_words(lang, self.effects)
        return say(
            lang,
            en=f"When your Roll shows all six symbols: {does}.",
            fr=f"Quand votre Lancer montre les six symboles : {does}.",
        )


TITANIC_BATTERIES: Final = TitanicBatteries()
CARDS_S_TO_U: Final[list[Card]] = [
    Scrappy(),
    SignatureMove(),
    SpikedTail(),
    Superconductor(),
    ThunderStomp(),
    TITANIC_BATTERIES,
    Trendsetter(),
    Unchained(),
    UnstableDNA(),
    Unstoppable(),
    UtterDestruction(),
]
