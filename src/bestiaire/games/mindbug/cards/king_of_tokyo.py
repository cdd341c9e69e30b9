"""Mindbug x King of Tokyo: 32 creatures (one card each) and 16 Energy cards, in collector order.

French creature names are the proper names unchanged, which the rulebook confirms for those it prints; the French titles
of the Energy cards are translations of our own. There are Play and Defeated effects, but no Attack effect (MK-030);
keywords mean the same as in every set (MK-032), and "an opponent" means the other player (MK-031).
"""

from __future__ import annotations

from typing import Final

from bestiaire.games.mindbug.cards.effects import (
    Defeat,
    GainLife,
    OpponentLosesLife,
    ReturnToHand,
    TakeControl,
    TriggerPlayEffect,
)
from bestiaire.games.mindbug.cards.energy_effects import (
    AcquireFromDeck,
    AcquireFromDisplay,
    GainEnergy,
    GainEnergyPerEnemy,
    ThisTurn,
)
from bestiaire.games.mindbug.cards.permanents import (
    ALL_ALLIED,
    OTHERS,
    AttackBan,
    BlockBan,
    Boost,
    HuntBan,
    MoreRerolls,
)
from bestiaire.games.mindbug.cards.pile_effects import (
    DEFEATED,
    EITHER,
    OPPONENT,
    PLAY,
    YOU,
    DrawFromUnusedPile,
    OpponentDiscards,
    OpponentGivesCard,
    PlayFromDiscardPile,
    PlayFromHand,
    Recover,
)
from bestiaire.games.mindbug.cards.printed import (
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TOUGH,
    Card,
    EnergyCard,
    creature,
    energy_card,
)
from bestiaire.games.mindbug.cards.targets import ALLIED, ANY, ENEMY, each, one

KING_OF_TOKYO: Final[list[Card]] = [
    creature("alienoid", "Alienoid", "Alienoid", power=6, keywords=TOUGH, play=AcquireFromDisplay()),
    creature("baby_gigazaur", "Baby Gigazaur", "Baby Gigazaur", power=1, keywords=SNEAKY, dice=1),
    creature(
        "boogie_woogie", "Boogie Woogie", "Boogie Woogie",
        power=7, dice=1, play=PlayFromDiscardPile(EITHER, trigger=DEFEATED),
    ),
    creature("bookwyrm", "Bookwyrm", "Bookwyrm", power=1, keywords=POISONOUS, play=PlayFromHand(power_at_least=7)),
    creature("captain_fish", "Captain Fish", "Captain Fish", power=5, defeated=TakeControl(one(ANY, power_at_least=6))),
    creature("cosmic_joe", "Cosmic Joe", "Cosmic Joe", power=3, keywords=HUNTER, defeated=Defeat(one(ANY))),
    creature(
        "cyber_bunny", "Cyber Bunny", "Cyber Bunny",
        power=6, keywords=FRENZY, play=Defeat(one(ENEMY, power_at_least=5)),
    ),
    creature(
        "cyber_kitty", "Cyber Kitty", "Cyber Kitty",
        power=4, keywords=HUNTER, play=Defeat(one(ENEMY, power_at_most=5)),
    ),
    creature("cybertooth", "Cybertooth", "Cybertooth", power=6, keywords=TOUGH, dice=1, permanent=MoreRerolls(1)),
    creature("drakonis", "Drakonis", "Drakonis", power=7, dice=1, play=GainEnergy(2)),
    creature("gigazaur", "Gigazaur", "Gigazaur", power=9, defeated=OpponentLosesLife(1)),
    creature("hades", "H.A.D.E.S.", "H.A.D.E.S.", power=5, keywords=TOUGH, dice=2),
    creature("iron_back", "Iron Back", "Iron Back", power=4, dice=1, defeated=GainEnergyPerEnemy()),
    creature("kong", "Kong", "Kong", power=9, dice=1),
    creature(
        "kraken", "Kraken", "Kraken",
        power=5, dice=1, permanent=Boost(ALL_ALLIED, keywords=SNEAKY, power_at_least=8),
    ),
    creature("mantis", "Mantis", "Mantis", power=4, keywords=HUNTER, dice=1),
    creature("mechamster", "Mechamster", "Mechamster", power=2, permanent=Boost(OTHERS, dice=1)),
    creature("mega_shark", "Mega Shark", "Mega Shark", power=5, keywords=HUNTER, play=GainEnergy(1)),
    creature("megamoth", "Megamoth", "Megamoth", power=3, keywords=POISONOUS, defeated=GainEnergy(2)),
    creature("megaxolot", "Megaxolot", "Megaxolot", power=6, keywords=POISONOUS, dice=1, play=GainLife(1)),
    creature("meka_dragon", "Meka Dragon", "Meka Dragon", power=7, dice=1, play=OpponentLosesLife(1)),
    creature(
        "pagurah", "Pagurah", "Pagurah",
        power=4, keywords=FRENZY, dice=1, defeated=Defeat(each(ENEMY, power_at_most=5)),
    ),
    creature("pandakai", "Pandakaï", "Pandakaï", power=3, keywords=SNEAKY, defeated=GainEnergy(1)),
    creature(
        "pumpkin_jack", "Pumpkin Jack", "Pumpkin Jack",
        power=6, dice=1, play=PlayFromDiscardPile(YOU, trigger=PLAY),
    ),
    creature("purple_reign", "Purple Reign", "Purple Reign", power=4, dice=1, permanent=BlockBan(power_at_least=6)),
    creature("quetzalcoatl", "Quetzalcóatl", "Quetzalcóatl", power=4, keywords=SNEAKY),
    creature("rex_florae", "Rex Florae", "Rex Florae", power=6, keywords=POISONOUS, permanent=Boost(OTHERS, power=1)),
    creature("rob", "Rob", "Rob", power=5, dice=1, defeated=OpponentDiscards(2)),
    creature("sheriff", "Sheriff", "Sheriff", power=7, keywords=HUNTER, permanent=HuntBan(power_at_most=3)),
    creature("space_penguin", "Space Penguin", "Space Penguin", power=3, keywords=SNEAKY, play=GainLife(1)),
    creature("the_globe_smasher", "The Globe-Smasher", "The Globe-Smasher", power=6, dice=1, play=OpponentGivesCard()),
    creature("the_king", "The King", "The King", power=10, keywords=FRENZY, dice=1, permanent=AttackBan()),
]  # fmt: skip

