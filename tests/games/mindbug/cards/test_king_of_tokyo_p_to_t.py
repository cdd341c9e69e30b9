"""The cards of Mindbug x King of Tokyo one by one, in collector order: Pumpkin Jack to The King."""

from tests.games.mindbug.kot import BOTH_SETS, ENERGY_1, GROWTH_1, GROWTH_2, GROWTH_3, KEEP
from tests.games.mindbug.play import card, rule

# 24 Pumpkin Jack


@rule("MB-054", "MB-080")
@card("pumpkin_jack")
def test_pumpkin_jack_brings_a_card_with_a_play_effect_from_its_own_pile_only(kot):
    table = kot(
        us={"hand": ["pumpkin_jack"], "discard": ["drakonis", "space_penguin", "kong", "gigazaur"]},
        them={"hand": ["rob"], "discard": ["meka_dragon"]},
    )
    table.play("play:pumpkin_jack", "mindbug:no")
    assert (table.player, table.options) == ("us", {"revive:drakonis", "revive:space_penguin"})
    table.play("revive:space_penguin")
    assert sorted(table.us.play) == ["pumpkin_jack", "space_penguin"]
    assert table.us.life == 4
    assert table.them.discard == ["meka_dragon"]
    assert table.them.mindbugs == 2
    assert (table.player, table.kind) == ("them", "action")


@card("pumpkin_jack")
def test_pumpkin_jack_knows_eleven_cards_of_its_set(kot):
    eligible = [
        *["alienoid", "boogie_woogie", "bookwyrm", "cyber_bunny", "cyber_kitty", "drakonis", "mega_shark"],
        *["megaxolot", "meka_dragon", "space_penguin", "the_globe_smasher"],
    ]
    others = [
        *["baby_gigazaur", "captain_fish", "cosmic_joe", "cybertooth", "gigazaur", "hades", "iron_back", "kong"],
        *["kraken", "mantis", "mechamster", "megamoth", "pagurah", "pandakai", "purple_reign", "quetzalcoatl"],
        *["rex_florae", "rob", "sheriff", "the_king"],
    ]
    table = kot(us={"hand": ["pumpkin_jack"], "discard": [*eligible, *others]}, them={"mindbugs": 0})
    table.play("play:pumpkin_jack")
    table.offers({f"revive:{name}" for name in eligible})


@card("pumpkin_jack")
def test_pumpkin_jack_with_first_contact_finds_its_play_effects_too(kot):
    eligible = [
        *["axolotl_healer", "brain_fly", "compost_dragon", "ferret_bomber", "giraffodile", "grave_robber"],
        *["kangasaurus_rex", "killer_bee", "mysterious_mermaid", "tiger_squirrel"],
    ]
    others = ["gorillion", "tusked_extorter", "explosive_toad", "shield_bugs"]
    table = kot(
        us={"hand": ["pumpkin_jack"], "discard": [*eligible, *others]},
        them={"mindbugs": 0, "hand": ["rob"]},
        sets=BOTH_SETS,
    )
    table.play("play:pumpkin_jack")
    assert table.options == {f"revive:{name}" for name in eligible}
    table.play("revive:killer_bee")
    assert table.them.life == 2


@rule("MB-005")
@card("pumpkin_jack")
def test_pumpkin_jack_may_find_nothing(kot):
    table = kot(
        us={"hand": ["pumpkin_jack"], "discard": ["kong", "rob"]},
        them={"mindbugs": 0, "hand": ["hades"], "discard": ["drakonis"]},
    )
    table.play("play:pumpkin_jack")
    assert table.us.play == ["pumpkin_jack"]
    assert table.active == "them"


@rule("MB-053")
@card("pumpkin_jack")
def test_pumpkin_jack_taken_with_a_mindbug_looks_into_the_takers_pile(kot):
    table = kot(
        us={"hand": ["pumpkin_jack", "kong"], "discard": ["drakonis"]},
        them={"mindbugs": 1, "hand": ["rob"], "discard": ["meka_dragon"]},
    )
    table.play("play:pumpkin_jack", "mindbug:yes")
    assert sorted(table.them.play) == ["meka_dragon", "pumpkin_jack"]
    assert table.us.life == 2
    assert (table.player, table.options) == ("us", {"play:kong"})
    table.leave_open()


