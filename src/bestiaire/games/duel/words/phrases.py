"""What King of Tokyo Duel says: questions, answers, what others wait for, the log and the endings."""

from __future__ import annotations

from bestiaire.words import Phrase
from bestiaire.words.log import NO_LIFE, Endings

FEWER_DICE = Phrase(en="{dice} fewer in the next throw", fr="{dice} de moins au prochain lancer")
DOMINATED = Phrase(
    en="1 die fewer per KEEP card in the next throw", fr="1 dé de moins par carte Pouvoir au prochain lancer"
)
IMMUNE = Phrase(en="no more hits this turn", fr="plus de dégâts ce tour-ci")

QUESTIONS = {
    "monster": Phrase(en="Choose your Monster.", fr="Choisissez votre Monstre."),
    "first": Phrase(en="Which of your cards takes effect first?", fr="Laquelle de vos cartes fait effet en premier ?"),
    "hibernation": Phrase(
        en="Hibernation: keep it, gain life and end your turn, or discard it?",
        fr="Hibernation : la garder, gagner des PV et finir votre tour, ou la défausser ?",
    ),
    "made_in_a_lab": Phrase(
        en="Made in a Lab: buy a card now, for {less} energy less? You have {energy}.",
        fr="Expérience scientifique : acheter une carte maintenant, {less} énergie de moins ? Vous avez {energy}.",
    ),
    "dominate": Phrase(
        en="Dominate: you roll 1 die fewer for each KEEP card. Discard some first?",
        fr="Dominer : vous lancez 1 dé de moins par carte Pouvoir. En défausser d'abord ?",
    ),
    "dice_tokens": Phrase(
        en="How many Dice tokens do you spend for more dice?",
        fr="Combien de jetons Dé dépensez-vous pour lancer plus de dés ?",
    ),
    "reroll": Phrase(
        en="Your dice: {dice}. Choose those to throw again, or stop. Throws left: {left}.",
        fr="Vos dés : {dice}. Choisissez ceux à relancer, ou arrêtez. Lancers restants : {left}.",
    ),
    "rebooting": Phrase(
        en="Rebooting: discard it instead of resolving your dice?",
        fr="Redémarrage : défausser la carte au lieu de résoudre vos dés ?",
    ),
    "titanic_batteries": Phrase(
        en="Titanic Batteries: put {aside} dice aside for a Dice token?",
        fr="Batteries titanesques : mettre {aside} dés de côté pour un jeton Dé ?",
    ),
    "resolve": Phrase(
        en="What do you resolve next? Your Roll: {roll}.", fr="Que résolvez-vous ensuite ? Votre Lancer : {roll}."
    ),
    "multiply": Phrase(
        en="Nuclear Breath: multiply your {smash} by your Special Power symbols?",
        fr="Souffle nucléaire : multiplier {smash} par le nombre de vos symboles Pouvoir spécial ?",
    ),
    "track": Phrase(en="Blockbuster: which marker do you pull?", fr="Blockbuster : quel pion tirez-vous ?"),
    "symbol": Phrase(
        en="Alien Technology: which symbol do you add to your Roll?",
        fr="Technologie alien : quel symbole ajoutez-vous à votre Lancer ?",
    ),
    "plus": Phrase(
        en="{power}: spend one more symbol for the + line?",
        fr="{power} : dépenser un symbole de plus pour la ligne + ?",
    ),
    "king": Phrase(en="Territorial: which King token?", fr="Territorial : quel jeton Roi ?"),
    "place": Phrase(en="Where do you lay {token}?", fr="Où posez-vous {token} ?"),
    "unchained": Phrase(
        en="Unchained: take {bonus} as printed, or hit your Rival instead?",
        fr="Déchaîné : prendre {bonus} comme imprimé, ou frapper votre Rival à la place ?",
    ),
    "lightning_speed": Phrase(
        en="Lightning Speed: hit your Rival for this empty space?",
        fr="Vitesse éclair : frapper votre Rival pour cette case vide ?",
    ),
    "camouflage": Phrase(
        en="You are about to take {hits}. Camouflage: throw the dice?",
        fr="Vous allez subir {hits}. Camouflage : lancer les dés ?",
    ),
    "in_shape": Phrase(
        en="In Shape: pay {pull} energy to pull Fame? You have {energy}.",
        fr="En forme : payer {pull} énergie pour tirer la Gloire ? Vous avez {energy}.",
    ),
    "unstable_dna": Phrase(
        en="Unstable DNA: swap it for a card of your Rival?",
        fr="ADN instable : l'échanger contre une carte de votre Rival ?",
    ),
    "superconductor": Phrase(
        en="Your Rival gains {gain}. Superconductor: discard it to gain as much?",
        fr="Votre Rival gagne {gain}. Supra-conducteur : défausser la carte pour en gagner autant ?",
    ),
    "buy": Phrase(en="Buy a card? You have {energy}.", fr="Acheter une carte ? Vous avez {energy}."),
    "tesla_impulse": Phrase(
        en="Tesla Impulse: which card does your Rival discard?",
        fr="Impulsion Tesla : quelle carte votre Rival défausse-t-il ?",
    ),
}
"""What is asked, by the kind of choice."""

