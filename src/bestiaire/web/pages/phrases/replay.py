"""Replays, and checking the shuffle."""

from __future__ import annotations

from bestiaire.words import Phrase

REPLAY = {
    "check_here": Phrase(en="Check it here", fr="Vérifier ici"),
    "checked_true": Phrase(
        en="Your browser has made the fingerprint again: it is the same.",
        fr="Votre navigateur a refait l'empreinte : c'est la même.",
    ),
    "checked_false": Phrase(
        en="Your browser has made the fingerprint again: it is NOT the same.",
        fr="Votre navigateur a refait l'empreinte : ce N'EST PAS la même.",
    ),
    "fairness": Phrase(en="Checking the shuffle", fr="Vérifier le mélange"),
    "fingerprint": Phrase(en="Fingerprint of the shuffle", fr="Empreinte du mélange"),
    "fairness_running": Phrase(
        en=(
            "The cards were shuffled by a secret number, the seed, before the first move. This "
            "fingerprint was made of the "
            "seed and a long secret salt. Both are shown here when the game is over; then anybody can "
            "make the fingerprint "
            "again and see that nothing was changed meanwhile."
        ),
        fr=(
            "Les cartes ont été mélangées par un nombre secret, la graine, avant le premier coup. "
            "Cette empreinte est faite de "
            "la graine et d'un long sel secret. Les deux seront montrés ici à la fin de la partie ; "
            "chacun pourra alors refaire "
            "l'empreinte et voir que rien n'a été changé entre-temps."
        ),
    ),
    "fairness_over": Phrase(
        en="The game is over, so here are seed and salt. SHA-256 of the text “seed:salt” must be the fingerprint:",
        fr=(
            "La partie est finie : voici la graine et le sel. Le SHA-256 du texte « graine:sel » doit "
            "être l'empreinte :"
        ),
    ),
    "fairness_position": Phrase(
        en="This game began at a position, not with a shuffle.",
        fr="Cette partie a commencé à une position, sans mélange.",
    ),
    "seed": Phrase(en="Seed", fr="Graine"),
    "salt": Phrase(en="Salt", fr="Sel"),
    "check_it": Phrase(
        en="In a terminal: download the record and run “bestiaire verify FILE”.",
        fr="Dans un terminal : téléchargez l'enregistrement et lancez « bestiaire verify FICHIER ».",
    ),
    "download": Phrase(en="Download the record", fr="Télécharger l'enregistrement"),
    "first_move": Phrase(en="First", fr="Début"),
    "back": Phrase(en="Back", fr="Précédent"),
    "forward": Phrase(en="Forward", fr="Suivant"),
    "last_move": Phrase(en="Last", fr="Fin"),
    "autoplay": Phrase(en="Autoplay", fr="Lecture auto"),
    "replay_settings": Phrase(en="What is shown", fr="Ce qui est montré"),
    "stop": Phrase(en="Stop", fr="Arrêter"),
    "move_of": Phrase(en="Move {n} of {all}", fr="Coup {n} sur {all}"),
    "moves": Phrase(en="Moves", fr="Coups"),
    "turn_by": Phrase(en="Turn {n}, {name}", fr="Tour {n}, {name}"),
    "move_best": Phrase(en="best", fr="meilleur"),
    "move_wins": Phrase(en="wins", fr="gagne"),
    "move_better": Phrase(
        en="Better: {move} ({chance} instead of {instead})", fr="Mieux : {move} ({chance} au lieu de {instead})"
    ),
    "was_played": Phrase(en="Played here:", fr="Joué ici :"),
    "next_mistake": Phrase(en="Next mistake", fr="Erreur suivante"),
    "point_of_view": Phrase(en="Seen by", fr="Vu par"),
    "spectator": Phrase(en="a spectator", fr="un spectateur"),
    "open_cards": Phrase(en="all cards open", fr="toutes cartes ouvertes"),
    "play_as": Phrase(en="As", fr="À la place de"),
    "continue_here": Phrase(en="Play on from here", fr="Jouer à partir d'ici"),
}