@card("pumpkin_jack")
def test_pumpkin_jack_does_nothing_against_an_enemy_deathweaver(kot):
    table = kot(
        us={"hand": ["pumpkin_jack"], "discard": ["drakonis"]},
        them={"mindbugs": 0, "hand": ["rob"], "play": ["deathweaver"]},
        sets=BOTH_SETS,
    )
    table.play("play:pumpkin_jack")
    assert table.us.play == ["pumpkin_jack"]
    assert table.us.discard == ["drakonis"]


@rule("MB-080", "MB-085")
@card("pumpkin_jack", "bookwyrm")
def test_pumpkin_jack_brings_bookwyrm_and_bookwyrm_brings_more(kot):
    table = kot(
        us={"hand": ["pumpkin_jack", "drakonis", "kong"], "discard": ["bookwyrm"]},
        them={"mindbugs": 2, "hand": ["rob"]},
    )
    table.play("play:pumpkin_jack", "mindbug:no")
    assert (table.player, table.options) == ("us", {"play:drakonis", "play:kong"})
    table.play("play:drakonis")
    assert sorted(table.us.play) == ["bookwyrm", "drakonis", "pumpkin_jack"]
    assert table.us.energy == 2
    assert table.them.mindbugs == 2


# 25 Purple Reign


@rule("MB-024", "MB-061")
@card("purple_reign")
def test_purple_reign_can_not_be_blocked_by_six_or_more(kot):
    table = kot(
        us={"play": ["purple_reign"]},
        them={"play": ["kong", "hades", "kraken", "rex_florae", "mantis"], "hand": ["rob"]},
    )
    assert table.them.power("kraken") == 6
    table.roll("attack:purple_reign", ENERGY_1)
    table.play(KEEP)
    assert (table.player, table.options) == ("them", {"block:mantis", "block:none"})
    table.play("block:none")
    assert table.them.life == 2


@rule("MB-061")
@card("purple_reign")
def test_purple_reign_against_strong_creatures_only_is_not_blocked(kot):
    table = kot(us={"play": ["purple_reign"]}, them={"play": ["kong"], "hand": ["rob"]})
    table.roll("attack:purple_reign", ENERGY_1)
    table.play(KEEP)
    assert table.them.life == 2
    assert table.active == "them"


@rule("MB-061")
@card("purple_reign")
def test_purple_reigns_ban_adds_to_elephantopus(kot):
    table = kot(
        us={"play": ["purple_reign", "elephantopus"]},
        them={"play": ["mantis", "kraken", "alienoid"], "hand": ["rob"]},
        sets=BOTH_SETS,
    )
    table.roll("attack:purple_reign", ENERGY_1)
    table.play(KEEP)
    assert table.options == {"block:kraken", "block:none"}
    table.play("block:none")


@rule("MB-071", "MK-033")
@card("purple_reign", "pounce")
def test_purple_reign_with_hunter_may_hunt_a_stronger_creature(kot):
    table = kot(
        us={"play": ["purple_reign"], "energy": 1},
        them={"play": ["drakonis", "mantis"], "hand": ["rob"]},
        display=["pounce"],
    )
    table.play("buy:pounce")
    table.roll("attack:purple_reign", GROWTH_3)
    table.play(KEEP)
    assert table.options == {"hunt:drakonis", "hunt:mantis", "hunt:none"}
    table.play("hunt:drakonis")
    assert (table.us.discard, table.them.discard) == (["purple_reign"], ["drakonis"])


@rule("MB-061")
@card("purple_reign")
def test_purple_reign_itself_may_block_strong_attackers(kot):
    table = kot(us={"play": ["gigazaur"], "hand": ["kong"]}, them={"play": ["purple_reign"], "hand": ["rob"]})
    table.play("attack:gigazaur")
    assert table.options == {"block:purple_reign", "block:none"}
    table.play("block:none")


# 26 Quetzalcóatl


@rule("MB-073")
@card("quetzalcoatl")
def test_quetzalcoatl_is_sneaky_and_rolls_nothing(kot):
    table = kot(us={"play": ["quetzalcoatl"]}, them={"play": ["kong"], "hand": ["rob"]})
    assert table.us.power("quetzalcoatl") == 4
    table.play("attack:quetzalcoatl")
    assert table.them.life == 2
    assert table.rolled() == []


# 27 Rex Florae


@rule("MB-083")
@card("rex_florae")
def test_rex_florae_strengthens_its_other_allies_on_both_turns(kot):
    table = kot(
        us={"play": ["rex_florae", "mantis", "kong"], "hand": ["alienoid"]},
        them={"play": ["hades"], "hand": ["rob"]},
    )
    for side in ("us", "them"):
        assert table.active == side
        assert [table.us.power(name) for name in ("rex_florae", "mantis", "kong")] == [6, 5, 10]
        assert table.them.power("hades") == 5
        if side == "us":
            table.play("attack:rex_florae", "block:none")


