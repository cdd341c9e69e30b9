"""The options: points that no source settles, each with the reading chosen for it. See docs/games/duel.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadPosition
from bestiaire.words import Phrase

ANY_HIT_WHILE_UNUSED: Final = "any_hit_while_unused"
CHOICES: Final[dict[str, tuple[str | bool, ...]]] = {
    "first_player_symbol": ("smash", "heart", "energy", "fame", "destruction", "power"),
    "deck_exhausted": ("no_refill", "reshuffle_discard"),
    "both_at_zero": ("draw", "buyer_loses"),
    "operation_media_with_meka": ("multiplied", "not_multiplied"),
    "in_shape_turns": ("own_turn", "every_turn"),
    "in_the_shadows": ("free_any_time", "after_last_roll_only"),
    "titanic_dice_stay_in_roll": (True, False),
    "natural_selection_with_rebooting": ("no_hits", "hits"),
    "alienoid_may_add_power": (True, False),
    "unstable_dna_scope": ("single_event", "per_turn_total"),
    "thunder_stomp_scope": ("resolving_only", "roll_conditions_too"),
    "hibernation_vs_made_in_a_lab": ("owner_order", "hibernation_first"),
    "alienoid_window": ("resolve_phase", "roll_fixed"),
    "power_use": ("optional", "compulsory"),
    "plus_line": ("per_activation", "per_turn"),
    "of_a_kind_counts": ("dice", "symbols"),
    "adrenaline_count": ("when_used", "when_roll_fixed"),
    "signature_move_pulls": ("separate", "one_pull"),
    "spiked_tail_event": ("per_pull", "per_step"),
    "dominate_counted": ("before_next_roll", "at_purchase"),
    "sweep_limit": ("unlimited", "once_per_turn"),
    "eye_without_dice": ("rerolls", "throws"),
    "titanic_with_two_tokens": ("allowed", "not_offered"),
    "breaking_news_own_purchase": (False, True),
    ANY_HIT_WHILE_UNUSED: (False, True),
}
"""What each option can be, its default first."""

MONSTERS: Final = "monsters"
MONSTER_NAMES: Final = ("gigazaur", "alienoid", "space_penguin", "meka_dragon", "cyber_kitty", "the_king")
CHOOSE: Final = "choose"
AT_RANDOM: Final = "random"

DEFAULTS: Final[dict[str, Any]] = {MONSTERS: CHOOSE, **{key: values[0] for key, values in CHOICES.items()}}


class Options:
    """The options of a game; each flag is true if the other reading than the default was chosen."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values: dict[str, Any] = values

        def other(key: str) -> bool:
            return bool(values[key] != CHOICES[key][0])

        self.first_player_symbol: str = values["first_player_symbol"]
        self.reshuffles: bool = other("deck_exhausted")
        self.buyer_loses_tie: bool = other("both_at_zero")
        self.smash_counts_as_rolled: bool = other("operation_media_with_meka")
        self.in_shape_every_turn: bool = other("in_shape_turns")
        self.shadows_come_last: bool = other("in_the_shadows")
        self.aside_leaves_roll: bool = other("titanic_dice_stay_in_roll")
        self.rebooting_is_hit: bool = other("natural_selection_with_rebooting")
        self.no_added_power: bool = other("alienoid_may_add_power")
        self.dna_adds_up: bool = other("unstable_dna_scope")
        self.stomps_when_fixed: bool = other("thunder_stomp_scope")
        self.start_has_order: bool = other("hibernation_vs_made_in_a_lab")
        self.alienoid_when_fixed: bool = other("alienoid_window")
        self.power_is_compulsory: bool = other("power_use")
        self.plus_once_per_turn: bool = other("plus_line")
        self.kind_counts_symbols: bool = other("of_a_kind_counts")
        self.adrenaline_when_fixed: bool = other("adrenaline_count")
        self.signature_is_one_pull: bool = other("signature_move_pulls")
        self.pulls_count_by_step: bool = other("spiked_tail_event")
        self.dominates_at_once: bool = other("dominate_counted")
        self.sweeps_once: bool = other("sweep_limit")
        self.eye_counts_throws: bool = other("eye_without_dice")
        self.batteries_need_room: bool = other("titanic_with_two_tokens")
        self.news_of_itself: bool = other("breaking_news_own_purchase")
        self.any_hit_while_unused: bool = other(ANY_HIT_WHILE_UNUSED)

    def differing(self) -> dict[str, Any]:
        """Those that are not as by default."""
        return {key: value for key, value in self.values.items() if value != DEFAULTS[key]}


# -- reading


def read_options(whole: Reader) -> Options:
    """The options given, the others as by default."""
    values = dict(DEFAULTS)
    for key in whole.fields(DEFAULTS):
        item = whole.field(key)
        if key == MONSTERS:
            values[key] = read_monsters(item)
            continue
        known = CHOICES[key]
        if isinstance(known[0], bool):
            values[key] = item.flag()
        elif item.value not in known:
            raise item.refuse(unknown_of_few(item.value, [str(value) for value in known]))
        else:
            values[key] = item.value
    return Options(values)


def read_monsters(item: Reader) -> str | list[str]:
    """`choose`, `random`, or two Monsters."""
    if item.value in (CHOOSE, AT_RANDOM):
        return str(item.value)
    if not isinstance(item.value, list | tuple):
        raise item.refuse(unknown_of_few(item.value, [CHOOSE, AT_RANDOM, "[MONSTER, MONSTER]"]))
    names = [name.word(MONSTER_NAMES) for name in item]
    if len(names) != 2 or names[0] == names[1]:
        raise item.refuse(Phrase(en="two different Monsters are needed", fr="il faut deux Monstres différents"))
    return names


def options_of(whole: Reader) -> Options:
    """The options of a position: together in its field `options`, or each in a field of its own."""
    together = dict(whole.field("options").fields(DEFAULTS)) if whole.has("options") else {}
    for key in DEFAULTS:
        if whole.has(key):
            item = whole.field(key)
            if together.setdefault(key, item.value) != item.value:
                raise item.refuse(Phrase(en="the field options says otherwise", fr="le champ options dit autre chose"))
    return read_options(Reader(together, "options", BadPosition))
