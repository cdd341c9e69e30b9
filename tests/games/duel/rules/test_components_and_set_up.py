"""King of Tokyo Duel, KD-001 to KD-028: the box, the board, and the set-up."""

from collections import Counter

import pytest

import bestiaire
from tests.games.duel.play import at, rule

FACES = ["smash", "heart", "energy", "fame", "destruction", "power"]
LIFE = {"gigazaur": 14, "alienoid": 14, "space_penguin": 13, "meka_dragon": 12, "cyber_kitty": 13, "the_king": 15}
COMMON = ["cat", "fish", "tiger", "panda", "lizard", "anubis", "dragon", "pumpkin", "alien", "phantom", "penguin"]


def new(duel, seed, **options):
    return duel.new(seed=seed, **{"monsters": ["gigazaur", "alienoid"], **options})


# --- Components and words ---------------------------------------------------------------------------------------------


@rule("KD-001")
@pytest.mark.parametrize("number", [1, 3])
def test_exactly_two_players(number):
    with pytest.raises(bestiaire.BadInput):
        bestiaire.table("duel", players=number)
    with pytest.raises(bestiaire.BadPosition):
        bestiaire.table("duel", position={"players": [{} for _ in range(number)]})


@rule("KD-002", "KD-023")
def test_fifty_different_cards_and_three_of_them_revealed(duel):
    table = new(duel, 4)
    cards = table.lies("market") + table.lies("deck")
    assert len(cards) == len(set(cards)) == 50
    assert len(table.lies("market")) == 3
    (revealed,) = table.told("reveal")
    assert sorted(revealed["cards"]) == sorted(table.lies("market"))


@rule("KD-002", "KD-020")
def test_there_are_six_boards_and_each_player_takes_one_that_is_left(duel):
    table = duel.new(seed=1)
    assert table.asked == ("us", "monster")
    assert table.options == {f"monster:{name}" for name in LIFE}
    table.play("monster:cyber_kitty")
    assert table.asked == ("them", "monster")
    assert table.options == {f"monster:{name}" for name in LIFE if name != "cyber_kitty"}
    table.play("monster:alienoid")
    assert (table.us.monster, table.them.monster) == ("cyber_kitty", "alienoid")


@rule("KD-020")
def test_monsters_at_random_are_two_different_ones(duel):
    pairs = set()
    for seed in range(40):
        table = duel.new(seed=seed, monsters="random")
        assert table.us.monster != table.them.monster
        pairs |= {table.us.monster, table.them.monster}
    assert pairs == set(LIFE)
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("duel", options={"monsters": ["gigazaur", "gigazaur"]})


@rule("KD-003")
def test_every_face_comes_as_often_as_the_others(duel):
    shown = Counter(face for seed in range(500) for face in duel(seed=seed).lies("dice"))
    assert sorted(shown) == sorted(FACES)
    assert all(400 < number < 600 for number in shown.values()), shown


@rule("KD-004")
def test_a_paw_is_a_hit_and_costs_a_life(duel):
    table = duel.rolled("3 fame", buzz=[at("cat", "fame", -1)])
    assert table.hits() == [(1, 1)]
    assert table.them.life == 13
    assert table.fame == -1, "nearer to who pulls"


@rule("KD-004", "KD-143")
def test_keep_cards_stay_in_front_of_their_owner_discard_cards_do_not(duel):
    table = duel.buying("giant_brain seismic_test")
    table.play("buy:seismic_test", "buy:giant_brain")
    assert table.us.keep == ["giant_brain"]
    assert table.lies("discard") == ["seismic_test"]


@rule("KD-005")
def test_everybody_sees_everything_but_the_order_of_the_deck(duel):
    table = duel({"keep": ["scrappy"], "energy": 3}, market=["frenzy"], deck=["too_cute", "snack_time"])
    views = [table.table.view(seat) for seat in (0, 1, None)]
    for view in views:
        assert view["deck"] == 2
        assert "too_cute" not in str(view)
        assert view["players"] == views[0]["players"]
        assert view["market"] == [{"card": "frenzy", "price": 5}]
    asked = table.table.choice
    assert asked is not None
    assert "options" not in views[1 - asked.player]["choice"]


@rule("KD-006")
def test_energy_never_runs_out(duel):
    table = duel.rolled("8 energy", {"energy": 95})
    assert table.us.energy == 103


@rule("KD-007")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_nobody_has_more_than_two_dice_tokens(before, after, duel):
    table = duel.rolled("3 fame", {"dice_tokens": before}, buzz=[at("panda", "fame", -1)])
    assert table.us.dice_tokens == after
    with pytest.raises(bestiaire.BadPosition):
        duel({"dice_tokens": 3})


