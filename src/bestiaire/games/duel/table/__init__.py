"""What lies on the table of King of Tokyo Duel: the state, who sees what of it, options, and positions from outside."""
