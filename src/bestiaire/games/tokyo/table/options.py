"""The options: how the game is set up, and points on which sources disagree. See docs/games/tokyo.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.options import Chosen, OptionSet, one_of, read_by
from bestiaire.words import Phrase

MINDBUG: Final = "mindbug"
TOKENS: Final = "mindbug_tokens"
EVOLUTIONS: Final = "evolutions"
MONSTERS: Final = "monsters"
CHOOSE: Final = "choose"
AT_RANDOM: Final = "random"
EARLIER_RULINGS: Final = "earlier_rulings"
"""As version 1 of these rules played KT-050, KT-098 and KM-026: so that its records can be replayed."""

MONSTER_NAMES: Final = (
    "space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon",
    "mastermindbug", "sharky_crab_dog_mummypus_zilla", "gigasnail_hydra",
)  # fmt: skip
"""The six monsters of the base game, then the three of the expansion, which have Evolution cards."""
BASE_MONSTERS: Final = 6
EVOLVING: Final = MONSTER_NAMES[BASE_MONSTERS:]


def read_monsters(item: Reader, seats: int | None) -> str | list[str]:
    """`choose`, `random`, or a list of different monsters."""
    if item.value in (CHOOSE, AT_RANDOM):
        return str(item.value)
    if not isinstance(item.value, list | tuple):
        raise item.refuse(unknown_of_few(item.value, [CHOOSE, AT_RANDOM, "[MONSTER, ...]"]))
    names = [name.word(MONSTER_NAMES) for name in item]
    if len(set(names)) != len(names):
        raise item.refuse(Phrase(en="everybody needs another monster", fr="il faut des monstres tous différents"))
    return names


DECLARED: Final = OptionSet(
    one_of(MINDBUG, "trial", "off", "experience"),
    one_of(TOKENS, "auto", "on", "off"),
    one_of(EVOLUTIONS, False, True),
    one_of("two_player_variant", True, False),
    one_of("added_smash_counts_as_die", False, True),
    one_of("lost_hearts_announced", False, True),
    one_of("tie_active_player_wins", False, True),
    one_of("last_standing_immediate", False, True),
    one_of("frenzy_card_ends_turn_now", False, True),
    one_of("card_backs_visible", False, True),
    one_of("evolution_draw_one", False, True),
    one_of("strict_token_supply", False, True),
    one_of("check_after_interlude", False, True),
    one_of("keywords_again_after_interlude", False, True),
    one_of("activated_cards_stay", False, True),
    one_of("tentacles_buy_consumables", False, True),
    one_of("frenzy_price_after_turn", False, True),
    one_of("hunter_multi_target", False, True),
    one_of("nova_breath_beats_hunter", False, True),
    one_of("sneaky_numbers_only", False, True),
    one_of("crystals_additive", False, True),
    one_of("scepter_card_locked_this_turn", False, True),
    one_of("crab_claw_pays_bank", False, True),
    one_of(EARLIER_RULINGS, False, True),
    read_by(MONSTERS, CHOOSE, read_monsters),
)
"""Section 15 of the rules."""
CHOICES: Final = DECLARED.choices
DEFAULTS: Final = DECLARED.defaults


class Options(Chosen):
    """The options of a game, each as the rules ask for it."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(DECLARED, values)
        self.has_base_cards: bool = values[MINDBUG] != "experience"
        self.has_mindbug_cards: bool = values[MINDBUG] != "off"
        self.has_tokens: bool = values[TOKENS] == "on" or (values[TOKENS] == "auto" and values[MINDBUG] != "off")
        self.evolutions: bool = values[EVOLUTIONS]
        self.two_player_variant: bool = values["two_player_variant"]
        self.added_smash_counts: bool = values["added_smash_counts_as_die"]
        self.lost_is_announced: bool = values["lost_hearts_announced"]
        self.active_wins_ties: bool = values["tie_active_player_wins"]
        self.last_wins_at_once: bool = values["last_standing_immediate"]
        self.frenzy_card_ends_turn: bool = values["frenzy_card_ends_turn_now"]
        self.shows_backs: bool = values["card_backs_visible"]
        self.draws_one: bool = values["evolution_draw_one"]
        self.supply_is_strict: bool = values["strict_token_supply"]
        self.checks_after_interlude: bool = values["check_after_interlude"]
        self.keywords_again: bool = values["keywords_again_after_interlude"]
        self.activated_stay: bool = values["activated_cards_stay"]
        self.tentacles_take_consumables: bool = values["tentacles_buy_consumables"]
        self.late_frenzy_price: bool = values["frenzy_price_after_turn"]
        self.many_preys: bool = values["hunter_multi_target"]
        self.nova_beats_hunter: bool = values["nova_breath_beats_hunter"]
        self.sneaky_numbers_only: bool = values["sneaky_numbers_only"]
        self.crystals_add: bool = values["crystals_additive"]
        self.scepter_locks: bool = values["scepter_card_locked_this_turn"]
        self.claw_pays_bank: bool = values["crab_claw_pays_bank"]
        self.earlier_rulings: bool = values[EARLIER_RULINGS]

    def monsters(self) -> tuple[str, ...]:
        """KT-010, KM-001, KM-004: the monsters to choose from."""
        if self.evolutions:
            return EVOLVING
        return MONSTER_NAMES if self.has_mindbug_cards else MONSTER_NAMES[:BASE_MONSTERS]


def check_seats(whole: Reader, options: Options, seats: int) -> None:
    """KM-004: Evolution cards need a set for everybody; named monsters, one for everybody."""
    if options.evolutions and seats > len(EVOLVING):
        raise whole.field(EVOLUTIONS).refuse(
            Phrase(
                en=f"there are Evolution cards for {len(EVOLVING)} players at most",
                fr=f"il y a des cartes Évolution pour {len(EVOLVING)} joueurs au plus",
            )
        )
    named = options.values[MONSTERS]
    if isinstance(named, list):
        if len(named) != seats:
            raise whole.field(MONSTERS).refuse(
                Phrase(en=f"one for each of the {seats} seats is needed", fr=f"il en faut un par place, donc {seats}")
            )
        for index, name in enumerate(named):
            if name not in options.monsters():
                raise whole.field(MONSTERS).items()[index].refuse(unknown_of_few(name, options.monsters()))
