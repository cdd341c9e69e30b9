"""The page on which a position is set up, drawn in a worker process: what is in the position may come from anybody."""

from __future__ import annotations

import json
from typing import Any

import bestiaire
from bestiaire.core.editing import Editor, at_stage_start
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import avatar
from bestiaire.web.pages.board_pages import pages
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.visitors import Visitor


def editor_of(game: str, text: str, lang: str) -> Editor | None:
    """How the position is set up that this text means; if it means none, how one is with the usual options."""
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        position = {}
    return page_of(bestiaire.game(game)).editor(at_stage_start(position) if isinstance(position, dict) else {}, lang)


def draw_editor(game: str, text: str, said: str, visitor: Visitor, path: str, was_signed_out: bool) -> str:
    """The whole page; of a game without an editor, the text alone. What is wrong with it is said."""
    lang = visitor.lang
    editor = editor_of(game, text, lang)
    shelf = [(key, info.name[lang]) for key, info in bestiaire.games().items()]
    model: dict[str, Any] = {"shelf": shelf, "text": text, "said": said, "path": path, "was_signed_out": was_signed_out}
    if editor is None:
        return pages().render("analysis.html", visitor, chosen=game, **model)
    fewest, most = bestiaire.game(game).players
    seats = len(editor.sides)
    return pages().render(
        "editor.html",
        visitor,
        game=game,
        name=bestiaire.game(game).name[lang],
        editor=editor,
        sides=editor.sides,
        seats_in_sight=[*range(1, seats), 0],
        names=[phrase("player_n", lang, n=seat + 1) for seat in range(seats)],
        avatars=[avatar(game, seat) for seat in range(seats)],
        seat_numbers=list(range(fewest, most + 1)),
        **model,
    )
