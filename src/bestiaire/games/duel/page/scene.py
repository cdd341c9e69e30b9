"""King of Tokyo Duel's page: a view made ready for its template, with every option on what it concerns."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from bestiaire.core.showing import Model, Sight
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, NO_TOKEN
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.printed import Monster
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.page.buttons import moves_of
from bestiaire.games.duel.page.dice import dice_of
from bestiaire.games.duel.page.tracks import Track, token_drawing, tracks_of
from bestiaire.games.duel.words.nouns import LIFE_POINT
from bestiaire.games.duel.words.speaker import holding, kings_beside
from bestiaire.show.page.buttons import Button, SetButton
from bestiaire.show.page.dice import Die
from bestiaire.show.page.faces import Face, Market, MarketScene
from bestiaire.words import Phrase, capital

CHEAPER = Phrase(en="{n} less here", fr="{n} de moins ici")
USED = Phrase(en="used this turn", fr="utilisée ce tour-ci")


class Side(NamedTuple):
    """One player's side of the table."""

    seat: int
    name: str
    is_active: bool
    is_asked: bool
    board: Face | None
    """The Monster, once it is chosen."""
    life: int
    most: int
    energy: int
    dice_tokens: int
    keep: list[Face]
    kings: int
    """King tokens beside the board."""
    notes: list[str]


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
    is_placing: bool
    """Whether places on the tracks are asked for."""


def show(sight: Sight) -> Shown:
    """Both sides, the viewer's own below (a spectator sees seat 0 below)."""
    view, (near, far) = sight.view, sight.seats
    moves = moves_of(sight)
    scene = DuelScene(sight, moves)
    has_begun = bool(view["players"])
    tracks = tracks_of(sight, moves) if has_begun else []
    return Shown(
        far=scene.side(far),
        near=scene.side(near),
        monsters=[] if has_begun else [scene.monster(monster, f"monster.{monster.id}") for monster in MONSTERS],
        tracks=tracks,
        market=scene.market() if has_begun else None,
        pending=scene.card(view["pending"], "pending") if "pending" in view else None,
        dice=dice_of(sight, moves),
        loose=moves.loose,
        sets=moves.sets,
        is_placing=any(track.spots for track in tracks),
    )


class DuelScene(MarketScene):
    """The table of King of Tokyo Duel."""

    def side(self, seat: int) -> Side:
        players = self.view["players"]
        player: Model = players[seat] if players else {}
        monster = MONSTERS_BY_ID[player["monster"]] if players else None
        return Side(
            seat=seat,
            name=self.names[seat],
            is_active=self.view["active"] == seat,
            is_asked=self.choice.get("player") == seat,
            board=None if monster is None else self.monster(monster, f"board.{seat}"),
            life=player.get("life", 0),
            most=0 if monster is None else monster.life,
            energy=player.get("energy", 0),
            dice_tokens=player.get("dice_tokens", 0),
            keep=self.cards(f"players.{seat}.keep", player.get("keep", ())),
            kings=kings_beside(self.view, seat) or 0 if players else 0,
            notes=holding(player, self.lang),
        )

    def monster(self, monster: Monster, place: str) -> Face:
        power = self.choice.get("kind") in ("multiply", "track", "symbol", "plus", "king")
        return Face(
            id=monster.id,
            name=monster.name(self.lang),
            text=monster.speak(self.lang),
            kind="monster",
            kind_words=LIFE_POINT.count(self.lang, monster.life),
            note=monster.power_name(self.lang),
            is_about=power and place == f"board.{self.choice.get('player')}",
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
