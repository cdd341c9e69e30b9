"""Why not, in King of Tokyo: each reason in a position of its own, with the rule and the card that it names."""

from __future__ import annotations

from tests.games.tokyo.play import BAY, CITY, HYDRA, TokyoTables, card, rule

DICE = [f"dice.{nth}" for nth in range(6)]


@rule("KT-020", "KT-130", "KT-133")
def test_cards_cost_energy_and_come_after_the_dice(tokyo: TokyoTables) -> None:
    table = tokyo.rolling("11hhes", {"energy": 4}, display="alien_origin acid_attack")
    table.refuses(0, "display.1", "KT-130", says="it costs 6 energy, you have 4: 2 more needed by then")
    table.refuses(0, "display.1", "KT-130", says="Cards are bought after the dice")
    table.refuses(0, "display.0", "KT-020", says="after the dice")
    table.refuses(0, "market", "KT-020", says="after the dice")
    poor = tokyo.rolling("11hhes", {"energy": 1}, display="alien_origin")
    poor.refuses(0, "market", "KT-133", says="costs 2 energy, you have 1")


@rule("KT-130", "KT-137")
@card("free_will")
def test_who_buys_is_told_what_is_too_dear_and_what_is_closed(tokyo: TokyoTables) -> None:
    table = tokyo.buying("free_will acid_attack energize", {"energy": 8, "mindbugs": 1}, CITY, discard="alien_origin")
    table.refuses(0, "display.0", "KT-137", "free_will", says="while you have a Mindbug token")
    table.refuses(0, "discard.0", "KT-130", says="Only an effect")
    table.allows(0, "display.1", "display.2", "market")
    poor = tokyo.buying("free_will acid_attack", {"energy": 5}, CITY)
    poor.refuses(0, "display.1", "KT-130", says="It costs 6 energy, you have 5: 1 more needed")


@rule("KT-135")
@card("opportunist")
def test_opportunist_buys_what_was_just_revealed(tokyo: TokyoTables) -> None:
    rich = {"energy": 9}
    display, deck = "alien_origin energize", ["acid_attack"]
    table = tokyo.buying(display, rich, {**CITY, **rich, "cards": "opportunist"}, deck=deck)
    table.play("buy:alien_origin")
    table.asks(1, "opportunist")
    table.refuses(1, "display.1", "KT-135", says="just revealed")


@rule("KT-031", "KT-032")
def test_dice_are_thrown_again_until_the_rolls_are_made(tokyo: TokyoTables) -> None:
    table = tokyo.rolling("11hhes", {})
    table.allows(0, *DICE)
    table.refuses(1, "dice.0", "KT-032", says="somebody else decides")
    last = tokyo.rolling("11hhes", {"energy": 1, "cards": "background_dweller energy_drink"}, rolls=3)
    assert last.asked == (0, "reroll")
    last.allows(0, *DICE, "players.0.cards.1")
    spent = tokyo.rolling("133hes", {"cards": "background_dweller"}, rolls=3)
    spent.refuses(0, "dice.0", "KT-031", says="all your 3 Rolls")
    spent.leave_open()


@rule("KT-050", "KT-055")
def test_dice_are_resolved_once_and_hearts_do_nothing_in_tokyo(tokyo: TokyoTables) -> None:
    tokyo.asks_order = True
    table = tokyo.rolled("hheess", {**CITY, "hearts": 5})
    table.asks(0, "resolve")
    table.refuses(0, "players.0.hearts", "KT-055", says="In Tokyo heart dice don't heal you")
    table.play("resolve:energy")
    table.refuses(0, "dice.1", "KT-050", says="once")
    outside = tokyo.rolled("hheess", {"hearts": 5}, CITY)
    outside.refuses(0, "players.0.hearts", "KT-055", says="heart dice")
    full = tokyo.rolled("hheess", {}, CITY)
    full.refuses(0, "players.0.hearts", "KT-003", says="10 hearts, the most")


