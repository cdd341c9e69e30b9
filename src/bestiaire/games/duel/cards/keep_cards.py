"""The 31 KEEP cards, in collector order.

The rules look at their bits (`powers`); what happens when the moment of a card has come stands here as its effects. Its
sentence is filled with the numbers that the rules use.
"""

from __future__ import annotations

from typing import Final

from bestiaire.games.duel.cards import powers
from bestiaire.games.duel.cards.buzz_tokens import (
    ALIEN,
    ANUBIS,
    CAT,
    DRAGON,
    FISH,
    LIZARD,
    NO_TOKEN,
    PANDA,
    PENGUIN,
    PHANTOM,
    PUMPKIN,
    TIGER,
)
from bestiaire.games.duel.cards.effects import (
    EnergyPerReroll,
    GainDiceTokens,
    GainEnergy,
    Heal,
    HitRival,
    HitYourself,
    Pull,
    PullPerEnergy,
    PullPerThree,
)
from bestiaire.games.duel.cards.printed import Card, keep
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME
from bestiaire.words import Phrase

ALIKE_FOR_PELLETS: Final = 5
ALIKE_FOR_SELECTION: Final = 4
ENERGY_FOR_AURA: Final = 7
BATTERIES: Final = 2
"""Dice that Titanic Batteries puts aside."""
HIBERNATION_LIFE: Final = 6

