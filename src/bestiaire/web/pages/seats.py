"""The seats of a table as a page shows them: what everybody is called, who is asked, who is away, who may announce."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from bestiaire.core.telling import tell_answer, words_of
from bestiaire.players import is_player
from bestiaire.players.levels import LEVELS
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, avatar, every_face, faces_of_people, is_pictured
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.store.stored import StoredGame
from bestiaire.web.tables import races, replacing
from bestiaire.web.tables.claims import GRACE, claimants, decline_of
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor
from bestiaire.words import capital

FACES = 6
"""How many somebody can choose from."""


def seat_name(stored: StoredGame, number: int, lang: str) -> str:
    """What somebody is called. Several computers are counted; who has left is called so."""
    seat = stored.seats[number]
    if is_computer(stored, number):
        computers = [other for other in range(len(stored.seats)) if is_computer(stored, other)]
        is_alone = len(computers) == 1
        return phrase("computer" if is_alone else "computer_n", lang, n=computers.index(number) + 1)
    name = seat.name
    if not name and seat.visitor:
        name = phrase("player_n", lang, n=number + 1)
    if seat.visitor and seat.computer:
        return phrase("stand_in", lang, name=name)
    if name or stored.is_archive:
        return name or phrase("seat_n", lang, n=number + 1)
    return phrase("free_seat" if len(stored.seats) == 2 else "free_seat_n", lang, n=number + 1)


def is_computer(stored: StoredGame, number: int) -> bool:
    """Whether nobody but a computer ever sat there."""
    seat = stored.seats[number]
    return (seat.computer is not None and seat.visitor is None) or (stored.is_archive and is_player(seat.name))


def own_seat(room: Room, visitor: Visitor) -> int | None:
    """Where somebody sits, if at one place only: in a replay, too, that one is called as at the table."""
    seats = room.seats.of(visitor.id)
    return seats[0] if len(seats) == 1 else None


def shown_names(room: Room, lang: str, seat: int | None) -> list[str]:
    """What everybody is called who looks on from a seat: computers after what they play as, where a game has that."""
    table, names = room.table, []
    characters = table.info.characters if room.is_full else None
    played_as = characters(table.state, lang) if characters is not None else ()
    for number, stored in enumerate(room.stored.seats):
        if number == seat:
            names.append(stored.name or phrase("you", lang))
        elif played_as and is_computer(room.stored, number):
            names.append(played_as[number])
        else:
            names.append(seat_name(room.stored, number, lang))
    return names


def host_of(stored: StoredGame) -> int | None:
    """The seat of who invites to a table: who opened it, or the first who sits there."""
    people = (number for number, seat in enumerate(stored.seats) if seat.visitor)
    return next((number for number in people if stored.uploader in (stored.seats[number].visitor, None)), None)


def faces(stored: StoredGame) -> list[str]:
    """A picture of everybody at a table: as it was chosen, after the level of a computer or the place where somebody
    sits."""
    game, first = stored.game, crc32(stored.id.encode())
    levels = list(LEVELS)
    return [
        address(game, seat.face, "face")
        if seat.face and is_pictured(game, seat.face)
        else avatar(game, first + number, levels.index(seat.computer) if seat.computer in levels else None)
        for number, seat in enumerate(stored.seats)
    ]


def faces_at(room: Room) -> list[str]:
    """Everybody's face: that of what they play as, where a game has that and it is settled."""
    table = room.table
    cards = page_of(table.info).played_as(table.view(None))
    return [address(table.info.key, card, "face") for card in cards] or faces(room.stored)


class FaceToChoose(NamedTuple):
    """A face that somebody can have."""

    card: str
    picture: str
    is_own: bool
    """The one that falls to them, or that they have chosen; the first."""


def faces_to_choose(stored: StoredGame, number: int | None) -> list[FaceToChoose]:
    """What somebody on that seat can look like: like nobody else at the table."""
    game, shown = stored.game, faces(stored)
    own = "" if number is None else shown[number]
    sitting = [at for at, seat in enumerate(stored.seats) if at != number and (seat.visitor or seat.computer)]
    others = {shown[at] for at in sitting}
    cards = dict.fromkeys([*faces_of_people(game), *every_face(game)])
    free = [(card, picture) for card in cards if (picture := address(game, card, "face")) not in others]
    free.sort(key=lambda face: face[1] != own)
    return [FaceToChoose(card, picture, is_own=at == 0) for at, (card, picture) in enumerate(free[:FACES])]


def chosen_face(stored: StoredGame, number: int | None, card: str) -> str | None:
    """A face that was sent with a form; None if it is not to be had."""
    return card if card in [face.card for face in faces_to_choose(stored, number)] else None


