"""The parts of a report that every game has: ratings, who beats whom, what it is worth to begin, how long games are."""

from __future__ import annotations

import math
from html import escape
from typing import Any

from bestiaire.core.info import GameInfo
from bestiaire.plots.columns import columns
from bestiaire.plots.dots import Dot, dots
from bestiaire.words import say
from bestiaire.words.numbers import decimal, percent, percents, whole
from bestiaire.words.plain import spelled

Json = dict[str, Any]


def heading(lang: str, en: str, fr: str) -> str:
    return f"<h2>{escape(say(lang, en=en, fr=fr))}</h2>"


def note(lang: str, en: str, fr: str) -> str:
    return f'<p class="faint">{escape(say(lang, en=en, fr=fr))}</p>'


def interval(lang: str, share: Json) -> str:
    """« 52.1% (49.0% to 55.2%) »."""
    rate, low, high = (percent(lang, share[name]) for name in ("rate", "low", "high"))
    return say(lang, en=f"{rate} ({low} to {high})", fr=f"{rate} (de {low} à {high})")


def rating_words(rating: Json, lang: str) -> tuple[str, str]:
    """The points of a rating, and between what they lie."""
    points, low, high = (decimal(lang, rating[name], 0, sign=True) for name in ("points", "low", "high"))
    return points, say(lang, en=f"{low} to {high}", fr=f"de {low} à {high}")


def ratings_part(figures: Json, lang: str) -> str:
    rows, cells = [], []
    for player in figures["players"]:
        rating = player["rating"]
        points, between = rating_words(rating, lang)
        more = say(lang, en=f"{player['player']}: {points}, {between}", fr=f"{player['player']} : {points}, {between}")
        rows.append(Dot(player["player"], rating["points"], rating["low"], rating["high"], points, more))
        cells.append(
            f'<tr><th scope="row">{escape(player["player"])}</th><td>{points}</td><td>{between}</td>'
            f"<td>{whole(lang, player['games'])}</td><td>{percent(lang, player['rate'])}</td></tr>"
        )
    edge = max(50.0, *(abs(end) for row in rows for end in (row.low, row.high)))
    edge = math.ceil(edge / 50) * 50
    plot = dots(
        "ratings",
        say(lang, en="Ratings", fr="Classement"),
        say(
            lang,
            en="A dot for each player, with its 95% interval; further right is stronger.",
            fr="Un point par joueur, avec son intervalle à 95 % ; plus à droite, plus fort.",
        ),
        rows,
        (-edge, edge, 0.0),
        lambda value: decimal(lang, value, 0, sign=value != 0),
    )
    heads = [
        say(lang, en="player", fr="joueur"),
        say(lang, en="rating", fr="points"),
        say(lang, en="interval", fr="intervalle"),
        say(lang, en="games", fr="parties"),
        say(lang, en="won", fr="gagnées"),
    ]
    return "\n".join(
        [
            heading(lang, "Who is stronger", "Qui est le plus fort"),
            note(
                lang,
                "Points above the average of these players; 400 more are chances of ten to one.",
                "Points au-dessus de la moyenne de ces joueurs ; 400 de plus font des chances de dix contre un.",
            ),
            plot,
            table(heads, cells),
        ]
    )


def table(heads: list[str], rows: list[str], kind: str = "") -> str:
    tops = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    of_kind = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll" tabindex="0"><table{of_kind}><thead><tr>{tops}</tr></thead>\n<tbody>'
        + "\n".join(rows)
        + "</tbody></table></div>"
    )


def matrix_part(figures: Json, lang: str) -> str:
    """Who beats whom, the strongest first."""
    labels = {player["player"]: player["player"] for player in figures["players"]}
    return "\n".join(
        [
            heading(lang, "Who beats whom", "Qui bat qui"),
            note(
                lang,
                "How often the player of the row wins against the one of the column, with the 95% interval.",
                "À quelle fréquence le joueur de la ligne bat celui de la colonne, avec l'intervalle à 95 %.",
            ),
            matrix(labels, figures["matrix"], lang),
        ]
    )


