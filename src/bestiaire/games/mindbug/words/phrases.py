"""What Mindbug says to a player, in English and French: questions, answers, the log, the end of a game."""

from __future__ import annotations

from bestiaire.words import Phrase
from bestiaire.words.log import NO_LIFE, Endings

QUESTIONS = {
    "action": Phrase(
        en="Your turn: play a card or attack with a creature.",
        fr="À vous : jouez une carte ou attaquez avec une créature.",
    ),
    "mindbug": Phrase(
        en="Your opponent plays {about}. Use a Mindbug to take it? ({mindbugs} left)",
        fr="Votre adversaire joue {about}. Dépenser un Mindbug pour en prendre le contrôle ? (il en reste {mindbugs})",
    ),
    "hunt": Phrase(
        en="{about} ({power}) is a HUNTER: choose who must block, or let your opponent decide.",
        fr="{about} ({power}) est CHASSEUR : désignez qui doit bloquer, ou laissez l'adversaire décider.",
    ),
    "block": Phrase(en="{about} ({power}) attacks. Block with…", fr="{about} ({power}) attaque. Bloquer avec…"),
    "again": Phrase(
        en="{about} ({power}) is in a FRENZY: attack a second time?",
        fr="{about} ({power}) est en FURIE : attaquer une seconde fois ?",
    ),
    "defeat": Phrase(en="{about}: choose who is defeated.", fr="{about} : choisissez qui est détruit."),
    "take": Phrase(
        en="{about}: choose whom to take control of.", fr="{about} : choisissez qui passe sous votre contrôle."
    ),
    "discard": Phrase(en="{about}: choose a card to discard.", fr="{about} : choisissez une carte à défausser."),
    "revive": Phrase(
        en="{about}: choose a card of your discard pile to put into play.",
        fr="{about} : choisissez la carte de votre défausse à mettre en jeu.",
    ),
    "revive_enemy": Phrase(
        en="{about}: choose a card of your opponent's discard pile to put into play on your side.",
        fr="{about} : choisissez la carte de la défausse adverse à mettre en jeu de votre côté.",
    ),
    "discard_another": Phrase(
        en="{about}: choose another card to discard.", fr="{about} : choisissez une autre carte à défausser."
    ),
    "first": Phrase(en="Which effect is resolved first?", fr="Quel effet est résolu en premier ?"),
    "buy": Phrase(
        en="Before your action: buy an Energy card? (you have {energy})",
        fr="Avant votre action : acheter une carte Énergie ? (vous avez {energy})",
    ),
    "buy_for_free": Phrase(
        en="{about}: choose the Energy card that you acquire for free.",
        fr="{about} : choisissez la carte Énergie que vous acquérez sans la payer.",
    ),
    "reroll": Phrase(
        en="{about} attacks. You rolled {dice}: reroll?", fr="{about} attaque. Résultat : {dice}. Relancer ?"
    ),
    "die": Phrase(
        en="{about} attacks. You rolled {dice}: which comes first?",
        fr="{about} attaque. Résultat : {dice}. Lequel résoudre d'abord ?",
    ),
    "play": Phrase(
        en="{about}: choose the card of your hand that enters play.",
        fr="{about} : choisissez la carte de votre main qui entre en jeu.",
    ),
    "play_nothing": Phrase(
        en="{about}: no card of your hand will do.", fr="{about} : aucune carte de votre main ne convient."
    ),
    "give": Phrase(
        en="{about}: choose a card of your hand: it enters play for your opponent.",
        fr="{about} : choisissez une carte de votre main : elle entre en jeu pour votre adversaire.",
    ),
    "revive_any": Phrase(
        en="{about}: choose a card of either discard pile to put into play on your side.",
        fr="{about} : choisissez, dans l'une des deux défausses, la carte à mettre en jeu de votre côté.",
    ),
    "recover": Phrase(
        en="{about}: choose a card of your discard pile to take into your hand.",
        fr="{about} : choisissez la carte de votre défausse à prendre en main.",
    ),
    "recover_enemy": Phrase(
        en="{about}: choose a card of your opponent's discard pile to take into your hand.",
        fr="{about} : choisissez la carte de la défausse adverse à prendre en main.",
    ),
    "return": Phrase(
        en="{about}: choose which of your creatures returns to your hand.",
        fr="{about} : choisissez laquelle de vos créatures retourne en main.",
    ),
    "trigger": Phrase(
        en="{about}: choose whose Play effect happens again.",
        fr="{about} : choisissez la créature dont l'effet Jouer a lieu à nouveau.",
    ),
}
"""What is asked, by the kind of choice."""

