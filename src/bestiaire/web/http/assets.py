"""Art, styles and scripts: alike for everybody, so drawn and compressed once, not for each who asks."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SMALLEST_PACKED = 1000
"""Below so many bytes compressing saves nothing."""
COMPRESSED = frozenset(["font/woff2"])
"""Kinds of files that are compressed as they are."""
A_MONTH = "public, max-age=2592000"
FOR_EVER = "public, max-age=31536000, immutable"
"""For what has its content in its name."""
NOT_KEPT = "no-cache"


class Asset(NamedTuple):
    """Something that is sent as it is, and its compressed form."""

    body: bytes
    packed: bytes
    media_type: str
    tag: str
    """Another one for other bytes."""

    def answer(self, asked: Headers, cache_control: str | None = None) -> Response:
        """It, or that it has not changed since it was fetched."""
        headers = {"etag": self.tag, "vary": "Accept-Encoding"}
        if cache_control is not None:
            headers["cache-control"] = cache_control
        if self.tag in (tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if "gzip" not in asked.get("accept-encoding", "") or not self.packed:
            return Response(self.body, headers=headers, media_type=self.media_type)
        return Response(self.packed, headers=headers | {"content-encoding": "gzip"}, media_type=self.media_type)


def make_asset(make: Callable[[], bytes], media_type: str) -> Asset:
    body = make()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    is_packed = len(body) < SMALLEST_PACKED or media_type in COMPRESSED
    return Asset(body, b"" if is_packed else gzip.compress(body, 9, mtime=0), media_type, tag)


class Assets:
    """All that was asked for so far. Each is made in a thread; whoever asks meanwhile waits for the same."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[str, asyncio.Task[Asset]]] = {}

    async def of(self, name: str, make: Callable[[], bytes], media_type: str, stamp: str = "") -> Asset:
        """What has that name; made anew only under another stamp."""
        known_stamp, task = self.known.get(name, ("", None))
        if task is None or known_stamp != stamp:
            task = asyncio.create_task(asyncio.to_thread(make_asset, make, media_type))
            self.known[name] = stamp, task
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self.known.get(name) == (stamp, task):  # it failed: the next one may try again
                del self.known[name]
            raise


def nowhere(path: str) -> Path | None:
    return None


class StaticAssets(StaticFiles):
    """The files of a folder as assets, and those that lie elsewhere; one that was changed on disk is read again."""

    def __init__(self, folder: Path, assets: Assets, elsewhere: Callable[[str], Path | None] = nowhere) -> None:
        super().__init__(directory=folder)
        self.assets = assets
        self.elsewhere = elsewhere

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        found = self.elsewhere(path)
        return super().lookup_path(path) if found is None else (str(found), found.stat())

    async def get_response(self, path: str, scope: Scope) -> Response:
        found = await super().get_response(path, scope)
        if not isinstance(found, FileResponse):
            return found
        file = Path(found.path)
        asset = await self.assets.of(str(file), file.read_bytes, str(found.media_type), found.headers["etag"])
        return asset.answer(Headers(scope=scope))
