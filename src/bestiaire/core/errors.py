"""What can go wrong, said once and clearly. After any of these nothing has changed."""

from __future__ import annotations

import errno
import reprlib
from collections.abc import Sequence

from bestiaire.words import Phrase

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


def show(value: object) -> str:
    """A value as an error may quote it: short, on one line, whatever was sent."""
    try:
        text = _SHORT.repr(value)
    except Exception:  # a number of thousands of digits, an object that can't be shown
        return f"<{type(value).__name__}>"
    return text if text.isprintable() and len(text) <= 120 else ascii(text)[:120]


def must_be(wanted: Phrase, value: object) -> Phrase:
    """« must be a whole number, not 'x' »."""
    return Phrase(en=f"must be {wanted.en}, not {show(value)}", fr=f"doit être {wanted.fr}, pas {show(value)}")


def within(least: int, most: int) -> Phrase:
    """« from 0 to 5 », as `must_be` takes it."""
    if least == most:
        return Phrase(en=str(least), fr=str(least))
    return Phrase(en=f"from {least} to {most}", fr=f"compris entre {least} et {most}")


def so_many(least: int, most: int, what: Phrase, found: int) -> Phrase:
    """« must be from 0 to 8 dice, not 9 »: for a list, how many things are in it."""
    french = str(least) if least == most else f"de {least} à {most}"
    return Phrase(
        en=f"must be {within(least, most).en} {what.en}, not {found}",
        fr=f"doit compter {french} {what.fr}, pas {found}",
    )


SOME_PLAYERS = Phrase(en="players", fr="joueurs")
SOME_CARDS = Phrase(en="cards", fr="cartes")
SOME_DICE = Phrase(en="dice", fr="dés")


SYSTEM_ERRORS = {
    errno.EACCES: "permission refusée",
    errno.ECONNREFUSED: "connexion refusée",
    errno.EEXIST: "le fichier existe déjà",
    errno.EFBIG: "fichier trop gros",
    errno.EINVAL: "nom ou opération impossible",
    errno.EIO: "erreur d'entrée-sortie",
    errno.EISDIR: "c'est un dossier",
    errno.ELOOP: "trop de liens symboliques",
    errno.ENAMETOOLONG: "nom de fichier trop long",
    errno.ENOENT: "fichier ou dossier introuvable",
    errno.ENOSPC: "plus de place sur le disque",
    errno.ENOTDIR: "une partie du chemin n'est pas un dossier",
    errno.EPERM: "opération interdite",
    errno.EROFS: "disque en lecture seule",
}
"""What the operating system says about files, in French; in English it says it itself."""


def system_reason(error: OSError) -> Phrase:
    said = error.strerror or type(error).__name__
    return Phrase(en=said, fr=SYSTEM_ERRORS.get(error.errno or 0, f"erreur du système ({said})"))


class BestiaireError(Exception):
    """The parent of every error this package raises on purpose. `str(error)` is English, `error.say("fr")` French."""

    def __init__(self, message: str | Phrase) -> None:
        self.message = message if isinstance(message, Phrase) else Phrase(en=message, fr=message)
        super().__init__(self.message.en)

    def say(self, lang: str) -> str:
        """The message in that language."""
        return self.message.say(lang)


class BrokenGame(RuntimeError):
    """A mistake in the rules of a game: its author has to mend it, no player can."""


class IllegalMove(BestiaireError):
    """A move that was not offered; `offered` holds the keys that were."""

    def __init__(self, move: object, offered: Sequence[str]) -> None:
        self.move = move
        self.offered = list(offered)
        keys = ", ".join(self.offered)
        super().__init__(
            Phrase(
                en=f"{show(move)} is not possible here; offered: {keys or 'nothing: the game is over'}",
                fr=f"{show(move)} n'est pas possible ici ; au choix : {keys or 'rien, la partie est finie'}",
            )
        )


class NothingToUndo(BestiaireError):
    """The table stands at its first choice."""

    def __init__(self) -> None:
        super().__init__(Phrase(en="there is nothing to undo", fr="il n'y a rien à reprendre"))


class BadInput(BestiaireError, ValueError):
    """Something given from outside is wrong; `field` says where, `problem` what."""

    def __init__(self, field: str, problem: str | Phrase) -> None:
        self.field = field if field.isprintable() and len(field) <= 300 else show(field)
        self.reason = problem if isinstance(problem, Phrase) else Phrase(en=problem, fr=problem)
        self.problem = self.reason.en
        super().__init__(Phrase(en=f"{self.field}: {self.reason.en}", fr=f"{self.field} : {self.reason.fr}"))


class UnknownGame(BadInput):
    """No game has this key."""


class BadSeat(BadInput):
    """A seat that this table does not have, or a number of players that the game does not take."""


class BadSeed(BadInput):
    """A seed is a whole number of at most 64 bits."""


class BadOptions(BadInput):
    """An option of the game is unknown or has a value that it can't have."""


class BadPosition(BadInput):
    """A position that can't be."""


class BadRecord(BadInput):
    """A record that can't be replayed."""
