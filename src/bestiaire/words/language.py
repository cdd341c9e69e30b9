"""The language of whoever sits at this machine."""

from __future__ import annotations

import os


def default_language() -> str:
    """The user's language if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.startswith("fr") else "en"
    return "en"
