"""The rulebook of Mindbug: the turn with its chapters, what can be done to the table, and what is asked about it."""
