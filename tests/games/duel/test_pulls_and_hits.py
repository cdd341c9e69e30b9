"""The two things that set each other off: pulls, step by step, and hits, step by step."""

from __future__ import annotations

import pytest

from tests.games.duel.play import DuelTables, at

FOUR_FAME = "4 fame 2 destruction"


def test_a_pull_goes_toward_who_pulls(duel: DuelTables) -> None:
    table = duel.rolled(FOUR_FAME)
    assert table.steps() == [-1, -2]
    theirs = duel.rolled(FOUR_FAME, active=1)
    assert theirs.steps() == [1, 2]
    assert theirs.destruction == 0


def test_every_space_gives_its_bonus(duel: DuelTables) -> None:
    buzz = [at("tiger", "fame", -1), at("cat", "fame", -2)]
    table = duel.rolled(FOUR_FAME, buzz=buzz, bought=False)
    assert table.us.energy == 2, "one from the tiger, one for buying nothing"
    assert table.them.life == 13
    assert [event["bonus"] for event in table.told("bonus")] == ["energy", "paw"]


def test_the_game_is_won_before_the_bonus(duel: DuelTables) -> None:
    table = duel.rolled(FOUR_FAME, fame=-2, destruction=-4, buzz=[at("tiger", "fame", -3)])
    assert table.won == ([0], "spotlight")
    assert table.us.energy == 0


def test_the_victory_space(duel: DuelTables) -> None:
    table = duel.rolled(FOUR_FAME, fame=6, active=1, buzz=[at("fish", "fame", 7)])
    assert table.won == ([1], "victory")
    assert table.steps() == [7]


def test_an_added_space_at_the_edge_is_not_in_the_zone(duel: DuelTables) -> None:
    table = duel.rolled("3 fame", fame=-2, destruction=-3, buzz=[at("phantom", "fame", -3)])
    assert table.won is None
    assert table.fame == -2.5
    assert table.us.life == 14


def test_a_king_token_stops_only_the_rival_of_the_king(duel: DuelTables) -> None:
    buzz = [at("the_king", "fame", -1)]
    table = duel.rolled(FOUR_FAME, them={"monster": "the_king"}, buzz=buzz)
    assert table.steps() == [-1]
    assert [event["space"] for event in table.told("stop")] == [-1]
    own = duel.rolled(FOUR_FAME, us={"monster": "the_king"}, buzz=buzz)
    assert own.steps() == [-1, -2]


def test_scrappy_counts_tokens_left_not_spaces(duel: DuelTables) -> None:
    buzz = [at("anubis", "fame", -2), at("cat", "fame", -3)]
    table = duel.rolled(FOUR_FAME, us={"keep": ["scrappy"]}, buzz=buzz)
    assert table.us.dice_tokens == 0, "from one space of the token to the other"
    table = duel.rolled(FOUR_FAME, us={"keep": ["scrappy"]}, buzz=buzz, fame=-1)
    assert table.us.dice_tokens == 1, "off one token onto the other"
    table = duel.rolled(FOUR_FAME, us={"keep": ["scrappy"]}, buzz=buzz, fame=-2)
    assert table.us.dice_tokens == 2, "off one token, then off the other"


@pytest.mark.parametrize(("option", "events"), [("per_pull", [2]), ("per_step", [1, 1])])
def test_spiked_tail(option: str, events: list[int], duel: DuelTables) -> None:
    table = duel.rolled("4 destruction", {"keep": ["spiked_tail"]}, options={"spiked_tail_event": option})
    assert [event["amount"] for event in table.told("hits")] == events


def test_a_pull_set_off_in_a_pull_is_finished_first(duel: DuelTables) -> None:
    us, buzz = {"keep": ["in_shape"], "energy": 1}, [at("cat", "fame", -1)]
    table = duel.rolled("5 fame", us, {"hits": 3}, buzz=buzz, bought=False)
    assert table.asked == ("us", "in_shape")
    assert table.steps() == [-1]
    table.play("in_shape:yes")
    assert table.steps() == [-1, -2, -3, -4]
    assert table.us.energy == 1, "paid 1, and 1 for buying nothing"


