"""What Orcs Orcs Orcs says: questions, answers, what others wait for, the log and the endings."""

from __future__ import annotations

from bestiaire.words import Phrase

QUESTIONS = {
    "mission": Phrase(en="Which secret mission do you keep?", fr="Quelle mission secrète gardez-vous ?"),
    "reveal": Phrase(en="In which sector do you turn up a marker?", fr="Dans quel quartier révélez-vous un marqueur ?"),
    "action": Phrase(en="Your action? {actions} left.", fr="Votre action ? Encore {actions}."),
    "learn": Phrase(en="Which spell do you learn?", fr="Quel sort apprenez-vous ?"),
    "upgrade": Phrase(
        en="{spell} has {energy}: add an upgrade, or cast it?", fr="{spell} : {energy}. Améliorer, ou lancer le sort ?"
    ),
    "effect": Phrase(
        en="{spell} has {energy}: which effect do you apply?", fr="{spell} : {energy}. Quel effet appliquez-vous ?"
    ),
    "target": Phrase(en="{spell}: which creature?", fr="{spell} : quelle créature ?"),
    "exchange_with": Phrase(
        en="Switch: with which creature does this one change places: {creature}?",
        fr="Interversion : avec quelle créature échanger celle-ci : {creature} ?",
    ),
    "to": Phrase(
        en="Switch: where does it go, this {creature}?", fr="Interversion : où déplacer cette créature : {creature} ?"
    ),
    "section": Phrase(en="{spell}: which section?", fr="{spell} : quelle section ?"),
    "side": Phrase(en="{spell}: and which section beside it?", fr="{spell} : et quelle section voisine ?"),
    "opponent": Phrase(en="Voodoo: who discards a card?", fr="Vaudou : qui défausse une carte ?"),
    "bonus_action": Phrase(
        en="Take a bonus action for what you defeated?", fr="Une action bonus pour ce que vous avez vaincu ?"
    ),
    "discard": Phrase(en="You must discard a card. Which one?", fr="Vous devez défausser une carte. Laquelle ?"),
}
"""What is asked, by the kind of choice."""

WAITING = {
    "mission": Phrase(en="{who} chooses a secret mission…", fr="{who} choisit une mission secrète…"),
    "reveal": Phrase(en="{who} chooses a sector for a new creature…", fr="{who} choisit où révéler une créature…"),
    "action": Phrase(en="{who} chooses an action…", fr="{who} choisit une action…"),
    "learn": Phrase(en="{who} chooses a spell to learn…", fr="{who} choisit un sort à apprendre…"),
    "upgrade": Phrase(en="{who} may upgrade {spell}…", fr="{who} peut améliorer {spell}…"),
    "effect": Phrase(en="{who} chooses an effect of {spell}…", fr="{who} choisit un effet de {spell}…"),
    "target": Phrase(en="{who} chooses a target for {spell}…", fr="{who} choisit une cible pour {spell}…"),
    "exchange_with": Phrase(
        en="{who} chooses the second creature for Switch…", fr="{who} choisit la seconde créature d'Interversion…"
    ),
    "to": Phrase(en="{who} chooses where a creature goes…", fr="{who} choisit où va une créature…"),
    "section": Phrase(en="{who} chooses a section for {spell}…", fr="{who} choisit une section pour {spell}…"),
    "side": Phrase(en="{who} chooses the second section…", fr="{who} choisit la seconde section…"),
    "opponent": Phrase(en="{who} chooses a victim of Voodoo…", fr="{who} choisit une victime de Vaudou…"),
    "bonus_action": Phrase(en="{who} may take a bonus action…", fr="{who} peut faire une action bonus…"),
    "discard": Phrase(en="{who} chooses a card to discard…", fr="{who} choisit une carte à défausser…"),
}
"""What the one who is asked decides, by the kind of choice."""

