"""What is told of a game that is over: the hearts that were broken, and by whom."""

from __future__ import annotations

import bestiaire
from bestiaire.core.showing import Sight, Tally
from bestiaire.core.table import Table
from bestiaire.games.mindbug.page.beside.figures import figures
from bestiaire.games.mindbug.page.table.scene import Shown, show


def scene(table: Table) -> Shown:
    return show(Sight(table.view(0), table.marks(0), ["Ana", "Bo"], "en", table.events))


def told(table: Table, seat: int) -> list[Tally]:
    return figures(Sight(table.view(seat), table.marks(seat), ["Ana", "Bo"], "en", table.events))


def test_hearts_are_counted_for_who_looks_on_and_go_to_the_creature_that_broke_them() -> None:
    """Killer Bee's Play effect costs one life, Luchataur's attack that nobody blocks another one."""
    sides = [{"hand": ["killer_bee"], "play": ["luchataur"], "life": 3}, {"hand": ["gorillion"], "life": 2}]
    table = bestiaire.table("mindbug", position={"players": [dict(side, mindbugs=0) for side in sides]})
    table.play("play:killer_bee")
    table.play("play:gorillion")
    table.play("attack:luchataur")
    table.play("block:none")
    assert table.result is not None
    own, foe = told(table, 0), told(table, 1)
    said = [(one.value, one.label) for one in own]
    assert said == [("2 : 0", "hearts broken : lost"), ("Killer Bee", "broke 1 of 2 enemy hearts")]
    assert own[1].card == "killer_bee"
    assert [one.value for one in foe] == ["0 : 2"], "no creature of the loser broke any"


def test_a_creature_that_fell_in_the_last_turn_lies_beside_the_winner() -> None:
    """Luchataur attacks twice: the first one to block falls, and then nobody is left."""
    near = {"hand": ["gorillion"], "play": ["luchataur"], "mindbugs": 0}
    far = {"hand": ["bee_bear"], "play": ["killer_bee"], "life": 1, "mindbugs": 0}
    table = bestiaire.table("mindbug", position={"players": [near, far]})
    table.play("attack:luchataur")
    assert scene(table).fallen == ""
    table.play("block:killer_bee")
    while table.choice is not None:
        table.play("again:yes" if "again:yes" in table.choice.keys else "block:none")
    assert (scene(table).fallen, scene(table).burst) == ("killer_bee", "heart-broken")
