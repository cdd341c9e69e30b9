"""The questions of King of Tokyo, a row for each kind. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.core.questions import Question, Questions
from bestiaire.games.tokyo.answers import ANSWERS
from bestiaire.games.tokyo.table.subjects import CAMOUFLAGED_LOSS, HEARTS, LOSS, NEXT_GROUP, PURCHASE, ROLLS
from bestiaire.words import Phrase

# Open ones have several answers whatever is in a hand. Those that an Evolution card could answer are asked even if it
# is not there, and `buy` if the cards that Made in a Lab has looked at are too dear.
ROWS: Final = [
    Question(
        "monster",
        Phrase(en="Choose your monster.", fr="Choisissez votre monstre."),
        Phrase(en="{who} chooses a monster…", fr="{who} choisit un monstre…"),
        is_open=True,
    ),
    Question(
        "evolution",
        Phrase(
            en="Which Evolution card do you keep? The other is discarded.",
            fr="Quelle carte Évolution gardez-vous ? L'autre est défaussée.",
        ),
        Phrase(en="{who} chooses an Evolution card…", fr="{who} choisit une carte Évolution…"),
        is_open=True,
    ),
    Question(
        "allegiance",
        Phrase(
            en="Mindbugs Overlord: do you declare yourself loyal? You could lose {mindbugs_overlord[points]} "
            "victory points and gain a Mindbug token.",
            fr="Seigneur des Mindbugs : vous déclarez-vous loyal ? Vous pourriez perdre "
            "{mindbugs_overlord[points]} points de victoire et gagner un jeton Mindbug.",
        ),
        Phrase(en="{who} may declare loyalty…", fr="{who} peut se déclarer loyal…"),
        is_open=True,
    ),
    Question(
        "ally",
        Phrase(
            en="Mindbugs Overlord: which of the loyal do you choose?",
            fr="Seigneur des Mindbugs : lequel des loyaux choisissez-vous ?",
        ),
        Phrase(en="{who} chooses an ally…", fr="{who} choisit un allié…"),
        is_open=True,
    ),
    Question(
        "mimic",
        Phrase(en="Mimic: which card do you copy?", fr="Mimétisme : quelle carte copiez-vous ?"),
        Phrase(en="{who} chooses a card to copy…", fr="{who} choisit une carte à copier…"),
        is_open=True,
    ),
    Question(
        "keyword",
        Phrase(en="Do you activate a keyword before you roll?", fr="Activez-vous un mot-clé avant de lancer les dés ?"),
        Phrase(en="{who} may activate a keyword…", fr="{who} peut activer un mot-clé…"),
    ),
    Question(
        "arcane_scepter",
        Phrase(
            en="Arcane Scepter: which card do you take from the discard pile?",
            fr="Sceptre arcanique : quelle carte prenez-vous dans la défausse ?",
        ),
        Phrase(en="{who} takes a card from the discard pile…", fr="{who} prend une carte de la défausse…"),
        is_open=True,
    ),
    Question(
        "reroll",
        Phrase(
            en="Your dice: {dice}. Choose those to roll again, or stop. Rolls left: {left}.",
            fr="Vos dés : {dice}. Choisissez ceux à relancer, ou arrêtez. Lancers restants : {left}.",
        ),
        Phrase(en="{who} chooses dice to roll again…", fr="{who} choisit les dés à relancer…"),
        is_open=True,
        about=ROLLS,
    ),
    Question(
        "psychic_probe",
        Phrase(
            en="Psychic Probe: which die of {active} do you reroll? They show {dice}.",
            fr="Sonde psychique : quel dé relancez-vous ? Ceux de {active} montrent {dice}.",
        ),
        Phrase(en="{who} may reroll a die…", fr="{who} peut relancer un dé…"),
        is_open=True,
    ),
    Question(
        "change",
        Phrase(en="Do you change dice? You have {dice}.", fr="Changez-vous des dés ? Vous avez {dice}."),
        Phrase(en="{who} may change dice…", fr="{who} peut changer des dés…"),
        is_open=True,
    ),
    Question(
        "before_resolving",
        Phrase(
            en="To be resolved by {active}: {dice}. Do you use something?",
            fr="À résoudre par {active} : {dice}. Utilisez-vous quelque chose ?",
        ),
        Phrase(
            en="{who} may use something before dice are resolved…", fr="{who} peut jouer avant la résolution des dés…"
        ),
    ),
    Question(
        "mindbug",
        Phrase(
            en="{active} is about to resolve {dice}. Do you Mindbug it and take these dice?",
            fr="{active} va résoudre {dice}. Utilisez-vous un Mindbug pour prendre ces dés ?",
        ),
        Phrase(en="{who} may use a Mindbug…", fr="{who} peut utiliser un Mindbug…"),
        is_open=True,
    ),
    Question(
        "helpful_mindbug",
        Phrase(
            en="Do you play Helpful Mindbug, and gain what {resolver} gains from its hearts and energy?",
            fr="Jouez-vous Mindbug serviable, pour gagner ce que {resolver} gagne par ses cœurs et ses énergies ?",
        ),
        Phrase(en="{who} may play Helpful Mindbug…", fr="{who} peut jouer Mindbug serviable…"),
    ),
    Question(
        "resolve",
        Phrase(en="What do you resolve next?", fr="Que résolvez-vous ensuite ?"),
        Phrase(en="{who} resolves the dice…", fr="{who} résout les dés…"),
        is_open=True,
        about=NEXT_GROUP,
    ),
    Question(
        "scary_face",
        Phrase(
            en="Scary Face: whom do you steal a victory point from?",
            fr="Visage effrayant : à qui volez-vous un point ?",
        ),
        Phrase(en="{who} steals a victory point…", fr="{who} vole un point de victoire…"),
        is_open=True,
    ),
    Question(
        "hearts",
        Phrase(en="How do you use your {hearts}?", fr="Comment utilisez-vous vos {hearts} ?"),
        Phrase(en="{who} uses the hearts…", fr="{who} utilise les cœurs…"),
        is_open=True,
        about=HEARTS,
    ),
    Question(
        "thinking_face",
        Phrase(en="Do you play Thinking Face?", fr="Jouez-vous Visage pensif ?"),
        Phrase(en="{who} may play Thinking Face…", fr="{who} peut jouer Visage pensif…"),
    ),
    Question(
        "fewest_hearts",
        Phrase(en="Thinking Face: which monster gains a heart?", fr="Visage pensif : quel monstre gagne un cœur ?"),
        Phrase(en="{who} chooses who gains a heart…", fr="{who} choisit qui gagne un cœur…"),
        is_open=True,
    ),
    Question(
        "hungry_face",
        Phrase(en="Do you play Hungry Face?", fr="Jouez-vous Visage affamé ?"),
        Phrase(en="{who} may play Hungry Face…", fr="{who} peut jouer Visage affamé…"),
    ),
    Question(
        "loss",
        Phrase(
            en="You are about to lose {amount}, through {cause}. What do you do?",
            fr="Vous allez perdre {amount} ({cause}). Que faites-vous ?",
        ),
        Phrase(en="{who} may react to the loss…", fr="{who} peut réagir à la perte…"),
        about=LOSS,
    ),
    Question(
        "camouflage",
        Phrase(
            en="Camouflage rolled {dice}. Do you reroll 3s with Background Dweller?",
            fr="Camouflage a donné {dice}. Relancez-vous des 3 avec Ninja urbain ?",
        ),
        Phrase(en="{who} may reroll 3s…", fr="{who} peut relancer des 3…"),
        is_open=True,
        about=CAMOUFLAGED_LOSS,
    ),
    Question(
        "ancestral_defense",
        Phrase(
            en="Ancestral Defense: how many hearts do you buy, for {defense} energy each?",
            fr="Défense ancestrale : combien de cœurs achetez-vous, à {defense} énergies chacun ?",
        ),
        Phrase(en="{who} may buy hearts…", fr="{who} peut acheter des cœurs…"),
        is_open=True,
    ),
    Question(
        "rescue",
        Phrase(en="You are at 0 hearts. Do you save yourself?", fr="Vous êtes à 0 cœur. Vous sauvez-vous ?"),
        Phrase(en="{who} may be rescued…", fr="{who} peut se sauver…"),
    ),
    Question(
        "first",
        Phrase(en="Which of your cards takes effect first?", fr="Laquelle de vos cartes fait effet en premier ?"),
        Phrase(en="{who} puts effects in order…", fr="{who} choisit l'ordre des effets…"),
        is_open=True,
    ),
    Question(
        "crab_claw",
        Phrase(
            en="Crab Claw?!: which cards do you keep, for {crab_claw[price]} energy each? The others are discarded.",
            fr="Pince de crabe ?! : quelles cartes gardez-vous, pour {crab_claw[price]} énergie chacune ? "
            "Les autres sont défaussées.",
        ),
        Phrase(en="{who} chooses cards to keep…", fr="{who} choisit des cartes à garder…"),
        is_open=True,
    ),
    Question(
        "yield",
        Phrase(en="Do you yield Tokyo? You have {own}.", fr="Cédez-vous Tokyo ? Il vous reste {own}."),
        Phrase(en="{who} decides whether to yield Tokyo…", fr="{who} décide de céder ou non Tokyo…"),
        is_open=True,
    ),
    Question(
        "portal",
        Phrase(en="Interdimensional Portal: what do you gain?", fr="Portail interdimensionnel : que gagnez-vous ?"),
        Phrase(en="{who} chooses hearts or energy…", fr="{who} choisit des cœurs ou des énergies…"),
        is_open=True,
    ),
    Question(
        "buy",
        Phrase(en="Do you buy something? You have {energy}.", fr="Achetez-vous quelque chose ? Vous avez {energy}."),
        Phrase(en="{who} may buy cards…", fr="{who} peut acheter des cartes…"),
        about=PURCHASE,
    ),
    Question(
        "opportunist",
        Phrase(
            en="Opportunist: do you buy what was just revealed? You have {energy}.",
            fr="Opportuniste : achetez-vous ce qui vient d'être révélé ? Vous avez {energy}.",
        ),
        Phrase(en="{who} may snatch a card…", fr="{who} peut saisir une carte…"),
        is_open=True,
        about=PURCHASE,
    ),
    Question(
        "treasure",
        Phrase(
            en="Treasure: which Consumable do you buy? You have {energy}.",
            fr="Trésor : quelle carte Consommable achetez-vous ? Vous avez {energy}.",
        ),
        Phrase(en="{who} may buy a Consumable…", fr="{who} peut acheter une carte Consommable…"),
        is_open=True,
        about=PURCHASE,
    ),
    Question(
        "metamorph",
        Phrase(
            en="Metamorph: which Keep cards do you give up for their energy?",
            fr="Métamorphose : quelles cartes Pouvoir rendez-vous contre leur énergie ?",
        ),
        Phrase(en="{who} may give up cards…", fr="{who} peut rendre des cartes…"),
        is_open=True,
    ),
    Question(
        "frenzy",
        Phrase(en="Do you activate FRENZY for another turn?", fr="Activez-vous FURIE pour un autre tour ?"),
        Phrase(en="{who} may activate FRENZY…", fr="{who} peut activer FURIE…"),
    ),
    Question(
        "freeze_time",
        Phrase(
            en="Freeze Time: do you take another turn, with one die fewer?",
            fr="Contrôle du temps : jouez-vous un autre tour, avec un dé de moins ?",
        ),
        Phrase(en="{who} may take another turn…", fr="{who} peut jouer un autre tour…"),
        is_open=True,
    ),
    Question(
        "anytime",
        Phrase(
            en="The turn is about to end. Do you use something?", fr="Le tour va finir. Utilisez-vous quelque chose ?"
        ),
        Phrase(en="{who} may use something before the turn ends…", fr="{who} peut agir avant la fin du tour…"),
    ),
]

QUESTIONS: Final = Questions(ROWS, ANSWERS, rules="bestiaire.games.tokyo")