WAITING = {
    "monster": Phrase(en="{who} chooses a Monster…", fr="{who} choisit un Monstre…"),
    "first": Phrase(en="{who} puts effects in order…", fr="{who} choisit l'ordre des effets…"),
    "hibernation": Phrase(
        en="{who} decides whether to go on hibernating…", fr="{who} décide de poursuivre ou non l'hibernation…"
    ),
    "made_in_a_lab": Phrase(en="{who} may buy a card early…", fr="{who} peut acheter une carte en avance…"),
    "dominate": Phrase(
        en="{who} decides what to discard because of Dominate…", fr="{who} décide quoi défausser à cause de Dominer…"
    ),
    "dice_tokens": Phrase(en="{who} may spend Dice tokens…", fr="{who} peut dépenser des jetons Dé…"),
    "reroll": Phrase(en="{who} chooses dice to throw again…", fr="{who} choisit les dés à relancer…"),
    "rebooting": Phrase(en="{who} decides whether to reboot…", fr="{who} décide de redémarrer ou non…"),
    "titanic_batteries": Phrase(en="{who} may put two dice aside…", fr="{who} peut mettre deux dés de côté…"),
    "resolve": Phrase(en="{who} resolves the dice…", fr="{who} résout ses dés…"),
    "multiply": Phrase(
        en="{who} decides whether to multiply Smash…", fr="{who} décide de multiplier ou non ses Baffes…"
    ),
    "track": Phrase(en="{who} chooses which marker to pull…", fr="{who} choisit quel pion tirer…"),
    "symbol": Phrase(en="{who} chooses a symbol to add…", fr="{who} choisit un symbole à ajouter…"),
    "plus": Phrase(en="{who} may spend one more symbol…", fr="{who} peut dépenser un symbole de plus…"),
    "king": Phrase(en="{who} chooses a King token…", fr="{who} choisit un jeton Roi…"),
    "place": Phrase(en="{who} chooses where {token} goes…", fr="{who} choisit où va {token}…"),
    "unchained": Phrase(en="{who} chooses how to use a bonus…", fr="{who} choisit comment utiliser un bonus…"),
    "lightning_speed": Phrase(
        en="{who} decides whether an empty space hits…", fr="{who} décide si une case vide frappe ou non…"
    ),
    "camouflage": Phrase(
        en="{who} decides whether to throw for Camouflage…", fr="{who} décide de lancer ou non pour Camouflage…"
    ),
    "in_shape": Phrase(en="{who} may pay for a pull of Fame…", fr="{who} peut payer pour tirer la Gloire…"),
    "unstable_dna": Phrase(en="{who} may swap Unstable DNA…", fr="{who} peut échanger ADN instable…"),
    "superconductor": Phrase(
        en="{who} decides whether to discard Superconductor…", fr="{who} décide de défausser ou non Supra-conducteur…"
    ),
    "buy": Phrase(en="{who} may buy cards…", fr="{who} peut acheter des cartes…"),
    "tesla_impulse": Phrase(
        en="{who} chooses the card that is lost to Tesla Impulse…",
        fr="{who} choisit la carte perdue par Impulsion Tesla…",
    ),
}
"""What the other player decides, by the kind of choice."""

