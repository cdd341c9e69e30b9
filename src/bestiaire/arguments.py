"""What may stand behind `bestiaire` on the command line, with its help, in English and French."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import bestiaire
from bestiaire.core.check import suggest, unknown_of_few
from bestiaire.core.errors import BadInput, BestiaireError, show
from bestiaire.players import FORMS_OF_GUESTS, LEVELS, PLAYERS
from bestiaire.web.store.retention import DEFAULT_KEEP
from bestiaire.words import LANGUAGES, Phrase, capital, say

COMMANDS = {
    "play": Phrase(en="play a game in the terminal", fr="jouer dans le terminal"),
    "serve": Phrase(en="open the table in the browser", fr="ouvrir la table dans le navigateur"),
    "replay": Phrase(en="walk through a saved game", fr="revoir une partie sauvegardée"),
    "analyse": Phrase(en="judge every move of a saved game", fr="juger chaque coup d'une partie sauvegardée"),
    "cards": Phrase(en="list every card of a game and what it does", fr="lister les cartes d'un jeu et leurs effets"),
    "verify": Phrase(
        en="check that a game's shuffle was fixed beforehand", fr="vérifier que le mélange était fixé d'avance"
    ),
    "export": Phrase(en="write all games of a server as JSON lines", fr="écrire toutes les parties d'un serveur"),
    "import": Phrase(en="bring such games into a server's database", fr="ajouter ces parties à la base d'un serveur"),
    "backup": Phrase(
        en="copy a server's database while it runs", fr="copier la base d'un serveur pendant qu'il tourne"
    ),
    "arena": Phrase(
        en="let players meet in many games and see who and which card wins",
        fr="faire s'affronter des joueurs et voir qui gagne, et avec quelle carte",
    ),
    "bench": Phrase(
        en="measure how fast the rules run here", fr="mesurer la vitesse à laquelle les règles tournent ici"
    ),
}

USAGE = {
    "": Phrase(en="bestiaire COMMAND …", fr="bestiaire COMMANDE …"),
    "play": Phrase(
        en="bestiaire play GAME [options]\n       bestiaire play --resume FILE [--lang {en,fr}]",
        fr="bestiaire play JEU [options]\n              bestiaire play --resume FICHIER [--lang {en,fr}]",
    ),
    "serve": Phrase(en="bestiaire serve [options]", fr="bestiaire serve [options]"),
    "replay": Phrase(en="bestiaire replay FILE [options]", fr="bestiaire replay FICHIER [options]"),
    "analyse": Phrase(en="bestiaire analyse FILE [options]", fr="bestiaire analyse FICHIER [options]"),
    "cards": Phrase(en="bestiaire cards GAME [options]", fr="bestiaire cards JEU [options]"),
    "export": Phrase(en="bestiaire export [FILE] [options]", fr="bestiaire export [FICHIER] [options]"),
    "import": Phrase(en="bestiaire import [FILE] [options]", fr="bestiaire import [FICHIER] [options]"),
    "backup": Phrase(en="bestiaire backup FILE [options]", fr="bestiaire backup FICHIER [options]"),
    "verify": Phrase(en="bestiaire verify FILE [options]", fr="bestiaire verify FICHIER [options]"),
    "arena": Phrase(
        en="bestiaire arena GAME --players NAME NAME … [options]\n"
        "       bestiaire arena --resume FOLDER [--games N] [--jobs N]\n"
        "       bestiaire arena report FOLDER [options]",
        fr="bestiaire arena JEU --players NOM NOM … [options]\n"
        "              bestiaire arena --resume DOSSIER [--games N] [--jobs N]\n"
        "              bestiaire arena report DOSSIER [options]",
    ),
    "bench": Phrase(en="bestiaire bench [GAME] [options]", fr="bestiaire bench [JEU] [options]"),
}

EXAMPLES = {
    "play": Phrase(
        en="examples:\n"
        "  bestiaire play mindbug                  you against the computer\n"
        "  bestiaire play mindbug --hotseat        two people at one keyboard\n"
        "  bestiaire play --resume FILE            go on with a saved game",
        fr="exemples :\n"
        "  bestiaire play mindbug                  vous contre l'ordinateur\n"
        "  bestiaire play mindbug --hotseat        deux personnes au même clavier\n"
        "  bestiaire play --resume FICHIER         reprendre une partie sauvegardée",
    ),
    "arena": Phrase(
        en="examples:\n"
        "  bestiaire arena mindbug --players search:500 greedy random --games 200\n"
        "  bestiaire arena tokyo --players normal normal --seats 2-6\n"
        "  bestiaire arena --resume arena-mindbug-1      go on after Ctrl-C\n"
        "  bestiaire arena report arena-mindbug-1 --lang fr",
        fr="exemples :\n"
        "  bestiaire arena mindbug --players search:500 greedy random --games 200\n"
        "  bestiaire arena tokyo --players normal normal --seats 2-6\n"
        "  bestiaire arena --resume arena-mindbug-1      continuer après Ctrl-C\n"
        "  bestiaire arena report arena-mindbug-1 --lang fr",
    ),
    "replay": Phrase(
        en="examples:\n"
        "  bestiaire replay FILE --step            move by move, as a spectator\n"
        "  bestiaire replay FILE --open            with all hands",
        fr="exemples :\n"
        "  bestiaire replay FICHIER --step         coup par coup, en spectateur\n"
        "  bestiaire replay FICHIER --open         avec toutes les mains",
    ),
    "analyse": Phrase(
        en="examples:\n"
        "  bestiaire analyse FILE                        what each move was worth\n"
        "  bestiaire analyse FILE --out game.html        and a page with a curve\n"
        "  bestiaire analyse FILE --level search:500     the same every time",
        fr="exemples :\n"
        "  bestiaire analyse FICHIER                     ce que valait chaque coup\n"
        "  bestiaire analyse FICHIER --out partie.html   et une page avec une courbe\n"
        "  bestiaire analyse FICHIER --level search:500  chaque fois le même résultat",
    ),
}


NO_COMMAND = 2
"""The exit code of a program that was not told what to do."""


class BadCommandLine(BestiaireError):
    """A command line that can't be understood."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with room for long options, and « usage » in the user's language."""

    lang = "en"

    def __init__(self, prog: str, **more: Any) -> None:
        super().__init__(prog, max_help_position=28, **more)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        if prefix is None:
            prefix = say(self.lang, en="usage: ", fr="utilisation : ")
        super().add_usage(usage, actions, groups, prefix)


class FrenchFormatter(Formatter):
    lang = "fr"


class Parser(argparse.ArgumentParser):
    """A parser that says what it says in one language, and raises what is wrong instead of leaving."""

    lang = "en"
    formatter: type[Formatter] = Formatter

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=self.formatter, add_help=False, **settings)

    def say(self, en: str, fr: str) -> str:
        """Help in this parser's language. A sign that the formatter would read (%) must be doubled."""
        return say(self.lang, en=en, fr=fr)

    def group(self, en: str, fr: str) -> argparse._ArgumentGroup:
        return self.add_argument_group(self.say(en, f"{fr}\u00a0"))

    def add_general(self, with_language: bool = True) -> argparse._ArgumentGroup:
        """The options that nearly every command has."""
        general = self.group("general", "général")
        if with_language:
            general.add_argument(
                "--lang",
                choices=LANGUAGES,
                default=default_language(),
                help=self.say("the language (default: your system's, or en)", "la langue (sinon celle du système)"),
            )
        general.add_argument("-h", "--help", action="help", help=self.say("show this help", "montrer cette aide"))
        return general

    def options(self) -> list[str]:
        return [option for action in self._actions for option in action.option_strings]

    def error(self, message: str) -> NoReturn:
        raise self.mistake(in_words(message))

    def mistake(self, said: Phrase) -> BadCommandLine:
        more = f"{self.prog} --help"
        return BadCommandLine(Phrase(en=f"{said.en}; see {more}", fr=f"{said.fr} ; voir {more}"))

    def left_over(self, word: str) -> BadCommandLine:
        """The error for a word that nothing asked for."""
        if not word.startswith("-"):
            return self.mistake(Phrase(en=f"{show(word)}: a word too many", fr=f"{show(word)} : un mot de trop"))
        near = suggest(word.partition("=")[0], self.options())
        return self.mistake(
            Phrase(en=f"{show(word)}: unknown option{near.en}", fr=f"{show(word)} : option inconnue{near.fr}")
        )


