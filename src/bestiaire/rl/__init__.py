"""Environments for research: every game as numbers, for the tools that people have. See docs/rl.md.

>>> import bestiaire
>>> from bestiaire import rl
>>> table = bestiaire.table("mindbug", seed=7)
>>> observation = rl.observe(table.view(0))
>>> observation["players.life"].tolist()
[3, 3]
>>> actions = rl.actions("mindbug")
>>> number = actions.number(table.choice.keys[0])
>>> actions.key(number) == table.choice.keys[0]
True
"""

from __future__ import annotations

from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Field, Schema
from bestiaire.rl.extras import needs

needs("numpy", "rl")

from bestiaire.rl.batch import Batch, Step, batch
from bestiaire.rl.game import GameAsNumbers, actions, observe, schema

__all__ = ["Actions", "Batch", "Field", "GameAsNumbers", "Schema", "Step", "actions", "batch", "observe", "schema"]
