"""The report that compares numbers of players: who wins, what it is worth to begin, and which card wins."""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING, Any

import bestiaire
from bestiaire.arena.beyond import Beyond, beyond, cell, furthest, mean, points_cell, points_plot
from bestiaire.arena.parts import heading, in_turn, note, table
from bestiaire.arena.progress import so_many_players
from bestiaire.arena.report import PAGE, STYLE, what_was_chosen
from bestiaire.arena.sizes_cards import cards_part
from bestiaire.plots.dots import Dot, dots
from bestiaire.plots.page import page
from bestiaire.words import enumerate_words, say
from bestiaire.words.numbers import decimal, percent, percents, whole

if TYPE_CHECKING:
    from bestiaire.arena.sizes import Sizes

Json = dict[str, Any]

SIZES_STYLE = (
    STYLE
    + """
.sizes th:first-child { position: sticky; left: 0; background: var(--paper); }
.sizes thead th + th { white-space: nowrap; }
.sizes td { line-height: 1.25; }
.sizes .mean { border-right: 1px solid var(--line); }
.two + .scroll { margin-top: 1rem; }
"""
)


def report(sizes: Sizes, figures: Json, lang: str) -> str:
    """The whole page. Numbers of players without a game are only counted."""
    settings = next(iter(sizes.settings.values()))
    info = bestiaire.game(settings.game)
    played = {int(players): each for players, each in figures["by_players"].items() if each["games"]}
    body = [introduction(sizes, figures["by_players"], lang)]
    if played:
        body += [
            players_part(settings.labels, played, lang),
            turn_part(played, lang),
            cards_part(info, played, lang),
            reading_part(lang),
        ]
    name = info.name[lang]
    title = say(lang, en=f"{name}: the arena by number of players", fr=f"{name} : l'arène par nombre de joueurs")
    return page(title, lang, "\n".join(body), SIZES_STYLE)


def introduction(sizes: Sizes, figures: Json, lang: str) -> str:
    """Who met, and how many games there are; from here one comes to the single reports."""
    settings = next(iter(sizes.settings.values()))
    labels = enumerate_words(lang, settings.labels)
    met = say(
        lang,
        en=f"{labels} met at tables of different sizes, every deal with the seats rotated.",
        fr=f"{labels} se sont affrontés à des tables de différentes tailles, chaque donne à places tournantes.",
    )
    rows = []
    for players, results in sizes.items():
        each = figures[str(players)]
        label = so_many_players(lang, players)
        if results.folder is not None:
            label = f'<a href="{players}/{PAGE}">{label}</a>'
        moves = sum(int(length) * count for length, count in each["lengths"].items())
        length = decimal(lang, moves / each["games"]) if each["games"] else "–"
        total = sizes.settings[players].total
        rows.append(
            f'<tr><th scope="row">{label}</th><td>{whole(lang, each["games"])}</td>'
            f"<td>{whole(lang, max(total, each['of']))}</td><td>{length}</td></tr>"
        )
    heads = [
        say(lang, en="report of its own", fr="rapport à part"),
        say(lang, en="games", fr="parties"),
        say(lang, en="of", fr="sur"),
        say(lang, en="moves in a game", fr="coups par partie"),
    ]
    return f"<p>{escape(met)}</p>\n{what_was_chosen(settings, lang)}\n{table(heads, rows)}"


def players_part(labels: list[str], figures: dict[int, Json], lang: str) -> str:
    """How often each player wins; who wins most beyond its share first."""
    shares = {
        label: {
            players: next(one for one in each["players"] if one["player"] == label) for players, each in figures.items()
        }
        for label in labels
    }
    found = {
        label: {players: beyond(share, 1 / players) for players, share in by_players.items()}
        for label, by_players in shares.items()
    }
    order = sorted(labels, key=lambda label: (-mean(list(found[label].values())).value, label))
    highest = max(share["high"] for by_players in shares.values() for share in by_players.values())
    greatest = math.ceil(highest * 20) / 20
    plots = [player_plot(place, label, shares[label], greatest, lang) for place, label in enumerate(order)]
    rows = []
    for label in order:
        cells = [f'<th scope="row">{escape(label)}</th>']
        for players, share in shares[label].items():
            between = percents(lang, share["low"], share["high"])
            cells.append(cell(found[label][players], percent(lang, share["rate"]), between))
        rows.append(f"<tr>{''.join(cells)}</tr>")
    fair = "".join(f"<td>{percent(lang, 1 / players)}</td>" for players in figures)
    rows.append(
        f'<tr class="faint"><th scope="row">{escape(say(lang, en="fair share", fr="part équitable"))}</th>{fair}</tr>'
    )
    heads = [say(lang, en="player", fr="joueur"), *(so_many_players(lang, players) for players in figures)]
    return "\n".join(
        [
            heading(lang, "Who wins, with how many players", "Qui gagne, à combien de joueurs"),
            note(
                lang,
                "How often a seat of the player wins, with the 95% interval. The small stroke is the fair share: "
                "one in as many as there are at the table.",
                "À quelle fréquence une place du joueur gagne, avec l'intervalle à 95 %. Le petit trait est la part "
                "équitable : une sur autant qu'il y a de places à la table.",
            ),
            f'<div class="two">{"".join(plots)}</div>',
            table(heads, rows, "matrix sizes"),
        ]
    )


