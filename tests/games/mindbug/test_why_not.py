"""Why not, in Mindbug: each reason in a position of its own, with the rule and the card that it names."""

from __future__ import annotations

from tests.games.mindbug.kot import BOTH_SETS, DISCARD, KEEP, KotTables
from tests.games.mindbug.play import MindbugTables, card, exhausted, rule

OWN = "players.0"
THEIRS = "players.1"


@rule("MB-050")
def test_on_one_s_turn_hand_and_creatures_can_be_chosen(mindbug: MindbugTables) -> None:
    """An exhausted creature attacks like any other."""
    table = mindbug(us={"hand": ["bee_bear"], "play": [exhausted("gorillion")]}, them={"play": ["luchataur"]})
    table.allows("us", f"{OWN}.hand.0", f"{OWN}.play.0")
    table.refuses("us", f"{THEIRS}.play.0", "MB-061", says="who may block")


@rule("MB-050")
def test_somebody_else_decides(mindbug: MindbugTables) -> None:
    table = mindbug(us={"hand": ["bee_bear"], "play": ["gorillion"]}, them={"hand": ["luchataur"]})
    table.refuses("them", f"{THEIRS}.hand.0", "MB-050", says="somebody else decides")
    table.allows("them")


@rule("MB-051", "MB-054")
def test_a_mindbug_takes_what_is_played_and_nothing_else(mindbug: MindbugTables) -> None:
    table = mindbug(
        us={"hand": ["bee_bear"], "play": ["gorillion"]}, them={"hand": ["luchataur"], "play": ["axolotl_healer"]}
    )
    table.refuses("us", f"{OWN}.mindbugs", "MB-054", says="when your opponent plays a card")
    table.play("play:bee_bear")
    table.allows("them", f"{THEIRS}.mindbugs", "pending")
    table.refuses("them", f"{OWN}.play.0", "MB-054", says="the card that is being played")
    table.refuses("them", f"{THEIRS}.hand.0", "MB-050", says="on your own turn")
    table.refuses("them", f"{THEIRS}.play.0", "MB-050", says="on your own turn")


@rule("MB-053")
def test_a_mindbug_is_spent_for_good(mindbug: MindbugTables) -> None:
    table = mindbug(us={"mindbugs": 0, "hand": ["bee_bear"]})
    table.refuses("us", f"{OWN}.mindbugs", "MB-053", says="none left")


@rule("MB-061")
@card("elephantopus")
def test_a_card_keeps_a_creature_from_blocking(mindbug: MindbugTables) -> None:
    """Power 4 or less can't block while it is there."""
    them = {"play": ["turbo_bug", "luchataur"], "hand": ["bee_bear"]}
    table = mindbug(us={"play": ["elephantopus", "gorillion"]}, them=them)
    table.play("attack:gorillion")
    table.allows("them", f"{THEIRS}.play.1")
    table.refuses("them", f"{THEIRS}.play.0", "MB-061", "elephantopus", says="Elephantopus keeps it from blocking")
    table.refuses("them", f"{OWN}.play.0", "MB-061", says="your own creatures")
    table.refuses("them", f"{THEIRS}.hand.0", "MB-050", says="on your own turn")


@rule("MB-073")
def test_only_sneaky_blocks_sneaky(mindbug: MindbugTables) -> None:
    table = mindbug(us={"play": ["ferret_bomber"]}, them={"play": ["gorillion", "ferret_bomber"]})
    table.play("attack:ferret_bomber")
    table.refuses("them", f"{THEIRS}.play.0", "MB-073", "ferret_bomber", says="Ferret Bomber is SNEAKY")
    table.allows("them", f"{THEIRS}.play.1")


@rule("MB-071")
def test_a_hunter_names_an_enemy(mindbug: MindbugTables) -> None:
    table = mindbug(us={"play": ["killer_bee", "gorillion"], "hand": ["bee_bear"]}, them={"play": ["luchataur"]})
    table.play("attack:killer_bee")
    table.allows("us", f"{THEIRS}.play.0")
    table.refuses("us", f"{OWN}.play.1", "MB-071", says="an enemy creature")
    table.refuses("us", f"{OWN}.hand.0", "MB-050", says="under way")


@rule("MB-071")
@card("sheriff")
def test_sheriff_can_t_hunt_the_weak(kot: KotTables) -> None:
    table = kot(us={"play": ["sheriff"]}, them={"play": ["brain_fly", "luchataur"]}, sets=BOTH_SETS)
    weak = kot(us={"play": ["sheriff"]}, them={"play": ["plated_scorpion", "luchataur"]}, sets=BOTH_SETS)
    table.play("attack:sheriff")
    weak.play("attack:sheriff")
    table.allows("us", f"{THEIRS}.play.0", f"{THEIRS}.play.1")
    weak.refuses("us", f"{THEIRS}.play.0", "MB-071", "sheriff", says="Sheriff can't hunt it")


