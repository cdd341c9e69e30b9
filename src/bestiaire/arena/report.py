"""The report: one page with plots and tables, from the figures of an arena."""

from __future__ import annotations

from html import escape
from typing import Any

import bestiaire
from bestiaire.arena.cards import cards_part, sides_part
from bestiaire.arena.parts import heading, length_part, matrix_part, note, ratings_part, turn_part
from bestiaire.arena.settings import Settings
from bestiaire.plots import drawing
from bestiaire.plots.page import page
from bestiaire.words import enumerate_words, say
from bestiaire.words.numbers import whole

Json = dict[str, Any]

PAGE = "report.html"
"""Its name in a folder of results."""

STYLE = (
    drawing.STYLE
    + """
svg.plot { margin-bottom: .8rem; }
td { white-space: nowrap; }
td .faint { font-size: .8rem; }
.matrix td .faint { color: inherit; opacity: .85; }
@media (max-width: 36rem) { table { font-size: .85rem; } }
.matrix td, .matrix th + th { padding: .3rem .5rem; text-align: center; }
.matrix td[style] { background: color-mix(in srgb, var(--tint) var(--much), transparent); }
th[scope=row] { text-align: left; font-weight: 600; }
thead th { vertical-align: bottom; }
.cards { font-size: .88rem; }
.cards th { white-space: nowrap; }
.cards th[scope=colgroup] { text-align: left; padding-left: .7rem; }
.cards td:nth-child(4n + 2), .cards th[scope=colgroup] { border-left: 1px solid var(--line); padding-left: .7rem; }
.cards th:first-child { position: sticky; left: 0; background: var(--paper); }
.two { display: grid; gap: 0 3rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); }
"""
)


def report(settings: Settings, figures: Json, lang: str) -> str:
    """The whole page."""
    info = bestiaire.game(settings.game)
    name = info.name[lang]
    body = [introduction(settings, figures, lang)]
    if figures["games"]:
        body += [
            ratings_part(figures, lang),
            matrix_part(figures, lang),
            turn_part(figures, lang),
            length_part(info, figures, lang),
            sides_part(info, figures, lang),
            cards_part(info, figures, lang),
            reading_part(lang),
        ]
    return page(say(lang, en=f"{name}: the arena", fr=f"{name} : l'arène"), lang, "\n".join(body), STYLE)


def introduction(settings: Settings, figures: Json, lang: str) -> str:
    labels = enumerate_words(lang, settings.labels)
    games, total = whole(lang, figures["games"]), whole(lang, figures["of"])
    each = whole(lang, settings.games)
    lines = [
        say(
            lang,
            en=f"{labels} met in {games} games: {each} for each pairing, every deal with the seats swapped.",
            fr=f"{labels} se sont affrontés en {games} parties : {each} par rencontre, chaque donne à places "
            "échangées.",
        )
        if settings.seats == 2
        else say(
            lang,
            en=f"{labels} met in {games} games at tables of {settings.seats}: {each} for each line-up, every deal with "
            "the seats rotated.",
            fr=f"{labels} se sont affrontés en {games} parties, à tables de {settings.seats} : {each} par tablée, "
            "chaque donne à places tournantes.",
        )
    ]
    if figures["games"] < figures["of"]:
        lines = [
            say(
                lang,
                en=f"Not complete: {games} of {total} games have been played so far, by {labels}.",
                fr=f"Incomplet : {games} parties jouées sur {total}, par {labels}.",
            )
        ]
    return f"<p>{escape(' '.join(lines))}</p>\n{what_was_chosen(settings, lang)}"


def what_was_chosen(settings: Settings, lang: str) -> str:
    """The seed, and the options that are not as they usually are."""
    usual = bestiaire.game(settings.game).options
    options = "".join(
        f" <code>{escape(option)}={escape(','.join(map(str, value)) if isinstance(value, list) else str(value))}</code>"
        for option, value in settings.options.items()
        if value != usual.get(option)
    )
    seed = say(lang, en=f"Seed {settings.seed}.", fr=f"Graine {settings.seed}.")
    return f'<p class="faint">{seed}{options}</p>'


def reading_part(lang: str) -> str:
    return "\n".join(
        [
            heading(lang, "How to read this", "Comment lire cette page"),
            note(
                lang,
                "An interval holds the true value 95 times out of 100; where two overlap widely, more games help. "
                "Rates have Wilson's interval. Ratings are by Bradley and Terry, for more than two seats by Luce; "
                "shared wins count in parts, and so does a game that nobody won. Their intervals take the games of a "
                "deal together.",
                "Un intervalle contient la vraie valeur 95 fois sur 100 ; là où deux se recouvrent largement, il faut "
                "plus de parties. Les taux ont l'intervalle de Wilson. Les points suivent Bradley et Terry, à plus de "
                "deux places Luce ; une victoire partagée compte en parts, de même qu'une partie que personne ne "
                "gagne. Leurs intervalles prennent ensemble les parties d'une même donne.",
            ),
        ]
    )
