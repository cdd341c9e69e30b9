"""What can be leafed through beside a table of King of Tokyo: monsters, Energy cards and Evolution cards."""

from __future__ import annotations

from bestiaire.core.showing import Model
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, DISCARD, KEEP, KIND_WORDS, MONSTERS, MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.page.table.scene import TokyoScene
from bestiaire.games.tokyo.table.zones import HEARTS
from bestiaire.games.tokyo.words.nouns import ENERGY, HEART
from bestiaire.show.page.faces import BULK, COPIES, MONSTERS_TITLE, PRICE, Section
from bestiaire.show.page.scene import as_printed
from bestiaire.words import Phrase, capital

TITLES = {
    KEEP: Phrase(en="KEEP cards", fr="Cartes POUVOIR"),
    DISCARD: Phrase(en="DISCARD cards", fr="Cartes ACTION"),
    CONSUMABLE: Phrase(en="CONSUMABLE cards", fr="Cartes CONSOMMABLE"),
}
EVOLUTIONS = Phrase(en="Evolutions: {monster}", fr="Évolutions : {monster}")
OF_MONSTER = Phrase(en="{kind} of {monster}", fr="{kind} : {monster}")
MONSTER_TEXT = Phrase(
    en="Begins with {hearts}. All monsters play alike; what makes them different are their cards.",
    fr="Commence avec {hearts}. Tous les monstres se jouent de la même façon ; leurs cartes font la différence.",
)
WITH_EVOLUTIONS = Phrase(
    en="Begins with {hearts}. It has Evolution cards of its own, for games that use them.",
    fr="Commence avec {hearts}. Il a ses propres cartes Évolution, pour les parties qui s'en servent.",
)


def gallery(lang: str) -> list[Section]:
    """All monsters and cards."""
    scene = TokyoScene(as_printed(lang))
    energy_cards = [card for card in CARDS.values() if not card.monster]
    sections = [Section(MONSTERS_TITLE.say(lang), [scene.monster(monster.id, "") for monster in MONSTERS])]
    for kind, title in TITLES.items():
        cards = [scene.card(card.id, "") for card in energy_cards if card.kind == kind]
        sections.append(Section(title.say(lang), cards))
    for owner in evolvers():
        cards = [scene.card(card.id, "") for card in CARDS.values() if card.monster == owner]
        name = MONSTERS_BY_ID[owner].name(lang)
        sections.append(Section(EVOLUTIONS.say(lang, monster=name), cards))
    return sections


def evolvers() -> list[str]:
    """The monsters that have Evolution cards."""
    return [monster.id for monster in MONSTERS if any(card.monster == monster.id for card in CARDS.values())]


def plates() -> list[Model]:
    """The monsters as a page of their own shows them; cards have theirs anyway."""
    return [
        {
            "id": monster.id,
            "name_en": monster.name("en"),
            "name_fr": monster.name("fr"),
            "text_en": monster_text(monster.id, "en"),
            "text_fr": monster_text(monster.id, "fr"),
            "power": BULK,
        }
        for monster in MONSTERS
    ]


def monster_text(monster: str, lang: str) -> str:
    text = WITH_EVOLUTIONS if monster in evolvers() else MONSTER_TEXT
    return text.say(lang, hearts=HEART.count(lang, HEARTS))


def facts(card: Model, lang: str) -> list[str]:
    """The numbers on a plate, in words."""
    if card["id"] not in CARDS:
        return []
    printed = CARDS[card["id"]]
    kind = capital(KIND_WORDS[printed.kind].say(lang))
    if printed.monster:
        found = [OF_MONSTER.say(lang, kind=kind, monster=MONSTERS_BY_ID[printed.monster].name(lang))]
    else:
        found = [kind, PRICE.say(lang, energy=ENERGY.count(lang, printed.cost))]
    if printed.copies > 1:
        found.append(COPIES.say(lang, n=printed.copies))
    return found
