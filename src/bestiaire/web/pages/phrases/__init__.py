"""What the pages say, in English and French; each module has the sentences of some pages."""

from __future__ import annotations

from bestiaire.web.pages.phrases.devices import DEVICES
from bestiaire.web.pages.phrases.front import FRONT
from bestiaire.web.pages.phrases.lessons import LESSONS
from bestiaire.web.pages.phrases.opinions import OPINIONS
from bestiaire.web.pages.phrases.puzzles import PUZZLES
from bestiaire.web.pages.phrases.refusals import REFUSALS
from bestiaire.web.pages.phrases.replay import REPLAY
from bestiaire.web.pages.phrases.scenes import SCENES
from bestiaire.web.pages.phrases.table import TABLE

PHRASES = {**FRONT, **TABLE, **SCENES, **LESSONS, **PUZZLES, **REPLAY, **OPINIONS, **DEVICES, **REFUSALS}


def phrase(name: str, lang: str, /, **slots: object) -> str:
    """A phrase of the pages."""
    return PHRASES[name].say(lang, **slots)