def test_unchained_and_lightning_speed_are_asked_space_by_space(duel: DuelTables) -> None:
    both = {"keep": ["unchained", "lightning_speed"]}
    table = duel.rolled("5 fame", us=both, buzz=[at("phantom", "fame", -2)])
    assert table.asked == ("us", "lightning_speed")
    table.play("lightning_speed:no")
    assert table.asked == ("us", "unchained")
    table.play("unchained:yes")
    assert table.asked == ("us", "lightning_speed")
    table.play("lightning_speed:yes")
    assert table.them.life == 12
    assert table.fame == -2


# -- hits


SMASH = "4 smash"


def test_protections_in_their_order(duel: DuelTables) -> None:
    table = duel.rolled(
        SMASH,
        them={"keep": ["armor_plating", "trendsetter", "camouflage"], "life": 5},
        buzz=[at("cat", "fame", 0)],
    )
    assert table.asked == ("them", "camouflage")
    assert table.view(1)["choice"]["amount"] == 4
    table.play("camouflage:no")
    assert [event["card"] for event in table.told("ignored")] == ["trendsetter", "armor_plating"]
    assert table.them.life == 3


def test_camouflage_throws_a_die_for_each_hit(duel: DuelTables) -> None:
    for seed in range(12):
        table = duel.rolled(SMASH, them={"keep": ["camouflage"]}, seed=seed)
        table.play("camouflage:yes")
        (thrown,) = table.told("camouflage")
        assert len(thrown["dice"]) == 4
        assert thrown["amount"] == thrown["dice"].count("heart")
        assert table.them.life == 10 + thrown["amount"]


def test_own_protections_do_not_work_in_ones_own_turn(duel: DuelTables) -> None:
    table = duel(
        {"keep": ["armor_plating"], "energy": 2}, phase="buy", market=["hors_doeuvres"], buzz=[at("cat", "fame", 0)]
    )
    table.play("buy:hors_doeuvres")
    assert table.us.life == 11


def test_hibernation_and_unstoppable(duel: DuelTables) -> None:
    assert duel.rolled(SMASH, them={"keep": ["hibernation"]}).them.life == 14
    table = duel.rolled(SMASH, them={"keep": ["unstoppable", "unstable_dna"], "life": 4}, us={"keep": ["giant_brain"]})
    assert table.asked == ("them", "unstable_dna"), "three hits were taken: life before less 1"
    table.play("unstable_dna:giant_brain")
    assert (table.them.life, table.them.keep) == (1, ["giant_brain"])
    assert table.us.keep == ["unstable_dna"]
    assert table.lies("discard") == ["unstoppable"]


def test_both_at_zero(duel: DuelTables) -> None:
    for option, winners in (("draw", [0, 1]), ("buyer_loses", [1])):
        options = {"both_at_zero": option}
        table = duel.buying("jets_scrambled", {"life": 5, "energy": 4}, {"life": 4}, options=options)
        table.play("buy:jets_scrambled", "place:fame@3")
        assert table.won is not None
        assert table.won[0] == winners
    assert duel({"life": 0}, {"life": 0}).won is not None


def test_regeneration_waits_for_a_gain_that_leaves_room(duel: DuelTables) -> None:
    table = duel.rolled("2 heart", us={"keep": ["regeneration"], "life": 10})
    assert table.us.life == 13
    full = duel.rolled("2 heart", us={"keep": ["regeneration"], "life": 12})
    assert full.us.life == 14


def test_superconductor_echoes_dice_and_nothing_else(duel: DuelTables) -> None:
    table = duel.rolled("3 energy", them={"keep": ["superconductor"]}, bought=False)
    assert table.asked == ("them", "superconductor")
    table.play("superconductor:yes")
    assert table.them.energy == 3
    assert table.us.energy == 4, "and 1 for buying nothing, which echoes nothing"
