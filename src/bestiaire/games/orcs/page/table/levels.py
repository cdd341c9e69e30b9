"""What an effect does in a few words, where a spell is cast: the card beside it has the whole sentence."""

from __future__ import annotations

from bestiaire.games.orcs.cards.effects import BEHIND, BESIDE, Damage, DamageAnywhere, DamageSection
from bestiaire.games.orcs.cards.printed import Effect
from bestiaire.games.orcs.cards.support_effects import (
    Advance,
    DrawAndAct,
    EveryoneDiscards,
    Exchange,
    OneDiscards,
    Relocate,
)
from bestiaire.games.orcs.words.nouns import DAMAGE
from bestiaire.words import Phrase, capital
from bestiaire.words.nouns import CARD, Noun

A_SECTION = Phrase(en="{damage} to a section", fr="{damage} à une section")
AND_BESIDE = Phrase(en="{damage}, and to one beside it", fr="{damage}, et à une voisine")
AND_BEHIND = Phrase(en="{damage}, and behind it", fr="{damage}, et derrière elle")
FORWARD = Phrase(en="{sections} forward", fr="avance de {sections}")
DRAW_AND_ACT = Phrase(en="{cards}, 1 extra action", fr="{cards}, 1 action de plus")
SECTION = Noun("section", "sections", "section", "sections", feminine=True)

PHRASES: dict[type[Effect], Phrase] = {
    Exchange: Phrase(en="two creatures change places", fr="échanger deux créatures"),
    Relocate: Phrase(en="one creature to your sector", fr="une créature dans votre quartier"),
    OneDiscards: Phrase(en="one opponent discards", fr="un adversaire défausse"),
    EveryoneDiscards: Phrase(en="extra action, opponents discard", fr="1 action, les adversaires défaussent"),
}


def in_short(effect: Effect, lang: str) -> str:
    """As few words as tell it from the other effects of its spell; the whole sentence, if no fewer are known."""
    if isinstance(effect, (Damage, DamageAnywhere)):
        return DAMAGE.count(lang, effect.damage)
    if isinstance(effect, DamageSection):
        phrase = AND_BESIDE if effect.more == BESIDE else AND_BEHIND if effect.more == BEHIND else A_SECTION
        return phrase.say(lang, damage=DAMAGE.count(lang, effect.damage))
    if isinstance(effect, Advance):
        return capital(FORWARD.say(lang, sections=SECTION.count(lang, effect.steps)))
    if isinstance(effect, DrawAndAct):
        return capital(DRAW_AND_ACT.say(lang, cards=CARD.count(lang, effect.cards)))
    for kind, phrase in PHRASES.items():
        if isinstance(effect, kind):
            return capital(phrase.say(lang))
    return capital(effect.speak(lang))
