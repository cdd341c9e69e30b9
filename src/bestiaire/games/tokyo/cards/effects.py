"""The vocabulary of effects: what cards do when they are bought, or when their keyword's moment has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import without
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, Effect
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.expansion.keywords import noted
from bestiaire.games.tokyo.rules.hearts.falling import leave
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import all_after, in_play, in_tokyo, most_hearts, others_after
from bestiaire.games.tokyo.table.zones import CARD_TURN, CITY, CLEAN_UP, HEARTS, MOST_NOTED, NOBODY, OUTSIDE, Loss
from bestiaire.games.tokyo.words.nouns import DIE, ENERGY, HEART, POINT, TOKEN
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

SELF: Final = 0
OTHERS: Final = 1
ALL: Final = 2
OTHER: Final = 3
"""The attacker whom POISONOUS answers."""
TOKEN_HOLDERS: Final = 4

PER_HEART: Final = -1
"""As much as the hearts that the effect counts."""


def whom(game: Game, who: int, me: int, other: int) -> list[int]:
    """The monsters that are meant, clockwise from the left of `me`, who comes last."""
    if who == SELF:
        return [me]
    if who == OTHER:
        return [] if game.players[other].is_out else [other]
    if who == OTHERS:
        return others_after(game, me)
    if who == ALL:
        return all_after(game, me)
    return [seat for seat in all_after(game, me) if game.players[seat].mindbugs > 0]


def loses(who: int, what: str, lang: str) -> str:
    """« every other monster loses 3 hearts »."""
    english = (
        "you lose", "every other monster loses", "every monster, you included, loses", "the attacker also loses",
        "every monster with a Mindbug token loses",
    )[who]  # fmt: skip
    french = (
        "vous perdez", "chaque autre monstre perd", "chaque monstre, vous compris, perd", "l'attaquant perd aussi",
        "chaque monstre qui a un jeton Mindbug perd",
    )[who]  # fmt: skip
    return say(lang, en=f"{english} {what}", fr=f"{french} {what}")


class GainPoints(Effect):
    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        actions.gain_points(game, me, number if self.amount == PER_HEART else self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        points = POINT.count(lang, 1 if self.amount == PER_HEART else self.amount)
        if self.amount == PER_HEART:
            return say(lang, en=f"gain {points} for each heart it lost", fr=f"gagnez {points} par cœur qu'elle a perdu")
        return say(lang, en=f"gain {points}", fr=f"gagnez {points}")


class GainEnergy(Effect):
    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        actions.gain_energy(game, me, number if self.amount == PER_HEART else self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        energy = ENERGY.count(lang, 1 if self.amount == PER_HEART else self.amount)
        if self.amount == PER_HEART:
            return say(
                lang,
                en=f"gain {energy} for each heart you would have lost",
                fr=f"gagnez {energy} par cœur que vous auriez perdu",
            )
        return say(lang, en=f"gain {energy}", fr=f"gagnez {energy}")


class GainHearts(Effect):
    """`if_spared`: only if TOUGH has cancelled exactly so many hearts."""

    def __init__(self, amount: int, if_spared: int = 0) -> None:
        self.amount: int = amount
        self.if_spared: int = if_spared

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        if self.if_spared in (0, number):
            actions.gain_hearts(game, me, self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        hearts = HEART.count(lang, self.amount)
        if self.if_spared:
            return say(
                lang,
                en=f"if you would have lost exactly {self.if_spared}, gain {hearts}",
                fr=f"si vous alliez en perdre exactement {self.if_spared}, gagnez {hearts}",
            )
        return say(lang, en=f"gain {hearts}", fr=f"gagnez {hearts}")


class LoseHearts(Effect):
    """KT-090: what one's own card makes one lose has no attacker. One batch."""

    def __init__(self, who: int, amount: int, cause: str) -> None:
        self.who: int = who
        self.amount: int = amount
        self.cause: str = cause

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        batch: list[Loss] = []
        for seat in whom(game, self.who, me, other):
            batch.append(Loss(seat, self.amount, NOBODY if seat == me else me, self.cause))
        if batch:
            yield from lose_hearts(game, batch)

    def speak(self, lang: str) -> str:
        return loses(self.who, HEART.count(lang, self.amount), lang)


class OthersLoseHeartIf(Effect):
    """Poisoned Tentacles?!: part of POISONOUS, so it waits for the common 0-heart processing (KT-098)."""

    def __init__(self, amount: int, if_lost: int, cause: str) -> None:
        self.amount: int = amount
        self.if_lost: int = if_lost
        self.cause: str = cause

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        if number >= self.if_lost:
            batch = [Loss(seat, self.amount, me, self.cause) for seat in others_after(game, me)]
            yield from lose_hearts(game, batch, waits=True)

    def speak(self, lang: str) -> str:
        others = loses(OTHERS, HEART.count(lang, self.amount), lang)
        return say(
            lang,
            en=f"if you lost {self.if_lost} hearts or more, {others}",
            fr=f"si vous avez perdu {self.if_lost} cœurs ou plus, {others}",
        )


