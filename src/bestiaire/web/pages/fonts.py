"""The two families of type, Source Serif and Source Sans: the letters that our languages need, compressed."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

FONTS = {
    "serif-900": ("font_source_serif_pro", "SourceSerifPro-Black"),
    "sans-400": ("font_source_sans_pro", "SourceSansPro-Regular"),
    "sans-700": ("font_source_sans_pro", "SourceSansPro-Bold"),
}
"""By the name that style sheets use: the package and the file."""
LETTERS = [*range(0x20, 0x180), *map(ord, "–—‘’“”„…•−\u202f×←→↶●✕")]
"""Latin letters, and the signs of English and French print."""
FEATURES = ["kern", "liga", "lnum"]


NARROW_SPACE, SPACE = 0x202F, 0xA0
USE_MY_METRICS = 0x0200
"""The flag of a part whose width would be taken for the whole sign."""


def lend_narrow_space(whole: TTFont) -> None:
    """Before a French percent sign; a font that lacks it shows its own space there, and not that of a stranger."""
    for table in whole["cmap"].tables:
        if table.isUnicode() and NARROW_SPACE not in table.cmap:
            table.cmap[NARROW_SPACE] = table.cmap[SPACE]


def keep_widths(whole: TTFont) -> None:
    """A sign put together from others is as wide as the font says: in the serifs a percent sign would be as narrow as
    its stroke."""
    for name in whole.getGlyphOrder():
        for part in getattr(whole["glyf"][name], "components", ()):
            part.flags &= ~USE_MY_METRICS


@cache
def font(name: str) -> bytes:
    """A font as WOFF2."""
    from fontTools import subset  # a fifth of the time that a server takes to start
    from fontTools.ttLib import TTFont

    package, file = FONTS[name]
    options = subset.Options(flavor="woff2", layout_features=FEATURES)
    with files(package).joinpath("files", f"{file}.ttf").open("rb") as source, TTFont(source) as whole:
        lend_narrow_space(whole)
        keep_widths(whole)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=LETTERS)
        subsetter.subset(whole)
        packed = io.BytesIO()
        subset.save_font(whole, packed, options)
    return packed.getvalue()
