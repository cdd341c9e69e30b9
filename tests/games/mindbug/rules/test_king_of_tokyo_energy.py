"""Mindbug x King of Tokyo, MK-020 to MK-024 and MK-033 to MK-035: Energy cards."""

import pytest

import bestiaire
from tests.games.mindbug.kot import BOTH_SETS, ENERGY_2, GROWTH_1, KEEP, KING_OF_TOKYO
from tests.games.mindbug.play import exhausted, rule

# --- Buying -----------------------------------------------------------------------------------------------------------


@rule("MK-020")
def test_only_what_can_be_paid_is_offered_and_buying_is_free_to_be_left(kot):
    table = kot(
        us={"hand": ["kong"], "play": ["mantis"], "energy": 2},
        them={"hand": ["rob"], "mindbugs": 0},
        display=["railgun", "resurrection", "rage"],
    )
    assert (table.player, table.kind) == ("us", "buy")
    assert table.options == {"buy:railgun", "buy:rage", "buy:none"}
    table.play("buy:none")
    assert (table.kind, table.options) == ("action", {"play:kong", "attack:mantis"})
    table.play("play:kong")
    assert table.us.energy == 2
    assert table.display == ["railgun", "resurrection", "rage"]
    assert table.active == "them"


@rule("MK-020", "MK-021")
def test_several_cards_may_be_bought_one_after_another(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 4},
        them={"hand": ["rob"]},
        display=["railgun", "resurrection", "healing_bots"],
        energy_deck=["stomp", "pounce"],
    )
    table.play("buy:railgun")
    assert (table.us.energy, table.them.life) == (2, 2)
    assert table.display == ["stomp", "resurrection", "healing_bots"]
    assert table.options == {"buy:stomp", "buy:healing_bots", "buy:none"}
    table.play("buy:healing_bots")
    assert (table.us.energy, table.us.life) == (1, 4)
    assert table.display == ["stomp", "resurrection", "pounce"]
    assert table.options == {"buy:stomp", "buy:pounce", "buy:none"}
    table.play("buy:pounce")
    assert table.us.energy == 0
    assert table.kind == "action"
    assert sorted(table.display) == ["resurrection", "stomp"]
    assert sorted(table.energy_discard) == ["healing_bots", "pounce", "railgun"]
    table.leave_open()


@rule("MK-020")
def test_without_enough_cubes_nothing_is_asked(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 1}, them={"hand": ["rob"]}, display=["railgun", "resurrection", "ambush"]
    )
    assert (table.kind, table.options) == ("action", {"play:kong"})


@rule("MK-020", "MB-030")
def test_a_short_hand_is_refilled_before_the_buying(kot):
    table = kot(
        us={"hand": ["kong"], "deck": ["mantis", "hades"], "energy": 1}, them={"hand": ["rob"]}, display=["rage"]
    )
    assert table.kind == "buy"
    assert sorted(table.us.hand) == ["hades", "kong", "mantis"]


@rule("MK-020", "MK-023")
def test_buying_is_not_the_player_action(kot):
    table = kot(
        us={"hand": ["kong"], "play": ["gigazaur"], "energy": 1}, them={"hand": ["rob"]}, display=["healing_bots"]
    )
    table.play("buy:healing_bots")
    assert (table.player, table.active) == ("us", "us")
    assert table.options == {"play:kong", "attack:gigazaur"}
    table.play("attack:gigazaur")
    assert table.them.life == 2
    assert table.active == "them"


@rule("MK-021")
def test_the_place_is_refilled_before_the_effect_and_the_card_is_discarded_after_it(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 2},
        them={"hand": ["rob"], "play": ["mantis", "hades"]},
        display=["rage", "ambush", "stomp"],
        energy_deck=["pounce", "railgun"],
        energy_discard=["revenge"],
    )
    table.play("buy:ambush")
    assert table.kind == "defeat"
    assert table.display == ["rage", "pounce", "stomp"]
    assert table.energy_deck == ["railgun"]
    assert table.energy_discard == ["revenge"]
    assert table.position()["bought"] == ["ambush"]
    table.play("defeat:mantis")
    assert table.energy_discard == ["revenge", "ambush"]
    table.leave_open()


