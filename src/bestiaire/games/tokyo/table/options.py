"""The options: how the game is set up, and points on which sources disagree. See docs/games/tokyo.md."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadPosition
from bestiaire.words import Phrase

MINDBUG: Final = "mindbug"
TOKENS: Final = "mindbug_tokens"
EVOLUTIONS: Final = "evolutions"
MONSTERS: Final = "monsters"
CHOOSE: Final = "choose"
AT_RANDOM: Final = "random"
EARLIER_RULINGS: Final = "earlier_rulings"
"""As version 1 of these rules played KT-050, KT-098 and KM-026: so that its records can be replayed."""

CHOICES: Final[dict[str, tuple[str | bool, ...]]] = {
    MINDBUG: ("trial", "off", "experience"),
    TOKENS: ("auto", "on", "off"),
    EVOLUTIONS: (False, True),
    "two_player_variant": (True, False),
    "added_smash_counts_as_die": (False, True),
    "lost_hearts_announced": (False, True),
    "tie_active_player_wins": (False, True),
    "last_standing_immediate": (False, True),
    "frenzy_card_ends_turn_now": (False, True),
    "card_backs_visible": (False, True),
    "evolution_draw_one": (False, True),
    "strict_token_supply": (False, True),
    "check_after_interlude": (False, True),
    "keywords_again_after_interlude": (False, True),
    "activated_cards_stay": (False, True),
    "tentacles_buy_consumables": (False, True),
    "frenzy_price_after_turn": (False, True),
    "hunter_multi_target": (False, True),
    "nova_breath_beats_hunter": (False, True),
    "sneaky_numbers_only": (False, True),
    "crystals_additive": (False, True),
    "scepter_card_locked_this_turn": (False, True),
    "crab_claw_pays_bank": (False, True),
    EARLIER_RULINGS: (False, True),
}
"""What each option can be, its default first (section 15 of the rules)."""

MONSTER_NAMES: Final = (
    "space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon",
    "mastermindbug", "sharky_crab_dog_mummypus_zilla", "gigasnail_hydra",
)  # fmt: skip
"""The six monsters of the base game, then the three of the expansion, which have Evolution cards."""
BASE_MONSTERS: Final = 6
EVOLVING: Final = MONSTER_NAMES[BASE_MONSTERS:]

DEFAULTS: Final[dict[str, Any]] = {**{key: values[0] for key, values in CHOICES.items()}, MONSTERS: CHOOSE}


class Options:
    """The options of a game, each as the rules ask for it."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values: dict[str, Any] = values
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

    def differing(self) -> dict[str, Any]:
        """Those that are not as by default."""
        return {key: value for key, value in self.values.items() if value != DEFAULTS[key]}

    def monsters(self) -> tuple[str, ...]:
        """KT-010, KM-001, KM-004: the monsters to choose from."""
        if self.evolutions:
            return EVOLVING
        return MONSTER_NAMES if self.has_mindbug_cards else MONSTER_NAMES[:BASE_MONSTERS]


# -- reading


def read_options(whole: Reader, seats: int | None) -> Options:
    """The options given, the others as by default; for so many seats, if that is known."""
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
    options = Options(values)
    if seats is not None:
        check_seats(whole, options, seats)
    return options


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


def read_monsters(item: Reader) -> str | list[str]:
    """`choose`, `random`, or a list of different monsters."""
    if item.value in (CHOOSE, AT_RANDOM):
        return str(item.value)
    if not isinstance(item.value, list | tuple):
        raise item.refuse(unknown_of_few(item.value, [CHOOSE, AT_RANDOM, "[MONSTER, ...]"]))
    names = [name.word(MONSTER_NAMES) for name in item]
    if len(set(names)) != len(names):
        raise item.refuse(Phrase(en="everybody needs another monster", fr="il faut des monstres tous différents"))
    return names


def options_of(whole: Reader) -> Options:
    """The options of a position: together in its field `options`, or each in a field of its own."""
    together = dict(whole.field("options").fields(DEFAULTS)) if whole.has("options") else {}
    for key in DEFAULTS:
        if whole.has(key):
            item = whole.field(key)
            if together.setdefault(key, item.value) != item.value:
                raise item.refuse(Phrase(en="the field options says otherwise", fr="le champ options dit autre chose"))
    return read_options(Reader(together, "options", BadPosition), None)
