"""Which cookies, tokens and links of a visitor are still good.

Each carries the visitor's generation. Who signs out everywhere begins the next one: whatever carries an earlier one is
void from then on, at every process. A link to another device carries how many of them were used before it was made:
the first that is used makes all others void. Both are counted in the database, so of two that come at the same moment
one is in time, and a restart forgets nothing."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace

from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.store import Store
from bestiaire.web.visitors import Ticket, Visitor, Visitors

SIGNED_OUT = "signed_out"
"""What other processes are told: by whom, and which generation has begun."""
PAUSE = 1.0
"""Seconds before a retry to read the database."""


def fingerprint(key: str) -> str | None:
    return hashlib.sha256(key.encode(errors="surrogatepass")).hexdigest() if key else None


class Credentials:
    """What the database knows of visitors: a row of each who has signed out everywhere, or has used a link."""

    def __init__(self, store: Store, visitors: Visitors) -> None:
        self.store = store
        self.visitors = visitors

    async def load(self) -> None:
        """Reads who has signed out."""
        for visitor, generation in await self.store.visitors.generations():
            self.visitors.begin_generation(visitor, generation)

    async def catch_up(self) -> None:
        """The same as soon as it can be done: what other processes said may have been missed."""
        while True:
            try:
                await self.load()
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)

    def receive(self, about: str) -> None:
        """Somebody has signed out at another process."""
        visitor, _, generation = about.partition(" ")
        self.visitors.begin_generation(visitor, int(generation))

    async def sign_out(self, visitor: Visitor, key: str) -> Visitor:
        """Makes void whatever names this visitor; the visitor as the one device that stays signed in knows it. Who did
        not hear the answer sends the same again, with the same key; Refusal 401 if another device was faster."""
        after = visitor.generation + 1
        note = f"{SIGNED_OUT} {visitor.id} {after}"
        if not await self.store.visitors.begin_generation(visitor.id, after, fingerprint(key), note):
            raise Refusal(401, "signed_out")
        self.visitors.begin_generation(visitor.id, after)
        return replace(visitor, generation=after, is_new=False)

    async def ticket(self, visitor: Visitor) -> str:
        """By which the same visitor can go on at another device, once."""
        return self.visitors.ticket(Ticket(visitor, await self.store.visitors.tickets_used(visitor.id)))

    async def traveller(self, text: str) -> Ticket:
        """Who travels with this ticket; Refusal 410 if it is not one of ours, too old, used or void."""
        ticket = self.visitors.arrived(text)
        if ticket is None or await self.store.visitors.tickets_used(ticket.visitor.id) != ticket.number:
            raise Refusal(410, "bad_link")
        return ticket

    async def use(self, text: str) -> Visitor:
        """Who arrives with this ticket, which is used now; Refusal 410 as above."""
        ticket = await self.traveller(text)
        visitor = ticket.visitor
        if not await self.store.visitors.use_ticket(visitor.id, visitor.generation, ticket.number):
            raise Refusal(410, "bad_link")
        return visitor