@rule("MB-083")
@card("rex_florae")
def test_rex_florae_stops_helping_when_it_is_gone(kot):
    table = kot(us={"play": ["gigazaur"], "hand": ["kong"]}, them={"play": ["rex_florae", "mantis"], "hand": ["rob"]})
    table.play("attack:gigazaur", "block:rex_florae")
    assert table.them.play == ["mantis"]
    assert table.them.power("mantis") == 4
    assert table.us.discard == ["gigazaur"]
    assert table.them.life == 2


@rule("MB-024")
@card("rex_florae")
def test_rex_florae_adds_to_shield_bugs_and_growth(kot):
    table = kot(
        us={"play": ["rex_florae", "shield_bugs", "mantis"]},
        them={"play": ["gorillion"], "hand": ["rob"]},
        sets=BOTH_SETS,
    )
    assert table.us.power("mantis") == 6
    assert table.us.power("shield_bugs") == 5
    assert table.us.power("rex_florae") == 7
    table.roll("attack:mantis", GROWTH_2)
    table.play(KEEP)
    assert table.us.power("mantis") == 8
    table.play("hunt:none", "block:none")
    assert table.us.power("mantis") == 6


# 28 Rob


@rule("MB-002", "MB-032")
@card("rob")
def test_rob_makes_the_opponent_discard_two_cards_of_their_choice_together(kot):
    table = kot(
        us={"play": ["gigazaur"], "hand": ["kong", "mantis", "hades", "kraken", "drakonis"], "deck": ["alienoid"]},
        them={"play": ["rob"], "hand": ["cybertooth"]},
    )
    table.play("attack:gigazaur", "block:rob")
    assert (table.player, table.kind) == ("us", "discard")
    assert len(table.options) == 5
    table.play("discard:kong")
    assert table.options == {"discard:mantis", "discard:hades", "discard:kraken", "discard:drakonis"}
    table.play("discard:mantis")
    assert sorted(table.us.discard) == ["kong", "mantis"]
    assert sorted(table.us.hand) == ["alienoid", "drakonis", "hades", "kraken"]
    assert table.active == "them"


@rule("MB-001", "MB-090")
@card("rob")
def test_rob_takes_the_last_card_if_there_is_but_one(kot):
    table = kot(us={"play": ["rob"], "hand": ["kong"]}, them={"play": ["drakonis"], "hand": ["mantis"]})
    table.roll("attack:rob", ENERGY_1)
    table.play(KEEP, "block:drakonis")
    assert table.them.hand == []
    assert table.them.discard == ["mantis"]
    assert table.us.hand == ["kong"]


# 29 Sheriff


@rule("MB-071", "MB-024")
@card("sheriff")
def test_sheriff_does_not_hunt_creatures_of_three_or_less(kot):
    table = kot(
        us={"play": ["sheriff"]},
        them={"play": ["mechamster", "pandakai", "mantis", "kong"], "hand": ["rob"]},
    )
    table.play("attack:sheriff")
    assert (table.player, table.options) == ("us", {"hunt:mantis", "hunt:kong", "hunt:none"})
    table.play("hunt:mantis")
    assert table.them.discard == ["mantis"]


@rule("MB-071")
@card("sheriff", "rex_florae")
def test_sheriff_looks_at_current_power(kot):
    table = kot(us={"play": ["sheriff"]}, them={"play": ["rex_florae", "pandakai", "mechamster"], "hand": ["rob"]})
    assert (table.them.power("pandakai"), table.them.power("mechamster")) == (4, 3)
    table.play("attack:sheriff")
    assert table.options == {"hunt:rex_florae", "hunt:pandakai", "hunt:none"}
    table.play("hunt:pandakai")
    assert table.them.energy == 1


@rule("MB-071")
@card("sheriff")
def test_sheriff_with_only_weak_enemies_can_not_hunt_and_they_may_block(kot):
    table = kot(us={"play": ["sheriff"]}, them={"play": ["mechamster", "pandakai"], "hand": ["rob"]})
    table.play("attack:sheriff")
    assert (table.player, table.options) == ("them", {"block:mechamster", "block:pandakai", "block:none"})
    table.play("block:mechamster")
    assert table.them.discard == ["mechamster"]
    assert table.them.life == 3


