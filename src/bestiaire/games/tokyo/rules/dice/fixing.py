"""The end of phase 1: Psychic Probe (W04), changes of dice (W05), what others do before resolving (W06), and the
Mindbug (W07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import FACES, packed, sets_of, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime, ask, is_anytime, offer_anytime, use_anytime
from bestiaire.games.tokyo.rules.dice.rolling import FREE_REROLLS, free_rerolls, only, reroll_for_free
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.owning import evolution_is_unused, others_after, owned, unused
from bestiaire.games.tokyo.table.dice import DICE, FACE_NAMES, HEART, ONE, SMASH
from bestiaire.games.tokyo.table.zones import NO_CARD, NOBODY, RESOLVE

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

DONE: Final = Option("change", "none", -1)
PASS: Final = Option("before_resolving", "none", -1)
NO_PROBE: Final = Option("psychic_probe", "none", -1)
PROBES: Final = [Option("psychic_probe", FACE_NAMES[face], face) for face in range(FACES)]
CULLS: Final = [Option("herd_culler", FACE_NAMES[face], face) for face in range(FACES)]
ALLOYS: Final = [Option("sneaky_alloy", FACE_NAMES[face], face) for face in range(FACES)]
DEVOUR: Final = Option("energy_devourer", "heart", HEART)


def change_options(verb: str) -> list[Option]:
    """From any face to any other: the subject is 6 x from + to."""
    return [
        Option(verb, f"{FACE_NAMES[face]}@{FACE_NAMES[to]}", FACES * face + to)
        for face in range(FACES)
        for to in range(FACES)
    ]


TWISTS: Final = change_options("plot_twist")
STRETCHES: Final = change_options("stretchy")

CHANGERS: Final = (
    powers.HERD_CULLER
    | powers.PLOT_TWIST
    | powers.STRETCHY
    | powers.ENERGY_DEVOURER
    | powers.ENERGY_INFUSED_MONSTER
    | FREE_REROLLS
)


def fix_dice(game: Game) -> Flow[None]:
    """KT-036 to KT-038: the dice are fixed; then somebody may take them over."""
    me = game.active
    if game.dice:
        for seat in others_after(game, me):
            if game.players[seat].powers & powers.PSYCHIC_PROBE:
                yield from probe(game, seat)
        if game.players[me].powers & CHANGERS or game.alloy:
            yield from change_dice(game)
    yield from before_resolving(game)
    game.resolver = me
    game.phase = RESOLVE
    seat = yield from mindbug(game)
    if seat != NOBODY:
        game.resolver = seat


# -- W04


def probe(game: Game, seat: int) -> Flow[None]:
    """KT-036: each Probe rerolls one die of its owner's choice; a new heart discards it."""
    for number in unused(game, seat, powers.PSYCHIC_PROBE):
        options = [PROBES[face] for face in range(FACES) if game.rolled[face]]
        options.append(NO_PROBE)
        answer = yield from ask(game, seat, "psychic_probe", options, "KT-036")
        if answer is NO_PROBE or answer.subject < 0:
            continue
        game.used = (*game.used, number)
        to = game.rng.die()
        actions.turn_die(game, seat, answer.subject, to, "psychic_probe", is_rolled=True)
        if to == HEART:
            actions.use_up(game, seat, number)


# -- W05


def change_dice(game: Game) -> Flow[None]:
    """KT-037: in any order, as long as the active player likes."""
    me = game.active
    while True:
        options = changes(game, me)
        if not options:
            return
        options.append(DONE)
        options += anytime(game, me)
        answer = yield Choice(me, "change", options, "KT-037")
        if answer.verb == "change":
            return
        if is_anytime(answer):
            use_anytime(game, me, answer)
        elif answer.verb in ("background_dweller", "intergalactic_genius"):
            reroll_for_free(game, answer)
        else:
            change(game, me, answer)


