"""The shuffle can be checked: a fingerprint of seed and salt is shown from the start, seed and salt at the end.

Both are 256 secret bits (the seeds of older games 64), so neither can be worked out from the fingerprint; and since the
fingerprint is out before the first move, neither can be changed afterwards. The seed is the whole secret: every card
and every die of the game follows from it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from bestiaire.core.check import Reader
from bestiaire.core.errors import BadRecord
from bestiaire.core.record import read_seed
from bestiaire.core.rng import Seed
from bestiaire.words import Phrase, say


def new_salt() -> str:
    return secrets.token_hex(32)


def fingerprint(seed: Seed, salt: str) -> str:
    """SHA-256 of `seed:salt`: a secret seed in its hexadecimal digits, a number in decimal ones."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def check_record(record: dict[str, Any], lang: str) -> str:
    """What a record proves of its shuffle, in one sentence; BadRecord if it proves nothing or is false."""
    if "position" in record and "fairness" not in record:
        raise BadRecord(
            "fairness",
            Phrase(
                en="this game began at a position, so there was no shuffle to check",
                fr="cette partie a commencé à une position : il n'y a pas de mélange à vérifier",
            ),
        )
    proof = Reader(record, "", BadRecord).field("fairness")
    proof.fields(("salt", "fingerprint"))
    salt, shown = proof.field("salt").text(), proof.field("fingerprint").text()
    seed = read_seed(Reader(record, "", BadRecord).field("seed"))
    if not is_true(seed, salt, shown):
        raise BadRecord(
            "fairness.fingerprint",
            Phrase(
                en="is not the SHA-256 of this seed and salt: the shuffle was changed",
                fr="n'est pas le SHA-256 de cette graine et de ce sel : le mélange a été changé",
            ),
        )
    return say(
        lang,
        en=f"true: sha256({seed}:{salt}) is {shown}, and every move follows from that seed",
        fr=f"vrai : sha256({seed}:{salt}) est {shown}, et chaque coup découle de cette graine",
    )


def is_true(seed: Seed, salt: str, shown: str) -> bool:
    return hmac.compare_digest(fingerprint(seed, salt), shown)
