"""Which card wins with how many at the table."""

from __future__ import annotations

from html import escape
from typing import Any

from bestiaire.arena.beyond import Beyond, beyond, furthest, mean, points_cell, points_plot
from bestiaire.arena.parts import heading, note, table
from bestiaire.arena.progress import so_many_players
from bestiaire.core.info import GameInfo
from bestiaire.words import say
from bestiaire.words.plain import spelled

Json = dict[str, Any]
ByPlayers = dict[int, Beyond]


def cards_part(info: GameInfo, figures: dict[int, Json], lang: str) -> str:
    """Nothing, for a game without such statistics."""
    if info.card_facts is None or not any(each["cards"] for each in figures.values()):
        return ""
    names = {card["id"]: card[f"name_{lang}"] for card in info.cards()}
    parts = [
        heading(lang, "Which card wins, with how many players", "Quelle carte gagne, à combien de joueurs"),
        note(
            lang,
            "How much more often a seat wins that has had the card so than the same players do with any card, in "
            "points (hundredths), with the 95% interval. Bold and coloured where the interval excludes zero. The mean "
            "gives every number of players the same weight; the best card by the mean comes first.",
            "De combien une place qui a eu la carte ainsi gagne plus souvent que les mêmes joueurs avec n'importe "
            "quelle carte, en points (centièmes), avec l'intervalle à 95 %. En gras et en couleur quand l'intervalle "
            "exclut zéro. La moyenne donne à chaque nombre de joueurs le même poids ; la meilleure carte en moyenne "
            "vient d'abord.",
        ),
    ]
    for kind, phrase in info.card_facts.kinds.items():
        cards = by_card(figures, kind)
        if cards:
            parts.append(kind_part(kind, phrase.say(lang), cards, list(figures), names, lang))
    return "\n".join(parts)


def by_card(figures: dict[int, Json], kind: str) -> dict[str, ByPlayers]:
    """What each card is worth by the number of players, the best first by the mean."""
    found: dict[str, ByPlayers] = {}
    for players, each in figures.items():
        for card, by_kind in each["cards"].items():
            if kind in by_kind:
                found.setdefault(card, {})[players] = beyond(by_kind[kind], by_kind[kind]["expected"])
    return dict(sorted(found.items(), key=lambda item: (-mean(list(item[1].values())).value, item[0])))


def kind_part(
    kind: str, word: str, cards: dict[str, ByPlayers], numbers: list[int], names: dict[str, str], lang: str
) -> str:
    """A plot of the means, and a table with a column for each number of players."""
    title = say(lang, en=f"When {word}", fr=f"Carte {word}")
    means = {card: mean(list(found.values())) for card, found in cards.items()}
    labels = {card: names.get(card, spelled(card)) for card in cards}
    about = say(
        lang,
        en=f"The mean over all numbers of players, a dot for each card. First comes {next(iter(labels.values()))}.",
        fr=f"La moyenne sur tous les nombres de joueurs, un point par carte. En tête {next(iter(labels.values()))}.",
    )
    shown = {labels[card]: found for card, found in means.items()}
    plot = points_plot(f"cards-{kind}", title, about, shown, furthest(list(means.values())), lang)
    rows = [
        f'<tr><th scope="row">{escape(labels[card])}</th>'
        + "".join(points_cell(found.get(players), lang) for players in numbers)
        + f"{points_cell(means[card], lang)}</tr>"
        for card, found in cards.items()
    ]
    heads = [
        say(lang, en="card", fr="carte"),
        *(so_many_players(lang, players) for players in numbers),
        say(lang, en="mean", fr="moyenne"),
    ]
    return (
        f"<h3>{escape(title)}</h3>\n"
        f'<div class="beside">{table(heads, rows, "matrix sizes")}\n<section>{plot}</section></div>'
    )
