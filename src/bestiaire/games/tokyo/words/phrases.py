"""What King of Tokyo asks and what can be answered, in English and French. The log stands in `telling`."""

from __future__ import annotations

from bestiaire.words import Phrase

QUESTIONS = {
    "monster": Phrase(en="Choose your monster.", fr="Choisissez votre monstre."),
    "evolution": Phrase(
        en="Which Evolution card do you keep? The other is discarded.",
        fr="Quelle carte Évolution gardez-vous ? L'autre est défaussée.",
    ),
    "allegiance": Phrase(
        en="Mindbugs Overlord: do you declare yourself loyal? You could lose {points} victory points and gain a "
        "Mindbug token.",
        fr="Seigneur des Mindbugs : vous déclarez-vous loyal ? Vous pourriez perdre {points} points de victoire et "
        "gagner un jeton Mindbug.",
    ),
    "ally": Phrase(
        en="Mindbugs Overlord: which of the loyal do you choose?",
        fr="Seigneur des Mindbugs : lequel des loyaux choisissez-vous ?",
    ),
    "mimic": Phrase(en="Mimic: which card do you copy?", fr="Mimétisme : quelle carte copiez-vous ?"),
    "keyword": Phrase(
        en="Do you activate a keyword before you roll?", fr="Activez-vous un mot-clé avant de lancer les dés ?"
    ),
    "arcane_scepter": Phrase(
        en="Arcane Scepter: which card do you take from the discard pile?",
        fr="Sceptre arcanique : quelle carte prenez-vous dans la défausse ?",
    ),
    "reroll": Phrase(
        en="Your dice: {dice}. Choose those to roll again, or stop. Rolls left: {left}.",
        fr="Vos dés : {dice}. Choisissez ceux à relancer, ou arrêtez. Lancers restants : {left}.",
    ),
    "psychic_probe": Phrase(
        en="Psychic Probe: which die of {active} do you reroll? They show {dice}.",
        fr="Sonde psychique : quel dé relancez-vous ? Ceux de {active} montrent {dice}.",
    ),
    "change": Phrase(en="Do you change dice? You have {dice}.", fr="Changez-vous des dés ? Vous avez {dice}."),
    "before_resolving": Phrase(
        en="To be resolved by {active}: {dice}. Do you use something?",
        fr="À résoudre par {active} : {dice}. Utilisez-vous quelque chose ?",
    ),
    "mindbug": Phrase(
        en="{active} is about to resolve {dice}. Do you Mindbug it and take these dice?",
        fr="{active} va résoudre {dice}. Utilisez-vous un Mindbug pour prendre ces dés ?",
    ),
    "helpful_mindbug": Phrase(
        en="Do you play Helpful Mindbug, and gain what {resolver} gains from its hearts and energy?",
        fr="Jouez-vous Mindbug serviable, pour gagner ce que {resolver} gagne par ses cœurs et ses énergies ?",
    ),
    "resolve": Phrase(en="What do you resolve next?", fr="Que résolvez-vous ensuite ?"),
    "scary_face": Phrase(
        en="Scary Face: whom do you steal a victory point from?", fr="Visage effrayant : à qui volez-vous un point ?"
    ),
    "hearts": Phrase(en="How do you use your {hearts}?", fr="Comment utilisez-vous vos {hearts} ?"),
    "thinking_face": Phrase(en="Do you play Thinking Face?", fr="Jouez-vous Visage pensif ?"),
    "fewest_hearts": Phrase(
        en="Thinking Face: which monster gains a heart?", fr="Visage pensif : quel monstre gagne un cœur ?"
    ),
    "hungry_face": Phrase(en="Do you play Hungry Face?", fr="Jouez-vous Visage affamé ?"),
    "loss": Phrase(
        en="You are about to lose {amount}, through {cause}. What do you do?",
        fr="Vous allez perdre {amount} ({cause}). Que faites-vous ?",
    ),
    "camouflage": Phrase(
        en="Camouflage rolled {dice}. Do you reroll 3s with Background Dweller?",
        fr="Camouflage a donné {dice}. Relancez-vous des 3 avec Ninja urbain ?",
    ),
    "ancestral_defense": Phrase(
        en="Ancestral Defense: how many hearts do you buy, for {defense} energy each?",
        fr="Défense ancestrale : combien de cœurs achetez-vous, à {defense} énergies chacun ?",
    ),
    "rescue": Phrase(en="You are at 0 hearts. Do you save yourself?", fr="Vous êtes à 0 cœur. Vous sauvez-vous ?"),
    "first": Phrase(en="Which of your cards takes effect first?", fr="Laquelle de vos cartes fait effet en premier ?"),
    "crab_claw": Phrase(
        en="Crab Claw?!: which cards do you keep, for {claw} energy each? The others are discarded.",
        fr="Pince de crabe ?! : quelles cartes gardez-vous, pour {claw} énergie chacune ? Les autres sont défaussées.",
    ),
    "yield": Phrase(en="Do you yield Tokyo? You have {own}.", fr="Cédez-vous Tokyo ? Il vous reste {own}."),
    "portal": Phrase(
        en="Interdimensional Portal: what do you gain?", fr="Portail interdimensionnel : que gagnez-vous ?"
    ),
    "buy": Phrase(en="Do you buy something? You have {energy}.", fr="Achetez-vous quelque chose ? Vous avez {energy}."),
    "opportunist": Phrase(
        en="Opportunist: do you buy what was just revealed? You have {energy}.",
        fr="Opportuniste : achetez-vous ce qui vient d'être révélé ? Vous avez {energy}.",
    ),
    "treasure": Phrase(
        en="Treasure: which Consumable do you buy? You have {energy}.",
        fr="Trésor : quelle carte Consommable achetez-vous ? Vous avez {energy}.",
    ),
    "metamorph": Phrase(
        en="Metamorph: which Keep cards do you give up for their energy?",
        fr="Métamorphose : quelles cartes Pouvoir rendez-vous contre leur énergie ?",
    ),
    "frenzy": Phrase(en="Do you activate FRENZY for another turn?", fr="Activez-vous FURIE pour un autre tour ?"),
    "freeze_time": Phrase(
        en="Freeze Time: do you take another turn, with one die fewer?",
        fr="Contrôle du temps : jouez-vous un autre tour, avec un dé de moins ?",
    ),
    "anytime": Phrase(
        en="The turn is about to end. Do you use something?", fr="Le tour va finir. Utilisez-vous quelque chose ?"
    ),
}
"""What is asked, by the kind of choice."""

