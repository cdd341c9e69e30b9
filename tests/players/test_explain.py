"""An opinion in words: complete in both languages, JSON-able, and the same whatever the unseen cards are."""

from __future__ import annotations

import json

import pytest

import bestiaire
from bestiaire.core.record import new_table
from bestiaire.core.rng import seeded
from bestiaire.players import Seat, thinker
from bestiaire.players.explain import Explanation, explain
from bestiaire.players.forest import Forest, grow
from bestiaire.players.review import review
from bestiaire.players.search import Search
from tests.depth import each_seed
from tests.players.test_search import WIN, at_random
from tests.tiny import SNIP


def explained(table: bestiaire.Table, lang: str = "en", seed: int = 1, simulations: int = 200) -> Explanation:
    seat = Seat(table)
    return explain(seat, thinker(f"search:{simulations}", seed).opinion(seat), lang, ["Ana", "Max"])


@each_seed(3, 6)
def test_what_the_seat_can_not_know_changes_no_word(seed: int) -> None:
    table = at_random(seed, 7 + seed)
    assert table.choice is not None
    dealt = 0
    for lang in ("en", "fr"):
        true = json.dumps(explained(table, lang, seed, 120).to_json())
        for number in range(3):
            world = table.imagine(table.choice.player, 50 + number)
            dealt += world.position()["players"] != table.position()["players"]
            assert json.dumps(explained(world, lang, seed, 120).to_json()) == true
    assert dealt > 0


@each_seed(4, 8)
def test_a_line_names_no_hidden_card_of_the_other(seed: int) -> None:
    """What the other has in hand, drawn or discards from there is a guess: such a move ends the line."""
    table = at_random(seed, 6)
    seat = Seat(table)
    told = explain(seat, thinker("search:600", seed).opinion(seat), "en")
    for option in told.options:
        for step in option.line:
            if step.player != seat.number:
                assert step.key.partition(":")[0] not in ("play", "discard"), step


def test_a_line_goes_through_what_lies_open() -> None:
    """The attack, and the block by a creature that everybody sees: with no hands and no piles nothing is a guess."""
    players = [{"life": 1, "play": ["gorillion"], "mindbugs": 0}, {"play": ["luchataur", "bee_bear"], "mindbugs": 0}]
    table = bestiaire.table("mindbug", position={"active": 1, "players": players})
    told = explained(table, simulations=800)
    attack = next(option for option in told.options if option.key == "attack:luchataur")
    assert attack.words == "Attack with Luchataur (9)"
    assert attack.line[0].words == "Ana: Block with Gorillion (10)"
    assert not attack.is_cut


def test_the_words_in_both_languages() -> None:
    table = bestiaire.table("mindbug", position=WIN)
    english, french = explained(table, "en").sentences, explained(table, "fr").sentences
    assert english[0] == "Chance to win: over 99% (200 games imagined)."
    assert english[1] == "Best: Attack with Gorillion (10)."
    assert french[0] == "Chances de gagner\xa0: plus de 99\xa0% (200 parties imaginées)."
    assert french[1] == "Le meilleur choix\xa0: Attaquer avec Gorillion (10)."
    assert len(english) == len(french)


def test_an_explanation_has_every_option_the_best_first() -> None:
    table = at_random(3, 6)
    assert table.choice is not None
    told = explained(table, simulations=300)
    assert {option.key for option in told.options} == set(table.choice.keys)
    assert sum(option.visits for option in told.options) == told.simulations == 300
    assert told.chance == told.options[0].chance
    assert sum(told.hopes) == pytest.approx(1.0, abs=0.001)
    assert told.hopes[told.player] == pytest.approx(told.chance, abs=0.001)
    assert json.loads(json.dumps(told.to_json()))["options"][0]["words"] == told.options[0].words


def test_a_question_with_one_answer_is_judged_too() -> None:
    position = {"players": [{"life": 1, "play": ["gorillion"], "mindbugs": 0}, {"life": 1, "hand": ["killer_bee"]}]}
    table = bestiaire.table("mindbug", position=position)
    told = explained(table, simulations=30)
    assert [option.key for option in told.options] == ["attack:gorillion"]
    assert told.chance == 1.0
    assert "no other choice" in told.sentences[1]


@pytest.mark.parametrize("game", sorted(bestiaire.games()))
def test_every_game_on_the_shelf_is_explained(game: str) -> None:
    """In both languages, the same whatever is hidden; and looked back at."""
    table = bestiaire.table(game, seed=11)
    dice = seeded(11)
    for number in range(12):
        if table.choice is None:
            break
        if number % 4 == 0:
            for lang in ("en", "fr"):
                true = explained_plainly(table, lang)
                assert len(true.hopes) == table.seats
                assert all(option.words for option in true.options)
                assert explained_plainly(table.imagine(table.choice.player, number), lang) == true
        table.play(dice.below(len(table.choice.options)))
    assert [verdict.at for verdict in review(table, "search:5")] == list(range(len(table.moves) + 1))


def explained_plainly(table: bestiaire.Table, lang: str) -> Explanation:
    seat = Seat(table)
    return explain(seat, thinker("search:40", 1).opinion(seat), lang)


def test_a_game_without_words_and_with_three_seats() -> None:
    table = new_table(SNIP, 5)
    dice = seeded(2)
    while table.choice is not None:
        told = explain(Seat(table), thinker("search:40", dice.next()).opinion(Seat(table)), "fr")
        assert len(told.hopes) == 3
        assert told.sentences[0].startswith("Chances de gagner\xa0:")
        table.play(told.options[0].key)


def test_searches_in_slices_are_one_opinion() -> None:
    table = at_random(4, 8)
    seat = Seat(table)
    forest = Forest(seat.number)
    for slice_ in range(4):
        grown = grow(seat, slice_, 3600.0, 100)
        forest.add(json.loads(json.dumps(grown)))
    opinion = forest.opinion(seat)
    assert opinion.simulations == forest.simulations == 400
    assert sum(visits for _, visits, _ in opinion.options) == 400
    alone: dict[str, float] = {}
    for slice_ in range(4):
        search = Search(seat, slice_)
        search.think(3600.0, 100)
        for key, node in search.root.children.items():
            alone[key] = alone.get(key, 0.0) + node.total
    for key, visits, chance in opinion.options:
        assert visits * chance == pytest.approx(alone[key])
    assert sum(opinion.hopes) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["random", "greedy", "search:0", "nobody", ""])
def test_not_everybody_says_what_he_thinks(name: str) -> None:
    with pytest.raises(bestiaire.BadInput, match=r"^level: unknown") as caught:
        thinker(name, 1)
    assert "inconnu" in caught.value.say("fr")
