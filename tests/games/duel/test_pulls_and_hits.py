"""The two things that set each other off: pulls, step by step, and hits, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.helpers import asked, duel, play, rolled, them, told, us


def token(name: str, track: str, space: int) -> dict[str, Any]:
    return {"token": name, "track": track, "space": space}


def steps(table: Any) -> list[Any]:
    return [event["space"] for event in told(table, "step")]


FOUR_FAME = ("fame", "fame", "fame", "fame", "destruction", "destruction")


def test_a_pull_goes_toward_who_pulls() -> None:
    table = rolled(*FOUR_FAME)
    assert steps(table) == [-1, -2]
    theirs = rolled(*FOUR_FAME, active=1)
    assert steps(theirs) == [1, 2]
    assert theirs.position()["destruction"] == 0


def test_every_space_gives_its_bonus() -> None:
    buzz = [token("tiger", "fame", -1), token("cat", "fame", -2)]
    table = rolled(*FOUR_FAME, buzz=buzz)
    assert us(table)["energy"] == 2, "one from the tiger, one for buying nothing"
    assert them(table)["life"] == 13
    assert [event["bonus"] for event in told(table, "bonus")] == ["energy", "paw"]


def test_the_game_is_won_before_the_bonus() -> None:
    table = rolled(*FOUR_FAME, fame=-2, destruction=-4, buzz=[token("tiger", "fame", -3)])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("spotlight", [0])
    assert us(table)["energy"] == 0


def test_the_victory_space() -> None:
    table = rolled(*FOUR_FAME, fame=6, active=1, buzz=[token("fish", "fame", 7)])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("victory", [1])
    assert steps(table) == [7]


def test_an_added_space_at_the_edge_is_not_in_the_zone() -> None:
    table = rolled("fame", "fame", "fame", fame=-2, destruction=-3, buzz=[token("phantom", "fame", -3)])
    assert table.result is None
    assert table.position()["fame"] == -2.5
    assert us(table)["life"] == 14


def test_a_king_token_stops_only_the_rival_of_the_king() -> None:
    buzz = [token("the_king", "fame", -1)]
    table = rolled(*FOUR_FAME, them={"monster": "the_king"}, buzz=buzz)
    assert steps(table) == [-1]
    assert [event["space"] for event in told(table, "stop")] == [-1]
    own = rolled(*FOUR_FAME, us={"monster": "the_king"}, buzz=buzz)
    assert steps(own) == [-1, -2]


def test_scrappy_counts_tokens_left_not_spaces() -> None:
    buzz = [token("anubis", "fame", -2), token("cat", "fame", -3)]
    table = rolled(*FOUR_FAME, us={"keep": ["scrappy"]}, buzz=buzz)
    assert us(table)["dice_tokens"] == 0, "from one space of the token to the other"
    table = rolled(*FOUR_FAME, us={"keep": ["scrappy"]}, buzz=buzz, fame=-1)
    assert us(table)["dice_tokens"] == 1, "off one token onto the other"
    table = rolled(*FOUR_FAME, us={"keep": ["scrappy"]}, buzz=buzz, fame=-2)
    assert us(table)["dice_tokens"] == 2, "off one token, then off the other"


@pytest.mark.parametrize(("option", "events"), [("per_pull", [2]), ("per_step", [1, 1])])
def test_spiked_tail(option: str, events: list[int]) -> None:
    table = rolled(
        "destruction", "destruction", "destruction", "destruction",
        us={"keep": ["spiked_tail"]}, options={"spiked_tail_event": option},
    )  # fmt: skip
    assert [event["amount"] for event in told(table, "hits")] == events


def test_a_pull_set_off_in_a_pull_is_finished_first() -> None:
    table = rolled(
        "fame", "fame", "fame", "fame", "fame", us={"keep": ["in_shape"], "energy": 1}, them={"hits": 3},
        buzz=[token("cat", "fame", -1)],
    )  # fmt: skip
    assert asked(table) == (0, "in_shape")
    assert steps(table) == [-1]
    play(table, "in_shape:yes")
    assert steps(table) == [-1, -2, -3, -4]
    assert us(table)["energy"] == 1, "paid 1, and 1 for buying nothing"


def test_unchained_and_lightning_speed_are_asked_space_by_space() -> None:
    both = {"keep": ["unchained", "lightning_speed"]}
    table = rolled("fame", "fame", "fame", "fame", "fame", us=both, buzz=[token("phantom", "fame", -2)])
    assert asked(table) == (0, "lightning_speed")
    play(table, "lightning_speed:no")
    assert asked(table) == (0, "unchained")
    play(table, "unchained:yes")
    assert asked(table) == (0, "lightning_speed")
    play(table, "lightning_speed:yes")
    assert them(table)["life"] == 12
    assert table.position()["fame"] == -2


# -- hits


SMASH = ("smash", "smash", "smash", "smash")


def test_protections_in_their_order() -> None:
    table = rolled(
        *SMASH,
        them={"keep": ["armor_plating", "trendsetter", "camouflage"], "life": 5},
        buzz=[token("cat", "fame", 0)],
    )
    assert asked(table) == (1, "camouflage")
    assert table.view(1)["choice"]["amount"] == 4
    play(table, "camouflage:no")
    assert [event["card"] for event in told(table, "ignored")] == ["trendsetter", "armor_plating"]
    assert them(table)["life"] == 3


def test_camouflage_throws_a_die_for_each_hit() -> None:
    for seed in range(12):
        table = rolled(*SMASH, them={"keep": ["camouflage"]}, seed=seed)
        play(table, "camouflage:yes")
        (thrown,) = told(table, "camouflage")
        assert len(thrown["dice"]) == 4
        assert thrown["amount"] == thrown["dice"].count("heart")
        assert them(table)["life"] == 10 + thrown["amount"]


def test_own_protections_do_not_work_in_ones_own_turn() -> None:
    table = duel(
        {"keep": ["armor_plating"], "energy": 2}, phase="buy", market=["hors_doeuvres"], buzz=[token("cat", "fame", 0)]
    )
    play(table, "buy:hors_doeuvres")
    assert us(table)["life"] == 11


def test_hibernation_and_unstoppable() -> None:
    assert them(rolled(*SMASH, them={"keep": ["hibernation"]}))["life"] == 14
    table = rolled(*SMASH, them={"keep": ["unstoppable", "unstable_dna"], "life": 4}, us={"keep": ["giant_brain"]})
    assert asked(table) == (1, "unstable_dna"), "three hits were taken: life before less 1"
    play(table, "unstable_dna:giant_brain")
    assert (them(table)["life"], them(table)["keep"]) == (1, ["giant_brain"])
    assert us(table)["keep"] == ["unstable_dna"]
    assert table.position()["discard"] == ["unstoppable"]


def test_both_at_zero() -> None:
    sides = [{"life": 5, "energy": 4}, {"life": 4}]
    for option, winners in (("draw", [0, 1]), ("buyer_loses", [1])):
        table = duel(*sides, phase="buy", market=["jets_scrambled"], options={"both_at_zero": option})
        play(table, "buy:jets_scrambled", "place:fame@3")
        assert table.result is not None
        assert table.result.winners == winners
    assert duel({"life": 0}, {"life": 0}).result is not None


def test_regeneration_waits_for_a_gain_that_leaves_room() -> None:
    table = rolled("heart", "heart", us={"keep": ["regeneration"], "life": 10})
    assert us(table)["life"] == 13
    full = rolled("heart", "heart", us={"keep": ["regeneration"], "life": 12})
    assert us(full)["life"] == 14


def test_superconductor_echoes_dice_and_nothing_else() -> None:
    table = rolled("energy", "energy", "energy", them={"keep": ["superconductor"]})
    assert asked(table) == (1, "superconductor")
    play(table, "superconductor:yes")
    assert them(table)["energy"] == 3
    assert us(table)["energy"] == 4, "and 1 for buying nothing, which echoes nothing"