@rule("MK-022")
def test_with_the_deck_empty_places_stay_empty_and_discarded_cards_never_come_back(kot):
    table = kot(
        us={"hand": ["kong", "hades"], "energy": 9},
        them={"hand": ["rob", "mantis"], "energy": 9},
        display=["healing_bots", "rage"],
        energy_discard=["pounce", "stomp", "ambush"],
    )
    table.play("buy:healing_bots")
    assert (table.display, table.options) == (["rage"], {"buy:rage", "buy:none"})
    table.play("buy:rage")
    assert table.display == []
    assert (table.kind, table.us.energy) == ("action", 7)
    assert table.energy_discard == ["pounce", "stomp", "ambush", "healing_bots", "rage"]
    table.play("play:kong", "mindbug:no")
    assert (table.player, table.kind) == ("them", "action")


@rule("MK-023", "MB-053")
def test_nothing_can_be_bought_before_the_further_action_after_a_mindbug(kot):
    table = kot(
        us={"hand": ["mega_shark", "kong"], "energy": 2},
        them={"hand": ["rob"], "mindbugs": 1, "energy": 2},
        display=["railgun", "rage", "stomp"],
    )
    table.play("buy:none", "play:mega_shark", "mindbug:yes")
    assert (table.player, table.kind, table.options) == ("us", "action", {"play:kong"})
    assert (table.us.energy, table.them.energy) == (2, 3)
    with pytest.raises(bestiaire.IllegalMove):
        table.play("buy:rage")
    table.play("play:kong")
    assert (table.player, table.kind, table.active) == ("them", "buy", "them")


@rule("MK-023")
def test_cubes_gained_by_an_attack_can_not_be_spent_before_the_second_attack(kot):
    table = kot(us={"play": ["pagurah"], "hand": ["kong"]}, them={"hand": ["rob"]}, display=["railgun"])
    assert table.kind == "action"
    table.roll("attack:pagurah", ENERGY_2)
    table.play(KEEP)
    assert (table.us.energy, table.options) == (2, {"again:yes", "again:no"})
    table.play("again:no")
    assert (table.player, table.kind) == ("them", "action")
    table.play("play:rob", "mindbug:no")
    assert (table.player, table.options) == ("us", {"buy:railgun", "buy:none"})


@rule("MK-024", "MB-041")
def test_a_player_without_an_action_loses_after_the_buying(kot):
    table = kot(us={"energy": 1}, them={"hand": ["rob"]}, display=["healing_bots"])
    assert not table.over
    assert table.options == {"buy:healing_bots", "buy:none"}
    table.play("buy:healing_bots")
    assert table.winner == "them"
    assert table.us.life == 4


@rule("MK-024", "MB-041")
def test_a_player_who_can_not_buy_and_not_act_loses_at_once(kot):
    table = kot(us={"energy": 1}, them={"hand": ["rob"]}, display=["railgun"])
    assert table.winner == "them"


@rule("MK-024", "MB-041")
def test_mysterious_ally_saves_a_player_without_an_action(kot):
    table = kot(us={"energy": 2}, them={"hand": ["rob"], "mindbugs": 0}, unused=["kong"], display=["mysterious_ally"])
    table.play("buy:mysterious_ally")
    assert table.options == {"play:kong"}
    table.play("play:kong")
    assert not table.over


@rule("MK-024", "MB-030")
def test_a_purchase_is_finished_with_its_refills_before_the_next(kot):
    table = kot(
        us={"hand": ["kong", "mantis", "hades", "kraken", "drakonis"], "deck": ["alienoid", "gigazaur"], "energy": 3},
        them={"play": ["rob"], "hand": ["pagurah"]},
        display=["ambush", "stomp"],
    )
    table.play("buy:ambush")
    assert (table.player, table.kind) == ("us", "discard")
    table.play("discard:kong", "discard:mantis")
    assert sorted(table.us.hand) == ["alienoid", "drakonis", "gigazaur", "hades", "kraken"]
    assert (table.player, table.options) == ("us", {"buy:stomp", "buy:none"})
    table.leave_open()


# --- This turn --------------------------------------------------------------------------------------------------------


@rule("MK-033", "MB-053")
def test_an_effect_for_this_turn_lasts_through_the_further_action_and_no_longer(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["kong", "rob"], "energy": 2},
        them={"mindbugs": 1, "hand": ["hades", "mantis"]},
        display=["pounce", "rage"],
    )
    table.play("buy:pounce", "buy:rage", "play:kong", "mindbug:yes")
    assert table.us.keywords("gigazaur") == {"HUNTER", "FRENZY"}
    assert table.them.keywords("kong") == set()
    table.play("attack:gigazaur")
    assert table.options == {"hunt:kong", "hunt:none"}
    table.play("hunt:none", "block:none")
    assert table.options == {"again:yes", "again:no"}
    table.play("again:yes")
    assert table.options == {"hunt:kong", "hunt:none"}
    table.play("hunt:none", "block:none")
    assert table.active == "them"
    assert table.us.keywords("gigazaur") == set()
    assert table.them.keywords("kong") == set()


