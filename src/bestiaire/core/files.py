"""Records and pages in files: read with care, written whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from bestiaire.core.errors import BadInput, system_reason
from bestiaire.words import Phrase

NO_JSON = Phrase(en="not readable as JSON", fr="ce n'est pas du JSON lisible")


def read_record(path: str) -> dict[str, Any]:
    """A record file; whatever is wrong with the file is one clear line."""
    return read_object(path, Phrase(en="a record", fr="un enregistrement"))


def read_object(path: str, what: Phrase) -> dict[str, Any]:
    """A file with a JSON object in it."""
    try:
        found = json.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        why = system_reason(error)
        raise BadInput(path, Phrase(en=f"can't be read: {why.en}", fr=f"lecture impossible : {why.fr}")) from None
    except (ValueError, RuntimeError):
        raise BadInput(
            path, Phrase(en=f"is not {what.en}: {NO_JSON.en}", fr=f"n'est pas {what.fr} : {NO_JSON.fr}")
        ) from None
    if not isinstance(found, dict):
        raise BadInput(
            path, Phrase(en=f"is not {what.en}: not a JSON object", fr=f"n'est pas {what.fr} : pas un objet JSON")
        )
    return found


def unwritable(why: Phrase) -> Phrase:
    return Phrase(en=f"can't be written: {why.en}", fr=f"écriture impossible : {why.fr}")


def write_record(path: str, record: dict[str, Any]) -> None:
    """Writes the file whole or not at all; it may replace another record, but nothing else."""
    try:
        target = Path(path).expanduser()
        if target.is_dir() or not target.name:
            raise BadInput(path, unwritable(Phrase(en="it is a folder", fr="c'est un dossier")))
        if target.exists() and not is_record(target):
            raise BadInput(path, unwritable(Phrase(en="there is another file", fr="un autre fichier porte ce nom")))
        with tempfile.NamedTemporaryFile("w", dir=target.parent, prefix=".bestiaire-", delete=False) as draft:
            try:
                json.dump(record, draft, ensure_ascii=True, indent=1)
                draft.write("\n")
                draft.flush()
                os.fsync(draft.fileno())
                Path(draft.name).replace(target)
            except BaseException:
                with contextlib.suppress(OSError):
                    Path(draft.name).unlink()
                raise
    except OSError as error:
        raise BadInput(path, unwritable(system_reason(error))) from None
    except BadInput:
        raise
    except (ValueError, RuntimeError):
        raise BadInput(
            path,
            unwritable(Phrase(en="no file can have this name", fr="aucun fichier ne peut porter ce nom")),
        ) from None


def is_record(target: Path) -> bool:
    """Whether a file may be replaced by a record, because it is one itself; a file that can't be read may not."""
    try:
        found = json.loads(target.read_text(encoding="utf-8"))
    except (ValueError, RuntimeError):
        return False
    return isinstance(found, dict) and "bestiaire" in found


def write_whole(target: Path, text: str) -> None:
    """Writes a text file whole or not at all; it may replace another."""
    draft = target.with_name(f".{target.name}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise not_written(target, error) from None


def not_written(place: Path, error: OSError) -> BadInput:
    return BadInput(str(place), unwritable(system_reason(error)))