def changes(game: Game, me: int) -> list[Option]:
    """Every change of a die that the active player could make now."""
    player = game.players[me]
    shown = [face for face in range(FACES) if game.rolled[face]]
    found = free_rerolls(game)
    if unused(game, me, powers.HERD_CULLER):
        found += [CULLS[face] for face in shown if face != ONE]
    if player.powers & powers.PLOT_TWIST:
        found += [TWISTS[FACES * face + to] for face in shown for to in range(FACES) if to != face]
    if player.powers & powers.STRETCHY and player.energy >= powers.STRETCHY_PRICE:
        found += [STRETCHES[FACES * face + to] for face in shown for to in range(FACES) if to != face]
    if game.alloy and game.rolled[ONE]:
        found += [ALLOYS[to] for to in range(FACES) if to != ONE]
    if player.powers & (powers.ENERGY_DEVOURER | powers.ENERGY_INFUSED_MONSTER):
        found += evolved_changes(game, me)
    return found


def evolved_changes(game: Game, me: int) -> list[Option]:
    """Energy Devourer and Energy-Infused Monster, once per turn each, for energy."""
    found: list[Option] = []
    energy = game.players[me].energy
    can_devour = energy >= powers.DEVOURER_PRICE and game.rolled[HEART] > 0
    if can_devour and evolution_is_unused(game, me, powers.ENERGY_DEVOURER) != NO_CARD:
        found.append(DEVOUR)
    if energy >= powers.INFUSED_PRICE and evolution_is_unused(game, me, powers.ENERGY_INFUSED_MONSTER) != NO_CARD:
        found += infusions(game)
    return found


def infusions(game: Game) -> list[Option]:
    """Energy-Infused Monster: any two dice for any symbol; the subject is the set of dice, and the face above it."""
    found: list[Option] = []
    for chosen in sets_of(game.rolled):
        if sum(chosen) == powers.INFUSED_DICE:
            for to in range(FACES):
                name = f"{DICE.spelled(chosen)}@{FACE_NAMES[to]}"
                found.append(Option("energy_infused_monster", name, packed(chosen) | to << 24))
    return found


def change(game: Game, me: int, answer: Option) -> None:
    """One of these changes."""
    verb = answer.verb
    if verb == "herd_culler":
        game.used = (*game.used, unused(game, me, powers.HERD_CULLER)[0])
        actions.turn_die(game, me, answer.subject, ONE, verb)
    elif verb == "sneaky_alloy":
        game.alloy -= 1
        actions.turn_die(game, me, ONE, answer.subject, verb)
    elif verb == "energy_devourer":
        game.used = (*game.used, evolution_is_unused(game, me, powers.ENERGY_DEVOURER))
        actions.pay(game, me, powers.DEVOURER_PRICE)
        actions.turn_die(game, me, HEART, SMASH, verb)
    elif verb == "energy_infused_monster":
        game.used = (*game.used, evolution_is_unused(game, me, powers.ENERGY_INFUSED_MONSTER))
        actions.pay(game, me, powers.INFUSED_PRICE)
        game.infused = answer.subject >> 24
        actions.remove_dice(game, me, unpacked(answer.subject & 0xFFFFFF), verb)
        if game.log is not None:
            tell(game, "add_symbol", {"seat": me, "face": FACE_NAMES[game.infused], "card": verb})
    else:
        face, to = answer.subject // FACES, answer.subject % FACES
        if verb == "stretchy":
            actions.pay(game, me, powers.STRETCHY_PRICE)
        actions.turn_die(game, me, face, to, verb)
        if verb == "plot_twist":
            actions.use_up(game, me, owned(game, me, powers.PLOT_TWIST)[0])


# -- W06


def before_resolving(game: Game) -> Flow[None]:
    """KM-110: others play Mind Control!, Neutralizing Look and what may be used at any time, clockwise; after somebody
    played, those who passed are asked again. KT-023: then the active player has a last moment before its dice are
    resolved."""
    others = others_after(game, game.active)
    waiting = others
    while waiting:
        seat = waiting[0]
        waiting = waiting[1:]
        while True:
            options = anytime(game, seat)
            if not options and not hands.could_hold(game, seat, hands.BEFORE_RESOLVING):
                break
            answer = yield Choice(seat, "before_resolving", [*looks(game, seat), PASS, *options], "KM-110")
            if answer.verb == "before_resolving":
                break
            if is_anytime(answer):
                use_anytime(game, seat, answer)
            else:
                interfere(game, seat, answer)
                start = others.index(seat)
                waiting = others[start + 1 :] + others[:start]
    yield from offer_anytime(game, game.active, "before_resolving", PASS)


