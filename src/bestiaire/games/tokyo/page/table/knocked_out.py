"""Who is out of the game sees who did it and what is lost, for as long as the others play on."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Sight
from bestiaire.games.tokyo.words.nouns import CARD, ENERGY, POINT
from bestiaire.games.tokyo.words.speaker import cause_word
from bestiaire.words import Phrase, capital, enumerate_words

BY_SMASHES = Phrase(en="The smashes of {who} knock you out", fr="Les baffes de {who} vous éliminent")
THROUGH = Phrase(en="{cause}: you are knocked out", fr="{cause} : vous êtes éliminé")
OUT = Phrase(en="You are out of the game", fr="Vous êtes hors jeu")
GONE = Phrase(en="Gone with you: {what}.", fr="Perdu avec vous : {what}.")
LEFT = Phrase(
    en="{n} monsters fight on; you may go on watching.", fr="{n} monstres continuent ; vous pouvez regarder la suite."
)


class KnockedOut(NamedTuple):
    title: str
    lines: list[str]


def knocked_out(sight: Sight) -> KnockedOut | None:
    """None for who still plays, and once the game is over."""
    players, me = sight.view["players"], sight.view["seat"]
    if me is None or not players or not players[me].get("out") or "result" in sight.view:
        return None
    lang = sight.lang
    had = {"vp": 0, "energy": 0}
    title, cards, is_out = OUT.say(lang), 0, False
    for event in sight.events:
        told = event.public
        if told.get("seat") != me:
            continue
        if event.kind == "lose_hearts":
            who: int | None = told["attacker"]
            if told["smash"] and who is not None:
                title = BY_SMASHES.say(lang, who=sight.names[who])
            else:
                title = THROUGH.say(lang, cause=capital(cause_word(told["cause"], "", lang)))
        is_out = is_out or event.kind == "eliminate"
        cards += is_out and event.kind == "lose_card"
        had |= {what: told[what] for what in had if what in told and not is_out}
    counted = ((POINT, had["vp"]), (ENERGY, had["energy"]), (CARD, cards))
    lost = [noun.count(lang, number) for noun, number in counted if number]
    left = sum(not player.get("out") for player in players)
    gone = [GONE.say(lang, what=enumerate_words(lang, lost))] if lost else []
    return KnockedOut(title, [*gone, LEFT.say(lang, n=left)])
