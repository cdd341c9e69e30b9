"""`bestiaire export`, `import` and `backup`: what they read, write and say."""

from __future__ import annotations

import sys
from pathlib import Path

from bestiaire.core.errors import BadInput, system_reason
from bestiaire.private_files import is_open_file
from bestiaire.web.store.engines import chosen_database
from bestiaire.web.transfer.backups import back_up, new_file
from bestiaire.web.transfer.exports import exported, imported
from bestiaire.words import Phrase, say

OPEN_FILE = Phrase(
    en="bestiaire: others can read the file that this is written to, and whoever has it can sit on every seat",
    fr="bestiaire : d'autres peuvent lire ce fichier, et qui l'a peut prendre toutes les places",
)


def run_export(database: str | None, file: str | None, lang: str) -> None:
    """All games to a new file, or to standard output."""
    url = chosen_database(database)
    if file is None:
        if is_open_file(sys.stdout):
            sys.stderr.write(OPEN_FILE.say(lang) + "\n")
        for line in exported(url):
            sys.stdout.write(line + "\n")
        return
    with new_file(file) as draft, draft.open("w", encoding="utf-8") as out:
        for line in exported(url):
            out.write(line + "\n")


def run_import(database: str | None, file: str | None, lang: str) -> None:
    """All games of a file, or of standard input; then how many they were."""
    url = chosen_database(database)
    try:
        if file is None:
            counts = imported(url, sys.stdin)
        else:
            with Path(file).expanduser().open(encoding="utf-8") as lines:
                counts = imported(url, lines)
    except OSError as error:
        why = system_reason(error)
        wrong = Phrase(en=f"can't be read: {why.en}", fr=f"lecture impossible : {why.fr}")
        raise BadInput(file or "-", wrong) from None
    except UnicodeDecodeError:
        raise BadInput(file or "-", Phrase(en="is not UTF-8", fr="n'est pas en UTF-8")) from None
    said = Phrase(
        en=f"Games brought: {counts.games}; there already: {counts.known}.",
        fr=f"Parties ajoutées : {counts.games} ; déjà présentes : {counts.known}.",
    )
    sys.stdout.write(said.say(lang) + "\n")
    if counts.broken:
        kept = say(
            lang,
            en=f"Kept as they are, though these rules can't play them again: {counts.broken}.",
            fr=f"Gardées telles quelles, bien que ces règles ne puissent plus les rejouer : {counts.broken}.",
        )
        sys.stdout.write(kept + "\n")
    if not counts.is_same_key:
        key = say(
            lang,
            en="This database has another key for its cookies: who had a seat in these games is not known here.",
            fr="Cette base signe ses cookies autrement : qui avait une place dans ces parties n'est pas reconnu ici.",
        )
        sys.stdout.write(key + "\n")


def run_backup(database: str | None, file: str, lang: str) -> None:
    """A copy of everything in a new file."""
    back_up(chosen_database(database), file)
