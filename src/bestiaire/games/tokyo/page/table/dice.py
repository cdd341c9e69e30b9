"""The dice of King of Tokyo: one by one while they are thrown and changed, then in groups (KT-050)."""

from __future__ import annotations

from collections.abc import Sequence

from bestiaire.core.events import Event
from bestiaire.core.showing import Model, Sight
from bestiaire.games.tokyo.words.nouns import FACES, dice_words, face_word
from bestiaire.show.page.buttons import Moves
from bestiaire.show.page.dice import RESOLVED, Die, one_by_one, thrown_since, tumbles

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
    thrown = thrown_since(sight.events, sight.changed) | rerolled_since(sight.events, sight.changed)
    if view["phase"] in DONE_WITH and not thrown:
        return []
    if choice.get("kind") == "psychic_probe" and moves.placed:
        return [alike(face, faces, thrown, moves, lang) for face in FACES if face in faces]
    if "symbols" not in view or moves.sets:
        return one_by_one(faces, face_word, thrown, moves.pickable, lang)
    return [die for group in GROUPS for die in group_of(view, group, faces, thrown, moves, lang)]


def rerolled_since(events: Sequence[Event], changed: int) -> set[int]:
    """The places of the dice that others rerolled after the first `changed` events: of those that show the same, the
    first ones."""
    start = next((number for number in reversed(range(len(events))) if events[number].kind == "roll"), len(events))
    dice: list[str] = list(events[start].public["dice"]) if start < len(events) else []
    found: set[int] = set()
    for number in range(start, len(events)):
        if events[number].kind != "reroll_die":
            continue
        told = events[number].public
        place = next((nth for nth, face in enumerate(dice) if face == told["from"] and nth not in found), None)
        if place is None:
            continue
        dice[place] = told["to"]
        if number >= changed:
            found.add(place)
    return found


def alike(face: str, faces: list[str], thrown: set[int], moves: Moves, lang: str) -> Die:
    """All dice that show the same."""
    number = faces.count(face)
    words = dice_words([face] * number, lang)
    return Die((face,) * number, words, tumbles(faces, (face,), thrown), moves.on(f"dice.{face}"))


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
    return [Die(lying, dice_words(counted, lang), tumbles(faces, members, thrown), buttons, state=state)]
