"""What lies on the table of King of Tokyo Duel, its buttons, and what has just happened there."""
