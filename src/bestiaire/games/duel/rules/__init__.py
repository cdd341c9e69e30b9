"""The rulebook of King of Tokyo Duel: set-up, the turn with its phases, and what phases have in common."""
