"""What is kept once per database: the key that signs cookies."""

from __future__ import annotations

import contextlib
import secrets

import sqlalchemy as sql

from bestiaire.web.store.database import Database
from bestiaire.web.store.schema import META


class Settings:
    """The rows of `meta`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def secret(self) -> str:
        """The key that signs cookies: made once, kept for as long as the database."""
        chosen = sql.select(META.c.value).where(META.c.name == "secret")
        made = META.insert().values(name="secret", value=secrets.token_urlsafe(48))
        found = await self.database.read(lambda connection: connection.execute(chosen).scalar())
        if found is None:
            with contextlib.suppress(sql.exc.IntegrityError):  # another process has just made one
                await self.database.write(lambda connection: connection.execute(made).rowcount)
            found = await self.database.read(lambda connection: connection.execute(chosen).scalar())
        return str(found)

    async def check(self) -> None:
        """Unavailable if nothing can be written: a row is inserted and deleted again."""

        def job(connection: sql.Connection) -> None:
            connection.execute(META.insert().values(name="check", value=""))
            connection.execute(META.delete().where(META.c.name == "check"))

        await self.database.write(job)
