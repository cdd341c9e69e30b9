"""Why not, in Orcs Orcs Orcs: each reason in a position of its own, with the rule and the card that it names."""

from __future__ import annotations

from tests.games.orcs.play import OrcsTables, card, rule

HAND = "players.0.hand"


@rule("OO-090", "OO-099", "OO-104")
def test_what_an_action_can_t_do(orcs: OrcsTables) -> None:
    """Our mage stands on space 3."""
    us = {"hand": "smash poison", "discard": "zap", "learned": "voodoo"}
    table = orcs(us, board={"3.inner": "goblin", "4.outer": "orc"})
    table.asks("us", "action")
    table.refuses("us", f"{HAND}.1", "OO-099", says="neither cast")
    table.refuses("us", "creature.goblin@3.inner", "OO-104", says="cast one first")
    table.refuses("us", "players.0.discard.0", "OO-090", says="from your hand")
    table.refuses("us", "players.0.learned.0", "OO-166", says="next turn")
    table.refuses("us", "display.A.0", "OO-165", says="knowledge spell")
    table.refuses("us", "tower.3", "OO-081", says="A mage stands there")
    table.refuses("us", "rim.1", "OO-075", says="beginning of a turn")
    table.refuses("us", "mage.1", "OO-182", says="Orcs' power")
    table.refuses("them", "players.1.hand.0", "OO-080", says="somebody else decides")


@rule("OO-096", "OO-098")
def test_a_spell_needs_energy_and_a_target(orcs: OrcsTables) -> None:
    """Fireball takes 2 fire."""
    table = orcs("smash fireball", board={"4.outer": "orc"})
    table.refuses("us", f"{HAND}.0", "OO-098", says="no target is in reach")
    table.refuses("us", f"{HAND}.1", "OO-096", says="It needs 2 energy of its element; you can give it 1")


@rule("OO-061", "OO-062")
def test_special_rules_forbid_study_and_teleport(orcs: OrcsTables) -> None:
    book = "spell_book_water_fire"
    study = orcs(book, fate="OOF-02")
    study.refuses("us", f"{HAND}.0", "OO-061", says="No study")
    teleport = orcs(book, fate="OOF-03")
    teleport.refuses("us", "tower.1", "OO-062", says="No teleport")


@rule("OO-167")
def test_without_a_display_nothing_is_learned(orcs: OrcsTables) -> None:
    table = orcs("spell_book_water_fire", display={"A": [], "B": []}, decks={"A": [], "B": []})
    table.refuses("us", f"{HAND}.0", "OO-167", says="Nothing to learn")


@rule("OO-093", "OO-095", "OO-099")
def test_an_upgrade_has_to_fit(orcs: OrcsTables) -> None:
    table = orcs("smash cold_snap poison zap", board={"3.inner": "goblin", "4.outer": "orc"})
    table.play("cast:smash")
    table.asks("us", "upgrade")
    table.refuses("us", f"{HAND}.0", "OO-093", says="neither energy of the spell's element")
    table.refuses("us", f"{HAND}.1", "OO-099", says="upgrade")
    table.refuses("us", "effect.2", "OO-096", says="It costs 2 energy, the spell has 1")
    table.refuses("us", "creature.orc@4.outer", "OO-095", says="no more upgrades")
    table.refuses("us", "tower.1", "OO-081", says="by an upgrade that says so")


@rule("OO-104")
def test_a_spell_strikes_in_the_own_sector(orcs: OrcsTables) -> None:
    table = orcs("smash", board={"3.inner": "goblin orc", "4.outer": "orc"})
    table.cast("smash")
    table.asks("us", "target")
    table.refuses("us", "creature.orc@4.outer", "OO-104", says="Out of reach")
    table.refuses("us", "tower.1", "OO-081")


