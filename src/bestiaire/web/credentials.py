"""Which cookies, tokens and links of a visitor are still good.

Each carries the visitor's generation. Who signs out everywhere begins the next one: whatever carries an earlier one is
void from then on, at every process. A link to another device carries how many of them were used before it was made:
the first that is used makes all others void. Both are counted in the database, so of two that come at the same moment
one is in time, and a restart forgets nothing."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace

import sqlalchemy as sql

from bestiaire.web.refusals import Refusal
from bestiaire.web.store.schema import VISITORS
from bestiaire.web.store.store import Store
from bestiaire.web.store.writer import Unavailable
from bestiaire.web.visitors import Ticket, Visitor, Visitors

SIGNED_OUT = "signed_out"
"""What other processes are told: by whom, and which generation has begun."""
NOTE_VISITOR = sql.text("INSERT INTO visitors (id, generation, tickets) VALUES (:id, 0, 0) ON CONFLICT DO NOTHING")
PAUSE = 1.0
"""So many seconds pass before the database is read again that could not be."""


def fingerprint(key: str) -> str | None:
    return hashlib.sha256(key.encode(errors="surrogatepass")).hexdigest() if key else None


class Credentials:
    """What the database knows of visitors: a row of each who has signed out everywhere, or has used a link."""

    def __init__(self, store: Store, visitors: Visitors) -> None:
        self.store = store
        self.visitors = visitors

    async def load(self) -> None:
        """Reads who has signed out."""
        chosen = sql.select(VISITORS.c.id, VISITORS.c.generation).where(VISITORS.c.generation > 0)
        for visitor, generation in await self.store.read(lambda connection: connection.execute(chosen).all()):
            self.visitors.begin_generation(visitor, generation)

    async def catch_up(self) -> None:
        """The same as soon as it can be done: what other processes said may have been missed."""
        while True:
            try:
                await self.load()
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)

    def hear(self, about: str) -> None:
        """Somebody has signed out at another process."""
        visitor, _, generation = about.partition(" ")
        self.visitors.begin_generation(visitor, int(generation))

    async def sign_out(self, visitor: Visitor, key: str) -> Visitor:
        """Makes void whatever names this visitor; the visitor as the one device that stays signed in knows it. Who did
        not hear the answer sends the same again, with the same key; Refusal 401 if another device was faster."""
        before, after, mark = visitor.generation, visitor.generation + 1, fingerprint(key)
        mine = VISITORS.c.id == visitor.id

        def job(connection: sql.Connection) -> bool:
            connection.execute(NOTE_VISITOR, {"id": visitor.id})
            begun = VISITORS.update().where(mine, VISITORS.c.generation == before)
            if connection.execute(begun.values(generation=after, sign_out_key=mark)).rowcount == 1:
                return True
            same = sql.select(VISITORS.c.id).where(mine, VISITORS.c.generation == after)
            same = same.where(VISITORS.c.sign_out_key == mark)
            return mark is not None and connection.execute(same).scalar() is not None

        if not await self.store.do(job, note=f"{SIGNED_OUT} {visitor.id} {after}"):
            raise Refusal(401, "signed_out")
        self.visitors.begin_generation(visitor.id, after)
        return replace(visitor, generation=after, is_new=False)

    async def ticket(self, visitor: Visitor) -> str:
        """By which the same visitor can go on at another device, once."""
        return self.visitors.ticket(Ticket(visitor, await self.used(visitor)))

    async def used(self, visitor: Visitor) -> int:
        """How many tickets of a visitor were used."""
        chosen = sql.select(VISITORS.c.tickets).where(VISITORS.c.id == visitor.id)
        return await self.store.read(lambda connection: connection.execute(chosen).scalar()) or 0

    async def traveller(self, text: str) -> Ticket:
        """Who travels with this ticket; Refusal 410 if it is not one of ours, too old, used or void."""
        ticket = self.visitors.arrived(text)
        if ticket is None or await self.used(ticket.visitor) != ticket.number:
            raise Refusal(410, "bad_link")
        return ticket

    async def use(self, text: str) -> Visitor:
        """Who arrives with this ticket, which is used now; Refusal 410 as above."""
        ticket = await self.traveller(text)
        visitor = ticket.visitor
        unused = (VISITORS.c.id == visitor.id) & (VISITORS.c.tickets == ticket.number)
        unused &= VISITORS.c.generation == visitor.generation

        def job(connection: sql.Connection) -> int:
            connection.execute(NOTE_VISITOR, {"id": visitor.id})
            return connection.execute(VISITORS.update().where(unused).values(tickets=ticket.number + 1)).rowcount

        if await self.store.do(job) != 1:
            raise Refusal(410, "bad_link")
        return visitor
