"""`bestiaire arena`: players meet in many games."""

from __future__ import annotations

import argparse

import bestiaire
from bestiaire.cli.command import Command, add_engine, add_variants
from bestiaire.cli.parser import Parser
from bestiaire.players import FORMS_OF_GUESTS, PLAYERS
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    known = ", ".join(sorted(bestiaire.games()))
    what = parser.group("what", "quoi")
    what.add_argument(
        "game",
        nargs="?",
        metavar=parser.say("GAME", "JEU"),
        help=parser.say(
            f"the game: {known}; or report, to look at results",
            f"le jeu : {known} ; ou report, pour voir des résultats",
        ),
    )
    what.add_argument(
        "folder",
        nargs="?",
        metavar=parser.say("FOLDER", "DOSSIER"),
        help=parser.say("behind report: the folder of the results", "après report : le dossier des résultats"),
    )
    add_meeting(parser)
    add_work(parser)
    look = parser.group("with report, instead of the page", "avec report, au lieu de la page")
    look.add_argument(
        "--json", action="store_true", help=parser.say("all figures, for programs", "tous les chiffres, en JSON")
    )
    look.add_argument(
        "--csv", action="store_true", help=parser.say("the figures of the cards", "les chiffres des cartes, en CSV")
    )
    look.add_argument(
        "--record",
        type=int,
        metavar="N",
        help=parser.say(
            "game N (from 0), as bestiaire replay reads it", "la partie N (dès 0), lisible par bestiaire replay"
        ),
    )
    parser.add_general()


def add_meeting(parser: Parser) -> None:
    who = parser.group("who meets", "qui s'affronte")
    players = ", ".join([*PLAYERS, "search:1s", "search:500", FORMS_OF_GUESTS.say(parser.lang)])
    who.add_argument(
        "--players",
        nargs="+",
        metavar=parser.say("NAME", "NOM"),
        help=parser.say(f"two or more of: {players}", f"deux ou plus parmi : {players}"),
    )
    who.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=parser.say(
            "games for each pairing (default: 100), rounded up so that each deal is played once from every seat",
            "parties par rencontre (sinon 100), arrondies pour que chaque donne soit jouée une fois de chaque place",
        ),
    )
    who.add_argument(
        "--seats",
        metavar="N",
        help=parser.say(
            "seats at the table (default: as few as the game allows); 2-6 or 2,4,6: an arena for each number",
            "places à la table (sinon le moins possible) ; 2-6 ou 2,4,6 : une arène pour chaque nombre",
        ),
    )
    who.add_argument(
        "--seed",
        metavar=parser.say("NUMBER", "NOMBRE"),
        help=parser.say("the number that decides every shuffle", "le nombre qui décide de chaque mélange"),
    )
    add_variants(parser, who)
    who.add_argument(
        "--no-cards",
        action="store_true",
        help=parser.say("count nothing about cards", "ne rien compter sur les cartes"),
    )


def add_work(parser: Parser) -> None:
    work = parser.group("how", "comment")
    work.add_argument(
        "--out",
        metavar=parser.say("FOLDER", "DOSSIER"),
        help=parser.say(
            "a new folder for results and report (default: arena-GAME-1, -2, …)",
            "un nouveau dossier pour résultats et rapport (sinon arena-JEU-1, -2, …)",
        ),
    )
    work.add_argument(
        "--resume",
        metavar=parser.say("FOLDER", "DOSSIER"),
        help=parser.say("play the rest of these results", "jouer le reste de ces résultats"),
    )
    add_engine(work, parser)


def run(options: argparse.Namespace) -> int:
    from bestiaire.arena.command import run_arena

    return run_arena(options)


COMMAND = Command(
    summary=Phrase(
        en="let players meet in many games and see who and which card wins",
        fr="faire s'affronter des joueurs et voir qui gagne, et avec quelle carte",
    ),
    usage=Phrase(
        en="bestiaire arena GAME --players NAME NAME … [options]\n"
        "       bestiaire arena --resume FOLDER [--games N] [--jobs N]\n"
        "       bestiaire arena report FOLDER [options]",
        fr="bestiaire arena JEU --players NOM NOM … [options]\n"
        "              bestiaire arena --resume DOSSIER [--games N] [--jobs N]\n"
        "              bestiaire arena report DOSSIER [options]",
    ),
    examples=Phrase(
        en="examples:\n"
        "  bestiaire arena {game} --players search:500 greedy random --games 200\n"
        "  bestiaire arena {many} --players normal normal --seats {seats}\n"
        "  bestiaire arena --resume arena-{game}-1      go on after Ctrl-C\n"
        "  bestiaire arena report arena-{game}-1 --lang fr",
        fr="exemples :\n"
        "  bestiaire arena {game} --players search:500 greedy random --games 200\n"
        "  bestiaire arena {many} --players normal normal --seats {seats}\n"
        "  bestiaire arena --resume arena-{game}-1      continuer après Ctrl-C\n"
        "  bestiaire arena report arena-{game}-1 --lang fr",
    ),
    add_arguments=add_arguments,
    run=run,
)
