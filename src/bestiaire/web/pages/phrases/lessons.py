"""Lessons."""

from __future__ import annotations

from bestiaire.words import Phrase

LESSONS = {
    "learn_by_playing": Phrase(en="Learn by playing", fr="Apprendre en jouant"),
    "learn_how": Phrase(
        en="A few minutes at a real table: you make the moves, Brain Fly says what they do.",
        fr="Quelques minutes à une vraie table : vous jouez les coups, Neuromouche dit ce qu'ils font.",
    ),
    "minutes": Phrase(en="{n} minutes", fr="{n} minutes"),
    "learnt": Phrase(en="done", fr="terminée"),
    "begin": Phrase(en="Begin", fr="Commencer"),
    "once_more": Phrase(en="Once more", fr="Recommencer"),
    "go_on_learning": Phrase(en="Go on", fr="Continuer"),
    "step_of": Phrase(en="Step {n} of {all}", fr="Étape {n} sur {all}"),
    "end_lesson": Phrase(en="End the lesson", fr="Quitter la leçon"),
    "new_table": Phrase(en="A new table", fr="Une nouvelle table"),
    "show_me": Phrase(en="Show me", fr="Montrez-moi"),
    "seen_again": Phrase(en="See again how it came to that", fr="Revoir comment on en est arrivé là"),
    "last_step": Phrase(en="Back", fr="Retour"),
    "next_lesson": Phrase(en="Next lesson: {name}", fr="Leçon suivante : {name}"),
    "first_game": Phrase(en="Play my first game", fr="Jouer ma première partie"),
    "coach": Phrase(en="Coach: explains what is new", fr="Conseiller : explique ce qui est nouveau"),
    "coach_says": Phrase(en="The coach", fr="Le conseiller"),
    "take_it_back": Phrase(en="Take it back", fr="Reprendre ce coup"),
    "understood": Phrase(en="OK", fr="OK"),
    "move_cost": Phrase(
        en="That move cost about {cost} of your chances. Stronger: {move}.",
        fr="Ce coup a coûté environ {cost} de vos chances. Plus fort : {move}.",
    ),
    "no_such_lesson": Phrase(en="There is no such lesson.", fr="Cette leçon n'existe pas."),
}
