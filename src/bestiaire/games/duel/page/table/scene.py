"""King of Tokyo Duel's page: a view made ready for its template, with every option on what it concerns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup

from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, NO_TOKEN
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Monster
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.page.advice.foresight import STOP
from bestiaire.games.duel.page.drawn.pictures import LOOKS_RIGHT
from bestiaire.games.duel.page.table.buttons import moves_of
from bestiaire.games.duel.page.table.dice import dice_of
from bestiaire.games.duel.page.table.tracks import Track, token_drawing, tracks_of
from bestiaire.games.duel.words.nouns import LIFE_POINT
from bestiaire.games.duel.words.speaker import TOKENS, holding, kings_beside
from bestiaire.show.page.buttons import Button, Moves, SetButton
from bestiaire.show.page.dice import Die
from bestiaire.show.page.faces import Face, Market, MarketScene
from bestiaire.words import Phrase, capital
from bestiaire.words.nouns import Noun

REROLL = Phrase(en="Reroll which dice? {throws} left", fr="Quels dés relancer ? Encore {throws}")
THROW = Noun("throw", "throws", "lancer", "lancers", feminine=False)
RESOLVE_FIRST = Phrase(en="What do you resolve first?", fr="Que résolvez-vous d'abord ?")
RESOLVE = Phrase(en="What do you resolve next?", fr="Que résolvez-vous ensuite ?")
USE_POWER_TOO = Phrase(en="Do you use your Special Power?", fr="Utilisez-vous votre Pouvoir spécial ?")
LAY = Phrase(en="Where do you lay this Buzz token?", fr="Où posez-vous ce jeton Buzz ?")
OUTCOME = Phrase(en="{words}: {what}", fr="{words} : {what}")
STOP_SAYS = Phrase(en="Stop", fr="Arrêter")
CHEAPER = Phrase(en="{n} less here", fr="{n} de moins ici")
POWER_QUESTIONS = ("multiply", "track", "symbol", "plus", "king")
"""Those about the special power of a Monster."""
NOTHING_MORE = "resolve:none"
"""Offered only beside a Special Power that can still be used."""
NOTHING_YET = {
    "buy:none": ("buy", Phrase(en="Buy nothing", fr="Ne rien acheter")),
    "dominate:none": ("lose_card", Phrase(en="Discard nothing", fr="Ne rien défausser")),
}
"""Answers that end something: after which event they are worded as ever, and how before it."""
BURSTS = {"life": "heart-broken", "victory": "star", "spotlight": "star"}
"""By the reason of a victory."""
USED = Phrase(en="used this turn", fr="utilisée ce tour-ci")
TAKEN = Phrase(en="{who} has it", fr="déjà pris : {who}")


class Side(NamedTuple):
    """One player's side of the table."""

    seat: int
    name: str
    is_active: bool
    is_asked: bool
    board: Face | None
    """The Monster, once both are chosen."""
    chosen: str
    """The Monster, as soon as it is chosen."""
    life: int
    most: int
    energy: int
    dice_tokens: int
    keep: list[Face]
    kings: int | None
    """King tokens beside the board; None if the Monster is another one."""
    notes: list[str]
    is_mirrored: bool
    """Whether its Monster has to be turned round to look at the Rival: the near one stands at the left."""
    power_is_about: bool
    """Whether the question is about the Monster's special power."""


class Shown(NamedTuple):
    """The whole table."""

    far: Side
    near: Side
    monsters: list[Face]
    """The boards to choose from, at the start."""
    tracks: list[Track]
    market: Market | None
    pending: Face | None
    dice: list[Die]
    loose: list[Button]
    sets: list[SetButton]
    question: str
    """What is asked, where dice on the table say the rest."""
    resolves_all: bool
    """Whether only the order of several groups of dice is asked for, which the page can answer."""
    is_placing: bool
    """Whether places on the tracks are asked for."""
    token: Markup
    """The token that is to be laid."""
    can_turn: bool
    heroes: list[str]
    """The Monsters by seat: the winner's is seen at the end."""
    fallen: str
    """The Monster that lies beside it there."""
    burst: str
    """The sign of how the game was won."""


def show(sight: Sight) -> Shown:
    """Both sides, the viewer's own below (a spectator sees seat 0 below)."""
    view, (near, far) = sight.view, sight.seats
    moves = moves_of(sight)
    scene = DuelScene(sight, moves)
    has_begun = bool(view["players"])
    taken = {} if has_begun else chosen_monsters(sight, moves)
    tracks = tracks_of(sight, moves) if has_begun else []
    return Shown(
        far=scene.side(far, taken),
        near=scene.side(near, taken),
        monsters=[] if has_begun else [scene.to_choose(monster, taken) for monster in MONSTERS],
        tracks=tracks,
        market=scene.market() if has_begun else None,
        pending=scene.card(view["pending"], "pending") if "pending" in view else None,
        dice=dice_of(sight, moves),
        loose=[outspoken(button, sight) for button in moves.loose],
        sets=moves.sets,
        question=question_of(sight),
        resolves_all=len(moves.meant("dice")) > 1,
        is_placing=any(track.spots for track in tracks),
        token=token_drawing(TOKENS[sight.choice["token"]]) if "token" in sight.choice else Markup(""),
        can_turn=any(spot.is_turned for track in tracks for spot in track.spots),
        heroes=[player["monster"] for player in view["players"]],
        fallen=fallen_in(view),
        burst=BURSTS.get(view.get("result", {}).get("reason", ""), ""),
    )


