"""King of Tokyo Duel's legal moves: each on the card, the die, the board or the track that it means, or loose."""

from __future__ import annotations

from bestiaire.core.questions import Answer
from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.zones import SWEEP_PRICE
from bestiaire.games.duel.words.speaker import DuelWords
from bestiaire.show.page.buttons import Moves, Sorting, place_in, place_told, zones_of

WORDS = DuelWords()


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    sorting = Sorting(sight.lasting)
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        row = QUESTIONS.verbs.get(verb)
        if row is not None and row.ticked is not None and name not in row.fixed:
            sorting.join(verb, key, row.ticked.say(lang), name.split("+"))
            continue
        sentence = WORDS.answer(view, key, lang)
        place = None if row is None else place_of(view, row, name)
        if row is None or place is None:
            sorting.leave(key, sentence)
        else:
            sorting.put(place, key, label_of(row, option, lang), sentence, row.harms)
    return sorting.sorted()


def label_of(row: Answer, option: Model, lang: str) -> str:
    if row.label is None:  # the number of the space
        return str(abs(int(option["key"].split("@")[1])))
    return row.label.say(lang, price=option.get("price", SWEEP_PRICE))


def place_of(view: Model, row: Answer, name: str) -> str | None:
    """What an option means on the table, as the page names it; None if nothing that is there."""
    asked = view["choice"]["player"]
    return place_told(row, name, asked=asked) or place_in(view, zones_of(row, asked=asked, rival=1 - asked), name)
