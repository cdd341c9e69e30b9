"""The rules of thumb for dice and Energy cards."""

from __future__ import annotations

from typing import Any

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.games.mindbug import Game
from bestiaire.games.mindbug.play.evaluation import evaluate
from bestiaire.games.mindbug.play.policy import WORTH_KEEPING, choose_quickly
from bestiaire.games.mindbug.table.position import read


def position_of(us: dict[str, Any], them: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    return {"sets": ["king_of_tokyo"], "players": [us, them or {"hand": ["mantis", "rob"]}], **fields}


def game_of(us: dict[str, Any], seed: int = 0, **fields: Any) -> Game:
    return read(position_of(us, **fields), seeded(seed))


def test_poor_dice_are_rerolled_and_no_others() -> None:
    names = {(): "none", (1,): "1", (2,): "2", (1, 2): "both"}
    seen = set()
    for seed in range(80):
        game = game_of({"play": ["hades"]}, seed)
        turn = game.stage()
        (attack,) = next(turn).options
        asked = turn.send(attack)
        poor = tuple(place for place, face in enumerate(game.dice, 1) if face not in WORTH_KEEPING)
        assert choose_quickly(game, asked, seeded(seed)).key == f"reroll:{names[poor]}"
        seen.add(poor)
    assert seen == set(names)


def test_energy_cards_are_mostly_bought_but_not_always() -> None:
    game = game_of({"energy": 2, "hand": ["kong"]}, display=["railgun", "rage"])
    asked = next(game.stage())
    answers = [choose_quickly(game, asked, seeded(seed)).key for seed in range(300)]
    assert set(answers) == {"buy:railgun", "buy:rage", "buy:none"}
    assert answers.count("buy:none") < 60


def test_cubes_and_die_symbols_are_worth_something() -> None:
    def value(us: dict[str, Any]) -> float:
        return evaluate(game_of(us), 0)

    assert value({"energy": 1}) > value({})
    assert value({"energy": 4}) - value({"energy": 3}) < value({"energy": 1}) - value({})
    assert value({"play": ["kong"]}) > value({"play": ["gigazaur"]})


def test_growth_that_will_be_gone_is_hardly_worth_anything() -> None:
    them = {"hand": ["mantis"], "play": ["gigazaur"]}
    for seed in range(60):
        table = bestiaire.table("mindbug", position=position_of({"play": ["kong"]}, them), seed=seed)
        before = table.value(0)
        table.play("attack:kong")
        table.play("reroll:none")
        if table.position()["players"][0]["play"] == [{"card": "kong", "growth": 3}]:
            break
    assert 0 < table.value(0) - before < 1
