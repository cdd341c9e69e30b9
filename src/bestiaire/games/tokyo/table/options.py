"""The options: how the game is set up, and points on which sources disagree. See docs/games/tokyo.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.options import OptionSet, one_of, read_by
from bestiaire.games.tokyo.generated.options import Asked
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
    one_of(EVOLUTIONS, False, True, asked="evolutions"),
    one_of("two_player_variant", True, False),
    one_of("added_smash_counts_as_die", False, True, asked="added_smash_counts"),
    one_of("lost_hearts_announced", False, True, asked="lost_is_announced"),
    one_of("tie_active_player_wins", False, True, asked="active_wins_ties"),
    one_of("last_standing_immediate", False, True, asked="last_wins_at_once"),
    one_of("frenzy_card_ends_turn_now", False, True, asked="frenzy_card_ends_turn"),
    one_of("card_backs_visible", False, True, asked="shows_backs"),
    one_of("evolution_draw_one", False, True, asked="draws_one"),
    one_of("strict_token_supply", False, True, asked="supply_is_strict"),
    one_of("check_after_interlude", False, True, asked="checks_after_interlude"),
    one_of("keywords_again_after_interlude", False, True, asked="keywords_again"),
    one_of("activated_cards_stay", False, True, asked="activated_stay"),
    one_of("tentacles_buy_consumables", False, True, asked="tentacles_take_consumables"),
    one_of("frenzy_price_after_turn", False, True, asked="late_frenzy_price"),
    one_of("hunter_multi_target", False, True, asked="many_preys"),
    one_of("nova_breath_beats_hunter", False, True, asked="nova_beats_hunter"),
    one_of("sneaky_numbers_only", False, True, asked="sneaky_numbers_only"),
    one_of("crystals_additive", False, True, asked="crystals_add"),
    one_of("scepter_card_locked_this_turn", False, True, asked="scepter_locks"),
    one_of("crab_claw_pays_bank", False, True, asked="claw_pays_bank"),
    one_of(EARLIER_RULINGS, False, True, asked="earlier_rulings"),
    read_by(MONSTERS, CHOOSE, read_monsters),
)
"""Section 15 of the rules."""
CHOICES: Final = DECLARED.choices
DEFAULTS: Final = DECLARED.defaults


class Options(Asked):
    """The options of a game, each as the rules ask for it."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(DECLARED, values)
        self.has_base_cards: bool = values[MINDBUG] != "experience"
        self.has_mindbug_cards: bool = values[MINDBUG] != "off"
        self.has_tokens: bool = values[TOKENS] == "on" or (values[TOKENS] == "auto" and values[MINDBUG] != "off")
        self.two_player_variant: bool = values["two_player_variant"]

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
