"""What the pages say about what a search thinks: hints, curves and boards to analyse on, in English and French."""

from __future__ import annotations

from bestiaire.words import Phrase

OPINIONS = {
    "hint": Phrase(en="Hint", fr="Conseil"),
    "hint_from_seat": Phrase(
        en="Judged by the level “hard”, from what you can see. Hints are given only where no other person plays.",
        fr=(
            "Jugé par le niveau « difficile », d'après ce que vous voyez. Il n'y a de conseils que là où personne "
            "d'autre ne joue."
        ),
    ),
    "hint_chance": Phrase(en="Your chance to win with it: {chance}", fr="Vos chances de gagner ainsi : {chance}"),
    "hint_only": Phrase(en="There is no other choice.", fr="Il n'y a pas d'autre choix."),
    "hint_next": Phrase(
        en="With the next best, “{move}”, it is {chance}.",
        fr="Avec le meilleur autre choix, « {move} », elles sont de {chance}.",
    ),
    "hint_alike": Phrase(en="“{move}” is about as good.", fr="« {move} » est à peu près aussi bon."),
    "hint_then": Phrase(en="Most likely then – {then}.", fr="Ensuite, sans doute – {then}."),
    "hint_details": Phrase(en="All choices compared", fr="Tous les choix comparés"),
    "thinking": Phrase(en="Thinking…", fr="Réflexion en cours…"),
    "options_judged": Phrase(en="What each option is worth", fr="Ce que vaut chaque choix"),
    "option": Phrase(en="Option", fr="Choix"),
    "chance": Phrase(en="Chance to win", fr="Chances de gagner"),
    "tried": Phrase(en="Tried", fr="Essais"),
    "options_left_out": Phrase(en="Less promising and not listed: {n}.", fr="Moins prometteurs et non listés : {n}."),
    "rest_is_hidden": Phrase(
        en="What comes after that depends on what can't be seen from there.",
        fr="La suite dépend de ce qu'on ne voit pas de cette place.",
    ),
    "opinion": Phrase(en="What the search thinks", fr="Ce qu'en pense la recherche"),
    "chance_of": Phrase(en="{name}: {chance}", fr="{name} : {chance}"),
    "no_hints": Phrase(
        en="There are no hints where another person plays.", fr="Pas de conseils quand une autre personne joue."
    ),
    "curve": Phrase(en="Chances to win", fr="Chances de gagner"),
    "curve_grows": Phrase(en="{n} of {all_moves}", fr="{moves} sur {all}"),
    "curve_start": Phrase(en="Judge this game", fr="Juger cette partie"),
    "curve_failed": Phrase(en="This game can't be judged.", fr="Cette partie ne peut être jugée."),
    "curve_too_long": Phrase(
        en="This game is too long to be judged move by move.",
        fr="Cette partie est trop longue pour être jugée coup par coup.",
    ),
    "costly": Phrase(en="The moves that cost most", fr="Les coups qui ont coûté le plus"),
    "none_costly": Phrase(en="No move cost much.", fr="Aucun coup n'a coûté cher."),
    "analysis": Phrase(en="Analyse any position", fr="Analyser une position"),
    "not_analysed_yet": Phrase(
        en="Lay out a position, then press Analyse: here it says what the search would play, and how good that is.",
        fr="Composez une position, puis Analyser : ici se lira ce que jouerait la recherche, et ce que ça vaut.",
    ),
    "analysis_board": Phrase(en="Analysis", fr="Analyse"),
    "analyse_here": Phrase(en="Analyse from here", fr="Analyser à partir d'ici"),
    "analysis_what": Phrase(
        en=(
            "Paste a position, or change this one. What you leave out has its usual value. You see all of it; the "
            "search judges from what the player who is asked may know. Nothing is stored, and it is for games that "
            "are over and positions you make up."
        ),
        fr=(
            "Collez une position, ou modifiez celle-ci. Ce que vous omettez prend sa valeur habituelle. Vous voyez "
            "tout ; la recherche juge d'après ce que peut savoir le joueur qui doit choisir. Rien n'est gardé, et "
            "c'est fait pour les parties finies et les positions que vous inventez."
        ),
    ),
    "set_up_position": Phrase(en="Set up a position", fr="Composer une position"),
    "undo_change": Phrase(en="Undo", fr="Annuler"),
    "clear_all": Phrase(en="Clear", fr="Vider"),
    "at_random": Phrase(en="At random", fr="Au hasard"),
    "link_to_position": Phrase(en="Link", fr="Lien"),
    "as_text": Phrase(en="As text", fr="En texte"),
    "palette": Phrase(en="What there is in the box", fr="Ce qu'il y a dans la boîte"),
    "to_move": Phrase(en="to move", fr="au tour de"),
    "players_here": Phrase(en="Players:", fr="Joueurs :"),
    "so_many_free": Phrase(en="{all} in the box, {free} free", fr="{all} dans la boîte, {free} libres"),
    "set_up_how": Phrase(
        en="Click a card, then a place; or drag it. The number says how many are free.",
        fr="Cliquez une carte, puis une place ; ou glissez-la. Le nombre dit combien sont libres.",
    ),
    "lay_in": Phrase(en="Lay {card} here: {zone}", fr="Poser {card} ici : {zone}"),
    "take_away": Phrase(en="Take {card} away", fr="Retirer {card}"),
    "place_of_it": Phrase(en="{card}: space", fr="{card} : case"),
    "turn_it": Phrase(en="{card}: turn it round", fr="{card} : le retourner"),
    "exhaust_it": Phrase(en="{card}: exhaust it", fr="{card} : l'incliner"),
    "wake_it": Phrase(en="{card}: exhausted no more", fr="{card} : la redresser"),
    "is_exhausted": Phrase(en="exhausted", fr="inclinée"),
    "take_first": Phrase(en="First take a card from the palette.", fr="Prenez d'abord une carte de la palette."),
    "now_a_place": Phrase(en="{card}: now choose a place.", fr="{card} : choisissez une place."),
    "text_unreadable": Phrase(
        en="This text can't be read as JSON; the table shows what it was before.",
        fr="Ce texte n'est pas du JSON lisible ; la table montre ce qu'il était avant.",
    ),
    "play_set_up": Phrase(en="Play from here", fr="Jouer d'ici"),
    "play_set_up_who": Phrase(
        en="You play whoever is to move, the computer the others.",
        fr="Vous jouez qui doit jouer, l'ordinateur les autres.",
    ),
    "set_up_by_clicking": Phrase(en="Change it by clicking", fr="La modifier en cliquant"),
    "position": Phrase(en="Position (JSON)", fr="Position (JSON)"),
    "analyse": Phrase(en="Analyse", fr="Analyser"),
    "example_of": Phrase(en="An example for", fr="Un exemple pour"),
    "take_back": Phrase(en="Take back", fr="Reprendre"),
    "to_start": Phrase(en="To the start", fr="Au début"),
    "think_more": Phrase(en="Think", fr="Réfléchir"),
    "tried_moves": Phrase(en="Moves tried: {n}", fr="Coups essayés : {n}"),
    "judged_from": Phrase(en="Judged from what {name} may know.", fr="Jugé d'après ce que {name} peut savoir."),
    "not_judged": Phrase(en="This position can't be judged.", fr="Cette position ne peut être jugée."),
    "another_position": Phrase(en="Change this position", fr="Modifier cette position"),
    "back_to_replay": Phrase(en="Back to the replay", fr="Retour à la relecture"),
    "no_such_board": Phrase(
        en="This analysis is over or not yours; begin a new one.",
        fr="Cette analyse est finie ou n'est pas la vôtre ; commencez-en une autre.",
    ),
    "bad_position": Phrase(en="This position can't be: {detail}", fr="Cette position est impossible : {detail}"),
    "too_many_analyses": Phrase(
        en="Too many analyses at once; close one of the pages.", fr="Trop d'analyses à la fois ; fermez une des pages."
    ),
}
"""By name, as `phrases.PHRASES`, which holds them too."""
