"""What is said to a request that can't be granted."""

from __future__ import annotations

from bestiaire.words import Phrase


class Refusal(Exception):
    """A request that can't be granted: a status for programs and a word for the sentence a person reads."""

    def __init__(self, status: int, reason: str, detail: str | Phrase = "", retry: float | None = None) -> None:
        self.status = status
        self.reason = reason
        self.detail = detail
        self.retry = retry
        """After how many seconds it may be granted."""
        super().__init__(f"{status} {reason} {detail.en if isinstance(detail, Phrase) else detail}".strip())
