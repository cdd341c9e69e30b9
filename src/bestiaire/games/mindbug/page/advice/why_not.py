"""Why a player of Mindbug can't choose what lies there: asked of the rules."""

from __future__ import annotations

from typing import Final

from bestiaire.core.why_not import Reason, Thing, WhyNot, because
from bestiaire.games.mindbug.cards.sets import printed
from bestiaire.games.mindbug.page.table.buttons import TAKE_OVER, place_of, place_of_option
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.rules import energy, powers
from bestiaire.games.mindbug.rules.asking import creature_in_play
from bestiaire.games.mindbug.rules.energy import cost
from bestiaire.games.mindbug.table.zones import NO_CARD, Creature
from bestiaire.games.mindbug.words.speaker import die_in_words
from bestiaire.words import Phrase

ZONES: Final = ("hand", "play", "pending", "discard", "display", "energy_discard")
"""Where cards lie that somebody could expect to use."""
RULES_ASK: Final = frozenset(
    ["action", "buy", "mindbug", "hunt", "block", "again", "reroll", "die", "first", "discard"]
)
"""The questions that a rule asks; the others a card asks in its own words."""

MINDBUGS: Final = Phrase(en="Mindbugs", fr="Mindbugs")
NOT_ITS_TARGET: Final = Phrase(
    en="this is not what {card} asks for: “{text}”", fr="ce n'est pas ce que demande {card} : « {text} »"
)
BUYING_FIRST: Final = Phrase(
    en="the Energy cards come first, then your action.", fr="d'abord les cartes Énergie, ensuite votre action."
)
ORDER_FIRST: Final = Phrase(
    en="several effects happen at once: first their order is settled.",
    fr="plusieurs effets ont lieu en même temps : il faut d'abord fixer leur ordre.",
)
DICE_FIRST: Final = Phrase(
    en="the dice of the attack come before anything else.", fr="les dés de l'attaque passent avant tout le reste."
)
ON_YOUR_TURN: Final = Phrase(
    en="you play a card or attack on your own turn only.", fr="on ne joue une carte ou n'attaque qu'à son tour."
)
ONE_ACTION: Final = Phrase(
    en="your action of this turn is the attack that is under way.",
    fr="votre action de ce tour est l'attaque en cours.",
)
FROM_HAND_ONLY: Final = Phrase(en="you discard from your hand.", fr="on défausse depuis sa main.")
CHOSEN_ALREADY: Final = Phrase(en="this card is already chosen.", fr="cette carte est déjà choisie.")
KEPT_FROM_ATTACKING: Final = Phrase(en="{card} keeps it from attacking.", fr="{card} l'empêche d'attaquer.")
KEPT_FROM_BLOCKING: Final = Phrase(en="{card} keeps it from blocking.", fr="{card} l'empêche de bloquer.")
ONLY_SNEAKY: Final = Phrase(
    en="{card} is SNEAKY: only a SNEAKY creature can block it.",
    fr="{card} est FURTIF : seule une créature FURTIF peut bloquer.",
)
CANT_HUNT: Final = Phrase(en="{card} can't hunt it.", fr="{card} ne peut pas la chasser.")
HUNT_AN_ENEMY: Final = Phrase(en="HUNTER names an enemy creature.", fr="CHASSEUR désigne une créature ennemie.")
ONLY_THE_ATTACKER: Final = Phrase(
    en="FRENZY lets {card} alone attack again.", fr="FURIE ne laisse que {card} attaquer encore."
)
ATTACK_THE_PLAYER: Final = Phrase(
    en="you attack the player, who may block with a creature.",
    fr="vous attaquez le joueur, qui peut bloquer avec une créature.",
)
BLOCK_WITH_OWN: Final = Phrase(
    en="only your own creatures block for you.", fr="seules vos propres créatures bloquent pour vous."
)
MINDBUG_TAKES_THE_PLAYED: Final = Phrase(
    en="a Mindbug takes the card that is being played, and no other.",
    fr="un Mindbug prend la carte qui est jouée, et nulle autre.",
)
DISCARDED: Final = Phrase(
    en="only an effect brings a card back from a discard pile.",
    fr="seul un effet fait revenir une carte d'une défausse.",
)
ENERGY_DISCARDED: Final = Phrase(
    en="an Energy card that was bought never comes back.", fr="une carte Énergie achetée ne revient jamais."
)
TOO_DEAR: Final = Phrase(
    en="it costs {cost}, you have {energy}: {n} more needed.",
    fr="elle coûte {cost}, vous avez {energy} : il en manque {n}.",
)
AT_THE_START: Final = Phrase(
    en="Energy cards are bought at the start of your turn, before your action.",
    fr="les cartes Énergie s'achètent au début de votre tour, avant votre action.",
)
DICE_STAND: Final = Phrase(en="the result stands and takes effect.", fr="le résultat est définitif et s'applique.")
NO_MINDBUG: Final = Phrase(
    en="you have none left: a Mindbug is spent for good.",
    fr="il ne vous en reste aucun : un Mindbug ne sert qu'une fois.",
)
MINDBUG_WHEN: Final = Phrase(
    en="a Mindbug is used when your opponent plays a card from hand as an action.",
    fr="un Mindbug s'utilise quand l'adversaire joue une carte de sa main comme action.",
)


NEVER: Final = {
    "dice": ("MK-012", DICE_STAND),
    "discard": ("MB-050", DISCARDED),
    "energy_discard": ("MK-022", ENERGY_DISCARDED),
}
"""What nobody chooses, unless a question is about it."""
FIRST: Final = {
    "buy": ("MK-020", BUYING_FIRST),
    "die": ("MK-010", DICE_FIRST),
    "first": ("MB-003", ORDER_FIRST),
    "reroll": ("MK-010", DICE_FIRST),
}
"""The questions that come before anything is done with cards."""


