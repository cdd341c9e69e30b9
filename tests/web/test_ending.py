"""How a game ended, as its page tells it."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.core.table import Table
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.ending import End, end_of
from bestiaire.web.pages.game_log import Chip, decided_by, log_by_turns
from bestiaire.web.store.stored import Entry, StoredGame, StoredSeat
from bestiaire.web.tables.room import Room
from tests.web.helpers import Site, with_friend


def ended(table: Table, seat: int, computers: int = 0) -> End:
    """A game that took three minutes; its last chip tells of a card."""
    names = ["Ana", "Bo", "Cy", "Di"][: table.seats]
    seats = [
        StoredSeat(None, "hard", "") if number < computers else StoredSeat(name, None, name)
        for number, name in enumerate(names)
    ]
    entries = [Entry(0, "move", "play", 180.0)]
    stored = StoredGame("game", table.info.key, {}, "", "", 0.0, 0.0, None, seats, entries)
    end = end_of(Room(stored, "boot", table), seat, names, [Chip("Luchataur attacks", card="luchataur")], (), "en")
    assert end is not None
    return end


@pytest.mark.parametrize(
    ("lang", "lost", "won", "told"), [("en", "lost", "won", "Max won"), ("fr", "perdue", "gagnée", "Max gagne")]
)
def test_the_shelf_says_who_won(site: Site, lang: str, lost: str, won: str, told: str) -> None:
    """To whoever lost, to whoever won, and to everybody else."""
    host, guest, other = (site.visitor(lang) for _ in range(3))
    game = with_friend(site, host, guest)
    page = host.get(f"/t/{game}")
    host.post(f"/t/{game}/resign", {"version": str(page.version)})
    for browser, said in ((host, lost), (guest, won), (other, told)):
        assert f'<span class="outcome">{said}</span>' in browser.get("/").text


def test_who_resigns_is_not_shown_a_blow_that_decided_nothing() -> None:
    table = bestiaire.table("mindbug", seed=1)
    table.resign(1)
    won, lost = ended(table, 0), ended(table, 1)
    assert (won.outcome, lost.outcome) == ("won", "lost")
    assert (won.blow, won.hero, won.winners) == ([], "", [0]), "the winner's face is shown"
    assert [figure.value for figure in won.figures[:1]] == ["1 turn"]
    assert won.figures[0].label == "3 minutes"
    assert won.key == "", "two have their faces at both ends of the curve"


def test_the_lines_of_more_than_two_have_faces_unless_several_have_the_same() -> None:
    table = bestiaire.table("orcs", seed=1, players=3)
    while table.choice is not None:
        table.play(0)
    faces = ended(table, 0).key
    assert faces.count("<img") == 3
    same = ended(table, 2, computers=2).key
    assert (same.count("<img"), same.count("<li>")) == (0, 3)


def test_several_share_a_win_and_if_nobody_is_left_it_is_a_draw() -> None:
    monsters = ["cyber_kitty", "gigazaur", "alienoid"]
    players = [{"monster": monster, "hearts": 2, "vp": vp} for monster, vp in zip(monsters, (18, 20, 3), strict=True)]
    players[0] |= {"energy": 8}
    display = ["apartment_building", "high_altitude_bombing", "wings"]
    position = {"options": {"mindbug": "off"}, "phase": "buy", "players": players, "display": display}
    shared = bestiaire.table("tokyo", position=position, seed=1)
    shared.play("buy:apartment_building")
    while shared.choice is not None:
        shared.play("buy:none")
    assert [ended(shared, seat).outcome for seat in range(3)] == ["shared", "shared", "lost"]
    assert ended(shared, 2).winners == [0, 1]
    drawn = bestiaire.table("tokyo", position=position, seed=1)
    drawn.play("buy:high_altitude_bombing")
    assert (ended(drawn, 0).outcome, ended(drawn, 0).winners) == ("drawn", [])


def test_what_decided_it_is_told_whatever_the_winner_did_afterwards() -> None:
    """King of Tokyo goes on to the end of the turn, so the winner can still buy."""
    players = [
        {"monster": "gigazaur", "vp": 18, "energy": 10},
        {"monster": "alienoid", "hearts": 3},
    ]
    display = ["apartment_building", "high_altitude_bombing", "wings"]
    position = {"options": {"mindbug": "off"}, "phase": "buy", "players": players, "display": display}
    table = bestiaire.table("tokyo", position=position, seed=1)
    table.play("buy:apartment_building")
    table.play("sweep:display")
    while table.choice is not None:
        table.play("buy:none")
    assert table.result is not None
    log = log_by_turns(table, 0, ["Ana", "Bo"], "en", 0)
    kinds = page_of(table.info).deciding(table.result.reason)
    assert [line.kind for line in log[-1].lines][-3:] == ["sweep", "reveal", "game_over"]
    assert decided_by(log, kinds)[-1].sentence == "You gain 2 victory points: now 20."