class FrenchParser(Parser):
    lang = "fr"
    formatter = FrenchFormatter


WHAT_ARGPARSE_SAYS = [
    (r"the following arguments are required: (.+)", "what is missing: {0}", "il manque : {0}"),
    (r"argument (.+?): expected at least one argument", "{0}: needs a value", "{0} : demande une valeur"),
    (r"argument (.+?): expected one argument", "{0}: needs a value", "{0} : demande une valeur"),
    (
        r"argument (.+?): invalid choice: (.+) \(choose from (.+)\)",
        "{0}: must be one of {2}, not {1}",
        "{0} : doit être l'un de {2}, pas {1}",
    ),
    (
        r"argument (.+?): invalid int value: (.+)",
        "{0}: must be a whole number, not {1}",
        "{0} : doit être un nombre entier, pas {1}",
    ),
    (
        r"argument (.+?): invalid float value: (.+)",
        "{0}: must be a number, not {1}",
        "{0} : doit être un nombre, pas {1}",
    ),
    (r"argument (.+?): ignored explicit argument .+", "{0}: takes no value", "{0} : ne prend pas de valeur"),
    (r"ambiguous option: (.+?) could match (.+)", "{0}: may be {1}", "{0} : peut être {1}"),
]
"""What the parser may find wrong, by its own words."""


