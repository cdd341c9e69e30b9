"""The Keep cards of the base game, in the order of the box."""
