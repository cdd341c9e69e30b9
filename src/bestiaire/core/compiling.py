"""A mark for mypyc, which an ordinary Python run does not need.

A class marked `allow_interpreted_subclasses` may be subclassed by ordinary, uncompiled Python: games and cards that
somebody writes at home run on the compiled core too. `mypy_extensions` comes with the compiler; without it the mark
means nothing.
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(*attrs: str, **kwattrs: object):  # type: ignore[no-untyped-def,misc]
        return lambda cls: cls