def in_words(message: str) -> Phrase:
    """One of the parser's complaints, in both languages."""
    for pattern, en, fr in WHAT_ARGPARSE_SAYS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            parts = [part if part.isprintable() else ascii(part) for part in found.groups()]
            parts[2:] = [part.replace("'", "") for part in parts[2:]]  # a list of choices, quoted by some Pythons
            return Phrase(en=en.format(*parts), fr=fr.format(*parts))
    return Phrase(en=message, fr=message)


def default_language() -> str:
    """The user's language if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.startswith("fr") else "en"
    return "en"


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, even if nothing else of it can be understood."""
    for place, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        if option == "--lang":
            asked = value or "".join(arguments[place + 1 : place + 2])
            if asked in LANGUAGES:
                return asked
    return default_language()


def understand(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    """The options of a command line; a BestiaireError says what is wrong with it."""
    parser, commands = build_parsers(lang)
    if not arguments:
        parser.print_help(sys.stderr)
        raise SystemExit(NO_COMMAND)
    if not arguments[0].startswith("-"):
        if arguments[0] not in COMMANDS:
            raise BadInput("command", unknown_of_few(arguments[0], COMMANDS))
    elif not any(option.startswith(arguments[0]) for option in parser.options()):
        raise parser.left_over(arguments[0])
    options, rest = parser.parse_known_args(arguments)
    if rest:
        raise commands[options.command].left_over(rest[0])
    return options


def build_parsers(lang: str) -> tuple[Parser, dict[str, Parser]]:
    """The parser of everything, and those of the commands by name."""
    whole = (FrenchParser if lang == "fr" else Parser)(
        prog="bestiaire",
        usage=USAGE[""].say(lang),
        description=say(
            lang,
            en="A table for games of creatures, dice and spells.\nTo begin: bestiaire play mindbug",
            fr="Une table pour des jeux de créatures, de dés et de sorts.\nPour commencer : bestiaire play mindbug",
        ),
        epilog=say(lang, en="bestiaire COMMAND --help says more.", fr="bestiaire COMMANDE --help en dit plus."),
    )
    commands = whole.add_subparsers(
        title=whole.say("commands", "commandes\u00a0"),
        metavar=whole.say("COMMAND", "COMMANDE"),
        dest="command",
        required=True,
    )
    parsers: dict[str, Parser] = {}
    for name, phrase in COMMANDS.items():
        summary = phrase.say(lang)
        epilog = EXAMPLES[name].say(lang) if name in EXAMPLES else None
        parsers[name] = commands.add_parser(
            name,
            prog=f"bestiaire {name}",
            usage=USAGE[name].say(lang),
            help=summary,
            description=f"{capital(summary)}.",
            epilog=epilog,
        )
        FILLED_IN[name](parsers[name])
    general = whole.add_general(with_language=False)
    general.add_argument(
        "--version",
        action="version",
        version=f"bestiaire {bestiaire.__version__}",
        help=whole.say("show the version", "montrer la version"),
    )
    return whole, parsers


def add_game(parser: Parser, **settings: Any) -> None:
    known = ", ".join(sorted(bestiaire.games()))
    what = parser.group("what", "quoi")
    game = parser.say(f"the game: {known}", f"le jeu : {known}")
    what.add_argument("game", metavar=parser.say("GAME", "JEU"), help=game, **settings)


def add_file(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    saved = parser.say("a saved game (a record)", "une partie sauvegardée (un enregistrement)")
    what.add_argument("file", metavar=parser.say("FILE", "FICHIER"), help=saved)


def add_play(play: Parser) -> None:
    add_game(play, nargs="?")
    others = (name for name in PLAYERS if name not in LEVELS)
    players = ", ".join([*LEVELS, *others, "search:2s", FORMS_OF_GUESTS.say(play.lang)])
    who = play.group("who plays", "qui joue")
    who.add_argument(
        "--hotseat",
        action="store_true",
        help=play.say("people on all seats, at this keyboard", "des personnes à toutes les places, à ce clavier"),
    )
    who.add_argument(
        "--name",
        action="append",
        metavar=play.say("NAME", "NOM"),
        help=play.say("your name; once for each person", "votre nom ; une fois par personne"),
    )
    who.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=play.say("the seat you take: 1 (default), 2, …", "la place que vous prenez : 1 (par défaut), 2, …"),
    )
    who.add_argument("--second", action="store_true", help=play.say("the same as --seat 2", "comme --seat 2"))
    who.add_argument(
        "--opponent",
        metavar=play.say("HOW", "COMMENT"),
        help=play.say(
            f"how computers play: {players} (default: normal)", f"le jeu des ordinateurs : {players} (sinon normal)"
        ),
    )
    who.add_argument(
        "--players",
        type=int,
        metavar="N",
        help=play.say(
            "how many play, computers included (default: as few as the game allows)",
            "combien jouent, ordinateurs compris (sinon le moins possible)",
        ),
    )
    who.add_argument(
        "--people",
        type=int,
        metavar="N",
        help=play.say(
            "how many of them are people at this keyboard (default: 1)",
            "combien d'entre eux sont des personnes à ce clavier (sinon 1)",
        ),
    )
    game = play.group("which game", "quelle partie")
    game.add_argument(
        "--resume",
        metavar=play.say("FILE", "FICHIER"),
        help=play.say("go on with a saved game", "reprendre une partie sauvegardée"),
    )
    game.add_argument(
        "--seed",
        metavar=play.say("NUMBER", "NOMBRE"),
        help=play.say("the number that decides every shuffle", "le nombre qui décide de chaque mélange"),
    )
    add_variants(play, game)
    play.add_general()


def add_variants(parser: Parser, group: argparse._ArgumentGroup) -> None:
    """How a game is to be played, where its rules leave a choice."""
    group.add_argument(
        "--sets",
        metavar=parser.say("SETS", "SÉRIES"),
        help=parser.say(
            "the sets of cards, with commas between, where a game has such",
            "les séries de cartes, séparées par des virgules, si le jeu en a",
        ),
    )
    group.add_argument(
        "--option",
        action="append",
        metavar=parser.say("NAME=VALUE", "NOM=VALEUR"),
        help=parser.say(
            "an option of the game, as its page lists them; may be given several times",
            "une option du jeu, selon la liste de sa page ; peut se répéter",
        ),
    )


def add_replay(replay: Parser) -> None:
    add_file(replay)
    how = replay.group("how", "comment")
    how.add_argument(
        "--step",
        action="store_true",
        help=replay.say("wait for Enter after every move", "attendre Entrée après chaque coup"),
    )
    how.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=replay.say(
            "look from this seat: 1, 2, … (default: as a spectator)",
            "vue de cette place : 1, 2, … (sinon en spectateur)",
        ),
    )
    how.add_argument("--open", action="store_true", help=replay.say("show all hands", "montrer toutes les mains"))
    replay.add_general()


