"""Why a player of King of Tokyo Duel can't choose what lies there: asked of the rules."""

from __future__ import annotations

from typing import Final

from bestiaire.core.table import Table
from bestiaire.core.why_not import Reason, Thing, because
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.page.table.buttons import moves_of
from bestiaire.games.duel.page.table.dice import dice_of
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.rules.roll import power_left, throws_allowed
from bestiaire.games.duel.table.dice import FACE_NAMES, POWER, TRACK_NAMES
from bestiaire.games.duel.table.tracks import LAST_SPACE, free_spaces
from bestiaire.games.duel.table.zones import REROLL, RESOLVE, SWEEP_PRICE
from bestiaire.games.duel.words.nouns import space_word, symbol_word
from bestiaire.show.page.why_not import PlacedWhyNot
from bestiaire.words import Phrase

MARKET: Final = Phrase(en="the market", fr="le marché")
DICE_TOKENS: Final = Phrase(en="Dice tokens", fr="jetons Dé")
SPACE: Final = Phrase(en="{track}, {space}", fr="{track}, {space}")

TOO_DEAR: Final = Phrase(
    en="it costs {cost} energy, you have {energy}: {n} more needed.",
    fr="elle coûte {cost} en énergie, vous avez {energy} : il en manque {n}.",
)
BUY_LATER: Final = Phrase(
    en="cards are bought once the dice are resolved.", fr="les cartes s'achètent une fois les dés résolus."
)
SWEEP_COSTS: Final = Phrase(
    en="a new market costs {cost} energy, you have {energy}.",
    fr="renouveler le marché coûte {cost} énergies, vous en avez {energy}.",
)
SWEPT: Final = Phrase(
    en="at this table the market is replaced once per turn only.",
    fr="à cette table, le marché ne se renouvelle qu'une fois par tour.",
)
DISCARDED: Final = Phrase(en="only cards of the market are bought.", fr="on n'achète que les cartes du marché.")
RIVALS: Final = Phrase(en="it is your Rival's.", fr="elle est à votre Rival.")
NOT_ITS_MOMENT: Final = Phrase(en="not at this moment: “{text}”", fr="pas à ce moment-là : « {text} »")
NO_THROW_LEFT: Final = Phrase(en="you have made all your {n} throws.", fr="vous avez fait vos {n} lancers.")
STOPPED: Final = Phrase(
    en="throwing is over: the dice count as they lie.", fr="les lancers sont finis : les dés comptent tels quels."
)
RESOLVED: Final = Phrase(
    en="all symbols of a kind are resolved at once: these are done.",
    fr="tous les symboles d'une sorte se résolvent ensemble : c'est fait.",
)
TOO_FEW: Final = Phrase(en="fewer than three pull no marker.", fr="moins de trois symboles ne tirent aucun pion.")
SPENT: Final = Phrase(en="these symbols are used up.", fr="ces symboles ont déjà servi.")
RIVALS_DICE: Final = Phrase(en="these are your Rival's dice.", fr="ce sont les dés de votre Rival.")
POWER_NEEDS: Final = Phrase(
    en="Special Power symbols needed: {need}; left: {left}.",
    fr="symboles Pouvoir spécial nécessaires : {need} ; restants : {left}.",
)
POWER_IDLE: Final = Phrase(en="there is nothing it could do now.", fr="il ne pourrait rien faire pour l'instant.")
POWER_WHEN: Final = Phrase(
    en="a special power is used while your own dice are resolved.",
    fr="un pouvoir spécial s'utilise pendant que vos dés se résolvent.",
)
RIVALS_POWER: Final = Phrase(en="this is your Rival's special power.", fr="c'est le pouvoir spécial de votre Rival.")
NO_DICE_TOKEN: Final = Phrase(en="you have no Dice token.", fr="vous n'avez pas de jeton Dé.")
DICE_TOKEN_WHEN: Final = Phrase(
    en="Dice tokens are spent before your first throw, for two extra dice at most.",
    fr="les jetons Dé se dépensent avant votre premier lancer, pour deux dés de plus au maximum.",
)
PULLED_BY: Final = Phrase(
    en="a marker is pulled by dice, powers and cards.", fr="un pion se tire par les dés, les pouvoirs et les cartes."
)
MARKER_THERE: Final = Phrase(en="the token would lie under the marker.", fr="le jeton se trouverait sous le pion.")
TOKEN_THERE: Final = Phrase(en="the token would cover another one.", fr="le jeton en recouvrirait un autre.")
OFF_THE_TRACK: Final = Phrase(
    en="the token needs {n} spaces of the track from there on.",
    fr="le jeton demande {n} cases de la piste à partir de là.",
)
NO_KING_THERE: Final = Phrase(en="no King token lies there.", fr="aucun jeton Roi ne s'y trouve.")
TAKEN: Final = Phrase(en="your Rival has taken this Monster.", fr="votre Rival a pris ce Monstre.")


