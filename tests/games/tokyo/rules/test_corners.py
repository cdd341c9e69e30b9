"""King of Tokyo with the Mindbug expansion: corners where two or three cards, options or deaths meet."""

from tests.games.tokyo.play import CITY, HYDRA, MIND, SHARKY, card, rule

# --- Mindbug tokens ---------------------------------------------------------------------------------------------------


@rule("KM-020", "KM-002")
def test_a_token_got_by_an_evolution_is_good_without_the_mindbug_cards(tokyo):
    rich = {"monster": MIND, "hand": "mindbug_acquisition", "energy": 6, **CITY}
    table = tokyo.evolved({}, rich, make=tokyo.fixed, dice="112233", options={"mindbug": "off"})
    table.play("evolution:mindbug_acquisition")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    assert table[1].mindbugs == 0
    assert table.told("mindbug")[0]["victim"] == 0


# --- Before the dice are resolved -------------------------------------------------------------------------------------


@rule("KT-023", "KM-105")
def test_the_roller_may_play_a_permanent_before_its_dice_are_resolved(tokyo):
    us = {"monster": HYDRA, "hand": "three_times_as_strong"}
    table = tokyo.evolved(us, {"monster": MIND, **CITY}, make=tokyo.fixed, dice="eee112")
    assert table.asked == (0, "before_resolving")
    assert table.options == {"evolution:three_times_as_strong", "before_resolving:none"}
    table.play("evolution:three_times_as_strong")
    assert table.hearts == [10, 9, 9]


@rule("KT-023", "KT-022")
def test_the_roller_comes_last_and_again_after_its_dice_were_changed(tokyo):
    us = {"monster": HYDRA, "hand": "scary_face"}
    mind = {"monster": MIND, "hand": "neutralizing_look", **CITY}
    table = tokyo.evolved(us, mind, make=tokyo.fixed, dice="3331ss")
    table.play("before_resolving:none")
    table.asks(0, "before_resolving")
    table = tokyo.evolved(us, mind, make=tokyo.fixed, dice="3331ss")
    table.play("neutralizing_look:use")
    table.asks(0, "before_resolving")  # it sees what was done


@rule("KT-023", "KM-110")
def test_the_roller_plays_nothing_against_itself(tokyo):
    us = {"monster": MIND, "hand": "mind_control neutralizing_look superior_brain"}
    table = tokyo.evolved(us, CITY, make=tokyo.fixed, dice="1122ss")
    assert table.asked == (0, "before_resolving")
    assert table.options == {"evolution:superior_brain", "before_resolving:none"}


# --- Keywords ---------------------------------------------------------------------------------------------------------


@rule("KM-053", "KT-096")
@card("explosive_crystals", "poisoned_tentacles")
def test_crystals_of_a_victim_that_only_the_tentacles_bring_to_zero(tokyo):
    tentacles = {"monster": SHARKY, "hand": "poisoned_tentacles"}
    crystals = {"monster": HYDRA, "hearts": 4, "cards": "explosive_crystals"}
    table = tokyo.evolved({"monster": MIND, **CITY}, tentacles, crystals, make=tokyo.rolled, dice="112sss")
    table.play("poisonous:poisoned_tentacles", "poisonous:explosive_crystals")
    while table.asked[1] == "loss":
        table.decline()
    assert table.losses() == [(1, 3), (2, 3), (0, 3), (2, 1), (0, 1), (0, 3)]
    assert table[2].out
    assert table.hearts[0] == 3


@rule("KM-046", "KM-048")
def test_with_numbers_only_sneaky_ignores_points_of_smashes(tokyo):
    them = {"vp": 5, **CITY}
    us = {"cards": "alpha_monster"}
    options = {"sneaky_numbers_only": True}
    table = tokyo.rolled("1122ss", us, them, {"vp": 5}, sneaks="spatial_hunter", options=options)
    assert table.asked == (1, "yield")
    table.play("yield:no")
    assert table.losses("vp") == []


