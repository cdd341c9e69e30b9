"""The 19 DISCARD cards, in collector order: they do what they say and are gone."""

from __future__ import annotations

from typing import Final

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
    Dominate,
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
from bestiaire.games.duel.cards.printed import Card, discard
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME

DISCARD_CARDS: Final[list[Card]] = [
    discard(
        "cannonball", "Cannonball!", "Sauter dans la baie", 7, ANUBIS, Pull(FAME, 1), HitRival(1), GainEnergy(4)
    ),
    discard("dominate", "Dominate", "Dominer", 3, PUMPKIN, Dominate()),
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
