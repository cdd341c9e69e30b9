"""King of Tokyo, KT-001 to KT-015 and KM-001 to KM-005: the box, the board, and the set-up."""

from collections import Counter

import pytest

import bestiaire
from tests.games.tokyo.play import BAY, CITY, HYDRA, MIND, SHARKY, rule

BASE_MONSTERS = ["space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon"]
NEW_MONSTERS = [MIND, SHARKY, HYDRA]
FACES = ["1", "2", "3", "energy", "heart", "smash"]


def new(tokyo, seed=0, players=3, **options):
    return tokyo.new(players, seed, **{"monsters": "random", **options})


# --- Components and state ---------------------------------------------------------------------------------------------


@rule("KT-001")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_two_to_six_players_with_a_monster_each(number, tokyo):
    table = new(tokyo, players=number)
    monsters = [table[seat].monster for seat in range(number)]
    assert len(set(monsters)) == number
    assert len(table.lies("players")) == number


@rule("KT-001")
@pytest.mark.parametrize("number", [1, 7])
def test_neither_one_nor_seven_players(number):
    with pytest.raises(bestiaire.BadInput):
        bestiaire.table("tokyo", players=number)
    with pytest.raises(bestiaire.BadPosition):
        bestiaire.table("tokyo", position={"players": [{} for _ in range(number)]})


@rule("KT-002", "KT-010")
def test_what_a_monster_has_at_the_start(tokyo):
    table = new(tokyo, players=4, mindbug="off")
    for seat in range(4):
        monster = table[seat]
        assert (monster.hearts, monster.vp, monster.energy, monster.place) == (10, 0, 0, "outside")
        assert (monster.poison, monster.shrink, monster.fewer_dice, monster.out) == (0, 0, 0, False)
        assert monster.cards == []


@rule("KT-003")
def test_ten_hearts_at_most(tokyo):
    table = tokyo.rolled("hhh12e", {"hearts": 8}, CITY)
    table.resolve("hearts")
    assert table[0].hearts == 10
    with pytest.raises(bestiaire.BadPosition):
        tokyo({"hearts": 11})


@rule("KT-003")
def test_twelve_hearts_at_most_with_even_bigger(tokyo):
    table = tokyo.rolled("hhh12e", {"hearts": 10, "cards": "even_bigger"}, CITY)
    table.resolve("hearts")
    assert table[0].hearts == 12
    with pytest.raises(bestiaire.BadPosition):
        tokyo({"hearts": 13, "cards": "even_bigger"})


@rule("KT-003")
def test_hearts_above_a_lowered_maximum_are_cut_at_once(tokyo):
    table = tokyo.ending({"hearts": 12, "cards": "even_bigger metamorph"}, CITY)
    table.play("sell:even_bigger")
    assert table[0].hearts == 10
    table.play("sell:none")
    assert table.is_turn_of(1)


@rule("KT-004")
def test_what_is_gained_beyond_twenty_is_lost(tokyo):
    table = tokyo.rolled("333333", {"vp": 18}, CITY)
    assert table.gains() == [(0, 2)]
    assert table.won == ([0], "points")
    lost = tokyo.buying("skyscraper", {"energy": 6, "vp": 18}, CITY, frenzy="unfair_gift")
    lost.play("buy:skyscraper")
    assert lost[0].vp == 15, "20, and not 22, less 5"


@rule("KT-004")
def test_points_never_fall_below_zero(tokyo):
    table = tokyo.buying("evacuation_orders", {"energy": 7}, {"vp": 3, "place": "city"}, {"vp": 5})
    table.play("buy:evacuation_orders")
    assert table.losses("vp") == [(1, 3), (2, 5)]


@rule("KT-005")
def test_energy_never_falls_below_zero(tokyo):
    table = tokyo.rolled("ss1233", {"energy": 1}, {"cards": "electro_whip", "place": "city"})
    table.play("poisonous:electro_whip")
    assert table.losses("energy") == [(0, 1)]
    assert table[0].energy == 0
    table.play("yield:no")
    assert table.is_turn_of(1)


