"""The log of King of Tokyo and its endings: what happened, told to whoever it happened to and to the others."""

from __future__ import annotations

from bestiaire.words import Phrase


def both(you: str, vous: str, they: str, ils: str) -> tuple[Phrase, Phrase]:
    """To oneself, and to everybody else."""
    return Phrase(en=you, fr=vous), Phrase(en=they, fr=ils)


EVENTS: dict[str, tuple[Phrase, ...]] = {
    "monster": both("You are {monster}.", "Vous êtes {monster}.", "{who} is {monster}.", "{who} est {monster}."),
    "first_throw": both(
        "For the first player you roll {dice}.", "Pour le premier joueur, vous lancez {dice}.",
        "For the first player {who} rolls {dice}.", "Pour le premier joueur, {who} lance {dice}.",
    ),
    "first_player": both("You start.", "Vous commencez.", "{who} starts.", "{who} commence."),
    "turn": both("Your turn.", "À vous de jouer.", "{who}'s turn.", "Tour de jeu : {who}."),
    "extra_turn": both(
        "You take another turn.", "Vous jouez un autre tour.",
        "{who} takes another turn.", "{who} joue un autre tour.",
    ),
    "roll": both("You roll: {dice}.", "Vous lancez : {dice}.", "{who} rolls: {dice}.", "{who} lance : {dice}."),
    "die": both(
        "{card}: you turn {from} to {to}.", "{card} : vous changez {from} en {to}.",
        "{card}: {who} turns {from} to {to}.", "{card} : {who} change {from} en {to}.",
    ),
    "reroll_die": both(
        "{card}: you reroll {from} of {owner}: {to}.", "{card} : vous relancez {from} de {owner} : {to}.",
        "{card}: {who} rerolls {from} of {owner}: {to}.", "{card} : {who} relance {from} de {owner} : {to}.",
    ),
    "remove_dice": both(
        "{card}: you take out {dice}.", "{card} : vous retirez {dice}.",
        "{card}: {who} takes out {dice}.", "{card} : {who} retire {dice}.",
    ),
    "add_symbol": both(
        "{card}: you add {face}.", "{card} : vous ajoutez {face}.",
        "{card}: {who} adds {face}.", "{card} : {who} ajoute {face}.",
    ),
    "mindbug": both(
        "You take over the dice of {victim}: Mindbug!", "Vous prenez les dés de {victim} : Mindbug !",
        "{who} takes over the dice of {victim}: Mindbug!", "{who} prend les dés de {victim} : Mindbug !",
    ),
    "interlude_over": both(
        "You roll anew.", "Vous relancez tout.", "{who} rolls anew.", "{who} relance tout.",
    ),
    "resolve": both(
        "You resolve {group}.", "Vous résolvez {group}.", "{who} resolves {group}.", "{who} résout {group}.",
    ),
    "gain_vp": both(
        "You gain {points}: now {vp}.", "Vous gagnez {points} : total {vp}.",
        "{who} gains {points}: now {vp}.", "{who} gagne {points} : total {vp}.",
    ),
    "lose_vp": both(
        "You lose {points}: {vp} left.", "Vous perdez {points} : reste {vp}.",
        "{who} loses {points}: {vp} left.", "{who} perd {points} : reste {vp}.",
    ),
    "gain_energy": both(
        "You gain {cubes}: now {energy}.", "Vous gagnez {cubes} : total {energy}.",
        "{who} gains {cubes}: now {energy}.", "{who} gagne {cubes} : total {energy}.",
    ),
    "lose_energy": both(
        "You lose {cubes}: {energy} left.", "Vous perdez {cubes} : reste {energy}.",
        "{who} loses {cubes}: {energy} left.", "{who} perd {cubes} : reste {energy}.",
    ),
    "pay_energy": both(
        "You pay {cubes}: {energy} left.", "Vous payez {cubes} : reste {energy}.",
        "{who} pays {cubes}: {energy} left.", "{who} paie {cubes} : reste {energy}.",
    ),
    "gain_hearts": both(
        "You gain {lives}: now {hearts}.", "Vous gagnez {lives} : total {hearts}.",
        "{who} gains {lives}: now {hearts}.", "{who} gagne {lives} : total {hearts}.",
    ),
    "set_hearts": both(
        "You have {hearts} hearts now.", "Vous avez maintenant {hearts} cœurs.",
        "{who} has {hearts} hearts now.", "{who} a maintenant {hearts} cœurs.",
    ),
    "lose_hearts": both(
        "You lose {lives} ({cause}): {hearts} left.", "Vous perdez {lives} ({cause}) : reste {hearts}.",
        "{who} loses {lives} ({cause}): {hearts} left.", "{who} perd {lives} ({cause}) : reste {hearts}.",
    ),
    "prevent": both(
        "{card} saves you {lives}.", "{card} vous épargne {lives}.",
        "{card} saves {who} {lives}.", "{card} épargne {lives} à {who}.",
    ),
    "camouflage": both(
        "Camouflage: you roll {dice}.", "Camouflage : vous lancez {dice}.",
        "Camouflage: {who} rolls {dice}.", "Camouflage : {who} lance {dice}.",
    ),
    "poison": both(
        "You have {poison} now.", "Vous avez maintenant {poison}.",
        "{who} has {poison} now.", "{who} a maintenant {poison}.",
    ),
    "shrink": both(
        "You have {shrink} now.", "Vous avez maintenant {shrink}.",
        "{who} has {shrink} now.", "{who} a maintenant {shrink}.",
    ),
    "remove_poison": both(
        "You have {poison} left.", "Il vous reste {poison}.", "{who} has {poison} left.", "{who} garde {poison}.",
    ),
    "remove_shrink": both(
        "You have {shrink} left.", "Il vous reste {shrink}.", "{who} has {shrink} left.", "{who} garde {shrink}.",
    ),
    "mindbug_token": both(
        "You gain a Mindbug token: {mindbugs}.", "Vous gagnez un jeton Mindbug : {mindbugs}.",
        "{who} gains a Mindbug token: {mindbugs}.", "{who} gagne un jeton Mindbug : {mindbugs}.",
    ),
    "eliminate": both(
        "You are eliminated: your points, energy and cards are gone.",
        "Vous êtes éliminé : vos points, vos énergies et vos cartes sont perdus.",
        "{who} is eliminated: all its points, energy and cards are gone.",
        "{who} est éliminé : ses points, ses énergies et ses cartes sont perdus.",
    ),
    "rescue": both(
        "{card} saves you!", "{card} vous sauve !", "{card} saves {who}!", "{card} sauve {who} !",
    ),
    "leave": both("You leave Tokyo.", "Vous quittez Tokyo.", "{who} leaves Tokyo.", "{who} quitte Tokyo."),
    "enter": both(
        "You are now {place}.", "Vous voilà {place}.", "{who} is now {place}.", "{who} est maintenant {place}.",
    ),
    "move": both(
        "You are now {place}.", "Vous voilà {place}.", "{who} is now {place}.", "{who} est maintenant {place}.",
    ),
    "bay_closes": (Phrase(en="Tokyo Bay closes.", fr="La baie de Tokyo ferme."),),
    "buy": both(
        "You buy {card} for {cubes}.", "Vous achetez {card} pour {cubes}.",
        "{who} buys {card} for {cubes}.", "{who} achète {card} pour {cubes}.",
    ),
    "reveal": (Phrase(en="Revealed: {cards}.", fr="Cartes révélées : {cards}."),),
    "sweep": both(
        "You sweep away {cards}.", "Vous balayez {cards}.", "{who} sweeps away {cards}.", "{who} balaie {cards}.",
    ),
    "reshuffle": (Phrase(en="The discard pile becomes the deck.", fr="La défausse devient la pioche."),),
    "look": both(
        "You look at the top card: {card}.", "Vous regardez la première carte : {card}.",
        "{who} looks at the top card of the deck.", "{who} regarde la première carte de la pioche.",
    ),
    "keep": both(
        "{card} is yours now.", "{card} est maintenant à vous.",
        "{who} has {card} now.", "{who} a maintenant {card}.",
    ),
    "lose_card": both(
        "You lose {card}.", "Vous perdez {card}.", "{who} loses {card}.", "{who} perd {card}.",
    ),
    "give_card": both(
        "You give {card} to {to}.", "Vous donnez {card} à {to}.",
        "{who} gives {card} to {to}.", "{who} donne {card} à {to}.",
    ),
    "mimic": both(
        "Your Mimic copies {card}.", "Votre Mimétisme copie {card}.",
        "The Mimic of {who} copies {card}.", "Mimétisme ({who}) copie {card}.",
    ),
    "blank": both(
        "Your Mimic has nothing to copy any more.", "Votre Mimétisme n'a plus rien à copier.",
        "The Mimic of {who} has nothing to copy any more.", "Mimétisme ({who}) n'a plus rien à copier.",
    ),
    "activate": both(
        "You activate {card}: {keyword}.", "Vous activez {card} : {keyword}.",
        "{who} activates {card}: {keyword}.", "{who} active {card} : {keyword}.",
    ),
    "sneaky": both(
        "SNEAKY: the others lose up to {points}.", "FURTIF : les autres perdent jusqu'à {points}.",
        "SNEAKY: all but {who} lose up to {points}.", "FURTIF : tous sauf {who} perdent jusqu'à {points}.",
    ),
    "hunt_settled": both(
        "Your hunt for {prey} is over.", "Votre chasse à {prey} est finie.",
        "The hunt of {who} for {prey} is over.", "La chasse de {who} à {prey} est finie.",
    ),
    "frenzy_price": both(
        "FRENZY has its price: {card}.", "FURIE a son prix : {card}.",
        "{who} pays for FRENZY: {card}.", "{who} paie le prix de FURIE : {card}.",
    ),
    "evolution_look": both(
        "You look at Evolution cards: {cards}.", "Vous regardez des cartes Évolution : {cards}.",
        "{who} looks at Evolution cards.", "{who} regarde des cartes Évolution.",
    ),
    "evolution_kept": both(
        "You keep {card}; discarded: {discarded}.", "Vous gardez {card} ; défaussée : {discarded}.",
        "{who} keeps an Evolution card; discarded: {discarded}.",
        "{who} garde une carte Évolution ; défaussée : {discarded}.",
    ),
    "evolution_played": both(
        "You play {card}.", "Vous jouez {card}.", "{who} plays {card}.", "{who} joue {card}.",
    ),
    "evolution_taken": both(
        "You take {card} from the deck of {owner}.", "Vous prenez {card} dans le paquet de {owner}.",
        "{who} takes an Evolution card of {owner}.", "{who} prend une carte Évolution de {owner}.",
    ),
    "allegiance": both(
        "Your answer to Mindbugs Overlord: {declares}.", "Votre réponse au Seigneur des Mindbugs : {declares}.",
        "{who} answers Mindbugs Overlord: {declares}.", "{who} répond au Seigneur des Mindbugs : {declares}.",
    ),
    "ally": both(
        "You choose {ally}.", "Vous choisissez {ally}.", "{who} chooses {ally}.", "{who} choisit {ally}.",
    ),
    "counters": both(
        "{card} has {counters} left.", "{card} garde {counters}.",
        "{card} of {who} has {counters} left.", "{card} ({who}) garde {counters}.",
    ),
}  # fmt: skip
"""The log, by kind of event."""

