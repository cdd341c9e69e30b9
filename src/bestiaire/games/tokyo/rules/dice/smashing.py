"""Smashes (W12, KT-070 to KT-076) and yielding Tokyo (W15, section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.rules.anytime import ask
from bestiaire.games.tokyo.rules.hearts.falling import leave
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import asked, in_tokyo, others_after
from bestiaire.games.tokyo.table.dice import SMASH
from bestiaire.games.tokyo.table.zones import BAY, CITY, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

YIELD: Final = [Option("yield", "yes", 1), Option("yield", "no", 0)]


def has_smash_die(game: Game) -> bool:
    """KT-063: only dice count; as an option added smashes, too."""
    return game.rolled[SMASH] > 0 or (game.options.added_smash_counts and game.symbols[SMASH] > 0)


def targets(game: Game) -> list[int]:
    """KT-071 to KT-073: whom the resolving monster's smashes hit: those on the other side, never one another in Tokyo
    (KT-072). HUNTER's hit the prey alone (KM-044), as an option not if a card hits everybody; if it is out, nobody
    (KM-042)."""
    me = game.resolver
    others = others_after(game, me)
    hits_all = bool(game.players[me].powers & hooks.HITS_EVERYBODY.bits)
    if game.hunts and me == game.active and not (hits_all and game.options.nova_beats_hunter):
        preys = [prey for _, prey, _ in game.hunts]
        return [seat for seat in others if seat in preys]
    if hits_all:
        return others
    is_inside = in_tokyo(game, me)
    return [seat for seat in others if in_tokyo(game, seat) != is_inside]


def resolve_smashes(game: Game) -> Flow[None]:
    """KT-070, KT-074, KT-075: the total hits every target in full, a prey, too (KM-041); what cards add strikes at the
    same time. The attacker is whoever resolves the dice (KM-027)."""
    me = game.resolver
    total = game.symbols[SMASH]
    if game.log is not None:
        tell(game, "resolve", {"seat": me, "group": "smashes", "amount": total})
    powers = game.players[me].powers
    if powers & hooks.ON_SMASHES.bits:
        for card in asked(game, me, hooks.ON_SMASHES):
            card.on_smashes(game, me)
    fires = asked(game, me, hooks.BURNS) if powers & hooks.BURNS.bits else []
    hit = targets(game)
    batch: list[Loss] = []
    for seat in others_after(game, me):
        if seat in hit:
            batch.append(Loss(seat, total + burnt_by(game, fires, seat), me, "smash", is_smash=True))
            continue
        for card in fires:
            hearts = card.burns(game, me, seat)
            if hearts:
                batch.append(Loss(seat, hearts, me, card.id))
    if batch:
        yield from lose_hearts(game, batch, is_smash=True)
        yield from yield_tokyo(game, batch)


def burnt_by(game: Game, fires: list[Card], seat: int) -> int:
    """KT-075: what these cards add to the loss of a monster that is hit."""
    hearts = 0
    for card in fires:
        hearts += card.burns(game, game.resolver, seat)
    return hearts


def yield_tokyo(game: Game, batch: list[Loss]) -> Flow[None]:
    """KT-080 to KT-088: the City first, then the Bay (KT-083); whoever was wounded there by smashes (KT-082) and is
    still there (KT-087) may leave, unless the choice was made before the loss (KT-081)."""
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
                if player.powers & hooks.WHEN_YIELDING.bits:
                    for card in asked(game, seat, hooks.WHEN_YIELDING):
                        card.when_yielding(game, seat, place)
                yield from leave(game, seat, "yield")
