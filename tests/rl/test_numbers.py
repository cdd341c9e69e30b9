"""Actions and observations: every key has a number, the quick encoder equals the view, nothing hidden enters."""

from __future__ import annotations

import json
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")

import bestiaire
from bestiaire import rl
from bestiaire.core import encoding
from bestiaire.core.encoding import KEPT, Encoder, put
from bestiaire.core.errors import BadInput, BadOptions, BadSeat, UnknownGame
from bestiaire.core.numbering import Actions, Verb, handfuls
from bestiaire.core.schema import Schema, number
from bestiaire.rl.game import GameAsNumbers, named
from tests.depth import times
from tests.rl.games import ALL, check_equal, kinds, observers, random_tables

GAMES = times(1, 12)


@pytest.fixture(autouse=True)
def shelf(snip: str) -> None:
    """Snip is on the shelf, too."""


@pytest.mark.parametrize(("key", "seats", "options"), kinds(crowded=True))
def test_the_mask_is_what_is_offered_and_every_number_leads_back(key: str, seats: int, options: dict[str, Any]) -> None:
    game = GameAsNumbers(key, seats, options)
    for table in random_tables(key, seats, options, GAMES):
        assert table.choice is not None
        mask, numbers = game.mask(table)
        assert sorted(numbers) == np.flatnonzero(mask).tolist()
        assert [game.actions.key(number) for number in numbers] == table.choice.keys
        assert [game.actions.number(key) for key in table.choice.keys] == numbers


@pytest.mark.parametrize(("key", "seats", "options"), kinds(crowded=True))
def test_the_quick_encoder_equals_the_view(key: str, seats: int, options: dict[str, Any]) -> None:
    game = GameAsNumbers(key, seats, options)
    for count, table in enumerate(random_tables(key, seats, options, GAMES)):
        for seat in observers(table, count):
            check_equal(game, table, seat)


