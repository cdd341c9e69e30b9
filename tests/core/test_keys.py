"""Keys can be read back: what would make one ambiguous is refused, by the check of a game or when it is defined."""

from __future__ import annotations

from typing import Any

import pytest

from bestiaire.core.choice import Choice, Flow, Option, make_ready
from bestiaire.core.info import GameInfo, Offer
from bestiaire.core.rng import Random
from bestiaire.games.mindbug.cards.printed import creature
from bestiaire.games.mindbug.cards.sets import SETS, add_set
from bestiaire.testing import check
from tests.tiny import SNIP, Snip


def spelling(options: list[Option]) -> GameInfo:
    """A game that asks for one of these, once."""

    class Spelling(Snip):
        def copy(self) -> Snip:
            twin = Spelling(self.faces, self.rng.copy(), self.seats)
            twin.turn, twin.result = self.turn, self.result
            twin.hands, twin.scores = [hand[:] for hand in self.hands], self.scores[:]
            return twin

        def take_turn(self) -> Flow[None]:
            yield Choice(0, "spell", options, "SN-9")

    def new(seats: int, given: dict[str, Any], rng: Random) -> Snip:
        return Spelling(list(range(12)), rng, seats)

    return GameInfo(key="spelling", name=SNIP.name, players=(3, 3), new=new, restore=SNIP.restore)


@pytest.mark.parametrize(
    ("verb", "name", "said"),
    [
        ("spell", "bee#2", "'bee#2' in the question 'spell' can't stand in a key"),
        ("spell", "bee:bear", "'bee:bear' in the question"),
        ("spell", "bee bear", "'bee bear' in the question"),
        ("spell", "bee\n", "can't stand in a key"),
        ("spell", "bee\u00a0bear", "can't stand in a key"),
        ("spell it", "bee", "'spell it' in the question"),
        ("spell:it", "bee", "'spell:it' in the question"),
        ("spell", "", "'spell:': neither verb nor name may be empty"),
        ("", "bee", "':bee': neither verb nor name may be empty"),
        ("reseed", "7", "the verb 'reseed' in the question 'spell' is the table's own"),
    ],
)
def test_a_game_whose_keys_are_ambiguous_is_caught(verb: str, name: str, said: str) -> None:
    with pytest.raises(AssertionError) as caught:
        check(spelling([Option("spell", "well", 0), Option(verb, name, 1)]), games=1)
    assert said in str(caught.value)
    assert caught.value.__notes__ == ["game spelling, 3 players, seed 0"]


@pytest.mark.parametrize("key", ["Snip", "snip snap", "snip:snap", "snip#2", "", "1snip", None])
def test_a_game_whose_key_can_t_be_typed(key: Any) -> None:
    with pytest.raises(ValueError, match="a game's key is small letters, digits and _"):
        GameInfo(key=key, name=SNIP.name, players=(3, 3), new=SNIP.new, restore=SNIP.restore)


@pytest.mark.parametrize("name", [{"en": "Snip"}, {"fr": "Snip"}, {}, {"en": "Snip", "fr": ""}])
def test_a_game_has_a_name_in_every_language(name: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="snip: name must be given in every language"):
        GameInfo(key="snip", name=name, players=(3, 3), new=SNIP.new, restore=SNIP.restore)


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("pace", {"en": "slow"}, "snip: what is offered for 'pace' must be named in every language"),
        ("colour", {"en": "red", "fr": "rouge"}, "snip: offers 'colour', which is none of its options"),
    ],
)
def test_what_a_game_offers_is_an_option_with_names(option: str, value: dict[str, str], said: str) -> None:
    offers = {option: Offer(name={"en": "Pace", "fr": "Allure"}, values={"slow": value})}
    with pytest.raises(ValueError, match=said):
        GameInfo("snip", SNIP.name, (3, 3), SNIP.new, SNIP.restore, options={"pace": "slow"}, offers=offers)


@pytest.mark.parametrize("players", [(0, 2), (3, 2), (-1, -1)])
def test_a_game_takes_some_players(players: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="snip: players must be the fewest and the most"):
        GameInfo(key="snip", name=SNIP.name, players=players, new=SNIP.new, restore=SNIP.restore)


@pytest.mark.parametrize("id", ["Heron", "he ron", "he:ron", "heron#2", "", "2heron"])
def test_a_card_whose_id_can_t_stand_in_a_key(id: str) -> None:
    with pytest.raises(ValueError, match="an id is small letters, digits and _"):
        creature(id, "Heron", "Héron", power=4)


def test_a_card_whose_id_means_nobody() -> None:
    with pytest.raises(ValueError, match="'none' can't be the id of a card"):
        creature("none", "None", "Aucun", power=4)


@pytest.mark.parametrize("name", ["Mine", "my set", "mine,yours", "mine:2", ""])
def test_a_set_whose_name_can_t_be_typed(name: str) -> None:
    with pytest.raises(ValueError, match="a set's name is small letters, digits and _"):
        add_set(name, [creature("heron", "Heron", "Héron", power=4)])
    assert name not in SETS


@pytest.mark.parametrize("length", [3, 40])
def test_like_named_options_are_numbered_however_many_there_are(length: int) -> None:
    options = [Option("take", "bee" if number % 3 else f"ant{number}", number) for number in range(length)]
    assert make_ready(Choice(0, "take", options, "SN-9"), 1)
    assert [option.key for option in options[:5]] == ["take:ant0", "take:bee", "take:bee#2", "take:ant3", "take:bee#3"][
        :length
    ]
    assert len({option.key for option in options}) == length
    assert not make_ready(Choice(0, "take", [*options, options[1]], "SN-9"), 1)
    assert not make_ready(Choice(0, "take", [*options, "bee"], "SN-9"), 1)  # type: ignore[list-item]