@rule("MB-071")
@card("sheriff")
def test_weak_creatures_may_block_a_sheriff_that_does_not_hunt(kot):
    table = kot(us={"play": ["sheriff"]}, them={"play": ["mechamster", "mantis"], "hand": ["rob"]})
    table.play("attack:sheriff", "hunt:none")
    assert table.options == {"block:mechamster", "block:mantis", "block:none"}
    table.play("block:none")


@rule("MB-071", "MK-033")
@card("sheriff", "pounce")
def test_sheriff_keeps_its_limit_with_hunter_from_pounce(kot):
    table = kot(
        us={"play": ["sheriff"], "energy": 1},
        them={"play": ["mechamster", "mantis"], "hand": ["rob"]},
        display=["pounce"],
    )
    table.play("buy:pounce", "attack:sheriff")
    assert table.options == {"hunt:mantis", "hunt:none"}
    table.play("hunt:none", "block:none")


# 30 Space Penguin


@rule("MB-013", "MB-073")
@card("space_penguin")
def test_space_penguin_gives_a_life_and_is_sneaky(kot):
    table = kot(us={"hand": ["space_penguin"], "life": 5}, them={"mindbugs": 0, "hand": ["rob"]})
    table.play("play:space_penguin")
    assert table.us.life == 6
    assert table.us.power("space_penguin") == 3
    assert table.us.keywords("space_penguin") == {"SNEAKY"}


# 31 The Globe-Smasher


@rule("MB-002", "MB-054")
@card("the_globe_smasher")
def test_the_globe_smasher_makes_the_opponent_hand_over_a_card_of_their_choice(kot):
    table = kot(
        us={"hand": ["the_globe_smasher"]},
        them={"hand": ["kong", "mantis", "mechamster", "hades", "rob"], "deck": ["kraken", "gigazaur"]},
    )
    table.play("play:the_globe_smasher", "mindbug:no")
    assert table.player == "them"
    assert table.options == {"give:kong", "give:mantis", "give:mechamster", "give:hades", "give:rob"}
    table.play("give:mechamster")
    assert sorted(table.us.play) == ["mechamster", "the_globe_smasher"]
    assert sorted(table.them.hand) == ["hades", "kong", "kraken", "mantis", "rob"]
    assert table.them.deck == ["gigazaur"]
    assert table.us.hand == []
    assert table.them.mindbugs == 2
    assert (table.player, table.kind, table.active) == ("them", "action", "them")


@rule("MB-080", "MB-030")
@card("the_globe_smasher", "bookwyrm")
def test_a_card_given_to_the_globe_smasher_resolves_its_play_effect_for_the_receiver(kot):
    table = kot(
        us={"hand": ["the_globe_smasher", "kong", "gigazaur"]},
        them={"mindbugs": 0, "hand": ["bookwyrm", "drakonis"], "deck": []},
    )
    table.play("play:the_globe_smasher", "give:bookwyrm")
    assert (table.player, table.options) == ("us", {"play:kong", "play:gigazaur"})
    table.play("play:kong")
    assert sorted(table.us.play) == ["bookwyrm", "kong", "the_globe_smasher"]
    assert table.them.hand == ["drakonis"]


@rule("MB-030")
@card("the_globe_smasher", "meka_dragon")
def test_the_giver_refills_before_the_given_card_does_anything(kot):
    table = kot(
        us={"hand": ["the_globe_smasher"]},
        them={"mindbugs": 0, "life": 1, "hand": ["meka_dragon", "kong", "mantis", "hades", "rob"], "deck": ["kraken"]},
    )
    table.play("play:the_globe_smasher", "give:meka_dragon")
    assert table.winner == "us"
    assert sorted(table.them.hand) == ["hades", "kong", "kraken", "mantis", "rob"]


@rule("MB-005")
@card("the_globe_smasher")
def test_the_globe_smasher_gets_nothing_from_an_empty_hand(kot):
    table = kot(us={"hand": ["the_globe_smasher"]}, them={"mindbugs": 0, "play": ["kong"]})
    table.play("play:the_globe_smasher")
    assert table.us.play == ["the_globe_smasher"]
    assert table.them.play == ["kong"]


