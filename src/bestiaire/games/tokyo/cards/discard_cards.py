"""The 17 Discard cards of the base game (18 with the second Evacuation Orders): they do what they say and are gone."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards.effects import (
    ALL,
    OTHERS,
    SELF,
    ExtraTurn,
    GainEnergy,
    GainHearts,
    GainPoints,
    LoseEnergy,
    LoseHearts,
    LosePoints,
    TakeTokyo,
)
from bestiaire.games.tokyo.cards.printed import Card, discard

DISCARD_CARDS: Final[list[Card]] = [
    discard("apartment_building", "Apartment Building", "Immeuble", 5, GainPoints(3)),
    discard("commuter_train", "Commuter Train", "Tramway", 4, GainPoints(2)),
    discard("corner_store", "Corner Store", "La petite boutique du coin", 3, GainPoints(1)),
    discard("death_from_above", "Death from Above", "La mort vient du ciel", 5, GainPoints(2), TakeTokyo()),
    discard("energize", "Energize", "Recharge", 8, GainEnergy(9)),
    discard("evacuation_orders", "Evacuation Orders", "Ordre d'évacuation", 7, LosePoints(OTHERS, 5), copies=2),
    discard("flame_thrower", "Flame Thrower", "Lance-flammes", 3, LoseHearts(OTHERS, 2, "flame_thrower")),
    discard("frenzy_card", "Frenzy", "Rage", 7, ExtraTurn()),
    discard(
        "gas_refinery", "Gas Refinery", "Raffinerie de gaz", 6,
        GainPoints(2), LoseHearts(OTHERS, 3, "gas_refinery"),
    ),
    discard("heal_card", "Heal", "Soin", 3, GainHearts(2)),
    discard(
        "high_altitude_bombing", "High Altitude Bombing", "Bombardement aérien", 4,
        LoseHearts(ALL, 3, "high_altitude_bombing"),
    ),
    discard(
        "jet_fighters", "Jet Fighters", "Avions de chasse", 5, GainPoints(5), LoseHearts(SELF, 4, "jet_fighters")
    ),
    discard(
        "national_guard", "National Guard", "Garde nationale", 3,
        GainPoints(2), LoseHearts(SELF, 2, "national_guard"),
    ),
    discard("nuclear_power_plant", "Nuclear Power Plant", "Centrale nucléaire", 6, GainPoints(2), GainHearts(3)),
    discard("skyscraper", "Skyscraper", "Gratte-ciel", 6, GainPoints(4)),
    discard("tank", "Tank", "Tank", 4, GainPoints(4), LoseHearts(SELF, 3, "tank")),
    discard("vast_storm", "Vast Storm", "Tempête magnétique", 6, GainPoints(2), LoseEnergy(OTHERS, half=True)),
]  # fmt: skip
