"""What can be leafed through beside a table of King of Tokyo Duel: Monsters, cards and Buzz tokens."""

from __future__ import annotations

from bestiaire.core.showing import Model
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, KINGS, NO_TOKEN
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.sets import BOX, CARDS
from bestiaire.games.duel.page.table.scene import DuelScene
from bestiaire.games.duel.page.table.tracks import bonuses_in_words, token_drawing
from bestiaire.games.duel.words.nouns import ENERGY_CUBE, LIFE_POINT
from bestiaire.show.page.faces import BULK, MONSTERS_TITLE, PRICE, Face, Section
from bestiaire.show.page.scene import as_printed
from bestiaire.words import Phrase, capital

KEEP_TITLE = Phrase(en="KEEP cards", fr="Cartes Pouvoir")
DISCARD_TITLE = Phrase(en="DISCARD cards", fr="Cartes Action")
TOKENS_TITLE = Phrase(en="Buzz tokens", fr="Jetons Buzz")
KINGS_TITLE = Phrase(en="King tokens", fr="Jetons Roi")
BRINGS = Phrase(en="Buzz token: {bonuses}", fr="Jeton Buzz : {bonuses}")
COPIES = Phrase(en="two of them, only for The King", fr="il y en a deux, pour The King seulement")


def gallery(lang: str) -> list[Section]:
    """All Monsters, cards and tokens."""
    scene = DuelScene(as_printed(lang))
    tokens = [token_face(number, lang) for number in range(KINGS[0])]
    return [
        Section(MONSTERS_TITLE.say(lang), [scene.monster(monster, "") for monster in MONSTERS]),
        Section(KEEP_TITLE.say(lang), [scene.card(card.id, "") for card in BOX if card.is_keep]),
        Section(DISCARD_TITLE.say(lang), [scene.card(card.id, "") for card in BOX if not card.is_keep]),
        Section(TOKENS_TITLE.say(lang), tokens),
        Section(KINGS_TITLE.say(lang), [token_face(KINGS[0], lang)]),
    ]


def token_face(number: int, lang: str) -> Face:
    design = BUZZ_TOKENS[number]
    text = capital(bonuses_in_words(design.bonuses, lang)) + "."
    note = COPIES.say(lang) if number in KINGS else ""
    return Face(design.id, capital(design.name(lang)), text, "token", "", note=note, drawn=token_drawing(design))


def plates() -> list[Model]:
    """The Monsters as a page of their own shows them; cards have theirs anyway."""
    return [
        {
            "id": monster.id,
            "name_en": monster.name("en"),
            "name_fr": monster.name("fr"),
            "text_en": monster.speak("en"),
            "text_fr": monster.speak("fr"),
            "power": BULK,
            "life": monster.life,
        }
        for monster in MONSTERS
    ]


def facts(card: Model, lang: str) -> list[str]:
    """The numbers on a plate, in words."""
    if "life" in card:
        return [LIFE_POINT.count(lang, card["life"])]
    printed = CARDS[card["id"]]
    found = [printed.kind(lang), PRICE.say(lang, energy=ENERGY_CUBE.count(lang, printed.cost))]
    if printed.buzz != NO_TOKEN:
        found.append(BRINGS.say(lang, bonuses=bonuses_in_words(BUZZ_TOKENS[printed.buzz].bonuses, lang)))
    return found
