"""What King of Tokyo Duel tells: the log and the endings. Questions and answers stand in their rows."""

from __future__ import annotations

from bestiaire.words import Phrase
from bestiaire.words.log import NO_LIFE, Endings

FEWER_DICE = Phrase(en="{dice} fewer in the next throw", fr="{dice} de moins au prochain lancer")
DOMINATED = Phrase(
    en="1 die fewer per KEEP card in the next throw", fr="1 dé de moins par carte Pouvoir au prochain lancer"
)
IMMUNE = Phrase(en="no more hits this turn", fr="plus de dégâts ce tour-ci")

EVENTS = {
    "monster": (
        Phrase(en="You play {monster}.", fr="Vous jouez {monster}."),
        Phrase(en="{who} plays {monster}.", fr="{who} joue {monster}."),
    ),
    "first_throw": (
        Phrase(en="To see who starts you throw {dice}.", fr="Pour savoir qui commence, vous lancez {dice}."),
        Phrase(en="To see who starts {who} throws {dice}.", fr="Pour savoir qui commence, {who} lance {dice}."),
    ),
    "first_player": (
        Phrase(
            en="You threw more {symbol}: you start, with five dice this once.",
            fr="{symbol} : vous en avez le plus et commencez, avec cinq dés pour cette fois.",
        ),
        Phrase(
            en="{who} threw more {symbol} and starts, with five dice this once.",
            fr="{symbol} : {who} en a le plus et commence, avec cinq dés pour cette fois.",
        ),
    ),
    "reveal": (Phrase(en="Shown in the market: {cards}.", fr="Révélé au marché : {cards}."),),
    "turn": (
        Phrase(en="Your turn.", fr="À vous de jouer."),
        Phrase(en="{who}'s turn.", fr="Tour de jeu : {who}."),
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
        Phrase(en="You replace the market: {cards}.", fr="Vous renouvelez le marché : {cards}."),
        Phrase(en="{who} replaces the market: {cards}.", fr="{who} renouvelle le marché : {cards}."),
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
        en="Both markers are in your Spotlight: you win!",
        fr="Les deux pions sont sous vos projecteurs : vous gagnez !",
    ),
    ("spotlight", "loser"): Phrase(
        en="Both markers are in the Spotlight of {winner}, who wins.",
        fr="Les deux pions sont sous les mêmes projecteurs : {winner} gagne.",
    ),
    ("spotlight", "other"): Phrase(
        en="Both markers are in the Spotlight of {winner}, who wins.",
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
