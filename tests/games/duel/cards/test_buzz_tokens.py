"""King of Tokyo Duel: every Buzz token, walked over in both directions."""

import pytest

from tests.games.duel.play import at, card


def walk(duel, token, spaces, low=-3, track="fame", seat=0, turned=False):
    """A pull over a token that lies on `low`, from the space beside it."""
    start = low - 1 if seat else low + spaces
    side = {"life": 5}
    fields = {track: start, "active": seat, "buzz": [at(token, track, low, turned=turned)]}
    return duel.rolled(f"{spaces + 2} {track}", side, side, **fields)


@card("cat")
def test_cat_is_a_paw(duel):
    table = walk(duel, "cat", 1)
    assert table.hits() == [(1, 1)]
    assert table.them.life == 4


@card("fish")
def test_fish_is_a_heart(duel):
    assert walk(duel, "fish", 1).us.life == 6


@card("tiger")
def test_tiger_is_an_energy(duel):
    assert walk(duel, "tiger", 1).us.energy == 1


@card("panda")
def test_panda_is_a_dice_token(duel):
    assert walk(duel, "panda", 1).us.dice_tokens == 1


@card("cat", "fish", "tiger", "panda")
@pytest.mark.parametrize(
    ("token", "bonus"), [("cat", "paw"), ("fish", "heart"), ("tiger", "energy"), ("panda", "dice_token")]
)
@pytest.mark.parametrize("track", ["fame", "destruction"])
@pytest.mark.parametrize("seat", [0, 1])
def test_singles_give_their_bonus_on_both_tracks_to_both_players(token, bonus, track, seat, duel):
    table = walk(duel, token, 1, track=track, seat=seat)
    assert [(event["seat"], event["bonus"], event["token"]) for event in table.told("bonus")] == [(seat, bonus, token)]


@card("lizard")
def test_lizard_is_a_paw_and_a_dice_token(duel):
    assert walk(duel, "lizard", 2, seat=1, low=1).bonuses() == ["paw", "dice_token"]
    assert walk(duel, "lizard", 2).bonuses() == ["dice_token", "paw"]
    assert walk(duel, "lizard", 2, turned=True).bonuses() == ["paw", "dice_token"]


@card("anubis")
def test_anubis_is_an_energy_and_a_heart(duel):
    assert walk(duel, "anubis", 2, seat=1, low=1).bonuses() == ["energy", "heart"]
    assert walk(duel, "anubis", 2).bonuses() == ["heart", "energy"]
    assert walk(duel, "anubis", 2, turned=True).bonuses() == ["energy", "heart"]


@card("dragon")
@pytest.mark.parametrize("track", ["fame", "destruction"])
@pytest.mark.parametrize("low", [-3, -2, 1, 2])
def test_dragon_is_energy_paw_heart_or_the_other_way_round(track, low, duel):
    read = ["energy", "paw", "heart"]
    if (low % 2 == 0) == (track == "fame"):
        read.reverse()
    assert walk(duel, "dragon", 3, low=low, track=track, seat=1).bonuses() == read
    assert walk(duel, "dragon", 3, low=low, track=track, seat=0).bonuses() == read[::-1]


@card("pumpkin")
@pytest.mark.parametrize("seat", [0, 1])
def test_pumpkin_is_a_heart_two_paws_and_a_heart(seat, duel):
    table = walk(duel, "pumpkin", 3, seat=seat, low=-2)
    side = table.them if seat else table.us
    assert side.life == 7
    assert table.hits() == [(1 - seat, 2)]


@card("alien")
def test_alien_takes_a_space_out_and_gives_nothing(duel):
    table = duel.rolled("4 fame", {"life": 5}, fame=3, buzz=[at("alien", "fame", 0)])
    assert table.steps() == [2, 0]
    assert table.bonuses() == []
    up = duel.rolled("4 fame", {"life": 5}, fame=-1, active=1, buzz=[at("alien", "fame", 0)])
    assert up.steps() == [0, 2]


@card("phantom")
def test_phantom_adds_a_space_with_a_heart(duel):
    table = duel.rolled("6 fame", {"life": 5}, fame=2, buzz=[at("phantom", "fame", 0)])
    assert table.steps() == [1, 0.5, 0, -1]
    assert table.us.life == 6
    assert table.bonuses() == ["heart"]


@card("penguin")
def test_penguin_adds_a_space_with_a_paw(duel):
    table = duel.rolled(
        "6 destruction", {}, {"life": 5}, active=0, destruction=2, buzz=[at("penguin", "destruction", 0)]
    )
    assert table.steps("destruction") == [1, 0.5, 0, -1]
    assert table.hits() == [(1, 1)]


@card("the_king")
def test_a_king_token_gives_nothing(duel):
    table = duel.rolled("3 fame", {"monster": "the_king", "life": 5}, buzz=[at("the_king", "fame", -1)])
    assert table.bonuses() == []
    assert table.fame == -1


@card("the_king")
def test_a_king_token_beside_another_token(duel):
    buzz = [at("fish", "fame", -1), at("the_king", "fame", -2), at("tiger", "fame", -3)]
    table = duel.rolled("5 fame", {"life": 5}, {"monster": "the_king"}, buzz=buzz)
    assert table.bonuses() == ["heart"]
    assert table.steps() == [-1, -2]