@rule("OO-104", "OO-142")
@card("earthquake")
def test_sections_of_the_own_sector_with_a_creature(orcs: OrcsTables) -> None:
    board = {"3.inner": "goblin", "3.outer": "orc", "4.outer": "orc"}
    table = orcs("earthquake smash spell_book_earth_lightning", board=board)
    table.cast("earthquake", "smash", "spell_book_earth_lightning")
    table.play("effect:2")
    table.asks("us", "section")
    for place in ("section.3.middle", "section.4.outer"):
        table.refuses("us", place, "OO-104", says="with a creature in them")
    table.play("section:3.outer")
    table.asks("us", "side")
    table.refuses("us", "section.4.inner", "OO-142", says="in the same ring")


@rule("OO-150")
@card("switch")
def test_creatures_change_places_with_others_elsewhere(orcs: OrcsTables) -> None:
    table = orcs("switch", board={"3.inner": "goblin orc", "4.outer": "orc", "5.outer": "goblin"})
    table.cast("switch")
    if table.asked[1] == "effect":
        table.play("effect:1")
    table.play("target:goblin@3.inner")
    table.asks("us", "exchange_with")
    table.refuses("us", "creature.orc@3.inner", "OO-150", says="same section")
    moving = orcs("switch zap", board={"4.outer": "orc", "5.outer": "goblin"})
    moving.cast("switch", "zap")
    moving.play("effect:2", "target:orc@4.outer")
    moving.asks("us", "to")
    moving.refuses("us", "section.5.outer", "OO-150", says="your mage's sector")


@rule("OO-072")
def test_a_marker_is_turned_up_in_another_sector(orcs: OrcsTables) -> None:
    board = {f"{sector}.outer": "goblin" for sector in range(1, 7)}
    markers = {"1": [], **{str(sector): ["orc"] for sector in range(2, 7)}}
    table = orcs("smash", phase="reveal", board=board, markers=markers)
    table.asks("us", "reveal")
    table.refuses("us", "rim.3", "OO-072", says="your mage occupies")
    table.refuses("us", "rim.1", "OO-072", says="No marker is left")
    table.refuses("us", f"{HAND}.0", "OO-072", says="then come your actions")


@rule("OO-153")
@card("voodoo")
def test_only_who_holds_more_than_three_cards_discards(orcs: OrcsTables) -> None:
    few = {"hand": "smash zap"}
    table = orcs("voodoo", {}, few, {}, board={"3.inner": "goblin"})
    table.cast("voodoo")
    if table.asked[1] == "effect":
        table.play("effect:1")
    table.asks("us", "opponent")
    table.refuses("us", "mage.2", "OO-153", says="more than three cards")
    table.play("opponent:1")
    table.asks("them", "discard")
    table.refuses("them", "tower.1", "OO-153", says="from your hand")


@rule("OO-095", "OO-104")
def test_an_effect_needs_a_target_too(orcs: OrcsTables) -> None:
    table = orcs("voodoo fire_spark", {"hand": "smash"})
    table.play("cast:voodoo")
    table.refuses("us", "effect.1", "OO-104", says="no target is in reach")
    table.play("upgrade:fire_spark")
    table.leave_open()


@rule("OO-211")
def test_a_bonus_action_is_decided_first(orcs: OrcsTables) -> None:
    table = orcs("smash zap", board={"3.inner": "goblin.1"}, bonus_actions=True)
    table.cast("smash")
    table.asks("us", "bonus_action")
    table.refuses("us", f"{HAND}.0", "OO-211", says="bonus action")


@rule("OO-200")
def test_a_mission_is_chosen_before_anything_else(orcs: OrcsTables) -> None:
    table = orcs.new(2, secret_missions=True)
    seat, kind = table.asked
    assert kind == "mission"
    own = f"players.{table.seats.index(seat)}.hand.0"
    table.refuses(seat, own, "OO-200", says="secret mission")


@rule("OO-182")
def test_poison_is_a_power_of_the_orcs_once_a_turn(orcs: OrcsTables) -> None:
    table = orcs({"hand": "smash", "skulls": {"orc": 2}})
    table.allows("us", "mage.1", *(f"tower.{space}" for space in (1, 2, 4, 5)))
    table.play("poison:1")
    table.refuses("us", "mage.1", "OO-182", says="once a turn")