@rule("KD-008")
def test_there_is_one_of_each_buzz_token_and_two_of_the_kings(duel):
    places = [at(token, "fame", -7 + 3 * number) for number, token in enumerate(COMMON[:5])]
    places += [at(token, "destruction", -7 + 3 * number) for number, token in enumerate(COMMON[5:8])]
    kings = [at("the_king", "destruction", 5), at("the_king", "destruction", 6)]
    king = {"monster": "the_king"}
    assert len(duel(king, buzz=places + kings, fame=-6, destruction=7 - 3).buzz) == 10
    with pytest.raises(bestiaire.BadPosition):
        duel(king, buzz=[*kings, at("the_king", "fame", 3)])
    with pytest.raises(bestiaire.BadPosition):
        duel(buzz=[at("cat", "fame", 3), at("cat", "destruction", 3)])


@rule("KD-009", "KD-058")
def test_an_added_symbol_counts_as_a_symbol_but_not_as_a_die(duel):
    cards = ["acid_attack", "antimatter_pellets", "utter_destruction"]
    table = duel.rolled("4 smash", {"keep": cards})
    assert table.hits() == [(1, 5)], "five symbols hit, but they are four dice"
    table = duel.rolled("heart energy fame destruction power", {"keep": cards})
    assert table.pulls() == [("destruction", 2), ("fame", 2)], "with the added Smash all six symbols are there"


# --- The board --------------------------------------------------------------------------------------------------------


@rule("KD-010")
@pytest.mark.parametrize(("seat", "space"), [(0, -1), (1, 1)])
def test_each_player_pulls_toward_the_own_end_of_both_tracks(seat, space, duel):
    table = duel.rolled("3 fame 3 destruction", active=seat)
    table.play("resolve:fame")
    assert (table.fame, table.destruction) == (space, space)


@rule("KD-010")
@pytest.mark.parametrize("track", ["fame", "destruction"])
def test_a_track_has_fifteen_spaces(track, duel):
    for space in range(-7, 8):
        assert duel({}, {}, **{track: space}).lies(track) == space
    for nowhere in (-8, 8, 0.5):
        with pytest.raises(bestiaire.BadPosition):
            duel({}, {}, **{track: nowhere})


@rule("KD-011", "KD-022", "KD-025")
def test_a_game_starts_with_both_markers_in_the_middle_and_nothing_on_the_board(duel):
    table = new(duel, 2)
    assert (table.fame, table.destruction) == (0, 0)
    assert table.buzz == []
    assert table.lies("discard") == []
    for side in (table.us, table.them):
        assert (side.dice_tokens, side.keep) == (0, [])


@rule("KD-012", "KD-013", "KD-190")
@pytest.mark.parametrize("other", ["fame", "destruction"])
@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_three_spaces_of_each_end_are_the_spotlight_and_the_last_is_the_victory_space(seat, way, other, duel):
    track = "destruction" if other == "fame" else "fame"
    for space in range(-7, 8):
        won = duel(**{track: space, other: 4 * way}).won
        if space == 7 * way:
            assert won == ([seat], "victory")
        elif space == -7 * way:
            assert won == ([1 - seat], "victory")
        elif space * way in (3, 4, 5):
            assert won == ([seat], "spotlight")
        else:
            assert won is None, space


@rule("KD-014", "KD-108")
@pytest.mark.parametrize(
    ("track", "low", "read"),
    [
        ("fame", -3, ["energy", "paw", "heart"]),
        ("fame", -4, ["heart", "paw", "energy"]),
        ("destruction", -4, ["energy", "paw", "heart"]),
        ("destruction", -3, ["heart", "paw", "energy"]),
        ("fame", 1, ["energy", "paw", "heart"]),
        ("destruction", 2, ["energy", "paw", "heart"]),
    ],
)
def test_the_zigzag_says_how_the_dragon_lies(track, low, read, duel):
    table = duel.rolled(f"5 {track}", {"life": 5}, active=1, **{track: low - 1}, buzz=[at("dragon", track, low)])
    assert table.bonuses() == read, "from the lowest space up"
    down = duel.rolled(f"5 {track}", {"life": 5}, active=0, **{track: low + 3}, buzz=[at("dragon", track, low)])
    assert down.bonuses() == read[::-1], "and down again"


@rule("KD-015", "KD-141")
def test_only_the_slot_farthest_from_the_deck_is_cheaper(duel):
    table = duel.buying("snack_time frenzy too_cute")
    assert table.prices == {"snack_time": 3, "frenzy": 6, "too_cute": 2}


# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule("KD-021")
@pytest.mark.parametrize(("name", "life"), LIFE.items())
def test_life_starts_as_high_as_it_can_ever_be(name, life, duel):
    other = "gigazaur" if name != "gigazaur" else "alienoid"
    table = duel.new(seed=1, monsters=[name, other])
    assert table.us.life == life
    assert duel.rolled("6 heart", {"monster": name}).us.life == life
    with pytest.raises(bestiaire.BadPosition):
        duel({"monster": name, "life": life + 1})


