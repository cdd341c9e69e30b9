"""How Mindbug speaks to a player: the phrases that fit a view, an option or an event, with their slots filled."""

from __future__ import annotations

from typing import Any

from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, printed
from bestiaire.games.mindbug.words.phrases import ANSWERS, ENDINGS, EVENTS, QUESTIONS, WAITING
from bestiaire.games.mindbug.words.rulebook import CHAPTERS, IN_SHORT, RULES
from bestiaire.words import capital, enumerate_words, say
from bestiaire.words.log import ending_for_two, fitting
from bestiaire.words.nouns import CARD, CUBE
from bestiaire.words.plain import PlainWords, plain_answer, plain_event
from bestiaire.words.rulebook import Rulebook

Told = dict[str, Any]

PLAIN = PlainWords()
"""For questions that no card of the game asks."""


def card_name(card: str, lang: str) -> str:
    return printed(card).name(lang)


def face_name(face: int, lang: str) -> str:
    """What a die shows (MK-013 … MK-015): « GROWTH +2 »."""
    if face <= 3:
        return say(lang, en=f"GROWTH +{face}", fr=f"CROISSANCE +{face}")
    if face <= 5:
        return say(lang, en=f"ENERGY {face - 3}", fr=f"ÉNERGIE {face - 3}")
    return say(lang, en="DISCARD", fr="DÉFAUSSE")


def die_in_words(faces: list[int], nth: int, lang: str) -> str:
    """One of the dice rolled: by what it shows, and which it is if there are two."""
    face = face_name(faces[nth - 1], lang)
    return face if len(faces) == 1 else say(lang, en=f"die {nth} ({face})", fr=f"le dé {nth} ({face})")


def faces_in_words(faces: list[int], lang: str) -> str:
    return enumerate_words(lang, [face_name(face, lang) for face in faces])


def question_of_a_card(choice: Told, lang: str) -> str:
    """A card's text speaks to the player whose card it is; if it is the other one who is asked, that must be said."""
    name, text = card_name(choice["about"], lang), printed(choice["about"]).text(lang)
    at = choice["about_at"]
    if at is None or at["seat"] is None:
        says = say(lang, en=f"The card {name} says:", fr=f"La carte {name} dit :")
    elif at["seat"] == choice["player"]:
        says = say(lang, en=f"Your card {name} says:", fr=f"Votre carte {name} dit :")
    else:
        says = say(
            lang,
            en=f"Your opponent's card {name} tells your opponent:",
            fr=f"La carte {name} de votre adversaire lui dit :",
        )
    return say(lang, en=f"Your choice. {says} “{text}”", fr=f"À vous de choisir. {says} « {text} »")


KEYWORD_RULES = {
    "frenzy": "MB-070",
    "hunter": "MB-071",
    "poisonous": "MB-072",
    "sneaky": "MB-073",
    "tough": "MB-074",
    "furie": "MB-070",
    "chasseur": "MB-071",
    "venimeux": "MB-072",
    "furtif": "MB-073",
    "coriace": "MB-074",
    "mindbug": "MB-053",
    "growth": "MK-013",
    "energy": "MK-014",
    "discard": "MK-015",
    "reroll": "MK-011",
    "croissance": "MK-013",
    "énergie": "MK-014",
    "défausse": "MK-015",
    "relance": "MK-011",
}
"""Rules that a player would ask for by a word."""

RULEBOOK = Rulebook("MB", RULES, CHAPTERS, IN_SHORT, KEYWORD_RULES)


