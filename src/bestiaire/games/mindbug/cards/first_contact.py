"""First Contact: the 32 creatures (48 cards) of the base game, in collector order.

French names come from the French rulebook where it prints them (Dr Axolotl, Oursabeille, Dracompost, …); the others are
of medium confidence.
"""

from __future__ import annotations

from typing import Final

from bestiaire.games.mindbug.cards.effects import (
    Defeat,
    GainLife,
    IfOutnumbered,
    LifeBecomesOpponents,
    OpponentLifeFallsTo,
    OpponentLosesLife,
    TakeControl,
)
from bestiaire.games.mindbug.cards.permanents import (
    OTHERS,
    SELF,
    Alone,
    BlockBan,
    Boost,
    CopyKeywords,
    SilencePlayEffects,
    YourTurn,
)
from bestiaire.games.mindbug.cards.pile_effects import (
    OPPONENT,
    YOU,
    OpponentDiscards,
    PlayFromDiscardPile,
    StealAtRandom,
    TakeDiscardPile,
)
from bestiaire.games.mindbug.cards.printed import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH, Card, creature
from bestiaire.games.mindbug.cards.targets import ANY, ENEMY, each, one, up_to

FIRST_CONTACT: Final[list[Card]] = [
    creature("axolotl_healer", "Axolotl Healer", "Dr Axolotl", power=4, keywords=POISONOUS, copies=2, play=GainLife(2)),
    creature("bee_bear", "Bee Bear", "Oursabeille", power=8, permanent=BlockBan(power_at_most=6)),
    creature(
        "brain_fly", "Brain Fly", "Neuromouche",
        feminine=True, power=4, play=TakeControl(one(ANY, power_at_least=6)),
    ),
    creature(
        "chameleon_sniper", "Chameleon Sniper", "Reptireur d'Élite",
        power=1, keywords=SNEAKY, attack=OpponentLosesLife(1),
    ),
    creature(
        "compost_dragon", "Compost Dragon", "Dracompost",
        power=3, keywords=HUNTER, copies=2, play=PlayFromDiscardPile(YOU),
    ),
    creature(
        "deathweaver", "Deathweaver", "Veuve Noire",
        feminine=True, power=2, keywords=POISONOUS, permanent=SilencePlayEffects(),
    ),
    creature(
        "elephantopus", "Elephantopus", "Pachypoulpe",
        power=7, keywords=TOUGH, permanent=BlockBan(power_at_most=4, every_attacker=True),
    ),
    creature(
        "explosive_toad", "Explosive Toad", "Crapaud Bombe",
        power=5, keywords=FRENZY, copies=2, defeated=Defeat(one(ANY)),
    ),
    creature(
        "ferret_bomber", "Ferret Bomber", "Furet Saboteur",
        power=2, keywords=SNEAKY, copies=2, play=OpponentDiscards(2),
    ),
    creature("giraffodile", "Giraffodile", "Giraffodile", power=7, play=TakeDiscardPile()),
    creature(
        "goblin_werewolf", "Goblin Werewolf", "Goblin-Garou",
        power=2, keywords=HUNTER, copies=2, permanent=Boost(SELF, power=6, when=YourTurn()),
    ),
    creature("gorillion", "Gorillion", "Gorillion", power=10),
    creature(
        "grave_robber", "Grave Robber", "Pilleur de Tombes",
        power=7, keywords=TOUGH, copies=2, play=PlayFromDiscardPile(OPPONENT),
    ),
    creature(
        "harpy_mother", "Harpy Mother", "Mamie Harpie",
        feminine=True, power=5, defeated=TakeControl(up_to(2, ANY, power_at_most=5)),
    ),
    creature(
        "kangasaurus_rex", "Kangasaurus Rex", "Kangousaurus Rex",
        power=7, copies=2, play=Defeat(each(ENEMY, power_at_most=4)),
    ),
    creature(
        "killer_bee", "Killer Bee", "Abeille Tueuse",
        feminine=True, power=5, keywords=HUNTER, copies=2, play=OpponentLosesLife(1),
    ),
    creature(
        "lone_yeti", "Lone Yeti", "Yéti Solitaire",
        power=5, keywords=TOUGH, permanent=Boost(SELF, power=5, keywords=FRENZY, when=Alone()),
    ),
    creature("luchataur", "Luchataur", "Gladiataure", power=9, keywords=FRENZY, copies=2),
    creature(
        "mysterious_mermaid", "Mysterious Mermaid", "Sirène Mystérieuse",
        feminine=True, power=7, play=LifeBecomesOpponents(),
    ),
    creature("plated_scorpion", "Plated Scorpion", "Scorpion Blindé", power=2, keywords=POISONOUS | TOUGH, copies=2),
    creature("rhino_turtle", "Rhino Turtle", "Rhino Tortue", power=8, keywords=FRENZY | TOUGH, copies=2),
    creature(
        "shark_dog", "Shark Dog", "Requin Toutou",
        power=4, keywords=HUNTER, attack=Defeat(one(ENEMY, power_at_least=6)),
    ),
    creature(
        "sharky_crab_dog_mummypus", "Sharky Crab-Dog-Mummypus", "Requin Crabe Chien Momie Pieuvre",
        power=5, permanent=CopyKeywords(HUNTER | SNEAKY | FRENZY | POISONOUS),
    ),
    creature(
        "shield_bugs", "Shield Bugs", "Scarabouclier",
        power=4, keywords=TOUGH, copies=2, permanent=Boost(OTHERS, power=1),
    ),
    creature(
        "snail_hydra", "Snail Hydra", "Hydrescargot",
        power=9, copies=2, attack=IfOutnumbered(Defeat(one(ANY))),
    ),
    creature(
        "snail_thrower", "Snail Thrower", "Lanceur d'Escargots",
        power=1, keywords=POISONOUS, permanent=Boost(OTHERS, keywords=HUNTER | POISONOUS, power_at_most=4),
    ),
    creature("spider_owl", "Spider Owl", "Arachnhibou", power=3, keywords=POISONOUS | SNEAKY, copies=2),
    creature("strange_barrel", "Strange Barrel", "Baril Étrange", power=6, defeated=StealAtRandom(2)),
    creature(
        "tiger_squirrel", "Tiger Squirrel", "Tigrécureuil",
        power=3, keywords=SNEAKY, copies=2, play=Defeat(one(ENEMY, power_at_least=7)),
    ),
    creature("turbo_bug", "Turbo Bug", "Turboustique", power=4, attack=OpponentLifeFallsTo(1)),
    creature("tusked_extorter", "Tusked Extorter", "Huissiéléphant", power=8, copies=2, attack=OpponentDiscards(1)),
    creature(
        "urchin_hurler", "Urchin Hurler", "Oursins Hurleurs",
        power=5, keywords=HUNTER, permanent=Boost(OTHERS, power=2, when=YourTurn()),
    ),
]  # fmt: skip
