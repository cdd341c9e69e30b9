"""Positions of Orcs Orcs Orcs, set up by clicking."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any

from bestiaire.core.check import Reader
from bestiaire.core.editing import CARDS, Counter, Editor, Part, Pick, Shelf, Thing, Tray, Value, Zone, seats_of
from bestiaire.core.errors import BadPosition, BestiaireError
from bestiaire.games.orcs import ORCS
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import DECK_NAMES, POWER_NAMES
from bestiaire.games.orcs.table.components.box import layout_of
from bestiaire.games.orcs.table.components.pools import box_of
from bestiaire.games.orcs.table.options import DECLARED, DEFAULTS, Options
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    COUNTER_SPACES,
    DISPLAY,
    FATE,
    MOST_ACTIONS,
    MOST_MAGIC,
    MOST_ROUNDS,
    PHASES,
    POISON_CARDS,
    REVEAL,
    RING_NAMES,
    SKULL_STEPS,
    SPACE_NAMES,
)
from bestiaire.games.orcs.words.nouns import CREATURES_BY_KEY, POWERS, RINGS
from bestiaire.words import Phrase

CREATURES = "creatures"
MISSIONS = "missions"
FEWEST_SEATS, MOST_SEATS = 2, 4
CREATURE_TITLE = Phrase(en="Creatures", fr="Créatures")
SPELLS = Phrase(en="Spells", fr="Sorts")
HAND = Phrase(en="Hand", fr="Main")
DRAW = Phrase(en="Draw", fr="Pioche")
DISCARD = Phrase(en="Discard", fr="Défausse")
MAGE = Phrase(en="Mage", fr="Mage")
SECTOR = Phrase(en="sector {n}", fr="quartier {n}")
SECTION = Phrase(en="{n}, {ring}", fr="{n}, {ring}")
TO_LEARN = Phrase(en="To learn, deck {deck}", fr="À apprendre, paquet {deck}")
ROUND = Phrase(en="Round", fr="Manche")
POISON = Phrase(en="Poison left", fr="Poison restant")
START_PLAYER = Phrase(en="Start player", fr="Premier joueur")
PLAYER = Phrase(en="Player {n}", fr="Joueur {n}")
PHASE = Phrase(en="Phase", fr="Phase")
ACTIONS_LEFT = Phrase(en="Actions left", fr="Actions restantes")
USUAL_ACTIONS = 2
MAGIC = Phrase(en="Magic energy", fr="Énergie magique")
MISSION = Phrase(en="Missions", fr="Missions")
TROPHIES = Phrase(en="Trophies and powers", fr="Trophées et pouvoirs")
TROPHY = Phrase(en="Trophies: {creature}", fr="Trophées : {creature}")
SKULLS = Phrase(en="{creature}, power {power}", fr="{creature}, pouvoir {power}")
SKULLS_SO_FAR = Phrase(en="{n} of {most} skulls", fr="{n} crânes sur {most}")
GAINED = Phrase(en="gained", fr="acquis")
FATE_AND_WORTH = Phrase(en="Fate and counters", fr="Destin et compteurs")
FATE_CARD = Phrase(en="Fate card", fr="Carte Destin")
NONE_YET = Phrase(en="none yet", fr="aucune encore")
FALLEN = Phrase(en="{creature}: spaces fallen", fr="{creature} : cases descendues")
ACTING = ("actions", "actions_taken", "magic_energy", "used")
PHASE_WORDS = {
    FATE: Phrase(en="the fate card", fr="la carte Destin"),
    REVEAL: Phrase(en="start of the turn", fr="début du tour"),
    ACTIONS: Phrase(en="actions", fr="actions"),
}


def editor(position: dict[str, Any], lang: str) -> Editor:
    """For as many mages as such a position has."""
    seats = seats_of(position, FEWEST_SEATS, MOST_SEATS)
    options = options_of(position, seats)
    layout = layout_of(box_of(options.values, BadPosition), seats)
    markers = Tally(CREATURE_NAMES[face] for face in layout.faces[layout.markers :])
    kept = {name: position[name] for name in ("options", *DEFAULTS) if name in position}
    players: list[dict[str, Any]] = [{"hand": [], "discard": []} for _ in range(seats)]
    empty = {
        **kept,
        "round": 1,
        "start_player": 0,
        "active": 0,
        "phase": PHASES[REVEAL],
        "players": players,
        "board": {},
    }
    return Editor(
        shelves_of(options, markers, seats, lang),
        tuple(side(seat, options, markers, lang) for seat in range(seats)),
        middle(seats, options, position.get("phase") == PHASES[ACTIONS], lang),
        empty,
    )


def options_of(position: dict[str, Any], seats: int) -> Options:
    """The options of the position; the usual ones, if those can't be read."""
    try:
        options = Options(DECLARED.read_position(Reader(position, "", BadPosition), seats))
        box_of(options.values, BadPosition)
        return options
    except BestiaireError:
        return Options(dict(DEFAULTS))


