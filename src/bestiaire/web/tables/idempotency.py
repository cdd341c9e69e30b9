"""What somebody sends again, because the answer was lost: from what is on disk it can be told that it was done.

A move needs no number of its own. Seat, version and key say which one it is: a question is answered once. So whoever
sends the same again is answered as the first time, after a restart and at another process as well; whoever sends
something else for the same version comes too late. Only what the same seat did counts."""

from __future__ import annotations

from bestiaire.core.table import RESIGN
from bestiaire.web.store.stored import MOVE, PASS, UNDO, Entry, StoredGame
from bestiaire.web.tables.answers import Answer, means
from bestiaire.web.tables.claims import as_asked


def own_entry(stored: StoredGame, seats: list[int], place: int) -> Entry | None:
    """What one of these seats did there; None if it was somebody else, or nobody yet."""
    entry = stored.entries[place] if place < len(stored.entries) else None
    return entry if entry is not None and entry.seat in seats else None


def after_refusals(stored: StoredGame, seats: list[int], version: int) -> int:
    """Where the answer of one of these seats to that version stands, or would: where several may announce it may come
    after refusals of others."""
    place, refusal = version, ""
    for entry in stored.entries[version:]:
        is_refusal = entry.kind == MOVE and entry.key.endswith(":none") and refusal in ("", entry.key)
        if entry.seat in seats or not is_refusal:
            break
        place, refusal = place + 1, entry.key
    return place


def was_played(stored: StoredGame, seats: list[int], version: int, answer: Answer) -> bool:
    """Whether one of these seats has answered that version, and so. What was announced may have been entered later than
    it was sent, and without its `@SEAT` if that seat had come to be asked."""
    entry = own_entry(stored, seats, version)
    if entry is not None and entry.kind == MOVE and means(answer, entry.key):
        return True
    if not isinstance(answer, str):
        return False
    claiming = [seat for seat in seats if as_asked(answer, seat) != answer]
    entry = own_entry(stored, claiming, after_refusals(stored, claiming, version))
    return entry is not None and entry.kind == MOVE and entry.key in (answer, as_asked(answer, entry.seat))


def was_declined(stored: StoredGame, seats: list[int], version: int) -> bool:
    """Whether one of these seats has said no to the question of that version, in turn or beforehand."""
    place = after_refusals(stored, seats, version)
    beforehand = (wish.version for wish in stored.wishes if wish.kind == PASS and wish.seat in seats)
    if any(version <= at <= place for at in beforehand):
        return True
    entry = own_entry(stored, seats, place)
    return entry is not None and entry.kind == MOVE and entry.key.endswith(":none")


def was_resigned(stored: StoredGame, seats: list[int], version: int) -> bool:
    """Whether one of these seats gave up at that version."""
    entry = own_entry(stored, seats, version)
    return entry is not None and entry.key == f"{RESIGN}:{entry.seat}"


def was_taken_back(stored: StoredGame, seats: list[int], version: int) -> bool:
    """Whether one of these seats took back at that version."""
    entry = own_entry(stored, seats, version)
    return entry is not None and entry.kind == UNDO


def times_wished(stored: StoredGame, seats: list[int], version: int, kind: str) -> int:
    """How often one of these seats has wished that at that version."""
    return sum(wish.kind == kind and wish.version == version and wish.seat in seats for wish in stored.wishes)


def was_wished(stored: StoredGame, seats: list[int], version: int, kind: str) -> bool:
    """Whether one of these seats has wished that at that version."""
    return times_wished(stored, seats, version, kind) > 0
