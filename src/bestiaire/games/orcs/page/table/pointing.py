"""What a button says of a place on the battlefield that it strikes: as much as tells it from the others."""

from __future__ import annotations

from collections.abc import Iterable

from bestiaire.core.showing import Model
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.words.nouns import section_word, the_creature_word


def pointed_word(view: Model, place: str, others: Iterable[str], lang: str) -> str:
    """« the Goblin », « the Goblin (outer section) », « the Goblin (1 life left) », « the inner section »; `others` are
    places that could be struck as well."""
    kind, _, name = place.partition(".")
    if kind == "section":
        return PHRASES["the_section"].say(lang, section=where(name, [one.partition(".")[2] for one in others], lang))
    creature, _, at = name.partition("@")
    alike = [other.partition("@")[2] for other in others if other.startswith(f"creature.{creature}@")]
    told = []
    if len({section_of(other) for other in alike}) > 1:
        told.append(where(section_of(at), [section_of(other) for other in alike], lang))
    if sum(section_of(other) == section_of(at) for other in alike) > 1:
        told.append(PHRASES["life_now"].say(lang, n=life_left(view, creature, at)))
    thing = the_creature_word(creature, lang)
    return PHRASES["told_apart"].say(lang, thing=thing, how=", ".join(told)) if told else thing


def where(section: str, others: list[str], lang: str) -> str:
    """A section, with its sector if others are in another one."""
    sector = section.partition(".")[0]
    if all(other.partition(".")[0] == sector for other in others):
        return section_word(section, lang)
    return PHRASES["in_sector"].say(lang, section=section_word(section, lang), sector=sector)


def section_of(at: str) -> str:
    """Without the damage of who stands there: « 3.inner »."""
    return ".".join(at.split(".")[:2])


def life_left(view: Model, creature: str, at: str) -> int:
    sector, ring, *damage = at.split(".")
    life: int = next(one["life"] for one in view["board"][sector][ring] if one["creature"] == creature)
    return life - int(damage[0] if damage else 0)