def add_analyse(analyse: Parser) -> None:
    add_file(analyse)
    levels = ", ".join([*LEVELS, "search:2s", "search:500"])
    how = analyse.group("how", "comment")
    how.add_argument(
        "--level",
        default="hard",
        metavar=analyse.say("HOW", "COMMENT"),
        help=analyse.say(f"who judges: {levels} (default: hard)", f"qui juge : {levels} (sinon hard)"),
    )
    how.add_argument(
        "--out",
        metavar=analyse.say("FILE", "FICHIER"),
        help=analyse.say(
            "write a page with a curve, too; no file is replaced",
            "écrire aussi une page avec une courbe ; aucun fichier n'est remplacé",
        ),
    )
    how.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help=analyse.say("processes that think (default: 1)", "processus qui réfléchissent (sinon 1)"),
    )
    analyse.add_general()


def add_cards(cards: Parser) -> None:
    add_game(cards)
    how = cards.group("how", "comment")
    how.add_argument(
        "--json",
        action="store_true",
        help=cards.say("as a list of objects, for programs", "en liste d'objets, pour des programmes"),
    )
    cards.add_general()


def add_serve(serve: Parser) -> None:
    how = serve.group("how", "comment")
    how.add_argument("--open", action="store_true", help=serve.say("open the browser", "ouvrir le navigateur"))
    how.add_argument(
        "--host",
        default="127.0.0.1",
        metavar=serve.say("ADDRESS", "ADRESSE"),
        help=serve.say(
            "the address to listen on (default: this machine only)", "l'adresse d'écoute (sinon cette machine seule)"
        ),
    )
    how.add_argument(
        "--port",
        type=int,
        default=8470,
        metavar="N",
        help=serve.say("the port (default: 8470; 0: any free one)", "le port (sinon 8470 ; 0 : un port libre)"),
    )
    add_database(how, serve)
    how.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help=serve.say(
            "server processes behind this address, with PostgreSQL (default: 1)",
            "processus serveurs derrière cette adresse, avec PostgreSQL (sinon 1)",
        ),
    )
    how.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help=serve.say("processes in which computers think", "processus où les ordinateurs réfléchissent"),
    )
    how.add_argument(
        "--guest",
        action="append",
        default=[],
        metavar=serve.say("NAME=PLAYER", "NOM=JOUEUR"),
        help=serve.say(
            "an opponent to choose from, such as anna=neural:anna.npz (as often as you like)",
            "un adversaire au choix, comme anna=neural:anna.npz (autant de fois que voulu)",
        ),
    )
    how.add_argument(
        "--forwarded-allow-ips",
        metavar=serve.say("ADDRESSES", "ADRESSES"),
        help=serve.say(
            "the proxies in front, by address or network, whose X-Forwarded headers are believed (default: none)",
            "les serveurs mandataires, par adresse ou réseau, dont les en-têtes X-Forwarded sont crus (sinon aucun)",
        ),
    )
    how.add_argument(
        "--crowd",
        type=int,
        default=1,
        metavar="N",
        help=serve.say(
            "let N times as many people as usual share one address",
            "laisser N fois plus de monde que d'habitude partager une adresse",
        ),
    )
    how.add_argument(
        "--keep",
        metavar=serve.say("RULE", "RÈGLE"),
        help=serve.say(
            "for how many days games are kept that nobody touches, such as unfinished=90,finished=forever, or just "
            f"forever (default: {DEFAULT_KEEP})",
            "pendant combien de jours garder les parties que personne ne touche, par exemple unfinished=90,"
            f"finished=forever, ou seulement forever (sinon {DEFAULT_KEEP})",
        ),
    )
    how.add_argument(
        "--request-timeout",
        type=float,
        metavar=serve.say("SECONDS", "SECONDES"),
        help=serve.say(
            "how long the head of a request, or the next 16 KB of its body, may take to arrive (default: 30)",
            "combien de temps peuvent mettre l'en-tête d'une requête, ou les 16 Ko suivants de son corps (sinon 30)",
        ),
    )
    how.add_argument(
        "--log",
        action="store_true",
        help=serve.say(
            "write one JSON object per request to standard error",
            "écrire un objet JSON par requête sur la sortie d'erreur",
        ),
    )
    serve.add_general(with_language=False)


