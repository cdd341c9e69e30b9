"""How it stands with a request for a takeback: read from the wishes, which are on disk."""

from __future__ import annotations

from collections.abc import Iterable

from bestiaire.web.store.stored import AGREE, MOVE, REFUSE, UNDO, WITHDRAW, StoredGame, Wish


class TakebackRequests:
    """The requests for takebacks in a game. Only the last one counts, and only until the game goes on."""

    def __init__(self, stored: StoredGame) -> None:
        self.stored = stored

    @property
    def _last(self) -> Wish | None:
        """The last request, refusal or withdrawal."""
        about = (wish for wish in reversed(self.stored.wishes) if wish.kind in (UNDO, WITHDRAW, REFUSE))
        return next(about, None)

    @property
    def _current(self) -> Wish | None:
        """The same, if the game has not gone on since."""
        last = self._last
        return last if last is not None and last.version == len(self.stored.entries) else None

    @property
    def open(self) -> Wish | None:
        """The request that not all others have answered yet."""
        last = self._current
        return last if last is not None and last.kind == UNDO else None

    @property
    def refusal(self) -> Wish | None:
        """That somebody refused the last request."""
        last = self._current
        return last if last is not None and last.kind == REFUSE else None

    @property
    def lapsed(self) -> Wish | None:
        """The request that nobody answered because somebody else played on; until the one who asked does."""
        last = self._last
        if last is None or last.kind != UNDO:
            return None
        since = self.stored.entries[last.version :]
        played_on = bool(since) and all(entry.kind == MOVE and entry.seat != last.seat for entry in since)
        return last if played_on else None

    @property
    def agreed(self) -> set[str | None]:
        """Who agrees to the open request."""
        request = self.open
        since = self.stored.wishes[self.stored.wishes.index(request) :] if request is not None else []
        return {self.stored.seats[wish.seat].visitor for wish in since if wish.kind == AGREE}

    def unanswered(self, request: Wish, people: Iterable[str]) -> set[str]:
        """Those of these people whose answer to a request is still awaited: everybody whose game it is, even if the
        computer plays for them, for it plays with their cards."""
        asking = self.stored.seats[request.seat].visitor
        return {visitor for visitor in people if visitor != asking and visitor not in self.agreed}

    def was_refused(self, seats: Iterable[int]) -> bool:
        """Whether the last choice of these seats is one that somebody would not let them take back: it stands, and
        nobody is asked for it again."""
        own = set(seats)
        asking: Wish | None = None
        for wish in self.stored.wishes:
            if wish.kind == UNDO:
                asking = wish
            elif wish.kind == REFUSE and asking is not None and asking.seat in own:
                since = self.stored.entries[asking.version :]
                if not any(entry.kind == MOVE and entry.seat in own for entry in since):
                    return True
        return False

    @property
    def just_happened(self) -> bool:
        """Whether the last thing that happened was a takeback."""
        return bool(self.stored.entries) and self.stored.entries[-1].kind == UNDO
