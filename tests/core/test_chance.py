"""The two streams of chance: one is quick and can be foretold, one is keyed and can't; and what tables do with them."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

import bestiaire
from bestiaire.core.dice import throw
from bestiaire.core.record import with_fresh_chance
from bestiaire.core.rng import LARGEST_WORD, Keyed, Random, new_secret, read_generator, seeded
from bestiaire.testing import check_choice, check_record
from tests.core.recovery import following, recover
from tests.depth import each_seed

SECRET = "0123456789abcdef" * 4
OTHER = "fedcba9876543210" * 4
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("mindbug", {"sets": ["first_contact", "king_of_tokyo"]}),
    ("duel", {}),
    ("tokyo", {"evolutions": True}),
    ("orcs", {}),
]


# -- foretelling


@each_seed(1, 3)
def test_whoever_sees_a_few_dice_of_the_quick_stream_knows_all_others(seed: int) -> None:
    rng = seeded(seed)
    deck = list(range(40))
    rng.shuffle(deck)
    word = recover([throw(rng, 4) for _ in range(16)])
    assert word is not None
    known = Random(word)
    for _ in range(16):
        known.next()
    assert [throw(known, 6) for _ in range(50)] == [throw(rng, 6) for _ in range(50)]
    assert shuffled_before(word, 40) == deck, "the step can be inverted: what lies face down is known, too"


def shuffled_before(word: int, cards: int) -> list[int]:
    """The deck that was shuffled just before the generator had this word."""
    for _ in range(cards - 1):
        word = word * 2**32 % (LARGEST_WORD + 1)
    again, deck = Random(word), list(range(cards))
    again.shuffle(deck)
    return deck


@pytest.mark.parametrize("secret", [SECRET, OTHER, "00" * 32])
def test_no_dice_of_the_keyed_stream_tell_the_next(secret: str) -> None:
    rng = seeded(secret)
    assert recover([throw(rng, 4) for _ in range(16)]) is None


def test_the_attack_knows_the_stream_that_it_attacks() -> None:
    rng = seeded(5)
    handfuls = following(rng.word, 20)
    assert handfuls == [rng.below(6**4) for _ in range(20)]


# -- the keyed stream


def test_a_secret_always_gives_the_same_stream() -> None:
    """Records rest on these numbers."""
    rng = seeded(SECRET)
    assert [rng.next() for _ in range(3)] == FIRST
    for _ in range(14):
        rng.next()
    assert rng.next() == EIGHTEENTH, "the second block"


FIRST = [300_663_465, 3_509_441_080, 524_722_281]
EIGHTEENTH = 362_446_162


def test_copies_go_their_own_ways_and_agree() -> None:
    rng = seeded(SECRET)
    for number in range(40):
        twin = rng.copy()
        written = read_generator(json.loads(json.dumps(rng.written())))
        assert written is not None
        drawn = rng.next()
        assert twin.next() == drawn == written.next(), number


def test_secrets_of_the_operating_system_differ() -> None:
    assert len({new_secret() for _ in range(20)}) == 20
    assert seeded(new_secret()).next() != seeded(new_secret()).next()


def test_every_face_is_as_likely_in_the_keyed_stream() -> None:
    rng = seeded(SECRET)
    counts = [0] * 6
    for _ in range(3000):
        for face in throw(rng, 4):
            counts[face] += 1
    assert all(abs(count - 2000) < 200 for count in counts)


@pytest.mark.parametrize("seed", ["", "7", SECRET[1:], SECRET + "0", SECRET.upper(), "g" * 64, "é" * 64, True, 1.5, -1])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(bestiaire.BadSeed, match="seed: must be"):
        bestiaire.table("mindbug", seed=seed)


NO_WORDS: list[Any] = [0, -1, LARGEST_WORD + 1, True, 1.5, None, []]
NO_TEXTS = ["", ".", "5", "5.5", ".5", SECRET, f"{SECRET}.", f"{SECRET}.-1", f"{SECRET}.1.2", f"{SECRET}.99999999999"]
NO_TEXTS += [f"{OTHER.upper()}.1", ".1.0", f".{2**32}.5", ".1" * 5000 + ".5", ".\u0661.5"]


@pytest.mark.parametrize("written", NO_WORDS + NO_TEXTS)
def test_what_no_generator_writes_is_refused(written: Any) -> None:
    assert read_generator(written) is None
    with pytest.raises(bestiaire.BadPosition, match="random: must be"):
        bestiaire.table("mindbug", position={"players": [{}, {}], "random": written})
    if written != "5":  # as a note among the moves, that is a word
        stage = {"start": {"players": [{}, {}]}, "moves": [f"reseed:{written}"]}
        with pytest.raises(bestiaire.BadPosition, match=r"stage.moves\[0\]: no generator is written"):
            bestiaire.table("mindbug", position={"stage": stage})


# -- tables


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_table_with_a_secret_keeps_every_promise(game: str, options: dict[str, Any]) -> None:
    table = bestiaire.table(game, seed=SECRET, options=options)
    rng = seeded(1)
    while table.choice is not None:
        move = table.choice.options[rng.below(len(table.choice.options))].key
        if rng.below(8) == 0:
            check_choice(table, move, rng)
        table.play(move)
    check_record(table)
    assert table.record()["seed"] == SECRET
    other = bestiaire.table(game, seed=OTHER, options=options)
    assert other.digest() != bestiaire.table(game, seed=SECRET, options=options).digest()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_imagined_table_knows_the_secret(game: str, options: dict[str, Any]) -> None:
    table = with_fresh_chance(in_the_midst_of(game, options), OTHER)
    rng = seeded(2)
    for _ in range(60):
        if table.choice is None:
            break
        for seat in [None, *range(table.seats)]:
            imagined = table.imagine(seat, rng.next())
            again = imagined.imagine(seat, rng.next())
            for one in (imagined, again, imagined.fork()):
                assert OTHER not in json.dumps([one.position(), one.moves, one.first_position])
                assert json.dumps(one.view(seat)) == json.dumps(table.view(seat))
            read_back = bestiaire.table(game, position=json.loads(json.dumps(imagined.position())))
            assert read_back.digest() == imagined.digest()
        table.play(rng.below(len(table.choice.options)))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_imagined_does_not_depend_on_the_secret(game: str, options: dict[str, Any]) -> None:
    here = with_fresh_chance(in_the_midst_of(game, options), SECRET)
    there = with_fresh_chance(in_the_midst_of(game, options), OTHER)
    for seat in [None, *range(here.seats)]:
        assert here.imagine(seat, 5).position() == there.imagine(seat, 5).position()


def in_the_midst_of(game: str, options: dict[str, Any]) -> bestiaire.Table:
    """A table in the midst of a stage in which something has been chosen already."""
    table = bestiaire.table(game, seed=3, options=options)
    rng = seeded(3)
    while len(table.moves) < 25 or table.is_at_stage_start:
        assert table.choice is not None
        table.play(rng.below(len(table.choice.options)))
    return table


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_fresh_chance_is_another_and_nothing_leads_back(game: str, options: dict[str, Any]) -> None:
    before = in_the_midst_of(game, options)
    table = with_fresh_chance(before, SECRET)
    for seat in [None, *range(table.seats)]:
        assert table.view(seat) == before.view(seat)
    here, there = table.fork(), with_fresh_chance(before, OTHER)
    rng = seeded(4)
    differ = False
    for _ in range(200):
        if here.choice is None or there.choice is None or here.choice.keys != there.choice.keys:
            differ = True
            break
        move = rng.below(len(here.choice.options))
        here.play(move)
        there.play(move)
    assert differ, "nothing that came was decided by chance"
    record = here.record()
    assert bestiaire.replay(json.loads(json.dumps(record))).digest() == here.digest()
    undone = all_undone(here)
    assert table.digest() in [one.digest() for one in undone], "everything since can be taken back"
    for one in undone:
        assert SECRET in one.position()["random"], "chance that was known"


def all_undone(table: bestiaire.Table) -> list[bestiaire.Table]:
    """The table after each move that is taken back, as far as that goes."""
    undone = []
    with contextlib.suppress(bestiaire.NothingToUndo):
        while True:
            table.undo()
            undone.append(table.fork())
    return undone


ATTACKING = {"sets": ["king_of_tokyo"], "players": [{"play": ["hades"]}, {"life": 3}], "random": 5}


def test_dice_that_were_thrown_in_the_same_stage_stay_and_can_not_be_thrown_again() -> None:
    before = bestiaire.table("mindbug", position=ATTACKING)
    before.play("attack:hades")
    table = with_fresh_chance(before, SECRET)
    assert table.view(0) == before.view(0)
    assert table.position()["stage"]["moves"] == ["attack:hades", f"reseed:{SECRET}.0"]
    with pytest.raises(bestiaire.NothingToUndo):
        table.undo()
    table.play("reroll:both")
    assert SECRET not in json.dumps(table.imagine(0, 1).position())
    assert [one.digest() for one in all_undone(table)] == [with_fresh_chance(before, SECRET).digest()]


def test_a_seed_that_is_a_number_means_what_it_meant() -> None:
    rng = seeded(7)
    assert isinstance(rng, Random)
    assert not isinstance(rng, Keyed)
    assert [rng.below(6) for _ in range(12)] == [1, 5, 1, 5, 1, 2, 0, 2, 5, 3, 5, 1]


# -- the next dice


def test_the_next_dice_of_king_of_tokyo() -> None:
    players = [{"monster": "the_king"}, {"monster": "gigazaur"}]
    dice = ["smash", "heart", "energy", "1", "2", "3", "heart"]
    table = bestiaire.table("tokyo", position={"players": players, "phase": "roll", "next_dice": dice})
    assert table.view(0)["dice"] == dice[:6]
    assert table.position()["next_dice"] == ["heart"], "what is used up is gone"
    again = bestiaire.table("tokyo", position=json.loads(json.dumps(table.position())))
    for one in (table, table.fork(), again):
        one.play("reroll:1+smash")
        assert one.view(0)["dice"][0] == "heart"
        assert "next_dice" not in one.position()
        one.undo()
        assert one.position()["next_dice"] == ["heart"]


def test_the_next_dice_of_duel() -> None:
    players = [{"monster": "cyber_kitty"}, {"monster": "space_penguin"}]
    dice = ["fame", "smash", "energy", "power", "destruction", "heart"]
    table = bestiaire.table("duel", position={"players": players, "phase": "roll", "next_dice": [*dice, "fame"]})
    assert table.view(0)["dice"] == dice
    assert table.position()["next_dice"] == ["fame"]


def test_the_next_dice_of_mindbug() -> None:
    position = {"sets": ["king_of_tokyo"], "players": [{"play": ["hades"]}, {"life": 3}], "next_dice": [3, 3, 3, 5]}
    table = bestiaire.table("mindbug", position=position)
    assert table.position()["next_dice"] == [3, 3, 3, 5]
    table.play("attack:hades")
    assert table.view(1)["dice"] == [3, 3]
    table.play("reroll:both")
    assert table.position().get("next_dice") is None
    assert [event.public["faces"] for event in table.events if event.kind == "reroll"] == [[3, 5]]


@pytest.mark.parametrize(
    ("game", "dice", "said"),
    [
        ("tokyo", ["smash", "fame"], r"next_dice\[1\]: unknown: 'fame'; there are: 1, 2, 3, energy, heart, smash"),
        ("tokyo", [1], r"next_dice\[0\]: unknown: 1"),
        ("mindbug", [7], r"next_dice\[0\]: unknown: 7; there are: 1, 2, 3, 4, 5, 6"),
        ("mindbug", [True], r"next_dice\[0\]: unknown"),
        ("mindbug", 3, "next_dice: must be a list"),
        ("mindbug", [1] * 1001, "next_dice: must be from 0 to 1000, not 1001"),
        ("orcs", [1], "next_dice: unknown field"),
    ],
)
def test_dice_that_there_are_not(game: str, dice: Any, said: str) -> None:
    with pytest.raises(bestiaire.BadPosition, match=said):
        bestiaire.table(game, position={"players": [{}, {}], "next_dice": dice})


def test_dice_can_not_be_fixed_where_chance_is_a_secret() -> None:
    position = {"players": [{"monster": "the_king"}, {"monster": "gigazaur"}], "next_dice": ["smash"]}
    for fixed, seed in ((position, SECRET), ({**position, "random": f"{SECRET}.0"}, None)):
        with pytest.raises(bestiaire.BadPosition, match="next_dice: dice can't be fixed"):
            bestiaire.table("tokyo", position=fixed, seed=seed)


def test_what_is_imagined_does_not_know_the_next_dice() -> None:
    players = [{"monster": "the_king"}, {"monster": "gigazaur"}]
    table = bestiaire.table("tokyo", position={"players": players, "phase": "roll", "next_dice": ["smash"] * 60})
    thrown = set()
    for seed in range(10):
        imagined = table.imagine(0, seed)
        assert imagined.view(0) == table.view(0)
        imagined.play("reroll:" + "+".join(["smash"] * 6))
        thrown.add(tuple(imagined.view(0)["dice"]))
    assert len(thrown) > 5