@rule("KT-006")
def test_six_dice_with_six_faces_that_come_equally_often(tokyo):
    shown: Counter[str] = Counter()
    for seed in range(300):
        dice = tokyo(CITY, seed=seed).lies("dice")
        assert len(dice) == 6
        shown.update(dice)
    assert sorted(shown) == FACES
    assert all(230 < number < 370 for number in shown.values()), shown


@rule("KT-006")
def test_the_two_green_dice_are_dice_like_the_others(tokyo):
    table = tokyo({"cards": "extra_head extra_head", "place": "city"})
    assert len(table.lies("dice")) == 8
    assert set(table.lies("dice")) <= set(FACES)


@rule("KT-008")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_there_is_no_bay_with_four_monsters_or_fewer(number, tokyo):
    with pytest.raises(bestiaire.BadPosition):
        tokyo({}, BAY, seats=number)
    assert tokyo(seats=number).table.view(None)["bay"] is False


@rule("KT-008")
def test_the_bay_is_in_use_while_five_are_alive(tokyo):
    assert tokyo({}, CITY, BAY, seats=5).table.view(None)["bay"] is True
    assert tokyo({}, CITY, BAY, {"out": True}, seats=6).table.view(None)["bay"] is True
    with pytest.raises(bestiaire.BadPosition):
        tokyo({}, CITY, BAY, {"out": True}, seats=5)


@rule("KT-008")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_one_monster_for_each_place(place, tokyo):
    with pytest.raises(bestiaire.BadPosition):
        tokyo({"place": place}, {"place": place}, seats=5)


@rule("KT-009")
def test_the_deck_is_hidden_and_everything_else_is_public(tokyo):
    display, deck = ["wings", "tank", "jets"], ["camouflage", "energize"]
    table = tokyo({"cards": "acid_attack"}, CITY, display=display, deck=deck, discard=["heal_card"])
    for seat in (0, 1, 2, None):
        view = table.table.view(seat)
        assert view["deck"] == 2
        assert view["discard"] == ["heal_card"]
        assert [item["card"] for item in view["display"]] == display
        assert view["players"][0]["cards"] == ["acid_attack"]
        assert "camouflage" not in repr(view)
        assert "energize" not in repr(view)


@rule("KT-009", "KT-140")
def test_a_card_looked_at_is_known_to_who_looked_until_it_moves(tokyo):
    table = tokyo.buying("tank", {"cards": "made_in_a_lab", "energy": 1}, CITY, deck="camouflage energize")
    table.play("look:deck")
    assert table.table.view(0)["peeked"] == {"cards": ["camouflage"]}
    for seat in (1, 2, None):
        assert "camouflage" not in repr(table.table.view(seat))
    assert all("camouflage" not in repr(event.seen_by(1)) for event in table.table.events)


@rule("KT-009", "KM-104", "KM-108")
def test_evolution_cards_in_hand_are_hidden_but_counted(tokyo):
    hand = {"monster": MIND, "hand": ["mind_control", "superior_brain"], "evolution_discard": ["helpful_mindbug"]}
    table = tokyo.evolved(hand, CITY, phase="reroll", dice="123hes")
    assert table.table.view(0)["players"][0]["hand"] == ["mind_control", "superior_brain"]
    for seat in (1, 2, None):
        seen = table.table.view(seat)["players"][0]
        assert seen["hand"] == 2
        assert seen["evolution_discard"] == ["helpful_mindbug"]


# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule("KT-010")
def test_each_player_takes_a_monster_that_is_left(tokyo):
    table = tokyo.new(3, mindbug="off")
    assert table.asked == (0, "monster")
    assert table.options == {f"monster:{name}" for name in BASE_MONSTERS}
    table.play("monster:the_king")
    assert table.asked == (1, "monster")
    assert table.options == {f"monster:{name}" for name in BASE_MONSTERS if name != "the_king"}
    table.play("monster:gigazaur", "monster:alienoid")
    assert [table[seat].monster for seat in range(3)] == ["the_king", "gigazaur", "alienoid"]


