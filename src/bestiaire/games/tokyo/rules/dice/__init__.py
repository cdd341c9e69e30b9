"""Rolling and resolving the dice (sections 4, 5, 7 and 9)."""
