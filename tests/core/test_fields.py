"""A field is one line: for every kind, copying, views, positions, errors, schema and encoder follow from it."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

import pytest

from bestiaire.core.check import Reader
from bestiaire.core.encoding import WIDTH
from bestiaire.core.errors import BadPosition
from bestiaire.core.fields import (
    Amounts,
    Bits,
    CardList,
    Declared,
    Field,
    Flag,
    Number,
    OneCard,
    Pile,
    Players,
    Seat,
    Seen,
    Sheet,
    Told,
    Word,
)
from bestiaire.core.generate import sources
from bestiaire.core.rng import seeded
from bestiaire.core.schema import Schema
from bestiaire.core.schema_seats import all_players
from bestiaire.core.supply import Supply


class Face(NamedTuple):
    id: str


FACES = [Face("moth"), Face("newt"), Face("moth"), Face("owl")]
WORDS = ("moth", "newt", "owl")


def ids(game: Any, numbers: tuple[int, ...]) -> list[str]:
    return [game.faces[number].id for number in numbers]


def doubled(game: Any) -> int:
    return int(2 * game.debt)


ANIMALS = CardList("animals", lambda: WORDS, ids, most=2)
PLAYER = Sheet(
    Number("life", 9, "life", default=3, always=True),
    Pile("hand", ANIMALS, "cards in hand", seen=Seen.OWNER, known=("known", "the observer's own hand")),
    OneCard("secret", ANIMALS, "what lies face down, if it is the observer's", seen=Seen.PRIVATE),
    Number("noted", 9, seen=Seen.NOBODY),
)


class Shelf:
    """A game of two that is made of these fields, and what is generated for it."""

    def __init__(self, *fields: Field) -> None:
        self.sheet = Sheet(Seat("active", 2, "whose turn it is", default=0), Players(), *fields)
        declared = Declared("tests.core.shelf", self.sheet, PLAYER, Face, ())
        modules: dict[str, Any] = {}
        for name, source in sources(declared).items():
            modules[name] = ModuleType(name)
            exec(compile(source, name, "exec"), modules[name].__dict__)
        self.table, self.player = modules["table.py"].Fields, modules["player.py"].Player
        self.views, self.encoder = modules["views.py"], modules["encoder.py"].FieldsEncoder

    def new(self) -> Any:
        game = self.table(FACES, seeded(1), 2)
        game.players = [self.player(), self.player()]
        return game

    def copy(self, game: Any) -> Any:
        return self.table(game.faces, game.rng.copy(), game.seats, game)

    def read(self, position: dict[str, Any]) -> Any:
        whole = Reader(position, "", BadPosition)
        whole.fields(self.sheet.names())
        game = self.new()
        self.sheet.read(game, whole, Supply((number, face.id) for number, face in enumerate(FACES)))
        return game

    def observed(self, game: Any, seat: int) -> dict[str, list[int]]:
        """What is read from the view, which the encoder must write, too."""
        schema = Schema("shelf", [*self.sheet.parts("active"), all_players(2, PLAYER.parts())])
        numbers = schema.encode({"game": "shelf", "seat": seat, **self.views.table_view(game, seat)})
        encoder = self.encoder(schema)
        encoder.animals.read(game.faces)
        out = bytearray(WIDTH * schema.size)
        encoder.write_table(game, seat, out)
        for owner in range(2):
            encoder.write_player(game, owner, (owner - seat) % 2, out)
        assert [out[WIDTH * place] for place in range(schema.size)] == numbers
        return {field.name: numbers[field.at : field.at + field.size] for field in schema.fields}


KINDS: list[tuple[Field, Any, Any, list[int], Any, str]] = [
    (Number("debt", 5, "a debt"), 3, 3, [3], 6, "debt: must be from 0 to 5, not 6"),
    (Flag("is_open", "whether it is open", json="open"), True, True, [1], "yes", "open: must be true or false"),
    (Word("mood", ("calm", "cross"), "the mood"), 1, "cross", [2], "angry", "mood: unknown: 'angry'"),
    (Bits("marks", ("a", "b", "c"), "marks"), 5, ["a", "c"], [1, 0, 1], ["d"], "marks[0]: unknown: 'd'"),
    (Amounts("held", ("a", "b"), 4, "held"), [0, 2], {"b": 2}, [0, 2], {"b": 9}, "held.b: must be from 0 to 4"),
    (Pile("pile", ANIMALS, "a pile"), (0, 3), ["moth", "owl"], [1, 0, 1], ["owl", "owl"], "pile[1]: there is only one"),
]


@pytest.mark.parametrize(("field", "value", "json", "numbers", "bad", "error"), KINDS)
def test_all_follows_from_one_line(
    field: Field, value: Any, json: Any, numbers: list[int], bad: Any, error: str
) -> None:
    shelf = Shelf(field)
    game = shelf.new()
    default = getattr(game, field.name)
    setattr(game, field.name, value)

    twin = shelf.copy(game)
    assert getattr(twin, field.name) == value
    if isinstance(value, list):
        getattr(twin, field.name)[0] = 9
        assert getattr(game, field.name) == value, "a copy has a list of its own"

    position = shelf.views.table_position(game)
    assert position[field.json] == shelf.views.table_view(game, 0)[field.json] == json
    assert getattr(shelf.read({field.json: json}), field.name) == value
    assert getattr(shelf.read({}), field.name) == default
    assert shelf.observed(game, 0)[field.json] == numbers
    with pytest.raises(BadPosition) as caught:
        shelf.read({field.json: bad})
    assert str(caught.value).startswith(error)


def test_what_is_not_set_is_not_told_unless_always() -> None:
    shelf = Shelf(Number("debt", 5), Number("wealth", 5, always=True))
    assert list(shelf.views.table_view(shelf.new(), 0)) == ["active", "players", "wealth"]


def test_who_sees_what_of_a_player() -> None:
    shelf = Shelf(Pile("deck", ANIMALS, "cards in the deck", seen=Seen.COUNTED))
    game = shelf.new()
    game.deck, game.players[1].hand, game.players[1].secret, game.players[1].noted = (3,), (0, 1), 2, 7
    own, other, spectator = (shelf.views.table_view(game, seat) for seat in (1, 0, None))
    assert own["deck"] == other["deck"] == spectator["deck"] == 1
    assert own["players"][1] == {"life": 3, "hand": ["moth", "newt"], "secret": "moth"}
    assert other["players"][1] == spectator["players"][1] == {"life": 3, "hand": 2}
    position = shelf.views.table_position(game)
    assert position["deck"] == ["owl"]
    assert position["players"][1] == {"life": 3, "hand": ["moth", "newt"], "secret": "moth", "noted": 7}
    assert shelf.observed(game, 1)["players.known"] == [1, 1, 0, 0, 0, 0]
    assert shelf.observed(game, 1)["players.secret"] == [1, 0]
    assert shelf.observed(game, 0)["players.known"] == [0] * 6
    assert shelf.observed(game, 0)["players.secret"] == [0, 0]


def test_a_field_of_mid_stage_is_neither_copied_nor_read() -> None:
    shelf = Shelf(Number("debt", 5, "a debt", mid_stage=True))
    game = shelf.new()
    game.debt = 2
    assert shelf.views.table_position(game)["debt"] == 2
    assert shelf.copy(game).debt == 0
    with pytest.raises(BadPosition, match="debt: unknown field"):
        shelf.read({"debt": 2})


def test_code_tells_what_is_particular() -> None:
    shelf = Shelf(Number("debt", 5), Told("doubled", doubled, seen=Seen.VIEWS))
    game = shelf.new()
    game.debt = 2
    assert shelf.views.table_view(game, 0)["doubled"] == 4
    assert "doubled" not in shelf.views.table_position(game)


def test_new_fields_are_observed_after_those_that_have_their_place() -> None:
    sheet = Sheet(Number("new", 5, "new"), Number("second", 5, "second"), Number("first", 5, "first"))
    assert [part.name for part in sheet.parts("first", "second")] == ["first", "second", "new"]


def test_players_are_copied_with_the_table() -> None:
    shelf = Shelf()
    game = shelf.new()
    twin = shelf.copy(game)
    twin.players[0].life = 1
    assert (game.players[0].life, twin.players[1].life) == (3, 3)
