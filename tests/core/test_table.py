"""The public table: forks, undo, events, positions, records."""

from __future__ import annotations

import json

import pytest

import bestiaire
from bestiaire.core.record import new_table, table_at
from bestiaire.core.rng import LARGEST_WORD, seeded
from tests.tiny import SNIP

START = {
    "players": [
        {"mindbugs": 0, "hand": ["bee_bear", "gorillion"], "play": ["luchataur"]},
        {"mindbugs": 0, "hand": ["killer_bee"], "play": ["rhino_turtle"]},
    ]
}


def test_the_same_seed_is_the_same_game() -> None:
    one, other = bestiaire.table("mindbug", seed=7), bestiaire.table("mindbug", seed=7)
    assert one.position() == other.position()
    assert one.digest() != bestiaire.table("mindbug", seed=8).digest()


def test_without_a_seed_every_game_is_another() -> None:
    assert bestiaire.table("mindbug").digest() != bestiaire.table("mindbug").digest()


def test_an_option_can_be_played_by_key_index_or_itself() -> None:
    digests = set()
    for move in ("attack:luchataur", 2):
        table = bestiaire.table("mindbug", position=START, seed=1)
        table.play(move)
        digests.add(table.digest())
    table = bestiaire.table("mindbug", position=START, seed=1)
    assert table.choice is not None
    option = table.choice.options[2]
    twin = table.fork()
    twin.play(option)
    digests.add(twin.digest())
    assert len(digests) == 1


def test_undo_goes_back_choice_by_choice_to_the_start() -> None:
    table = new_table(SNIP, 5)
    digests = []
    rng = seeded(1)
    while table.choice is not None:
        digests.append(table.digest())
        table.play(rng.below(len(table.choice.options)))
    while digests:
        table.undo()
        assert table.digest() == digests.pop()
    with pytest.raises(bestiaire.NothingToUndo):
        table.undo()


def test_undo_is_free_until_something_new_is_seen() -> None:
    table = bestiaire.table("mindbug", seed=1, position={
        "players": [
            {"play": ["shark_dog"], "hand": ["bee_bear"]},
            {"play": ["gorillion", "luchataur", "rhino_turtle"], "hand": ["killer_bee"]},
        ]
    })  # fmt: skip
    assert not table.undo_is_free
    table.play("attack:shark_dog")
    assert table.undo_is_free
    table.play("defeat:gorillion")
    assert table.undo_is_free
    table.play("hunt:none")
    assert table.undo_is_free, "the other player is asked now, but has not answered"
    table.undo()
    table.undo()
    table.undo()
    table.play("play:bee_bear")
    assert not table.undo_is_free, "a card was shown"


def test_whether_a_move_would_bring_news_can_be_asked_beforehand() -> None:
    for seed in range(12):
        table = bestiaire.table("mindbug", seed=seed)
        for number in range(30):
            if table.choice is None:
                break
            before = table.digest()
            for key in table.choice.keys:
                after = table.fork()
                after.play(key)
                while after.choice is not None and len(after.choice.options) == 1:
                    after.play(0)
                told = after.events[len(table.events) :]
                assert table.would_tell(key) == any(event.news for event in told), (seed, number, key)
            assert table.digest() == before
            table.play(table.choice.keys[number % len(table.choice.keys)])


def test_undo_is_not_free_after_a_roll() -> None:
    table = new_table(SNIP, 5)
    table.play("roll:again")
    assert not table.undo_is_free


def test_events_tell_each_seat_what_it_saw() -> None:
    table = bestiaire.table("mindbug", seed=7)
    draws = [event for event in table.events if event.kind == "draw"]
    assert [set(draws[0].seen_by(seat)) for seat in (0, 1, None)] == [
        {"event", "seat", "amount", "cards"},
        {"event", "seat", "amount"},
        {"event", "seat", "amount"},
    ]


