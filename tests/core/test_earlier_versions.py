"""Records of earlier versions of the rules: replayed as they were played, never silently otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from tests.tiny import SNIP

RECORDS: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("records_of_version_1.json").read_text(encoding="utf-8")
)
"""Written by the program when the rules of these games were of version 1. Today's rules play each of them otherwise."""
OPTIONS = {"duel": "any_hit_while_unused", "tokyo": "earlier_rulings"}

records = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


@records
def test_it_is_replayed_as_it_was_played(record: dict[str, Any]) -> None:
    table = bestiaire.replay(record)
    assert table.moves[-len(record["moves"]) :] == record["moves"]
    if "result" in record:
        assert record["result"] == (None if table.result is None else table.result.to_json())


@records
def test_the_digests_are_still_checked(record: dict[str, Any]) -> None:
    wrong = [*record["digests"][:-1], "0" * 16]
    with pytest.raises(bestiaire.BadRecord, match="not the one recorded"):
        bestiaire.replay({**record, "digests": wrong})


@records
def test_as_a_record_of_today_it_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(bestiaire.BadRecord):
        bestiaire.replay({**record, "version": 2})


@records
def test_from_then_on_it_is_a_record_of_today(record: dict[str, Any]) -> None:
    again = bestiaire.replay(record).record()
    assert again["version"] == 2
    option = OPTIONS[record["game"]]
    said = again.get("options") or again["position"]["options"]
    assert said[option] is True
    assert bestiaire.replay(again).record() == again


@pytest.mark.parametrize("game", OPTIONS)
def test_a_new_game_is_played_by_the_rules_of_today(game: str) -> None:
    table = bestiaire.table(game, seed=1)
    assert table.origin.options[OPTIONS[game]] is False
    assert table.record()["version"] == 2


@records
@pytest.mark.parametrize("version", [0, 3, 99])
def test_other_versions_are_refused(record: dict[str, Any], version: int) -> None:
    with pytest.raises(bestiaire.BadRecord) as caught:
        bestiaire.replay({**record, "version": version})
    assert caught.value.field == "version"


def test_earlier_versions_are_named_with_options_of_the_game() -> None:
    def made(earlier: dict[int, dict[str, Any]]) -> GameInfo:
        return GameInfo("snip", SNIP.name, SNIP.players, SNIP.new, SNIP.restore, version=2, earlier=earlier)

    wrongs: list[dict[int, dict[str, Any]]] = [{2: {}}, {1: {"weather": "fine"}}]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="earlier"):
            made(wrong)
    assert made({1: {}}).earlier == {1: {}}
