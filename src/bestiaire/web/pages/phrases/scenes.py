"""How a table is shown: its pace and its sounds, what is told again, and how a game ends."""

from __future__ import annotations

from bestiaire.words import Phrase

SCENES = {
    "since_my_turn": Phrase(en="What happened since my turn", fr="Ce qui s'est passé depuis mon tour"),
    "replaying": Phrase(
        en="Seen again: what happened since your turn", fr="Revu : ce qui s'est passé depuis votre tour"
    ),
    "back_to_now": Phrase(en="Back to now", fr="Revenir au présent"),
    "speed": Phrase(en="Speed", fr="Vitesse"),
    "speed_1": Phrase(en="1×", fr="1×"),
    "speed_2": Phrase(en="2×", fr="2×"),
    "speed_instant": Phrase(en="at once", fr="immédiate"),
    "keys": Phrase(en="Keys", fr="Raccourcis clavier"),
    "key_answer": Phrase(
        en="give the answer with that number, with Shift or without",
        fr="donner la réponse qui porte ce chiffre, avec ou sans Maj",
    ),
    "key_next": Phrase(en="go from one answer to the next", fr="passer d'une réponse à l'autre"),
    "key_undo": Phrase(en="undo my move", fr="annuler mon coup"),
    "key_hint": Phrase(en="a hint", fr="un conseil"),
    "key_why": Phrase(en="the rule on the card that is shown large", fr="la règle de la carte vue en grand"),
    "key_log": Phrase(en="open or close the log", fr="ouvrir ou fermer le journal"),
    "key_close": Phrase(en="close what is open", fr="fermer ce qui est ouvert"),
    "end_won": Phrase(en="Victory!", fr="Victoire !"),
    "end_lost": Phrase(en="Defeat", fr="Défaite"),
    "end_shared": Phrase(en="Shared win!", fr="Victoire partagée !"),
    "end_drawn": Phrase(en="Draw", fr="Égalité"),
    "end_over": Phrase(en="The end", fr="Fin"),
    "look_at_table": Phrase(en="Look at the table", fr="Regarder la table"),
    "back_to_end": Phrase(en="How it ended", fr="Comment ça s'est fini"),
    "last_blow": Phrase(en="What decided it", fr="Ce qui a décidé"),
    "figures": Phrase(en="The game in figures", fr="La partie en chiffres"),
    "turn_cost": Phrase(en="Turn {turn}: {move} cost {cost}", fr="Tour {turn} : {move} a coûté {cost}"),
    "better_was": Phrase(en="better: {move}", fr="mieux : {move}"),
    "look": Phrase(en="Look", fr="Voir"),
    "play_on_from": Phrase(en="Play on from turn {turn}", fr="Reprendre au tour {turn}"),
    "show_chances": Phrase(en="Chances over the game", fr="Les chances au fil de la partie"),
}
