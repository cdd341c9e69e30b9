"""King of Tokyo Duel, KD-100 to KD-118: Buzz tokens."""

import pytest

import bestiaire
from tests.games.duel.play import at, rule

SIZE = {"cat": 1, "lizard": 2, "pumpkin": 3, "alien": 3, "phantom": 2, "dragon": 3}
BROUGHT_BY = {
    "cat": "armor_plating",
    "lizard": "scrappy",
    "pumpkin": "titanic_batteries",
    "alien": "lightning_speed",
    "phantom": "signature_move",
    "dragon": "trendsetter",
}


def places(track, size, blocked):
    lows = range(-7, 8 - size + 1)
    return {f"place:{track}@{low}" for low in lows if not set(range(low, low + size)) & set(blocked)}


# --- Bonuses ----------------------------------------------------------------------------------------------------------


@rule("KD-100")
@pytest.mark.parametrize(
    ("token", "us", "them"),
    [("cat", (5, 0, 0), 13), ("fish", (6, 0, 0), 14), ("tiger", (5, 1, 0), 14), ("panda", (5, 0, 1), 14)],
)
def test_what_each_bonus_gives(token, us, them, duel):
    table = duel.rolled("3 fame", {"life": 5}, buzz=[at(token, "fame", -1)])
    assert (table.us.life, table.us.energy, table.us.dice_tokens) == us
    assert table.them.life == them


@rule("KD-100", "KD-101")
def test_two_paws_are_one_event(duel):
    table = duel.rolled("5 fame", {"life": 5}, buzz=[at("pumpkin", "fame", -3)])
    assert table.us.life == 7
    assert table.hits() == [(1, 2)]


# --- Laying and moving ------------------------------------------------------------------------------------------------


@rule("KD-102", "KD-142")
def test_the_token_is_laid_after_paying_and_refilling_and_before_anything_else(duel):
    table = duel.buying("too_cute", {"energy": 5}, deck=["frenzy"])
    table.play("buy:too_cute")
    assert table.asked == ("us", "place")
    assert table.us.energy == 3
    assert table.lies("market") == ["frenzy"]
    assert table.hits() == []
    table.play("place:fame@5")
    assert table.hits() == [(1, 2)]


@rule("KD-103", "KD-105", "KD-109", "KD-248")
@pytest.mark.parametrize(("fame", "destruction"), [(0, 0), (-6, 2), (6, -2)])
@pytest.mark.parametrize("token", SIZE)
def test_a_token_from_the_reserve_must_be_laid_on_any_free_spaces(token, fame, destruction, duel):
    table = duel.buying(BROUGHT_BY[token], fame=fame, destruction=destruction)
    table.play(f"buy:{BROUGHT_BY[token]}")
    size = SIZE[token]
    legal = places("fame", size, [fame]) | places("destruction", size, [destruction])
    if token == "lizard":
        legal |= {f"{place}@turned" for place in legal}
    assert table.options == legal
    table.play(sorted(legal)[0])
    assert [laid["token"] for laid in table.buzz] == [token]


@rule("KD-103")
def test_a_token_without_a_place_is_left_out(duel):
    buzz = [at("cat", "fame", -5), at("fish", "fame", -2), at("tiger", "fame", 4), at("panda", "fame", 7)]
    buzz += [at("lizard", "destruction", -5), at("anubis", "destruction", -1), at("phantom", "destruction", 4)]
    table = duel.buying("kaijutsu", fame=1, destruction=1, buzz=buzz)
    table.play("buy:kaijutsu")
    assert len(table.buzz) == 7
    assert table.pulls() == [("destruction", 1)], "the rest of the purchase goes on"
    assert table.hits()[-1] == (1, 2)


@rule("KD-104", "KD-118")
def test_a_token_on_the_board_may_be_moved_or_left(duel):
    table = duel.buying("scrappy", buzz=[at("lizard", "fame", 2), at("cat", "fame", 5)])
    table.play("buy:scrappy")
    fame = places("fame", 2, [0, 5])
    destruction = places("destruction", 2, [0])
    legal = fame | destruction
    legal |= {f"{place}@turned" for place in legal}
    assert table.options == legal | {"place:none"}
    table.play("place:fame@3")
    assert at("lizard", "fame", 3) in table.buzz, "on a space it covered before and the next one"
    left = duel.buying("scrappy", buzz=[at("lizard", "fame", 2)])
    left.play("buy:scrappy", "place:none")
    assert left.buzz == [at("lizard", "fame", 2)]
    assert left.us.keep == ["scrappy"]


