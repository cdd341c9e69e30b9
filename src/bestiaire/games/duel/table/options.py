"""The options: points that no source settles, each with the reading chosen for it. See docs/games/duel.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.options import OptionSet, one_of, read_by
from bestiaire.games.duel.generated.options import Asked
from bestiaire.words import Phrase

ANY_HIT_WHILE_UNUSED: Final = "any_hit_while_unused"
MONSTERS: Final = "monsters"
MONSTER_NAMES: Final = ("gigazaur", "alienoid", "space_penguin", "meka_dragon", "cyber_kitty", "the_king")
CHOOSE: Final = "choose"
AT_RANDOM: Final = "random"


def read_monsters(item: Reader, seats: int | None) -> str | list[str]:
    """`choose`, `random`, or two Monsters."""
    if item.value in (CHOOSE, AT_RANDOM):
        return str(item.value)
    if not isinstance(item.value, list | tuple):
        raise item.refuse(unknown_of_few(item.value, [CHOOSE, AT_RANDOM, "[MONSTER, MONSTER]"]))
    names = [name.word(MONSTER_NAMES) for name in item]
    if len(names) != 2 or names[0] == names[1]:
        raise item.refuse(Phrase(en="two different Monsters are needed", fr="il faut deux Monstres différents"))
    return names


DECLARED: Final = OptionSet(
    read_by(MONSTERS, CHOOSE, read_monsters),
    one_of("first_player_symbol", "smash", "heart", "energy", "fame", "destruction", "power"),
    one_of("deck_exhausted", "no_refill", "reshuffle_discard", asked="reshuffles"),
    one_of("both_at_zero", "draw", "buyer_loses", asked="buyer_loses_tie"),
    one_of("operation_media_with_meka", "multiplied", "not_multiplied", asked="smash_counts_before_multiplying"),
    one_of("in_shape_turns", "own_turn", "every_turn", asked="in_shape_every_turn"),
    one_of("in_the_shadows", "free_any_time", "after_last_roll_only", asked="shadows_come_last"),
    one_of("titanic_dice_stay_in_roll", True, False, asked="aside_leaves_roll"),
    one_of("natural_selection_with_rebooting", "no_hits", "hits", asked="rebooting_is_hit"),
    one_of("alienoid_may_add_power", True, False, asked="no_added_power"),
    one_of("unstable_dna_scope", "single_event", "per_turn_total", asked="dna_adds_up"),
    one_of("thunder_stomp_scope", "resolving_only", "roll_conditions_too", asked="stomps_when_fixed"),
    one_of("hibernation_vs_made_in_a_lab", "owner_order", "hibernation_first", asked="starts_in_collector_order"),
    one_of("alienoid_window", "resolve_phase", "roll_fixed", asked="alienoid_when_fixed"),
    one_of("power_use", "optional", "compulsory", asked="power_is_compulsory"),
    one_of("plus_line", "per_activation", "per_turn", asked="plus_once_per_turn"),
    one_of("of_a_kind_counts", "dice", "symbols", asked="kind_counts_symbols"),
    one_of("adrenaline_count", "when_used", "when_roll_fixed", asked="adrenaline_when_fixed"),
    one_of("signature_move_pulls", "separate", "one_pull", asked="signature_is_one_pull"),
    one_of("spiked_tail_event", "per_pull", "per_step", asked="spaces_count_at_each_step"),
    one_of("dominate_counted", "before_next_roll", "at_purchase", asked="dominates_at_once"),
    one_of("sweep_limit", "unlimited", "once_per_turn", asked="sweeps_once"),
    one_of("eye_without_dice", "rerolls", "throws", asked="eye_counts_throws"),
    one_of("titanic_with_two_tokens", "allowed", "not_offered", asked="batteries_need_room"),
    one_of("breaking_news_own_purchase", False, True, asked="news_of_itself"),
    one_of(ANY_HIT_WHILE_UNUSED, False, True, asked="any_hit_while_unused"),
)
CHOICES: Final = DECLARED.choices
DEFAULTS: Final = DECLARED.defaults


class Options(Asked):
    """The options of a game; each flag is true if the other reading than the default was chosen."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(DECLARED, values)
        self.first_player_symbol: str = values["first_player_symbol"]
