"""The rulebook of Orcs Orcs Orcs: set-up, the round and its turns, casting, and scoring."""