JOINS = Phrase(en="{monster} joins in.", fr="{monster} entre en jeu.")
"""A monster whose player goes by its name."""

TO_WHOM_IT_CONCERNS = {
    "reroll_die": (
        "owner",
        Phrase(en="{card}: {who} rerolls your {from}: {to}.", fr="{card} : {who} relance votre {from} : {to}."),
    ),
    "mindbug": (
        "victim",
        Phrase(en="Mindbug! {who} takes over your dice.", fr="Mindbug ! {who} prend vos dés."),
    ),
    "give_card": ("to", Phrase(en="{who} gives you {card}.", fr="{who} vous donne {card}.")),
    "hunt_settled": (
        "prey",
        Phrase(en="The hunt of {who} for you is over.", fr="{who} ne vous chasse plus."),
    ),
    "evolution_taken": (
        "owner",
        Phrase(en="{who} takes one of your Evolution cards.", fr="{who} prend une de vos cartes Évolution."),
    ),
    "ally": ("ally", Phrase(en="{who} chooses you.", fr="{who} vous choisit.")),
}
"""Where somebody else is meant: the field that names that seat, and what it is told."""

NEVER = Phrase(en="none", fr="aucune")
DECLARES = (Phrase(en="no", fr="non"), Phrase(en="loyal", fr="loyal"))

