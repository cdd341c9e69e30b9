"""What stopping would bring, or taking over somebody's dice, in words."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Sight
from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS
from bestiaire.games.tokyo.page.advice.foresight import SNEAKY, Change, Outcome
from bestiaire.games.tokyo.table.zones import SNEAKY as SNEAKY_BIT
from bestiaire.games.tokyo.words.nouns import ENERGY, HEART, POINT, dice_words, place_word
from bestiaire.games.tokyo.words.speaker import cause_word
from bestiaire.words import Phrase, capital, say

LOSES = Phrase(en="{who} loses {what}, {change}", fr="{who} perd {what}, {change}")
GAINS = Phrase(en="{who} gains {what}, {change}", fr="{who} gagne {what}, {change}")
SHORT = Phrase(en="{who}: {change}", fr="{who} : {change}")
YOU_LOSE = Phrase(en="You lose {what}, {change}", fr="Vous perdez {what}, {change}")
ELSE_LOSE = Phrase(en="Else you lose {what}, {change}", fr="Sinon, vous perdez {what}, {change}")
YOU_GAIN = Phrase(en="You gain {what}, {change}", fr="Vous gagnez {what}, {change}")
PRICE = Phrase(en="Price of {cause}: {what}, {change}", fr="Prix de {cause} : {what}, {change}")
EVOLVES = Phrase(en="You get an Evolution card", fr="Vous recevez une carte Évolution")
MAY_YIELD = Phrase(en="may yield", fr="peut céder")
IS_OUT = Phrase(en="knocked out", fr="éliminé")
WINS = Phrase(en="wins", fr="gagne")
FOR_TOKYO = Phrase(en="{n} for Tokyo", fr="dont {n} pour Tokyo")
BUYS = Phrase(en="enough for 1 card", fr="assez pour 1 carte")
CHOICE = Phrase(en="enough for one of {n} cards", fr="assez pour 1 carte, {n} au choix")
NOTHING = Phrase(en="nothing", fr="rien")
AS_YOU_LIKE = Phrase(en="you choose their use", fr="usage au choix")
ENTERS = Phrase(en="You go to {place}", fr="Vous allez {place}")
STAYS = Phrase(en="You stay {place}", fr="Vous restez {place}")
TO_CITY = {"city": ("Tokyo City", "à Tokyo-Ville"), "bay": ("Tokyo Bay", "dans la baie de Tokyo")}
NOUNS = {"vp": POINT, "hearts": HEART, "energy": ENERGY}
GAINED_SIGNS = {"vp": "s-star", "hearts": "d-heart", "energy": "d-energy"}
LOST_SIGNS = {"vp": "s-star", "hearts": "s-heart-broken", "energy": "s-cube"}
SNEAKY_SIGN = "k-sneaky"


class Row(NamedTuple):
    """A line of what would happen."""

    sign: str
    """A die's face, or a sign."""
    words: str
    follows: str = ""
    """What comes of it."""
    short: str = ""
    """The same beside the sign, where there is little room."""
    is_faint: bool = False


def foreseen(sight: Sight) -> Outcome | None:
    """What would come of stopping, or of taking dice; None if neither is asked about."""
    return sight.foreseen.get("stop") or sight.foreseen.get("take")


def rows_of(sight: Sight) -> list[Row]:
    """Smashes, energy, hearts and points, dice that bring nothing, and where the monster would stand. Of dice to be
    taken also what they would cost otherwise."""
    found = foreseen(sight)
    if found is None:
        return []
    if "let" in sight.foreseen:
        return [*brought(sight, found), *spared(sight, sight.foreseen["let"])]
    return brought(sight, found)


def spared(sight: Sight, found: Outcome) -> list[Row]:
    """What the dice cost who looks on, if their owner resolves them."""
    seat, lang = sight.view["seat"], sight.lang
    return [
        Row("s-heart-broken", said(ELSE_LOSE, one, lang, change=change(one.before, one.after)))
        for one in found.victims
        if one.seat == seat
    ]