@rule("KD-024")
def test_the_king_has_two_tokens_beside_the_board(duel):
    table = duel.rolled("6 power", {"monster": "the_king"})
    table.play("power:use", "place:fame@2", "power:use")
    assert table.options == {"king:beside", "king:fame@2"}
    table.play("king:beside", "place:fame@4", "power:use")
    table.offers({"king:fame@2", "king:fame@4"})  # both are on the board now


@rule("KD-026")
def test_more_smash_of_six_dice_begins_and_equal_throws_are_repeated(duel):
    repeated = 0
    for seed in range(30):
        table = new(duel, seed)
        throws = table.told("first_throw")
        smash = [throw["dice"].count("smash") for throw in throws]
        assert all(len(throw["dice"]) == 6 for throw in throws)
        assert [throw["seat"] for throw in throws] == [0, 1] * (len(throws) // 2)
        assert all(smash[pair] == smash[pair + 1] for pair in range(0, len(smash) - 2, 2))
        assert smash[-2] != smash[-1]
        assert table.active == ("us" if smash[-2] > smash[-1] else "them")
        repeated += len(throws) > 2
    assert repeated > 0


@rule("KD-026")
@pytest.mark.parametrize("face", [face for face in FACES if face != "smash"])
def test_another_symbol_may_decide_who_begins(face, duel):
    for seed in range(8):
        table = new(duel, seed, first_player_symbol=face)
        ours, theirs = (throw["dice"].count(face) for throw in table.told("first_throw")[-2:])
        assert table.active == ("us" if ours > theirs else "them")


@rule("KD-025", "KD-027")
def test_only_the_second_player_starts_with_an_energy(duel):
    for seed in range(6):
        table = new(duel, seed)
        energy = {"us": table.us.energy, "them": table.them.energy}
        assert energy.pop(table.active) == 0
        assert list(energy.values()) == [1]


@rule("KD-028")
def test_five_dice_on_the_first_turn_of_the_game_and_six_from_then_on(duel):
    table = duel.found(lambda made: made.lies("dice") and "power" not in made.lies("dice"), new, duel)
    first = table.active
    assert len(table.lies("dice")) == 5
    while table.active == first:
        table.play(table.keys[-1])
    assert len(table.lies("dice")) == 6
    second = duel({"dice_tokens": 2}, first_turn=True)
    second.play("dice_tokens:2")
    assert len(second.lies("dice")) == 7, "extra dice come on top"


# --- Options ----------------------------------------------------------------------------------------------------------

READINGS: dict[str, list[str | bool]] = {
    "first_player_symbol": ["smash", "heart", "energy", "fame", "destruction", "power"],
    "deck_exhausted": ["no_refill", "reshuffle_discard"],
    "both_at_zero": ["draw", "buyer_loses"],
    "operation_media_with_meka": ["multiplied", "not_multiplied"],
    "in_shape_turns": ["own_turn", "every_turn"],
    "in_the_shadows": ["free_any_time", "after_last_roll_only"],
    "titanic_dice_stay_in_roll": [True, False],
    "natural_selection_with_rebooting": ["no_hits", "hits"],
    "alienoid_may_add_power": [True, False],
    "unstable_dna_scope": ["single_event", "per_turn_total"],
    "thunder_stomp_scope": ["resolving_only", "roll_conditions_too"],
    "hibernation_vs_made_in_a_lab": ["owner_order", "hibernation_first"],
    "alienoid_window": ["resolve_phase", "roll_fixed"],
    "power_use": ["optional", "compulsory"],
    "plus_line": ["per_activation", "per_turn"],
    "of_a_kind_counts": ["dice", "symbols"],
    "adrenaline_count": ["when_used", "when_roll_fixed"],
    "signature_move_pulls": ["separate", "one_pull"],
    "spiked_tail_event": ["per_pull", "per_step"],
    "dominate_counted": ["before_next_roll", "at_purchase"],
    "sweep_limit": ["unlimited", "once_per_turn"],
    "eye_without_dice": ["rerolls", "throws"],
    "any_hit_while_unused": [False, True],
    "titanic_with_two_tokens": ["allowed", "not_offered"],
    "breaking_news_own_purchase": [False, True],
}


def test_the_points_left_open_and_their_defaults():
    defaults = {key: values[0] for key, values in READINGS.items()}
    assert bestiaire.game("duel").options == {"monsters": "choose", **defaults}


@pytest.mark.parametrize("key", READINGS)
def test_every_reading_can_be_chosen_and_nothing_else(key, duel):
    for value in READINGS[key]:
        shown = duel(options={key: value}).lies("options")
        assert shown == ({key: value} if value != READINGS[key][0] else None)
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("duel", options={key: "nonsense"})
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("duel", options={f"{key}_": READINGS[key][0]})
