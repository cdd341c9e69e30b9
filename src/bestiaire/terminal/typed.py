"""What people type: commands in either language, and answers by number, key or card."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import suggest
from bestiaire.core.choice import Choice
from bestiaire.core.errors import BestiaireError, show, within
from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Shorthand
from bestiaire.words import LANGUAGES, Phrase, enumerate_words

COMMANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "help": {"en": ("help", "h", "?"), "fr": ("aide",)},
    "table": {"en": ("table", "t"), "fr": ()},
    "card": {"en": ("card", "c"), "fr": ("carte",)},
    "rule": {"en": ("rule",), "fr": ("règle", "regle")},
    "why": {"en": ("why",), "fr": ("pourquoi",)},
    "rules": {"en": ("rules",), "fr": ("règles", "regles")},
    "hint": {"en": ("hint",), "fr": ("conseil",)},
    "log": {"en": ("log", "l"), "fr": ("journal",)},
    "piles": {"en": ("piles", "discard"), "fr": ("défausses", "defausses")},
    "undo": {"en": ("undo", "u"), "fr": ("annuler",)},
    "save": {"en": ("save",), "fr": ("sauver",)},
    "resume": {"en": ("resume",), "fr": ("reprendre",)},
    "lang": {"en": ("lang",), "fr": ("langue",)},
    "quit": {"en": ("quit", "q", "exit"), "fr": ("quitter",)},
}
"""Every command and what may be typed for it; both languages always will do."""

WORDS = {word: command for command, words in COMMANDS.items() for lang in LANGUAGES for word in words[lang]}

HELP = [
    Phrase(
        en="NUMBER — choose from the list; a card's name or a key such as {key} will do, too",
        fr="NUMÉRO — choisir dans la liste ; le nom d'une carte ou une clé comme {key} vont aussi",
    ),
    Phrase(
        en="table (or Enter) — show the table and the question again",
        fr="table (ou Entrée) — revoir la table et la question",
    ),
    Phrase(
        en="card NAME (or NUMBER) — read a card; card — read every card on the table",
        fr="carte NOM (ou NUMÉRO) — lire une carte ; carte — lire toutes les cartes de la table",
    ),
    Phrase(
        en="rule — why this is asked; rule WORD or NUMBER — any rule",
        fr="règle — pourquoi cette question ; règle MOT ou NUMÉRO — n'importe quelle règle",
    ),
    Phrase(
        en="why — why this is asked; why CARD — why it can't be chosen now",
        fr="pourquoi — pourquoi cette question ; pourquoi CARTE — pourquoi on ne peut pas la choisir",
    ),
    Phrase(
        en="rules — the game in short; rules all — every rule",
        fr="règles — le jeu en bref ; règles toutes — chaque règle",
    ),
    Phrase(en="hint — what a strong player thinks of it", fr="conseil — ce qu'un joueur fort en pense"),
    Phrase(en="log — everything that happened", fr="journal — tout ce qui s'est passé"),
    Phrase(en="piles — discard piles and other open cards", fr="défausses — défausses et autres cartes visibles"),
    Phrase(en="undo — take back your last choice", fr="annuler — reprendre votre dernier choix"),
    Phrase(
        en="save FILE, resume FILE — keep a game, go on with one",
        fr="sauver FICHIER, reprendre FICHIER — garder une partie, en continuer une",
    ),
    Phrase(en="lang fr — français", fr="langue en — English"),
    Phrase(en="quit — leave; the game is saved", fr="quitter — partir ; la partie est sauvegardée"),
]
"""What can be typed; the first only while something is asked."""


LISTED = Phrase(en="that is listed", fr="de la liste")
"""Which numbers can be typed where most options have none."""


class NotUnderstood(BestiaireError):
    """A line that is neither an answer nor a command."""

    def __init__(self, line: str, alike: list[int], keys: list[str], short: Shorthand | None = None) -> None:
        numbers = within(1, len(keys)) if short is None or short.has_numbers else LISTED
        if alike:
            these = [enumerate_words(lang, [str(number) for number in alike]) for lang in ("en", "fr")]
            said = Phrase(
                en=f"{show(line)} may be {these[0]}: type the number.",
                fr=f"{show(line)} peut être {these[1]} : tapez le numéro.",
            )
        elif line.isascii() and line.isdigit():
            said = Phrase(
                en=f"There is no choice {show_number(line)}: type a number {numbers.en}, or 'help'.",
                fr=f"Il n'y a pas de choix {show_number(line)} : tapez un numéro {numbers.fr}, ou « aide ».",
            )
        else:
            near = {lang: suggest(line, [*words_of(lang), *keys]) for lang in LANGUAGES}
            said = Phrase(
                en=f"{show(line)} is neither an answer nor a command{near['en'].en}: "
                f"type a number {numbers.en}, or 'help'.",
                fr=f"{show(line)} n'est ni une réponse ni une commande{near['fr'].fr} : "
                f"tapez un numéro {numbers.fr}, ou « aide ».",
            )
        super().__init__(said)


def words_of(lang: str) -> list[str]:
    """The commands in that language; one without a word of its own keeps the other's."""
    return [word for words in COMMANDS.values() for word in words[lang] or words["en"]]


def meant_by(line: str, choice: Choice, info: GameInfo, short: Shorthand | None = None) -> str:
    """The key that a line means: its number in the list, the key itself, what is typed for options that are not listed,
    or a card that only one option has."""
    keys = choice.keys
    place = place_in_list(line, len(keys))
    if place >= 0 and (short is None or short.has_numbers or keys[place] not in short.keys):
        return keys[place]
    if line in keys:
        return line
    typed = None if short is None else short.read(line)
    if typed is not None:
        return typed
    word = line.casefold()
    alike = [number for number, key in enumerate(keys, start=1) if word in names_in(key, info)]
    if len(alike) == 1:
        return keys[alike[0] - 1]
    raise NotUnderstood(line, alike, keys, short)


def show_number(digits: str) -> str:
    return digits if len(digits) <= 20 else f"{digits[:20]}…"


def place_in_list(line: str, length: int) -> int:
    """The place, from 0, that a number typed by a person means in a list; -1 if it means none."""
    if line.isascii() and line.isdigit() and len(line) <= 6 and 1 <= int(line) <= length:
        return int(line) - 1
    return -1


def unquoted(words: str) -> str:
    """What stands behind a command; a file's name may be quoted as for a shell."""
    words = words.strip()
    return words[1:-1] if len(words) > 1 and words[0] == words[-1] and words[0] in "'\"" else words


def names_in(key: str, info: GameInfo) -> list[str]:
    """What may be typed for an option instead of its key: the id or a name of its card, wherever it stands."""
    name = key.partition(":")[2]
    cards = [card for card in info.cards() if word_of(card) == name.partition("@")[0]]
    return [name.casefold(), *(spoken.casefold() for card in cards for spoken in spoken_names(card))]


def spoken_names(card: dict[str, Any]) -> list[str]:
    return [word_of(card).replace("_", " "), card["name_en"], card["name_fr"]]


def word_of(card: dict[str, Any]) -> str:
    """The word that keys use for a card: its id, or in a game whose cards are numbered its key."""
    return str(card.get("key", card["id"]))
