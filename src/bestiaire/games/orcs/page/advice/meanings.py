"""What the signs on cards and tables of Orcs Orcs Orcs mean, in a sentence or two each."""

from __future__ import annotations

from bestiaire.games.orcs import ORCS
from bestiaire.games.orcs.cards.catalogue import creature_text
from bestiaire.games.orcs.cards.creatures import CREATURES
from bestiaire.games.orcs.page.table.cards import ELEMENT_WORDS
from bestiaire.words import Phrase, capital

ELEMENT = Phrase(
    en="as an upgrade this card gives 1 energy of it; the effects of a spell cost energy of its own element.",
    fr="comme amélioration, cette carte en donne 1 énergie ; les effets d'un sort coûtent de l'énergie de son élément.",
)
SKULL = Phrase(
    en="the second creature of a type that you defeat brings you its power.",
    fr="la deuxième créature d'un type que vous vainquez vous donne son pouvoir.",
)
PLATES = {"power": "k", "bonus action": "k"}
"""What the list of cards says itself, by its type, and how its sign's name begins."""
SIGNS = {
    "mage": (
        Phrase(en="Mage", fr="Mage"),
        Phrase(
            en="stands on the tower; most spells reach only the sector in front of it.",
            fr="se tient sur la tour ; la plupart des sorts n'atteignent que le quartier devant lui.",
        ),
    ),
    "stump": (
        Phrase(en="Hidden markers", fr="Marqueurs cachés"),
        Phrase(en="so many creatures are still to come there.", fr="autant de créatures doivent encore y apparaître."),
    ),
    "s-star": (
        Phrase(en="Points", fr="Points"),
        Phrase(en="most of them win at the end.", fr="le plus de points gagne à la fin."),
    ),
    "k-skull": (Phrase(en="Skulls", fr="Crânes"), SKULL),
    "s-skull": (
        Phrase(en="Defeated", fr="Vaincues"),
        Phrase(en="so many creatures would fall.", fr="combien de créatures tomberaient."),
    ),
    "s-sword": (
        Phrase(en="Damage", fr="Dégâts"),
        Phrase(
            en="it adds up on a creature until the turn ends; with as much as its life it falls.",
            fr="ils s'additionnent jusqu'à la fin du tour ; à hauteur de ses points de vie, la créature tombe.",
        ),
    ),
    "k-life": (
        Phrase(en="Life points", fr="Points de vie"),
        Phrase(en="so much damage defeats the creature.", fr="autant de dégâts vainquent la créature."),
    ),
    "k-teleport": (
        Phrase(en="Teleport (upgrade effect)", fr="Téléportation (effet d'amélioration)"),
        Phrase(
            en="added to another spell, this card lets you move your mage to an empty space of the tower first.",
            fr="ajoutée à un autre sort, cette carte déplace d'abord votre mage sur une case vide de la tour.",
        ),
    ),
    "k-draw_card": (
        Phrase(en="Draw a card (upgrade effect)", fr="Piocher une carte (effet d'amélioration)"),
        Phrase(
            en="one more card comes to your hand, not when you cast this spell, but when you add it to another one.",
            fr="une carte de plus vient dans votre main, non en lançant ce sort, mais en l'ajoutant à un autre.",
        ),
    ),
    "s-crown": (
        Phrase(en="Start player", fr="Premier joueur"),
        Phrase(en="begins this round.", fr="commence cette manche."),
    ),
    "s-pin": (
        Phrase(en="A section to choose", fr="Une section à choisir"),
        Phrase(en="press there to choose it.", fr="appuyez là pour la choisir."),
    ),
}


def meanings(lang: str) -> dict[str, tuple[str, str]]:
    """By the sign: the word, and what it means."""
    elements = {f"e-{name}": (capital(word.say(lang)), ELEMENT.say(lang)) for name, word in ELEMENT_WORDS.items()}
    plates = {
        f"{PLATES[card['type']]}-{card['key']}": (card[f"name_{lang}"], card[f"text_{lang}"])
        for card in ORCS.cards()
        if card["type"] in PLATES
    }
    creatures = {f"c-{one.key}": (one.name(lang), creature_text(one, lang)) for one in CREATURES}
    return (
        plates | creatures | elements | {sign: (word.say(lang), text.say(lang)) for sign, (word, text) in SIGNS.items()}
    )
