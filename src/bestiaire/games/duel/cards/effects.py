"""The vocabulary of effects: what cards do when they are bought, or when their moment comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.powers import SIGNATURE_MOVE
from bestiaire.games.duel.cards.printed import Effect
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import discard_any
from bestiaire.games.duel.rules.pulls_and_hits import gain_energy, hit, hit_both, pull
from bestiaire.games.duel.rules.roll import threes_left, unused_rerolls
from bestiaire.games.duel.table.dice import FAME, SET, TRACK_NAMES
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
    """KD-231: Frenzy. This turn is played to its end first."""

    def run(self, game: Game, me: int) -> Flow[None]:
        game.extra_turns = min(game.extra_turns + 1, MOST_COUNTED)
        yield from ()

    def speak(self, lang: str) -> str:
        return say(
            lang, en="when this turn is over, you take another one", fr="à la fin de ce tour, vous en jouez un autre"
        )


class Dominate(Effect):
    """KD-214: waits for the Rival's next turn; as an option it is settled at once."""

    def run(self, game: Game, me: int) -> Flow[None]:
        victim = rival(me)
        if game.options.dominates_at_once:
            yield from discard_any(game, victim)
            if game.players[victim].keep:
                actions.lack_dice(game, victim, len(game.players[victim].keep))
        else:
            player = game.players[victim]
            player.dominated = min(player.dominated + 1, MOST_COUNTED)
            if game.log is not None:
                tell(game, "dominate", {"seat": victim})

    def speak(self, lang: str) -> str:
        return say(
            lang,
            en="your Rival rolls 1 die fewer next turn for each KEEP card there, "
            "and may discard any number of them first",
            fr="au prochain tour, votre Rival lance 1 dé de moins par carte Pouvoir devant lui, "
            "après en avoir défaussé autant qu'il veut",
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
    """KD-226: Operation Media, one pull for all Smash symbols resolved this turn."""

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from pull(game, me, FAME, game.smash_resolved)

    def speak(self, lang: str) -> str:
        spaces = SPACE.count(lang, 1)
        return say(
            lang,
            en=f"pull Fame {spaces} for each Smash you resolved this turn",
            fr=f"tirez la Gloire de {spaces} par Baffe que vous avez résolue ce tour-ci",
        )


class PullPerThree(Effect):
    """KD-233: Signature Move, a pull for each full three Special Power symbols; as an option, one longer pull."""

    def __init__(self, track: int, spaces: int) -> None:
        self.track: int = track
        self.spaces: int = spaces

    def run(self, game: Game, me: int) -> Flow[None]:
        threes = threes_left(game)
        if game.options.signature_is_one_pull:
            game.signature_pulls += threes
            yield from pull(game, me, self.track, threes * self.spaces)
            return
        for _ in range(threes):
            if game.players[me].powers & SIGNATURE_MOVE:  # it can be lost to a swap on the way
                game.signature_pulls += 1
                yield from pull(game, me, self.track, self.spaces)

    def speak(self, lang: str) -> str:
        track, spaces = track_word(TRACK_NAMES[self.track], lang), SPACE.count(lang, self.spaces)
        return say(
            lang,
            en=f"for every {SET} Special Power symbols in your Roll, pull {track} {spaces}",
            fr=f"pour chaque groupe de {SET} symboles Pouvoir spécial dans votre Lancer, tirez {track} de {spaces}",
        )


class PullPerEnergy(Effect):
    """KD-160: Electrical Aura, one pull; the energy is counted now and stays."""

    def __init__(self, track: int, spaces: int, per: int) -> None:
        self.track: int = track
        self.spaces: int = spaces
        self.per: int = per

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from pull(game, me, self.track, self.spaces * (game.players[me].energy // self.per))

    def speak(self, lang: str) -> str:
        track, spaces = track_word(TRACK_NAMES[self.track], lang), SPACE.count(lang, self.spaces)
        energy = ENERGY_CUBE.count(lang, self.per)
        return say(
            lang,
            en=f"pull {track} {spaces} for every {energy} you have",
            fr=f"tirez {track} de {spaces} par tranche de {energy} que vous avez",
        )


class EnergyPerReroll(Effect):
    """KD-046: Eye of the Storm."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, game: Game, me: int) -> Flow[None]:
        yield from gain_energy(game, me, self.amount * unused_rerolls(game))

    def speak(self, lang: str) -> str:
        energy = ENERGY_CUBE.count(lang, self.amount)
        return say(
            lang,
            en=f"gain {energy} for each reroll that you don't use",
            fr=f"gagnez {energy} pour chaque relance que vous n'utilisez pas",
        )


def carry_out(game: Game, me: int, card: int) -> Flow[None]:
    """A KEEP card's moment has come: what it does, in printed order."""
    face = game.faces[card]
    if game.log is not None:
        tell(game, "effect", {"seat": me, "card": face.id})
    for effect in face.effects:
        yield from effect.run(game, me)