@rule("KM-045")
@card("legendary_hunter", "three_times_as_strong")
def test_a_prey_that_fell_without_a_smash_brings_no_reward(tokyo):
    us = {"monster": HYDRA, "evolutions": "three_times_as_strong"}
    prey = {"monster": MIND, "hearts": 1, **CITY}
    hunt = {"card": "legendary_hunter", "prey": 1}
    table = tokyo.evolved(us, prey, make=tokyo.rolled, dice="eee112", hunts=[hunt])
    assert table[1].out
    assert table.told("hunt_settled")[0]["eliminated"] is False
    assert (0, 4) not in table.gains()


@rule("KM-036", "KM-038")
@card("sneaky_alloy", "arcane_scepter")
def test_an_alloy_fetched_and_activated_again_changes_two_dice(tokyo):
    table = tokyo({"cards": "sneaky_alloy arcane_scepter"}, CITY)
    table.play("sneaky:sneaky_alloy", "sneaky:arcane_scepter", "sneaky:sneaky_alloy")
    assert table.lies("alloy") == 2
    turned = tokyo.fixed("112333", {}, CITY, sneaks="sneaky_alloy arcane_scepter sneaky_alloy", alloy=2)
    turned.play("sneaky_alloy:3", "sneaky_alloy:3")
    assert turned.gains()[0] == (0, 5)


@rule("KM-062", "KT-152")
@card("chew_pinch_catch_and_smack", "wings")
def test_wings_paid_against_a_late_price_do_not_last_into_the_next_turn(tokyo):
    us = {"monster": SHARKY, "cards": "wings", "energy": 2}
    late = {"frenzy_price_after_turn": True}
    table = tokyo.evolved(us, CITY, make=tokyo.ending, frenzy="chew_pinch_catch_and_smack", options=late)
    assert table.asked == (0, "loss")
    table.play("wings:use")
    assert table.is_turn_of(1)
    assert table.hearts[0] == 10
    assert not table[0].immune


# --- Cards together ---------------------------------------------------------------------------------------------------


@rule("KT-152")
@card("hungry_face")
def test_hungry_face_of_a_monster_that_fell_helps_nobody_else(tokyo):
    us = {"monster": HYDRA, "hand": "hungry_face", "hearts": 3}
    them = {"monster": MIND, "cards": "deadly_shell", **CITY}
    table = tokyo.evolved(us, them, make=tokyo.rolled, dice="eeesss", display="skyscraper")
    table.play("resolve:energy", "hungry_face:play", "poisonous:deadly_shell", "yield:no")
    assert table[0].out
    assert table.is_turn_of(1)
    assert table.table.view(1)["display"] == [{"card": "skyscraper", "price": 6}]


@rule("KT-053", "KT-100")
@card("eater_of_the_dead", "mimic", "superior_brain")
def test_two_eaters_of_the_dead_are_two_gains(tokyo):
    us = {"monster": HYDRA, "cards": "eater_of_the_dead mimic"}
    victim = {"monster": SHARKY, "hearts": 1, **CITY}
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    mimicked = {"card": "eater_of_the_dead", "seat": 0}
    table = tokyo.evolved(us, victim, brain, make=tokyo.rolled, dice="11223s", mimicked=mimicked)
    assert table.gains()[:3] == [(0, 3), (0, 3), (0, 1)]


@card("crab_claw", "friend_of_children")
def test_what_one_monster_pays_to_crab_claw_is_one_gain(tokyo):
    us = {"monster": SHARKY, "evolutions": "crab_claw", "cards": "friend_of_children"}
    them = {"monster": MIND, "energy": 5, "cards": "gourmet herbivore giant_brain", **CITY}
    table = tokyo.evolved(us, them, make=tokyo.rolled, dice="11223s")
    table.play("crab_claw:gourmet", "crab_claw:herbivore", "crab_claw:giant_brain")
    assert table.energy[:2] == [4, 2]
    table.asks(1, "yield")


@rule("KT-081")
@card("crab_claw", "jets")
def test_who_stayed_with_jets_is_not_asked_again_when_crab_claw_takes_them(tokyo):
    us = {"monster": SHARKY, "evolutions": "crab_claw"}
    table = tokyo.evolved(us, {"monster": MIND, "cards": "jets", **CITY}, make=tokyo.rolled, dice="11223s")
    table.play("loss:take")
    assert table[1].cards == []
    assert table.is_turn_of(1)
    assert table[1].place == "city"