def shelves_of(options: Options, markers: Tally[str], seats: int, lang: str) -> tuple[Shelf, ...]:
    spells: dict[str | None, list[Thing]] = {None: [], **{deck: [] for deck in DECK_NAMES}}
    missions = tuple(thing_of(card, lang, 1) for card in ORCS.cards() if card["type"] == "mission")
    creatures = []
    for card in ORCS.cards():
        if card["type"] == "creature":
            creatures.append(thing_of(card, lang, markers[card["key"]]))
        elif card["type"] == "spell":
            everybody = seats * (card["copies"] // MOST_SEATS)
            spells[card["deck"]].append(thing_of(card, lang, card["copies"] if card["deck"] else everybody))
    return (
        Shelf(CREATURES, CREATURE_TITLE, tuple(creatures), tuple(f"markers.{space}" for space in SPACE_NAMES)),
        Shelf(CARDS, SPELLS, tuple(spells[None])),
        *[Shelf(CARDS, named(TO_LEARN, deck=deck), tuple(spells[deck]), (f"decks.{deck}",)) for deck in DECK_NAMES],
        *([Shelf(MISSIONS, MISSION, missions)] if options.secret_missions else []),
    )


def thing_of(card: dict[str, Any], lang: str, copies: int) -> Thing:
    """A card or a creature; positions spell it by its key."""
    return Thing(card["key"], card[f"name_{lang}"], copies, picture=card["id"], text=card[f"text_{lang}"])


def named(phrase: Phrase, **slots: object) -> Phrase:
    return Phrase(en=phrase.say("en", **slots), fr=phrase.say("fr", **slots))


def of_creature(phrase: Phrase, creature: str) -> Phrase:
    printed = CREATURES_BY_KEY[creature]
    power = POWERS[POWER_NAMES[printed.power]]
    return Phrase(
        en=phrase.say("en", creature=printed.name("en"), power=power.say("en")),
        fr=phrase.say("fr", creature=printed.name("fr"), power=power.say("fr")),
    )


def section_title(sector: str, ring: str) -> Phrase:
    return Phrase(
        en=SECTION.say("en", n=sector, ring=RINGS[ring].say("en")),
        fr=SECTION.say("fr", n=sector, ring=RINGS[ring].say("fr")),
    )


def side(seat: int, options: Options, markers: Tally[str], lang: str) -> Part:
    at = f"players.{seat}"
    sectors = tuple(Value(number, SECTOR.say(lang, n=number)) for number in range(1, len(SPACE_NAMES) + 1))
    return Part(
        (
            Zone(f"{at}.hand", HAND, "pile" if seat else "hand"),
            Zone(f"{at}.draw", DRAW, "pile"),
            Zone(f"{at}.discard", DISCARD, "pile"),
            *([Zone(f"{at}.missions", MISSION, "pile", MISSIONS, most=1)] if options.secret_missions else []),
        ),
        picks=(Pick(f"{at}.mage", MAGE, sectors),),
        trays=(trophies(at, markers, lang),),
    )


def trophies(at: str, markers: Tally[str], lang: str) -> Tray:
    """How many of each type are held, and how far its skulls are; on the last one its power is gained."""
    steps = [
        *[Value(n, SKULLS_SO_FAR.say(lang, n=n, most=SKULL_STEPS)) for n in range(SKULL_STEPS)],
        Value(SKULL_STEPS, GAINED.say(lang)),
    ]
    return Tray(
        TROPHIES,
        tuple(
            Counter(
                f"{at}.trophies.{one}",
                of_creature(TROPHY, one),
                "paw",
                markers[one],
                kind=CREATURES,
                thing=one,
            )
            for one in CREATURE_NAMES
        ),
        tuple(Pick(f"{at}.skulls.{one}", of_creature(SKULLS, one), tuple(steps)) for one in CREATURE_NAMES),
    )


def fate_and_worth(lang: str) -> Tray:
    """The rest of the fate cards is shuffled anew once another one is in force."""
    cards = [
        Value(card["key"], card[f"name_{lang}"], drops=("fate_pile", "fate_used"))
        for card in ORCS.cards()
        if card["type"] == "fate card"
    ]
    none_yet = Value(None, NONE_YET.say(lang), drops=("fate_pile", "fate_used"))
    return Tray(
        FATE_AND_WORTH,
        tuple(
            Counter(f"counters.{one}", of_creature(FALLEN, one), "star", COUNTER_SPACES - 1) for one in CREATURE_NAMES
        ),
        (Pick("fate", FATE_CARD, (none_yet, *cards), None),),
    )


def middle(seats: int, options: Options, is_acting: bool, lang: str) -> Part:
    sections = [
        Zone(f"board.{sector}.{ring}", section_title(sector, ring), "cell", CREATURES)
        for ring in reversed(RING_NAMES)
        for sector in SPACE_NAMES
    ]
    learnt = [Zone(f"display.{deck}", named(TO_LEARN, deck=deck), "pile", most=DISPLAY) for deck in DECK_NAMES]
    phases = [
        Value(PHASES[phase], words.say(lang), drops=() if phase == ACTIONS else ACTING)
        for phase, words in PHASE_WORDS.items()
    ]
    acting = [Counter("actions", ACTIONS_LEFT, "hand", MOST_ACTIONS, least=1, usual=USUAL_ACTIONS)]
    if options.bonus_actions:
        acting.append(Counter("magic_energy", MAGIC, "k-magic_energy", MOST_MAGIC))
    everybody = tuple(Value(seat, PLAYER.say(lang, n=seat + 1)) for seat in range(seats))
    return Part(
        (*learnt, *sections),
        (
            Counter("round", ROUND, "again", MOST_ROUNDS, least=1, usual=1),
            Counter("poison", POISON, "k-poison", POISON_CARDS, usual=POISON_CARDS),
            *(acting if is_acting else []),
        ),
        (
            Pick("start_player", START_PLAYER, everybody),
            Pick("phase", PHASE, tuple(phases), PHASES[REVEAL]),
        ),
        (fate_and_worth(lang),),
    )
