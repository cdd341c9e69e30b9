"""Why not, in King of Tokyo Duel: each reason in a position of its own, with the rule and the card that it names."""

from __future__ import annotations

from bestiaire.core.why_not import reasons_at
from tests.games.duel.play import DuelTables, at, card, rule

THROWN = "3 smash 2 fame energy"


@rule("KD-140", "KD-141", "KD-145")
def test_cards_cost_energy_and_come_after_the_dice(duel: DuelTables) -> None:
    """The last card is 1 cheaper."""
    market = ["adrenaline_augment", "acid_attack"]
    table = duel({"energy": 5}, phase="reroll", dice=THROWN, market=market, discard=["frenzy"])
    table.refuses("us", "market.0", "KD-140", says="once the dice are resolved")
    table.refuses("us", "market.1", "KD-140", says="once the dice are resolved")
    table.refuses("us", "market", "KD-140", says="once the dice are resolved")
    table.refuses("us", "discard.0", "KD-140", says="cards of the market")
    poor = duel({"energy": 1}, phase="reroll", dice=THROWN, market=market)
    poor.refuses("us", "market.1", "KD-141", says="It costs 5 energy, you have 1: 4 more needed")
    poor.refuses("us", "market", "KD-145", says="costs 2 energy, you have 1")


@rule("KD-140", "KD-145")
def test_who_buys_is_told_what_is_too_dear(duel: DuelTables) -> None:
    table = duel.buying(
        "acid_attack adrenaline_augment", {"energy": 4}, options={"sweep_limit": "once_per_turn"}, swept=True
    )
    table.allows("us", "market.1")
    table.refuses("us", "market.0", "KD-141", says="2 more needed")
    table.refuses("us", "market", "KD-145", says="once per turn")


@rule("KD-042", "KD-043", "KD-062")
def test_dice_are_thrown_three_times_and_resolved_by_kinds(duel: DuelTables) -> None:
    table = duel(phase="reroll", dice=THROWN)
    table.allows("us", *(f"dice.{nth}" for nth in range(6)))
    last = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice=THROWN, throws=3)
    last.refuses("us", "dice.0", "KD-042", says="all your 3 throws")
    resolving = duel.rolled("smash 2 fame power heart energy", {"life": 5})
    resolving.play("resolve:smash")
    reasons = {"KD-062": "done", "KD-066": "Fewer than three", "KD-120": "Special Power symbols needed: 2; left: 1"}
    resolving.leave_open()
    refused = [reason for thing, reason in reasons_at(resolving.table, 0) if thing.place.startswith("dice.") and reason]
    assert {reason.rule for reason in refused} == set(reasons)
    assert all(reasons[reason.rule] in reason.en for reason in refused)


@rule("KD-062", "KD-120")
def test_a_special_power_takes_its_symbols_and_the_own_dice(duel: DuelTables) -> None:
    """Gigazaur needs two."""
    table = duel.rolled("power energy smash", {"monster": "gigazaur"})
    table.refuses("us", "board.0", "KD-120", says="Special Power symbols needed: 2; left: 1")
    table.refuses("us", "board.1", "KD-120", says="Rival's special power")
    early = duel({"monster": "gigazaur"}, phase="reroll", dice=THROWN)
    early.refuses("us", "board.0", "KD-062", says="while your own dice are resolved")
    ready = duel.rolled("2 power smash", {"monster": "gigazaur"})
    ready.allows("us", "board.0", "dice.0", "dice.1")


@rule("KD-120")
def test_a_special_power_may_have_nothing_to_do(duel: DuelTables) -> None:
    """Nobody has more than two Dice tokens; Nuclear Breath is asked for with Smash."""
    full = {"monster": "space_penguin", "dice_tokens": 2}
    table = duel.rolled("2 power smash energy", full)
    table.refuses("us", "board.0", "KD-120", says="nothing it could do")
    dragon = duel.rolled("2 power smash energy", {"monster": "meka_dragon"})
    dragon.refuses("us", "board.0", "KD-120", says="Not at this moment")


@rule("KD-105")
def test_a_token_covers_no_other_and_no_marker(duel: DuelTables) -> None:
    """Lizard: two spaces, either way round."""
    buzz = [at("cat", "fame", 3)]
    table = duel.rolled("2 power", {"monster": "the_king"}, buzz=buzz, fame=1)
    table.play("power:use")
    table.asks("us", "place")
    table.refuses("us", "fame@3", "KD-105", says="another one")
    table.refuses("us", "fame@1", "KD-105", says="under the marker")


@rule("KD-128")
def test_a_king_token_is_moved_from_where_it_lies(duel: DuelTables) -> None:
    table = duel.rolled("6 power", {"monster": "the_king"})
    table.play("power:use", "place:fame@2", "power:use")
    table.asks("us", "king")
    table.refuses("us", "fame@3", "KD-128", says="No King token lies there")
    table.refuses("us", "track.fame", "KD-080", says="pulled by dice")


@rule("KD-041")
def test_dice_tokens_come_before_the_first_throw(duel: DuelTables) -> None:
    table = duel({"dice_tokens": 1})
    table.asks("us", "dice_tokens")
    table.allows("us", "players.0.dice_tokens")
    late = duel({"dice_tokens": 1}, phase="reroll", dice=THROWN)
    late.refuses("us", "players.0.dice_tokens", "KD-041", says="before your first throw")
    none = duel(phase="reroll", dice=THROWN)
    none.refuses("us", "players.0.dice_tokens", "KD-041", says="no Dice token")


@rule("KD-143")
@card("acid_attack")
def test_a_card_has_its_moment_and_its_owner(duel: DuelTables) -> None:
    table = duel({"keep": ["acid_attack"]}, {"keep": ["adrenaline_augment"]}, phase="reroll", dice=THROWN)
    table.refuses("us", "players.0.keep.0", "KD-143", "acid_attack", says="1 more Smash")
    table.refuses("us", "players.1.keep.0", "KD-143", says="Rival's")


@rule("KD-020")
def test_a_monster_is_taken_once(duel: DuelTables) -> None:
    table = duel.new(seed=0)
    first = table.options
    key = min(first)
    table.play(key)
    table.refuses(table.asked[0], f"monster.{key.partition(':')[2]}", "KD-020", says="has taken this Monster")
    assert table.options == first - {key}
