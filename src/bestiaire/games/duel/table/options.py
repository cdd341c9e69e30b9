"""The options: points that no source settles, each with the reading chosen for it. See docs/games/duel.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.options import Chosen, OptionSet, one_of, read_by
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
    one_of("deck_exhausted", "no_refill", "reshuffle_discard"),
    one_of("both_at_zero", "draw", "buyer_loses"),
    one_of("operation_media_with_meka", "multiplied", "not_multiplied"),
    one_of("in_shape_turns", "own_turn", "every_turn"),
    one_of("in_the_shadows", "free_any_time", "after_last_roll_only"),
    one_of("titanic_dice_stay_in_roll", True, False),
    one_of("natural_selection_with_rebooting", "no_hits", "hits"),
    one_of("alienoid_may_add_power", True, False),
    one_of("unstable_dna_scope", "single_event", "per_turn_total"),
    one_of("thunder_stomp_scope", "resolving_only", "roll_conditions_too"),
    one_of("hibernation_vs_made_in_a_lab", "owner_order", "hibernation_first"),
    one_of("alienoid_window", "resolve_phase", "roll_fixed"),
    one_of("power_use", "optional", "compulsory"),
    one_of("plus_line", "per_activation", "per_turn"),
    one_of("of_a_kind_counts", "dice", "symbols"),
    one_of("adrenaline_count", "when_used", "when_roll_fixed"),
    one_of("signature_move_pulls", "separate", "one_pull"),
    one_of("spiked_tail_event", "per_pull", "per_step"),
    one_of("dominate_counted", "before_next_roll", "at_purchase"),
    one_of("sweep_limit", "unlimited", "once_per_turn"),
    one_of("eye_without_dice", "rerolls", "throws"),
    one_of("titanic_with_two_tokens", "allowed", "not_offered"),
    one_of("breaking_news_own_purchase", False, True),
    one_of(ANY_HIT_WHILE_UNUSED, False, True),
)
CHOICES: Final = DECLARED.choices
DEFAULTS: Final = DECLARED.defaults


class Options(Chosen):
    """The options of a game; each flag is true if the other reading than the default was chosen."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(DECLARED, values)
        self.first_player_symbol: str = values["first_player_symbol"]
        self.reshuffles: bool = self.differs("deck_exhausted")
        self.buyer_loses_tie: bool = self.differs("both_at_zero")
        self.smash_counts_as_rolled: bool = self.differs("operation_media_with_meka")
        self.in_shape_every_turn: bool = self.differs("in_shape_turns")
        self.shadows_come_last: bool = self.differs("in_the_shadows")
        self.aside_leaves_roll: bool = self.differs("titanic_dice_stay_in_roll")
        self.rebooting_is_hit: bool = self.differs("natural_selection_with_rebooting")
        self.no_added_power: bool = self.differs("alienoid_may_add_power")
        self.dna_adds_up: bool = self.differs("unstable_dna_scope")
        self.stomps_when_fixed: bool = self.differs("thunder_stomp_scope")
        self.start_has_order: bool = self.differs("hibernation_vs_made_in_a_lab")
        self.alienoid_when_fixed: bool = self.differs("alienoid_window")
        self.power_is_compulsory: bool = self.differs("power_use")
        self.plus_once_per_turn: bool = self.differs("plus_line")
        self.kind_counts_symbols: bool = self.differs("of_a_kind_counts")
        self.adrenaline_when_fixed: bool = self.differs("adrenaline_count")
        self.signature_is_one_pull: bool = self.differs("signature_move_pulls")
        self.pulls_count_by_step: bool = self.differs("spiked_tail_event")
        self.dominates_at_once: bool = self.differs("dominate_counted")
        self.sweeps_once: bool = self.differs("sweep_limit")
        self.eye_counts_throws: bool = self.differs("eye_without_dice")
        self.batteries_need_room: bool = self.differs("titanic_with_two_tokens")
        self.news_of_itself: bool = self.differs("breaking_news_own_purchase")
        self.any_hit_while_unused: bool = self.differs(ANY_HIT_WHILE_UNUSED)