KEEP_CARDS: Final[list[Card]] = [
    keep(
        powers.ACID_ATTACK, "acid_attack", "Acid Attack", "Attaque acide", 6, TIGER,
        Phrase(en="Your Roll holds {n} more Smash.", fr="Votre Lancer compte {n} Baffe de plus."),
        numbers={"n": powers.ACID_SYMBOLS},
    ),
    keep(
        powers.ADRENALINE_AUGMENT, "adrenaline_augment", "Adrenaline Augment", "Pic d'adrénaline", 5, NO_TOKEN,
        Phrase(
            en="Your Roll holds {n} more Smash for each marker in a Spotlight zone, yours or your Rival's.",
            fr="Votre Lancer compte {n} Baffe de plus pour chaque pion sous les projecteurs, de votre côté ou de celui "
            "du Rival.",
        ),
        numbers={"n": powers.ADRENALINE_SYMBOLS},
    ),
    keep(
        powers.ALIEN_METABOLISM, "alien_metabolism", "Alien Metabolism", "Métabolisme extra-terrestre", 2, ANUBIS,
        Phrase(
            en="Once in each of your turns, between two actions, you may discard a card of the market for free.",
            fr="Une fois à chacun de vos tours, entre deux actions, vous pouvez défausser gratuitement une carte du "
            "marché.",
        ),
    ),
    keep(
        powers.ANTIMATTER_PELLETS, "antimatter_pellets", "Antimatter Pellets", "Balles anti-matière", 5, NO_TOKEN,
        Phrase(
            en="When your Roll has {n} or more identical dice: {does}.",
            fr="Quand votre Lancer a {n} dés identiques ou plus : {does}.",
        ),
        effects=[HitRival(4), Pull(DESTRUCTION, 2)], numbers={"n": ALIKE_FOR_PELLETS},
    ),
    keep(
        powers.ARMOR_PLATING, "armor_plating", "Armor Plating", "Blindage renforcé", 6, CAT,
        Phrase(
            en="In each of your Rival's turns, ignore {n} hit, the first one against you.",
            fr="À chaque tour de votre Rival, ignorez {n} dégât, le premier contre vous.",
        ),
        numbers={"n": powers.ARMOR},
    ),
    keep(
        powers.BREAKING_NEWS, "breaking_news", "Breaking News", "Flash spécial", 6, DRAGON,
        Phrase(en="Each time you buy a card: {does}.", fr="Chaque fois que vous achetez une carte : {does}."),
        effects=[Pull(FAME, 1)],
    ),
    keep(
        powers.CAMOUFLAGE, "camouflage", "Camouflage", "Camouflage", 4, NO_TOKEN,
        Phrase(
            en="When you would take hits, you may roll a die for each: every Heart cancels one.",
            fr="Quand vous allez subir des dégâts, vous pouvez lancer un dé pour chacun : tout Soin en annule un.",
        ),
    ),
    keep(
        powers.ELECTRICAL_AURA, "electrical_aura", "Electrical Aura", "Aura électrique", 4, LIZARD,
        Phrase(en="At the end of your turn, {does}.", fr="À la fin de votre tour, {does}."),
        effects=[PullPerEnergy(DESTRUCTION, 1, per=ENERGY_FOR_AURA)],
    ),
    keep(
        powers.EXTRA_HEAD, "extra_head", "Extra Head", "Une tête de plus", 7, NO_TOKEN,
        Phrase(en="You roll {n} more die.", fr="Vous lancez {n} dé de plus."),
        numbers={"n": powers.MORE_DICE},
    ),
    keep(
        powers.EYE_OF_THE_STORM, "eye_of_the_storm", "Eye of the Storm", "Dans l'œil du cyclone", 2, DRAGON,
        Phrase(en="{does}.", fr="{does}."),
        effects=[EnergyPerReroll(1)],
    ),
    keep(
        powers.GENTLE_GIANT, "gentle_giant", "Gentle Giant", "Géant bienveillant", 5, FISH,
        Phrase(
            en="When you have resolved your dice and your Roll held no Smash: {does}.",
            fr="Après avoir résolu vos dés, si votre Lancer n'a compté aucune Baffe : {does}.",
        ),
        effects=[Pull(FAME, 1)],
    ),
    keep(
        powers.GIANT_BRAIN, "giant_brain", "Giant Brain", "Cerveau démesuré", 4, NO_TOKEN,
        Phrase(
            en="You may throw your dice {n} more time each turn.",
            fr="Vous avez droit à {n} lancer de plus à chaque tour.",
        ),
        numbers={"n": powers.MORE_THROWS},
    ),
    keep(
        powers.HIBERNATION, "hibernation", "Hibernation", "Hibernation", 5, NO_TOKEN,
        Phrase(
            en="You take no hits. At the start of your turn, discard this card, or {does} and your turn is over.",
            fr="Vous ne subissez aucun dégât. Au début de votre tour, défaussez cette carte, ou bien {does} et votre "
            "tour est fini.",
        ),
        effects=[Heal(HIBERNATION_LIFE)],
    ),
    keep(
        powers.IN_SHAPE, "in_shape", "In Shape", "En forme", 4, NO_TOKEN,
        Phrase(
            en="For each hit your Rival takes in your turn after the first {n}, you may pay {price} energy to pull "
            "Fame {spaces} space.",
            fr="Pour chaque dégât que votre Rival subit pendant votre tour au-delà de {n}, vous pouvez payer {price} "
            "énergie pour tirer la Gloire de {spaces} case.",
        ),
        numbers={"n": powers.HITS_FOR_FREE, "price": powers.PULL_PRICE, "spaces": powers.PULL_BOUGHT},
    ),
    keep(
        powers.IN_THE_SHADOWS, "in_the_shadows", "In the Shadows", "Dans les ténèbres", 5, ALIEN,
        Phrase(
            en="You may reroll your Fame dice as often as you like, without using up a throw.",
            fr="Vous pouvez relancer vos dés Gloire autant que vous voulez, sans que cela compte comme un lancer.",
        ),
    ),
    keep(
        powers.LIGHTNING_SPEED, "lightning_speed", "Lightning Speed", "Vitesse éclair", 4, ALIEN,
        Phrase(
            en="When you pull a marker onto an empty space of a Buzz token, you may deal your Rival {n} hit.",
            fr="Quand vous tirez un pion sur une case vide d'un jeton Buzz, vous pouvez infliger {n} dégât à votre "
            "Rival.",
        ),
        numbers={"n": powers.LIGHTNING_PAWS},
    ),
    keep(
        powers.MADE_IN_A_LAB, "made_in_a_lab", "Made in a Lab", "Expérience scientifique", 3, TIGER,
        Phrase(
            en="At the start of your turn you may buy one card for {n} energy less (never below 1).",
            fr="Au début de votre tour, vous pouvez acheter une carte pour {n} énergie de moins (1 au minimum).",
        ),
        numbers={"n": powers.LAB_DISCOUNT},
    ),
    keep(
        powers.NATURAL_SELECTION, "natural_selection", "Natural Selection", "Sélection naturelle", 4, NO_TOKEN,
        Phrase(
            en="When you buy it: {gains}. You roll {more} more die, but with {n} or more identical dice in your Roll "
            "{does} before you resolve them.",
            fr="À l'achat : {gains}. Vous lancez {more} dé de plus, mais si votre Lancer a {n} dés identiques ou plus, "
            "{does} avant de les résoudre.",
        ),
        on_purchase=[GainEnergy(4), Heal(4)], effects=[HitYourself(10)],
        numbers={"n": ALIKE_FOR_SELECTION, "more": powers.MORE_DICE},
    ),
    keep(
        powers.REBOOTING, "rebooting", "Rebooting", "Redémarrage", 3, CAT,
        Phrase(
            en="Instead of resolving your dice you may discard this card: {does}.",
            fr="Au lieu de résoudre vos dés, vous pouvez défausser cette carte : {does}.",
        ),
        effects=[GainDiceTokens(2), GainEnergy(2)],
    ),
    keep(
        powers.REGENERATION, "regeneration", "Regeneration", "Régénération", 4, NO_TOKEN,
        Phrase(
            en="The first time in a turn that you gain life, gain {n} more.",
            fr="La première fois que vous gagnez des PV dans un tour, gagnez-en {n} de plus.",
        ),
        numbers={"n": powers.MORE_LIFE},
    ),
    keep(
        powers.SCRAPPY, "scrappy", "Scrappy", "Bricolé", 2, LIZARD,
        Phrase(
            en="Each time you pull a marker off a Buzz token, gain {n} Dice token.",
            fr="Chaque fois que vous tirez un pion hors d'un jeton Buzz, gagnez {n} jeton Dé.",
        ),
        numbers={"n": powers.TOKENS_ON_LEAVING},
    ),
    keep(
        powers.SIGNATURE_MOVE, "signature_move", "Signature Move", "Attaque spéciale", 6, PHANTOM,
        Phrase(en="{does}.", fr="{does}."),
        effects=[PullPerThree(FAME, 1)],
    ),
    keep(
        powers.SPIKED_TAIL, "spiked_tail", "Spiked Tail", "Queue à piquants", 4, NO_TOKEN,
        Phrase(
            en="When you pull Destruction, your Rival takes {n} hit for each space.",
            fr="Quand vous tirez la Destruction, votre Rival subit {n} dégât par case.",
        ),
        numbers={"n": powers.TAIL_HITS},
    ),
    keep(
        powers.SUPERCONDUCTOR, "superconductor", "Superconductor", "Supra-conducteur", 2, NO_TOKEN,
        Phrase(
            en="When your Rival gains energy while resolving dice, you may discard this card to gain as much.",
            fr="Quand votre Rival gagne de l'énergie en résolvant ses dés, vous pouvez défausser cette carte pour en "
            "gagner autant.",
        ),
    ),
    keep(
        powers.THUNDER_STOMP, "thunder_stomp", "Thunder Stomp", "Écrasement dévastateur", 4, NO_TOKEN,
        Phrase(
            en="When you pull Destruction while resolving your dice, your Rival rolls {n} die fewer next turn (once "
            "per turn).",
            fr="Quand vous tirez la Destruction en résolvant vos dés, votre Rival lance {n} dé de moins au prochain "
            "tour (une fois par tour).",
        ),
        numbers={"n": powers.STOMP_DICE},
    ),
    keep(
        powers.TITANIC_BATTERIES, "titanic_batteries", "Titanic Batteries", "Batteries titanesques", 4, PUMPKIN,
        Phrase(
            en="Before you resolve your dice you may put {n} of them aside unresolved: {does}.",
            fr="Avant de résoudre vos dés, vous pouvez en mettre {n} de côté sans les résoudre : {does}.",
        ),
        effects=[GainDiceTokens(1)], numbers={"n": BATTERIES},
    ),
    keep(
        powers.TRENDSETTER, "trendsetter", "Trendsetter", "Hyper-tendance", 3, DRAGON,
        Phrase(
            en="While Fame stands on a Buzz token, ignore {n} hit, the first one against you, in each of your Rival's "
            "turns.",
            fr="Tant que la Gloire est sur un jeton Buzz, ignorez {n} dégât, le premier contre vous, à chaque tour de "
            "votre Rival.",
        ),
        numbers={"n": powers.TREND},
    ),
    keep(
        powers.UNCHAINED, "unchained", "Unchained", "Déchaîné", 3, PENGUIN,
        Phrase(
            en="Whenever you receive a Buzz bonus, you may deal your Rival {n} hit instead.",
            fr="Chaque fois que vous recevez un bonus Buzz, vous pouvez à la place infliger {n} dégât à votre Rival.",
        ),
        numbers={"n": powers.LIGHTNING_PAWS},
    ),
    keep(
        powers.UNSTABLE_DNA, "unstable_dna", "Unstable DNA", "ADN instable", 3, TIGER,
        Phrase(
            en="When you take {n} hits or more at once, you may swap this card for a KEEP card of your Rival.",
            fr="Quand vous subissez {n} dégâts ou plus d'un coup, vous pouvez échanger cette carte contre une carte "
            "Pouvoir de votre Rival.",
        ),
        numbers={"n": powers.DNA_HITS},
    ),
    keep(
        powers.UNSTOPPABLE, "unstoppable", "Unstoppable", "Il ne tombera pas !", 3, NO_TOKEN,
        Phrase(
            en="When you would fall to 0 life, you have {n} instead and ignore all further hits this turn; discard "
            "this card.",
            fr="Si vous deviez tomber à 0 PV, il vous en reste {n} et vous ignorez tout autre dégât ce tour-ci ; "
            "défaussez cette carte.",
        ),
        numbers={"n": powers.SAVED_LIFE},
    ),
    keep(
        powers.UTTER_DESTRUCTION, "utter_destruction", "Utter Destruction", "Destruction totale", 4, PANDA,
        Phrase(
            en="When your Roll shows all six symbols: {does}.",
            fr="Quand votre Lancer montre les six symboles : {does}.",
        ),
        effects=[Pull(DESTRUCTION, 2), Pull(FAME, 2), HitRival(2)],
    ),
]  # fmt: skip
