"""Why a player of King of Tokyo can't choose what lies there: asked of the rules."""

from __future__ import annotations

from typing import Final

from bestiaire.core.table import Table
from bestiaire.core.why_not import Reason, Thing, because
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, KEEP, MONSTERS_BY_ID, Card
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.page.table.buttons import moves_of
from bestiaire.games.tokyo.page.table.dice import GROUPS, dice_of
from bestiaire.games.tokyo.rules.buying import price
from bestiaire.games.tokyo.rules.dice.rolling import rolls_allowed
from bestiaire.games.tokyo.rules.dice.smashing import targets
from bestiaire.games.tokyo.rules.owning import in_tokyo, most_hearts
from bestiaire.games.tokyo.table.told import known_on_top
from bestiaire.games.tokyo.table.zones import BUY, REROLL, SWEEP_PRICE
from bestiaire.show.page.why_not import PlacedWhyNot
from bestiaire.words import Phrase

ZONES: Final = ("display", "discard", "cards", "evolutions", "hand")
"""Where cards lie that somebody could expect to use."""

HEARTS: Final = Phrase(en="your hearts", fr="vos cœurs")
STAGE: Final = Phrase(en="yielding Tokyo", fr="céder Tokyo")
TOKENS: Final = Phrase(en="Mindbug tokens", fr="jetons Mindbug")
MARKET: Final = Phrase(en="the display", fr="les cartes à vendre")

TOO_DEAR: Final = Phrase(
    en="it costs {cost} energy, you have {energy}: {n} more needed.",
    fr="prix : {cost} d'énergie, vous avez {energy} : il en manque {n}.",
)
TOO_DEAR_YET: Final = Phrase(
    en="cards are bought after the dice; it costs {cost} energy, you have {energy}: {n} more needed by then.",
    fr="les cartes s'achètent après les dés ; prix : {cost} d'énergie, vous avez {energy} : il manque encore {n}.",
)
ITS_CONDITION: Final = Phrase(en="its own words forbid it: “{text}”", fr="ses propres mots l'interdisent : « {text} »")
JUST_REVEALED: Final = Phrase(
    en="you may buy only what was just revealed.", fr="on ne peut acheter que ce qui vient d'être révélé."
)
BUY_LATER: Final = Phrase(
    en="cards are bought in your Buy phase, after the dice.",
    fr="les cartes s'achètent à votre phase d'achat, après les dés.",
)
SWEEP_COSTS: Final = Phrase(
    en="replacing the cards costs {cost} energy, you have {energy}.",
    fr="renouveler les cartes coûte {cost} énergies, vous en avez {energy}.",
)
DISCARDED: Final = Phrase(
    en="only an effect takes a card from the discard pile.", fr="seul un effet prend une carte dans la défausse."
)
NOT_YOURS: Final = Phrase(en="it lies in front of another monster.", fr="elle est devant un autre monstre.")
NOT_ITS_MOMENT: Final = Phrase(en="not at this moment: “{text}”", fr="pas à ce moment-là : « {text} »")
LOCKED: Final = Phrase(
    en="you have taken it just now: not in this turn.", fr="vous venez de la prendre : pas ce tour-ci."
)
NO_ROLL_LEFT: Final = Phrase(en="you have made all your {n} Rolls.", fr="vous avez fait vos {n} lancers.")
STOPPED: Final = Phrase(
    en="rolling is over: the dice count as they lie.", fr="les lancers sont finis : les dés comptent tels quels."
)
RESOLVED: Final = Phrase(en="each kind of dice is resolved once.", fr="chaque sorte de dés se résout une seule fois.")
NOT_YOUR_DICE: Final = Phrase(en="these are another monster's dice.", fr="ce sont les dés d'un autre monstre.")
NO_HEALING_IN_TOKYO: Final = Phrase(
    en="in Tokyo heart dice don't heal you.", fr="à Tokyo, les dés cœur ne vous soignent pas."
)
NO_MORE_HEARTS: Final = Phrase(en="you have {n} hearts, the most you can have.", fr="vous avez {n} cœurs, le maximum.")
HEAL_BY_DICE: Final = Phrase(
    en="your heart dice heal you when they are resolved outside Tokyo.",
    fr="vos dés cœur vous soignent quand ils sont résolus hors de Tokyo.",
)
NOT_IN_TOKYO: Final = Phrase(
    en="only a monster in Tokyo can yield it: you are outside.",
    fr="seul un monstre à Tokyo peut le céder : vous êtes dehors.",
)
NOT_WOUNDED: Final = Phrase(
    en="you may yield Tokyo only when smashes have just cost you hearts there.",
    fr="on ne cède Tokyo qu'après y avoir perdu des cœurs par des baffes.",
)
NO_TOKEN: Final = Phrase(en="you have no Mindbug token.", fr="vous n'avez pas de jeton Mindbug.")
NOT_YOURSELF: Final = Phrase(en="you can't Mindbug yourself.", fr="on ne peut pas se mindbugger soi-même.")
TOKEN_WHEN: Final = Phrase(
    en="a token is used on another monster's dice, before they are resolved.",
    fr="un jeton s'utilise sur les dés d'un autre monstre, avant leur résolution.",
)
IS_OUT: Final = Phrase(en="this monster is eliminated.", fr="ce monstre est éliminé.")
SAME_SIDE: Final = Phrase(
    en="your smashes can't reach it: from Tokyo you hit those outside, from outside those in Tokyo.",
    fr="hors d'atteinte pour vos baffes : de Tokyo on frappe dehors, du dehors on frappe Tokyo.",
)
BOTH_IN_TOKYO: Final = Phrase(
    en="two monsters in Tokyo don't hit each other.", fr="deux monstres à Tokyo ne se frappent pas."
)
ONLY_THE_PREY: Final = Phrase(
    en="HUNTER: your smashes hit the prey alone.", fr="CHASSEUR : vos baffes ne frappent que la proie."
)
HIT_BY_DICE: Final = Phrase(
    en="smashes are not aimed: when resolved, they hit all they reach.",
    fr="les baffes ne se visent pas : résolues, elles frappent tous ceux qu'elles atteignent.",
)


