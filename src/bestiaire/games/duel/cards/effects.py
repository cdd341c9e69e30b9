"""The vocabulary of effects: what cards do when they are bought, or when their moment comes; each runs and speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import rival
from bestiaire.games.duel.cards.printed import Effect
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.pulls_and_hits import gain_energy, hit, hit_both, pull
from bestiaire.games.duel.table.dice import FAME, TRACK_NAMES
from bestiaire.games.duel.table.tracks import is_in_spotlight
from bestiaire.games.duel.table.zones import MOST_COUNTED
from bestiaire.games.duel.words.nouns import DICE_TOKEN, ENERGY_CUBE, HIT, KEEP_CARD, LIFE_POINT, SPACE, track_word
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


class Pull(Effect):
    """One pull (KD-085)."""

    def __init__(self, track: int, spaces: int) -> None:
        self.track: int = track
        self.spaces: int = spaces

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from pull(game, me, self.track, self.spaces)

    def speak(self, lang: str) -> str:
        track, spaces = track_word(TRACK_NAMES[self.track], lang), SPACE.count(lang, self.spaces)
        return say(lang, en=f"pull {track} {spaces}", fr=f"tirez {track} de {spaces}")


class HitRival(Effect):
    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from hit(game, rival(me), self.amount)

    def speak(self, lang: str) -> str:
        hits = HIT.count(lang, self.amount)
        return say(lang, en=f"your Rival takes {hits}", fr=f"votre Rival subit {hits}")


class HitYourself(Effect):
    """KD-175: hits like any others."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from hit(game, me, self.amount)

    def speak(self, lang: str) -> str:
        hits = HIT.count(lang, self.amount)
        return say(lang, en=f"you take {hits}", fr=f"vous subissez {hits}")


class HitBoth(Effect):
    """KD-174: both Monsters at once."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from hit_both(game, me, self.amount, self.amount)

    def speak(self, lang: str) -> str:
        hits = HIT.count(lang, self.amount)
        return say(lang, en=f"both Monsters take {hits}", fr=f"les deux Monstres subissent {hits}")


class HitSpotlights(Effect):
    """The Party's Over: nobody else's hits depend on where the markers stand."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        hits = [0, 0]
        for seat in range(2):
            for half in game.markers:
                if is_in_spotlight(half, seat):
                    hits[seat] += self.amount
        yield from hit_both(game, me, hits[me], hits[rival(me)])

    def speak(self, lang: str) -> str:
        hits = HIT.count(lang, self.amount)
        return say(
            lang,
            en=f"for each marker in a Spotlight zone, the Monster on that side takes {hits}",
            fr=f"pour chaque pion placé sous les projecteurs, le Monstre de ce côté subit {hits}",
        )


class Heal(Effect):
    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        actions.heal(game, me, self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        life = LIFE_POINT.count(lang, self.amount)
        return say(lang, en=f"gain {life}", fr=f"gagnez {life}")


class GainEnergy(Effect):
    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from gain_energy(game, me, self.amount)

    def speak(self, lang: str) -> str:
        energy = ENERGY_CUBE.count(lang, self.amount)
        return say(lang, en=f"gain {energy}", fr=f"gagnez {energy}")


class GainDiceTokens(Effect):
    """KD-007: no more than two can be held."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        actions.gain_dice_tokens(game, me, self.amount)
        yield from ()

    def speak(self, lang: str) -> str:
        tokens = DICE_TOKEN.count(lang, self.amount)
        return say(lang, en=f"gain {tokens}", fr=f"gagnez {tokens}")


class ExtraTurn(Effect):
    """KD-231, KD-238: Frenzy. This turn is played to its end first; bought twice, it gives two."""

    def run(self, game: Game, me: int) -> Flow[None]:
        game.extra_turns = min(game.extra_turns + 1, MOST_COUNTED)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang, en="when this turn is over, you take another one", fr="à la fin de ce tour, vous en jouez un autre"
        )


class RivalLosesKeep(Effect):
    """KD-227, KD-236: Tesla Impulse. With no card to choose, what follows happens all the same."""

    def run(self, game: Game, me: int) -> Flow[None]:
        theirs = game.players[rival(me)].keep
        if not theirs:
            return
        number = theirs[0]
        if len(theirs) > 1:
            options = [Option("tesla_impulse", game.faces[card].id, card) for card in theirs]
            answer = yield Choice(me, "tesla_impulse", options, "KD-227")
            number = answer.subject
        actions.lose_card(game, rival(me), number)

    def speak(self, lang: str) -> str:
        card = KEEP_CARD.count(lang, 1)
        return say(
            lang, en=f"your Rival discards {card} of your choice", fr=f"votre Rival défausse {card} de votre choix"
        )


class PullPerSmash(Effect):
    """KD-226, KD-272: Operation Media, one pull for all Smash symbols resolved this turn."""

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from pull(game, me, FAME, game.smash_resolved)

    def speak(self, lang: str) -> str:
        spaces = SPACE.count(lang, 1)
        return say(
            lang,
            en=f"pull Fame {spaces} for each Smash you resolved this turn",
            fr=f"tirez la Gloire de {spaces} par Baffe que vous avez résolue ce tour-ci",
        )