def test_events_after_undo_are_those_of_the_shorter_game() -> None:
    table = bestiaire.table("mindbug", position=START, seed=1)
    before = [event.seen_by(0) for event in table.events]
    table.play("attack:luchataur")
    assert len(table.events) > len(before)
    table.undo()
    assert [event.seen_by(0) for event in table.events] == before


def test_a_position_in_the_middle_of_a_turn_carries_its_stage() -> None:
    table = bestiaire.table("mindbug", position=START, seed=1)
    assert "stage" not in table.position()
    table.play("attack:luchataur")
    position = json.loads(json.dumps(table.position()))
    assert position["stage"]["moves"] == ["attack:luchataur"]
    again = bestiaire.table("mindbug", position=position)
    assert again.choice is not None
    assert again.choice.keys == ["block:rhino_turtle", "block:none"]
    again.undo()
    assert again.position() == bestiaire.table("mindbug", position=START, seed=1).position()


def test_a_short_hand_of_a_position_is_refilled() -> None:
    players = [
        {"hand": ["bee_bear"], "deck": ["gorillion", "luchataur"]},
        {"hand": ["killer_bee"], "deck": ["turbo_bug"]},
    ]
    table = bestiaire.table("mindbug", position={"players": players})
    hands = [player["hand"] for player in table.position()["players"]]
    assert hands == [["bee_bear", "gorillion", "luchataur"], ["killer_bee", "turbo_bug"]]
    assert table_at(table.info, table.position()).position() == table.position()


def test_a_record_brings_the_game_back() -> None:
    table = bestiaire.table("mindbug", seed=3, names=["Ana", "Bob"])
    rng = seeded(3)
    while table.choice is not None:
        table.play(rng.below(len(table.choice.options)))
    record = json.loads(json.dumps(table.record()))
    assert record["game"] == "mindbug"
    assert record["seats"] == ["Ana", "Bob"]
    assert len(record["digests"]) == len(record["moves"]) == len(table.moves)
    again = bestiaire.replay(record)
    assert again.digest() == table.digest()
    assert again.record() == record


def test_a_record_that_began_at_a_position_begins_there_again() -> None:
    table = bestiaire.table("mindbug", position=START, seed=9)
    table.play("attack:luchataur")
    middle = bestiaire.table("mindbug", position=table.position())
    middle.play("block:none")
    again = bestiaire.replay(json.loads(json.dumps(middle.record())))
    assert again.digest() == middle.digest()


def test_an_imagined_table_can_be_recorded_too() -> None:
    table = bestiaire.table("mindbug", seed=4)
    table.play(0)
    imagined = table.imagine(0, 99)
    imagined.play("mindbug:no")
    assert bestiaire.replay(json.loads(json.dumps(imagined.record()))).digest() == imagined.digest()
    imagined.undo()
    assert imagined.view(0) == table.view(0)


def test_imagining_deals_the_unseen_cards_anew() -> None:
    table = bestiaire.table("mindbug", seed=4)
    truth = table.position()["players"][1]["hand"]
    imagined = [table.imagine(0, seed).position()["players"][1]["hand"] for seed in range(20)]
    assert any(hand != truth for hand in imagined)
    assert len({tuple(hand) for hand in imagined}) > 15


def test_imagining_a_position_put_together_by_hand_draws_on_the_whole_box() -> None:
    table = bestiaire.table("mindbug", position=START, seed=1)
    hands = {table.imagine(0, seed).position()["players"][1]["hand"][0] for seed in range(60)}
    assert len(hands) > 10
    assert "bee_bear" not in hands, "the only Bee Bear is in the own hand"


def test_an_imagined_table_rolls_other_dice() -> None:
    table = new_table(SNIP, 5)
    rolls = set()
    for seed in range(30):
        imagined = table.imagine(0, seed)
        imagined.play("roll:again")
        rolls.add(imagined.view(0)["die"])
    assert len(rolls) > 3


def test_three_seats_take_turns() -> None:
    table = new_table(SNIP, 2)
    seats = []
    while table.choice is not None:
        if table.choice.kind == "roll":
            seats.append(table.choice.player)
        table.play(0)
    assert seats == [0, 1, 2] * 3


