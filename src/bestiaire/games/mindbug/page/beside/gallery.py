"""All cards of Mindbug on a page."""

from __future__ import annotations

from bestiaire.games.mindbug import MINDBUG
from bestiaire.games.mindbug.cards.sets import ENERGY_SETS, SETS
from bestiaire.games.mindbug.page.table.scene import MindbugScene
from bestiaire.show.page.faces import Section
from bestiaire.show.page.scene import as_printed
from bestiaire.words import Phrase

ENERGY_CARDS_OF = Phrase(en="{set}: Energy cards", fr="{set} : cartes Énergie")


def gallery(lang: str) -> list[Section]:
    """Every card as printed, set by set; Energy cards stand by themselves."""
    scene = MindbugScene(as_printed(lang))
    named = MINDBUG.offers["sets"].values
    sections = []
    for name, creatures in SETS.items():
        title = named[name][lang] if name in named else name
        sections.append(Section(title, [scene.card(card.id, "") for card in creatures]))
        energy = [scene.energy_card(card.id, "") for card in ENERGY_SETS[name]]
        if energy:
            sections.append(Section(ENERGY_CARDS_OF.say(lang, set=title), energy))
    return sections