def shown_titles(room: Room, names: list[str]) -> list[str]:
    """The names as headings: what we call somebody begins with a capital, what they call themselves stays as it is."""
    return [
        name if name == stored.name else capital(name) for name, stored in zip(names, room.stored.seats, strict=True)
    ]


class SeatShown(NamedTuple):
    """A seat in the list of all seats, in the order of play."""

    number: int
    name: str
    says_you: bool
    """Whether it must be said beside the name that it is who looks on: not if that is all they are called, nor if all
    seats are theirs."""
    level: str
    """How the computer plays that sits there; empty if none does."""
    is_mine: bool
    is_free: bool
    is_away: bool
    is_out: bool
    is_asked: bool
    may_claim: bool
    has_passed: bool


def seats_shown(room: Room, seats: list[int], seat: int | None, lang: str) -> list[SeatShown]:
    """Everybody at a table for more than two."""
    choice = room.table.choice
    titles = shown_titles(room, shown_names(room, lang, seat))
    open_to = claimants(choice)
    passed = frozenset[int]() if choice is None else races.current_round(room).passed
    out = room.out
    found = []
    for number, stored in enumerate(room.stored.seats):
        level = stored.computer or ""
        found.append(
            SeatShown(
                number=number,
                name=titles[number],
                level=phrase(f"level_{level}", lang) if level in LEVELS else level,
                says_you=number in seats and len(seats) < len(titles) and (number != seat or bool(stored.name)),
                is_mine=number in seats,
                is_free=not (stored.visitor or stored.computer),
                is_away=room.presence.is_away(number),
                is_out=number in out,
                is_asked=choice is not None and choice.player == number and room.is_full,
                may_claim=number in open_to and room.is_full,
                has_passed=number in open_to and number in passed,
            )
        )
    return found


class Absent(NamedTuple):
    """Somebody who is away, or does not answer, and could be replaced."""

    seat: int
    name: str
    votes: int
    needed: int
    is_mine: bool
    """Whether who looks on has voted for it."""
    since: float
    """From when on."""
    is_away: bool
    is_hidden: bool
    """It is too early yet."""


def absent_ones(room: Room, visitor: str | None, names: list[str]) -> list[Absent]:
    """Those for whom a visitor may have the computer play, now or soon, each person once."""
    found: list[Absent] = []
    if visitor is None or not room.is_full:
        return found
    seen: set[str | None] = set()
    for number, stored in enumerate(room.stored.seats):
        since = replacing.replaceable_from(room, number)
        if since is None or stored.visitor in seen:
            continue
        seen.add(stored.visitor)
        voters = replacing.voters(room, number)
        if visitor in voters:
            votes = voters & replacing.votes(room, number)
            is_early = not replacing.is_replaceable(room, number)
            found.append(
                Absent(
                    number,
                    names[number],
                    len(votes),
                    len(voters),
                    visitor in votes,
                    since,
                    room.presence.is_away(number),
                    is_early,
                )
            )
    return found


class Claim(NamedTuple):
    """A button by which somebody announces."""

    key: str
    label: str


class Announcing(NamedTuple):
    """What somebody may announce for one of their seats, though another one is asked."""

    seat: int
    name: str
    """Whose it is, where several people share a screen."""
    question: str
    """As it is asked in turn."""
    refusal: str
    """What says no."""
    claims: list[Claim]
    has_passed: bool


def announcing(room: Room, seats: list[int], names: list[str], lang: str) -> list[Announcing]:
    """What these seats may announce now."""
    choice, words = room.table.choice, words_of(room.table.info)
    if choice is None or not room.is_full:
        return []
    passed = races.current_round(room).passed
    found = []
    for seat in claimants(choice):
        if seat in seats:
            view = room.table.view(seat)
            keys = [claim["key"] for claim in view["choice"]["claims"]]
            claims = [Claim(key, tell_answer(words, view, key, names, lang)) for key in keys]
            name = names[seat] if len(seats) > 1 else ""
            question = words.question({**view, "names": names, "choice": {**view["choice"], "player": seat}}, lang)
            refusal = tell_answer(words, view, decline_of(choice), names, lang)
            found.append(Announcing(seat, name, question, refusal, claims, seat in passed))
    return found


def racing(room: Room, names: list[str]) -> list[str]:
    """Those who may announce something, the one who is asked first; nobody if only one is asked, or nobody hurries."""
    choice = room.table.choice
    if choice is None or not choice.claims or races.is_alone(room):
        return []
    passed = races.current_round(room).passed
    return [names[seat] for seat in (choice.player, *claimants(choice)) if seat not in passed]


def answers_at(room: Room) -> float | None:
    """When the computer that is asked will answer, if it lets people announce first, and they must be quick."""
    if races.is_alone(room) or not races.awaited(room):
        return None
    return room.timeline.date_of_entry(races.current_round(room).start) + GRACE