@rule("MK-033")
def test_an_effect_for_this_turn_follows_who_controls_a_creature(kot):
    """Their Brain Fly takes our creature in our turn: it loses what we bought."""
    table = kot(
        us={"play": ["gigazaur", "mantis"], "hand": ["brain_fly", "rob"], "energy": 1},
        them={"mindbugs": 1, "hand": ["hades"]},
        sets=BOTH_SETS,
        display=["rage"],
    )
    table.play("buy:rage")
    assert table.us.keywords("gigazaur") == {"FRENZY"}
    table.play("play:brain_fly", "mindbug:yes")
    assert sorted(table.them.play) == ["brain_fly", "gigazaur"]
    assert table.them.keywords("gigazaur") == set()
    assert table.them.keywords("brain_fly") == set()
    assert table.us.keywords("mantis") == {"HUNTER", "FRENZY"}
    table.leave_open()


@rule("MK-033")
def test_a_creature_that_arrives_later_in_the_turn_has_it_too(kot):
    table = kot(
        us={"hand": ["cyber_bunny"], "energy": 1},
        them={"mindbugs": 0, "play": ["kong", "hades"], "hand": ["rob"]},
        display=["pounce"],
    )
    table.play("buy:pounce", "play:cyber_bunny")
    assert table.kind == "defeat"
    assert table.us.keywords("cyber_bunny") == {"FRENZY", "HUNTER"}
    table.play("defeat:kong")
    assert table.us.keywords("cyber_bunny") == {"FRENZY"}


@rule("MK-033", "MK-010")
def test_extra_head_covers_the_attack_after_a_mindbug(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["kong"], "energy": 1},
        them={"mindbugs": 1, "hand": ["rob"]},
        display=["extra_head"],
    )
    table.play("buy:extra_head", "play:kong", "mindbug:yes")
    table.roll("attack:gigazaur", ENERGY_2)
    table.play(KEEP, "block:none")
    assert table.us.energy == 2


# --- Free cards and returning to a hand -------------------------------------------------------------------------------


@rule("MK-034", "MK-021")
def test_a_free_card_of_the_display_is_replaced_before_its_effect(kot):
    table = kot(
        us={"hand": ["alienoid"]},
        them={"mindbugs": 0, "play": ["mantis", "kong"], "hand": ["rob"]},
        display=["ambush", "rage", "stomp"],
        energy_deck=["railgun", "pounce"],
    )
    table.play("play:alienoid", "buy:ambush")
    assert table.options == {"defeat:mantis", "defeat:kong"}
    assert table.display == ["railgun", "rage", "stomp"]
    assert table.energy_discard == []
    table.play("defeat:kong")
    assert table.energy_discard == ["ambush"]
    assert table.us.energy == 0


@rule("MK-034", "MK-023")
def test_alienoids_card_does_not_open_the_shop(kot):
    table = kot(
        us={"hand": ["alienoid", "kong"], "energy": 3},
        them={"mindbugs": 0, "hand": ["rob"]},
        display=["healing_bots", "rage", "stomp"],
    )
    table.play("buy:none", "play:alienoid", "buy:healing_bots")
    assert table.active == "them"
    assert table.us.energy == 3


@rule("MK-035", "MB-076", "MB-082")
def test_a_creature_back_in_hand_is_new_when_it_is_played_again(kot):
    table = kot(
        us={"play": [exhausted("hades")], "hand": ["kong"], "energy": 1},
        them={"mindbugs": 1, "hand": ["rob"]},
        display=["portal_malfunction"],
    )
    table.play("buy:portal_malfunction")
    assert sorted(table.us.hand) == ["hades", "kong"]
    assert table.us.play == []
    table.play("play:hades", "mindbug:yes")
    assert table.them.play == ["hades"]
    assert (table.player, table.options) == ("us", {"play:kong"})
    table.leave_open()


# --- Positions --------------------------------------------------------------------------------------------------------