def zone_of(place: str) -> str:
    """`play`, of `players.0.play.1`."""
    return next(part for part in reversed(place.split(".")) if not part.isdigit())


def name_of(card_id: str) -> Phrase:
    card = printed(card_id)
    return Phrase(en=card.en, fr=card.fr)


class MindbugWhyNot(WhyNot):
    """What a player of Mindbug sees: cards in hand, in play and in piles, Energy cards, dice, and the own Mindbugs."""

    def things(self) -> list[Thing]:
        found = [
            Thing(place, f"card-{mark}", name_of(self.state.faces[mark].id))
            for place, mark in self.marks.items()
            if any(part in ZONES for part in place.split("."))
        ]
        faces = self.view.get("dice", [])
        for index in range(len(faces)):
            name = Phrase(en=die_in_words(faces, index + 1, "en"), fr=die_in_words(faces, index + 1, "fr"))
            found.append(Thing(f"dice.{index}", f"die-{index}", name))
        found.append(Thing(f"players.{self.seat}.mindbugs", f"mindbugs-{self.seat}", MINDBUGS))
        return found

    def meant(self) -> set[str]:
        """The cards and dice of the options; the attacker that may attack again; a Mindbug and the
        card that it may take."""
        found: set[str] = set()
        for option in self.view["choice"].get("options", []):
            row = QUESTIONS.verbs.get(option["key"].partition(":")[0])
            place = None if row is None else place_of_option(row, option)
            if place is not None:
                found.add(place)
            elif option["key"] == TAKE_OVER:
                found |= {f"players.{self.seat}.mindbugs", "pending"}
            elif option["key"] == "again:yes":
                found.add(place_of(self.view["choice"]["about_at"]))
        return found

    def reason(self, place: str) -> Reason:
        kind, zone = self.choice.kind, zone_of(place)
        if kind not in RULES_ASK or (kind == "buy" and self.choice.about != NO_CARD):
            return self.as_the_card_says()
        if zone in NEVER:
            return because(*NEVER[zone])
        if zone == "mindbugs":
            has_any = self.state.players[self.seat].mindbugs > 0
            return because("MB-054", MINDBUG_WHEN) if has_any else because("MB-053", NO_MINDBUG)
        if zone == "display":
            return self.why_not_buy(self.marks[place])
        return because(*FIRST[kind]) if kind in FIRST else self.why_not_card(zone, self.marks[place])

    def why_not_card(self, zone: str, number: int) -> Reason:
        """A card in hand or in play."""
        if self.choice.kind == "discard":
            return because("MB-090", CHOSEN_ALREADY if zone == "hand" else FROM_HAND_ONLY)
        if zone == "hand":
            return because("MB-050", ONE_ACTION if self.state.active == self.seat else ON_YOUR_TURN)
        creature = creature_in_play(self.state, number)
        return self.why_not_own(creature) if creature.seat == self.seat else self.why_not_enemy(creature)

    def as_the_card_says(self) -> Reason:
        """A card asks, and says itself what it means."""
        card = self.state.faces[self.choice.about]
        text = Phrase(en=card.text("en"), fr=card.text("fr"))
        return because(self.choice.rule, NOT_ITS_TARGET, card.id, card=name_of(card.id), text=text)

    def why_not_buy(self, number: int) -> Reason:
        """MK-020, MK-023: too dear, or not the time for it."""
        has, price = self.state.players[self.seat].energy, cost(self.state, number)
        if not energy.is_affordable(self.state, self.seat, number):
            return because("MK-020", TOO_DEAR, cost=price, energy=has, n=price - has)
        return because("MK-023", AT_THE_START)

    def why_not_own(self, creature: Creature) -> Reason:
        """An own creature that can't attack, block or attack again."""
        kind, game = self.choice.kind, self.state
        if kind == "action":
            source = powers.who_bans_from_attacking(game, creature)
            assert source is not None, "a creature that nothing bans may attack"
            return because("MB-065", KEPT_FROM_ATTACKING, source.card.id, card=name_of(source.card.id))
        if kind == "block":
            attacker = creature_in_play(game, self.choice.about).card.id
            keeps = powers.what_keeps_from_blocking(game, creature, creature_in_play(game, self.choice.about))
            if keeps == "SNEAKY":
                return because("MB-073", ONLY_SNEAKY, attacker, card=name_of(attacker))
            return because("MB-061", KEPT_FROM_BLOCKING, keeps, card=name_of(keeps))
        if kind == "hunt":
            return because("MB-071", HUNT_AN_ENEMY)
        if kind == "again":
            attacker = creature_in_play(game, self.choice.about).card.id
            return because("MB-070", ONLY_THE_ATTACKER, attacker, card=name_of(attacker))
        return because("MB-050", ON_YOUR_TURN)

    def why_not_enemy(self, creature: Creature) -> Reason:
        """An enemy creature that can't be attacked, hunted or taken."""
        kind, game = self.choice.kind, self.state
        if kind == "hunt":
            attacker = creature_in_play(game, self.choice.about)
            source = powers.who_bans_from_hunting(game, attacker, creature)
            assert source is not None, "a creature that nothing protects may be hunted"
            return because("MB-071", CANT_HUNT, source.card.id, card=name_of(source.card.id))
        if kind == "block":
            return because("MB-061", BLOCK_WITH_OWN)
        if kind == "mindbug":
            return because("MB-054", MINDBUG_TAKES_THE_PLAYED)
        return because("MB-061", ATTACK_THE_PLAYER)
