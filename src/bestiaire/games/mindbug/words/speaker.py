"""How Mindbug speaks to a player: the phrases that fit a view, an option or an event, with their slots filled."""

from __future__ import annotations

from bestiaire.core.speaking import GameWords, Thing, Told
from bestiaire.games.mindbug import answers
from bestiaire.games.mindbug.cards.permanents import MoreRerolls
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, printed
from bestiaire.games.mindbug.questions import MORE_REROLLS, QUESTIONS
from bestiaire.games.mindbug.words.phrases import DRAINED, ENDINGS, EVENTS, LAST_LIFE, UNBLOCKED
from bestiaire.games.mindbug.words.reasons import exhausted, reason_in_words
from bestiaire.games.mindbug.words.rulebook import CHAPTERS, IN_SHORT, RULES
from bestiaire.words import Phrase, enumerate_words, say
from bestiaire.words.log import ending_for_two, fitting
from bestiaire.words.nouns import CARD, CUBE
from bestiaire.words.plain import plain_answer
from bestiaire.words.rulebook import Rulebook


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


class MindbugWords(GameWords):
    """What is particular to Mindbug: cards from outside may ask and offer what has no row."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, THINGS, EVENTS, RULEBOOK)

    def undeclared(self, view: Told, lang: str) -> str:
        """The text of the card that asks is the question, and its keys are the answers."""
        choice = view["choice"]
        return super().undeclared(view, lang) if choice.get("about") is None else question_of_a_card(choice, lang)

    def variant(self, view: Told) -> str:
        return variant_of(view)

    def question_slots(self, view: Told, lang: str) -> Told:
        about = view["choice"].get("about")
        player = view["players"][view["choice"]["player"]]
        is_feminine = about is not None and printed(about).feminine
        return {
            "about": card_name(about, lang) if about else "",
            "he": say(lang, en="it", fr="elle" if is_feminine else "il"),
            "it": say(lang, en="it", fr="la" if is_feminine else "le"),
            "power": power_in_play(view, about),
            "mindbugs": player["mindbugs"],
            "energy": CUBE.count(lang, player.get("energy", 0)),
            "dice": faces_in_words(view.get("dice", []), lang),
            "rerolls": 1 + sum(amount for _, amount in more_rerolls(view)),
            "givers": enumerate_words(lang, [card_name(card, lang) for card, _ in more_rerolls(view)]),
        }

    def answer(self, view: Told, key: str, lang: str) -> str:
        if key == "block:none" and view["players"][1 - view["active"]]["life"] == 1:
            return LAST_LIFE.say(lang)
        verb, _, name = key.partition(":")
        card, _, nth = name.partition("#")
        row = self.questions.verbs.get(verb)
        is_card = row is None or (row.of in (answers.CARD, answers.EFFECT) and name not in row.fixed)
        if row is not None and (not is_card or card in CARDS or card in ENERGY_CARDS):
            return super().answer(view, key, lang)
        return plain_answer(key, lang, f"{card_name(card, lang)} {nth}".strip() if card in CARDS else None)

    def event_phrase(self, told: Told, whose: int | None, seat: int | None) -> Phrase:
        if told["event"] == "lose_life" and "card" in told:
            return fitting(UNBLOCKED if told["unblocked"] else DRAINED, whose, seat)
        return super().event_phrase(told, whose, seat)

    def event_slots(self, told: Told, seat: int | None, names: list[str], lang: str) -> Told:
        slots: Told = {name: told[name] for name in ("power", "amount", "life", "energy") if name in told}
        if "card" in told:
            slots["card"] = card_name(told["card"], lang)
            slots["exhausted"] = exhausted(told["card"], lang)
        if "source" in told:
            slots["source"] = card_name(told["source"], lang)
        if "cards" in told:
            slots["cards"] = enumerate_words(lang, [card_name(card, lang) for card in told["cards"]])
            slots["shown"] = [f"{card_name(card, lang)} ({printed(card).power})" for card in told["cards"]]
        elif "amount" in told:
            slots["cards"] = CARD.count(lang, told["amount"])
            slots["cubes"] = CUBE.count(lang, told["amount"])
        if "reasons" in told:
            slots["reasons"] = enumerate_words(lang, [reason_in_words(reason, lang) for reason in told["reasons"]])
        if "faces" in told:
            slots["faces"] = faces_in_words(told["faces"], lang)
        slots["called"] = [
            say(lang, en="you", fr="vous") if other == seat else names[other] for other in range(len(names))
        ]
        return slots

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        winners = [result["winner"]] if "winner" in result else result["winners"]
        return ending_for_two(ENDINGS, {**result, "winners": winners}, seat, names, lang)


def card_slots(view: Told, key: str, name: str, lang: str) -> Told:
    """A creature with its power, or an Energy card with its price, unless it comes for free (MK-034)."""
    card, _, nth = name.partition("#")
    if card in ENERGY_CARDS:
        is_free = variant_of(view) == FOR_FREE
        price = "" if is_free else f" ({CUBE.count(lang, ENERGY_CARDS[card].cost)})"
        return {"card": f"{card_name(card, lang)}{price}"}
    details = [str(power_of_option(view, key, card))]
    side = side_of_option(view, key, lang)
    if side:
        details.append(side)
    return {"card": f"{card_name(card, lang)}{like_named(nth, lang)} ({', '.join(details)})"}


def like_named(nth: str, lang: str) -> str:
    """Which of several cards of a name."""
    return say(lang, en=f" no. {nth}", fr=f" n° {nth}") if nth else ""


def effect_slots(view: Told, key: str, name: str, lang: str) -> Told:
    """An effect that waits, by its card."""
    card, _, nth = name.partition("#")
    if card in ENERGY_CARDS:
        return {"card": f"{card_name(card, lang)}{like_named(nth, lang)}"}
    return card_slots(view, key, name, lang)


def die_slots(view: Told, key: str, name: str, lang: str) -> Told:
    return {"face": die_in_words(view["dice"], int(name), lang)}


THINGS: dict[str, Thing] = {answers.CARD: card_slots, answers.DIE: die_slots, answers.EFFECT: effect_slots}
"""What is named in a key, in words."""

FOR_FREE = "for_free"


def variant_of(view: Told) -> str:
    """What makes a difference to the words of a question: whose discard pile, the second card of two, whether an Energy
    card is paid for, whether any card will do."""
    choice = view["choice"]
    kind = str(choice["kind"])
    places = [option["at"] for option in choice.get("options", []) if option.get("at") is not None]
    if kind == "action":
        return action_variant(choice)
    if kind in ("revive", "recover"):
        return whose_pile(places, choice["player"])
    hand = view["players"][choice["player"]]["hand"]
    applies = {
        FOR_FREE: kind == "buy" and "about" in choice,
        "nothing": kind == "play" and not places,
        MORE_REROLLS: kind == "reroll" and bool(more_rerolls(view)),
        "another": kind == "discard" and 0 < len(places) < len(hand),
    }
    return next((variant for variant, is_so in applies.items() if is_so), "")


def more_rerolls(view: Told) -> list[tuple[str, int]]:
    """The creatures that allow who attacks more rerolls, and how many each."""
    cards = [CARDS[creature["card"]] for creature in view["players"][view["active"]]["play"]]
    return [(card.id, card.permanent.amount) for card in cards if isinstance(card.permanent, MoreRerolls)]


def action_variant(choice: Told) -> str:
    """Whether cards alone, or creatures alone, can be chosen."""
    verbs = {option["key"].partition(":")[0] for option in choice.get("options", [])}
    return f"only_{verbs.pop()}" if len(verbs) == 1 else ""


def whose_pile(places: list[Told], player: int) -> str:
    """Of which discard piles cards are offered, as the kinds of question tell them apart."""
    owners = {place["seat"] for place in places}
    if len(owners) > 1:
        return "any"
    return "enemy" if owners == {1 - player} else ""


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
    is_mixed = verb == "revive" and variant_of(view) == "any"
    if at is None or not (is_mixed or verb in ("defeat", "take", "first")):
        return ""
    if at["seat"] == view["seat"]:
        return say(lang, en="yours", fr="à vous")
    return say(lang, en="your opponent's", fr="à l'adversaire")
