"""What is read on the page of King of Tokyo beside its words: titles and labels."""

from __future__ import annotations

from bestiaire.words import Phrase

PHRASES = {
    "your_monster": Phrase(en="Your monster", fr="Votre monstre"),
    "monster_of": Phrase(en="Monster: {name}", fr="Monstre : {name}"),
    "by_computer": Phrase(en="Computer", fr="Ordinateur"),
    "may_claim": Phrase(en="may announce a Mindbug", fr="peut annoncer un Mindbug"),
    "monster_out": Phrase(en="out", fr="éliminé"),
    "hearts": Phrase(en="Hearts", fr="Cœurs"),
    "points": Phrase(en="Victory points", fr="Points de victoire"),
    "mindbug_tokens": Phrase(en="Mindbug tokens", fr="Jetons Mindbug"),
    "poison_tokens": Phrase(en="Poison tokens", fr="Jetons Poison"),
    "shrink_tokens": Phrase(en="Shrink tokens", fr="Jetons Toupetit"),
    "is_asked": Phrase(en="to answer", fr="doit répondre"),
    "takes_turn": Phrase(en="takes a turn", fr="joue son tour"),
    "if_you_take": Phrase(en="If you take them", fr="Si vous les prenez"),
    "if_you_stop": Phrase(en="If you stop now", fr="Si vous arrêtez"),
    "resolve_all": Phrase(en="Resolve all", fr="Tout résoudre"),
    "resolve_all_how": Phrase(en="In this order, one after the other", fr="Dans cet ordre, l'un après l'autre"),
    "back_in_order": Phrase(
        en="The page had answered this for you. Now choose the order yourself, or take back once more.",
        fr="La page y avait répondu pour vous. Choisissez l'ordre vous-même, ou annulez encore une fois.",
    ),
    "on_stage": Phrase(en="Tokyo", fr="Tokyo"),
    "board_of": Phrase(en="Board: {name}", fr="Plateau : {name}"),
    "in_hand": Phrase(en="Evolutions in hand", fr="Évolutions en main"),
    "evolution_piles": Phrase(
        en="Evolutions: {hand} in hand, {deck} in the deck. Discarded: {discard}",
        fr="Évolutions : {hand} en main, {deck} dans le paquet. Défaussées : {discard}",
    ),
    "empty_place": Phrase(en="empty", fr="libre"),
    "standing": Phrase(en="Skip questions about Evolutions", fr="Passer les questions d'Évolution"),
    "ask_order": Phrase(
        en="Always ask for the order of the dice groups", fr="Toujours demander l'ordre des groupes de dés"
    ),
    "ask_order_what": Phrase(
        en=(
            "Numbers, hearts, energy and smashes are resolved in the order you like. Where by all that everybody can "
            "see the order makes no difference, the page chooses for you; while this is ticked, it never does."
        ),
        fr=(
            "Chiffres, cœurs, énergies et baffes sont résolus dans l'ordre que vous voulez. Quand, d'après ce que tout "
            "le monde voit, l'ordre ne change rien, la page choisit pour vous ; jamais tant que la case est cochée."
        ),
    ),
    "standing_what": Phrase(
        en=(
            "You are asked whether you play an Evolution card even if you have none that fits: else the others would "
            "know. While this is ticked, the page answers no after a moment, whatever is in your hand. What saves you "
            "from losses is asked in any case. The others are not told."
        ),
        fr=(
            "On vous demande si vous jouez une carte Évolution même si aucune des vôtres ne convient : sinon les "
            "autres le sauraient. Tant que la case est cochée, la page répond non après un moment, quelle que soit "
            "votre main. Ce qui vous sauve d'une perte est demandé de toute façon. Les autres n'en savent rien."
        ),
    ),
}