@pytest.mark.parametrize(("key", "seats", "options"), kinds(crowded=True))
def test_dealing_the_unseen_anew_changes_no_observation(key: str, seats: int, options: dict[str, Any]) -> None:
    game = GameAsNumbers(key, seats, options)
    for count, table in enumerate(random_tables(key, seats, options, GAMES // 2)):
        for seat in observers(table, count):
            imagined = table.imagine(seat, count)
            assert np.array_equal(game.look(imagined, seat), game.look(table, seat))
        if count % 10 == 0:
            check_equal(game, imagined, (seat + 1) % seats)


@pytest.mark.parametrize(("key", "seats", "options"), kinds(crowded=True))
def test_every_number_is_within_its_bounds(key: str, seats: int, options: dict[str, Any]) -> None:
    game = GameAsNumbers(key, seats, options)
    for table in random_tables(key, seats, options, 2):
        seen = named(game.schema, game.look(table, 0))
        for field in game.schema.fields:
            assert seen[field.name].shape == field.shape
            assert seen[field.name].min() >= field.low
            assert seen[field.name].max() <= field.high


def test_a_crowd_is_cut_to_its_places_and_large_numbers_to_their_bounds() -> None:
    crowd = {"life": 9_999, "play": ["bee_bear"] * 14, "hand": ["gorillion"]}
    pool = {"cards": ["bee_bear"] * 24 + ["gorillion"] * 2, "players": [crowd, {"hand": ["gorillion"]}]}
    table = bestiaire.table("mindbug", position=pool)
    seen = rl.observe(table.view(0))
    assert seen["players.life"].tolist() == [127, 3]
    assert seen["players.creatures"].tolist() == [14, 0]
    assert (seen["players.play.card"][0] > 0).all()
    game = GameAsNumbers("mindbug", options={"cards": pool["cards"]})
    assert np.array_equal(game.look(table, 0), np.concatenate([array.ravel() for array in seen.values()]))
    assert game.mask(table)[0].sum() == 15


def test_a_pool_with_more_copies_has_more_numbers() -> None:
    usual = rl.actions("mindbug")
    assert rl.actions("mindbug", {"sets": ["king_of_tokyo"]}) is usual
    larger = rl.actions("mindbug", {"cards": ["bee_bear"] * 30})
    assert larger.key(larger.number("attack:bee_bear#30")) == "attack:bee_bear#30"
    with pytest.raises(BadInput, match=r"'attack:bee_bear#30' has no number in the action space of mindbug"):
        usual.number("attack:bee_bear#30")


def test_a_set_of_ones_own_is_observed_and_numbered() -> None:
    from bestiaire.games.mindbug import add_set, creature, remove_set

    before = rl.schema("mindbug").hash
    add_set("mine", [creature("heron", "Heron", "Héron", power=5)])
    try:
        assert rl.actions("mindbug").number("play:heron") >= 0
        position = {"sets": ["first_contact", "mine"], "players": [{"hand": ["heron"]}, {}]}
        seen = rl.observe(bestiaire.table("mindbug", position=position).view(0))
        names = rl.schema("mindbug").by_name["players.known"].values
        assert seen["players.known"][0, names.index("heron")] == 1
        assert rl.schema("mindbug").hash != before
    finally:
        remove_set("mine")
    assert rl.schema("mindbug").hash == before


def test_hashes_are_stable_and_tell_games_apart() -> None:
    hashes = {key: GameAsNumbers(key).hash for key in ALL}
    assert len(set(hashes.values())) == len(hashes)
    assert hashes == {key: GameAsNumbers(key).hash for key in ALL}
    assert json.dumps(rl.schema("mindbug").to_json())


def test_the_own_hand_is_seen_and_the_other_is_not() -> None:
    players = [{"hand": ["bee_bear", "gorillion"]}, {"hand": ["luchataur"]}]
    table = bestiaire.table("mindbug", position={"players": players})
    field = rl.schema("mindbug").by_name["players.known"]
    for seat, own in ((0, {"bee_bear", "gorillion"}), (1, {"luchataur"})):
        mine, other = rl.observe(table.view(seat))["players.known"]
        assert {field.values[place] for place in np.flatnonzero(mine)} == own
        assert not other.any()


def test_wrong_input_is_named() -> None:
    table = bestiaire.table("mindbug", seed=1)
    with pytest.raises(BadSeat, match=r"view\.seat: must be a seat: "):
        rl.observe(table.view(None))
    with pytest.raises(BadInput, match="view: must be an object"):
        rl.observe([])  # type: ignore[arg-type]
    with pytest.raises(UnknownGame, match="chess"):
        rl.actions("chess")
    with pytest.raises(BadOptions, match="options"):
        rl.actions("mindbug", {"colour": "blue"})
    with pytest.raises(BadInput, match="from 0 to") as error:
        rl.actions("mindbug").key(1_000_000)
    assert "numérotées de 0 à" in error.value.say("fr")
    for wrong in (-1, True, "1", 1.0, None):
        with pytest.raises(BadInput, match="is no action"):
            rl.actions("mindbug").key(wrong)


def test_a_game_that_says_nothing_is_named() -> None:
    from tests.tiny import SNIP

    bestiaire.unregister("snip")
    bestiaire.register(SNIP)
    with pytest.raises(BadInput, match=r"game: snip does not say its actions and observations"):
        rl.actions("snip")


def test_what_a_game_declares_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="two actions have the same key"):
        Actions("x", [Verb("play", ("a",)), Verb("play", ("a",))])
    with pytest.raises(ValueError, match="the same name"):
        Schema("x", [number("a", 1, ""), number("a", 1, "")])


def test_handfuls_of_dice_are_spelled_in_order() -> None:
    assert handfuls(("smash", "fame"), 1, 2) == ["smash", "fame", "smash+smash", "smash+fame", "fame+fame"]


def test_numbers_below_0_and_above_a_byte_are_written() -> None:
    told = Schema("snip", [number("turn", 1000, "", low=-1000), number("die", 1000, "")])
    encoder = Encoder(told)
    state = ALL["snip"].new(3, {}, bestiaire.Random(1))
    state.turn, state.die = -300, 700  # type: ignore[attr-defined]
    out = bytearray(4)
    encoder.write(state, 0, None, out)
    assert np.frombuffer(out, "<i2").tolist() == [-300, 700]


def test_a_number_is_written_however_far_behind_it_lies() -> None:
    out = bytearray(2 * (KEPT + 2))
    for place in (0, KEPT - 1, KEPT, KEPT + 1):
        put(out, place, 300)
        encoding.count(out, place)
    written = np.frombuffer(out, "<i2")
    assert written[written != 0].tolist() == [301] * 4
    assert np.flatnonzero(written).tolist() == [0, KEPT - 1, KEPT, KEPT + 1]
