"""The cards of Mindbug x King of Tokyo one by one, in collector order: Alienoid to Captain Fish."""

from tests.games.mindbug.kot import (
    BOTH_SETS,
    GROWTH_2,
    GROWTH_3,
    KEEP,
)
from tests.games.mindbug.play import card, exhausted, rule

# 01 Alienoid


@rule("MK-034", "MK-021")
@card("alienoid")
def test_alienoid_acquires_a_face_up_card_free_of_charge(kot):
    table = kot(
        us={"hand": ["alienoid"], "life": 3},
        them={"mindbugs": 0, "hand": ["kong"]},
        display=["rage", "healing_bots", "resurrection"],
        energy_deck=["stomp", "pounce"],
    )
    table.play("play:alienoid")
    assert table.player == "us"
    assert table.options == {"buy:rage", "buy:healing_bots", "buy:resurrection"}
    table.play("buy:healing_bots")
    assert table.us.life == 4
    assert table.us.energy == 0
    assert sorted(table.display) == ["rage", "resurrection", "stomp"]
    assert table.energy_deck == ["pounce"]
    assert table.energy_discard == ["healing_bots"]
    assert table.active == "them"


@rule("MK-034", "MB-005")
@card("alienoid")
def test_alienoid_must_take_the_only_card_even_if_it_hurts(kot):
    """Revenge finds only an allied creature: it is destroyed."""
    table = kot(
        us={"hand": ["alienoid"], "play": ["gigazaur"], "energy": 0},
        them={"mindbugs": 0, "hand": ["kong"], "play": ["mantis"]},
        display=["revenge"],
    )
    table.play("play:alienoid")
    assert table.us.play == ["alienoid"]
    assert table.us.discard == ["gigazaur"]
    assert table.display == []
    assert table.energy_discard == ["revenge"]


@rule("MK-022")
@card("alienoid")
def test_alienoid_finds_nothing_on_an_empty_display(kot):
    table = kot(us={"hand": ["alienoid"]}, them={"mindbugs": 0, "hand": ["kong"]}, display=[], energy_deck=[])
    table.play("play:alienoid")
    assert table.us.play == ["alienoid"]
    assert table.energy_discard == []
    assert table.active == "them"


@rule("MK-033", "MB-053")
@card("alienoid", "suburban_camouflage")
def test_alienoid_taken_with_a_mindbug_buys_for_the_taker_and_for_this_turn(kot):
    """Project reading: "this turn" is the turn in progress, that of the player who lost Alienoid."""
    table = kot(
        us={"hand": ["alienoid", "kong"], "play": ["quetzalcoatl"]},
        them={"mindbugs": 1, "hand": ["mantis"], "play": ["gigazaur"]},
        display=["suburban_camouflage", "rage", "pounce"],
    )
    table.play("play:alienoid", "mindbug:yes")
    assert table.player == "them"
    assert table.options == {"buy:suburban_camouflage", "buy:rage", "buy:pounce"}
    table.play("buy:suburban_camouflage")
    assert table.them.keywords("gigazaur") == {"SNEAKY"}
    assert table.them.keywords("alienoid") == {"SNEAKY", "TOUGH"}
    assert table.us.keywords("quetzalcoatl") == {"SNEAKY"}
    assert (table.player, table.active) == ("us", "us")
    table.play("attack:quetzalcoatl")
    assert table.player == "them"
    assert table.options == {"block:gigazaur", "block:alienoid", "block:none"}
    table.play("block:none")
    assert (table.active, table.them.life) == ("them", 2)
    assert table.them.keywords("gigazaur") == set()


@rule("MK-034")
@card("alienoid", "monster_buddies")
def test_alienoid_may_choose_monster_buddies_and_be_triggered_again(kot):
    table = kot(
        us={"hand": ["alienoid"]},
        them={"mindbugs": 0, "hand": ["kong"]},
        display=["monster_buddies", "healing_bots", "railgun"],
        energy_deck=["stomp"],
    )
    table.play("play:alienoid", "buy:monster_buddies")
    assert table.player == "us"
    assert table.options == {"buy:healing_bots", "buy:railgun", "buy:stomp"}
    table.play("buy:railgun")
    assert table.them.life == 2
    assert sorted(table.energy_discard) == ["monster_buddies", "railgun"]
    assert sorted(table.display) == ["healing_bots", "stomp"]
    assert table.us.play == ["alienoid"]