@rule("KT-011")
def test_three_cards_are_turned_face_up(tokyo):
    table = new(tokyo, mindbug="off")
    assert len(table.lies("display")) == 3
    assert len(table.lies("deck")) == 63
    assert table.lies("discard") == []
    assert len({tuple(new(tokyo, seed, mindbug="off").lies("deck")) for seed in range(5)}) == 5, "it is shuffled"


@rule("KT-012")
def test_any_player_may_be_the_first(tokyo):
    firsts = {new(tokyo, seed, mindbug="off").active for seed in range(60)}
    assert firsts == {0, 1, 2}


@rule("KT-012")
def test_play_goes_clockwise(tokyo):
    table = tokyo.ending({}, CITY, active=0)
    assert table.active == 1
    assert tokyo.ending({}, CITY, active=2).active == 0


@rule("KT-013", "KT-111")
@pytest.mark.parametrize(("number", "place"), [(2, "outside"), (3, "outside"), (4, "outside"), (5, "bay"), (6, "bay")])
def test_the_bay_is_for_five_and_six_players(number, place, tokyo):
    table = tokyo.rolled("112233", {}, CITY, seats=number)
    assert table[0].place == place


@rule("KT-014", "KT-180")
def test_two_players_use_the_variant_unless_it_is_switched_off(tokyo):
    assert tokyo.rolled("112233", seats=2).energy == [1, 0]
    off = tokyo.rolled("112233", seats=2, options={"two_player_variant": False})
    assert (off.vp, off.energy) == ([1, 0], [0, 0])


@rule("KT-015", "KT-110")
def test_nobody_starts_in_tokyo_and_the_first_player_enters_it(tokyo):
    table = new(tokyo, mindbug="off")
    assert table.places == ["outside"] * 3
    first = tokyo.rolled("sss123", seats=4)
    assert first.losses() == []
    assert first.places == ["city", "outside", "outside", "outside"]
    assert first[0].vp == 1
    assert first.is_turn_of(1)


# --- What the expansion adds ------------------------------------------------------------------------------------------


@rule("KM-001")
def test_with_the_expansion_there_are_nine_monsters(tokyo):
    table = tokyo.new(2)
    assert table.options == {f"monster:{name}" for name in BASE_MONSTERS + NEW_MONSTERS}


@rule("KM-002")
@pytest.mark.parametrize(
    ("options", "tokens"),
    [
        ({}, 1),
        ({"mindbug": "experience"}, 1),
        ({"mindbug": "off"}, 0),
        ({"mindbug": "off", "mindbug_tokens": "on"}, 1),
        ({"mindbug_tokens": "off"}, 0),
    ],
)
def test_each_player_starts_with_a_mindbug_token(options, tokens, tokyo):
    table = new(tokyo, players=4, **options)
    assert [table[seat].mindbugs for seat in range(4)] == [tokens] * 4


@rule("KM-003")
@pytest.mark.parametrize(("mode", "number"), [("off", 66), ("trial", 90), ("experience", 24)])
def test_the_deck_of_each_card_mode(mode, number, tokyo):
    table = new(tokyo, mindbug=mode)
    assert len(table.lies("deck")) + len(table.lies("display")) == number


@rule("KM-004")
@pytest.mark.parametrize("number", [2, 3])
def test_evolutions_are_for_the_three_new_monsters(number, tokyo):
    table = tokyo.new(number, evolutions=True)
    assert table.options == {f"monster:{name}" for name in NEW_MONSTERS}
    with pytest.raises(bestiaire.BadOptions):
        bestiaire.table("tokyo", players=4, options={"evolutions": True})
    with pytest.raises(bestiaire.BadInput):
        bestiaire.table("tokyo", players=2, options={"evolutions": True, "monsters": [MIND, "the_king"]})