WAITING = {
    "monster": Phrase(en="{who} chooses a monster…", fr="{who} choisit un monstre…"),
    "evolution": Phrase(en="{who} chooses an Evolution card…", fr="{who} choisit une carte Évolution…"),
    "allegiance": Phrase(en="{who} may declare loyalty…", fr="{who} peut se déclarer loyal…"),
    "ally": Phrase(en="{who} chooses an ally…", fr="{who} choisit un allié…"),
    "mimic": Phrase(en="{who} chooses a card to copy…", fr="{who} choisit une carte à copier…"),
    "keyword": Phrase(en="{who} may activate a keyword…", fr="{who} peut activer un mot-clé…"),
    "arcane_scepter": Phrase(
        en="{who} takes a card from the discard pile…", fr="{who} prend une carte de la défausse…"
    ),
    "reroll": Phrase(en="{who} chooses dice to roll again…", fr="{who} choisit les dés à relancer…"),
    "psychic_probe": Phrase(en="{who} may reroll a die…", fr="{who} peut relancer un dé…"),
    "change": Phrase(en="{who} may change dice…", fr="{who} peut changer des dés…"),
    "before_resolving": Phrase(
        en="{who} may use something before dice are resolved…", fr="{who} peut jouer avant la résolution des dés…"
    ),
    "mindbug": Phrase(en="{who} may use a Mindbug…", fr="{who} peut utiliser un Mindbug…"),
    "helpful_mindbug": Phrase(en="{who} may play Helpful Mindbug…", fr="{who} peut jouer Mindbug serviable…"),
    "resolve": Phrase(en="{who} resolves the dice…", fr="{who} résout les dés…"),
    "scary_face": Phrase(en="{who} steals a victory point…", fr="{who} vole un point de victoire…"),
    "hearts": Phrase(en="{who} uses the hearts…", fr="{who} utilise les cœurs…"),
    "thinking_face": Phrase(en="{who} may play Thinking Face…", fr="{who} peut jouer Visage pensif…"),
    "fewest_hearts": Phrase(en="{who} chooses who gains a heart…", fr="{who} choisit qui gagne un cœur…"),
    "hungry_face": Phrase(en="{who} may play Hungry Face…", fr="{who} peut jouer Visage affamé…"),
    "loss": Phrase(en="{who} may react to the loss…", fr="{who} peut réagir à la perte…"),
    "camouflage": Phrase(en="{who} may reroll 3s…", fr="{who} peut relancer des 3…"),
    "ancestral_defense": Phrase(en="{who} may buy hearts…", fr="{who} peut acheter des cœurs…"),
    "rescue": Phrase(en="{who} may be rescued…", fr="{who} peut se sauver…"),
    "first": Phrase(en="{who} puts effects in order…", fr="{who} choisit l'ordre des effets…"),
    "crab_claw": Phrase(en="{who} chooses cards to keep…", fr="{who} choisit des cartes à garder…"),
    "yield": Phrase(en="{who} decides whether to yield Tokyo…", fr="{who} décide de céder ou non Tokyo…"),
    "portal": Phrase(en="{who} chooses hearts or energy…", fr="{who} choisit des cœurs ou des énergies…"),
    "buy": Phrase(en="{who} may buy cards…", fr="{who} peut acheter des cartes…"),
    "opportunist": Phrase(en="{who} may snatch a card…", fr="{who} peut saisir une carte…"),
    "treasure": Phrase(en="{who} may buy a Consumable…", fr="{who} peut acheter une carte Consommable…"),
    "metamorph": Phrase(en="{who} may give up cards…", fr="{who} peut rendre des cartes…"),
    "frenzy": Phrase(en="{who} may activate FRENZY…", fr="{who} peut activer FURIE…"),
    "freeze_time": Phrase(en="{who} may take another turn…", fr="{who} peut jouer un autre tour…"),
    "anytime": Phrase(en="{who} may use something before the turn ends…", fr="{who} peut agir avant la fin du tour…"),
}
"""What somebody else decides, by the kind of choice."""