ANSWERS = {
    "monster": Phrase(en="{monster} ({life} life)", fr="{monster} ({life} PV)"),
    "first": Phrase(en="First {card}", fr="D'abord {card}"),
    "hibernation:keep": Phrase(en="Hibernate: gain {nap} life, no turn", fr="Hiberner : {nap} PV, pas de tour"),
    "hibernation:discard": Phrase(en="Wake up: discard the card", fr="Se réveiller : défausser la carte"),
    "buy": Phrase(en="Buy {card} for {cost}", fr="Acheter {card} pour {cost}"),
    "buy:none": Phrase(en="Buy nothing more", fr="Ne rien acheter de plus"),
    "sweep:market": Phrase(
        en="Pay {sweep} energy to replace the whole market", fr="Payer {sweep} énergies pour renouveler tout le marché"
    ),
    "dominate": Phrase(en="Discard {card}", fr="Défausser {card}"),
    "dominate:none": Phrase(en="Discard nothing more", fr="Ne rien défausser de plus"),
    "dice_tokens": Phrase(en="Spend {number}", fr="En dépenser {number}"),
    "dice_tokens:0": Phrase(en="Spend none", fr="Ne pas en dépenser"),
    "reroll": Phrase(en="Reroll {dice}", fr="Relancer {dice}"),
    "reroll:none": Phrase(en="Stop: keep all dice", fr="Arrêter : garder tous les dés"),
    "in_the_shadows": Phrase(
        en="Reroll {dice} for free (In the Shadows)", fr="Relancer {dice} gratuitement (Dans les ténèbres)"
    ),
    "rebooting:yes": Phrase(en="Skip resolving and discard the card", fr="Ne rien résoudre et défausser la carte"),
    "rebooting:no": Phrase(en="Resolve the dice", fr="Résoudre les dés"),
    "titanic_batteries": Phrase(en="Put aside {dice}", fr="Mettre de côté {dice}"),
    "titanic_batteries:none": Phrase(en="Put nothing aside", fr="Ne rien mettre de côté"),
    "resolve": Phrase(en="Resolve {symbol}", fr="Résoudre {symbol}"),
    "resolve:none": Phrase(en="That is all", fr="C'est tout"),
    "power:use": Phrase(en="Use {power}", fr="Utiliser {power}"),
    "multiply:yes": Phrase(en="Multiply", fr="Multiplier"),
    "multiply:no": Phrase(en="Don't multiply", fr="Ne pas multiplier"),
    "track": Phrase(en="Pull {track}", fr="Tirer {track}"),
    "symbol": Phrase(en="Add {symbol}", fr="Ajouter {symbol}"),
    "plus:yes": Phrase(en="Spend one more symbol", fr="Dépenser un symbole de plus"),
    "plus:no": Phrase(en="Leave it at that", fr="En rester là"),
    "king": Phrase(en="The one on {place}", fr="Celui sur {place}"),
    "king:beside": Phrase(en="One beside the board", fr="Un jeton à côté du plateau"),
    "place": Phrase(en="On {place}", fr="Sur {place}"),
    "place:none": Phrase(en="Leave it where it is", fr="Le laisser où il est"),
    "unchained:yes": Phrase(en="Hit your Rival", fr="Frapper votre Rival"),
    "unchained:no": Phrase(en="Take the bonus", fr="Prendre le bonus"),
    "lightning_speed:yes": Phrase(en="Hit your Rival", fr="Frapper votre Rival"),
    "lightning_speed:no": Phrase(en="Do nothing", fr="Ne rien faire"),
    "camouflage:yes": Phrase(en="Throw the dice", fr="Lancer les dés"),
    "camouflage:no": Phrase(en="Take the hits", fr="Encaisser"),
    "in_shape:yes": Phrase(en="Pay {pull} energy and pull Fame", fr="Payer {pull} énergie et tirer la Gloire"),
    "in_shape:no": Phrase(en="Don't pay", fr="Ne pas payer"),
    "unstable_dna": Phrase(en="Swap it for {card}", fr="L'échanger contre {card}"),
    "unstable_dna:none": Phrase(en="Keep it", fr="La garder"),
    "superconductor:yes": Phrase(en="Discard it and gain as much", fr="La défausser et en gagner autant"),
    "superconductor:no": Phrase(en="Keep the card", fr="Garder la carte"),
    "tesla_impulse": Phrase(en="Make your Rival discard {card}", fr="Faire défausser {card}"),
    "alien_metabolism": Phrase(
        en="Discard {card} from the market (Alien Metabolism)",
        fr="Défausser {card} du marché (Métabolisme extra-terrestre)",
    ),
}
"""What an answer means, by its verb or by its whole key."""