def add_database(how: argparse._ArgumentGroup, parser: Parser) -> None:
    how.add_argument(
        "--database",
        metavar="URL",
        help=parser.say(
            "where games are kept (default: BESTIAIRE_DATABASE, or SQLite in your data folder)",
            "où les parties sont gardées (sinon BESTIAIRE_DATABASE, ou SQLite dans votre dossier de données)",
        ),
    )


def add_export(export: Parser) -> None:
    what = export.group("what", "quoi")
    what.add_argument(
        "file",
        nargs="?",
        metavar=export.say("FILE", "FICHIER"),
        help=export.say(
            "a new file, which nobody else may read (default: standard output)",
            "un nouveau fichier, lisible de vous seul (sinon la sortie standard)",
        ),
    )
    add_database(export.group("how", "comment"), export)
    export.add_general()


def add_import(importing: Parser) -> None:
    what = importing.group("what", "quoi")
    what.add_argument(
        "file",
        nargs="?",
        metavar=importing.say("FILE", "FICHIER"),
        help=importing.say("lines of an export (default: standard input)", "un export (sinon l'entrée standard)"),
    )
    add_database(importing.group("how", "comment"), importing)
    importing.add_general()


def add_backup(backup: Parser) -> None:
    what = backup.group("what", "quoi")
    what.add_argument(
        "file",
        metavar=backup.say("FILE", "FICHIER"),
        help=backup.say(
            "a new file: a database of SQLite, or of PostgreSQL what import reads",
            "un nouveau fichier : une base SQLite, ou pour PostgreSQL ce que lit import",
        ),
    )
    add_database(backup.group("how", "comment"), backup)
    backup.add_general()