ANSWERS = {
    "monster": Phrase(en="{monster}", fr="{monster}"),
    "keep": Phrase(en="Keep {card}", fr="Garder {card}"),
    "allegiance:declare": Phrase(en="Declare loyalty", fr="Se déclarer loyal"),
    "allegiance:refuse": Phrase(en="Refuse", fr="Refuser"),
    "ally": Phrase(en="{whom}", fr="{whom}"),
    "mimic": Phrase(en="Copy {card} of {whom}", fr="Copier {card} ({whom})"),
    "mimic:none": Phrase(en="Leave the token where it is", fr="Laisser le jeton où il est"),
    "hunter": Phrase(en="HUNTER with {card}: hunt {whom}", fr="CHASSEUR avec {card} : chasser {whom}"),
    "sneaky": Phrase(en="SNEAKY with {card}", fr="FURTIF avec {card}"),
    "keyword:none": Phrase(en="Roll the dice", fr="Lancer les dés"),
    "take": Phrase(en="Take {card}", fr="Prendre {card}"),
    "reroll": Phrase(en="Roll again: {dice}", fr="Relancer : {dice}"),
    "reroll:none": Phrase(en="Stop: keep all dice", fr="Arrêter : garder tous les dés"),
    "energy_drink": Phrase(
        en="Pay {drink} energy and roll again: {dice}", fr="Payer {drink} énergie et relancer : {dice}"
    ),
    "smoke_cloud": Phrase(
        en="Spend a Smoke counter and roll again: {dice}", fr="Dépenser une Fumée et relancer : {dice}"
    ),
    "background_dweller": Phrase(en="Background Dweller: reroll {dice}", fr="Ninja urbain : relancer {dice}"),
    "background_dweller:none": Phrase(en="Reroll nothing", fr="Ne rien relancer"),
    "intergalactic_genius": Phrase(
        en="Intergalactic Genius: reroll {dice}", fr="Génie intergalactique : relancer {dice}"
    ),
    "psychic_probe": Phrase(en="Reroll: {face}", fr="Relancer : {face}"),
    "psychic_probe:none": Phrase(en="Leave the dice alone", fr="Ne pas toucher aux dés"),
    "herd_culler": Phrase(en="Herd Culler: {face} becomes 1", fr="Prédateur sélectif : {face} devient 1"),
    "plot_twist": Phrase(en="Plot Twist: {face} becomes {to}", fr="Plan B : {face} devient {to}"),
    "stretchy": Phrase(
        en="Stretchy, {stretch} energy: {face} becomes {to}", fr="Élastique, {stretch} énergies : {face} devient {to}"
    ),
    "sneaky_alloy": Phrase(en="Sneaky Alloy: a 1 becomes {face}", fr="Alliage furtif : un 1 devient {face}"),
    "energy_devourer": Phrase(
        en="Energy Devourer, {devour} energy: a heart becomes a smash",
        fr="Dévoreur d'énergie, {devour} énergie : un cœur devient une baffe",
    ),
    "energy_infused_monster": Phrase(
        en="Energy-Infused Monster, {infuse} energy: {dice} out, {to} in",
        fr="Monstre gorgé d'énergie, {infuse} énergie : retirer {dice}, ajouter {to}",
    ),
    "change:none": Phrase(en="The dice stay as they are", fr="Les dés restent ainsi"),
    "mind_control": Phrase(en="Mind Control!: reroll {dice}", fr="Contrôle mental ! : relancer {dice}"),
    "neutralizing_look": Phrase(
        en="Neutralizing Look: take out all smashes", fr="Regard neutralisant : retirer toutes les baffes"
    ),
    "before_resolving:none": Phrase(en="Play nothing", fr="Ne rien jouer"),
    "mindbug:token": Phrase(en="Mindbug! Spend a token", fr="Mindbug ! Dépenser un jeton"),
    "mindbug:evasive_mindbug": Phrase(en="Mindbug! Use Evasive Mindbug", fr="Mindbug ! Utiliser Mindbug fuyant"),
    "mindbug:none": Phrase(en="Let them resolve it", fr="Laisser faire"),
    "helpful_mindbug:play": Phrase(en="Play Helpful Mindbug", fr="Jouer Mindbug serviable"),
    "helpful_mindbug:none": Phrase(en="Don't play it", fr="Ne pas la jouer"),
    "resolve": Phrase(en="Resolve {group}", fr="Résoudre {group}"),
    "scary_face": Phrase(en="{whom}", fr="{whom}"),
    "hearts": Phrase(en="{uses}", fr="{uses}"),
    "hearts:none": Phrase(en="Use none of them", fr="N'en utiliser aucun"),
    "thinking_face:play": Phrase(en="Play Thinking Face", fr="Jouer Visage pensif"),
    "thinking_face:none": Phrase(en="Don't play it", fr="Ne pas la jouer"),
    "fewest_hearts": Phrase(en="{whom}", fr="{whom}"),
    "hungry_face:play": Phrase(en="Play Hungry Face", fr="Jouer Visage affamé"),
    "hungry_face:none": Phrase(en="Don't play it", fr="Ne pas la jouer"),
    "jets:yield": Phrase(en="Jets: yield Tokyo and lose nothing", fr="Réacteurs : céder Tokyo sans rien perdre"),
    "wings:use": Phrase(
        en="Wings: pay {wings} energy, no more losses this turn",
        fr="Ailes : payer {wings} énergies, plus de pertes ce tour-ci",
    ),
    "camouflage:roll": Phrase(en="Camouflage: roll for it", fr="Camouflage : lancer les dés"),
    "tough": Phrase(en="TOUGH with {card}", fr="CORIACE avec {card}"),
    "poisonous": Phrase(en="POISONOUS with {card}", fr="VENIMEUX avec {card}"),
    "loss:take": Phrase(en="Take it", fr="Encaisser"),
    "rapid_healing:use": Phrase(
        en="Rapid Healing: {heal} energy for 1 heart", fr="Guérison rapide : {heal} énergies pour 1 cœur"
    ),
    "evolution": Phrase(en="Play {card}", fr="Jouer {card}"),
    "ancestral_defense": Phrase(en="{number}", fr="{number}"),
    "rescue:unstoppable_hydra": Phrase(en="Play Unstoppable Hydra", fr="Jouer Hydre inarrêtable"),
    "rescue:none": Phrase(en="Be eliminated", fr="Être éliminé"),
    "first": Phrase(en="First {card}", fr="D'abord {card}"),
    "crab_claw": Phrase(en="Keep {card} for {claw} energy", fr="Garder {card} pour {claw} énergie"),
    "crab_claw:none": Phrase(en="Discard the others", fr="Défausser les autres"),
    "yield:yes": Phrase(en="Yield Tokyo", fr="Céder Tokyo"),
    "yield:no": Phrase(en="Stay", fr="Rester"),
    "portal:hearts": Phrase(en="{portal} hearts", fr="{portal} cœurs"),
    "portal:energy": Phrase(en="{portal} energy", fr="{portal} énergies"),
    "buy": Phrase(en="Buy {card} for {cost}", fr="Acheter {card} pour {cost}"),
    "lab": Phrase(
        en="Buy the card you looked at: {card} for {cost}", fr="Acheter la carte regardée : {card} pour {cost}"
    ),
    "tentacles": Phrase(en="Buy {card} from {whom} for {cost}", fr="Acheter {card} à {whom} pour {cost}"),
    "look:deck": Phrase(en="Look at the top card of the deck", fr="Regarder la première carte de la pioche"),
    "sweep:display": Phrase(
        en="Pay {sweep} energy to replace the display", fr="Payer {sweep} énergies pour renouveler les cartes"
    ),
    "buy:none": Phrase(en="Buy nothing more", fr="Ne rien acheter de plus"),
    "treasure": Phrase(en="Buy {card} for {cost}", fr="Acheter {card} pour {cost}"),
    "treasure:none": Phrase(en="Buy nothing", fr="Ne rien acheter"),
    "sell": Phrase(en="Give up {card}", fr="Rendre {card}"),
    "sell:none": Phrase(en="Keep the rest", fr="Garder le reste"),
    "frenzy": Phrase(en="FRENZY with {card}", fr="FURIE avec {card}"),
    "frenzy:none": Phrase(en="End the turn", fr="Finir le tour"),
    "freeze_time:yes": Phrase(en="Take another turn", fr="Jouer un autre tour"),
    "freeze_time:no": Phrase(en="No", fr="Non"),
    "anytime:none": Phrase(en="Nothing", fr="Rien"),
}
"""What an answer means, by its verb or by its whole key."""

USES = {
    "poison": Phrase(en="remove a Poison token", fr="retirer un jeton Poison"),
    "shrink": Phrase(en="remove a Shrink token", fr="retirer un jeton Toupetit"),
    "ray": Phrase(en="heal {whom}", fr="soigner {whom}"),
    "heal": Phrase(en="heal yourself", fr="se soigner"),
}
"""What heart dice are used for."""

CAUSES = {
    "smash": Phrase(en="smashes of {attacker}", fr="baffes, {attacker}"),
    "poison": Phrase(en="Poison tokens", fr="jetons Poison"),
}
"""Through what hearts are lost; else it is a card."""
OWN_SMASHES = Phrase(en="your smashes", fr="vos baffes")