ENERGY: Final[list[EnergyCard]] = [
    energy_card("ambush", "Ambush", "Embuscade", cost=2, effect=Defeat(one(ENEMY))),
    energy_card("extra_head", "Extra Head", "Tête supplémentaire", cost=1, effect=ThisTurn(Boost(ALL_ALLIED, dice=1))),
    energy_card("healing_bots", "Healing Bots", "Robots soigneurs", cost=1, effect=GainLife(1)),
    energy_card("monster_buddies", "Monster Buddies", "Copains monstres", cost=2, effect=TriggerPlayEffect()),
    energy_card("mysterious_ally", "Mysterious Ally", "Allié mystérieux", cost=2, effect=DrawFromUnusedPile()),
    energy_card(
        "portal_malfunction", "Portal Malfunction", "Portail défaillant", cost=1, effect=ReturnToHand(one(ALLIED)),
    ),
    energy_card("pounce", "Pounce", "Bond", cost=1, effect=ThisTurn(Boost(ALL_ALLIED, keywords=HUNTER))),
    energy_card("rage", "Rage", "Rage", cost=1, effect=ThisTurn(Boost(ALL_ALLIED, keywords=FRENZY))),
    energy_card("railgun", "Railgun", "Canon électromagnétique", cost=2, effect=OpponentLosesLife(1)),
    energy_card("random_mutation", "Random Mutation", "Mutation aléatoire", cost=1, effect=AcquireFromDeck()),
    energy_card("reanimation", "Reanimation", "Réanimation", cost=3, effect=Recover(OPPONENT)),
    energy_card("resurrection", "Resurrection", "Résurrection", cost=3, effect=Recover(YOU)),
    energy_card("revenge", "Revenge", "Revanche", cost=1, effect=Defeat(one(ANY, power_at_least=7))),
    energy_card("stomp", "Stomp", "Piétinement", cost=1, effect=Defeat(one(ANY, power_at_most=3))),
    energy_card(
        "subterranean_strike", "Subterranean Strike", "Frappe souterraine", cost=2, effect=OpponentDiscards(2),
    ),
    energy_card(
        "suburban_camouflage", "Suburban Camouflage", "Camouflage urbain",
        cost=3, effect=ThisTurn(Boost(ALL_ALLIED, keywords=SNEAKY)),
    ),
]  # fmt: skip