def add_verify(verify: Parser) -> None:
    add_file(verify)
    verify.add_general()


def add_arena(arena: Parser) -> None:
    known = ", ".join(sorted(bestiaire.games()))
    what = arena.group("what", "quoi")
    what.add_argument(
        "game",
        nargs="?",
        metavar=arena.say("GAME", "JEU"),
        help=arena.say(
            f"the game: {known}; or report, to look at results",
            f"le jeu : {known} ; ou report, pour voir des résultats",
        ),
    )
    what.add_argument(
        "folder",
        nargs="?",
        metavar=arena.say("FOLDER", "DOSSIER"),
        help=arena.say("behind report: the folder of the results", "après report : le dossier des résultats"),
    )
    add_meeting(arena)
    add_work(arena)
    look = arena.group("with report, instead of the page", "avec report, au lieu de la page")
    look.add_argument(
        "--json", action="store_true", help=arena.say("all figures, for programs", "tous les chiffres, en JSON")
    )
    look.add_argument(
        "--csv", action="store_true", help=arena.say("the figures of the cards", "les chiffres des cartes, en CSV")
    )
    look.add_argument(
        "--record",
        type=int,
        metavar="N",
        help=arena.say(
            "game N (from 0), as bestiaire replay reads it", "la partie N (dès 0), lisible par bestiaire replay"
        ),
    )
    arena.add_general()


def add_meeting(arena: Parser) -> None:
    who = arena.group("who meets", "qui s'affronte")
    players = ", ".join([*PLAYERS, "search:1s", "search:500", FORMS_OF_GUESTS.say(arena.lang)])
    who.add_argument(
        "--players",
        nargs="+",
        metavar=arena.say("NAME", "NOM"),
        help=arena.say(f"two or more of: {players}", f"deux ou plus parmi : {players}"),
    )
    who.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=arena.say(
            "games for each pairing (default: 100), rounded up so that each deal is played once from every seat",
            "parties par rencontre (sinon 100), arrondies pour que chaque donne soit jouée une fois de chaque place",
        ),
    )
    who.add_argument(
        "--seats",
        metavar="N",
        help=arena.say(
            "seats at the table (default: as few as the game allows); 2-6 or 2,4,6: an arena for each number",
            "places à la table (sinon le moins possible) ; 2-6 ou 2,4,6 : une arène pour chaque nombre",
        ),
    )
    who.add_argument(
        "--seed",
        metavar=arena.say("NUMBER", "NOMBRE"),
        help=arena.say("the number that decides every shuffle", "le nombre qui décide de chaque mélange"),
    )
    add_variants(arena, who)
    who.add_argument(
        "--no-cards",
        action="store_true",
        help=arena.say("count nothing about cards", "ne rien compter sur les cartes"),
    )


