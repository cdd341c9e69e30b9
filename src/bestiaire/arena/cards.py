"""The part of a report that is about cards: which one wins when it is drawn, played, or whatever else a game counts."""

from __future__ import annotations

import math
from html import escape
from typing import Any

from bestiaire.arena.parts import matrix
from bestiaire.core.info import GameInfo
from bestiaire.plots.dots import Dot, dots
from bestiaire.words import Phrase, say
from bestiaire.words.numbers import decimal, percent, percents, whole
from bestiaire.words.plain import spelled

Json = dict[str, Any]

EXPLAINED = Phrase(
    en="How often a seat wins in games in which it has had the card so, with the 95% interval; the best first. The "
    "small stroke is what the same players win with any card: strong players play other cards than weak ones. A green "
    "card wins more than that, a red one less; of a grey one it can't be said yet. In the table, "
    "“beyond” is the difference, in points.",
    fr="À quelle fréquence une place gagne les parties où elle a eu la carte ainsi, avec l'intervalle à 95 % ; la "
    "meilleure d'abord. Le petit trait est ce que les mêmes joueurs gagnent avec n'importe quelle carte : les forts en "
    "jouent d'autres que les faibles. Une carte verte gagne plus que cela, une rouge moins ; d'une grise on ne peut "
    "encore le dire. Dans le tableau, « écart » est la différence, en points.",
)


def cards_part(info: GameInfo, figures: Json, lang: str) -> str:
    """Nothing, for a game without such statistics."""
    cards: dict[str, Json] = figures["cards"]
    if info.card_facts is None or not cards:
        return ""
    names = {card["id"]: card[f"name_{lang}"] for card in info.cards()}
    sides = info.card_facts.sides
    words = {
        kind: phrase.say(lang) for kind, phrase in info.card_facts.kinds.items() if sides is None or kind != sides.kind
    }
    title = say(lang, en="Which card wins", fr="Quelle carte gagne")
    explained = EXPLAINED.say(lang)
    parts = [f"<h2>{escape(title)}</h2>", f'<p class="faint">{escape(explained)}</p>', '<div class="two">']
    for kind, word in words.items():
        shown = {names.get(card, spelled(card)): by_kind[kind] for card, by_kind in cards.items() if kind in by_kind}
        if shown:
            title = say(lang, en=f"Win rate when {word}", fr=f"Taux de victoire, carte {word}")
            parts.append(rate_plot(f"cards-{kind}", title, shown, lang))
    parts += ["</div>", card_table(words, cards, names, lang)]
    return "\n".join(parts)


def sides_part(info: GameInfo, figures: Json, lang: str) -> str:
    """Which Monster beats which, in a game whose seats play as different ones."""
    sides: dict[str, Json] = figures["sides"]
    if info.card_facts is None or info.card_facts.sides is None or not sides:
        return ""
    title = info.card_facts.sides.title.say(lang)
    names = {side: info.card_facts.sides.names[side][lang] for side in sides}
    rate = say(lang, en="Win rate", fr="Taux de victoire")
    order = sorted(sides, key=lambda side: (-sides[side]["rate"], side))
    return "\n".join(
        [
            f"<h2>{escape(title)}</h2>",
            rate_plot("sides", rate, {names[side]: sides[side] for side in order}, lang),
            matrix({side: names[side] for side in order}, {side: sides[side]["against"] for side in order}, lang),
        ]
    )


def rate_plot(name: str, title: str, shown: dict[str, Json], lang: str) -> str:
    """How often seats win that had this or that, the best first."""
    rows = []
    for label, share in sorted(shown.items(), key=lambda item: (-item[1]["rate"], item[0])):
        rate, low, high, expected = (percent(lang, share[field]) for field in ("rate", "low", "high", "expected"))
        games = whole(lang, share["games"])
        more = say(
            lang,
            en=f"{label}: {rate} ({low} to {high}) of {games}; to be expected {expected}",
            fr=f"{label} : {rate} (de {low} à {high}) sur {games} ; attendu {expected}",
        )
        rows.append(Dot(label, share["rate"], share["low"], share["high"], rate, more, share["expected"]))
    about = say(
        lang,
        en=f"A dot for each, with its interval. First comes {rows[0].label}, last {rows[-1].label}.",
        fr=f"Un point pour chaque ligne, avec son intervalle. En tête {rows[0].label}, en queue {rows[-1].label}.",
    )
    least = max(0.0, min(0.45, *(row.low for row in rows)))
    greatest = min(1.0, max(0.55, *(row.high for row in rows)))
    limits = (math.floor(least * 20) / 20, math.ceil(greatest * 20) / 20, 0.5)
    plot = dots(name, title, about, rows, limits, lambda value: percent(lang, value, 0))
    return f"<section><h3>{escape(title)}</h3>\n{plot}</section>"


def card_table(words: dict[str, str], cards: dict[str, Json], names: dict[str, str], lang: str) -> str:
    """Every card with all that is counted, by the first kind of fact, the best first."""
    first = next(iter(words))
    order = sorted(cards, key=lambda card: (-cards[card].get(first, {"rate": -1.0})["rate"], card))
    tops = "".join(f'<th scope="colgroup" colspan="4">{escape(word)}</th>' for word in words.values())
    columns = [
        say(lang, en="seats", fr="places"),
        say(lang, en="win", fr="gagnent"),
        say(lang, en="interval", fr="intervalle"),
        say(lang, en="beyond", fr="écart"),
    ]
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for _ in words for column in columns)
    rows = []
    for card in order:
        cells = "".join(card_cells(cards[card].get(kind), lang) for kind in words)
        rows.append(f'<tr><th scope="row">{escape(names.get(card, spelled(card)))}</th>{cells}</tr>')
    return (
        '<div class="scroll" tabindex="0"><table class="cards"><thead>'
        f"<tr><td></td>{tops}</tr>\n<tr><td></td>{heads}</tr></thead>\n<tbody>"
        + "\n".join(rows)
        + "</tbody></table></div>"
    )


def card_cells(share: Json | None, lang: str) -> str:
    if share is None:
        return "<td>0</td><td>–</td><td>–</td><td>–</td>"
    between = percents(lang, share["low"], share["high"])
    beyond = decimal(lang, 100 * (share["rate"] - share["expected"]), 1, sign=True)
    games, rate = whole(lang, share["games"]), percent(lang, share["rate"])
    return f"<td>{games}</td><td>{rate}</td><td>{between}</td><td>{beyond}</td>"