WAITING = {
    "action": Phrase(en="{who} plays a card or attacks…", fr="{who} joue une carte ou attaque…"),
    "mindbug": Phrase(
        en="{who} decides whether to spend a Mindbug on {about}…",
        fr="{who} décide s'il faut dépenser un Mindbug sur {about}…",
    ),
    "hunt": Phrase(en="{who} chooses whom {about} hunts…", fr="{who} choisit qui {about} va chasser…"),
    "block": Phrase(en="{who} decides who blocks {about}…", fr="{who} décide qui bloque {about}…"),
    "again": Phrase(en="{who} decides whether {about} attacks again…", fr="{who} décide si {about} attaque encore…"),
    "defeat": Phrase(en="{who} chooses who is defeated by {about}…", fr="{who} choisit qui {about} détruit…"),
    "take": Phrase(en="{who} chooses whom {about} wins over…", fr="{who} choisit qui {about} fait changer de camp…"),
    "discard": Phrase(en="{who} chooses what to discard for {about}…", fr="{who} choisit quoi défausser pour {about}…"),
    "revive": Phrase(en="{who} chooses whom {about} brings back…", fr="{who} choisit qui {about} fait revenir…"),
    "first": Phrase(en="{who} chooses which effect comes first…", fr="{who} choisit quel effet vient en premier…"),
    "buy": Phrase(en="{who} looks at the Energy cards…", fr="{who} regarde les cartes Énergie…"),
    "reroll": Phrase(
        en="{who} decides whether to reroll for {about}…", fr="{who} décide s'il faut relancer pour {about}…"
    ),
    "die": Phrase(en="{who} chooses which die comes first…", fr="{who} choisit quel dé vient en premier…"),
    "play": Phrase(
        en="{who} chooses what {about} brings into play…", fr="{who} choisit quelle carte {about} fait entrer en jeu…"
    ),
    "give": Phrase(en="{who} chooses what to give for {about}…", fr="{who} choisit quoi donner pour {about}…"),
    "recover": Phrase(en="{who} chooses a card of a discard pile…", fr="{who} choisit une carte d'une défausse…"),
    "return": Phrase(en="{who} chooses who returns to hand…", fr="{who} choisit qui retourne en main…"),
    "trigger": Phrase(
        en="{who} chooses whose Play effect happens again…", fr="{who} choisit quel effet Jouer a lieu à nouveau…"
    ),
}
"""What the other player decides, by the kind of choice."""

ANSWERS = {
    "play": Phrase(en="Play {card}", fr="Jouer {card}"),
    "attack": Phrase(en="Attack with {card}", fr="Attaquer avec {card}"),
    "block": Phrase(en="Block with {card}", fr="Bloquer avec {card}"),
    "hunt": Phrase(en="Hunt {card}", fr="Chasser {card}"),
    "defeat": Phrase(en="Defeat {card}", fr="Détruire {card}"),
    "take": Phrase(en="Take {card}", fr="Prendre {card}"),
    "discard": Phrase(en="Discard {card}", fr="Défausser {card}"),
    "revive": Phrase(en="Put into play {card}", fr="Mettre en jeu {card}"),
    "first": Phrase(en="First {card}", fr="D'abord {card}"),
    "buy": Phrase(en="Buy {card}", fr="Acheter {card}"),
    "acquire": Phrase(en="Acquire {card}", fr="Acquérir {card}"),
    "give": Phrase(en="Give {card}", fr="Donner {card}"),
    "recover": Phrase(en="Take {card}", fr="Prendre {card}"),
    "return": Phrase(en="Take back {card}", fr="Reprendre {card}"),
    "trigger": Phrase(en="Again {card}", fr="Encore {card}"),
    "reroll": Phrase(en="Reroll {face}", fr="Relancer {face}"),
    "die": Phrase(en="First {face}", fr="D'abord {face}"),
    "buy:none": Phrase(en="Buy nothing", fr="Ne rien acheter"),
    "reroll:both": Phrase(en="Reroll both dice", fr="Relancer les deux dés"),
    "reroll:none": Phrase(en="Keep it", fr="Garder ce résultat"),
    "play:none": Phrase(en="Go on", fr="Continuer"),
    "mindbug:yes": Phrase(en="Use a Mindbug", fr="Dépenser un Mindbug"),
    "mindbug:no": Phrase(en="Keep the Mindbug", fr="Garder le Mindbug"),
    "again:yes": Phrase(en="Attack again", fr="Attaquer encore"),
    "again:no": Phrase(en="Stop here", fr="En rester là"),
    "hunt:none": Phrase(en="Hunt nobody", fr="Ne chasser personne"),
    "block:none": Phrase(en="Don't block (lose 1 life)", fr="Ne pas bloquer (perdre 1 PV)"),
    "defeat:none": Phrase(en="That is all", fr="C'est tout"),
    "take:none": Phrase(en="That is all", fr="C'est tout"),
}
"""What an answer means, by its verb or by its whole key."""


