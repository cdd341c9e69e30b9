"""What the arena counts about Orcs Orcs Orcs."""

from __future__ import annotations

import bestiaire
from bestiaire.arena.match import first_turn
from bestiaire.core.rng import seeded
from bestiaire.games.orcs.play.facts import FACTS


def played(seed: int) -> bestiaire.Table:
    table = bestiaire.table("orcs", seed=seed, players=3, options={"secret_missions": True})
    rng = seeded(seed)
    while table.choice is not None:
        table.play(rng.below(len(table.choice.options)))
    return table


def test_spells_creatures_and_missions_are_counted_by_their_ids() -> None:
    table = played(4)
    facts = FACTS.read(table.events)
    listed = {card["id"]: card for card in table.info.cards()}
    for kind, type in (("learned", "spell"), ("cast", "spell"), ("defeated", "creature"), ("kept", "mission")):
        cards = [listed[card] for one, _, card in facts if one == kind]
        assert cards, kind
        assert {card["type"] for card in cards} == {type}
    learned = [key.partition(":")[2] for key in table.moves if key.startswith("learn:")]
    assert [listed[card]["key"] for kind, _, card in facts if kind == "learned"] == learned
    kept = {seat: listed[card]["key"] for kind, seat, card in facts if kind == "kept"}
    assert kept == {seat: player["missions"][0] for seat, player in enumerate(table.view(None)["players"])}


def test_the_first_turn_counts_and_not_the_first_question() -> None:
    for seed in range(3):
        table = bestiaire.table("orcs", seed=seed, players=3, options={"secret_missions": True})
        start = table.view(None)["start_player"]
        for _ in range(3):
            assert table.choice is not None
            table.play(0)
        assert first_turn(table.events, 0) == start