def brought(sight: Sight, found: Outcome) -> list[Row]:
    """What the others lose, then what is gained, in one sum with what entering Tokyo brings."""
    seat, lang = sight.view["seat"], sight.lang
    others = [one for one in found.changes if one.seat != seat]
    own = [one for what in NOUNS for one in found.changes if (one.seat, one.what) == (seat, what)]
    rows = [row_of(sight, found, one) for one in [*others, *own]]
    if found.evolves:
        rows.append(Row("s-hand", EVOLVES.say(lang)))
    rows += idle(sight, found)
    moved = found.place != sight.view["players"][seat]["place"]
    english, french = TO_CITY.get(found.place, ("", ""))
    if moved and found.place in TO_CITY:
        place = ENTERS.say(lang, place=french if lang == "fr" else english)
    else:
        place = STAYS.say(lang, place=place_word(found.place, lang))
    return [*rows, Row("s-pin", place, is_faint=not moved)]


def row_of(sight: Sight, found: Outcome, one: Change) -> Row:
    lang, is_own, is_lost = sight.lang, one.seat == sight.view["seat"], one.lost > 0
    steps = change(one.before, one.after)
    who = capital(sight.names[one.seat])
    says = (YOU_LOSE if is_lost else YOU_GAIN) if is_own else LOSES if is_lost else GAINS
    if is_own and one.is_price:
        says = PRICE
    words = said(says, one, lang, who=sight.names[one.seat], change=steps, cause=cause_of(one, lang))
    short = steps if is_own else SHORT.say(lang, who=who, change=steps)
    if not is_lost:
        return Row(GAINED_SIGNS[one.what], words, follows_gain(found, one, lang) if is_own else "", short=short)
    sign = "d-smash" if one.what == "hearts" and not one.cause else LOST_SIGNS[one.what]
    return Row(SNEAKY_SIGN if one.cause == SNEAKY else sign, words, follows_loss(one, lang), short=short)


def said(phrase: Phrase, one: Change, lang: str, **slots: str) -> str:
    return phrase.say(lang, what=NOUNS[one.what].count(lang, abs(one.lost)), **slots)


def follows_gain(found: Outcome, one: Change, lang: str) -> str:
    """How much of a gain entering Tokyo brings, and what comes of energy or points."""
    of_tokyo = {"vp": found.entering[0], "energy": found.entering[1]}.get(one.what, 0)
    comes = bought(found.affordable, lang) if one.what == "energy" else ""
    if one.what == "vp" and found.wins:
        comes = WINS.say(lang)
    if one.what == "hearts" and found.splits_hearts:
        comes = AS_YOU_LIKE.say(lang)
    return ", ".join(word for word in (FOR_TOKYO.say(lang, n=of_tokyo) if of_tokyo else "", comes) if word)


def follows_loss(one: Change, lang: str) -> str:
    if one.is_out or one.may_yield:
        return (IS_OUT if one.is_out else MAY_YIELD).say(lang)
    return "" if one.is_price else cause_of(one, lang)


def cause_of(one: Change, lang: str) -> str:
    if one.cause == SNEAKY:
        return say(lang, en=KEYWORD_WORDS[SNEAKY_BIT][0], fr=KEYWORD_WORDS[SNEAKY_BIT][1])
    return cause_word(one.cause, "", lang) if one.cause else ""


def change(before: int, after: int) -> str:
    """Never broken between two lines."""
    return f"{before}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{after}"


def bought(number: int, lang: str) -> str:
    """What there would be to buy."""
    if number < 2:
        return BUYS.say(lang) if number else ""
    return CHOICE.say(lang, n=number)


def idle(sight: Sight, found: Outcome) -> list[Row]:
    """Dice that bring nothing as they lie; or nothing yet, if their use is still to be chosen."""
    lang, seat = sight.lang, sight.view["seat"]
    faces: list[str] = sight.view.get("dice", [])
    gains = {
        "smash": bool(found.victims),
        "heart": found.gains(seat, "hearts") or found.evolves,
        "energy": found.gains(seat, "energy"),
    }
    rows = []
    numbers = [face for face in faces if face.isdigit()]
    if numbers and not found.gains(seat, "vp"):
        rows.append(Row(f"d-{max(numbers)}", dice_words(numbers, lang), NOTHING.say(lang), is_faint=True))
    for face, gains_something in gains.items():
        if face in faces and not gains_something:
            words = dice_words([face] * faces.count(face), lang)
            is_open = face == "heart" and found.splits_hearts
            rows.append(Row(f"d-{face}", words, (AS_YOU_LIKE if is_open else NOTHING).say(lang), is_faint=not is_open))
    return rows