def player_plot(place: int, label: str, shares: dict[int, Json], greatest: float, lang: str) -> str:
    rows = []
    for players, share in shares.items():
        at_table = so_many_players(lang, players)
        rate, low, high, fair = (
            percent(lang, part) for part in (share["rate"], share["low"], share["high"], 1 / players)
        )
        more = say(
            lang,
            en=f"{at_table}: {rate} ({low} to {high}); the fair share is {fair}",
            fr=f"{at_table} : {rate} (de {low} à {high}) ; la part équitable est {fair}",
        )
        rows.append(Dot(at_table, share["rate"], share["low"], share["high"], rate, more, 1 / players))
    about = say(
        lang,
        en="How often a seat of this player wins, by the number of players, with 95% intervals.",
        fr="À quelle fréquence une place de ce joueur gagne, par nombre de joueurs, avec l'intervalle à 95 %.",
    )
    plot = dots(f"player-{place}", label, about, rows, (0.0, greatest, 0.0), lambda value: percent(lang, value, 0))
    return f"<section><h3>{escape(label)}</h3>\n{plot}</section>"


def turn_part(figures: dict[int, Json], lang: str) -> str:
    """What it is worth to begin, and to be second, third …"""
    found = {
        players: [beyond(share, 1 / players) for share in each["by_turn"]]
        for players, each in figures.items()
        if each["by_turn"][0]["games"]
    }
    if not found:
        return ""
    far = furthest([one for by_turn in found.values() for one in by_turn])
    about = say(
        lang,
        en="Wins beyond the fair share by the order of play, with 95% intervals.",
        fr="Victoires au-delà de la part équitable, par ordre de jeu, avec l'intervalle à 95 %.",
    )
    plots = []
    for players, by_turn in found.items():
        title = so_many_players(lang, players)
        labelled = [(in_turn(place, lang), one) for place, one in enumerate(by_turn, start=1)]
        plot = points_plot(f"turns-{players}", title, about, labelled, far, lang)
        plots.append(f"<section><h3>{escape(title)}</h3>\n{plot}</section>")
    return "\n".join(
        [
            heading(
                lang,
                "What it is worth to begin, with how many players",
                "Ce que vaut de commencer, à combien de joueurs",
            ),
            note(
                lang,
                "How much more often than its fair share each place in the order of play wins, in points (hundredths), "
                "with the 95% interval. In the table, bold and coloured where the interval excludes zero.",
                "De combien chaque place dans l'ordre de jeu gagne plus souvent que sa part équitable, en points "
                "(centièmes), avec l'intervalle à 95 %. Dans le tableau, en gras et en couleur quand l'intervalle "
                "exclut zéro.",
            ),
            f'<div class="two">{"".join(plots)}</div>',
            turn_table(found, lang),
        ]
    )


def turn_table(found: dict[int, list[Beyond]], lang: str) -> str:
    rows = []
    for place in range(max(found)):
        cells = (points_cell(by_turn[place] if place < players else None, lang) for players, by_turn in found.items())
        rows.append(f'<tr><th scope="row">{escape(in_turn(place + 1, lang))}</th>{"".join(cells)}</tr>')
    heads = [say(lang, en="turn", fr="tour"), *(so_many_players(lang, players) for players in found)]
    return table(heads, rows, "matrix sizes")


def reading_part(lang: str) -> str:
    return "\n".join(
        [
            heading(lang, "How to read this", "Comment lire cette page"),
            note(
                lang,
                "An interval holds the true value 95 times out of 100: of twenty cards that are worth nothing special, "
                "one is bold by chance. Rates have Wilson's interval; the mean takes the numbers of players as "
                "independent of each other. Shared wins count in parts, and so does a game that nobody won.",
                "Un intervalle contient la vraie valeur 95 fois sur 100 : sur vingt cartes qui ne valent rien de "
                "particulier, une est en gras par hasard. Les taux ont l'intervalle de Wilson ; la moyenne tient les "
                "nombres de joueurs pour indépendants les uns des autres. Une victoire partagée compte en parts, de "
                "même qu'une partie que personne ne gagne.",
            ),
        ]
    )