@rule("KT-071", "KT-072")
def test_smashes_reach_the_other_side_alone(tokyo: TokyoTables) -> None:
    table = tokyo.rolling("11hhes", {}, CITY, BAY, seats=5)
    table.refuses(0, "board.3", "KT-071", says="can't reach it")
    table.refuses(0, "board.1", "KT-071", says="not aimed")
    inside = tokyo.rolling("11hhes", CITY, BAY, seats=5)
    inside.refuses(0, "board.1", "KT-072", says="don't hit each other")
    inside.refuses(0, "board.2", "KT-071", says="not aimed")


@rule("KT-101")
def test_an_eliminated_monster_is_beyond_reach(tokyo: TokyoTables) -> None:
    table = tokyo.rolling("11hhes", {}, {"out": True, "hearts": 0})
    table.refuses(0, "board.1", "KT-101", says="eliminated")


@rule("KM-040", "KM-036")
@card("legendary_hunter")
def test_hunter_reaches_the_prey_alone(tokyo: TokyoTables) -> None:
    table = tokyo({"cards": "legendary_hunter"}, CITY)
    table.allows(0, "players.0.cards.0", "board.1", "board.2")
    table.play("hunter:legendary_hunter@2")
    table.refuses(0, "board.1", "KT-073", says="the prey alone")


@rule("KT-080", "KT-082")
def test_tokyo_is_yielded_after_a_wound_there(tokyo: TokyoTables) -> None:
    table = tokyo.rolled("122sss", {}, CITY)
    table.refuses(0, "stage", "KT-080", says="you are outside")
    table.resolve()
    table.asks(1, "yield")
    table.allows(1, "stage")
    before = tokyo.rolling("122sss", CITY)
    before.refuses(0, "stage", "KT-080", says="just cost you hearts")


@rule("KM-020", "KM-022")
def test_a_mindbug_token_is_for_others_dice(tokyo: TokyoTables) -> None:
    own = tokyo.rolling("122sss", {"mindbugs": 1}, {"mindbugs": 1})
    own.refuses(0, "players.0.mindbugs", "KM-022", says="yourself")
    own.refuses(1, "players.1.mindbugs", "KM-020", says="before they are resolved")
    own.play("reroll:none")
    own.asks(1, "mindbug")
    own.allows(1, "players.1.mindbugs")
    none = tokyo.rolling("122sss", {"mindbugs": 0}, {"mindbugs": 1})
    none.refuses(0, "players.0.mindbugs", "KM-020", says="no Mindbug token")


@rule("KT-021", "KT-131")
@card("alpha_monster")
def test_a_card_has_its_moment_and_its_owner(tokyo: TokyoTables) -> None:
    table = tokyo.rolling("11hhes", {"cards": "alpha_monster"}, {"cards": "acid_attack"})
    table.refuses(0, "players.0.cards.0", "KT-021", "alpha_monster", says="Not at this moment")
    table.refuses(0, "players.1.cards.0", "KT-131", says="another monster")


@rule("KM-036")
@card("legendary_hunter")
def test_a_consumable_is_activated_in_the_moment_of_its_keyword(tokyo: TokyoTables) -> None:
    table = tokyo.rolling("11hhes", {"cards": "legendary_hunter"})
    table.refuses(0, "players.0.cards.0", "KM-036", "legendary_hunter", says="HUNTER")


@rule("KM-105", "KM-106")
def test_evolutions_in_hand_have_their_moments(tokyo: TokyoTables) -> None:
    table = tokyo.evolved({"monster": HYDRA, "hand": "unstoppable_hydra"}, make=tokyo.rolling, dice="11hhes")
    table.refuses(0, "players.0.hand.0", "KM-105", "unstoppable_hydra")


@rule("KM-036")
@card("arcane_scepter")
def test_what_the_scepter_took_may_be_locked(tokyo: TokyoTables) -> None:
    options = {"scepter_card_locked_this_turn": True}
    table = tokyo({"cards": "arcane_scepter"}, CITY, discard="legendary_hunter deadly_shell", options=options)
    table.play("sneaky:arcane_scepter", "take:legendary_hunter")
    table.refuses(0, "players.0.cards.0", "KM-036", says="not in this turn")
