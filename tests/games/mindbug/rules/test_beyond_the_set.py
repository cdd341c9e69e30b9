"""Rules that no card of First Contact reaches, proved with cards invented for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bestiaire
from bestiaire.games.mindbug.cards.effects import Defeat, GainLife, OpponentLosesLife
from bestiaire.games.mindbug.cards.pile_effects import DrawFromUnusedPile, OpponentDiscards
from bestiaire.games.mindbug.cards.printed import FRENZY, TOUGH, Permanent, creature
from bestiaire.games.mindbug.cards.sets import add_set, remove_set
from bestiaire.games.mindbug.cards.targets import ANY, ENEMY, each, one
from tests.games.mindbug.play import rule


class Weaken(Permanent):
    """Takes power from every enemy creature."""

    def power_for(self, game, source, creature):
        return -3 if creature.seat != source.seat else 0

    def speak(self, lang: str) -> str:
        return "…"


HOUSE = [
    creature("dread", "Dread", "Effroi", power=4, permanent=Weaken()),
    creature("echo", "Echo", "Écho", power=2, keywords=FRENZY, attack=OpponentDiscards(1)),
    creature("wasp", "Wasp", "Guêpe", power=3, copies=2, defeated=OpponentLosesLife(1)),
    creature("husk", "Husk", "Cosse", power=3, keywords=TOUGH, defeated=GainLife(1)),
    creature("mole", "Mole", "Taupe", power=3, play=DrawFromUnusedPile()),
    creature("doom", "Doom", "Destin", power=3, play=Defeat(each(ANY))),
    creature("storm", "Storm", "Orage", power=3, play=Defeat(each(ENEMY, power_at_most=9))),
    creature("scout", "Scout", "Éclaireur", power=3, defeated=DrawFromUnusedPile()),
]
TWINS = [creature(f"twin_{number}", f"Twin {number}", f"Jumeau {number}", power=5) for number in range(23)]


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    add_set("house", HOUSE)
    add_set("twins", TWINS)
    yield
    remove_set("house")
    remove_set("twins")


def table_of(mindbug, us, them, **fields):
    return mindbug.at({"sets": ["house", "first_contact"], "players": [us, them], **fields}, seed=1)


@rule("MB-015", "MB-014")
def test_ties_that_use_up_the_unused_pile_leave_it_to_the_lot():
    starters = set()
    for seed in range(40):
        table = bestiaire.table("mindbug", seed=seed, options={"sets": ["twins"]})
        position = table.position()
        assert len(position["revealed"]) == 2
        assert len(position["unused"]) == 1
        assert bestiaire.table("mindbug", seed=seed, options={"sets": ["twins"]}).position() == position
        starters.add(position["active"])
    assert starters == {0, 1}


@rule("MB-023", "MB-024")
def test_power_never_falls_below_one(mindbug):
    table = table_of(mindbug, {"play": ["dread"]}, {"play": ["deathweaver", "gorillion"], "hand": ["bee_bear"]})
    assert table.them.power("deathweaver") == 1
    assert table.them.power("gorillion") == 7
    assert table.us.power("dread") == 4


@rule("MB-081", "MB-070")
def test_an_attack_effect_comes_again_on_the_second_attack(mindbug):
    table = table_of(mindbug, {"play": ["echo"], "hand": ["bee_bear"]}, {"hand": ["gorillion", "luchataur", "wasp"]})
    table.play("attack:echo", "discard:wasp")
    assert table.them.life == 2
    table.play("again:yes")
    assert table.options == {"discard:gorillion", "discard:luchataur"}
    table.play("discard:gorillion")
    assert table.them.life == 1
    assert table.them.discard == ["wasp", "gorillion"]


@rule("MB-042", "MB-040", "MB-003")
def test_the_first_zero_ends_the_game_and_waiting_effects_are_dropped(mindbug):
    table = table_of(
        mindbug,
        {"life": 1, "play": ["wasp"], "hand": ["bee_bear"]},
        {"life": 1, "play": ["wasp"], "hand": ["gorillion"]},
    )
    table.play("attack:wasp", "block:wasp")
    assert table.player == "us"
    assert table.options == {"first:wasp", "first:wasp#2"}
    table.play("first:wasp#2")
    assert table.winner == "them"
    assert (table.us.life, table.them.life) == (0, 1)


@rule("MB-003", "MB-013")
def test_the_other_order_lets_the_other_player_win(mindbug):
    table = table_of(
        mindbug,
        {"life": 1, "play": ["wasp"], "hand": ["bee_bear"]},
        {"life": 1, "play": ["wasp"], "hand": ["gorillion"]},
    )
    table.play("attack:wasp", "block:wasp", "first:wasp")
    assert table.winner == "us"


@rule("MB-003")
def test_the_active_player_orders_effects_of_a_card_taken_with_a_mindbug(mindbug):
    """Ruling 37: it is still the turn of the player whose card was taken."""
    table = table_of(
        mindbug,
        {"hand": ["storm", "bee_bear"], "play": ["explosive_toad", "wasp"]},
        {"mindbugs": 1, "play": ["gorillion"], "hand": ["luchataur"]},
    )
    table.play("play:storm", "mindbug:yes")
    assert (table.player, table.kind) == ("us", "first")
    assert table.options == {"first:explosive_toad", "first:wasp"}
    table.play("first:wasp")
    assert table.them.life == 2
    assert (table.player, table.kind) == ("us", "defeat")
    table.play("defeat:gorillion")
    assert table.them.play == ["storm"]
    table.asks("us", "action")


@rule("MB-082", "MB-074")
def test_a_tough_creature_that_is_only_exhausted_has_no_defeated_effect(mindbug):
    table = table_of(mindbug, {"play": ["gorillion"], "hand": ["bee_bear"]}, {"play": ["husk"], "hand": ["luchataur"]})
    table.play("attack:gorillion", "block:husk")
    assert table.them.life == 3
    table.play("attack:husk", "block:gorillion")
    assert table.them.life == 4
    assert table.them.discard == ["husk"]


@rule("MB-084")
def test_an_effect_that_defeats_all_defeats_its_own_creature_too(mindbug):
    table = table_of(
        mindbug,
        {"hand": ["doom", "bee_bear"], "play": ["gorillion"]},
        {"mindbugs": 0, "play": ["luchataur"], "hand": ["mole"]},
    )
    table.play("play:doom")
    assert (table.us.play, table.them.play) == ([], [])
    assert table.us.discard == ["gorillion", "doom"]


@rule("MB-093")
def test_drawing_from_the_unused_pile_takes_its_top_card_unseen(mindbug):
    table = table_of(
        mindbug, {"hand": ["mole"]}, {"mindbugs": 0, "hand": ["gorillion"]}, unused=["bee_bear", "luchataur"]
    )
    table.play("play:mole")
    assert table.us.hand == ["bee_bear"]
    assert table.unused == ["luchataur"]
    assert table.view("them")["players"][0]["known"] == []
    assert "bee_bear" not in str(table.view("them"))
    told = [event.seen_by(1) for event in table.table.events if event.kind == "draw_unused"]
    assert told == [{"event": "draw_unused", "seat": 0, "amount": 1}]


@rule("MB-093")
def test_an_empty_unused_pile_gives_nothing(mindbug):
    table = table_of(mindbug, {"hand": ["mole", "wasp"]}, {"mindbugs": 0, "hand": ["gorillion"]})
    table.play("play:mole")
    assert table.us.hand == ["wasp"]


@rule("MB-022")
def test_a_card_has_at_most_one_ability():
    with pytest.raises(ValueError, match="at most one ability"):
        creature("both", "Both", "Deux", power=1, play=GainLife(1), defeated=Defeat(one(ANY)))