@rule("MK-035", "MK-034")
@card("alienoid", "portal_malfunction")
def test_alienoid_may_be_taken_back_by_the_card_it_acquires(kot):
    table = kot(
        us={"hand": ["alienoid"], "play": ["kong"]},
        them={"mindbugs": 0, "hand": ["mantis"]},
        display=["portal_malfunction", "healing_bots", "railgun"],
    )
    table.play("play:alienoid", "buy:portal_malfunction")
    assert table.options == {"return:alienoid", "return:kong"}
    table.play("return:alienoid")
    assert table.us.play == ["kong"]
    assert table.us.hand == ["alienoid"]
    assert table.active == "them"


@card("alienoid")
def test_alienoid_acquires_nothing_against_an_enemy_deathweaver(kot):
    table = kot(
        us={"hand": ["alienoid"]},
        them={"mindbugs": 0, "hand": ["kong"], "play": ["deathweaver"]},
        sets=BOTH_SETS,
        display=["healing_bots", "rage", "railgun"],
    )
    table.play("play:alienoid")
    assert (table.us.life, table.them.life) == (3, 3)
    assert table.energy_discard == []
    assert table.active == "them"


@rule("MB-074")
@card("alienoid")
def test_alienoid_is_tough(kot):
    table = kot(us={"play": ["gigazaur"], "hand": ["kong"]}, them={"play": ["alienoid"], "hand": ["mantis"]})
    table.play("attack:gigazaur", "block:alienoid")
    assert table.them.play == [exhausted("alienoid")]
    assert table.us.play == ["gigazaur"]


# 02 Baby Gigazaur


@rule("MK-010", "MB-073")
@card("baby_gigazaur")
def test_baby_gigazaur_rolls_a_die_and_is_blocked_by_sneaky_creatures_only(kot):
    table = kot(us={"play": ["baby_gigazaur"]}, them={"play": ["kong", "quetzalcoatl"], "hand": ["mantis"]})
    assert table.us.power("baby_gigazaur") == 1
    table.roll("attack:baby_gigazaur", GROWTH_3)
    assert (table.player, table.kind) == ("us", "reroll")
    table.play(KEEP)
    assert table.us.power("baby_gigazaur") == 4
    assert table.options == {"block:quetzalcoatl", "block:none"}
    table.play("block:quetzalcoatl")
    assert (table.us.play, table.us.discard) == ([], ["baby_gigazaur"])
    assert (table.them.play, table.them.discard) == (["kong"], ["quetzalcoatl"])


# 03 Boogie Woogie


@rule("MB-054", "MB-080")
@card("boogie_woogie")
def test_boogie_woogie_brings_a_card_with_a_defeated_effect_from_either_pile(kot):
    table = kot(
        us={"hand": ["boogie_woogie"], "discard": ["captain_fish", "kong", "meka_dragon"]},
        them={"hand": ["mantis"], "discard": ["rob", "drakonis", "kraken", "pagurah"]},
    )
    table.play("play:boogie_woogie", "mindbug:no")
    assert table.player == "us"
    assert table.options == {"revive:captain_fish", "revive:rob", "revive:pagurah"}
    table.play("revive:rob")
    assert sorted(table.us.play) == ["boogie_woogie", "rob"]
    assert sorted(table.us.discard) == ["captain_fish", "kong", "meka_dragon"]
    assert sorted(table.them.discard) == ["drakonis", "kraken", "pagurah"]
    assert table.them.mindbugs == 2
    assert table.them.hand == ["mantis"]
    assert (table.player, table.active, table.kind) == ("them", "them", "action")