EVENTS = {
    "monster": (
        Phrase(en="You are {monster}.", fr="Vous êtes {monster}."),
        Phrase(en="{who} is {monster}.", fr="{who} est {monster}."),
    ),
    "first_throw": (
        Phrase(en="For the first player you throw {dice}.", fr="Pour le premier joueur, vous lancez {dice}."),
        Phrase(en="For the first player {who} throws {dice}.", fr="Pour le premier joueur, {who} lance {dice}."),
    ),
    "first_player": (
        Phrase(en="You start.", fr="Vous commencez."),
        Phrase(en="{who} starts.", fr="{who} commence."),
    ),
    "reveal": (Phrase(en="Shown in the market: {cards}.", fr="Révélé au marché : {cards}."),),
    "turn": (
        Phrase(en="Your turn.", fr="À vous de jouer."),
        Phrase(en="The turn of {who}.", fr="Tour de jeu : {who}."),
    ),
    "extra_turn": (
        Phrase(en="You take another turn.", fr="Vous jouez un autre tour."),
        Phrase(en="{who} takes another turn.", fr="{who} joue un autre tour."),
    ),
    "hibernate": (
        Phrase(en="You go on hibernating.", fr="Vous continuez d'hiberner."),
        Phrase(en="{who} goes on hibernating.", fr="{who} continue d'hiberner."),
    ),
    "dominate": (
        Phrase(
            en="Next turn you roll 1 die fewer for each of your KEEP cards.",
            fr="Au prochain tour, vous lancerez 1 dé de moins par carte Pouvoir.",
        ),
        Phrase(
            en="Next turn {who} rolls 1 die fewer for each KEEP card.",
            fr="Au prochain tour, {who} lancera 1 dé de moins par carte Pouvoir.",
        ),
    ),
    "penalty": (
        Phrase(en="You will roll {fewer} fewer.", fr="Vous lancerez {fewer} de moins."),
        Phrase(en="{who} will roll {fewer} fewer.", fr="{who} lancera {fewer} de moins."),
    ),
    "spend_tokens": (
        Phrase(en="You spend {tokens}.", fr="Vous dépensez {tokens}."),
        Phrase(en="{who} spends {tokens}.", fr="{who} dépense {tokens}."),
    ),
    "roll": (
        Phrase(en="You throw: {dice}.", fr="Vous lancez : {dice}."),
        Phrase(en="{who} throws: {dice}.", fr="{who} lance : {dice}."),
    ),
    "effect": (
        Phrase(en="Your {card} takes effect.", fr="Votre carte {card} fait effet."),
        Phrase(en="{card} takes effect for {who}.", fr="{card} fait effet pour {who}."),
    ),
    "aside": (
        Phrase(en="You put aside {dice}.", fr="Vous mettez de côté {dice}."),
        Phrase(en="{who} puts aside {dice}.", fr="{who} met de côté {dice}."),
    ),
    "resolve": (
        Phrase(en="You resolve {symbols}.", fr="Vous résolvez {symbols}."),
        Phrase(en="{who} resolves {symbols}.", fr="{who} résout {symbols}."),
    ),
    "power": (
        Phrase(en="You use {power}.", fr="Vous utilisez {power}."),
        Phrase(en="{who} uses {power}.", fr="{who} utilise {power}."),
    ),
    "multiply": (
        Phrase(en="You multiply: {amount} × {times} hits.", fr="Vous multipliez : {amount} × {times} dégâts."),
        Phrase(en="{who} multiplies: {amount} × {times} hits.", fr="{who} multiplie : {amount} × {times} dégâts."),
    ),
    "add_symbol": (
        Phrase(en="You add {symbols} to your Roll.", fr="Vous ajoutez {symbols} à votre Lancer."),
        Phrase(en="{who} adds {symbols} to the Roll.", fr="{who} ajoute {symbols} à son Lancer."),
    ),
    "pull": (
        Phrase(en="You pull {track} {spaces}.", fr="Vous tirez {track} de {spaces}."),
        Phrase(en="{who} pulls {track} {spaces}.", fr="{who} tire {track} de {spaces}."),
    ),
    "step": (Phrase(en="{track} reaches {space}.", fr="{track} atteint la {space}."),),
    "stop": (Phrase(en="The King stops {track} there.", fr="The King arrête {track} à cet endroit."),),
    "bonus": (
        Phrase(en="You receive {bonus}.", fr="Vous recevez {bonus}."),
        Phrase(en="{who} receives {bonus}.", fr="{who} reçoit {bonus}."),
    ),
    "place": (
        Phrase(en="You lay {token} on {place}.", fr="Vous posez {token} sur {place}."),
        Phrase(en="{who} lays {token} on {place}.", fr="{who} pose {token} sur {place}."),
    ),
    "move_token": (
        Phrase(en="You move {token} to {place}.", fr="Vous déplacez {token} sur {place}."),
        Phrase(en="{who} moves {token} to {place}.", fr="{who} déplace {token} sur {place}."),
    ),
    "hits": (
        Phrase(en="{hits} against you.", fr="{hits} contre vous."),
        Phrase(en="{hits} against {who}.", fr="{hits} contre {who}."),
    ),
    "camouflage": (
        Phrase(
            en="Your Camouflage throws {dice}: {hits} cancelled.", fr="Votre Camouflage lance {dice} : {hits} en moins."
        ),
        Phrase(
            en="{who} throws {dice} for Camouflage: {hits} cancelled.",
            fr="{who} lance {dice} pour Camouflage : {hits} en moins.",
        ),
    ),
    "ignored": (
        Phrase(en="{card}: you ignore {hits}.", fr="{card} : vous ignorez {hits}."),
        Phrase(en="{card}: {who} ignores {hits}.", fr="{card} : {who} ignore {hits}."),
    ),
    "lose_life": (
        Phrase(en="You lose {amount} life ({life} left).", fr="Vous perdez {amount} PV (reste {life})."),
        Phrase(en="{who} loses {amount} life ({life} left).", fr="{who} perd {amount} PV (reste {life})."),
    ),
    "gain_life": (
        Phrase(en="You gain {amount} life ({life} now).", fr="Vous gagnez {amount} PV ({life} en tout)."),
        Phrase(en="{who} gains {amount} life ({life} now).", fr="{who} gagne {amount} PV ({life} en tout)."),
    ),
    "saved": (
        Phrase(en="Unstoppable saves you: {life} life left.", fr="Il ne tombera pas ! Il vous reste {life} PV."),
        Phrase(en="Unstoppable saves {who}: {life} life left.", fr="Il ne tombera pas ! {who} garde {life} PV."),
    ),
    "gain_energy": (
        Phrase(en="You gain {amount} energy ({energy} now).", fr="Vous gagnez {cubes} ({energy} en tout)."),
        Phrase(en="{who} gains {amount} energy ({energy} now).", fr="{who} gagne {cubes} ({energy} en tout)."),
    ),
    "pay_energy": (
        Phrase(en="You pay {amount} energy ({energy} left).", fr="Vous payez {cubes} (reste {energy})."),
        Phrase(en="{who} pays {amount} energy ({energy} left).", fr="{who} paie {cubes} (reste {energy})."),
    ),
    "gain_tokens": (
        Phrase(en="You gain {tokens}.", fr="Vous gagnez {tokens}."),
        Phrase(en="{who} gains {tokens}.", fr="{who} gagne {tokens}."),
    ),
    "buy": (
        Phrase(en="You buy {card} for {price} energy.", fr="Vous achetez {card} pour {cubes}."),
        Phrase(en="{who} buys {card} for {price} energy.", fr="{who} achète {card} pour {cubes}."),
    ),
    "sweep": (
        Phrase(en="You sweep the market: {cards}.", fr="Vous renouvelez le marché : {cards}."),
        Phrase(en="{who} sweeps the market: {cards}.", fr="{who} renouvelle le marché : {cards}."),
    ),
    "metabolism": (
        Phrase(en="You discard {card} from the market.", fr="Vous défaussez {card} du marché."),
        Phrase(en="{who} discards {card} from the market.", fr="{who} défausse {card} du marché."),
    ),
    "keep": (
        Phrase(en="You now have {card}.", fr="Vous avez maintenant {card}."),
        Phrase(en="{who} now has {card}.", fr="{who} a maintenant {card}."),
    ),
    "lose_card": (
        Phrase(en="Your {card} is discarded.", fr="Votre carte {card} est défaussée."),
        Phrase(en="{card} of {who} is discarded.", fr="{who} perd {card}, défaussée."),
    ),
    "swap": (
        Phrase(en="You swap {given} for {card}.", fr="Vous échangez {given} contre {card}."),
        Phrase(en="{who} swaps {given} for {card}.", fr="{who} échange {given} contre {card}."),
    ),
    "reshuffle": (Phrase(en="The discard pile becomes the new deck.", fr="La défausse devient la nouvelle pioche."),),
    "nothing_bought": (
        Phrase(en="You bought nothing.", fr="Vous n'avez rien acheté."),
        Phrase(en="{who} bought nothing.", fr="{who} n'a rien acheté."),
    ),
}
"""What the log says, by the kind of event: to the player it happened to, and to everybody else (if that differs)."""

