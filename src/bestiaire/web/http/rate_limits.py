"""Rate limits: who may do what how often, by visitor and by address. The figures stand in `web/limits`."""

from __future__ import annotations

from starlette.requests import Request

from bestiaire.web import limits
from bestiaire.web.limits import Buckets
from bestiaire.web.refusals import Refusal
from bestiaire.web.visitors import Visitor


def address_of(request: Request) -> str:
    """Whom limits by address mean."""
    return limits.network(request.client.host if request.client else "")


class RateLimits:
    """Token buckets. Each `may_…` raises Refusal 429, with the seconds to wait, if it is too soon."""

    def __init__(self, crowd: int) -> None:
        self.moves = Buckets(*limits.MOVES)
        self.openings = Buckets(*limits.OPENINGS)
        self.joins = Buckets(*limits.JOINS)
        self.hints = Buckets(*limits.HINTS)
        self.curve_starts = Buckets(*limits.CURVES)
        self.board_starts = Buckets(*limits.BOARDS)
        self.uploads = Buckets(*limits.a_day(limits.UPLOADS_OF_ONE))
        self.uploads_of_address = Buckets(*limits.a_day(crowd * limits.UPLOADS_OF_ADDRESS))
        self.by_address = {
            name: Buckets(crowd * rate, crowd * size) for name, (rate, size) in limits.BY_ADDRESS.items()
        }
        """`crowd` times as many people as usual may come from one address."""
        self.requests = Buckets(crowd * limits.REQUESTS[0], crowd * limits.REQUESTS[1])

    def seconds_to_wait(self, address: str) -> float:
        """0 if this address may send a request now, whatever it asks for."""
        return self.requests.take(address)

    def may_move(self, visitor: Visitor) -> None:
        take(self.moves, visitor.id)

    def may_arrive(self, request: Request) -> None:
        self._take_of_address("arrive", request)

    def may_join(self, request: Request, visitor: Visitor) -> None:
        take(self.joins, visitor.id)
        self._take_of_address("join", request)

    def may_open(self, request: Request, visitor: Visitor) -> None:
        take(self.openings, visitor.id)
        self._take_of_address("open", request)

    def may_upload(self, request: Request, visitor: Visitor, size: int) -> None:
        """By how often, and by how many bytes a day."""
        take(self.openings, visitor.id)
        self._take_of_address("upload", request)
        for buckets, key in ((self.uploads, visitor.id), (self.uploads_of_address, address_of(request))):
            wait = buckets.take(key, size)
            if wait:
                raise Refusal(429, "too_many_bytes", retry=wait)

    def may_hint(self, request: Request, visitor: Visitor) -> None:
        take(self.hints, visitor.id)
        self._take_of_address("hint", request)

    def may_judge(self, request: Request, visitor: Visitor) -> None:
        take(self.curve_starts, visitor.id)
        self._take_of_address("curve", request)

    def may_analyse(self, request: Request, visitor: Visitor) -> None:
        take(self.board_starts, visitor.id)
        self._take_of_address("board", request)

    def may_learn(self, request: Request) -> None:
        """By lessons and puzzles that are begun."""
        self._take_of_address("learn", request)

    def may_sign_out(self, request: Request, visitor: Visitor) -> None:
        take(self.joins, visitor.id)
        self._take_of_address("sign_out", request)

    def _take_of_address(self, name: str, request: Request) -> None:
        take(self.by_address[name], address_of(request))


def take(buckets: Buckets, key: str) -> None:
    """Takes a token; Refusal 429 if there is none."""
    wait = buckets.take(key)
    if wait:
        raise Refusal(429, "too_fast", retry=wait)