class MindbugWords:
    """See `bestiaire.core.info.Words`."""

    def question(self, view: Told, lang: str) -> str:
        """An invented card may ask in its own way: then its text is the question, and its keys are the answers."""
        choice = view["choice"]
        about = choice.get("about")
        if choice["kind"] not in QUESTIONS:
            return PLAIN.question(view, lang) if about is None else question_of_a_card(choice, lang)
        return QUESTIONS[kind_of_question(view)].say(
            lang,
            about=card_name(about, lang) if about else "",
            power=power_in_play(view, about),
            mindbugs=view["players"][choice["player"]]["mindbugs"],
            energy=CUBE.count(lang, view["players"][choice["player"]].get("energy", 0)),
            dice=faces_in_words(view.get("dice", []), lang),
        )

    def answer(self, view: Told, key: str, lang: str) -> str:
        if key in ANSWERS:
            return ANSWERS[key].say(lang)
        verb, _, name = key.partition(":")
        card, _, nth = name.partition("#")
        if verb in ("reroll", "die"):
            return ANSWERS[verb].say(lang, face=die_in_words(view["dice"], int(name), lang))
        if verb == "buy" and card in ENERGY_CARDS:
            return self.purchase(view, card, lang)
        if verb not in ANSWERS or card not in CARDS:
            return plain_answer(key, lang, f"{card_name(card, lang)} {nth}".strip() if card in CARDS else None)
        details = [str(power_of_option(view, key, card))]
        side = side_of_option(view, key, lang)
        if side:
            details.append(side)
        like_named = f" n° {nth}" if nth and lang == "fr" else f" no. {nth}" if nth else ""
        return ANSWERS[verb].say(lang, card=f"{card_name(card, lang)}{like_named} ({', '.join(details)})")

    def purchase(self, view: Told, card: str, lang: str) -> str:
        """Its price, unless it comes for free (MK-034)."""
        if kind_of_question(view) == "buy_for_free":
            return ANSWERS["acquire"].say(lang, card=card_name(card, lang))
        price = CUBE.count(lang, ENERGY_CARDS[card].cost)
        return ANSWERS["buy"].say(lang, card=f"{card_name(card, lang)} ({price})")

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        kind = told["event"]
        if kind == "game_over":
            return self.ending({"winners": [told["winner"]], "reason": told["reason"]}, seat, names, lang)
        if kind not in EVENTS:
            return plain_event(told, names, lang)
        whose = told.get("seat")
        phrase = fitting(EVENTS[kind], whose, seat)
        slots: Told = {name: told[name] for name in ("power", "amount", "life", "energy") if name in told}
        if "card" in told:
            slots["card"] = card_name(told["card"], lang)
        if "cards" in told:
            slots["cards"] = enumerate_words(lang, [card_name(card, lang) for card in told["cards"]])
            slots["shown"] = [f"{card_name(card, lang)} ({printed(card).power})" for card in told["cards"]]
        elif "amount" in told:
            slots["cards"] = CARD.count(lang, told["amount"])
            slots["cubes"] = CUBE.count(lang, told["amount"])
        if "faces" in told:
            slots["faces"] = faces_in_words(told["faces"], lang)
        called = [say(lang, en="you", fr="vous") if number == seat else name for number, name in enumerate(names)]
        return capital(phrase.say(lang, who="" if whose is None else names[whose], called=called, **slots))

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        return ending_for_two(ENDINGS, result, seat, names, lang)

    def rule(self, rule: str, lang: str) -> str | None:
        return RULEBOOK.rule(rule, lang)

    def waiting(self, view: Told, names: list[str], lang: str) -> str:
        choice = view["choice"]
        if choice["kind"] not in WAITING:
            return PLAIN.waiting(view, names, lang)
        about = card_name(choice["about"], lang) if "about" in choice else ""
        return capital(WAITING[choice["kind"]].say(lang, who=names[choice["player"]], about=about))

    def in_short(self, lang: str) -> list[str]:
        return RULEBOOK.in_short(lang)

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return RULEBOOK.chapters(lang)


def kind_of_question(view: Told) -> str:
    """The kind of choice, told apart where the words differ: whose discard pile, the second card of two, whether an
    Energy card is paid for, whether any card will do."""
    choice = view["choice"]
    kind = str(choice["kind"])
    places = [option["at"] for option in choice.get("options", []) if option.get("at") is not None]
    if kind == "buy" and "about" in choice:
        return "buy_for_free"
    if kind == "play" and not places:
        return "play_nothing"
    if kind in ("revive", "recover"):
        return f"{kind}{whose_pile(places, choice['player'])}"
    if kind == "discard" and places and len(places) < len(view["players"][choice["player"]]["hand"]):
        return "discard_another"
    return kind


def whose_pile(places: list[Told], player: int) -> str:
    """Of which discard piles cards are offered, as the kinds of question tell them apart."""
    owners = {place["seat"] for place in places}
    if len(owners) > 1:
        return "_any"
    return "_enemy" if owners == {1 - player} else ""


def power_in_play(view: Told, card: str | None) -> int:
    """The current power of the creature a question is about; its printed one if it is not in play."""
    if card is None:
        return 0
    for seat in (view["active"], 1 - view["active"]):
        for creature in view["players"][seat]["play"]:
            if creature["card"] == card:
                return int(creature["power"])
    return printed(card).power


def place_of_option(view: Told, key: str) -> Told | None:
    for option in view["choice"].get("options", []):
        if option["key"] == key and option.get("at") is not None:
            return dict(option["at"])
    return None


def power_of_option(view: Told, key: str, card: str) -> int:
    """The power that counts for the card an option means: current in play, printed elsewhere."""
    at = place_of_option(view, key)
    if at is not None and at["zone"] == "play":
        return int(view["players"][at["seat"]]["play"][at["index"]]["power"])
    return CARDS[card].power


def side_of_option(view: Told, key: str, lang: str) -> str:
    """Whose creature an option means, where both sides are offered."""
    verb = key.partition(":")[0]
    at = place_of_option(view, key)
    is_mixed = verb == "revive" and kind_of_question(view) == "revive_any"
    if at is None or not (is_mixed or verb in ("defeat", "take", "first")):
        return ""
    if at["seat"] == view["seat"]:
        return say(lang, en="yours", fr="à vous")
    return say(lang, en="your opponent's", fr="à l'adversaire")