def fallen_in(view: Model) -> str:
    """The Monster of who has lost alone; empty if nobody has."""
    winners = view.get("result", {}).get("winners", ())
    return view["players"][1 - winners[0]]["monster"] if view["players"] and len(winners) == 1 else ""


def question_of(sight: Sight) -> str:
    """The question without what the dice show anyway; empty if it is asked as ever."""
    kind = sight.choice.get("kind")
    if kind == "reroll":
        return REROLL.say(sight.lang, throws=THROW.count(sight.lang, sight.choice["throws_left"]))
    if kind == "place" and "pending" in sight.view:
        return LAY.say(sight.lang)
    if kind == "resolve":
        if any(option["key"] == NOTHING_MORE for option in sight.options):
            return USE_POWER_TOO.say(sight.lang)
        return (RESOLVE if has_happened(sight, "resolve") else RESOLVE_FIRST).say(sight.lang)
    return ""


def outspoken(button: Button, sight: Sight) -> Button:
    """To stop says what comes of it; who has bought nothing yet is not asked to buy nothing more; what leaves a power
    unused is said quietly."""
    if button.key == NOTHING_MORE:
        return button._replace(tone="quiet")
    if button.key == STOP and STOP in sight.foreseen:
        words = STOP_SAYS.say(sight.lang)
    elif button.key in NOTHING_YET and not has_happened(sight, NOTHING_YET[button.key][0]):
        words = NOTHING_YET[button.key][1].say(sight.lang)
    else:
        return button
    what = sight.foreseen.get(button.key, "")
    if not what:
        return button._replace(label=words, sentence=words)
    shown = OUTCOME.say(sight.lang, words=words, what=f'<span class="outcome">{what}</span>')
    return button._replace(
        label=Markup(f"<span>{shown}</span>"), sentence=OUTCOME.say(sight.lang, words=words, what=what)
    )


def chosen_monsters(sight: Sight, moves: Moves) -> dict[int, str]:
    """By the seat that has it already: what whoever chooses now can't choose any more is the Rival's."""
    free = set(moves.meant("monster"))
    taken = next((monster.id for monster in MONSTERS if monster.id not in free), "") if free else ""
    return {sight.seats[1]: taken} if taken else {}


def has_happened(sight: Sight, kind: str) -> bool:
    """Whether there was such an event this turn."""
    last = next((event.kind for event in reversed(sight.events) if event.kind in ("turn", kind)), "")
    return last == kind


class DuelScene(MarketScene):
    """The table of King of Tokyo Duel."""

    def side(self, seat: int, taken: Mapping[int, str]) -> Side:
        players = self.view["players"]
        player: Model = players[seat] if players else {}
        monster = MONSTERS_BY_ID[player["monster"]] if players else None
        return Side(
            seat=seat,
            name=self.names[seat],
            is_active=self.view["active"] == seat,
            is_asked=self.choice.get("player") == seat,
            board=None if monster is None else self.monster(monster, f"board.{seat}"),
            chosen=taken.get(seat, ""),
            life=player.get("life", 0),
            most=0 if monster is None else monster.life,
            energy=player.get("energy", 0),
            dice_tokens=player.get("dice_tokens", 0),
            keep=self.cards(f"players.{seat}.keep", player.get("keep", ())),
            kings=kings_beside(self.view, seat) if players else None,
            notes=holding(player, self.lang),
            is_mirrored=monster is not None and (monster.id in LOOKS_RIGHT) != (seat == (self.view["seat"] or 0)),
            power_is_about=self.choice.get("kind") in POWER_QUESTIONS and self.choice.get("player") == seat,
        )

    def to_choose(self, monster: Monster, taken: Mapping[int, str]) -> Face:
        """At the start; who has it already is said."""
        owner = next((seat for seat, chosen in taken.items() if chosen == monster.id), None)
        face = self.monster(monster, f"monster.{monster.id}")
        return face if owner is None else face._replace(state=TAKEN.say(self.lang, who=self.names[owner]))

    def monster(self, monster: Monster, place: str) -> Face:
        return Face(
            id=monster.id,
            name=monster.name(self.lang),
            text=monster.speak(self.lang),
            kind="monster",
            kind_words=LIFE_POINT.count(self.lang, monster.life),
            note=monster.power_name(self.lang),
            buttons=self.moves.on(place),
        )

    def market(self) -> Market:
        """The market, with how much less a card costs where it lies."""
        found = self.market_of("market")
        return found._replace(cards=[face._replace(note=self.cheaper(face)) for face in found.cards])

    def cheaper(self, face: Face) -> str:
        less = CARDS[face.id].cost - (face.price or 0)
        return CHEAPER.say(self.lang, n=less) if less > 0 else ""

    def card(self, card_id: str, place: str) -> Face:
        """A card; before its owner, its price is paid and its token laid."""
        card = CARDS[card_id]
        owner = int(place.split(".")[1]) if place.startswith("players.") else None
        lang = self.lang
        is_used = owner is not None and card.id in self.view.get("used", ())
        return Face(
            id=card.id,
            name=card.name(lang),
            text=card.text(lang),
            kind="keep" if card.is_keep else "discard",
            kind_words=card.kind(lang),
            price=card.cost if owner is None else None,
            buzz="" if card.buzz == NO_TOKEN or owner is not None else capital(BUZZ_TOKENS[card.buzz].name(lang)),
            drawn=Markup("") if card.buzz == NO_TOKEN or owner is not None else token_drawing(BUZZ_TOKENS[card.buzz]),
            state=USED.say(lang) if is_used else "",
            is_about=owner is not None and owner == self.choice.get("player") and card.id == self.choice.get("kind"),
            mark=self.marks.get(place),
            buttons=self.moves.on(place),
        )