EVENTS = {
    "reveal": (
        Phrase(
            en="Turned up for the first player: {shown[0]} for {called[0]}, {shown[1]} for {called[1]}.",
            fr="Révélées pour le premier joueur : {shown[0]} pour {called[0]}, {shown[1]} pour {called[1]}.",
        ),
    ),
    "first_player": (
        Phrase(en="You start.", fr="Vous commencez."),
        Phrase(en="{who} starts.", fr="{who} commence."),
    ),
    "turn": (
        Phrase(en="Your turn.", fr="À vous de jouer."),
        Phrase(en="The turn of {who}.", fr="Tour de jeu : {who}."),
    ),
    "draw": (
        Phrase(en="You draw {cards}.", fr="Vous piochez {cards}."),
        Phrase(en="{who} draws {cards}.", fr="{who} pioche {cards}."),
    ),
    "draw_unused": (
        Phrase(en="You take {cards} from the unused pile.", fr="Vous prenez {cards} dans la pile inutilisée."),
        Phrase(en="{who} takes {cards} from the unused pile.", fr="{who} prend {cards} dans la pile inutilisée."),
    ),
    "play": (
        Phrase(en="You play {card}.", fr="Vous jouez {card}."),
        Phrase(en="{who} plays {card}.", fr="{who} joue {card}."),
    ),
    "mindbug": (
        Phrase(en="You use a Mindbug on {card}.", fr="Vous dépensez un Mindbug sur {card}."),
        Phrase(en="{who} uses a Mindbug on {card}.", fr="{who} dépense un Mindbug sur {card}."),
    ),
    "keep_mindbug": (
        Phrase(en="You keep your Mindbug.", fr="Vous gardez votre Mindbug."),
        Phrase(en="{who} keeps the Mindbug.", fr="{who} garde son Mindbug."),
    ),
    "another_action": (
        Phrase(en="You take another action.", fr="Vous faites une autre action."),
        Phrase(en="{who} takes another action.", fr="{who} fait une autre action."),
    ),
    "enter": (
        Phrase(en="{card} enters play on your side.", fr="{card} entre en jeu de votre côté."),
        Phrase(en="{card} enters play for {who}.", fr="{card} entre en jeu pour {who}."),
    ),
    "effect": (
        Phrase(en="{card} takes effect for you.", fr="{card} fait effet pour vous."),
        Phrase(en="{card} takes effect for {who}.", fr="{card} fait effet pour {who}."),
    ),
    "no_effect": (Phrase(en="There is nothing it could do.", fr="Elle ne peut rien faire."),),
    "silenced": (Phrase(en="The Play effect of {card} does nothing.", fr="L'effet Jouer de {card} reste sans effet."),),
    "attack": (
        Phrase(en="You attack with {card} ({power}).", fr="Vous attaquez avec {card} ({power})."),
        Phrase(en="{who} attacks with {card} ({power}).", fr="{who} attaque avec {card} ({power})."),
    ),
    "hunt": (Phrase(en="{card} ({power}) is made to block.", fr="{card} ({power}) doit bloquer."),),
    "block": (Phrase(en="{card} ({power}) blocks.", fr="{card} ({power}) bloque."),),
    "exhaust": (
        Phrase(en="{card} is TOUGH and only exhausted.", fr="CORIACE : {card} s'incline au lieu d'être détruit."),
    ),
    "defeated": (Phrase(en="{card} is defeated.", fr="{card} part à la défausse."),),
    "take_control": (
        Phrase(en="You take control of {card}.", fr="Vous prenez le contrôle de {card}."),
        Phrase(en="{who} takes control of {card}.", fr="{who} prend le contrôle de {card}."),
    ),
    "discard": (
        Phrase(en="You discard {cards}.", fr="Vous défaussez {cards}."),
        Phrase(en="{who} discards {cards}.", fr="{who} défausse {cards}."),
    ),
    "steal": (
        Phrase(en="You steal {cards}.", fr="Vous volez {cards}."),
        Phrase(en="{who} steals {cards}.", fr="{who} vole {cards}."),
    ),
    "take_pile": (
        Phrase(en="You take {cards} back into your hand.", fr="Vous reprenez en main {cards}."),
        Phrase(en="{who} takes {cards} back into hand.", fr="{who} reprend en main {cards}."),
    ),
    "lose_life": (
        Phrase(en="You lose {amount} life ({life} left).", fr="Vous perdez {amount} PV (reste {life})."),
        Phrase(en="{who} loses {amount} life ({life} left).", fr="{who} perd {amount} PV (reste {life})."),
    ),
    "gain_life": (
        Phrase(en="You gain {amount} life ({life} now).", fr="Vous gagnez {amount} PV ({life} en tout)."),
        Phrase(en="{who} gains {amount} life ({life} now).", fr="{who} gagne {amount} PV ({life} en tout)."),
    ),
    "energy_laid_out": (Phrase(en="Energy cards face up: {cards}.", fr="Cartes Énergie visibles : {cards}."),),
    "roll": (
        Phrase(en="You roll {faces}.", fr="Vous lancez : {faces}."),
        Phrase(en="{who} rolls {faces}.", fr="{who} lance : {faces}."),
    ),
    "reroll": (
        Phrase(en="You reroll: now {faces}.", fr="Vous relancez : {faces}."),
        Phrase(en="{who} rerolls: now {faces}.", fr="{who} relance : {faces}."),
    ),
    "grow": (
        Phrase(en="{card} grows by {amount} (now {power}).", fr="{card} grandit de {amount} ({power} à présent)."),
    ),
    "gain_energy": (
        Phrase(en="You gain {cubes} ({energy} in all).", fr="Vous gagnez {cubes} ({energy} en tout)."),
        Phrase(en="{who} gains {cubes} ({energy} in all).", fr="{who} gagne {cubes} ({energy} en tout)."),
    ),
    "buy": (
        Phrase(
            en="You buy {card} for {cubes} ({energy} left).", fr="Vous achetez {card} pour {cubes} (reste {energy})."
        ),
        Phrase(
            en="{who} buys {card} for {cubes} ({energy} left).", fr="{who} achète {card} pour {cubes} (reste {energy})."
        ),
    ),
    "acquire": (
        Phrase(en="You acquire {card} for free.", fr="Vous acquérez {card} sans payer."),
        Phrase(en="{who} acquires {card} for free.", fr="{who} acquiert {card} sans payer."),
    ),
    "turn_up": (
        Phrase(en="You turn up {card} and acquire it for free.", fr="Vous révélez {card} et l'acquérez sans payer."),
        Phrase(
            en="{who} turns up {card} and acquires it for free.", fr="{who} révèle {card} et l'acquiert sans payer."
        ),
    ),
    "new_energy_card": (
        Phrase(en="{card} is turned up among the Energy cards.", fr="{card} rejoint les cartes Énergie visibles."),
    ),
    "this_turn": (
        Phrase(en="{card} helps you until the end of this turn.", fr="{card} vous aide jusqu'à la fin de ce tour."),
        Phrase(en="{card} helps {who} until the end of this turn.", fr="Jusqu'à la fin de ce tour, {card} aide {who}."),
    ),
    "play_from_hand": (
        Phrase(en="You put {card} into play from your hand.", fr="Vous mettez en jeu {card} depuis votre main."),
        Phrase(en="{who} puts {card} into play from hand.", fr="{who} met en jeu {card} depuis sa main."),
    ),
    "give": (
        Phrase(en="You give {card} away.", fr="Vous donnez {card}."),
        Phrase(en="{who} gives {card} away.", fr="{who} donne {card}."),
    ),
    "recover": (
        Phrase(en="You take {card} into your hand.", fr="Vous prenez {card} en main."),
        Phrase(en="{who} takes {card} into hand.", fr="{who} prend {card} en main."),
    ),
    "return": (
        Phrase(en="You take {card} back into your hand.", fr="Vous reprenez {card} en main."),
        Phrase(en="{who} takes {card} back into hand.", fr="{who} reprend {card} en main."),
    ),
}
"""What the log says, by the kind of event: to the player it happened to, and to everybody else (if that differs)."""

ENDINGS: Endings = {
    **NO_LIFE,
    ("no_action", "winner"): Phrase(
        en="{loser} can neither play nor attack: you win!",
        fr="{loser} ne peut ni jouer ni attaquer : vous gagnez !",
    ),
    ("no_action", "loser"): Phrase(
        en="You can neither play nor attack: {winner} wins.",
        fr="Vous ne pouvez ni jouer ni attaquer : {winner} gagne.",
    ),
    ("no_action", "other"): Phrase(
        en="{loser} can neither play nor attack: {winner} wins.",
        fr="{loser} ne peut ni jouer ni attaquer : {winner} gagne.",
    ),
}
"""How a game ended, by its reason and by who is told."""
