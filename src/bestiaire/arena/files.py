"""The folders that results are kept in, and the files beside them."""

from __future__ import annotations

from pathlib import Path

from bestiaire.core.errors import BadInput
from bestiaire.core.files import not_written
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


def several(home: str | Path) -> BadInput:
    """Where the results for one number of players are wanted, and there are those for many."""
    return BadInput(
        str(home),
        Phrase(
            en="has results for several numbers of players: name the folder of one of them, inside it",
            fr="a des résultats pour plusieurs nombres de joueurs : nommez le dossier de l'un d'eux, à l'intérieur",
        ),
    )
