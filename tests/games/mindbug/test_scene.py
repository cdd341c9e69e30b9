"""What the cards on the table say."""

from __future__ import annotations

import bestiaire
from bestiaire.core.showing import Sight
from bestiaire.games.mindbug.page.table.scene import show


def test_a_play_effect_that_is_over_is_still_there_to_be_read() -> None:
    sides = [{"play": ["giraffodile", "turbo_bug"], "hand": ["kangasaurus_rex"]}, {"hand": ["gorillion"]}]
    table = bestiaire.table("mindbug", position={"active": 0, "players": sides})
    near = show(Sight(table.view(0), table.marks(0), ["Ana", "Bo"], "en", table.events)).near
    giraffodile, turbo_bug = near.play
    assert (giraffodile.text, giraffodile.trigger) == ("", "Play:")
    assert near.hand is not None
    assert giraffodile.over == "Play: Your whole discard pile goes to your hand."
    assert not near.hand[0].over
    assert turbo_bug.text
    assert not turbo_bug.over, "what happens when it attacks can happen again"
