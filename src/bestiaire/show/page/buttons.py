"""A legal move as a button, and where it stands: the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bestiaire.core.info import Words
from bestiaire.core.questions import Answer, Questions
from bestiaire.core.showing import Model, Sight
from bestiaire.core.telling import tell_answer


class Drop(NamedTuple):
    """Something on the table that a card can be dropped on: that plays it, and answers what is asked next."""

    on: str
    """What it is called there (`data-at`, `data-vt`); several names of one thing, or of things that are alike, are
    separated by spaces."""
    then: str
    """The keys of the answers that follow, as in `Button.then`."""
    words: str
    """What comes of it."""
    verdict: str = ""
    """The shortest form of that, to stand on the thing: `−2`."""
    sign: str = ""
    """What is drawn beside it; the page has drawn it before."""


class Button(NamedTuple):
    """A legal move."""

    key: str
    label: str
    sentence: str
    """The whole of it: what a screen reader says."""
    harms_own: bool = False
    """Whether it costs the chooser something of their own."""
    tone: str = ""
    """What its thing is to the chooser: see `Answer.tone`."""
    then: str = ""
    """The keys of the answers to what is asked next, as far as a press settles that, too. A page without a script asks
    one after the other."""
    sign: str = ""
    """What is drawn before the word."""
    drops: tuple[Drop, ...] = ()
    """What its card can be dropped on; by a press alone, or without a script, the same is asked step by step."""


class Counted(NamedTuple):
    """What a button says by how many are ticked for its set."""

    none: str
    one: str
    many: str
    """With `{n}` for the number."""


class SetButton(NamedTuple):
    """A button that plays the set of what is ticked."""

    verb: str
    label: str
    face: str = ""
    """What the ticked dice become, if that is what it is about."""
    sentence: str = ""
    """The whole of it, if a drawing says a part."""
    counted: Counted | None = None
    """Instead of the label, where a script counts; without one, the number follows the label. None if it is not
    said."""


class Switch(NamedTuple):
    """A box to tick, for each seat of a table: whether the page gives certain answers by itself."""

    name: str
    """Its phrases are `NAME` and `NAME_what`; the browser remembers it by that."""
    keys: tuple[str, ...]
    """The answers."""
    stops: bool = False
    """Whether they are given, at once, unless the box is ticked; else only if it is, after a pause that tells nobody
    so."""


class Moves(NamedTuple):
    """The options of the one who is asked."""

    placed: dict[str, list[Button]]
    """By the place of what they mean."""
    loose: list[Button]
    sets: list[SetButton]
    pickable: frozenset[str]
    """The dice that can belong to a set, by what they show."""

    def on(self, place: str) -> tuple[Button, ...]:
        """Those that mean what is at a place."""
        return tuple(self.placed.get(place, ()))

    def one_on(self, place: str) -> Button | None:
        """The one that means what is at a place, where there is never more than one."""
        return next(iter(self.placed.get(place, ())), None)

    def meant(self, kind: str) -> list[str]:
        """What of a kind can be chosen: `gigazaur`, if a move means the place `monster.gigazaur`."""
        return [place.partition(".")[2] for place in self.placed if place.startswith(f"{kind}.")]


NO_MOVES = Moves({}, [], [], frozenset())


class Sorting:
    """Legal moves on their way to where they stand: on what they mean, below the question, or joined to a set."""

    def __init__(self) -> None:
        self.placed: dict[str, list[Button]] = {}
        self.loose: list[Button] = []
        self.sets: dict[str, SetButton] = {}
        self.pickable: set[str] = set()

    def put(
        self, place: str, key: str, label: str, sentence: str, harms_own: bool = False, tone: str = "", sign: str = ""
    ) -> None:
        """A move that means something on the table: a word on it is enough to see."""
        button = Button(key, label, with_label(label, sentence), harms_own, tone, sign=sign)
        self.placed.setdefault(place, []).append(button)

    def leave(self, key: str, sentence: str, harms_own: bool = False, tone: str = "", sign: str = "") -> None:
        """A move that means nothing on the table."""
        self.loose.append(Button(key, sentence, sentence, harms_own, tone, sign=sign))

    def join(self, button: SetButton, parts: list[str]) -> None:
        """One of many sets: one button means whichever is ticked."""
        self.sets[button.verb] = button
        self.pickable.update(parts)

    def sorted(self) -> Moves:
        return Moves(self.placed, self.loose, list(self.sets.values()), frozenset(self.pickable))


def with_label(label: str, sentence: str) -> str:
    """A sentence in which what is read on the button is heard, too."""
    return sentence if label in sentence else f"{label} – {sentence}"


# -- the moves of a game whose rows say it all


def moves_of(
    sight: Sight,
    questions: Questions,
    words: Words,
    label_of: Callable[[Answer, Model, str], str | None] | None = None,
) -> Moves:
    """Every legal move where its row puts it: on its thing with its label, joined to a set that is ticked, or loose
    with its sentence. `label_of` says the labels that depend on more than the row: from the row, the option and the
    language."""
    sorting = Sorting()
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        row = questions.verbs.get(verb)
        if row is not None and row.ticked is not None and name not in row.fixed:
            sorting.join(SetButton(verb, row.ticked.say(sight.lang)), name.split("+"))
            continue
        place = None if row is None else place_of(sight.view, row, name)
        label = None if row is None or place is None else (label_of or plain_label)(row, option, sight.lang)
        sentence = tell_answer(words, sight.view, key, sight.names, sight.lang)
        if row is None or place is None or label is None:
            sorting.leave(key, sentence)
        else:
            sorting.put(place, key, label, sentence, row.harms, row.tone)
    return sorting.sorted()


def plain_label(row: Answer, option: Model, lang: str) -> str | None:
    """What the row says, with the price that the option has."""
    return None if row.label is None else row.label.say(lang, price=option.get("price", ""))


def place_of(view: Model, row: Answer, name: str) -> str | None:
    """What an option means on the table, as the page names it; None if nothing that is there. A row may name the seat
    that is `asked`, and of two players the `rival`."""
    asked = view["choice"]["player"]
    return place_told(row, name, asked=asked) or place_in(view, zones_of(row, asked=asked, rival=1 - asked), name)


# -- where options lie


def place_told(row: Answer, name: str, **slots: object) -> str | None:
    """The place that an option means, if its row tells; a fixed name such as `none` means nothing on the table."""
    if not row.on or (name in row.fixed and "{name}" in row.on):
        return None
    return row.on.format(name=name, **slots)


def zones_of(row: Answer, **slots: object) -> list[str]:
    """The zones in which the card of an option may lie."""
    return [zone.format(**slots) for zone in row.zones]


def place_in(view: Model, zones: Sequence[str], card: str) -> str | None:
    """Where a card lies, in the first of these zones that has it. Like-named cards are offered in their order, the
    second as `#2`; a card that is offered once though several lie there is the last of them."""
    name, _, nth = card.partition("#")
    for zone in zones:
        found = places_in(view, zone, name)
        if found:
            place = int(nth or 1) if nth or is_offered_again(view, name) else len(found)
            return found[min(place, len(found)) - 1]
    return None


def is_offered_again(view: Model, card: str) -> bool:
    """Whether a second card of that name can be chosen as well: `buy:heron#2`, or `steal:heron@1#2`."""
    for option in view.get("choice", {}).get("options", []):
        name, _, nth = option["key"].partition(":")[2].partition("#")
        if nth and name.partition("@")[0] == card:
            return True
    return False


def places_in(view: Model, zone: str, card: str) -> list[str]:
    """All places in a zone where a card of that name lies."""
    return [f"{zone}.{index}" for index, one in enumerate(cards_in(view, zone)) if one == card]


def cards_in(view: Model, zone: str) -> list[str]:
    """The cards of a zone by their ids, as far as they are seen."""
    found: Any = view
    for part in zone.split("."):
        found = found[int(part)] if isinstance(found, list) else found.get(part, [])
    if isinstance(found, dict):
        found = found.get("cards", [])
    return [card if isinstance(card, str) else card["card"] for card in found] if isinstance(found, list) else []