@card("boogie_woogie")
def test_boogie_woogie_knows_eight_cards_of_its_set(kot):
    eligible = ["captain_fish", "cosmic_joe", "gigazaur", "iron_back", "megamoth", "pagurah", "pandakai", "rob"]
    others = [
        *["alienoid", "baby_gigazaur", "bookwyrm", "cyber_bunny", "cyber_kitty", "cybertooth", "drakonis", "hades"],
        *["kong", "kraken", "mantis", "mechamster", "mega_shark", "megaxolot", "meka_dragon", "pumpkin_jack"],
        *["purple_reign", "quetzalcoatl", "rex_florae", "sheriff", "space_penguin", "the_globe_smasher", "the_king"],
    ]
    table = kot(us={"hand": ["boogie_woogie"], "discard": [*eligible, *others]}, them={"mindbugs": 0})
    table.play("play:boogie_woogie")
    table.offers({f"revive:{name}" for name in eligible})


@card("boogie_woogie")
def test_boogie_woogie_with_first_contact_finds_its_defeated_effects_too(kot):
    table = kot(
        us={"hand": ["boogie_woogie"], "discard": ["explosive_toad", "gorillion"]},
        them={"mindbugs": 0, "hand": ["kong"], "discard": ["harpy_mother", "strange_barrel", "tusked_extorter"]},
        sets=BOTH_SETS,
    )
    table.play("play:boogie_woogie")
    assert table.options == {"revive:explosive_toad", "revive:harpy_mother", "revive:strange_barrel"}
    table.play("revive:harpy_mother")
    assert sorted(table.us.play) == ["boogie_woogie", "harpy_mother"]


@rule("MB-005")
@card("boogie_woogie")
def test_boogie_woogie_without_such_a_card_does_nothing(kot):
    table = kot(
        us={"hand": ["boogie_woogie"], "discard": ["kong"]},
        them={"mindbugs": 0, "hand": ["mantis"], "discard": ["drakonis"]},
    )
    table.play("play:boogie_woogie")
    assert table.us.play == ["boogie_woogie"]
    assert table.active == "them"


@rule("MB-063", "MB-076")
@card("boogie_woogie", "rob")
def test_what_boogie_woogie_brought_falls_on_its_new_controllers_pile(kot):
    """Rob, out of their pile, works for us when it is destroyed in our hands."""
    table = kot(
        us={"hand": ["boogie_woogie", "kong"]},
        them={"mindbugs": 0, "hand": ["mantis", "hades", "kraken"], "play": ["gigazaur"], "discard": ["rob"]},
    )
    table.play("play:boogie_woogie")
    assert sorted(table.us.play) == ["boogie_woogie", "rob"]
    table.play("attack:gigazaur", "block:rob")
    assert (table.player, table.kind) == ("them", "discard")
    table.play("discard:mantis", "discard:hades")
    assert table.us.discard == ["rob"]
    assert sorted(table.them.discard) == ["hades", "mantis"]


# 04 Bookwyrm


@rule("MB-054", "MB-030")
@card("bookwyrm")
def test_bookwyrm_puts_a_card_of_seven_or_more_out_of_the_refilled_hand_into_play(kot):
    table = kot(
        us={
            "hand": ["bookwyrm", "kong", "sheriff", "hades", "pumpkin_jack"],
            "deck": ["gigazaur", "drakonis", "mantis"],
        },
        them={"hand": ["rob"]},
    )
    table.play("play:bookwyrm", "mindbug:no")
    assert table.player == "us"
    assert table.options == {"play:kong", "play:sheriff", "play:gigazaur"}
    table.play("play:sheriff")
    assert sorted(table.us.play) == ["bookwyrm", "sheriff"]
    assert sorted(table.us.hand) == ["drakonis", "gigazaur", "hades", "kong", "pumpkin_jack"]
    assert table.us.deck == ["mantis"]
    assert table.them.mindbugs == 2
    assert (table.player, table.kind) == ("them", "action")


@rule("MB-080", "MB-030")
@card("bookwyrm", "meka_dragon")
def test_a_card_brought_by_bookwyrm_resolves_its_play_effect(kot):
    table = kot(
        us={"hand": ["bookwyrm", "meka_dragon", "kong"]},
        them={"mindbugs": 2, "hand": ["rob"]},
    )
    table.play("play:bookwyrm", "mindbug:no")
    assert table.options == {"play:meka_dragon", "play:kong"}
    table.play("play:meka_dragon")
    assert table.them.life == 2
    assert sorted(table.us.play) == ["bookwyrm", "meka_dragon"]
    assert table.us.hand == ["kong"]


