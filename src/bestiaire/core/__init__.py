"""The table, and everything that is the same for every game. It knows no game."""
