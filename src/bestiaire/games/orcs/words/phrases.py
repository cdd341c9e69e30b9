"""What Orcs Orcs Orcs tells: the log and the endings. Questions and answers stand in their rows."""

from __future__ import annotations

from bestiaire.words import Phrase

EVENTS = {
    "set_up": (
        Phrase(en="You are the start player.", fr="Vous êtes premier joueur."),
        Phrase(en="{who} is the start player.", fr="{who} est premier joueur."),
    ),
    "mission": (
        Phrase(en="You keep a mission: {mission}.", fr="Vous gardez une mission : {mission}."),
        Phrase(en="{who} keeps a secret mission.", fr="{who} garde une mission secrète."),
    ),
    "display": (Phrase(en="Shown from {deck}: {spells}.", fr="Révélé de {deck} : {spells}."),),
    "round": (Phrase(en="Round {round}.", fr="Manche {round}."),),
    "fate": (Phrase(en="Fate: {moved} move. {rule}", fr="Destin : les {moved} avancent. {rule}"),),
    "march": (Phrase(en="{a_creature} marches on: {to}.", fr="{a_creature} avance : {to}."),),
    "tower": (
        Phrase(
            en="{a_creature} reaches the tower through sector {sector}: its kind is now worth {value}.",
            fr="{a_creature} atteint la tour par le quartier {sector} : son espèce vaut maintenant {value}.",
        ),
    ),
    "lose_trophy": (
        Phrase(en="You lose a trophy: {creature}.", fr="Vous perdez un trophée : {creature}."),
        Phrase(en="{who} loses a trophy: {creature}.", fr="{who} perd un trophée : {creature}."),
    ),
    "spell_exchange": (
        Phrase(en="The display is shuffled back into its decks.", fr="L'étalage est remélangé dans ses pioches."),
    ),
    "reshuffle_fate": (Phrase(en="The fate cards are shuffled anew.", fr="Les cartes Destin sont remélangées."),),
    "turn": (
        Phrase(en="Your turn.", fr="À vous de jouer."),
        Phrase(en="{who}'s turn.", fr="Tour de jeu : {who}."),
    ),
    "reveal": (Phrase(en="{a_creature} appears in sector {sector}.", fr="{a_creature} arrive au quartier {sector}."),),
    "teleport": (
        Phrase(en="You teleport to space {space}.", fr="Vous vous téléportez sur la case {space}."),
        Phrase(en="{who} teleports to space {space}.", fr="{who} se téléporte sur la case {space}."),
    ),
    "pass": (Phrase(en="You pass.", fr="Vous passez."), Phrase(en="{who} passes.", fr="{who} passe.")),
    "cast": (
        Phrase(en="You cast {spell}.", fr="Vous lancez {spell}."),
        Phrase(en="{who} casts {spell}.", fr="{who} lance {spell}."),
    ),
    "upgrade": (
        Phrase(en="You upgrade it with {spell}: {energy}.", fr="Vous l'améliorez avec {spell} : {energy}."),
        Phrase(en="{who} upgrades it with {spell}: {energy}.", fr="{who} l'améliore avec {spell} : {energy}."),
    ),
    "recover": (
        Phrase(en="You take {spell} back from your discard pile.", fr="Vous reprenez {spell} de votre défausse."),
        Phrase(en="{who} takes {spell} back from the discard pile.", fr="{who} reprend {spell} de sa défausse."),
    ),
    "learn": (
        Phrase(en="You learn {spell}.", fr="Vous apprenez {spell}."),
        Phrase(en="{who} learns {spell}.", fr="{who} apprend {spell}."),
    ),
    "poison": (
        Phrase(en="You poison the discard pile of {victim}.", fr="Vous empoisonnez la défausse de {victim}."),
        Phrase(en="{who} poisons the discard pile of {victim}.", fr="{who} empoisonne la défausse de {victim}."),
    ),
    "remove": (
        Phrase(en="You remove {spell} from the game.", fr="Vous retirez {spell} du jeu."),
        Phrase(en="{who} removes {spell} from the game.", fr="{who} retire {spell} du jeu."),
    ),
    "effect": (Phrase(en="{spell}: effect {effect}.", fr="{spell} : effet {effect}."),),
    "damage": (
        Phrase(
            en="{a_creature} ({place}) takes {amount} damage: {left} of {life} life left.",
            fr="{a_creature} ({place}) subit {hits} : il lui reste {left} PV sur {life}.",
        ),
    ),
    "heal": (
        Phrase(
            en="The turn ends, and with it all damage: every creature has its full life again.",
            fr="Le tour finit, et les dégâts s'effacent : chaque créature retrouve tous ses points de vie.",
        ),
    ),
    "defeat": (
        Phrase(en="You defeat {a_creature}!", fr="Vous avez vaincu {a_creature} !"),
        Phrase(en="{who} defeats {a_creature}.", fr="{who} a vaincu {a_creature}."),
    ),
    "skull": (
        Phrase(en="Your skull track of {creature}: {space}.", fr="Votre piste de crânes, {creature} : {space}."),
        Phrase(
            en="The skull track of {who}, {creature}: {space}.", fr="Piste de crânes de {who}, {creature} : {space}."
        ),
    ),
    "power": (
        Phrase(en="You gain a power: {power}.", fr="Vous gagnez un pouvoir : {power}."),
        Phrase(en="{who} gains a power: {power}.", fr="{who} gagne un pouvoir : {power}."),
    ),
    "exchange": (
        Phrase(
            en="{creature} ({start}) and {other} ({to}) change places.",
            fr="{creature} ({start}) et {other} ({to}) échangent leurs places.",
        ),
    ),
    "move": (Phrase(en="{a_creature} moves: {to}.", fr="{a_creature} se déplace : {to}."),),
    "draw": (
        Phrase(en="You draw {cards}.", fr="Vous piochez {cards}."),
        Phrase(en="{who} draws {count}.", fr="{who} pioche {count}."),
    ),
    "reshuffle": (
        Phrase(en="You shuffle your discard pile.", fr="Vous mélangez votre défausse."),
        Phrase(en="{who} shuffles the discard pile.", fr="{who} mélange sa défausse."),
    ),
    "discard": (
        Phrase(en="You discard {spell}.", fr="Vous défaussez {spell}."),
        Phrase(en="{who} discards {spell}.", fr="{who} défausse {spell}."),
    ),
    "bonus": (
        Phrase(en="You take a bonus action: {bonus}.", fr="Vous faites une action bonus : {bonus}."),
        Phrase(en="{who} takes a bonus action: {bonus}.", fr="{who} fait une action bonus : {bonus}."),
    ),
    "magic_energy": (
        Phrase(
            en="You have {energy} stored for your next action.", fr="Réserve pour votre prochaine action : {energy}."
        ),
        Phrase(
            en="{who} has {energy} stored for the next action.",
            fr="Réserve de {who} pour la prochaine action : {energy}.",
        ),
    ),
    "extra_action": (
        Phrase(en="You gain an action ({actions} left).", fr="Vous gagnez une action (reste {actions})."),
        Phrase(en="{who} gains an action ({actions} left).", fr="{who} gagne une action (reste {actions})."),
    ),
    "fizzle": (Phrase(en="{spell} comes to nothing.", fr="{spell} reste sans effet."),),
    "decline": (
        Phrase(en="You apply no effect of {spell}.", fr="Vous n'appliquez aucun effet de {spell}."),
        Phrase(en="{who} applies no effect of {spell}.", fr="{who} n'applique aucun effet de {spell}."),
    ),
    "discard_hand": (
        Phrase(en="You discard {cards}.", fr="Vous défaussez {cards}."),
        Phrase(en="{who} discards {cards}.", fr="{who} défausse {cards}."),
    ),
    "last_round": (
        Phrase(
            en="Four sectors are empty: this round is the last.",
            fr="Quatre quartiers sont vides : cette manche est la dernière.",
        ),
    ),
}
"""The log: one sentence, or two, of which the first is told to the one it concerns."""

STILL_WORTH = Phrase(
    en="{a_creature} reaches the tower through sector {sector}: its kind is still worth {value}.",
    fr="{a_creature} atteint la tour par le quartier {sector} : son espèce vaut toujours {value}.",
)
"""Where the next space of the track has the same number."""

NO_RULE = Phrase(en="No special rule.", fr="Pas de règle spéciale.")

ENDINGS = {
    "winner": Phrase(en="You are Archmage with {points}!", fr="Vous êtes Archimage avec {points} !"),
    "other": Phrase(en="{winner} is Archmage with {points}.", fr="{winner} est Archimage avec {points}."),
    "shared_with": Phrase(
        en="You share the victory with {winners}, each with {points}.",
        fr="Vous partagez la victoire avec {winners}, chacun avec {points}.",
    ),
    "shared": Phrase(
        en="{winners} share the victory with {points}.", fr="{winners} partagent la victoire avec {points}."
    ),
}