ENDINGS: Endings = {
    **NO_LIFE,
    ("spotlight", "winner"): Phrase(
        en="Both markers are in your Spotlight zones: you win!",
        fr="Les deux pions sont sous vos projecteurs : vous gagnez !",
    ),
    ("spotlight", "loser"): Phrase(
        en="Both markers are in the Spotlight zones of {winner}, who wins.",
        fr="Les deux pions sont sous les mêmes projecteurs : {winner} gagne.",
    ),
    ("spotlight", "other"): Phrase(
        en="Both markers are in the Spotlight zones of {winner}, who wins.",
        fr="Les deux pions sont sous les mêmes projecteurs : {winner} gagne.",
    ),
    ("victory", "winner"): Phrase(
        en="A marker is on your Victory space: you win!", fr="Un pion est sur votre case Victoire : vous gagnez !"
    ),
    ("victory", "loser"): Phrase(
        en="A marker is on the Victory space of {winner}, who wins.",
        fr="Un pion atteint la case Victoire : {winner} gagne.",
    ),
    ("victory", "other"): Phrase(
        en="A marker is on the Victory space of {winner}, who wins.",
        fr="Un pion atteint la case Victoire : {winner} gagne.",
    ),
}
"""How a game was won, by the reason and by who is told."""

DRAW = Phrase(
    en="Both Monsters fall at the same moment: it is a draw.",
    fr="Les deux Monstres tombent au même moment : partie nulle.",
)
