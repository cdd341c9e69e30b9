"""The six Monsters (KD-021) and their special powers (KD-120 … KD-130)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.duel.cards.buzz_tokens import KINGS
from bestiaire.games.duel.cards.printed import Monster
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import YES, ask, choose_place, place_name, yes_or_no
from bestiaire.games.duel.rules.pulls_and_hits import gain_energy, pull
from bestiaire.games.duel.rules.roll import note_if_smash, to_resolve
from bestiaire.games.duel.rules.special_power import STOP_RESOLVING, USE_POWER, power_is_usable, takes_plus, use_power
from bestiaire.games.duel.table.dice import DESTRUCTION, FACE_NAMES, FACE_ORDER, FAME, POWER
from bestiaire.games.duel.table.tracks import RESERVE, legal_places, low_of, track_of
from bestiaire.games.duel.table.zones import MOST_TOKENS, ROLL_FIXED
from bestiaire.games.duel.words.nouns import DICE_TOKEN, ENERGY_CUBE, SPACE
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

TRACKS: Final = [Option("track", "fame", FAME), Option("track", "destruction", DESTRUCTION)]
MULTIPLY: Final = yes_or_no("multiply")
SYMBOLS: Final = [Option("symbol", FACE_NAMES[face], face) for face in FACE_ORDER]


class Gigazaur(Monster):
    id = "gigazaur"
    en = "Gigazaur"
    life = 14
    power_en = "Blockbuster"
    power_fr = "Blockbuster"
    symbols = 2
    number = 1

    def use(self, game: Game, me: int) -> Flow[None]:
        """KD-122."""
        answer = yield Choice(me, "track", TRACKS, "KD-122")
        yield from pull(game, me, answer.subject, self.number)

    def speak(self, lang: str) -> str:
        spaces = SPACE.count(lang, self.number)
        return say(
            lang,
            en=f"For {self.symbols} symbols, pull Fame or Destruction {spaces}.",
            fr=f"Pour {self.symbols} symboles, tirez la Gloire ou la Destruction de {spaces}.",
        )


class Alienoid(Monster):
    id = "alienoid"
    en = "Alienoid"
    life = 14
    power_en = "Alien Technology"
    power_fr = "Technologie alien"
    symbols = 2
    number = 1
    adds_symbols = True

    def can_use(self, game: Game, me: int) -> bool:
        """KD-123: in the Resolve phase; as an option only when the Roll is fixed."""
        return not game.options.alienoid_when_fixed or game.window == ROLL_FIXED

    def must_use(self, game: Game) -> bool:
        """KD-129: nowhere is it compulsory."""
        return False

    def roll_is_fixed(self, game: Game, me: int) -> Flow[None]:
        if game.options.alienoid_when_fixed and power_is_usable(game):
            answer = yield from ask(game, "resolve", [USE_POWER, STOP_RESOLVING], "KD-123")
            if answer.subject == POWER:
                yield from use_power(game)

    def use(self, game: Game, me: int) -> Flow[None]:
        """KD-123, KD-124: what is added belongs to the Roll from now on; what was spent still does (KD-265)."""
        symbols = [option for option in SYMBOLS if option.subject != POWER or not game.options.no_added_power]
        answer = yield Choice(me, "symbol", symbols, "KD-124")
        face = answer.subject
        self.add(game, me, face)
        again = yield from takes_plus(game, me, face)
        if again:
            self.add(game, me, face)

    def add(self, game: Game, me: int, face: int) -> None:
        game.roll.added[face] += self.number
        note_if_smash(game)
        if game.log is not None:
            tell(game, "add_symbol", {"seat": me, "face": FACE_NAMES[face], "amount": self.number})

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"For {self.symbols} symbols, add any {self.number} symbol to your Roll. For +1 symbol, add the same "
            "again.",
            fr=f"Pour {self.symbols} symboles, ajoutez {self.number} symbole de votre choix à votre Lancer. Pour +1 "
            "symbole, ajoutez encore le même.",
        )


class SpacePenguin(Monster):
    id = "space_penguin"
    en = "Space Penguin"
    life = 13
    power_en = "Cryo-Gadgets"
    power_fr = "Cryo-gadgets"
    symbols = 1
    number = 1

    def can_use(self, game: Game, me: int) -> bool:
        return game.players[me].dice_tokens < MOST_TOKENS

    def use(self, game: Game, me: int) -> Flow[None]:
        """KD-125."""
        actions.gain_dice_tokens(game, me, self.number)
        yield from ()

    def speak(self, lang: str) -> str:
        tokens = DICE_TOKEN.count(lang, self.number)
        return say(lang, en=f"Gain {tokens} for each symbol.", fr=f"Gagnez {tokens} par symbole.")


class MekaDragon(Monster):
    """KD-126: its power is no use by itself: it multiplies when Smash is resolved."""

    id = "meka_dragon"
    en = "Meka Dragon"
    life = 12
    power_en = "Nuclear Breath"
    power_fr = "Souffle nucléaire"

    def can_use(self, game: Game, me: int) -> bool:
        return False

    def multiply(self, game: Game, me: int, smashes: int) -> Flow[int]:
        """KD-126: by one nothing would change. KD-264: added symbols are multiplied, too."""
        times = to_resolve(game, POWER)
        if times < 2:
            return smashes
        answer = yield Choice(me, "multiply", MULTIPLY, "KD-126", smashes)
        if answer.subject != YES:
            return smashes
        if game.log is not None:
            tell(game, "multiply", {"seat": me, "amount": smashes, "times": times})
        return smashes * times

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="When you resolve your Smash symbols, you may multiply them by your Special Power symbols.",
            fr="En résolvant vos Baffes, vous pouvez multiplier leur nombre par celui de vos symboles Pouvoir spécial.",
        )


class CyberKitty(Monster):
    id = "cyber_kitty"
    en = "Cyber Kitty"
    life = 13
    power_en = "Cat-astrophic Power"
    power_fr = "Chat-timent"
    symbols = 2
    number = 2

    def use(self, game: Game, me: int) -> Flow[None]:
        """KD-127, KD-223: base and plus are one gain."""
        again = yield from takes_plus(game, me, -1)
        yield from gain_energy(game, me, 2 * self.number if again else self.number)

    def speak(self, lang: str) -> str:
        energy = ENERGY_CUBE.count(lang, self.number)
        return say(
            lang,
            en=f"For {self.symbols} symbols, gain {energy}. For +1 symbol, gain {self.number} more.",
            fr=f"Pour {self.symbols} symboles, gagnez {energy}. Pour +1 symbole, gagnez-en {self.number} de plus.",
        )


class TheKing(Monster):
    id = "the_king"
    en = "The King"
    life = 15
    power_en = "Territorial"
    power_fr = "Territorial"
    symbols = 2
    number = 1
    stops_pulls = True

    def can_use(self, game: Game, me: int) -> bool:
        return bool(self.movable(game))

    def movable(self, game: Game) -> list[int]:
        """KD-128: his tokens without a marker on them; of two beside the board (KD-024), one."""
        found: list[int] = []
        for token in KINGS:
            place = game.places[token]
            is_free = place == RESERVE or game.markers[track_of(place)] != 2 * low_of(place)
            if is_free and not (place == RESERVE and found and game.places[found[0]] == RESERVE):
                found.append(token)
        return found if legal_places(KINGS[0], game.cover, game.markers) else []

    def use(self, game: Game, me: int) -> Flow[None]:
        """KD-128: a token from beside the board or from where it lies to another free space."""
        tokens = self.movable(game)
        token = tokens[0]
        if len(tokens) > 1:
            options = [Option("king", king_name(game, choice), choice) for choice in tokens]
            answer = yield Choice(me, "king", options, "KD-128")
            token = answer.subject
        places = legal_places(token, game.cover, game.markers)
        place = yield from choose_place(game, me, token, places, may_stay=False)
        actions.lay_token(game, me, token, place)

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en=f"For {self.symbols} symbols, lay {self.number} King token on a free space, or move one without a "
            "marker on it. Your Rival's pulls stop there.",
            fr=f"Pour {self.symbols} symboles, posez {self.number} jeton Roi sur une case libre, ou déplacez-en un qui "
            "ne porte pas de pion. Les tirages de votre Rival s'y arrêtent.",
        )


def king_name(game: Game, token: int) -> str:
    place = game.places[token]
    return "beside" if place == RESERVE else place_name(place)


MONSTERS: Final[list[Monster]] = [
    Gigazaur(),
    Alienoid(),
    SpacePenguin(),
    MekaDragon(),
    CyberKitty(),
    TheKing(),
]