def add_work(arena: Parser) -> None:
    work = arena.group("how", "comment")
    work.add_argument(
        "--out",
        metavar=arena.say("FOLDER", "DOSSIER"),
        help=arena.say(
            "a new folder for results and report (default: arena-GAME-1, -2, …)",
            "un nouveau dossier pour résultats et rapport (sinon arena-JEU-1, -2, …)",
        ),
    )
    work.add_argument(
        "--resume",
        metavar=arena.say("FOLDER", "DOSSIER"),
        help=arena.say("play the rest of these results", "jouer le reste de ces résultats"),
    )
    work.add_argument(
        "--jobs",
        type=int,
        metavar="N",
        help=arena.say("processes (default: one for each processor)", "processus (sinon un par processeur)"),
    )
    work.add_argument(
        "--engine",
        choices=("processes", "ray"),
        help=arena.say("where games are played (default: processes)", "où se jouent les parties (sinon processes)"),
    )
    work.add_argument(
        "--address",
        metavar=arena.say("ADDRESS", "ADRESSE"),
        help=arena.say("the Ray cluster (default: one of this machine)", "la grappe Ray (sinon cette machine)"),
    )


def add_bench(bench: Parser) -> None:
    what = bench.group("what", "quoi")
    what.add_argument(
        "game",
        nargs="?",
        default="mindbug",
        metavar=bench.say("GAME", "JEU"),
        help=bench.say("a game's key, or web for the server", "la clé d'un jeu, ou web pour le serveur"),
    )
    how = bench.group("how", "comment")
    how.add_argument(
        "--seconds",
        type=float,
        default=3.0,
        metavar="S",
        help=bench.say("how long each figure is measured (default: 3)", "durée de chaque mesure (sinon 3)"),
    )
    add_load(bench)
    how.add_argument(
        "--json", action="store_true", help=bench.say("the figures for programs", "les chiffres pour des programmes")
    )
    bench.add_general(with_language=False)


def add_load(bench: Parser) -> None:
    load = bench.group("for web", "pour web")
    load.add_argument(
        "--games",
        type=int,
        nargs="+",
        default=[300],
        metavar="N",
        help=bench.say(
            "how many games at once, one number after the other (default: 300)",
            "combien de parties à la fois, un nombre après l'autre (sinon 300)",
        ),
    )
    load.add_argument(
        "--every",
        type=float,
        default=1.0,
        metavar="S",
        help=bench.say("seconds between the moves of a game (default: 1)", "secondes entre deux coups (sinon 1)"),
    )
    load.add_argument(
        "--opponent",
        metavar=bench.say("HOW", "COMMENT"),
        help=bench.say(
            "computers on the other seats, such as easy (default: people)",
            "des ordinateurs aux autres places, par exemple easy (sinon des personnes)",
        ),
    )
    load.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help=bench.say(
            "server processes, with PostgreSQL (default: 1)", "processus serveurs, avec PostgreSQL (sinon 1)"
        ),
    )
    load.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help=bench.say("workers of each (default: 1)", "processus où réfléchir, pour chacun (sinon 1)"),
    )
    load.add_argument(
        "--database",
        metavar="URL",
        help=bench.say(
            "an empty database, emptied again (default: SQLite in a temporary folder)",
            "une base vide, vidée ensuite (sinon SQLite dans un dossier temporaire)",
        ),
    )


FILLED_IN = {
    "play": add_play,
    "serve": add_serve,
    "replay": add_replay,
    "analyse": add_analyse,
    "cards": add_cards,
    "verify": add_verify,
    "export": add_export,
    "import": add_import,
    "backup": add_backup,
    "arena": add_arena,
    "bench": add_bench,
}
"""What each command takes."""