@rule("MK-002", "MK-003")
@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"display": ["rage", "stomp", "pounce", "ambush"]}, "display"),
        ({"display": ["kong"]}, "display"),
        ({"display": ["rage"], "energy_deck": ["rage"]}, "energy_deck"),
        ({"energy_discard": ["rages"]}, "energy_discard"),
        ({"unused": ["rage"]}, "unused"),
        ({"players": [{"energy": -1}, {}]}, "energy"),
        ({"players": [{"energy": "two"}, {}]}, "energy"),
        ({"players": [{"hand": ["rage"]}, {}]}, "hand"),
        ({"sets": ["first_contact"], "display": ["rage"], "players": [{}, {}]}, "display"),
        ({"sets": ["first_contact"], "players": [{"energy": 1}, {}]}, "energy"),
    ],
)
def test_a_position_that_can_not_be_is_refused_by_the_name_of_its_field(fields, named):
    position = {"sets": KING_OF_TOKYO, "players": [{"hand": ["kong"]}, {"hand": ["rob"]}], **fields}
    with pytest.raises(bestiaire.BadPosition, match=named):
        bestiaire.table("mindbug", position=position)


@rule("MK-013", "MK-033")
def test_a_position_in_mid_turn_keeps_dice_growth_and_effects(kot):
    table = kot(
        us={"play": ["kong"], "hand": ["rob"], "energy": 1},
        them={"play": ["mantis"], "hand": ["hades"]},
        display=["pounce"],
    )
    table.play("buy:pounce")
    table.roll("attack:kong", GROWTH_1)
    table.play(KEEP)
    again = bestiaire.table("mindbug", position=table.position())
    assert again.digest() == table.table.digest()
    assert again.view(0) == table.view("us")
    again.play("hunt:mantis")
    table.play("hunt:mantis")
    assert again.position() == table.position()


@rule("MK-021")
def test_a_purchase_that_shows_a_new_card_can_not_be_undone_for_free(kot):
    table = kot(
        us={"hand": ["kong"], "energy": 2},
        them={"hand": ["rob"]},
        display=["healing_bots", "rage", "stomp"],
        energy_deck=["pounce"],
    )
    table.play("buy:healing_bots")
    assert not table.table.undo_is_free
    table.play("buy:rage")
    assert table.table.undo_is_free
    table.leave_open()


@rule("MK-034", "MK-021")
def test_alienoid_may_acquire_random_mutation(kot):
    table = kot(
        us={"hand": ["alienoid"]},
        them={"mindbugs": 0, "hand": ["rob"]},
        display=["random_mutation", "rage", "stomp"],
        energy_deck=["pounce", "railgun", "ambush"],
    )
    table.play("play:alienoid", "buy:random_mutation")
    assert table.them.life == 2
    assert table.display == ["pounce", "rage", "stomp"]
    assert table.energy_deck == ["ambush"]
    assert sorted(table.energy_discard) == ["railgun", "random_mutation"]


@rule("MK-034", "MB-080", "MB-002")
def test_the_globe_smasher_triggered_again_takes_a_card_in_the_time_for_buying(kot):
    """What is given resolves its Play effect for the buyer: here Alienoid, which acquires Railgun."""
    table = kot(
        us={"play": ["the_globe_smasher"], "hand": ["kong"], "energy": 2},
        them={"life": 1, "hand": ["alienoid", "rob"]},
        display=["monster_buddies", "railgun", "rage"],
    )
    table.play("buy:monster_buddies")
    assert (table.player, table.options) == ("them", {"give:alienoid", "give:rob"})
    table.play("give:alienoid")
    assert (table.player, table.options) == ("us", {"buy:railgun", "buy:rage"})
    table.play("buy:railgun")
    assert table.winner == "us"


@rule("MK-020", "MB-083")
def test_revenge_on_the_own_king_frees_its_subjects_in_the_same_turn(kot):
    table = kot(
        us={"play": ["the_king", "kong"], "hand": ["rob"], "energy": 1}, them={"hand": ["hades"]}, display=["revenge"]
    )
    table.play("buy:revenge")
    assert table.options == {"defeat:the_king", "defeat:kong"}
    table.play("defeat:the_king")
    table.offers({"play:rob", "attack:kong"})


@rule("MB-020")
def test_a_card_seen_going_into_a_hand_is_known_until_it_leaves_it(kot):
    table = kot(
        us={"hand": ["bookwyrm"], "energy": 3},
        them={"hand": ["rob"], "discard": ["drakonis", "kong"], "mindbugs": 0},
        display=["reanimation"],
    )
    table.play("buy:reanimation", "recover:drakonis")
    assert table.view("them")["players"][0]["known"] == ["drakonis"]
    table.play("play:bookwyrm", "play:drakonis")
    assert table.view("them")["players"][0]["known"] == []
    assert sorted(table.us.play) == ["bookwyrm", "drakonis"]