@rule("KD-104")
@pytest.mark.parametrize(("token", "low", "card", "marker"), [
    ("lizard", 2, "scrappy", 2),
    ("lizard", 2, "scrappy", 3),
    ("phantom", 2, "signature_move", 2.5),
    ("alien", -4, "lightning_speed", -2),
])  # fmt: skip
def test_a_token_with_a_marker_on_it_stays(token, low, card, marker, duel):
    table = duel.buying(card, fame=marker, buzz=[at(token, "fame", low)])
    table.play(f"buy:{card}")
    assert table.asked != ("us", "place")
    assert table.buzz == [at(token, "fame", low)]
    assert table.us.keep == [card]


@rule("KD-105", "KD-116")
def test_nothing_is_laid_on_covered_spaces_or_on_the_one_a_shortcut_removes(duel):
    buzz = [at("alien", "fame", 2), at("phantom", "fame", -3)]
    table = duel.buying("rebooting", buzz=buzz)
    table.play("buy:rebooting")
    table.offers(places("fame", 1, [0, 2, 3, 4, -3, -2]) | places("destruction", 1, [0]))
    assert {"place:fame@7", "place:fame@-7"} <= table.options, "Victory spaces may be covered"


@rule("KD-106")
def test_laying_a_token_gives_nothing_but_a_pull_of_the_same_card_may(duel):
    photo = duel.buying("photoshoot", {"life": 5})
    photo.play("buy:photoshoot", "place:fame@-1")
    assert photo.us.life == 6
    away = duel.buying("photoshoot", {"life": 5})
    away.play("buy:photoshoot", "place:fame@1")
    assert away.us.life == 5


@rule("KD-107")
@pytest.mark.parametrize(("token", "bonuses"), [("lizard", ["dice_token", "paw"]), ("anubis", ["heart", "energy"])])
def test_pairs_lie_either_way_round(token, bonuses, duel):
    plain = duel.rolled("4 fame", {"life": 5}, buzz=[at(token, "fame", -2)])
    turned = duel.rolled("4 fame", {"life": 5}, buzz=[at(token, "fame", -2, turned=True)])
    assert plain.bonuses() == bonuses
    assert turned.bonuses() == bonuses[::-1]


@rule("KD-107")
def test_a_token_laid_turned_reads_turned(duel):
    table = duel.buying("energize")
    table.play("buy:energize", "place:fame@-2@turned")
    assert table.buzz == [at("lizard", "fame", -2, turned=True)]


@rule("KD-110")
def test_a_token_stays_when_its_card_goes(duel):
    table = duel.rolled("heart", {"keep": ["rebooting"]}, buzz=[at("cat", "fame", 2)])
    table.play("rebooting:yes")
    assert table.lies("discard") == ["rebooting"]
    assert table.buzz == [at("cat", "fame", 2)]


# --- Zones and tokens -------------------------------------------------------------------------------------------------


@rule("KD-111")
@pytest.mark.parametrize(("low", "won"), [(2, False), (3, True), (4, True), (5, False)])
@pytest.mark.parametrize(("seat", "way"), [(1, 1), (0, -1)])
def test_an_added_space_is_in_the_zone_if_both_its_neighbours_are(low, won, seat, way, duel):
    space = low if way > 0 else -low - 1
    table = duel(fame=way * (low + 0.5), destruction=4 * way, buzz=[at("phantom", "fame", space)])
    assert table.won == (([seat], "spotlight") if won else None)


@rule("KD-111")
def test_covered_spaces_keep_what_the_board_says(duel):
    buzz = [at("dragon", "fame", 1)]
    assert duel(fame=3, destruction=3, buzz=buzz).won == ([1], "spotlight")
    assert duel(fame=2, destruction=3, buzz=buzz).won is None


