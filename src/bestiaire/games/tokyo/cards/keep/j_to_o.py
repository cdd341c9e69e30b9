"""Keep cards of the base game, in the order of the box: Jets to Opportunist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import top_of, without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.common import ScoreFaces
from bestiaire.games.tokyo.cards.printed import KEEP, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import BY_SEAT, anytime, ask, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.buying import FROM_DECK, affordable, bring_in, price, purchase
from bestiaire.games.tokyo.rules.hearts.losses import ignoring, prevent
from bestiaire.games.tokyo.rules.owning import copies, fixed_on_top, in_tokyo, owned
from bestiaire.games.tokyo.table.dice import ONE, THREE, TWO
from bestiaire.games.tokyo.table.zones import NO_CARD, Loss
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


YIELD: Final = Option("jets", "yield", -1)


class Jets(Card):
    """KT-081: the choice to yield is made before the loss; the monster leaves in W15 with the others."""

    def can_yield(self, game: Game, loss: Loss) -> bool:
        return loss.is_smash and in_tokyo(game, loss.victim) and ignoring(game, loss) is None

    def reactions(self, game: Game, loss: Loss) -> list[Option]:
        return [YIELD] if self.can_yield(game, loss) else []

    def react(self, game: Game, loss: Loss) -> Flow[None]:
        loss.yields = True
        prevent(game, loss, loss.amount, self.id)
        yield from ()

    def when_loss_is_taken(self, game: Game, loss: Loss) -> None:
        loss.stays = self.can_yield(game, loss)


JETS: Final = Jets(
    KEEP, "jets", "Jets", "Réacteurs", 5,
    Phrase(
        en="You lose no hearts to smashes if you yield Tokyo because of them.",
        fr="Vous ne perdez aucun cœur par des baffes si vous cédez Tokyo à cause d'elles.",
    ),
)  # fmt: skip


LOOK: Final = Option("look", "deck", NO_CARD)


class MadeInALab(Card):
    """KT-140: what was looked at may be bought until the phase ends; each copy looks at one card more."""

    def verbs(self) -> tuple[str, ...]:
        return ("look", "lab")

    def offers(self, game: Game, me: int) -> list[Option]:
        seen = affordable(game, me, game.deck[: game.lab])
        options = [Option("lab", option.name, option.subject) for option in seen]
        has_more = game.lab < len(game.deck) or (not game.deck and len(game.discard) > 0)
        if has_more and game.looks < copies(game, me, self.bit):
            options.append(LOOK)
        return options

    def take_offer(self, game: Game, me: int, answer: Option) -> Flow[None]:
        if answer.verb == "look":
            self.look(game, me)
        else:
            yield from purchase(game, me, answer.subject, price(game, me, answer.subject), FROM_DECK)

    def look(self, game: Game, me: int) -> None:
        """The next card of the deck, for its owner's eyes; of a loose deck it is decided now."""
        game.looks += 1
        actions.has_deck(game)
        player = game.players[me]
        above, below = game.deck[: game.lab], game.deck[game.lab :]
        number = top_of(below, game.is_loose and game.lab >= fixed_on_top(game), game.rng)
        game.deck = (*above, number, *without(below, number))
        game.lab += 1
        player.peeked = max(player.peeked, game.lab)
        if game.log is not None:
            tell(game, "look", {"seat": me}, {"card": game.faces[number].id}, (me,), news=True)


MADE_IN_A_LAB: Final = MadeInALab(
    KEEP, "made_in_a_lab", "Made in a Lab", "Expérience scientifique", 2,
    Phrase(
        en="When you buy, you may look at the top card of the deck, and buy it.",
        fr="Lors de vos achats, vous pouvez regarder la première carte de la pioche, et l'acheter.",
    ),
)  # fmt: skip


SELL_NOTHING: Final = Option("sell", "none", NO_CARD)


class Metamorph(Card):
    """KT-148, KT-151: the energy printed on the cards, which is no gain."""

    def first_at_end(self, game: Game, me: int) -> Flow[None]:
        while True:
            options: list[Option] = []
            for number in game.players[me].cards:
                if game.faces[number].kind == KEEP:
                    options.append(Option("sell", game.faces[number].id, number))
            if not options:
                return
            options.append(SELL_NOTHING)
            answer = yield from ask(game, me, "metamorph", options, "KT-151")
            if answer.subject == NO_CARD:
                return
            actions.lose_card(game, me, answer.subject)
            actions.move_energy(game, me, game.faces[answer.subject].cost)


METAMORPH: Final = Metamorph(
    KEEP, "metamorph", "Metamorph", "Métamorphose", 3,
    Phrase(
        en="At the end of your turn you may discard any of your Keep cards for the energy printed on them.",
        fr="À la fin de votre tour, vous pouvez défausser des cartes Pouvoir pour récupérer leur coût en "
        "énergie.",
    ),
)  # fmt: skip


STAY: Final = Option("mimic", "none", NO_CARD)


