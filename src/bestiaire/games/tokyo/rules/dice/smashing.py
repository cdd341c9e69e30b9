"""Smashes (W12, KT-070 to KT-076) and yielding Tokyo (W15, section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import ask
from bestiaire.games.tokyo.rules.hearts.falling import leave
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import copies, in_tokyo, neighbours, others_after
from bestiaire.games.tokyo.table.dice import SMASH
from bestiaire.games.tokyo.table.zones import BAY, CITY, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

YIELD: Final = [Option("yield", "yes", 1), Option("yield", "no", 0)]


def has_smash_die(game: Game) -> bool:
    """KT-063: only dice count; as an option added smashes, too."""
    return game.rolled[SMASH] > 0 or (game.options.added_smash_counts and game.symbols[SMASH] > 0)


def targets(game: Game) -> list[int]:
    """KT-071 to KT-073: whom the resolving monster's smashes hit."""
    me = game.resolver
    others = others_after(game, me)
    is_nova = bool(game.players[me].powers & powers.NOVA_BREATH)
    if game.hunts and me == game.active and not (is_nova and game.options.nova_beats_hunter):
        preys = [prey for _, prey, _ in game.hunts]
        return [seat for seat in others if seat in preys]
    if is_nova:
        return others
    is_inside = in_tokyo(game, me)
    return [seat for seat in others if in_tokyo(game, seat) != is_inside]


def resolve_smashes(game: Game) -> Flow[None]:
    """KT-070, KT-074, KT-075: the total hits every target in full, Fire Breathing burns the neighbours, all at once."""
    me = game.resolver
    total = game.symbols[SMASH]
    if game.log is not None:
        tell(game, "resolve", {"seat": me, "group": "smashes", "amount": total})
    owned = game.players[me].powers
    is_rolled = has_smash_die(game)
    if is_rolled and owned & powers.ALPHA_MONSTER:
        for _ in range(copies(game, me, powers.ALPHA_MONSTER)):
            actions.gain_points(game, me, powers.ALPHA_POINTS)
    burnt: list[int] = []
    fires = 0
    if is_rolled and owned & powers.FIRE_BREATHING:
        burnt = neighbours(game, me)
        fires = copies(game, me, powers.FIRE_BREATHING)
    hit = targets(game)
    batch: list[Loss] = []
    for seat in others_after(game, me):
        if seat in hit:
            more = powers.FIRE_HEARTS * fires if seat in burnt else 0
            batch.append(Loss(seat, total + more, me, "smash", is_smash=True))
        elif seat in burnt:
            for _ in range(fires):
                batch.append(Loss(seat, powers.FIRE_HEARTS, me, "fire_breathing"))
    if batch:
        yield from lose_hearts(game, batch, is_smash=True)
        yield from yield_tokyo(game, batch)


def yield_tokyo(game: Game, batch: list[Loss]) -> Flow[None]:
    """KT-080 to KT-088: the City first; whoever was wounded there may leave. With Jets the choice was made before the
    loss (KT-081)."""
    for place in (CITY, BAY):
        for loss in batch:
            seat = loss.victim
            player = game.players[seat]
            if player.is_out or player.place != place or not loss.is_smash:
                continue
            leaves = loss.yields
            if loss.lost > 0 and not loss.stays:
                answer = yield from ask(game, seat, "yield", YIELD, "KT-080")
                leaves = answer.subject == 1
            if leaves:
                for _ in range(copies(game, seat, powers.BURROWING)):
                    game.burrowed = (*game.burrowed, (place, seat))
                yield from leave(game, seat, "yield")
