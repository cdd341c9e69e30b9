"""The KEEP cards in collector order, Hibernation to Regeneration: what each says, its numbers, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.buzz_tokens import ALIEN, CAT, EMPTY, TIGER
from bestiaire.games.duel.cards.effects import GainDiceTokens, GainEnergy, Heal, HitYourself
from bestiaire.games.duel.cards.printed import Card, Effects, in_words
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import NO, YES, ask, offers, take_up_offer, yes_or_no
from bestiaire.games.duel.rules.buying import BUY_NOTHING, affordable, price, purchase
from bestiaire.games.duel.rules.pulls_and_hits import hit, ignore, pull
from bestiaire.games.duel.rules.roll import identical, throws_allowed
from bestiaire.games.duel.rules.rolling import throw_again
from bestiaire.games.duel.table.dice import FAME
from bestiaire.games.duel.words.nouns import LIFE_POINT
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


HIBERNATE: Final = [Option("hibernation", "keep", YES), Option("hibernation", "discard", NO)]


class Hibernation(Card):
    """KD-162: a turn that is slept through has no phases at all; KD-218: no hits from anywhere."""

    id = "hibernation"
    en = "Hibernation"
    fr = "Hibernation"
    cost = 5
    worth = 1.6
    step = 1
    life = 6

    def ward_off(self, game: Game, me: int, hits: int) -> Flow[int]:
        ignore(game, me, self.id, hits)
        yield from ()
        return 0

    def is_due_at_start(self, game: Game, me: int) -> bool:
        return True

    def act(self, game: Game, me: int) -> Flow[bool]:
        answer = yield from ask(game, "hibernation", HIBERNATE, "KD-162")
        if answer.subject == NO:
            actions.lose_card(game, me, actions.card_of(game, me, self.bit))
            return False
        if game.log is not None:
            tell(game, "hibernate", {"seat": me})
            tell(game, "effect", {"seat": me, "card": self.id})
        actions.heal(game, me, self.life)
        actions.drop_penalties(game, me)
        return True

    def speak(self, lang: str) -> str:
        life = LIFE_POINT.count(lang, self.life)
        return say(
            lang,
            en=f"You take no hits. At the start of your turn, discard this card, or gain {life} and your turn is over.",
            fr="Vous ne subissez aucun dégât. Au début de votre tour, défaussez cette carte, ou bien gagnez "
            f"{life} et votre tour est fini.",
        )


class InShape(Card):
    """KD-216, KD-273: a running total of the turn. One hit is like the other: who declines one declines those left."""

    id = "in_shape"
    en = "In Shape"
    fr = "En forme"
    cost = 4
    hits_for_free = 3
    price = 1
    spaces = 1
    answers: Final = yes_or_no("in_shape")

    def rival_was_hit(self, game: Game, me: int, taken: int, total: int) -> Flow[None]:
        if game.active != me and not game.options.in_shape_every_turn:
            return
        player = game.players[me]
        over = total - max(total - taken, self.hits_for_free)
        while over > 0 and player.powers & self.bit and player.energy >= self.price:
            answer = yield Choice(me, "in_shape", self.answers, "KD-216", over)
            if answer.subject == NO:
                return
            over -= 1
            actions.pay(game, me, self.price)
            yield from pull(game, me, FAME, self.spaces)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"For each hit your Rival takes in your turn after the first {self.hits_for_free}, you may pay "
            f"{self.price} energy to pull Fame {self.spaces} space.",
            fr=f"Pour chaque dégât que votre Rival subit pendant votre tour au-delà de {self.hits_for_free}, vous "
            f"pouvez payer {self.price} énergie pour tirer la Gloire de {self.spaces} case.",
        )


class InTheShadows(Card):
    """KD-050: as an option it works only after the last throw and counts as one."""

    id = "in_the_shadows"
    en = "In the Shadows"
    fr = "Dans les ténèbres"
    cost = 5
    buzz = ALIEN
    worth = 0.9

    def offers_to_throw(self, game: Game) -> list[Option]:
        if game.options.shadows_come_last and game.roll.throws < throws_allowed(game):
            return []
        fame = game.roll.rolled[FAME]
        return [Option("in_the_shadows", "+".join(["fame"] * number), number) for number in range(1, fame + 1)]

    def take_up(self, game: Game, offer: Option) -> None:
        counted = 1 if game.options.shadows_come_last else 0
        throw_again(game, (offer.subject, 0, 0, 0, 0, 0), counted, True)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="You may reroll your Fame dice as often as you like, without using up a throw.",
            fr="Vous pouvez relancer vos dés Gloire autant que vous voulez, sans que cela compte comme un lancer.",
        )


class HitForBonus(Card):
    """KD-228: a choice for each space of an own pull whose bonus it may replace."""

    hits = 1

    def hit_instead(self, game: Game, me: int, answer: Option) -> Flow[bool]:
        if answer.subject == NO:
            return False
        yield from hit(game, rival(me), self.hits)
        return True


class LightningSpeed(HitForBonus):
    id = "lightning_speed"
    en = "Lightning Speed"
    fr = "Vitesse éclair"
    cost = 4
    buzz = ALIEN
    worth = 2.3
    answers: Final = yes_or_no("lightning_speed")

    def replace_bonus(self, game: Game, me: int, bonus: int) -> Flow[bool]:
        if bonus != EMPTY:
            return False
        answer = yield Choice(me, "lightning_speed", self.answers, "KD-228", bonus)
        return (yield from self.hit_instead(game, me, answer))

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"When you pull a marker onto an empty space of a Buzz token, you may deal your Rival {self.hits} hit.",
            fr="Quand vous tirez un pion sur une case vide d'un jeton Buzz, vous pouvez infliger "
            f"{self.hits} dégât à votre Rival.",
        )


class MadeInALab(Card):
    """KD-147: at most one card, and no sweep."""

    id = "made_in_a_lab"
    en = "Made in a Lab"
    fr = "Expérience scientifique"
    cost = 3
    buzz = TIGER
    worth = 2.0
    discount = 1

    def is_due_at_start(self, game: Game, me: int) -> bool:
        return len(affordable(game, self.discount)) > 0 or len(offers(game)) > 0

    def act(self, game: Game, me: int) -> Flow[bool]:
        while True:
            options = [*affordable(game, self.discount), BUY_NOTHING, *offers(game)]
            if len(options) == 1:
                return False
            answer = yield Choice(me, "made_in_a_lab", options, "KD-147", self.discount)
            if not take_up_offer(game, answer):
                break
        if answer.subject >= 0:
            yield from purchase(game, answer.subject, price(game, answer.subject, self.discount))
        return False

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"At the start of your turn you may buy one card for {self.discount} energy less (never below 1).",
            fr=f"Au début de votre tour, vous pouvez acheter une carte pour {self.discount} énergie de moins (1 au "
            "minimum).",
        )


NATURAL_SELECTION_GAINS: Final[Effects] = (GainEnergy(4), Heal(4))
NATURAL_SELECTION_EFFECTS: Final[Effects] = (HitYourself(10),)


class NaturalSelection(Card):
    """KD-058, KD-060 (b), KD-221: dice alone count; who skips phase 2 is not hit, but as an option."""

    id = "natural_selection"
    en = "Natural Selection"
    fr = "Sélection naturelle"
    cost = 4
    worth = -7.5
    once_per_turn = True
    dice = 1
    alike = 4
    on_purchase = NATURAL_SELECTION_GAINS
    effects = NATURAL_SELECTION_EFFECTS

    def more_dice(self) -> int:
        return self.dice

    def before_resolving(self, game: Game, me: int, is_skipped: bool) -> Flow[None]:
        is_hit = not is_skipped or game.options.rebooting_is_hit
        if is_hit and self.is_unused(game) and identical(game) >= self.alike:
            yield from self.act(game, me)

    def speak(self, lang: str) -> str:
        gains, does = in_words(lang, self.on_purchase), in_words(lang, self.effects)
        return say(
            lang,
            en=f"When you buy it: {gains}. You roll {self.dice} more die, but with {self.alike} or more identical dice "
            f"in your Roll {does} before you resolve them.",
            fr=f"À l'achat : {gains}. Vous lancez {self.dice} dé de plus, mais si votre Lancer a {self.alike} dés "
            f"identiques ou plus, {does} avant de les résoudre.",
        )


REBOOTING_EFFECTS: Final[Effects] = (GainDiceTokens(2), GainEnergy(2))


class Rebooting(Card):
    """KD-060 (a), KD-220."""

    id = "rebooting"
    en = "Rebooting"
    fr = "Redémarrage"
    cost = 3
    buzz = CAT
    worth = 0.6
    effects = REBOOTING_EFFECTS
    answers: Final = yes_or_no("rebooting")

    def skip_resolving(self, game: Game, me: int) -> Flow[bool]:
        answer = yield from ask(game, "rebooting", self.answers, "KD-060")
        if answer.subject == NO:
            return False
        actions.lose_card(game, me, actions.card_of(game, me, self.bit))
        yield from self.act(game, me)
        return True

    def speak(self, lang: str) -> str:
        does = in_words(lang, self.effects)
        return say(
            lang,
            en=f"Instead of resolving your dice you may discard this card: {does}.",
            fr=f"Au lieu de résoudre vos dés, vous pouvez défausser cette carte : {does}.",
        )


class Regeneration(Card):
    """KD-230."""

    id = "regeneration"
    en = "Regeneration"
    fr = "Régénération"
    cost = 4
    worth = 4.2
    life = 1

    def more_life(self, game: Game, me: int) -> int:
        if not self.is_unused(game):
            return 0
        self.use_up(game)
        return self.life

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"The first time in a turn that you gain life, gain {self.life} more.",
            fr=f"La première fois que vous gagnez des PV dans un tour, gagnez-en {self.life} de plus.",
        )


HIBERNATION: Final = Hibernation()
IN_SHAPE: Final = InShape()
MADE_IN_A_LAB: Final = MadeInALab()
CARDS_H_TO_R: Final[list[Card]] = [
    HIBERNATION,
    IN_SHAPE,
    InTheShadows(),
    LightningSpeed(),
    MADE_IN_A_LAB,
    NaturalSelection(),
    Rebooting(),
    Regeneration(),
]
