"""The rulebook of King of Tokyo: set-up, the turn, dice, hearts, buying, the end of the turn, and the expansion."""
