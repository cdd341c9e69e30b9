"""Numbers as each language writes them."""

from __future__ import annotations

from bestiaire.words import say


def whole(lang: str, number: int) -> str:
    """« 12,000 », « 12 000 »."""
    english = f"{number:,}"
    return say(lang, en=english, fr=english.replace(",", "\u00a0"))


def decimal(lang: str, number: float, places: int = 1, sign: bool = False) -> str:
    """« 4.5 », « 4,5 »; with its sign if wished. A minus is a real one, and nothing is « −0 »."""
    english = f"{round(number, places) + 0.0:{'+' if sign else ''}.{places}f}".replace("-", "−")
    return say(lang, en=english, fr=english.replace(".", ","))


def percents(lang: str, low: float, high: float) -> str:
    """From one share to another: « 48–63% », « 48–63 % »."""
    return f"{decimal(lang, 100 * low, 0)}–{percent(lang, high, 0)}"


def percent(lang: str, share: float, places: int = 1) -> str:
    """A share of one: « 54.2% », « 54,2 % »."""
    number = decimal(lang, 100 * share, places)
    return say(lang, en=f"{number}%", fr=f"{number} %")
