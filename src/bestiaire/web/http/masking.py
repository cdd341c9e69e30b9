"""Logs without what lets somebody sit on a seat: tickets, invitations, tokens and cookies are masked in whatever is
logged, by us or by others, in messages as in the traces of errors."""

from __future__ import annotations

import logging
import re
from typing import Any

MASK = "***"
PATTERNS = [
    (re.compile(rf"{before}{secret}", re.IGNORECASE), rf"\1{MASK}")
    for before, secret in (
        (r"(/(?:join|me)/+)", r"[^\s\"'/][^\s\"']*"),
        (r"(/)", r"(?=[\w-]*(?-i:[A-Z\d]))[\w-]{24,}"),  # a code where it does not belong; ids of tables are shorter
        (r"(/[^\s\"'?]*\?)", r"[^\s\"']+"),  # whatever an address asks
        (r"((?:cookie|authorization)['\"]?\s*[:,]\s*(?:b?['\"])?)", r"[^'\"\r\n]+"),
        (r"(\bbearer\s)", r"\s*[^\s\"']+"),
        (r"(\bbestiaire=)", r"[^\s;\"']+"),
        (r"(\)=\()", r"[^)]*"),  # PostgreSQL, of a value that is there already
        (r"()", r"\.?[\w-]{30,}(?:\.[\w-]{4,8})?\.[\w-]{27}(?![\w-])"),  # whatever we have signed
    )
]
LOGGERS = ("bestiaire.web", "uvicorn.access", "uvicorn.error", "asyncio")
"""Who may log something of a request, whoever runs the application."""


def mask(text: str) -> str:
    """A text as it may be logged."""
    for pattern, masked in PATTERNS:
        text = pattern.sub(masked, text)
    return text


def masked(value: Any) -> Any:
    """A value of a message, with all texts in it masked."""
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, dict):
        return {name: masked(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(masked(inner) for inner in value)
    return mask(str(value)) if isinstance(value, BaseException | bytes) else value


class MaskingFilter(logging.Filter):
    """Lets every record pass, masked."""

    def __init__(self) -> None:
        super().__init__()
        self.formatter = logging.Formatter()

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg = masked(record.msg)
        if record.args:
            record.args = masked(record.args)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatter.formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = mask(record.exc_text)
        return True


MASKING = MaskingFilter()


def mask_logs(place: logging.Handler | logging.Logger) -> None:
    """From now on what is logged there is masked."""
    place.addFilter(MASKING)


def mask_loggers() -> None:
    """From now on nobody who may log something of a request tells secrets."""
    for name in LOGGERS:
        mask_logs(logging.getLogger(name))