@rule("KD-112")
def test_a_king_token_stops_his_rival_and_never_him(duel):
    buzz = [at("the_king", "fame", -2)]
    rival = duel.rolled("6 fame", {}, {"monster": "the_king"}, buzz=buzz)
    assert rival.steps() == [-1, -2]
    later = duel.rolled("4 fame", {}, {"monster": "the_king"}, buzz=buzz, fame=-2)
    assert later.steps() == [-3, -4], "the next pull starts from there"
    king = duel.rolled("5 fame", {"monster": "the_king"}, buzz=buzz)
    assert king.steps() == [-1, -2, -3]


@rule("KD-113")
def test_king_tokens_have_no_bonus_and_are_no_empty_spaces(duel):
    keep = {"keep": ["lightning_speed", "unchained", "scrappy"]}
    table = duel.rolled("4 fame", {"monster": "the_king", **keep}, buzz=[at("the_king", "fame", -1)])
    assert table.bonuses() == []
    assert table.active == "them", "nothing was asked"
    assert table.us.dice_tokens == 1, "but they are Buzz tokens that one can leave"


@rule("KD-113", "KD-173")
def test_a_king_token_is_a_buzz_token_for_trendsetter(duel):
    them = {"monster": "the_king", "keep": ["trendsetter"]}
    table = duel.rolled("2 smash", {}, them, fame=1, buzz=[at("the_king", "fame", 1)])
    assert table.them.life == 14


@rule("KD-113")
def test_no_card_lays_a_king_token(duel):
    table = duel.buying("photoshoot", {"monster": "the_king"})
    table.play("buy:photoshoot")
    table.asks("us", "place")
    assert table.question["token"] == "fish"
    assert len(table.options) == 28


@rule("KD-114")
def test_the_victory_space_under_a_token_is_still_one(duel):
    assert duel.rolled("3 fame", active=1, fame=6, buzz=[at("cat", "fame", 7)]).won == ([1], "victory")
    beside = duel.rolled("3 fame", active=1, fame=6, buzz=[at("penguin", "fame", 6)])
    assert beside.won is None
    assert beside.fame == 6.5
    assert duel.rolled("4 fame", active=1, fame=6, buzz=[at("penguin", "fame", 6)]).won == ([1], "victory")
    assert duel.rolled("3 fame", active=1, fame=5, buzz=[at("alien", "fame", 5)]).won == ([1], "victory")


@rule("KD-115")
def test_a_marker_on_an_added_space_stands_on_the_token_and_between_its_spaces(duel):
    buzz = [at("phantom", "fame", 1)]
    assert duel.rolled("3 fame", fame=1.5, buzz=buzz).steps() == [1]
    assert duel.rolled("3 fame", fame=1.5, active=1, buzz=buzz).steps() == [2]
    trend = duel.rolled("smash", {}, {"keep": ["trendsetter"]}, fame=1.5, buzz=buzz)
    assert trend.them.life == 14


@rule("KD-116")
def test_no_marker_stands_on_the_space_a_shortcut_removes(duel):
    with pytest.raises(bestiaire.BadPosition):
        duel(fame=3, buzz=[at("alien", "fame", 2)])
    gone = duel.buying("in_the_shadows", fame=1, buzz=[at("alien", "fame", 2)])
    gone.play("buy:in_the_shadows", "place:destruction@3")
    theirs = duel.rolled("4 fame", active=1, fame=1, buzz=gone.buzz)
    assert theirs.steps() == [2, 3], "the token has moved: the space is there again"


@rule("KD-117")
def test_laying_a_token_moves_no_marker_and_ends_nothing(duel):
    table = duel.buying("signature_move", fame=-2, destruction=-3)
    table.play("buy:signature_move", "place:fame@-4")
    assert (table.fame, table.destruction, table.won) == (-2, -3, None)


@rule("KD-118")
def test_a_card_bought_again_brings_the_same_token(duel):
    options = {"deck_exhausted": "reshuffle_discard"}
    table = duel.buying("photoshoot", fame=3, options=options)
    table.play("buy:photoshoot", "place:fame@6")
    assert table.lies("market") == []
    table = duel.buying("photoshoot", fame=3, buzz=[at("fish", "fame", 6)], options=options)
    table.play("buy:photoshoot")
    assert "place:none" in table.options
    table.play("place:fame@-6")
    assert table.buzz == [at("fish", "fame", -6)]
