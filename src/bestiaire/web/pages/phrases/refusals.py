"""What is said to a request that is refused."""

from __future__ import annotations

from bestiaire.words import Phrase

REFUSALS = {
    "bad_link": Phrase(
        en="This link is not valid any more; make a new one on the first device.",
        fr="Ce lien n'est plus valable ; faites-en un nouveau sur le premier appareil.",
    ),
    "not_yours_alone": Phrase(
        en="Somebody else has a part in this game; it can't be removed.",
        fr="Quelqu'un d'autre a part à cette partie ; elle ne peut pas être supprimée.",
    ),
    "error": Phrase(en="That did not work", fr="Cela n'a pas marché"),
    "no_such_game": Phrase(en="There is no such game.", fr="Cette partie n'existe pas."),
    "broken_game": Phrase(
        en=(
            "This game can't be read any more: it was played by other rules, or what is stored of it is damaged. "
            "Other games are not concerned."
        ),
        fr=(
            "Cette partie ne peut plus être lue : elle a été jouée avec d'autres règles, ou ce qui en est enregistré "
            "est abîmé. Les autres parties ne sont pas concernées."
        ),
    ),
    "no_such_invitation": Phrase(en="This invitation is not valid.", fr="Cette invitation n'est pas valable."),
    "no_such_page": Phrase(en="There is no such page.", fr="Cette page n'existe pas."),
    "no_free_seat": Phrase(
        en="All seats are taken; you can watch.", fr="Toutes les places sont prises ; vous pouvez regarder."
    ),
    "not_your_game": Phrase(en="You have no seat in this game.", fr="Vous n'avez pas de place dans cette partie."),
    "not_your_move": Phrase(en="It is not your move.", fr="Ce n'est pas à vous de jouer."),
    "you_left": Phrase(
        en="The computer plays for you; take your seat again first.",
        fr="L'ordinateur joue pour vous ; reprenez d'abord votre place.",
    ),
    "not_opener": Phrase(
        en="Only who opened the table can start without waiting.",
        fr="Seule la personne qui a ouvert la table peut commencer sans attendre.",
    ),
    "not_away": Phrase(
        en="Who is here and plays can't be replaced.", fr="On ne remplace pas quelqu'un qui est là et qui joue."
    ),
    "resign_instead": Phrase(
        en="At a table for two one resigns instead.", fr="À une table de deux, on abandonne plutôt."
    ),
    "stale": Phrase(
        en="The table has changed meanwhile; nothing was done.", fr="La table a changé entre-temps ; rien n'a été fait."
    ),
    "seat_free": Phrase(en="Somebody still has to sit down.", fr="Quelqu'un doit encore prendre place."),
    "over": Phrase(en="The game is over.", fr="La partie est finie."),
    "not_over": Phrase(en="The game is not over yet.", fr="La partie n'est pas finie."),
    "illegal": Phrase(en="That move is not possible here.", fr="Ce coup n'est pas possible ici."),
    "empty_set": Phrase(
        en="Nothing is chosen yet: choose dice first.", fr="Rien n'est choisi : choisissez d'abord des dés."
    ),
    "no_such_set": Phrase(
        en="Just these can't be chosen here: tick others.",
        fr="Ceux-là ne peuvent pas être choisis ici : cochez-en d'autres.",
    ),
    "nothing_to_undo": Phrase(en="There is nothing to undo.", fr="Il n'y a rien à annuler."),
    "undo_stands": Phrase(
        en="That move stands: it was refused to undo it.", fr="Ce coup est maintenu : son annulation a été refusée."
    ),
    "no_undo_at_end": Phrase(
        en="The game is over and its cards are open; play again, or play on from any point of the replay.",
        fr="La partie est finie et ses cartes sont connues ; rejouez, ou repartez d'un point de la relecture.",
    ),
    "too_fast": Phrase(en="Too many requests; wait a moment.", fr="Trop de demandes ; attendez un instant."),
    "too_often": Phrase(
        en="You have disturbed the others often enough; wait a while.",
        fr="Vous avez assez dérangé les autres ; patientez un peu.",
    ),
    "too_many_games": Phrase(
        en="You have too many unfinished games; finish one first.",
        fr="Vous avez trop de parties en cours ; finissez-en une d'abord.",
    ),
    "too_many_thoughts": Phrase(
        en="The computer already thinks about a lot for you; wait for that first.",
        fr="L'ordinateur réfléchit déjà beaucoup pour vous ; attendez d'abord le résultat.",
    ),
    "too_many_streams": Phrase(en="Too many open pages.", fr="Trop de pages ouvertes."),
    "bad_input": Phrase(
        en="Something in the request is not right: {detail}", fr="La demande comporte une erreur : {detail}"
    ),
    "bad_record": Phrase(
        en="This file is not the record of a game: {detail}",
        fr="Ce fichier n'est pas l'enregistrement d'une partie : {detail}",
    ),
    "long_record": Phrase(
        en="This record is too long: at most {detail} moves can be shown.",
        fr="Cet enregistrement est trop long : {detail} coups au plus peuvent être montrés.",
    ),
    "too_much_work": Phrase(
        en="This would take far too long to work out, so it was not taken.",
        fr="Ce serait beaucoup trop long à calculer ; ce n'est donc pas accepté.",
    ),
    "too_long": Phrase(
        en="This game has gone on for too long; begin a new one.",
        fr="Cette partie a duré trop longtemps ; commencez-en une autre.",
    ),
    "no_visitor": Phrase(
        en="Send a token, please: POST /api/v1/visitors gives one.",
        fr="Un jeton est requis : POST /api/v1/visitors en donne un.",
    ),
    "too_large": Phrase(en="That is too much to send.", fr="C'est trop gros pour être envoyé."),
    "too_many_bytes": Phrase(
        en="That is all that can be brought here in a day; try again later.",
        fr="C'est tout ce qu'on peut apporter ici en une journée ; réessayez plus tard.",
    ),
    "large_head": Phrase(
        en="The headers of this request are too long.", fr="Les en-têtes de cette demande sont trop longs."
    ),
    "slow_request": Phrase(
        en="This request took too long to arrive.", fr="Cette demande a mis trop de temps à arriver."
    ),
    "foreign": Phrase(en="This request came from another site.", fr="Cette demande vient d'un autre site."),
    "bad_host": Phrase(
        en="The request does not say properly which site it means (Host).",
        fr="La demande ne dit pas bien à quel site elle s'adresse (Host).",
    ),
    "bad_length": Phrase(
        en="The request does not say properly how long it is.", fr="La demande n'indique pas bien sa longueur."
    ),
    "no_such_way": Phrase(en="This address can't be used that way.", fr="Cette adresse ne s'utilise pas ainsi."),
    "failed": Phrase(
        en="Something went wrong here; it was noted. Please try again.",
        fr="Une erreur s'est produite ici ; elle a été notée. Veuillez réessayer.",
    ),
    "no_database": Phrase(
        en="The games can't be reached just now; nothing was done. Please try again in a moment.",
        fr="Les parties sont inaccessibles pour l'instant ; rien n'a été fait. Réessayez dans un moment.",
    ),
}
