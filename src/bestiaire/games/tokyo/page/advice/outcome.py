"""What stopping would bring, or taking over somebody's dice, in words."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.showing import Sight
from bestiaire.games.tokyo.page.advice.foresight import Outcome
from bestiaire.games.tokyo.words.nouns import ENERGY, HEART, POINT, dice_words, place_word
from bestiaire.words import Phrase, capital
from bestiaire.words.nouns import Noun

LOSES = Phrase(en="{who} loses {lives}, {change}", fr="{who} perd {lives}, {change}")
SHORT = Phrase(en="{who}: {change}", fr="{who} : {change}")
YOU_LOSE = Phrase(en="You lose {lives}, {change}", fr="Vous perdez {lives}, {change}")
ELSE_LOSE = Phrase(en="Else you lose {lives}, {change}", fr="Sinon, vous perdez {lives}, {change}")
GAINED = Phrase(en="You gain {gain}, {change}", fr="Vous gagnez {gain}, {change}")
MAY_YIELD = Phrase(en="may yield", fr="peut céder")
IS_OUT = Phrase(en="knocked out", fr="éliminé")
WINS = Phrase(en="wins", fr="gagne")
BUYS = Phrase(en="buys 1 card", fr="achète 1 carte")
CHOICE = Phrase(en="buys one of {n} cards", fr="1 carte parmi {n}")
NOTHING = Phrase(en="nothing", fr="rien")
ENTERS = Phrase(en="You go to {place}", fr="Vous allez {place}")
STAYS = Phrase(en="You stay {place}", fr="Vous restez {place}")
TO_CITY = {"city": ("Tokyo City", "à Tokyo-Ville"), "bay": ("Tokyo Bay", "dans la baie de Tokyo")}


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
        Row("s-heart-broken", ELSE_LOSE.say(lang, lives=HEART.count(lang, lost), change=change(left + lost, left)))
        for one, lost, left, _, _ in found.victims
        if one == seat
    ]


def brought(sight: Sight, found: Outcome) -> list[Row]:
    seat, lang = sight.view["seat"], sight.lang
    me = sight.view["players"][seat]
    rows = [loss(sight, *victim) for victim in found.victims]
    for sign, noun, gain, before in (
        ("s-star", POINT, found.points, me["vp"]),
        ("d-heart", HEART, found.hearts, me["hearts"]),
        ("d-energy", ENERGY, found.energy, me["energy"]),
    ):
        if gain:
            grows = change(before, before + gain)
            words = GAINED.say(lang, gain=noun.count(lang, gain), change=grows)
            rows.append(Row(sign, words, comes_of(found, noun, lang), short=grows))
    rows += idle(sight, found)
    moved = found.place != me["place"]
    english, french = TO_CITY.get(found.place, ("", ""))
    if moved and found.place in TO_CITY:
        place = ENTERS.say(lang, place=french if lang == "fr" else english)
    else:
        place = STAYS.say(lang, place=place_word(found.place, lang))
    brings = [noun.count(lang, gain) for noun, gain in zip((POINT, ENERGY), found.entering, strict=True) if gain]
    return [*rows, Row("s-pin", place, "".join(f"+{gain}" for gain in brings), is_faint=not moved)]


def comes_of(found: Outcome, noun: Noun, lang: str) -> str:
    """What comes of energy or points that would be gained."""
    if noun is POINT and found.wins:
        return WINS.say(lang)
    return bought(found.affordable, lang) if noun is ENERGY else ""


def loss(sight: Sight, seat: int, lost: int, left: int, may_yield: bool, is_out: bool) -> Row:
    lang = sight.lang
    says = YOU_LOSE if seat == sight.view["seat"] else LOSES
    shrinks = change(left + lost, left)
    words = says.say(lang, who=sight.names[seat], lives=HEART.count(lang, lost), change=shrinks)
    follows = IS_OUT.say(lang) if is_out else MAY_YIELD.say(lang) if may_yield else ""
    return Row("d-smash", words, follows, short=SHORT.say(lang, who=capital(sight.names[seat]), change=shrinks))


def change(before: int, after: int) -> str:
    """Never broken between two lines."""
    return f"{before}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{after}"


def bought(number: int, lang: str) -> str:
    """What there would be to buy."""
    if number < 2:
        return BUYS.say(lang) if number else ""
    return CHOICE.say(lang, n=number)


def idle(sight: Sight, found: Outcome) -> list[Row]:
    """Dice that bring nothing as they lie."""
    lang = sight.lang
    faces: list[str] = sight.view.get("dice", [])
    gains = {"smash": bool(found.victims), "heart": bool(found.hearts), "energy": bool(found.energy)}
    rows = []
    numbers = [face for face in faces if face.isdigit()]
    if numbers and not found.points:
        rows.append(Row(f"d-{max(numbers)}", dice_words(numbers, lang), NOTHING.say(lang), is_faint=True))
    for face, gains_something in gains.items():
        if face in faces and not gains_something:
            words = dice_words([face] * faces.count(face), lang)
            rows.append(Row(f"d-{face}", words, NOTHING.say(lang), is_faint=True))
    return rows
