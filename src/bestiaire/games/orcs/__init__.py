"""Orcs Orcs Orcs, for two to four players."""

from __future__ import annotations

from bestiaire.core.info import GameInfo
from bestiaire.games.orcs.options import DEFAULTS
from bestiaire.games.orcs.position import new_game, read

__all__ = ["ORCS"]

ORCS = GameInfo(
    key="orcs",
    name={"en": "Orcs Orcs Orcs", "fr": "Orcs Orcs Orcs"},
    players=(2, 4),
    new=new_game,
    restore=read,
    options=DEFAULTS,
    variants={
        "secret missions": {"secret_missions": True},
        "bonus actions": {"bonus_actions": True},
        "both modules": {"secret_missions": True, "bonus_actions": True},
        "other readings": {
            "draw_upgrade_source": "draw_pile",
            "life_profile": "two_to_six",
            "start_player_passes": True,
        },
    },
)
