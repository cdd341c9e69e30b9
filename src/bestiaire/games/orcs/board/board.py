"""What a table of Orcs Orcs Orcs looks like in a terminal. It shows a view and knows no rule."""

from __future__ import annotations

from typing import Any

from bestiaire.games.orcs.board.scene import DETAILS, Detail, OrcsScene
from bestiaire.games.orcs.words.nouns import POINT, fate_name
from bestiaire.show.board.lines import discard_pile_of, listed, nothing
from bestiaire.show.board.scene import BaseBoard
from bestiaire.words import say
from bestiaire.words.plain import titled

View = dict[str, Any]


class OrcsBoard(BaseBoard[Detail]):
    scene = OrcsScene
    details = DETAILS

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """Where such a card or creature is."""
        told = []
        for seat, player in enumerate(view["players"]):
            count = player["cards"].count(card)
            if count:
                name = names[seat]
                if seat == view["seat"]:
                    told.append(say(lang, en=f"In your deck: {count}.", fr=f"Dans votre deck : {count}."))
                else:
                    told.append(
                        say(lang, en=f"In the deck of {name}: {count}.", fr=f"Dans le deck de {name} : {count}.")
                    )
        for deck, cards in view["display"].items():
            if card in cards:
                told.append(say(lang, en=f"On display {deck}.", fr=f"À l'étalage {deck}."))
        if card in view["counters"]:
            value = POINT.count(lang, view["counters"][card]["value"])
            told.append(say(lang, en=f"Worth {value} now.", fr=f"Vaut {value} maintenant."))
        return told

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """Everybody's discard pile, and the fate cards that were used."""
        scene = OrcsScene(view, names, lang)
        told = []
        for seat, player in enumerate(view["players"]):
            pile = listed((scene.spells[card].name(lang) for card in [*player["discard"], *player["learned"]]), lang)
            told.append(titled(lang, discard_pile_of(seat, view, names, lang), pile))
        used = [fate_name(card, lang) for card in scene.box.fate_cards if card.id in view["fate_used"]]
        title = say(lang, en="Fate cards used", fr="Cartes Destin utilisées")
        told.append(titled(lang, title, "; ".join(used) or nothing(lang)))
        return told