class DuelWhyNot(PlacedWhyNot):
    """What a player of King of Tokyo Duel sees: cards, dice, Monsters, tracks and tokens."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat, moves_of, dice_of)

    # -- what lies there

    def things(self) -> list[Thing]:
        if not self.view["players"]:
            found = [(monster.id, Phrase(en=monster.name("en"), fr=monster.name("fr"))) for monster in MONSTERS]
            return [Thing(f"monster.{monster}", f"monster-{monster}", name) for monster, name in found]
        cards = [
            Thing(place, f"card-{mark}", Phrase(en=self.state.faces[mark].en, fr=self.state.faces[mark].fr))
            for place, mark in self.marks.items()
            if place != "pending"
        ]
        return [*cards, Thing("market", "market", MARKET), *self.dice_there(), *self.boards(), *self.tracks()]

    def boards(self) -> list[Thing]:
        """Special powers, and the own Dice tokens."""
        found = []
        for seat, player in enumerate(self.view["players"]):
            monster = MONSTERS_BY_ID[player["monster"]]
            name = Phrase(en=monster.power_name("en"), fr=monster.power_name("fr"))
            found.append(Thing(f"board.{seat}", f"seat-{seat}", name))
        return [*found, Thing(f"players.{self.seat}.dice_tokens", f"tokens-{self.seat}", DICE_TOKENS)]

    def tracks(self) -> list[Thing]:
        """Both markers; and all spaces while places are asked for."""
        names = {track: Phrase(en=symbol_word(track, "en"), fr=symbol_word(track, "fr")) for track in TRACK_NAMES}
        found = [Thing(f"track.{track}", f"pawn-{track}", name) for track, name in names.items()]
        if self.choice.kind in ("place", "king") and self.choice.player == self.seat:
            turned = [place for place in self.moves.placed if place.endswith("@turned")]
            upright = [f"{track}@{low}" for track in TRACK_NAMES for low in range(-LAST_SPACE, LAST_SPACE + 1)]
            found += [self.space(place, names) for place in (*upright, *turned)]
        return found

    def space(self, place: str, names: dict[str, Phrase]) -> Thing:
        track, space = place.split("@")[:2]
        words = {lang: space_word(int(space), self.seat, [], lang) for lang in ("en", "fr")}
        said = {lang: SPACE.say(lang, track=names[track].say(lang), space=words[lang]) for lang in words}
        return Thing(place, f"{track}-{2 * int(space)}", Phrase(**said))

    def meant(self) -> set[str]:
        """What has a button; cards of one's own that an option names; Dice tokens, if some may be spent."""
        words, own = self.named(), f"players.{self.seat}."
        cards = {place for place, mark in self.marks.items() if place.startswith(own) and self.card(mark) in words}
        turned = {place.removesuffix("@turned") for place in self.moves.placed if "@" in place}
        tokens = {f"{own}dice_tokens"} if self.choice.kind == "dice_tokens" and "dice_tokens" in words else set()
        return super().meant() | cards | turned | tokens

    def card(self, mark: int) -> str:
        return str(self.state.faces[mark].id)

    # -- why not

    def reason(self, place: str) -> Reason:
        zone = place.partition("@")[0].partition(".")[0]
        if zone in TRACK_NAMES:
            return self.why_not_there(place)
        explain = {
            "monster": lambda: because("KD-020", TAKEN),
            "dice": lambda: self.why_not_dice(int(place.split(".")[1])),
            "board": lambda: self.why_no_power(int(place.split(".")[1])),
            "track": lambda: because("KD-080", PULLED_BY),
            "discard": lambda: because("KD-140", DISCARDED),
            "market": lambda: self.why_not_buy(self.marks[place]) if place in self.marks else self.why_not_sweep(),
            "players": lambda: self.why_not_owned(place),
        }
        return explain[zone]()

    def why_not_buy(self, number: int) -> Reason:
        """KD-140, KD-141, KD-147: the price, or the time."""
        less = self.choice.about if self.choice.kind == "made_in_a_lab" else 0
        cost, has = price(self.state, number, less), self.state.players[self.seat].energy
        if cost > has:
            return because("KD-147" if less else "KD-141", TOO_DEAR, cost=cost, energy=has, n=cost - has)
        return because("KD-140", BUY_LATER)

    def why_not_sweep(self) -> Reason:
        """KD-145."""
        has = self.state.players[self.seat].energy
        if has < SWEEP_PRICE:
            return because("KD-145", SWEEP_COSTS, cost=SWEEP_PRICE, energy=has)
        return because("KD-145", SWEPT) if self.choice.kind == "buy" else because("KD-140", BUY_LATER)

    def why_not_owned(self, place: str) -> Reason:
        """A KEEP card, or the Dice tokens."""
        if place.endswith(".dice_tokens"):
            has_any = self.state.players[self.seat].dice_tokens > 0
            return because("KD-041", DICE_TOKEN_WHEN if has_any else NO_DICE_TOKEN)
        if not place.startswith(f"players.{self.seat}."):
            return because("KD-143", RIVALS)
        card = CARDS[self.card(self.marks[place])]
        return because("KD-143", NOT_ITS_MOMENT, card.id, text=Phrase(en=card.text("en"), fr=card.text("fr")))

    def why_not_dice(self, nth: int) -> Reason:
        """KD-042, KD-043, KD-062: thrown often enough, or resolved."""
        game = self.state
        if game.active != self.seat:
            return because("KD-043", RIVALS_DICE)
        if game.phase == REROLL and game.roll.throws >= throws_allowed(game):
            return because("KD-042", NO_THROW_LEFT, n=throws_allowed(game))
        die = self.dice["en"][nth]
        if self.choice.kind != "resolve":
            return because("KD-043", STOPPED)
        if die.faces[:1] == (FACE_NAMES[POWER],):
            return self.why_no_power(self.seat) if power_left(game) else because("KD-120", SPENT)
        is_too_few = not die.state and any(face in TRACK_NAMES for face in die.faces)
        return because("KD-066", TOO_FEW) if is_too_few else because("KD-062", RESOLVED)

    def why_no_power(self, seat: int) -> Reason:
        """KD-062, KD-120: symbols, and something to do, while one's own dice are resolved."""
        game = self.state
        if seat != self.seat:
            return because("KD-120", RIVALS_POWER)
        if game.active != self.seat or game.phase != RESOLVE or self.choice.kind != "resolve":
            return because("KD-062", POWER_WHEN)
        monster = game.players[seat].monster
        if not monster.symbols:
            text = Phrase(en=monster.speak("en"), fr=monster.speak("fr"))
            return because("KD-120", NOT_ITS_MOMENT, text=text)
        need, left = monster.symbols, power_left(game)
        return because("KD-120", POWER_NEEDS, need=need, left=left) if left < need else because("KD-120", POWER_IDLE)

    def why_not_there(self, place: str) -> Reason:
        """KD-105: where a token can't lie."""
        if self.choice.kind == "king":
            return because(self.choice.rule, NO_KING_THERE)
        name, low = place.split("@")[:2]
        game, track, covers = self.state, TRACK_NAMES.index(name), BUZZ_TOKENS[self.choice.about].covers
        cover = actions.spaces_without(game, self.choice.about)
        spaces = [int(low) + more for more in range(covers)]
        if spaces[-1] > LAST_SPACE:
            return because("KD-105", OFF_THE_TRACK, n=covers)
        free = free_spaces(cover, game.markers, track)
        taken = [2 * space for space in spaces if not free[space + LAST_SPACE]]
        return because("KD-105", MARKER_THERE if game.markers[track] in taken else TOKEN_THERE)