class LosePoints(Effect):
    def __init__(self, who: int, amount: int) -> None:
        self.who: int = who
        self.amount: int = amount

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        for seat in whom(game, self.who, me, other):
            actions.lose_points(game, seat, number if self.amount == PER_HEART else self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        points = POINT.count(lang, 1 if self.amount == PER_HEART else self.amount)
        said = loses(self.who, points, lang)
        if self.amount == PER_HEART:
            said += say(lang, en=" for each heart you lost", fr=" par cœur que vous avez perdu")
        return said


class LoseEnergy(Effect):
    """`half`: half of what each has, rounded down."""

    def __init__(self, who: int, amount: int = 0, half: bool = False) -> None:
        self.who: int = who
        self.amount: int = amount
        self.half: bool = half

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        for seat in whom(game, self.who, me, other):
            amount = game.players[seat].energy // 2 if self.half else self.amount
            actions.lose_energy(game, seat, number if self.amount == PER_HEART else amount)
        yield from ()

    def speak(self, lang: str) -> str:
        if self.half:
            half = say(
                lang, en="half of its energy, rounded down", fr="la moitié de ses énergies, arrondie à l'inférieur"
            )
            return loses(self.who, half, lang)
        said = loses(self.who, ENERGY.count(lang, 1 if self.amount == PER_HEART else self.amount), lang)
        if self.amount == PER_HEART:
            said += say(lang, en=" for each heart you lost", fr=" par cœur que vous avez perdu")
        return said


class GainMindbug(Effect):
    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        actions.gain_mindbug(game, me)
        yield from ()

    def speak(self, lang: str) -> str:
        token = TOKEN.count(lang, 1)
        return say(lang, en=f"gain {token}", fr=f"gagnez {token}")


class LoseDie(Effect):
    """KT-030: one die fewer for the rest of the game."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        actions.lose_die(game, me)
        yield from ()

    def speak(self, lang: str) -> str:
        die = DIE.count(lang, 1)
        return say(
            lang, en=f"you roll {die} fewer for the rest of the game", fr=f"vous lancez {die} de moins jusqu'à la fin"
        )


class StartAgain(Effect):
    """Miraculous Mindbug: points and hearts are set, which is neither loss nor gain."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        actions.lose_points(game, me, game.players[me].points)
        actions.set_hearts(game, me, HEARTS)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"your victory points drop to 0 and your hearts are set to {HEARTS}",
            fr=f"vos points de victoire tombent à 0 et vos cœurs passent à {HEARTS}",
        )


class TakeTokyo(Effect):
    """Death from Above: everybody else leaves Tokyo, and the buyer enters Tokyo City."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        for seat in others_after(game, me):
            if in_tokyo(game, seat):
                yield from leave(game, seat, "card")
        place = game.players[me].place
        if place != CITY and not game.players[me].is_out:
            actions.stand(game, me, CITY)
            if place == OUTSIDE:
                actions.reward_entering(game, me)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="move into Tokyo City unless you are there, and everybody else leaves Tokyo",
            fr="entrez à Tokyo-Ville si vous n'y êtes pas, et tous les autres quittent Tokyo",
        )


class ExtraTurn(Effect):
    """Frenzy: another turn, but not for the Mindbugger in its interlude (KM-026, KT-173)."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        is_interlude = game.resolver != game.active
        if not is_interlude or (me != game.resolver and not game.options.earlier_rulings):
            actions.earn_turn(game, CARD_TURN, me, 0)
            if game.options.frenzy_card_ends_turn and me == game.active and not is_interlude:
                game.phase = CLEAN_UP
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang, en="when this turn is over, you take another one", fr="à la fin de ce tour, vous en jouez un autre"
        )


class AllowChange(Effect):
    """Sneaky Alloy: one die that shows 1 may be changed this turn (KT-037); a card fetched and activated again allows
    another."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        game.alloy = min(game.alloy + 1, MOST_NOTED)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="once this turn you may turn a die that shows 1 to any face",
            fr="une fois ce tour-ci, vous pouvez changer un dé montrant 1 en la face de votre choix",
        )


class FetchConsumable(Effect):
    """Arcane Scepter: any other Consumable of the discard pile, for free; it is no purchase."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        found = [
            card
            for card in game.discard
            if game.faces[card].kind == CONSUMABLE and game.faces[card].id != "arcane_scepter"
        ]
        if not found:
            return
        taken = found[0]
        if len(found) > 1:
            options = [Option("take", game.faces[card].id, card) for card in found]
            taken = (yield Choice(me, "arcane_scepter", options, "KM-036")).subject
        game.discard = without(game.discard, taken)
        if game.options.scepter_locks:
            game.locked = noted(game.locked, taken)
        actions.take_card(game, me, taken)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="take any Consumable from the discard pile in front of you, for free",
            fr="prenez gratuitement devant vous une carte Consommable de la défausse",
        )


class BuyHearts(Effect):
    """Ancestral Defense: as many payments as its owner likes, each a gain of its own."""

    def __init__(self, price: int) -> None:
        self.price: int = price

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        player = game.players[me]
        each = 1 + sum([card.added_hearts() for card in in_play(game, me, hooks.ADDED_HEARTS)])
        useful = -(-(most_hearts(player) - player.hearts) // each)
        most = min(player.energy // self.price, useful)
        if most <= 0:
            return
        options = [Option("ancestral_defense", str(hearts), hearts) for hearts in range(most + 1)]
        answer = yield Choice(me, "ancestral_defense", options, "KM-036")
        for _ in range(answer.subject):
            actions.pay(game, me, self.price)
            actions.gain_hearts(game, me, 1)

    def speak(self, lang: str) -> str:
        price, heart = ENERGY.count(lang, self.price), HEART.count(lang, 1)
        return say(
            lang,
            en=f"you may pay {price} for {heart}, as often as you like",
            fr=f"vous pouvez payer {price} pour {heart}, autant de fois que vous voulez",
        )
