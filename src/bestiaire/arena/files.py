"""The folders that results are kept in, and the files beside them."""

from __future__ import annotations

import contextlib
from pathlib import Path

from bestiaire.core.errors import BadInput, system_reason
from bestiaire.words import Phrase

FILE = "games.sqlite"
SIZES = "sizes.json"
"""What stands in a folder that has a folder of results for each number of players; see `arena/sizes`."""


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / FILE).exists() or (folder / SIZES).exists():
            raise BadInput(
                str(folder),
                Phrase(
                    en=f"there are results already; go on with them by --resume {folder}",
                    fr=f"il y a déjà des résultats ; reprenez-les par --resume {folder}",
                ),
            )
        if any(folder.iterdir()):
            raise BadInput(str(folder), Phrase(en="the folder is not empty", fr="le dossier n'est pas vide"))
    except FileExistsError:
        raise BadInput(str(folder), Phrase(en="is not a folder", fr="n'est pas un dossier")) from None
    except OSError as error:
        raise not_written(folder, error) from None


def write_whole(target: Path, text: str) -> None:
    """Writes a file beside results whole or not at all."""
    draft = target.with_name(f".{target.name}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise not_written(target, error) from None


def not_written(place: Path, error: OSError) -> BadInput:
    why = system_reason(error)
    return BadInput(str(place), Phrase(en=f"can't be written: {why.en}", fr=f"écriture impossible : {why.fr}"))


def several(home: str | Path) -> BadInput:
    """Where the results for one number of players are wanted, and there are those for many."""
    return BadInput(
        str(home),
        Phrase(
            en="has results for several numbers of players: name the folder of one of them, inside it",
            fr="a des résultats pour plusieurs nombres de joueurs : nommez le dossier de l'un d'eux, à l'intérieur",
        ),
    )