@rule("MB-053", "MB-030")
@card("the_globe_smasher")
def test_the_globe_smasher_taken_with_a_mindbug_takes_from_the_refilled_hand(kot):
    table = kot(
        us={"hand": ["the_globe_smasher", "kong", "mantis", "hades", "rob"], "deck": ["drakonis", "kraken"]},
        them={"mindbugs": 1, "hand": ["gigazaur"]},
    )
    table.play("play:the_globe_smasher", "mindbug:yes")
    assert table.player == "us"
    assert table.options == {"give:kong", "give:mantis", "give:hades", "give:rob", "give:drakonis"}
    table.play("give:drakonis")
    assert sorted(table.them.play) == ["drakonis", "the_globe_smasher"]
    assert (table.us.energy, table.them.energy) == (0, 2)
    assert (table.player, table.active, table.kind) == ("us", "us", "action")
    table.offers({"play:kong", "play:mantis", "play:hades", "play:rob", "play:kraken"})


@card("the_globe_smasher")
def test_the_globe_smasher_shows_only_the_card_that_is_given(kot):
    table = kot(us={"hand": ["the_globe_smasher"]}, them={"mindbugs": 0, "hand": ["kong", "mantis", "hades"]})
    table.play("play:the_globe_smasher")
    assert "mantis" not in str(table.view("us"))
    table.play("give:kong")
    assert table.view("us")["players"][1]["hand"] == 2
    assert "mantis" not in str(table.view("us"))


@card("the_globe_smasher")
def test_the_globe_smasher_gets_nothing_against_an_enemy_deathweaver(kot):
    table = kot(
        us={"hand": ["the_globe_smasher"]},
        them={"mindbugs": 0, "hand": ["kong", "mantis"], "play": ["deathweaver"]},
        sets=BOTH_SETS,
    )
    table.play("play:the_globe_smasher")
    assert table.us.play == ["the_globe_smasher"]
    assert table.them.hand == ["kong", "mantis"]


# 32 The King


@rule("MB-050", "MK-016")
@card("the_king")
def test_the_king_alone_may_attack_on_its_side(kot):
    table = kot(
        us={"play": ["kong", "the_king", "mantis"], "hand": ["rob"]},
        them={"play": ["gigazaur"], "hand": ["hades"]},
    )
    assert table.options == {"play:rob", "attack:the_king"}
    table.roll("attack:the_king", ENERGY_1)
    table.play(KEEP, "block:gigazaur")
    assert table.options == {"again:yes", "again:no"}
    table.roll("again:yes", GROWTH_1)
    table.play(KEEP)
    assert table.them.life == 2
    assert table.us.life == 2
    assert table.options == {"play:hades"}


@rule("MB-061")
@card("the_king")
def test_the_kings_subjects_may_block_and_enemies_may_attack(kot):
    table = kot(us={"play": ["gigazaur"], "hand": ["rob"]}, them={"play": ["the_king", "kong"], "hand": ["hades"]})
    assert table.options == {"play:rob", "attack:gigazaur"}
    table.play("attack:gigazaur")
    assert table.options == {"block:the_king", "block:kong", "block:none"}
    table.play("block:kong")
    assert table.them.play == ["the_king"]


@rule("MB-070")
@card("the_king", "captain_fish", "cyber_bunny")
def test_a_side_that_gains_the_king_between_two_attacks_loses_the_second(kot):
    """Cosmic Joe, destroyed by Cyber Bunny, takes Captain Fish with it, which takes The King: Cyber Bunny must stop."""
    table = kot(
        us={"play": ["cyber_bunny", "captain_fish"], "hand": ["kong"]},
        them={"play": ["cosmic_joe", "the_king"], "hand": ["rob"]},
    )
    table.play("attack:cyber_bunny", "block:cosmic_joe")
    assert (table.player, table.kind) == ("them", "defeat")
    table.play("defeat:captain_fish")
    assert (table.player, table.kind) == ("us", "take")
    assert table.options == {"take:cyber_bunny", "take:the_king"}
    table.play("take:the_king")
    assert sorted(table.us.play) == ["cyber_bunny", "the_king"]
    assert (table.active, table.player, table.kind) == ("them", "them", "action")


@rule("MB-083")
@card("the_king")
def test_the_kings_ban_ends_when_it_leaves_play(kot):
    table = kot(
        us={"play": ["the_king", "kong"], "hand": ["rob"]},
        them={"play": ["megamoth"], "hand": ["hades"]},
    )
    table.roll("attack:the_king", ENERGY_1)
    table.play(KEEP, "block:megamoth")
    assert table.us.discard == ["the_king"]
    table.play("play:hades", "mindbug:no")
    assert table.options == {"play:rob", "attack:kong"}
