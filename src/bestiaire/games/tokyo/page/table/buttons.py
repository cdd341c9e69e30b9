"""King of Tokyo's legal moves: each on the card, the monster or the dice that it means, or loose."""

from __future__ import annotations

from collections import Counter

from bestiaire.core.questions import Answer
from bestiaire.core.showing import Model, Sight
from bestiaire.core.telling import tell_answer, words_of
from bestiaire.games.tokyo import TOKYO
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.table.zones import SWEEP_PRICE
from bestiaire.games.tokyo.words.notes import name_of
from bestiaire.games.tokyo.words.nouns import face_word
from bestiaire.show.page.buttons import Counted, Moves, SetButton, Sorting, place_in, place_told, zones_of
from bestiaire.words import Phrase

PLAY_ON = Phrase(en="Play {card}", fr="Jouer {card}")
THROW = Phrase(en="Throw again:", fr="Relancer :")
THROW_NONE = Phrase(en="Choose dice to throw", fr="Choisissez des dés")
THROW_ONE = Phrase(en="Throw this one again", fr="Relancer ce dé")
THROW_MANY = Phrase(en="Throw these {n} again", fr="Relancer ces {n} dés")
"""By how many are ticked."""
BUY_NOTHING = Phrase(en="Buy nothing", fr="Ne rien acheter")
"""Before anything was bought; then one is done."""
NO_CARD = "buy:none"
MINDBUG = "mindbug"
BUG = "bug"
"""The tone of what takes a Mindbug."""
CULLED = "1"
"""What Herd Culler turns a die to."""


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    words = words_of(TOKYO)
    sorting = Sorting()
    verbs = Counter(option["key"].partition(":")[0] for option in sight.options)
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        row = QUESTIONS.verbs.get(verb)
        if row is not None and row.ticked is not None and name != "none" and (verb == "reroll" or verbs[verb] > 1):
            join(sorting, row.ticked, key, lang)
            continue
        is_idle = key == NO_CARD and not has_bought(sight)
        sentence = BUY_NOTHING.say(lang) if is_idle else tell_answer(words, view, key, sight.names, lang)
        place = None if row is None or name == "none" else place_of(view, row, name)
        if row is None or row.label is None or place is None:
            sorting.leave(key, sentence, tone=BUG if verb == MINDBUG and name != "none" else "")
        else:
            sorting.put(place, key, label_of(row, row.label, option, sight), sentence, row.harms)
    return sorting.sorted()


def has_bought(sight: Sight) -> bool:
    """Whether who is asked has bought something since these dice were thrown."""
    for event in reversed(sight.events):
        if event.kind in ("buy", "roll"):
            return event.kind == "buy"
    return False


def join(sorting: Sorting, ticked: Phrase, key: str, lang: str) -> None:
    """A set of dice, told apart by what becomes of it."""
    verb, _, name = key.partition(":")
    dice, _, becomes = name.partition("@")
    if verb == "reroll":
        counted = Counted(THROW_NONE.say(lang), THROW_ONE.say(lang), THROW_MANY.say(lang))
        sorting.join(SetButton(verb, THROW.say(lang), counted=counted), dice.split("+"))
        return
    face = CULLED if verb == "herd_culler" else becomes
    card = name_of(verb, lang)
    sentence = ticked.say(lang, card=card, face=face_word(face, lang) if face else "")
    label = f"{card} →" if face else sentence
    sorting.join(SetButton(f"{verb}@{becomes}" if becomes else verb, label, face, sentence), dice.split("+"))


def label_of(row: Answer, label: Phrase, option: Model, sight: Sight) -> str:
    card, _, seat = option["key"].partition(":")[2].partition("#")[0].partition("@")
    if row.verb == "evolution" and seat:
        return PLAY_ON.say(sight.lang, card=name_of(card, sight.lang))
    whom = sight.names[int(seat)] if seat else ""
    return label.say(sight.lang, price=option.get("price", SWEEP_PRICE), whom=whom)


def place_of(view: Model, row: Answer, name: str) -> str | None:
    """What an option means on the table, as the page names it; None if nothing that is there."""
    one, _, nth = name.partition("#")
    card, _, seat = one.partition("@")
    asked = view["choice"]["player"]
    if row.verb == "evolution" and seat:  # a card that is played on another monster
        return f"board.{seat}"
    told = place_told(row, name, seat=seat)
    if told is not None:
        return told
    zones = zones_of(row, asked=asked, seat=seat)
    if name in row.fixed:  # what the card of that name does, or a Mimic of it
        return place_in(view, zones, row.verb) or place_in(view, zones, "mimic")
    return place_in(view, zones, f"{card}#{nth}" if nth else card)