@rule("MB-030")
@card("bookwyrm", "boogie_woogie")
def test_the_hand_is_refilled_before_the_second_play_effect(kot):
    table = kot(
        us={
            "hand": ["bookwyrm", "boogie_woogie", "kong", "hades", "mantis"],
            "deck": ["rob", "kraken"],
            "discard": ["pandakai", "pagurah"],
        },
        them={"mindbugs": 0, "hand": ["cybertooth"]},
    )
    table.play("play:bookwyrm", "play:boogie_woogie")
    assert table.options == {"revive:pandakai", "revive:pagurah"}
    assert len(table.us.hand) == 5
    assert table.us.deck == []
    table.play("revive:pandakai")
    assert sorted(table.us.play) == ["boogie_woogie", "bookwyrm", "pandakai"]


@rule("MB-024")
@card("bookwyrm", "rex_florae")
def test_bookwyrm_looks_at_printed_power(kot):
    """Pumpkin Jack is a 6 in hand, whatever Rex Florae would give it in play."""
    table = kot(
        us={"hand": ["bookwyrm", "pumpkin_jack", "alienoid"], "play": ["rex_florae"]},
        them={"mindbugs": 0, "hand": ["rob"]},
    )
    table.play("play:bookwyrm")
    assert (table.player, table.options) == ("us", {"play:none"})
    table.play("play:none")
    assert sorted(table.us.play) == ["bookwyrm", "rex_florae"]
    assert sorted(table.us.hand) == ["alienoid", "pumpkin_jack"]
    assert table.active == "them"


@rule("MB-053")
@card("bookwyrm")
def test_bookwyrm_taken_with_a_mindbug_looks_into_the_takers_hand(kot):
    table = kot(
        us={"hand": ["bookwyrm", "kong"]},
        them={"mindbugs": 1, "hand": ["gigazaur", "drakonis", "mantis"]},
    )
    table.play("play:bookwyrm", "mindbug:yes")
    assert table.player == "them"
    assert table.options == {"play:gigazaur", "play:drakonis"}
    table.play("play:drakonis")
    assert sorted(table.them.play) == ["bookwyrm", "drakonis"]
    assert table.them.energy == 2
    assert (table.player, table.options) == ("us", {"play:kong"})
    table.leave_open()


@card("bookwyrm")
def test_bookwyrm_tells_the_opponent_nothing_of_the_hand(kot):
    """Whether there is a card to put into play or not, the opponent sees the same question and no options."""
    seen = []
    for other in ("kong", "mantis"):
        table = kot(us={"hand": ["bookwyrm", other]}, them={"mindbugs": 0, "hand": ["rob"]})
        table.play("play:bookwyrm")
        assert table.options == ({"play:kong"} if other == "kong" else {"play:none"})
        assert other not in str(table.view("them"))
        seen.append(table.view("them")["choice"])
        table.leave_open()
    assert seen[0] == seen[1]


@rule("MB-005")
@card("bookwyrm")
def test_bookwyrm_with_an_empty_hand_does_nothing(kot):
    table = kot(us={"hand": ["bookwyrm"]}, them={"mindbugs": 0, "hand": ["rob"]})
    table.play("play:bookwyrm")
    assert table.us.play == ["bookwyrm"]
    assert table.active == "them"


@card("bookwyrm")
def test_bookwyrm_does_nothing_against_an_enemy_deathweaver(kot):
    table = kot(
        us={"hand": ["bookwyrm", "kong"]},
        them={"mindbugs": 0, "play": ["deathweaver"]},
        sets=BOTH_SETS,
    )
    table.play("play:bookwyrm")
    assert table.us.play == ["bookwyrm"]
    assert table.us.hand == ["kong"]


# 05 Captain Fish


@rule("MB-084", "MB-082")
@card("captain_fish")
def test_captain_fish_takes_what_destroyed_it(kot):
    table = kot(us={"play": ["captain_fish"], "hand": ["kong"]}, them={"play": ["gigazaur"], "hand": ["mantis"]})
    table.play("attack:captain_fish", "block:gigazaur")
    assert table.us.play == ["gigazaur"]
    assert table.us.discard == ["captain_fish"]
    assert table.them.play == []
    assert table.them.life == 3