class Mimic(Card):
    """KT-145 to KT-148: `game.mimicked` is the card on which its token lies."""

    def stands_for(self, game: Game) -> Card:
        return self if game.mimicked == NO_CARD else game.faces[game.mimicked]

    def when_bought(self, game: Game, me: int) -> Flow[None]:
        """KT-145: its buyer must choose, if there is something to copy."""
        options = self.copiable(game)
        if not options:
            return
        answer = options[0]
        if len(options) > 1:
            answer = yield Choice(me, "mimic", options, "KT-145")
        yield from self.become_copy(game, me, answer)

    def after_the_bonus(self, game: Game, me: int) -> Flow[None]:
        """KT-027, KT-146: the token may be moved."""
        while True:
            if game.players[me].energy < self.numbers["price"]:
                return
            options = self.copiable(game)
            if not options:
                return
            options.append(STAY)
            options += anytime(game, me)
            answer = yield Choice(me, "mimic", options, "KT-027")
            if not is_anytime(answer):
                break
            use_anytime(game, me, answer)
        if answer.subject != NO_CARD:
            actions.pay(game, me, self.numbers["price"])
            yield from self.become_copy(game, me, answer)

    def copiable(self, game: Game) -> list[Option]:
        """Every Keep card in play but itself, and but the one it copies already."""
        found: list[Option] = []
        for seat in range(game.seats):
            for number in game.players[seat].cards:
                card = game.faces[number]
                if card.kind == KEEP and card.bit != self.bit and number != game.mimicked:
                    found.append(Option("mimic", f"{card.id}@{seat}", number * BY_SEAT + seat))
        return found

    def become_copy(self, game: Game, me: int, answer: Option) -> Flow[None]:
        """The token lies on that card: this is a second copy of it, as if just bought."""
        game.mimicked = answer.subject // BY_SEAT
        card = game.faces[game.mimicked]
        game.mimic_counters = card.first_counters()
        actions.refresh(game, me)
        if game.log is not None:
            tell(game, "mimic", {"seat": me, "card": card.id, "owner": answer.subject % BY_SEAT})
        yield from bring_in(game, me, card)

    def when_given_up(self, game: Game) -> None:
        """KT-148: the token comes off."""
        game.mimicked = NO_CARD

    def counters(self, game: Game) -> int:
        return game.mimic_counters

    def set_counters(self, game: Game, amount: int) -> None:
        game.mimic_counters = amount


MIMIC: Final = Mimic(
    KEEP, "mimic", "Mimic", "Mimétisme", 8,
    Phrase(
        en="Choose any monster's Keep card: this is a second copy of it. At the start of your turn you may "
        "pay {price} energy to choose another.",
        fr="Choisissez une carte Pouvoir de n'importe quel monstre : celle-ci en est une copie. Au début de"
        " votre tour, vous pouvez payer {price} énergie pour en choisir une autre.",
    ),
    price=1, order=1,
)  # fmt: skip


class BatteryMonster(Card):
    """KT-026: energy that is moved is no gain."""

    def first_counters(self) -> int:
        return self.numbers["charge"]

    def counters(self, game: Game) -> int:
        return game.battery

    def set_counters(self, game: Game, amount: int) -> None:
        game.battery = amount

    def start_of_turn(self, game: Game, me: int) -> None:
        step = self.numbers["step"]
        for number in owned(game, me, self.bit):
            actions.move_energy(game, me, step)
            actions.remove_counters(game, me, number, step)


BATTERY_MONSTER: Final = BatteryMonster(
    KEEP, "battery_monster", "Battery Monster", "Monstre batterie", 3,
    Phrase(
        en="When bought, {charge} energy are put on it. At the start of your turn take {step} of them; "
        "discard it when it is empty.",
        fr="À l'achat, posez {charge} énergies dessus. Au début de votre tour, prenez-en {step} ; "
        "défaussez-la une fois vide.",
    ),
    charge=6, step=2,
)  # fmt: skip


class NovaBreath(Card):
    def hits_everybody(self) -> bool:
        return True


NOVA_BREATH: Final = NovaBreath(
    KEEP, "nova_breath", "Nova Breath", "Souffle nova", 7,
    Phrase(
        en="Your smashes hit all other monsters.",
        fr="Vos baffes frappent tous les autres monstres.",
    ),
)  # fmt: skip


class Detritivore(ScoreFaces):
    def is_shown(self, game: Game) -> bool:
        return game.rolled[ONE] > 0 and game.rolled[TWO] > 0 and game.rolled[THREE] > 0


DETRITIVORE: Final = Detritivore(
    KEEP, "detritivore", "Detritivore", "Détritivore", 4,
    Phrase(
        en="When your dice show 1, 2 and 3, gain {points} victory points.",
        fr="Quand vos dés montrent 1, 2 et 3, gagnez {points} points de victoire.",
    ),
    points=2, order=3,
)  # fmt: skip


class Opportunist(Card):
    def buys_revealed(self) -> bool:
        return True


OPPORTUNIST: Final = Opportunist(
    KEEP, "opportunist", "Opportunist", "Opportuniste", 3,
    Phrase(
        en="Whenever a card is revealed, you may buy it at once, before anybody else.",
        fr="Chaque fois qu'une carte est révélée, vous pouvez l'acheter aussitôt, avant tout le monde.",
    ),
)  # fmt: skip

KEEP_J_TO_O: Final[list[Card]] = [
    JETS, MADE_IN_A_LAB, METAMORPH, MIMIC, BATTERY_MONSTER, NOVA_BREATH, DETRITIVORE, OPPORTUNIST,
]  # fmt: skip