@rule("KM-005")
@pytest.mark.parametrize(("card", "box"), [("tank", "base"), ("treasure", "mindbug")])
def test_backs_are_alike_unless_they_are_to_be_seen(card, box, tokyo):
    table = tokyo(CITY, deck=[card, "wings"], options={"card_backs_visible": True})
    assert all(table.table.view(seat)["top_set"] == box for seat in (0, 1, None))
    assert "top_set" not in tokyo(CITY, deck=[card, "wings"]).table.view(0)


@rule("KM-005")
def test_a_back_tells_of_the_top_card_alone(tokyo):
    """Who imagines the deck knows the set of the top card, and nothing of those below, however they lie."""
    below = ["wings", "herd_culler", "no_brain"]
    table = tokyo(CITY, deck=["treasure", *below], options={"card_backs_visible": True}).table
    imagined = [table.imagine(0, seed) for seed in range(60)]
    assert {world.view(0)["top_set"] for world in imagined} == {"mindbug"}
    decks = [world.position()["deck"] for world in imagined]
    assert len({deck[0] for deck in decks}) > 5, "any card of the expansion could lie there"
    sets = {card["id"]: card["set"] for card in bestiaire.game("tokyo").cards()}
    assert {sets[deck[1]] for deck in decks} == {"base", "mindbug"}
    other = tokyo(CITY, deck=["treasure", *reversed(below)], options={"card_backs_visible": True}).table
    assert decks == [other.imagine(0, seed).position()["deck"] for seed in range(60)]


@rule("KM-100", "KM-101")
def test_everybody_keeps_one_of_two_evolution_cards(tokyo):
    table = tokyo.new(3, seed=2, evolutions=True, monsters=NEW_MONSTERS)
    hands = []
    for seat in range(3):
        assert table.asked == (seat, "evolution")
        looked = sorted(key.removeprefix("keep:") for key in table.options)
        assert len(looked) in (1, 2), "two cards, perhaps two alike"
        hidden = table.table.view((seat + 1) % 3)["choice"]
        assert all(name not in repr(hidden) for name in looked)
        table.play(f"keep:{looked[0]}")
        hands.append(looked[0])
        assert table[seat].hand == [looked[0]]
        assert table[seat].evolution_discard == [looked[-1]]
        assert len(table[seat].evolution_deck) == 6


@rule("KT-020", "KT-021")
def test_the_windows_of_a_turn_come_in_order(tokyo):
    roller = {"cards": "herd_culler metamorph bold_maneuver spatial_hunter", "energy": 2}
    probe = {"cards": "psychic_probe", "mindbugs": 1, "place": "city"}
    table = tokyo(roller, probe, display="tank", seed=4)
    kinds = [table.asked]
    table.play("sneaky:spatial_hunter")
    order: list[tuple[int, str]] = []
    while table.active == 0 and len(order) < 40:
        order.append(table.asked)
        table.decline()
    assert kinds == [(0, "keyword")]
    kept = [asked for asked in order if asked[1] not in ("resolve", "loss", "yield")]
    assert kept == [
        (0, "reroll"),
        (1, "psychic_probe"),
        (0, "change"),
        (1, "mindbug"),
        (0, "buy"),
        (0, "metamorph"),
        (0, "frenzy"),
    ]


@rule("KT-038")
def test_after_the_changes_nobody_changes_dice_any_more(tokyo):
    table = tokyo.fixed(
        "112233", {"cards": "herd_culler"}, {"mindbugs": 1, "place": "city", "cards": "stretchy", "energy": 2}
    )
    assert table.asked == (0, "change")
    table.play("change:none")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    table.buy_nothing()
    assert table.told("die") == []
    assert table.is_turn_of(0), "its interlude is over"
