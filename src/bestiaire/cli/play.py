"""`bestiaire play`: a game in the terminal."""

from __future__ import annotations

import argparse

from bestiaire.cli.command import Command, add_game, add_variants
from bestiaire.cli.parser import Parser
from bestiaire.players import FORMS_OF_GUESTS, LEVELS, PLAYERS
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    add_game(parser, nargs="?")
    others = (name for name in PLAYERS if name not in LEVELS)
    players = ", ".join([*LEVELS, *others, "search:2s", FORMS_OF_GUESTS.say(parser.lang)])
    who = parser.group("who plays", "qui joue")
    who.add_argument(
        "--hotseat",
        action="store_true",
        help=parser.say("people on all seats, at this keyboard", "des personnes à toutes les places, à ce clavier"),
    )
    who.add_argument(
        "--name",
        action="append",
        metavar=parser.say("NAME", "NOM"),
        help=parser.say("your name; once for each person", "votre nom ; une fois par personne"),
    )
    who.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=parser.say("the seat you take: 1 (default), 2, …", "la place que vous prenez : 1 (par défaut), 2, …"),
    )
    who.add_argument("--second", action="store_true", help=parser.say("the same as --seat 2", "comme --seat 2"))
    who.add_argument(
        "--opponent",
        metavar=parser.say("HOW", "COMMENT"),
        help=parser.say(
            f"how computers play: {players} (default: normal)", f"le jeu des ordinateurs : {players} (sinon normal)"
        ),
    )
    who.add_argument(
        "--players",
        type=int,
        metavar="N",
        help=parser.say(
            "how many play, computers included (default: as few as the game allows)",
            "combien jouent, ordinateurs compris (sinon le moins possible)",
        ),
    )
    who.add_argument(
        "--people",
        type=int,
        metavar="N",
        help=parser.say(
            "how many of them are people at this keyboard (default: 1)",
            "combien d'entre eux sont des personnes à ce clavier (sinon 1)",
        ),
    )
    game = parser.group("which game", "quelle partie")
    game.add_argument(
        "--resume",
        metavar=parser.say("FILE", "FICHIER"),
        help=parser.say("go on with a saved game", "reprendre une partie sauvegardée"),
    )
    game.add_argument(
        "--seed",
        metavar=parser.say("NUMBER", "NOMBRE"),
        help=parser.say("the number that decides every shuffle", "le nombre qui décide de chaque mélange"),
    )
    game.add_argument(
        "--ask-always",
        action="store_true",
        help=parser.say(
            "ask even where the answer makes no difference",
            "demander même quand la réponse ne change rien",
        ),
    )
    add_variants(parser, game)
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    from bestiaire.terminal.play import Session

    return Session.start(options).run()


COMMAND = Command(
    summary=Phrase(en="play a game in the terminal", fr="jouer dans le terminal"),
    usage=Phrase(
        en="bestiaire play GAME [options]\n       bestiaire play --resume FILE [--lang {en,fr}]",
        fr="bestiaire play JEU [options]\n              bestiaire play --resume FICHIER [--lang {en,fr}]",
    ),
    examples=Phrase(
        en="examples:\n"
        "  bestiaire play {game}                  you against the computer\n"
        "  bestiaire play {game} --hotseat        two people at one keyboard\n"
        "  bestiaire play --resume FILE            go on with a saved game",
        fr="exemples :\n"
        "  bestiaire play {game}                  vous contre l'ordinateur\n"
        "  bestiaire play {game} --hotseat        deux personnes au même clavier\n"
        "  bestiaire play --resume FICHIER         reprendre une partie sauvegardée",
    ),
    add_arguments=add_arguments,
    run=run,
)
