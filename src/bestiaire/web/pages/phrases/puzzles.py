"""Puzzles."""

from __future__ import annotations

from bestiaire.words import Phrase

PUZZLES = {
    "puzzle_of_day": Phrase(en="Puzzle of the day", fr="Problème du jour"),
    "puzzles": Phrase(en="Puzzles", fr="Problèmes"),
    "puzzle": Phrase(en="Puzzle", fr="Problème"),
    "puzzles_how": Phrase(
        en="One move is right. The others are answered on the board.",
        fr="Un seul coup est le bon. Aux autres, le plateau répond.",
    ),
    "solve": Phrase(en="Solve it", fr="Le résoudre"),
    "next_puzzle": Phrase(en="Next puzzle", fr="Problème suivant"),
    "all_puzzles": Phrase(en="All puzzles", fr="Tous les problèmes"),
    "also_today": Phrase(en="Today's other puzzles", fr="Les autres problèmes du jour"),
    "of_box": Phrase(en="By set", fr="Par extension"),
    "of_theme": Phrase(en="By theme", fr="Par thème"),
    "of_grade": Phrase(en="By difficulty", fr="Par difficulté"),
    "any_puzzle": Phrase(en="Any", fr="Au choix"),
    "grade_n": Phrase(en="Difficulty {n} of 5", fr="Difficulté {n} sur 5"),
    "solved_n": Phrase(en="{n} of {all} solved", fr="{n} sur {all} résolus"),
    "streak": Phrase(en="Your streak: {n} days", fr="Votre série : {n} jours"),
    "streak_one": Phrase(en="Your streak: 1 day", fr="Votre série : 1 jour"),
    "streak_none": Phrase(en="Your streak begins today", fr="Votre série commence aujourd'hui"),
    "first_try_counts": Phrase(en="The first try counts.", fr="Seul le premier essai compte."),
    "give_hint": Phrase(en="Hint", fr="Indice"),
    "show_answer": Phrase(en="Answer", fr="Réponse"),
    "hint_theme": Phrase(en="It is about: {theme}.", fr="Il s'agit de : {theme}."),
    "not_yet": Phrase(en="Not yet", fr="Pas encore"),
    "solved": Phrase(en="Solved!", fr="Résolu !"),
    "the_answer": Phrase(en="The answer", fr="La réponse"),
    "try_again": Phrase(en="Try again", fr="Réessayer"),
    "you_tried": Phrase(en="You tried: {move}", fr="Votre essai : {move}"),
    "go_on_from_there": Phrase(en="Play on from there", fr="Jouer la suite"),
    "share_puzzle": Phrase(en="Link to this puzzle", fr="Lien vers ce problème"),
    "was_solved": Phrase(en="solved", fr="résolu"),
    "no_such_puzzle": Phrase(en="There is no such puzzle.", fr="Ce problème n'existe pas."),
}
