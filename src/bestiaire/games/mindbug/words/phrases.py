"""What Mindbug tells: the log and the endings. Questions and answers stand in their rows."""

from __future__ import annotations

from bestiaire.words import Phrase
from bestiaire.words.log import NO_LIFE, Endings

EVENTS = {
    "reveal": (
        Phrase(
            en="Turned up to see who begins: {shown[0]} for {called[0]}, {shown[1]} for {called[1]}.",
            fr="Cartes révélées pour savoir qui commence : {shown[0]} pour {called[0]}, {shown[1]} pour {called[1]}.",
        ),
    ),
    "first_player": (
        Phrase(en="You start.", fr="Vous commencez."),
        Phrase(en="{who} starts.", fr="{who} commence."),
    ),
    "turn": (
        Phrase(en="Your turn.", fr="À vous de jouer."),
        Phrase(en="{who}'s turn.", fr="Tour de jeu : {who}."),
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
        Phrase(en="You take another action.", fr="Vous rejouez."),
        Phrase(en="{who} takes another action.", fr="{who} rejoue."),
    ),
    "enter": (
        Phrase(en="{card} enters play on your side.", fr="{card} entre en jeu de votre côté."),
        Phrase(en="{card} enters play for {who}.", fr="{card} entre en jeu pour {who}."),
    ),
    "effect": (
        Phrase(en="You carry out the effect of {card}.", fr="{card} : vous appliquez son effet."),
        Phrase(en="{who} carries out the effect of {card}.", fr="{card} : {who} applique son effet."),
    ),
    "no_effect": (Phrase(en="The effect of {card} changes nothing.", fr="{card} : son effet ne change rien."),),
    "silenced": (
        Phrase(en="{source} prevents the Play effect of {card}.", fr="{card} : {source} empêche son effet Jouer."),
    ),
    "attack": (
        Phrase(en="You attack with {card} ({power}).", fr="Vous attaquez avec {card} ({power})."),
        Phrase(en="{who} attacks with {card} ({power}).", fr="{who} attaque avec {card} ({power})."),
    ),
    "hunt": (Phrase(en="{card} ({power}) is made to block.", fr="{card} ({power}) doit bloquer."),),
    "block": (Phrase(en="{card} ({power}) blocks.", fr="{card} ({power}) bloque."),),
    "unblockable": (
        Phrase(
            en="Your creatures can't block {card}: {reasons}.",
            fr="Vos créatures ne peuvent pas bloquer {card} : {reasons}.",
        ),
        Phrase(en="{who} can't block {card}: {reasons}.", fr="{who} ne peut pas bloquer {card} : {reasons}."),
    ),
    "exhaust": (Phrase(en="{card} is TOUGH and only {exhausted}.", fr="CORIACE : {card} survit, {exhausted}."),),
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

UNBLOCKED = (
    Phrase(
        en="Nobody blocks {card}: you lose {amount} life ({life} left).",
        fr="Personne ne bloque {card} : vous perdez {amount} PV (reste {life}).",
    ),
    Phrase(
        en="Nobody blocks {card}: {who} loses {amount} life ({life} left).",
        fr="Personne ne bloque {card} : {who} perd {amount} PV (reste {life}).",
    ),
)
DRAINED = (
    Phrase(
        en="{card}: you lose {amount} life ({life} left).",
        fr="{card} : vous perdez {amount} PV (reste {life}).",
    ),
    Phrase(
        en="{card}: {who} loses {amount} life ({life} left).",
        fr="{card} : {who} perd {amount} PV (reste {life}).",
    ),
)
"""What it says of lost life, by its cause: an attack that nobody blocks, or the ability of a card."""

LAST_LIFE = Phrase(en="Don't block (lose the game)", fr="Ne pas bloquer (perdre la partie)")
"""What an attack that nobody blocks comes to for whoever has one life left."""

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
