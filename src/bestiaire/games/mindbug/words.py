"""How Mindbug speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from typing import Any

from bestiaire.games.mindbug.rulebook import CHAPTERS, IN_SHORT, RULES
from bestiaire.games.mindbug.sets import CARDS
from bestiaire.words import Phrase, capital, enumerate_words, say
from bestiaire.words.nouns import CARD
from bestiaire.words.plain import PlainWords, plain_answer, plain_event
from bestiaire.words.rulebook import Rulebook

Told = dict[str, Any]

PLAIN = PlainWords()
"""For questions that no card of the game asks."""

QUESTIONS = {
    "action": Phrase(
        en="Your turn: play a card or attack with a creature.",
        fr="À vous : jouez une carte ou attaquez avec une créature.",
    ),
    "mindbug": Phrase(
        en="Your opponent plays {about}. Use a Mindbug to take it? ({mindbugs} left)",
        fr="Votre adversaire joue {about}. Dépenser un Mindbug pour en prendre le contrôle ? (il en reste {mindbugs})",
    ),
    "hunt": Phrase(
        en="{about} ({power}) is a HUNTER: choose who must block, or let your opponent decide.",
        fr="{about} ({power}) est CHASSEUR : désignez qui doit bloquer, ou laissez l'adversaire décider.",
    ),
    "block": Phrase(en="{about} ({power}) attacks. Block with…", fr="{about} ({power}) attaque. Bloquer avec…"),
    "again": Phrase(
        en="{about} ({power}) is in a FRENZY: attack a second time?",
        fr="{about} ({power}) est en FURIE : attaquer une seconde fois ?",
    ),
    "defeat": Phrase(en="{about}: choose who is defeated.", fr="{about} : choisissez qui est détruit."),
    "take": Phrase(
        en="{about}: choose whom to take control of.", fr="{about} : choisissez qui passe sous votre contrôle."
    ),
    "discard": Phrase(en="{about}: choose a card to discard.", fr="{about} : choisissez une carte à défausser."),
    "revive": Phrase(
        en="{about}: choose a card of your discard pile to put into play.",
        fr="{about} : choisissez la carte de votre défausse à mettre en jeu.",
    ),
    "revive_enemy": Phrase(
        en="{about}: choose a card of your opponent's discard pile to put into play on your side.",
        fr="{about} : choisissez la carte de la défausse adverse à mettre en jeu de votre côté.",
    ),
    "discard_another": Phrase(
        en="{about}: choose another card to discard.", fr="{about} : choisissez une autre carte à défausser."
    ),
    "first": Phrase(en="Which effect is resolved first?", fr="Quel effet est résolu en premier ?"),
}
"""What is asked, by the kind of choice."""

WAITING = {
    "action": Phrase(en="{who} plays a card or attacks…", fr="{who} joue une carte ou attaque…"),
    "mindbug": Phrase(
        en="{who} decides whether to spend a Mindbug on {about}…",
        fr="{who} décide s'il faut dépenser un Mindbug sur {about}…",
    ),
    "hunt": Phrase(en="{who} chooses whom {about} hunts…", fr="{who} choisit qui {about} va chasser…"),
    "block": Phrase(en="{who} decides who blocks {about}…", fr="{who} décide qui bloque {about}…"),
    "again": Phrase(en="{who} decides whether {about} attacks again…", fr="{who} décide si {about} attaque encore…"),
    "defeat": Phrase(en="{who} chooses who is defeated by {about}…", fr="{who} choisit qui {about} détruit…"),
    "take": Phrase(en="{who} chooses whom {about} wins over…", fr="{who} choisit qui {about} fait changer de camp…"),
    "discard": Phrase(en="{who} chooses what to discard for {about}…", fr="{who} choisit quoi défausser pour {about}…"),
    "revive": Phrase(en="{who} chooses whom {about} brings back…", fr="{who} choisit qui {about} fait revenir…"),
    "first": Phrase(en="{who} chooses which effect comes first…", fr="{who} choisit quel effet vient en premier…"),
}
"""What the other player decides, by the kind of choice."""

ANSWERS = {
    "play": Phrase(en="Play {card}", fr="Jouer {card}"),
    "attack": Phrase(en="Attack with {card}", fr="Attaquer avec {card}"),
    "block": Phrase(en="Block with {card}", fr="Bloquer avec {card}"),
    "hunt": Phrase(en="Hunt {card}", fr="Chasser {card}"),
    "defeat": Phrase(en="Defeat {card}", fr="Détruire {card}"),
    "take": Phrase(en="Take {card}", fr="Prendre {card}"),
    "discard": Phrase(en="Discard {card}", fr="Défausser {card}"),
    "revive": Phrase(en="Put into play {card}", fr="Mettre en jeu {card}"),
    "first": Phrase(en="First {card}", fr="D'abord {card}"),
    "mindbug:yes": Phrase(en="Use a Mindbug", fr="Dépenser un Mindbug"),
    "mindbug:no": Phrase(en="Keep the Mindbug", fr="Garder le Mindbug"),
    "again:yes": Phrase(en="Attack again", fr="Attaquer encore"),
    "again:no": Phrase(en="Stop here", fr="En rester là"),
    "hunt:none": Phrase(en="Hunt nobody", fr="Ne chasser personne"),
    "block:none": Phrase(en="Don't block (lose 1 life)", fr="Ne pas bloquer (perdre 1 PV)"),
    "defeat:none": Phrase(en="That is all", fr="C'est tout"),
    "take:none": Phrase(en="That is all", fr="C'est tout"),
}
"""What an answer means, by its verb or by its whole key."""

OWN, OTHER = 0, 1

EVENTS = {
    "reveal": (
        Phrase(
            en="Turned up for the first player: {shown[0]} for {called[0]}, {shown[1]} for {called[1]}.",
            fr="Révélées pour le premier joueur : {shown[0]} pour {called[0]}, {shown[1]} pour {called[1]}.",
        ),
    ),
    "first_player": (
        Phrase(en="You start.", fr="Vous commencez."),
        Phrase(en="{who} starts.", fr="{who} commence."),
    ),
    "turn": (
        Phrase(en="Your turn.", fr="À vous de jouer."),
        Phrase(en="The turn of {who}.", fr="Tour de jeu : {who}."),
    ),
    "draw": (
        Phrase(en="You draw {cards}.", fr="Vous piochez {cards}."),
        Phrase(en="{who} draws {cards}.", fr="{who} pioche {cards}."),
    ),
    "draw_unused": (
        Phrase(en="You take {cards} from the unused pile.", fr="Vous prenez {cards} dans la pile inutilisée."),
        Phrase(en="{who} takes {cards} from the unused pile.", fr="{who} prend {cards} dans la pile inutilisée."),
    ),
    "play": (
        Phrase(en="You play {card}.", fr="Vous jouez {card}."),
        Phrase(en="{who} plays {card}.", fr="{who} joue {card}."),
    ),
    "mindbug": (
        Phrase(en="You use a Mindbug on {card}.", fr="Vous dépensez un Mindbug sur {card}."),
        Phrase(en="{who} uses a Mindbug on {card}.", fr="{who} dépense un Mindbug sur {card}."),
    ),
    "keep_mindbug": (
        Phrase(en="You keep your Mindbug.", fr="Vous gardez votre Mindbug."),
        Phrase(en="{who} keeps the Mindbug.", fr="{who} garde son Mindbug."),
    ),
    "another_action": (
        Phrase(en="You take another action.", fr="Vous faites une autre action."),
        Phrase(en="{who} takes another action.", fr="{who} fait une autre action."),
    ),
    "enter": (
        Phrase(en="{card} enters play on your side.", fr="{card} entre en jeu de votre côté."),
        Phrase(en="{card} enters play for {who}.", fr="{card} entre en jeu pour {who}."),
    ),
    "effect": (
        Phrase(en="{card} takes effect for you.", fr="{card} fait effet pour vous."),
        Phrase(en="{card} takes effect for {who}.", fr="{card} fait effet pour {who}."),
    ),
    "no_effect": (Phrase(en="There is nothing it could do.", fr="Elle ne peut rien faire."),),
    "silenced": (Phrase(en="The Play effect of {card} does nothing.", fr="L'effet Jouer de {card} reste sans effet."),),
    "attack": (
        Phrase(en="You attack with {card} ({power}).", fr="Vous attaquez avec {card} ({power})."),
        Phrase(en="{who} attacks with {card} ({power}).", fr="{who} attaque avec {card} ({power})."),
    ),
    "hunt": (Phrase(en="{card} ({power}) is made to block.", fr="{card} ({power}) doit bloquer."),),
    "block": (Phrase(en="{card} ({power}) blocks.", fr="{card} ({power}) bloque."),),
    "exhaust": (
        Phrase(en="{card} is TOUGH and only exhausted.", fr="CORIACE : {card} s'incline au lieu d'être détruit."),
    ),
    "defeated": (Phrase(en="{card} is defeated.", fr="{card} part à la défausse."),),
    "take_control": (
        Phrase(en="You take control of {card}.", fr="Vous prenez le contrôle de {card}."),
        Phrase(en="{who} takes control of {card}.", fr="{who} prend le contrôle de {card}."),
    ),
    "discard": (
        Phrase(en="You discard {cards}.", fr="Vous défaussez {cards}."),
        Phrase(en="{who} discards {cards}.", fr="{who} défausse {cards}."),
    ),
    "steal": (
        Phrase(en="You steal {cards}.", fr="Vous volez {cards}."),
        Phrase(en="{who} steals {cards}.", fr="{who} vole {cards}."),
    ),
    "take_pile": (
        Phrase(en="You take {cards} back into your hand.", fr="Vous reprenez en main {cards}."),
        Phrase(en="{who} takes {cards} back into hand.", fr="{who} reprend en main {cards}."),
    ),
    "lose_life": (
        Phrase(en="You lose {amount} life ({life} left).", fr="Vous perdez {amount} PV (reste {life})."),
        Phrase(en="{who} loses {amount} life ({life} left).", fr="{who} perd {amount} PV (reste {life})."),
    ),
    "gain_life": (
        Phrase(en="You gain {amount} life ({life} now).", fr="Vous gagnez {amount} PV ({life} en tout)."),
        Phrase(en="{who} gains {amount} life ({life} now).", fr="{who} gagne {amount} PV ({life} en tout)."),
    ),
}
"""What the log says, by the kind of event: to the player it happened to, and to everybody else (if that differs)."""

ENDINGS = {
    ("life", "winner"): Phrase(en="{loser} has no life left: you win!", fr="{loser} n'a plus de PV : vous gagnez !"),
    ("life", "loser"): Phrase(
        en="You have no life left: {winner} wins.", fr="Vous n'avez plus de PV : {winner} gagne."
    ),
    ("life", "other"): Phrase(
        en="{loser} has no life left: {winner} wins.", fr="{loser} n'a plus de PV : {winner} gagne."
    ),
    ("no_action", "winner"): Phrase(
        en="{loser} can neither play nor attack: you win!",
        fr="{loser} ne peut ni jouer ni attaquer : vous gagnez !",
    ),
    ("no_action", "loser"): Phrase(
        en="You can neither play nor attack: {winner} wins.",
        fr="Vous ne pouvez ni jouer ni attaquer : {winner} gagne.",
    ),
    ("no_action", "other"): Phrase(
        en="{loser} can neither play nor attack: {winner} wins.",
        fr="{loser} ne peut ni jouer ni attaquer : {winner} gagne.",
    ),
}
"""How a game ended, by its reason and by who is told."""


def card_name(card: str, lang: str) -> str:
    return CARDS[card].name(lang)


def question_of_a_card(choice: Told, lang: str) -> str:
    """A card's text speaks to the player whose card it is; if it is the other one who is asked, that must be said."""
    name, text = card_name(choice["about"], lang), CARDS[choice["about"]].text(lang)
    at = choice["about_at"]
    if at is None:
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
        )

    def answer(self, view: Told, key: str, lang: str) -> str:
        if key in ANSWERS:
            return ANSWERS[key].say(lang)
        verb, _, name = key.partition(":")
        card, _, nth = name.partition("#")
        if verb not in ANSWERS or card not in CARDS:
            return plain_answer(key, lang, f"{card_name(card, lang)} {nth}".strip() if card in CARDS else None)
        details = [str(power_of_option(view, key, card))]
        side = side_of_option(view, key, lang)
        if side:
            details.append(side)
        like_named = f" n° {nth}" if nth and lang == "fr" else f" no. {nth}" if nth else ""
        return ANSWERS[verb].say(lang, card=f"{card_name(card, lang)}{like_named} ({', '.join(details)})")

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        kind = told["event"]
        if kind == "game_over":
            return self.ending({"winners": [told["winner"]], "reason": told["reason"]}, seat, names, lang)
        if kind not in EVENTS:
            return plain_event(told, names, lang)
        whose = told.get("seat")
        phrases = EVENTS[kind]
        phrase = phrases[OWN] if len(phrases) == 1 or (seat is not None and whose == seat) else phrases[OTHER]
        slots: Told = {name: told[name] for name in ("power", "amount", "life") if name in told}
        if "card" in told:
            slots["card"] = card_name(told["card"], lang)
        if "cards" in told:
            slots["cards"] = enumerate_words(lang, [card_name(card, lang) for card in told["cards"]])
            slots["shown"] = [f"{card_name(card, lang)} ({CARDS[card].power})" for card in told["cards"]]
        elif "amount" in told:
            slots["cards"] = CARD.count(lang, told["amount"])
        called = [say(lang, en="you", fr="vous") if number == seat else name for number, name in enumerate(names)]
        return capital(phrase.say(lang, who="" if whose is None else names[whose], called=called, **slots))

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        winner = result["winners"][0]
        told = "other" if seat is None else "winner" if seat == winner else "loser"
        return capital(ENDINGS[result["reason"], told].say(lang, winner=names[winner], loser=names[1 - winner]))

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
    """The kind of choice, told apart where the words differ: whose discard pile, and the second card of two."""
    choice = view["choice"]
    kind = str(choice["kind"])
    places = [option["at"] for option in choice.get("options", []) if option.get("at") is not None]
    if kind == "revive" and places and places[0]["seat"] != choice["player"]:
        return "revive_enemy"
    if kind == "discard" and places and len(places) < len(view["players"][choice["player"]]["hand"]):
        return "discard_another"
    return kind


def power_in_play(view: Told, card: str | None) -> int:
    """The current power of the creature a question is about; its printed one if it is not in play."""
    if card is None:
        return 0
    for seat in (view["active"], 1 - view["active"]):
        for creature in view["players"][seat]["play"]:
            if creature["card"] == card:
                return int(creature["power"])
    return CARDS[card].power


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
    if at is None or verb not in ("defeat", "take", "first"):
        return ""
    if at["seat"] == view["seat"]:
        return say(lang, en="yours", fr="à vous")
    return say(lang, en="your opponent's", fr="à l'adversaire")
