"""King of Tokyo: what holds at every moment of every game, played at random with every option."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import bestiaire
from tests.depth import times
from tests.games.tokyo.cards.test_catalogue import BASE, EVOLUTIONS, MINDBUG
from tests.games.tokyo.play import Tokyo

SWITCHES = [
    "added_smash_counts_as_die",
    "lost_hearts_announced",
    "tie_active_player_wins",
    "last_standing_immediate",
    "frenzy_card_ends_turn_now",
    "card_backs_visible",
    "evolution_draw_one",
    "strict_token_supply",
    "check_after_interlude",
    "keywords_again_after_interlude",
    "activated_cards_stay",
    "tentacles_buy_consumables",
    "frenzy_price_after_turn",
    "hunter_multi_target",
    "nova_breath_beats_hunter",
    "sneaky_numbers_only",
    "crystals_additive",
    "scepter_card_locked_this_turn",
    "crab_claw_pays_bank",
    "earlier_rulings",
]
GAMES = times(30, 60)
LONGEST = 6000
"""A game at random is over long before so many choices."""


def options_of(seed: int, players: int) -> dict[str, Any]:
    """Other options for every seed; none but the card mode for every third."""
    dice = random.Random(seed)
    options: dict[str, Any] = {"monsters": "random", "mindbug": ("trial", "off", "experience")[seed % 3]}
    if players <= 3 and dice.random() < 0.7:
        options["evolutions"] = True
    if seed % 3:
        options |= {name: True for name in SWITCHES if dice.random() < 0.4}
        options["two_player_variant"] = dice.random() < 0.5
    return options


def box(mode: str) -> Counter[str]:
    cards = {"off": BASE, "experience": MINDBUG, "trial": {**BASE, **MINDBUG}}[mode]
    return Counter({name: copies for name, (_, _, copies) in cards.items()})


def names(items: list[Any]) -> list[str]:
    return [item["card"] if isinstance(item, dict) else item for item in items]


def energy_cards(position: dict[str, Any]) -> Counter[str]:
    found = Counter(position["display"] + position["deck"] + position["discard"])
    for player in position["players"]:
        found.update(names(player.get("cards", [])))
        found.update(name for name in names(player.get("aside", [])) if name in BASE or name in MINDBUG)
    found.update(names([position["pending"]]) if position.get("pending") else [])
    return found


def evolution_cards(position: dict[str, Any]) -> Counter[str]:
    found: Counter[str] = Counter()
    for player in position["players"]:
        for zone in ("hand", "evolution_deck", "evolution_discard", "evolutions"):
            found.update(player.get(zone, []))
        found.update(name for name in names(player.get("aside", [])) if name not in BASE and name not in MINDBUG)
    return found


def check_monsters(table: Tokyo, players: int) -> None:
    """KT-002 to KT-005, KT-008, KT-101, KT-104."""
    sides = [table[seat] for seat in range(players)]
    places = [side.place for side in sides]
    alive = sum(not side.out for side in sides)
    assert places.count("city") <= 1
    assert places.count("bay") <= (1 if players >= 5 and alive >= 5 else 0)
    for side in sides:
        bigger = "even_bigger" in side.cards
        copied = "mimic" in side.cards and (table.lies("mimicked") or {}).get("card") == "even_bigger"
        assert 0 <= side.hearts <= (12 if bigger or copied else 10)
        assert 0 <= side.vp <= 20
        assert side.energy >= 0
        assert min(side.mindbugs, side.poison, side.shrink, side.fewer_dice) >= 0
        if side.out:
            assert (side.hearts, side.energy, side.mindbugs, side.poison, side.shrink) == (0, 0, 0, 0, 0)
            assert (side.place, side.cards, side.hand, side.evolutions) == ("outside", [], [], [])
    assert len(table.lies("display")) <= 3


def check_result(table: Tokyo, players: int) -> None:
    """KT-160: who wins."""
    won = table.won
    assert won is not None
    winners, reason = won
    alive = [seat for seat in range(players) if not table[seat].out]
    assert set(winners) <= set(alive)
    if reason == "nobody":
        assert alive == winners == []
    elif reason == "last":
        assert alive == winners
        assert len(alive) == 1
    else:
        assert reason == "points"
        assert all(table[seat].vp == 20 for seat in winners)


def check_turns(table: Tokyo, players: int) -> None:
    """KT-012, KT-170: clockwise, but for extra turns; nobody plays who is out."""
    out: set[int] = set()
    last: int | None = None
    extra = False
    for event in table.told("turn", "extra_turn", "eliminate"):
        seat = event["seat"]
        if event["event"] == "eliminate":
            out.add(seat)
        elif event["event"] == "extra_turn":
            assert seat not in out
            extra = True
        else:
            assert seat not in out
            if not extra and last is not None:
                clockwise = [(last + step) % players for step in range(1, players + 1)]
                assert seat == next(other for other in clockwise if other not in out)
            last = last if extra and seat != last else seat
            extra = False


def check_accounts(table: Tokyo, players: int) -> None:
    """Whatever is gained or lost is told, and what is told adds up to what lies there."""
    hearts, vp, energy = ([start] * players for start in (10, 0, 0))
    for event in table.told(*ACCOUNTS, "set_hearts", "eliminate", "buy", "sweep"):
        kind, seat = event["event"], event["seat"]
        if kind == "eliminate":
            hearts[seat] = vp[seat] = energy[seat] = 0
        elif kind == "set_hearts":
            hearts[seat] = event["hearts"]
        elif kind in ("buy", "sweep"):
            energy[seat] -= event.get("price", 2)
            assert energy[seat] == event["energy"], event
        else:
            name = kind.partition("_")[2]
            account = {"hearts": hearts, "vp": vp, "energy": energy}[name]
            account[seat] += event["amount"] if kind.startswith("gain") else -event["amount"]
            assert account[seat] == event[name], event
            assert event["amount"] > 0
    assert hearts == table.hearts
    assert energy == table.energy
    assert [vp[seat] for seat in range(players) if not table[seat].out] == [
        table[seat].vp for seat in range(players) if not table[seat].out
    ]


ACCOUNTS = ("gain_hearts", "lose_hearts", "gain_vp", "lose_vp", "gain_energy", "lose_energy", "pay_energy")


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_at_random(seed: int) -> None:
    players = 2 + seed % 5
    options = options_of(seed, players)
    table = Tokyo(bestiaire.table("tokyo", seed=seed, players=players, options=options), forked=False)
    dice = random.Random(seed)
    choices = 0
    while table.table.choice is not None:
        keys = sorted(table.options)
        assert keys
        assert not table[table.asked[0]].out if table.lies("active") is not None else True
        if choices % 7 == 0 and table.lies("active") is not None:
            position = table.table.position()
            check_monsters(table, players)
            assert energy_cards(position) == box(options["mindbug"]), (seed, choices)
            if options.get("evolutions"):
                sets = [EVOLUTIONS[table[seat].monster] for seat in range(players)]
                wanted = Counter({name: copies for cards in sets for name, (_, copies) in cards.items()})
                looking = table.lies("looking") or {}
                assert evolution_cards(position) + Counter(looking.get("cards", [])) == wanted, (seed, choices)
        if choices % 101 == 0:
            again = bestiaire.table("tokyo", position=json.loads(json.dumps(table.table.position())))
            assert again.choice is not None
            assert again.choice.keys == table.table.choice.keys
        resting = [key for key in keys if key in ("reroll:none", "buy:none", "keyword:none", "change:none")]
        table.play(dice.choice(resting) if resting and dice.random() < 0.4 else dice.choice(keys))
        choices += 1
        assert choices < LONGEST
    check_monsters(table, players)
    check_result(table, players)
    check_turns(table, players)
    check_accounts(table, players)