def looks(game: Game, seat: int) -> list[Option]:
    """The cards in hand that change another monster's dice."""
    found: list[Option] = []
    if not game.dice:
        return found
    if hands.held(game, seat, hands.MIND_CONTROL):
        number = min(powers.CONTROLLED_DICE, len(game.dice))
        for chosen in sets_of(game.rolled):
            if sum(chosen) == number:
                found.append(Option(hands.MIND_CONTROL, DICE.spelled(chosen), packed(chosen)))
    if game.rolled[SMASH] and hands.held(game, seat, hands.NEUTRALIZING_LOOK):
        found.append(Option(hands.NEUTRALIZING_LOOK, "use", 0))
    return found


def interfere(game: Game, seat: int, answer: Option) -> None:
    hands.play_from_hand(game, seat, hands.held(game, seat, answer.verb)[0])
    if answer.verb == hands.NEUTRALIZING_LOOK:
        actions.remove_dice(game, seat, only(SMASH, game.rolled[SMASH]), answer.verb)
        return
    chosen = unpacked(answer.subject)
    before = game.dice
    dice, thrown = thrown_again(game.rng, before, chosen)
    actions.lay_dice(game, dice)
    if game.log is not None:
        for place in thrown:
            actions.tell_rerolled(game, seat, before[place], dice[place], answer.verb)


# -- W07


NONE: Final = Option("mindbug", "none", -1)
TOKEN: Final = Option("mindbug", "token", 0)
EVASIVE: Final = Option("mindbug", "evasive_mindbug", 1)
WAYS: Final = 2
TOKENS_OF: Final = [Option("mindbug", f"token@{seat}", WAYS * seat) for seat in range(6)]
EVASIVES_OF: Final = [Option("mindbug", f"evasive_mindbug@{seat}", WAYS * seat + 1) for seat in range(6)]


def evasive_card(game: Game, seat: int) -> int:
    """Evasive Mindbug itself: a Mimic that copies it can't be handed over."""
    if game.players[seat].powers & powers.EVASIVE_MINDBUG:
        for number in game.players[seat].cards:
            if game.faces[number].bit == powers.EVASIVE_MINDBUG:
                return number
    return NO_CARD


def mindbug(game: Game) -> Flow[int]:
    """KM-020, KM-021: the others are asked clockwise, and whoever comes later may claim it at once; the first to
    announce takes the dice over. Returns who, or NOBODY."""
    me = game.active
    able: list[int] = []
    for seat in others_after(game, me):
        if game.players[seat].mindbugs > 0 or evasive_card(game, seat) != NO_CARD:
            able.append(seat)
    for index in range(len(able)):
        seat = able[index]
        while True:
            options: list[Option] = []
            if game.players[seat].mindbugs > 0:
                options.append(TOKEN)
            if evasive_card(game, seat) != NO_CARD:
                options.append(EVASIVE)
            options.append(NONE)
            options += anytime(game, seat)
            answer = yield Choice(seat, "mindbug", options, "KM-021", claims=claims(game, able[index + 1 :]))
            if not is_anytime(answer):
                break
            use_anytime(game, seat, answer)
        if answer.subject < 0:
            continue
        who = seat
        if answer.name not in (TOKEN.name, EVASIVE.name):
            who = answer.subject // WAYS
        take_over(game, who, is_token=answer.subject % WAYS == 0)
        return who
    return NOBODY


def claims(game: Game, later: list[int]) -> list[tuple[int, Option]] | None:
    """What the others who can may announce at this moment."""
    if not later:
        return None
    found: list[tuple[int, Option]] = []
    for seat in later:
        if game.players[seat].mindbugs > 0:
            found.append((seat, TOKENS_OF[seat]))
        if evasive_card(game, seat) != NO_CARD:
            found.append((seat, EVASIVES_OF[seat]))
    return found


def take_over(game: Game, seat: int, is_token: bool) -> None:
    """KM-023: the token is spent, or Evasive Mindbug handed over."""
    if game.log is not None:
        by = "token" if is_token else "evasive_mindbug"
        tell(game, "mindbug", {"seat": seat, "victim": game.active, "by": by})
    if is_token:
        game.players[seat].mindbugs -= 1
    else:
        actions.give_card(game, seat, game.active, evasive_card(game, seat))
