"""Guests: networks and agents that other people made sit down in the arena and at the web table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiaire[rl]'")
pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'bestiaire[openspiel]'")

import bestiaire
from bestiaire import arena
from bestiaire.core.errors import BadInput, BestiaireError, IllegalMove
from bestiaire.players import GUESTS, PLAYERS, Seat, invite, player
from bestiaire.rl.game import GameAsNumbers
from bestiaire.rl.neural import Features, Network
from tests.web.helpers import open_site

AGENTS = """
import numpy as np

def uniform(game, player, seed):
    import pyspiel
    return pyspiel.make_uniform_random_bot(player, seed % 1000)

def first(env, seed):
    assert env.possible_agents == ["player_0", "player_1"]
    return lambda seen, agent: int(seen["action_mask"].argmax())

def illegal(env, seed):
    return lambda seen, agent: int(seen["action_mask"].argmin())

def spy(game, player, seed):
    class Spy:
        def step(self, state):
            seen.append(str(state))
            return state.legal_actions()[0]
    return Spy()

seen = []
"""


@pytest.fixture
def agents(tmp_path: Path) -> str:
    path = tmp_path / "agents.py"
    path.write_text(AGENTS, encoding="utf-8")
    return str(path)


@pytest.fixture
def weights(tmp_path: Path) -> str:
    game = GameAsNumbers("mindbug")
    path = tmp_path / "weights.npz"
    Network.new(Features(game.schema).size, (16,), game.actions.size, seed=1).save(path, game)
    return str(path)


def test_they_meet_in_the_arena(agents: str, weights: str, tmp_path: Path) -> None:
    names = [f"openspiel:{agents}:uniform", f"pettingzoo:{agents}:first", f"neural:{weights}"]
    with arena.run("mindbug", names, 2, seed=1, jobs=1, out=tmp_path / "out") as results:
        assert len(results) == 6


@pytest.fixture
def invited(agents: str, weights: str) -> Iterator[None]:
    """Two guests with names of their own."""
    invite("anna", f"neural:{weights}")
    invite("carl", f"pettingzoo:{agents}:first")
    yield
    for name in ("anna", "carl"):
        del GUESTS[name], PLAYERS[name]


@pytest.mark.usefixtures("invited")
def test_they_sit_at_the_web_table(tmp_path: Path) -> None:
    """They stand on the front page, and think in the server's worker processes."""
    with open_site(tmp_path) as site:
        browser = site.visitor()
        front = browser.get("/")
        for name in ("anna", "carl"):
            assert f'name="opponent" value="{name}"' in front.text
            page = browser.new_game(name)
            for _ in range(2):
                site.wait_for_computer(page.game_id)
                page = browser.get(page.path)
                page = browser.play(page, page.keys[0])
            assert page.status == 200
            site.wait_for_computer(page.game_id)
        assert any(seat for _, seat, *_ in site.entries(page.game_id))


def test_an_agent_sees_only_what_its_seat_may_know(agents: str) -> None:
    """The state that a bot is given is dealt anew: it can't be the true one every time."""
    from bestiaire.rl.agents import module_of

    told = module_of(agents)
    table = bestiaire.table("mindbug", seed=1)
    seat = Seat(table)
    spy = player(f"openspiel:{agents}:spy", 1)
    for _ in range(5):
        spy.choose(seat)
    assert len(set(told.seen)) > 1


def test_a_network_plays_what_it_likes_best_and_the_same_each_time(weights: str) -> None:
    table = bestiaire.table("mindbug", seed=4)
    game = GameAsNumbers("mindbug")
    network = player(f"neural:{weights}", 1)
    while table.choice is not None:
        key = network.choose(Seat(table))
        assert key == player(f"neural:{weights}", 2).choose(Seat(table))
        scores, _ = network.weights.network.evaluate(  # type: ignore[attr-defined]
            Features(game.schema)(game.look(table, table.choice.player)[None])
        )
        mask, _ = game.mask(table)
        if len(table.choice.options) > 1:
            assert game.actions.number(key) == np.where(mask == 1, scores[0], -np.inf).argmax()
        table.play(key)


def test_features_tell_categories_apart_and_count_many(weights: str) -> None:
    game = GameAsNumbers("mindbug")
    features = Features(game.schema)
    table = bestiaire.table(
        "mindbug", position={"players": [{"play": ["tiger_squirrel", "tiger_squirrel"], "hand": ["gorillion"]}, {}]}
    )
    row = features(game.look(table, 0)[None])[0]
    assert row.shape == (features.size,)
    assert 2.0 in row  # two of one kind in play are counted
    other = bestiaire.table("mindbug", position={"players": [{"play": ["tiger_squirrel"], "hand": ["gorillion"]}, {}]})
    assert not np.array_equal(row, features(game.look(other, 0)[None])[0])


def test_an_illegal_action_of_an_agent_is_named(agents: str) -> None:
    table = bestiaire.table("mindbug", seed=1)
    with pytest.raises(IllegalMove, match="is not possible here; offered: play:"):
        player(f"pettingzoo:{agents}:illegal", 1).choose(Seat(table))


def test_weights_that_do_not_fit_are_named(weights: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="was trained for mindbug, not for duel"):
        player(f"neural:{weights}", 1).choose(Seat(bestiaire.table("duel", seed=1)))
    arrays = dict(np.load(weights))
    np.savez(tmp_path / "other.npz", **{**arrays, "hash": "0123"})
    with pytest.raises(BadInput, match="other observations or actions \\(hash 0123"):
        player(f"neural:{tmp_path / 'other.npz'}", 1)
    np.savez(tmp_path / "else.npz", a=np.zeros(3))
    with pytest.raises(BadInput, match="no file of weights"):
        player(f"neural:{tmp_path / 'else.npz'}", 1)
    (tmp_path / "text.npz").write_text("no weights", encoding="utf-8")
    with pytest.raises(BadInput, match=r"no \.npz file"):
        player(f"neural:{tmp_path / 'text.npz'}", 1)
    with pytest.raises(BadInput, match="No such file") as error:
        player(f"neural:{tmp_path / 'nothing'}", 1)
    assert "introuvable" in error.value.say("fr")


def test_agents_that_are_not_there_are_named_before_anything_begins(agents: str, tmp_path: Path) -> None:
    for name, said in (
        (f"openspiel:{agents}:nobody", "where NAME can be called"),
        ("pettingzoo:no.such.module:x", "can't be imported"),
        (f"openspiel:{tmp_path}/none.py:x", "No such file"),
        ("openspiel:x", "where NAME can be called"),
    ):
        with pytest.raises(BestiaireError, match=said):
            arena.run("mindbug", [name, "random"], 2, out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_guests_name_must_be_free_and_plain(weights: str) -> None:
    for name in ("random", "expert", "Anna", "", "a b", "x" * 50):
        with pytest.raises(BadInput, match="can't name a guest"):
            invite(name, f"neural:{weights}")
    with pytest.raises(BadInput, match="guest: unknown"):
        invite("anna", "greedy")
    assert not GUESTS