ENDINGS = {
    ("points", "winner"): Phrase(en="You have 20 victory points: you win!", fr="Vous avez 20 points : vous gagnez !"),
    ("points", "other"): Phrase(
        en="{winners} has 20 victory points and wins.", fr="{winners} a 20 points de victoire et gagne."
    ),
    ("points", "others"): Phrase(
        en="{winners} have 20 victory points and share the win.",
        fr="{winners} ont 20 points de victoire et se partagent la partie.",
    ),
    ("last", "winner"): Phrase(
        en="You are the last monster standing: you win!", fr="Vous êtes le dernier monstre en jeu : vous gagnez !"
    ),
    ("last", "other"): Phrase(
        en="{winners} is the last monster standing and wins.", fr="{winners} est le dernier monstre en jeu et gagne."
    ),
    ("nobody", "other"): Phrase(
        en="No monster is left: nobody wins.", fr="Il ne reste aucun monstre : personne ne gagne."
    ),
}
SHARED = Phrase(en="You share the win with {others}.", fr="Vous partagez la victoire avec {others}.")

REASONS = {
    "points": Phrase(en="20 victory points", fr="20 points de victoire"),
    "last": Phrase(en="last one standing", fr="dernier en jeu"),
    "nobody": Phrase(en="nobody left", fr="plus personne"),
}
