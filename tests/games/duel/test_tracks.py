"""The tracks: steps, zones, and where tokens can lie."""

from __future__ import annotations

import pytest

from bestiaire.games.duel.cards.buzz_tokens import (
    A_DIE,
    A_HEART,
    ALIEN,
    AN_ENERGY,
    ANUBIS,
    BUZZ_TOKENS,
    CAT,
    DRAGON,
    EMPTY,
    KINGS,
    LIZARD,
    PAW,
    PENGUIN,
    PHANTOM,
    PUMPKIN,
    TWO_PAWS,
)
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME
from bestiaire.games.duel.table.tracks import (
    EMPTY_BOARD,
    EMPTY_PLACES,
    END,
    NO_SPACE,
    Places,
    at,
    is_in_spotlight,
    is_turned,
    is_victory,
    lay_out,
    legal_places,
    low_of,
    place_at,
    spaces_of,
    step,
    track_of,
)

NOWHERE = [2 * END, 2 * END]


def with_tokens(*laid: tuple[int, int]) -> Places:
    places = list(EMPTY_PLACES)
    for token, place in laid:
        places[token] = place
    return tuple(places)


def walk(places: Places, track: int, half: int, way: int) -> list[int]:
    """Every space from there to the end."""
    cover, _ = lay_out(places)
    found = []
    while half * way < END:
        half = step(cover, track, half, way)
        found.append(half)
    return found


def test_a_place_is_one_number() -> None:
    seen = set()
    for track in (FAME, DESTRUCTION):
        for low in range(-7, 8):
            for turned in (False, True):
                place = place_at(track, low, turned)
                assert (track_of(place), low_of(place), is_turned(place)) == (track, low, turned)
                seen.add(place)
    assert len(seen) == 60


@pytest.mark.parametrize("track", [FAME, DESTRUCTION])
def test_an_empty_track_has_fifteen_spaces(track: int) -> None:
    assert walk(EMPTY_PLACES, track, -14, 1) == list(range(-12, 15, 2))
    assert walk(EMPTY_PLACES, track, 14, -1) == list(range(12, -15, -2))


def test_a_shortcut_leaves_one_out_and_an_extension_adds_one() -> None:
    shortcut = with_tokens((ALIEN, place_at(FAME, 4, False)))
    assert walk(shortcut, FAME, 6, 1) == [8, 12, 14]
    assert walk(shortcut, FAME, 14, -1)[:3] == [12, 8, 6]
    assert walk(shortcut, DESTRUCTION, 6, 1) == [8, 10, 12, 14]
    longer = with_tokens((PHANTOM, place_at(FAME, 2, False)), (PENGUIN, place_at(FAME, 6, False)))
    assert walk(longer, FAME, 2, 1) == [4, 5, 6, 8, 10, 12, 13, 14]
    assert walk(longer, FAME, 6, -1)[:3] == [5, 4, 2]


def test_zones() -> None:
    zone = [6, 7, 8, 9, 10]
    for half in range(-14, 15):
        assert is_in_spotlight(half, 1) == (half in zone)
        assert is_in_spotlight(half, 0) == (-half in zone)
        assert is_victory(half, 1) == (half == 14)
        assert is_victory(half, 0) == (half == -14)


@pytest.mark.parametrize(
    ("token", "place", "bonuses"),
    [
        (CAT, place_at(FAME, 3, False), {6: PAW}),
        (LIZARD, place_at(FAME, -3, False), {-6: PAW, -4: A_DIE}),
        (LIZARD, place_at(FAME, -3, True), {-6: A_DIE, -4: PAW}),
        (ANUBIS, place_at(DESTRUCTION, 0, True), {0: A_HEART, 2: AN_ENERGY}),
        (DRAGON, place_at(FAME, 1, False), {2: AN_ENERGY, 4: PAW, 6: A_HEART}),
        (DRAGON, place_at(FAME, 2, False), {4: A_HEART, 6: PAW, 8: AN_ENERGY}),
        (DRAGON, place_at(FAME, -3, False), {-6: AN_ENERGY, -4: PAW, -2: A_HEART}),
        (DRAGON, place_at(DESTRUCTION, 2, False), {4: AN_ENERGY, 6: PAW, 8: A_HEART}),
        (DRAGON, place_at(DESTRUCTION, -1, False), {-2: A_HEART, 0: PAW, 2: AN_ENERGY}),
        (PUMPKIN, place_at(FAME, 5, False), {10: A_HEART, 12: TWO_PAWS, 14: A_HEART}),
        (ALIEN, place_at(FAME, -7, False), {-14: EMPTY, -10: EMPTY}),
        (PHANTOM, place_at(FAME, 6, False), {12: EMPTY, 13: A_HEART, 14: EMPTY}),
        (PENGUIN, place_at(DESTRUCTION, 0, False), {0: EMPTY, 1: PAW, 2: EMPTY}),
    ],
)
def test_where_the_bonuses_of_a_token_lie(token: int, place: int, bonuses: dict[int, int]) -> None:
    cover, printed = lay_out(with_tokens((token, place)))
    found = {half: printed[at(track_of(place), half)] for half in spaces_of(token, place)}
    assert found == bonuses
    for half in range(-14, 15):
        is_there = cover[at(track_of(place), half)] == token
        assert is_there == (half in bonuses)


@pytest.mark.parametrize("token", range(len(BUZZ_TOKENS)))
def test_how_many_places_an_empty_board_has(token: int) -> None:
    """15, 14 or 13 on each track; pairs that can be turned have them twice; a marker takes away those that cover it."""
    ways = 2 if token in (LIZARD, ANUBIS) else 1
    covers = BUZZ_TOKENS[token].covers
    assert len(legal_places(token, EMPTY_BOARD[0], NOWHERE)) == 2 * ways * (16 - covers)
    assert len(legal_places(token, EMPTY_BOARD[0], [0, 0])) == 2 * ways * (16 - 2 * covers)
    assert len(legal_places(token, EMPTY_BOARD[0], [14, 2 * END])) == ways * (2 * (16 - covers) - 1)


def test_nothing_is_laid_on_another_token_not_even_where_a_space_is_gone() -> None:
    cover, _ = lay_out(with_tokens((ALIEN, place_at(FAME, 4, False)), (PHANTOM, place_at(DESTRUCTION, 2, False))))
    assert cover[at(FAME, 10)] == NO_SPACE
    places = legal_places(KINGS[0], cover, [0, 5])
    on_fame = [low_of(place) for place in places if track_of(place) == FAME]
    on_destruction = [low_of(place) for place in places if track_of(place) == DESTRUCTION]
    assert on_fame == [*range(-7, 0), 1, 2, 3, 7]
    assert on_destruction == [*range(-7, 2), *range(4, 8)]