def matrix(labels: dict[str, str], against: dict[str, dict[str, Json]], lang: str) -> str:
    """A table of who wins how often against whom; `labels` says in which order and under what names."""
    rows = []
    for one, label in labels.items():
        cells = [f'<th scope="row">{escape(label)}</th>']
        for other in labels:
            share = against[one].get(other)
            if share is None:
                cells.append('<td class="faint">–</td>')
                continue
            tint = "green" if share["rate"] >= 0.5 else "red"
            much = round(110 * abs(share["rate"] - 0.5))
            between = percents(lang, share["low"], share["high"])
            cells.append(
                f'<td style="--tint: var(--{tint}); --much: {much}%">{percent(lang, share["rate"])}<br>'
                f'<span class="faint">{between}</span></td>'
            )
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return table([say(lang, en="against", fr="contre"), *labels.values()], rows, "matrix")


def turn_part(figures: Json, lang: str) -> str:
    """What it is worth to begin."""
    shares = figures["by_turn"]
    if not shares[0]["games"]:
        return ""
    fair = 1 / len(shares)
    rows = []
    for place, share in enumerate(shares, start=1):
        label = in_turn(place, lang)
        said = interval(lang, share)
        more = say(lang, en=f"{label}: wins {said}", fr=f"{label} : gagne {said}")
        rows.append(Dot(label, share["rate"], share["low"], share["high"], percent(lang, share["rate"]), more))
    far = max(0.1, *(abs(end - fair) for row in rows for end in (row.low, row.high)))
    plot = dots(
        "turns",
        say(lang, en="Wins by order of play", fr="Victoires par ordre de jeu"),
        say(
            lang,
            en="How often the one who begins wins, and those who follow, with 95% intervals.",
            fr="À quelle fréquence gagnent celui qui commence et ceux qui suivent, avec l'intervalle à 95 %.",
        ),
        rows,
        (max(0.0, fair - far), min(1.0, fair + far), fair),
        lambda value: percent(lang, value, 0),
    )
    return "\n".join([heading(lang, "What it is worth to begin", "Ce que vaut de commencer"), plot])


def in_turn(place: int, lang: str) -> str:
    """« begins », « goes 2nd »."""
    if place == 1:
        return say(lang, en="begins", fr="commence")
    return say(lang, en=f"goes {ordinal(place)}", fr=f"joue en {place}e")


def ordinal(place: int) -> str:
    """« 2nd », in English, for a table's seats."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def length_part(info: GameInfo, figures: Json, lang: str) -> str:
    counts = {int(length): count for length, count in figures["lengths"].items()}
    games = sum(counts.values())
    mean = decimal(lang, sum(length * count for length, count in counts.items()) / games)
    middle = whole(lang, median(counts))
    shortest, longest = min(counts), max(counts)

    def tell(start: int, end: int, count: int) -> str:
        span = str(start) if start == end else say(lang, en=f"{start} to {end}", fr=f"{start} à {end}")
        number = whole(lang, count)
        return say(lang, en=f"{span} moves: {number} games", fr=f"{span} coups : {number} parties")

    summary = say(
        lang,
        en=f"On average {mean} moves, half of the games no more than {middle}; the shortest {shortest}, the longest "
        f"{longest}.",
        fr=f"En moyenne {mean} coups, la moitié des parties pas plus de {middle} ; la plus courte {shortest}, la plus "
        f"longue {longest}.",
    )
    plot = columns("lengths", say(lang, en="Moves in a game", fr="Coups par partie"), summary, counts, tell)
    words = {reason: phrase.say(lang) for reason, phrase in info.reasons.items()}
    ends = [
        f'<tr><th scope="row">{escape(words.get(reason, spelled(reason)))}</th>'
        f"<td>{whole(lang, count)}</td><td>{percent(lang, count / games)}</td></tr>"
        for reason, count in figures["reasons"].items()
    ]
    heads = [say(lang, en="how they ended", fr="comment elles finissent"), say(lang, en="games", fr="parties"), ""]
    return "\n".join(
        [
            heading(lang, "How long games are", "La durée des parties"),
            f'<p class="faint">{escape(summary)}</p>',
            plot,
            table(heads, ends),
        ]
    )


def median(counts: dict[int, int]) -> int:
    """The least length that half of the games don't exceed."""
    half = sum(counts.values()) / 2
    seen = 0
    for length in sorted(counts):
        seen += counts[length]
        if seen >= half:
            return length
    return 0