def test_a_finished_position_is_finished_again() -> None:
    table = bestiaire.table("mindbug", position={"players": [{"life": 0}, {}]})
    assert table.choice is None
    assert table.result is not None
    assert table.result.winners == [1]
    assert bestiaire.table("mindbug", position=table.position()).position() == table.position()


def test_a_seed_rolls_the_same_dice_for_ever() -> None:
    """Records and perft rest on it."""
    dice = seeded(7)
    assert [dice.below(6) + 1 for _ in range(5)] == [2, 6, 2, 6, 2]


def test_the_generator_keeps_its_word_in_bounds_and_spreads_evenly() -> None:
    counts = [0] * 48
    for seed in range(9600):
        rng = seeded(seed)
        counts[rng.below(48)] += 1
        assert 1 <= rng.word <= LARGEST_WORD
    chi_square = sum((count - 200) ** 2 / 200 for count in counts)
    assert chi_square < 80, "47 degrees of freedom: 80 is passed once in 500 times"
    items = list(range(10))
    seeded(1).shuffle(items)
    assert sorted(items) == list(range(10))
    assert items != sorted(items)


def test_a_move_that_would_use_chance_is_known_before_it_is_made() -> None:
    table = new_table(SNIP, 1)
    digest = table.digest()
    kept, is_chance = table.after("roll:keep")
    assert not is_chance
    assert table.after("roll:again")[1]
    assert table.digest() == digest
    table.play("roll:keep")
    assert kept.digest() == table.digest()
    with pytest.raises(bestiaire.IllegalMove):
        table.after("roll:thrice")


@pytest.mark.parametrize("game", sorted(bestiaire.games()))
def test_a_position_in_mid_stage_says_so_and_is_refused_without_its_stage(game: str) -> None:
    """Else what was done in the stage would be done again: points scored, cards bought."""
    table = bestiaire.table(game, seed=5)
    met = 0
    for move in range(120):
        if table.choice is None:
            break
        position = json.loads(json.dumps(table.position()))
        assert position.get("mid_stage", False) is ("stage" in position)
        bare = {name: value for name, value in position.items() if name != "stage"}
        if "stage" in position:
            met += 1
            with pytest.raises(bestiaire.BadPosition) as refused:
                bestiaire.table(game, position=bare)
            assert refused.value.field == "stage"
            assert "in the middle of a stage" in refused.value.problem
            assert "au milieu d'une étape" in refused.value.say("fr")
            with pytest.raises(bestiaire.BadPosition):
                bestiaire.table(game, position={**position, "mid_stage": False})
        else:
            assert bestiaire.table(game, position=bare).digest() == table.digest()
        table.play(move % len(table.choice.options))
    assert met > 0


def test_points_of_a_resolved_group_are_not_scored_twice() -> None:
    dice = ["3", "3", "3", "energy", "smash", "heart"]
    table = bestiaire.table("tokyo", position={"players": [{"hearts": 5}, {}, {}], "phase": "resolve", "dice": dice})
    table.play("resolve:numbers")
    position = table.position()
    assert position["players"][0]["vp"] == 3
    del position["stage"]
    with pytest.raises(bestiaire.BadPosition):
        bestiaire.table("tokyo", position=position)
    del position["mid_stage"]
    again = bestiaire.table("tokyo", position=position)
    assert "resolve:numbers" in again.choice.keys if again.choice else False, "who says so means a stage's start"


def test_the_mark_is_true_or_false() -> None:
    with pytest.raises(bestiaire.BadPosition, match="mid_stage: must be true or false"):
        bestiaire.table("mindbug", position={"players": [{}, {}], "mid_stage": 1})
    marked = bestiaire.table("mindbug", position={**START, "mid_stage": False}, seed=1)
    assert marked.digest() == bestiaire.table("mindbug", position=START, seed=1).digest()