@rule("MB-021", "MB-024")
@card("captain_fish")
def test_captain_fish_may_name_any_creature_of_six_or_more_on_either_side(kot):
    """Project reading: naming an allied creature is allowed and changes nothing."""
    table = kot(
        us={"play": ["captain_fish", "drakonis", "mantis"], "hand": ["kong"]},
        them={"play": ["gigazaur", "rob", "rex_florae"], "hand": ["hades"]},
    )
    assert table.them.power("rob") == 6
    table.play("attack:captain_fish", "block:gigazaur")
    assert (table.player, table.kind) == ("us", "take")
    assert table.options == {"take:drakonis", "take:gigazaur", "take:rob", "take:rex_florae"}
    table.play("take:drakonis")
    assert sorted(table.us.play) == ["drakonis", "mantis"]
    assert sorted(table.them.play) == ["gigazaur", "rex_florae", "rob"]


@rule("MB-021")
@card("captain_fish")
def test_captain_fish_changes_nothing_if_only_allies_are_strong_enough(kot):
    table = kot(
        us={"play": ["captain_fish", "drakonis", "kong"], "hand": ["rob"]},
        them={"play": ["mega_shark"], "hand": ["hades"]},
    )
    table.play("attack:captain_fish", "block:mega_shark")
    assert sorted(table.us.play) == ["drakonis", "kong"]
    assert table.active == "them"


@rule("MB-091")
@card("captain_fish")
def test_captain_fish_takes_an_exhausted_creature_as_it_is(kot):
    table = kot(
        us={"play": ["captain_fish"], "hand": ["kong"]},
        them={"play": [exhausted("cybertooth"), "hades"], "hand": ["mantis"]},
    )
    table.play("attack:captain_fish", "block:cybertooth")
    assert table.us.play == [exhausted("cybertooth")]


@rule("MB-005")
@card("captain_fish")
def test_captain_fish_finds_nothing_below_six(kot):
    table = kot(
        us={"play": ["captain_fish", "mantis"], "hand": ["kong"]}, them={"play": ["rob", "kraken"], "hand": ["hades"]}
    )
    table.play("attack:captain_fish", "block:kraken")
    assert table.us.play == ["mantis"]
    assert table.them.play == ["rob"]
    assert table.active == "them"


@rule("MB-084")
@card("captain_fish", "rex_florae")
def test_captain_fish_can_not_take_a_creature_destroyed_with_it(kot):
    table = kot(
        us={"play": ["captain_fish", "rex_florae"], "hand": ["kong"]},
        them={"play": ["cyber_bunny", "meka_dragon"], "hand": ["mantis"]},
    )
    assert table.us.power("captain_fish") == 6
    table.play("attack:captain_fish", "block:cyber_bunny")
    assert (table.us.discard, table.them.discard) == (["captain_fish"], ["cyber_bunny"])
    assert table.options == {"take:rex_florae", "take:meka_dragon"}
    table.play("take:meka_dragon")
    assert sorted(table.us.play) == ["meka_dragon", "rex_florae"]
    assert table.them.life == 3


@rule("MB-070")
@card("captain_fish", "cyber_bunny")
def test_captain_fish_takes_the_frenzy_attacker_and_its_second_attack_is_lost(kot):
    table = kot(us={"play": ["cyber_bunny"], "hand": ["kong"]}, them={"play": ["captain_fish"], "hand": ["mantis"]})
    table.play("attack:cyber_bunny", "block:captain_fish")
    assert table.us.play == []
    assert table.them.play == ["cyber_bunny"]
    assert table.them.life == 3
    assert (table.active, table.kind) == ("them", "action")


@rule("MK-013", "MB-091")
@card("captain_fish", "mantis")
def test_captain_fish_takes_an_attacker_that_grew_to_six(kot):
    """The growth counts, goes with the creature, and ends with the turn."""
    table = kot(us={"play": ["mantis"], "hand": ["kong"]}, them={"play": ["captain_fish"], "hand": ["hades"]})
    table.roll("attack:mantis", GROWTH_2)
    table.play(KEEP, "hunt:captain_fish")
    assert table.us.play == []
    assert table.them.play == ["mantis"]
    assert table.them.power("mantis") == 4
    assert table.active == "them"
