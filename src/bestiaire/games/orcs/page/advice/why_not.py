"""Why a player of Orcs Orcs Orcs can't choose what lies there: asked of the rules."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Sight
from bestiaire.core.table import Table
from bestiaire.core.why_not import Reason, Thing, because
from bestiaire.games.orcs.cards.printed import KNOWLEDGE, POISON, POWER_NAMES, Spell
from bestiaire.games.orcs.page.advice.foresight import foresee
from bestiaire.games.orcs.page.table.beats import standing_at
from bestiaire.games.orcs.page.table.buttons import moves_of
from bestiaire.games.orcs.page.table.field import token_key
from bestiaire.games.orcs.rules.casting import elements_in_hand, most_energy
from bestiaire.games.orcs.rules.powers import powers_at_work, special_for
from bestiaire.games.orcs.table.zones import SECTION_NAMES, SPACE_NAMES
from bestiaire.games.orcs.words.nouns import place_word, standing_word
from bestiaire.show.page.buttons import Moves
from bestiaire.show.page.why_not import PlacedWhyNot
from bestiaire.words import Phrase

POISON_POWER: Final = POWER_NAMES[2]
PLACE_KINDS: Final = ("section", "side", "to")
"""The questions about sections."""

TOWER: Final = Phrase(en="tower space {n}", fr="case {n} de la tour")
RIM: Final = Phrase(en="markers of sector {n}", fr="marqueurs du quartier {n}")
MAGE: Final = Phrase(en="mage {n}", fr="mage {n}")
EFFECT: Final = Phrase(en="effect {n}", fr="effet {n}")

REVEAL_FIRST: Final = Phrase(
    en="first a creature appears in a sector that you choose, then come your actions.",
    fr="d'abord une créature arrive dans un quartier de votre choix, ensuite vos actions.",
)
SPELL_FIRST: Final = Phrase(
    en="first the spell that is being cast is finished.", fr="il faut d'abord finir le sort en cours."
)
MISSION_FIRST: Final = Phrase(en="first a secret mission is chosen.", fr="il faut d'abord choisir une mission secrète.")
POISONED: Final = Phrase(
    en="poison is neither cast nor played as an upgrade.", fr="le poison ne se lance pas et n'améliore rien."
)
NO_STUDY: Final = Phrase(
    en="special rule No study: knowledge spells can't be cast.",
    fr="règle spéciale Pas d'étude : les sorts de savoir ne se lancent pas.",
)
NOTHING_TO_LEARN: Final = Phrase(en="nothing to learn lies on display.", fr="il n'y a aucun sort à apprendre.")
TOO_LITTLE_ENERGY: Final = Phrase(
    en="it needs {cost} energy of its element; you can give it {most}.",
    fr="il lui faut {cost} énergies de son élément ; vous pouvez lui en donner {most}.",
)
NO_TARGET: Final = Phrase(
    en="it would come to nothing: no target is in reach.", fr="il ne servirait à rien : aucune cible à portée."
)
DOESN_T_FIT: Final = Phrase(
    en="it gives neither energy of the spell's element nor an effect to use now.",
    fr="elle ne donne ni énergie de l'élément du sort, ni effet utilisable.",
)
BONUS_FIRST: Final = Phrase(
    en="first you decide about the bonus action.", fr="il faut d'abord décider de l'action bonus."
)
FROM_HAND_ONLY: Final = Phrase(en="you discard from your hand.", fr="on défausse depuis sa main.")
LEARN_BY: Final = Phrase(
    en="spells are learned by casting a knowledge spell: a Spell Book or Wisdom.",
    fr="on apprend un sort en lançant un sort de savoir : un Grimoire ou la Sagesse.",
)
NEW_SPELL: Final = Phrase(
    en="a new spell is used from your next turn on.", fr="un nouveau sort sert dès votre prochain tour."
)
DISCARDED: Final = Phrase(
    en="you cast from your hand; the discard pile is drawn again later.",
    fr="on lance depuis sa main ; la défausse sera repiochée plus tard.",
)
HIT_BY_SPELLS: Final = Phrase(
    en="creatures are reached by spells: cast one first.", fr="on atteint les créatures par des sorts : lancez-en un."
)
OUT_OF_REACH: Final = Phrase(
    en="out of reach: the spell strikes in your mage's sector.",
    fr="hors de portée : le sort frappe dans le quartier de votre mage.",
)
SAME_SECTION: Final = Phrase(
    en="both stand in the same section: exchanging them changes nothing.",
    fr="les deux sont dans la même section : les échanger ne change rien.",
)
NOT_THAT_SECTION: Final = Phrase(
    en="the spell reaches sections of your mage's sector with a creature in them.",
    fr="le sort atteint les sections du quartier de votre mage où se tient une créature.",
)
NOT_BESIDE: Final = Phrase(
    en="it must be a section beside the first one, in the same ring.",
    fr="ce doit être une section voisine de la première, dans le même anneau.",
)
NOT_IN_YOUR_SECTOR: Final = Phrase(
    en="it goes to another section of your mage's sector.",
    fr="elle va dans une autre section du quartier de votre mage.",
)
OCCUPIED: Final = Phrase(en="a mage stands there.", fr="un mage s'y trouve.")
NO_TELEPORT: Final = Phrase(
    en="special rule No teleport: no mage changes its space.",
    fr="règle spéciale Pas de téléportation : aucun mage ne change de case.",
)
TELEPORT_WHEN: Final = Phrase(
    en="you teleport as an action, or by an upgrade that says so.",
    fr="on se téléporte par une action, ou par une amélioration qui le permet.",
)
OWN_SECTOR: Final = Phrase(
    en="not in the sector that your mage occupies.", fr="pas dans le quartier qu'occupe votre mage."
)
NO_MARKER: Final = Phrase(en="no marker is left there.", fr="il n'y reste aucun marqueur.")
REVEALED_ONCE: Final = Phrase(
    en="markers are turned up at the beginning of a turn only.",
    fr="on ne révèle des marqueurs qu'au début d'un tour.",
)
FEW_CARDS: Final = Phrase(
    en="only a player with more than three cards discards one.",
    fr="seul un joueur qui a plus de trois cartes en défausse une.",
)
NO_POISON_POWER: Final = Phrase(
    en="only a player with the Orcs' power can poison another.",
    fr="seul un joueur qui a le pouvoir des Orques peut en empoisonner un autre.",
)
POISONED_ALREADY: Final = Phrase(
    en="this power is an action, once a turn, as long as there is poison.",
    fr="ce pouvoir est une action, une fois par tour, tant qu'il reste du poison.",
)
EFFECT_NEEDS: Final = Phrase(
    en="it costs {cost} energy, the spell has {energy}.", fr="il coûte {cost} énergies, le sort en a {energy}."
)
EFFECT_LATER: Final = Phrase(
    en="an effect is chosen when no more upgrades are added.",
    fr="on choisit un effet quand on n'ajoute plus d'amélioration.",
)

FIRST: Final = {
    "bonus_action": ("OO-211", BONUS_FIRST),
    "mission": ("OO-200", MISSION_FIRST),
    "reveal": ("OO-072", REVEAL_FIRST),
}
"""The questions that come before any action; all others come up while a spell is cast."""


def spell_phrase(spell: Spell) -> Phrase:
    return Phrase(en=spell.en, fr=spell.fr)


class OrcsWhyNot(PlacedWhyNot):
    """What a player of Orcs Orcs Orcs sees: cards, creatures, tower, markers, mages, and the spell that is cast."""

    def __init__(self, table: Table, seat: int) -> None:
        def foreseeing(sight: Sight) -> Moves:
            choice = table.choice
            may_aim = (
                choice is not None and choice.player == seat and choice.kind == "upgrade"
            )  # and be cast there at once
            return moves_of(sight._replace(foreseen=foresee(table, seat, "en")) if may_aim else sight)

        super().__init__(table, seat, foreseeing)

    # -- what lies there

    def things(self) -> list[Thing]:
        cards = [
            Thing(place, f"card-{mark}", spell_phrase(self.spell(mark)))
            for place, mark in self.marks.items()
            if not place.startswith(("board.", "cast."))
        ]
        return [*cards, *self.creatures(), *self.on_the_field(), *self.mages(), *self.offered_alone()]

    def spell(self, number: int) -> Spell:
        found: Spell = self.state.box.spells[self.state.faces[number]]
        return found

    def creatures(self) -> list[Thing]:
        """Alike ones are one."""
        found: dict[str, Thing] = {}
        for sector, rings in self.view.get("board", {}).items():
            for ring, standing in rings.items():
                place = f"{sector}.{ring}"
                for creature in standing:
                    key = token_key(creature, place)
                    name = Phrase(en=standing_word(key, "en"), fr=standing_word(key, "fr"))
                    at = standing_at(creature["creature"], place)
                    found[key] = Thing(f"creature.{key}", at, name)
        return list(found.values())

    def on_the_field(self) -> list[Thing]:
        """The spaces of the tower, the markers; and all sections while one is asked for."""
        if not self.view["players"]:
            return []
        found = []
        for space in SPACE_NAMES:
            for zone, name in (("tower", TOWER), ("rim", RIM)):
                said = Phrase(en=name.say("en", n=space), fr=name.say("fr", n=space))
                found.append(Thing(f"{zone}.{space}", f"{zone}-{space}", said))
        if self.choice.kind in PLACE_KINDS and self.choice.player == self.seat:
            for place in SECTION_NAMES:
                said = Phrase(en=place_word(place, "en"), fr=place_word(place, "fr"))
                found.append(Thing(f"section.{place}", f"place-{place.replace('.', '-')}", said))
        return found

    def mages(self) -> list[Thing]:
        others = [seat for seat in range(len(self.view["players"])) if seat != self.seat]
        return [
            Thing(f"mage.{seat}", f"seat-{seat}", Phrase(en=MAGE.say("en", n=seat + 1), fr=MAGE.say("fr", n=seat + 1)))
            for seat in others
        ]

    def offered_alone(self) -> list[Thing]:
        """The effects of the spell that is cast; missions to choose from."""
        missions = [mission for mission in self.state.box.missions if mission.key in self.moves.meant("mission")]
        found = [
            Thing(f"mission.{mission.key}", f"mission-{mission.key}", Phrase(en=mission.en, fr=mission.fr))
            for mission in missions
        ]
        if self.state.cast is not None and self.spell(self.state.cast.spell).category != KNOWLEDGE:
            for nth in range(1, len(self.spell(self.state.cast.spell).effects) + 1):
                said = Phrase(en=EFFECT.say("en", n=nth), fr=EFFECT.say("fr", n=nth))
                found.append(Thing(f"effect.{nth}", f"effect-{nth}", said))
        return found

    # -- why not

    def reason(self, place: str) -> Reason:
        zone, _, rest = place.partition(".")
        explain = {
            "creature": self.why_not_creature,
            "section": self.why_not_section,
            "tower": self.why_not_teleport,
            "rim": self.why_not_reveal,
            "mage": self.why_not_mage,
            "effect": self.why_not_effect,
        }
        if self.choice.kind == "discard":
            return because("OO-153", FROM_HAND_ONLY)
        if zone in explain:
            return explain[zone](rest)
        if zone == "display":
            return because("OO-165", LEARN_BY)
        if not place.startswith(f"players.{self.seat}.hand."):
            return because("OO-166", NEW_SPELL) if ".learned." in place else because("OO-090", DISCARDED)
        return self.why_not_cast(self.spell(self.marks[place]))

    def not_now(self) -> Reason:
        """What comes before anything else."""
        return because(*FIRST.get(self.choice.kind, ("OO-085", SPELL_FIRST)))

    def why_not_cast(self, spell: Spell) -> Reason:
        """OO-061, OO-093, OO-098, OO-099, OO-167: a card of the hand."""
        if self.choice.kind not in ("action", "upgrade"):
            return self.not_now()
        if spell.category == POISON:
            return because("OO-099", POISONED)
        if self.choice.kind == "upgrade":
            return because("OO-093", DOESN_T_FIT)
        if spell.category == KNOWLEDGE:
            forbidden = special_for(self.state, self.seat).forbids_study
            return because("OO-061", NO_STUDY) if forbidden else because("OO-167", NOTHING_TO_LEARN)
        most = most_energy(self.state, spell, elements_in_hand(self.state, self.seat))
        if most < spell.costs[0]:
            return because("OO-096", TOO_LITTLE_ENERGY, cost=spell.costs[0], most=most)
        return because("OO-098", NO_TARGET)

    def why_not_creature(self, name: str) -> Reason:
        """OO-095, OO-104, OO-150: whom a spell can't reach."""
        found = {
            "action": ("OO-104", HIT_BY_SPELLS),
            "exchange_with": ("OO-150", SAME_SECTION),
            "target": ("OO-104", OUT_OF_REACH),
            "upgrade": ("OO-095", EFFECT_LATER),
        }
        return because(*found[self.choice.kind]) if self.choice.kind in found else self.not_now()

    def why_not_section(self, name: str) -> Reason:
        """OO-104, OO-142, OO-150."""
        if self.choice.kind == "side":
            return because("OO-142", NOT_BESIDE)
        return (
            because("OO-150", NOT_IN_YOUR_SECTOR) if self.choice.kind == "to" else because("OO-104", NOT_THAT_SECTION)
        )

    def why_not_teleport(self, name: str) -> Reason:
        """OO-062, OO-081."""
        if special_for(self.state, self.seat).forbids_teleport:
            return because("OO-062", NO_TELEPORT)
        taken = [SPACE_NAMES[player.mage] for player in self.state.players]
        return because("OO-081", OCCUPIED if name in taken else TELEPORT_WHEN)

    def why_not_reveal(self, name: str) -> Reason:
        """OO-072, OO-075."""
        if self.choice.kind != "reveal":
            return because("OO-075", REVEALED_ONCE)
        is_own = SPACE_NAMES[self.state.players[self.seat].mage] == name
        return because("OO-072", OWN_SECTOR if is_own else NO_MARKER)

    def why_not_mage(self, name: str) -> Reason:
        """OO-153, OO-182."""
        if self.choice.kind == "opponent":
            return because("OO-153", FEW_CARDS)
        has_it = any(power.key == POISON_POWER for power in powers_at_work(self.state, self.seat))
        return because("OO-182", POISONED_ALREADY if has_it else NO_POISON_POWER)

    def why_not_effect(self, name: str) -> Reason:
        """OO-095, OO-096, OO-104."""
        spell, played = self.spell(self.state.cast.spell), self.state.cast
        cost = spell.costs[int(name) - 1]
        if cost > played.energy:
            return because("OO-096", EFFECT_NEEDS, cost=cost, energy=played.energy)
        if not spell.effects[int(name) - 1].can_run(self.state, self.seat):
            return because("OO-104", NO_TARGET)
        return because("OO-095", EFFECT_LATER)
