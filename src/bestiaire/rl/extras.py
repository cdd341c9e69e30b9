"""What has to be installed for learning programs, and what is said if it is not."""

from __future__ import annotations

from importlib.util import find_spec

from bestiaire.core.errors import BestiaireError
from bestiaire.words import Phrase


class MissingExtra(BestiaireError, ImportError):
    """Something that is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(
            Phrase(
                en=f"{module} is not installed: pip install 'bestiaire[{extra}]'",
                fr=f"{module} n'est pas installé : pip install 'bestiaire[{extra}]'",
            )
        )


def needs(module: str, extra: str) -> None:
    """MissingExtra if a module is not there."""
    if find_spec(module) is None:
        raise MissingExtra(module, extra)