ANSWERS = {
    "mission": Phrase(en="{mission}: {text}", fr="{mission} : {text}"),
    "reveal": Phrase(en="Sector {number}", fr="Quartier {number}"),
    "cast": Phrase(en="Cast {spell}", fr="Lancer {spell}"),
    "teleport": Phrase(en="Teleport to space {number}", fr="Se téléporter en case {number}"),
    "poison": Phrase(en="Poison {mage}", fr="Empoisonner {mage}"),
    "hand_change": Phrase(en="Remove {spell} from the game", fr="Retirer {spell} du jeu"),
    "pass:turn": Phrase(en="Pass: end your turn", fr="Passer : finir votre tour"),
    "learn": Phrase(en="Learn {spell}", fr="Apprendre {spell}"),
    "upgrade": Phrase(en="Upgrade with {spell}", fr="Améliorer avec {spell}"),
    "upgrade:none": Phrase(en="Cast it now", fr="Lancer le sort"),
    "draw:card": Phrase(en="Draw a card", fr="Piocher une carte"),
    "effect": Phrase(en="{line}", fr="{line}"),
    "effect:none": Phrase(en="No effect", fr="Aucun effet"),
    "target": Phrase(en="{creature}", fr="{creature}"),
    "with": Phrase(en="With {creature}", fr="Avec {creature}"),
    "to": Phrase(en="{place}", fr="{place}"),
    "section": Phrase(en="{place}", fr="{place}"),
    "side": Phrase(en="{place}", fr="{place}"),
    "opponent": Phrase(en="{mage}", fr="{mage}"),
    "bonus": Phrase(en="{bonus}", fr="{bonus}"),
    "bonus:none": Phrase(en="None", fr="Aucune"),
    "discard": Phrase(en="Discard {spell}", fr="Défausser {spell}"),
}
"""What an option means, by its key or its verb."""

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
    "march": (Phrase(en="{creature} marches on: {to}.", fr="{creature} avance : {to}."),),
    "tower": (
        Phrase(
            en="{creature} reaches the tower through sector {sector}: its kind is now worth {value}.",
            fr="{creature} atteint la tour par le quartier {sector} : son espèce vaut maintenant {value}.",
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
        Phrase(en="The turn of {who}.", fr="Tour de jeu : {who}."),
    ),
    "reveal": (Phrase(en="In sector {sector} appears: {creature}.", fr="Quartier {sector} : arrivée de {creature}."),),
    "teleport": (
        Phrase(en="You teleport to space {space}.", fr="Vous vous téléportez en case {space}."),
        Phrase(en="{who} teleports to space {space}.", fr="{who} se téléporte en case {space}."),
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
        Phrase(en="You poison the deck of {victim}.", fr="Vous empoisonnez le deck de {victim}."),
        Phrase(en="{who} poisons the deck of {victim}.", fr="{who} empoisonne le deck de {victim}."),
    ),
    "remove": (
        Phrase(en="You remove {spell} from the game.", fr="Vous retirez {spell} du jeu."),
        Phrase(en="{who} removes {spell} from the game.", fr="{who} retire {spell} du jeu."),
    ),
    "effect": (Phrase(en="{spell}: effect {effect}.", fr="{spell} : effet {effect}."),),
    "damage": (
        Phrase(
            en="{creature} ({place}) takes {amount} damage: {damage} of {life}.",
            fr="{creature} ({place}) subit {hits} : {damage} sur {life}.",
        ),
    ),
    "defeat": (
        Phrase(en="You defeat {creature}!", fr="Vous avez vaincu : {creature} !"),
        Phrase(en="{who} defeats {creature}.", fr="{who} a vaincu : {creature}."),
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
    "move": (Phrase(en="{creature} moves: {to}.", fr="{creature} se déplace : {to}."),),
    "draw": (
        Phrase(en="You draw {cards}.", fr="Vous piochez {cards}."),
        Phrase(en="{who} draws {count}.", fr="{who} pioche {count}."),
    ),
    "reshuffle": (
        Phrase(en="You shuffle your discard pile.", fr="Vous mélangez votre défausse."),
        Phrase(en="{who} shuffles the discard pile.", fr="{who} mélange sa défausse."),
    ),
    "discard": (
        Phrase(en="You must discard {spell}.", fr="Vous devez défausser {spell}."),
        Phrase(en="{who} must discard {spell}.", fr="{who} doit défausser {spell}."),
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

NO_RULE = Phrase(en="No special rule.", fr="Pas de règle spéciale.")

ENDINGS = {
    "winner": Phrase(en="You are Archmage with {points}!", fr="Vous êtes Archimage avec {points} !"),
    "other": Phrase(en="{winner} is Archmage with {points}.", fr="{winner} est Archimage avec {points}."),
    "shared": Phrase(
        en="{winners} share the victory with {points}.", fr="{winners} partagent la victoire avec {points}."
    ),
}
