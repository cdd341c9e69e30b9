"""Which card wins with how many at the table."""

from __future__ import annotations

from html import escape
from typing import Any

from bestiaire.arena.beyond import Beyond, beyond, furthest, mean, points_cell, points_plot
from bestiaire.arena.parts import heading, note, table
from bestiaire.arena.progress import so_many_players
from bestiaire.core.info import GameInfo
from bestiaire.words import say
from bestiaire.words.numbers import whole
from bestiaire.words.plain import spelled

Json = dict[str, Any]


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
    kinds = {kind: phrase.say(lang) for kind, phrase in info.card_facts.kinds.items()}
    found = {kind: cards for kind in kinds if (cards := by_card(figures, kind))}
    plots = [mean_plot(kind, kinds[kind], cards, names, lang) for kind, cards in found.items()]
    parts.append(f'<div class="two">{"".join(plots)}</div>')
    parts += [card_table(kinds[kind], cards, list(figures), names, lang) for kind, cards in found.items()]
    return "\n".join(parts)


class Card:
    """What a card is worth by the number of players, and how many seats have had it."""

    def __init__(self) -> None:
        self.by_players: dict[int, Beyond] = {}
        self.seats = 0

    def add(self, players: int, share: Json) -> None:
        self.by_players[players] = beyond(share, share["expected"])
        self.seats += share["games"]

    @property
    def mean(self) -> Beyond:
        return mean(list(self.by_players.values()))


def by_card(figures: dict[int, Json], kind: str) -> dict[str, Card]:
    """Every card of which there is such a fact, the best first by the mean."""
    found: dict[str, Card] = {}
    for players, each in figures.items():
        for card, by_kind in each["cards"].items():
            if kind in by_kind:
                found.setdefault(card, Card()).add(players, by_kind[kind])
    return dict(sorted(found.items(), key=lambda item: (-item[1].mean.value, item[0])))


def mean_plot(kind: str, word: str, cards: dict[str, Card], names: dict[str, str], lang: str) -> str:
    title = say(lang, en=f"When {word}: the mean", fr=f"Carte {word} : la moyenne")
    shown = [(names.get(card, spelled(card)), found.mean) for card, found in cards.items()]
    best, worst = shown[0][0], shown[-1][0]
    about = say(
        lang,
        en=f"A dot for each card: the mean over the numbers of players. First comes {best}, last {worst}.",
        fr=f"Un point par carte : la moyenne sur les nombres de joueurs. En tête {best}, en queue {worst}.",
    )
    plot = points_plot(f"cards-{kind}", title, about, shown, furthest([found for _, found in shown]), lang)
    return f"<section><h3>{escape(title)}</h3>\n{plot}</section>"


def card_table(word: str, cards: dict[str, Card], numbers: list[int], names: dict[str, str], lang: str) -> str:
    """A column for each number of players."""
    title = say(lang, en=f"When {word}: by number of players", fr=f"Carte {word} : par nombre de joueurs")
    rows = []
    for card, found in cards.items():
        cells = [points_cell(found.by_players.get(players), lang) for players in numbers]
        rows.append(
            f'<tr><th scope="row">{escape(names.get(card, spelled(card)))}</th><td>{whole(lang, found.seats)}</td>'
            f"{points_cell(found.mean, lang, 'mean')}{''.join(cells)}</tr>"
        )
    heads = [
        say(lang, en="card", fr="carte"),
        say(lang, en="seats", fr="places"),
        say(lang, en="mean", fr="moyenne"),
        *(so_many_players(lang, players) for players in numbers),
    ]
    return f"<h3>{escape(title)}</h3>\n{table(heads, rows, 'matrix sizes')}"