def text_of(card: Card) -> Phrase:
    return Phrase(en=card.text("en"), fr=card.text("fr"))


def name_of(card_id: str) -> Phrase:
    card = CARDS[card_id]
    return Phrase(en=card.en, fr=card.fr)


class TokyoWhyNot(PlacedWhyNot):
    """What a player of King of Tokyo sees: cards, dice, monsters, Tokyo, and the own hearts and tokens."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat, moves_of, dice_of)

    # -- what lies there

    def things(self) -> list[Thing]:
        found = [
            Thing(place, f"card-{mark}", name_of(self.state.faces[mark].id))
            for place, mark in self.marks.items()
            if any(part in ZONES for part in place.split("."))
        ]
        for zone in ("looking", "peeked"):
            cards = self.view.get(zone, {}).get("cards", ())
            found += [Thing(f"{zone}.{nth}", f"{zone}-{nth}", name_of(card)) for nth, card in enumerate(cards)]
        return [*found, *self.dice_there(), *self.monsters(), *self.on_the_board()]

    def monsters(self) -> list[Thing]:
        """The other monsters; in the set-up, those that can be taken."""
        free = [(f"monster.{monster}", f"monster-{monster}", monster) for monster in self.moves.meant("monster")]
        others = [
            (f"board.{seat}", f"seat-{seat}", player["monster"])
            for seat, player in enumerate(self.view["players"])
            if seat != self.seat and player.get("monster")
        ]
        found = [(place, at, MONSTERS_BY_ID[monster]) for place, at, monster in (*free, *others)]
        return [Thing(place, at, Phrase(en=monster.en, fr=monster.fr)) for place, at, monster in found]

    def on_the_board(self) -> list[Thing]:
        if not self.view["players"]:
            return []
        own = f"players.{self.seat}"
        found = [
            Thing("market", "market", MARKET),
            Thing("stage", f"monster-{self.seat}", STAGE),
            Thing(f"{own}.hearts", f"hearts-{self.seat}", HEARTS),
        ]
        if self.state.options.has_tokens or self.state.players[self.seat].mindbugs:
            found.append(Thing(f"{own}.mindbugs", f"mindbugs-{self.seat}", TOKENS))
        return found

    def meant(self) -> set[str]:
        """What has a button; what an option names that has its button elsewhere: cards, tokens, Tokyo."""
        words = self.named()
        if "mimicked" in self.view and self.view["mimicked"]["card"] in words:
            words.add("mimic")
        own = f"players.{self.seat}."
        found = {
            place for place, mark in self.marks.items() if place.startswith(own) and self.state.faces[mark].id in words
        }
        preys = {option.key.partition("@")[2] for option in self.choice.options if option.verb == "hunter"}
        found |= {f"board.{seat}" for seat in preys}
        if "token" in words:
            found.add(f"{own}mindbugs")
        if "yield" in words:
            found.add("stage")
        return super().meant() | found

    # -- why not

    def why_not(self, place: str) -> Reason | None:
        """Hearts, Tokyo and tokens have their reasons whoever is asked."""
        if place in self.offered:
            return None
        if place == "stage":
            return because("KT-080", NOT_WOUNDED if in_tokyo(self.state, self.seat) else NOT_IN_TOKYO)
        if place.endswith(".hearts"):
            return self.why_no_healing()
        return self.why_no_mindbug() if place.endswith(".mindbugs") else super().why_not(place)

    def reason(self, place: str) -> Reason:
        zone, _, rest = place.partition(".")
        if zone == "dice":
            return self.why_not_dice(int(rest))
        if zone == "board":
            return self.why_not_monster(int(rest))
        if zone == "market":
            has = self.state.players[self.seat].energy
            short = because("KT-133", SWEEP_COSTS, cost=SWEEP_PRICE, energy=has)
            return short if has < SWEEP_PRICE else because("KT-020", BUY_LATER)
        if zone in ("display", "peeked"):
            on_top = known_on_top(self.state, self.seat)
            return self.why_not_buy(on_top[int(rest)] if zone == "peeked" else self.marks[place])
        return because("KT-130", DISCARDED) if zone == "discard" else self.why_not_card(place)

    def why_not_buy(self, number: int) -> Reason:
        """KT-130, KT-137, KT-139: its price, its own condition, or the time."""
        card, player = self.state.faces[number], self.state.players[self.seat]
        cost = price(self.state, self.seat, number)
        if cost > player.energy:
            words = TOO_DEAR_YET if self.state.phase < BUY else TOO_DEAR
            return because("KT-130", words, cost=cost, energy=player.energy, n=cost - player.energy)
        if not card.may_be_bought_by(player):
            return because("KT-137", ITS_CONDITION, card.id, text=text_of(card))
        return because("KT-135", JUST_REVEALED) if self.choice.rule == "KT-135" else because("KT-020", BUY_LATER)

    def why_not_card(self, place: str) -> Reason:
        """A card in front of a monster, or in hand: it has its moment."""
        number = self.marks[place]
        card = self.state.faces[number]
        if not place.startswith(f"players.{self.seat}."):
            return because("KT-131", NOT_YOURS)
        if number in self.state.locked:
            return because("KM-036", LOCKED)
        rule = {KEEP: "KT-021", CONSUMABLE: "KM-036"}.get(card.kind, "KM-106" if card.keywords else "KM-105")
        return because(rule, NOT_ITS_MOMENT, card.id, text=text_of(card))

    def why_not_dice(self, nth: int) -> Reason:
        """KT-031, KT-032, KT-050, KT-055: thrown often enough, or resolved."""
        game = self.state
        if self.seat not in (game.active, game.resolver):
            return because("KT-032", NOT_YOUR_DICE)
        faces = self.dice["en"][nth].faces
        if game.phase == REROLL and game.rolls >= rolls_allowed(game):
            return because("KT-031", NO_ROLL_LEFT, n=rolls_allowed(game))
        if game.phase > REROLL and faces[:1] == GROUPS["hearts"] and in_tokyo(game, self.seat):
            return because("KT-055", NO_HEALING_IN_TOKYO)
        return because("KT-050", RESOLVED) if self.dice["en"][nth].state else because("KT-032", STOPPED)

    def why_no_healing(self) -> Reason:
        """KT-003, KT-055."""
        if in_tokyo(self.state, self.seat):
            return because("KT-055", NO_HEALING_IN_TOKYO)
        player = self.state.players[self.seat]
        if player.hearts >= most_hearts(player):
            return because("KT-003", NO_MORE_HEARTS, n=player.hearts)
        return because("KT-055", HEAL_BY_DICE)

    def why_no_mindbug(self) -> Reason:
        """KM-020 … KM-022."""
        if not self.state.players[self.seat].mindbugs:
            return because("KM-020", NO_TOKEN)
        return because("KM-022", NOT_YOURSELF) if self.state.active == self.seat else because("KM-020", TOKEN_WHEN)

    def why_not_monster(self, seat: int) -> Reason:
        """KT-071 … KT-073: whom one's smashes reach from here."""
        game = self.state
        if game.players[seat].is_out:
            return because("KT-101", IS_OUT)
        if game.resolver != self.seat or seat in targets(game):
            return because("KT-071", HIT_BY_DICE)
        if game.hunts and self.seat == game.active:
            return because("KT-073", ONLY_THE_PREY)
        are_in_tokyo = in_tokyo(game, seat) and in_tokyo(game, self.seat)
        return because("KT-072", BOTH_IN_TOKYO) if are_in_tokyo else because("KT-071", SAME_SIDE)
