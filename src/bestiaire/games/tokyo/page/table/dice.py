"""The dice of King of Tokyo: one by one while they are thrown and changed, then in groups (KT-050)."""

from __future__ import annotations

from collections.abc import Sequence

from bestiaire.core.events import Event
from bestiaire.core.showing import Model, Sight
from bestiaire.games.tokyo.words.nouns import FACES, dice_words, face_word
from bestiaire.show.page.buttons import Moves
from bestiaire.show.page.dice import RESOLVED, Die, lying_still, one_by_one, thrown_since, tumbles

GROUPS = {"numbers": ("1", "2", "3"), "hearts": ("heart",), "energy": ("energy",), "smashes": ("smash",)}
"""What is resolved together."""
DONE_WITH = ("buy", "end", "cleanup")
"""The phases in which the dice are done with, and seen no more than once."""


def dice_of(sight: Sight, moves: Moves) -> list[Die]:
    """The dice that lie there, or those of Camouflage while it is about them. Those that have just been thrown
    tumble."""
    view, choice, lang = sight.view, sight.choice, sight.lang
    if "dice" in choice:
        return one_by_one(choice["dice"], face_word, set(range(len(choice["dice"]))), moves.pickable, lang)
    faces: list[str] = view.get("dice", [])
    thrown = thrown_since(sight.events, sight.changed) | rerolled_since(faces, sight.events, sight.changed)
    if view["phase"] in DONE_WITH and not thrown:
        return []
    if choice.get("kind") == "psychic_probe" and moves.placed:
        return [alike(face, faces, thrown, moves, lang) for face in FACES if face in faces]
    if "symbols" not in view or moves.sets:
        return one_by_one(faces, face_word, thrown, moves.pickable, lang)
    return [die for group in GROUPS for die in group_of(view, group, faces, thrown, moves, lang)]


def rerolled_since(faces: Sequence[str], events: Sequence[Event], changed: int) -> set[int]:
    """The places of the dice that others rerolled after the first `changed` events, since the last throw: of those that
    show the same, the first one."""
    dice = list(faces)
    found: set[int] = set()
    for event in reversed(events[changed:]):
        if event.kind in ("turn", "roll"):
            break
        if event.kind == "reroll_die" and event.public["to"] in dice:
            place = dice.index(event.public["to"])
            dice[place] = event.public["from"]  # as it lay before
            found.add(place)
    return found


def alike(face: str, faces: list[str], thrown: set[int], moves: Moves, lang: str) -> Die:
    """All dice that show the same."""
    number = faces.count(face)
    words = dice_words([face] * number, lang)
    lying = (face,) * number
    still = lying_still(faces, lying, thrown)
    return Die(lying, words, tumbles(faces, (face,), thrown), moves.on(f"dice.{face}"), still=still)


def group_of(view: Model, group: str, faces: list[str], thrown: set[int], moves: Moves, lang: str) -> list[Die]:
    """The dice that are resolved together with what was added to them, and whether they are; none if there are none."""
    symbols: dict[str, int] = view["symbols"]
    members = GROUPS[group]
    lying = tuple(face for face in members for _ in range(faces.count(face)))
    if not any(symbols.get(face) for face in members) and not lying:
        return []
    counted = [face for face in members for _ in range(symbols.get(face, 0))]
    state = RESOLVED.say(lang) if group in view.get("resolved", ()) else ""
    buttons = moves.on(f"dice.{group}")
    words, still = dice_words(counted, lang), lying_still(faces, lying, thrown)
    return [Die(lying, words, tumbles(faces, members, thrown), buttons, state=state, still=still)]