@rule("MB-065")
@card("the_king")
def test_the_king_keeps_the_others_from_attacking(kot: KotTables) -> None:
    table = kot(us={"play": ["the_king", "sheriff"]}, them={"play": ["purple_reign"]})
    table.refuses("us", f"{OWN}.play.1", "MB-065", "the_king", says="The King keeps it from attacking")
    table.allows("us", f"{OWN}.play.0")


@rule("MB-070")
def test_in_a_frenzy_only_the_attacker_goes_on(mindbug: MindbugTables) -> None:
    table = mindbug(us={"play": ["luchataur", "gorillion"], "hand": ["bee_bear"]}, them={"life": 3})
    table.play("attack:luchataur")
    table.asks("us", "again")
    table.allows("us", f"{OWN}.play.0")
    table.refuses("us", f"{OWN}.play.1", "MB-070", "luchataur")
    table.refuses("us", f"{OWN}.hand.0", "MB-050", says="under way")


@rule("MB-050")
def test_discarded_cards_come_back_by_an_effect_only(mindbug: MindbugTables) -> None:
    table = mindbug(us={"hand": ["bee_bear"], "discard": ["gorillion"]}, them={"discard": ["luchataur"]})
    for pile in (OWN, THEIRS):
        table.refuses("us", f"{pile}.discard.0", "MB-050", says="Only an effect")


@rule("MB-002")
@card("grave_robber")
def test_a_card_says_itself_whom_it_means(mindbug: MindbugTables) -> None:
    """The opponent's discard pile, not the own one, and no creature in play."""
    us = {"hand": ["grave_robber"], "play": ["luchataur"], "discard": ["gorillion"]}
    table = mindbug(us=us, them={"mindbugs": 0, "discard": ["bee_bear", "axolotl_healer"]})
    table.play("play:grave_robber")
    table.allows("us", f"{THEIRS}.discard.0", f"{THEIRS}.discard.1")
    for place in (f"{OWN}.discard.0", f"{OWN}.play.0", f"{OWN}.mindbugs"):
        table.refuses("us", place, "MB-002", "grave_robber", says="opponent's discard pile")


@rule("MB-090")
def test_discarding_is_from_the_hand_and_each_card_once(mindbug: MindbugTables) -> None:
    """Ferret Bomber: two cards."""
    hand = ["bee_bear", "luchataur", "gorillion"]
    table = mindbug(us={"hand": ["ferret_bomber"]}, them={"mindbugs": 0, "hand": hand, "play": ["axolotl_healer"]})
    table.play("play:ferret_bomber", "discard:luchataur")
    table.refuses("them", f"{THEIRS}.hand.1", "MB-090", says="already chosen")
    table.refuses("them", f"{THEIRS}.play.0", "MB-090", says="from your hand")
    table.allows("them", f"{THEIRS}.hand.0", f"{THEIRS}.hand.2")


@rule("MB-003")
def test_effects_that_happen_at_once_are_put_in_order_first(mindbug: MindbugTables) -> None:
    """Both fall, and both have a Defeated effect."""
    them = {"play": ["strange_barrel", "harpy_mother"], "hand": ["luchataur"]}
    table = mindbug(us={"play": ["explosive_toad", "gorillion"], "hand": ["bee_bear"]}, them=them)
    table.play("attack:explosive_toad", "block:harpy_mother")
    table.asks("us", "first")
    table.refuses("us", f"{OWN}.hand.0", "MB-003", says="order")
    table.refuses("us", f"{OWN}.play.0", "MB-003", says="order")


@rule("MK-020", "MK-022", "MK-023")
def test_energy_cards_cost_cubes_and_come_before_the_action(kot: KotTables) -> None:
    us = {"energy": 1, "hand": ["sheriff"], "play": ["the_king"]}
    display = ["ambush", "healing_bots", "pounce"]
    table = kot(us=us, them={"play": ["purple_reign"]}, display=display, energy_discard=["extra_head"])
    table.asks("us", "buy")
    table.allows("us", "display.1", "display.2")
    table.refuses("us", "display.0", "MK-020", says="It costs 2, you have 1: 1 more needed")
    table.refuses("us", "energy_discard.0", "MK-022")
    for place in (f"{OWN}.hand.0", f"{OWN}.play.0", f"{THEIRS}.play.0"):
        table.refuses("us", place, "MK-020", says="Energy cards come first")
    table.play("buy:none")
    table.refuses("us", "display.0", "MK-020", says="1 more needed")
    table.refuses("us", "display.1", "MK-023", says="at the start of your turn")


@rule("MK-010", "MK-011", "MK-012")
def test_dice_come_first_and_their_result_stands(kot: KotTables) -> None:
    table = kot(us={"play": ["purple_reign", "sheriff"]}, them={"hand": ["the_king", "mechamster"]})
    table.roll("attack:purple_reign", DISCARD)
    table.allows("us", "dice.0")
    table.refuses("us", f"{OWN}.play.1", "MK-010", says="dice")
    table.play(KEEP)
    table.asks("them", "discard")
    table.refuses("them", "dice.0", "MK-012", says="stands")
