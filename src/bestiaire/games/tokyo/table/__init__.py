"""What lies on the table of King of Tokyo: the state, who sees what of it, options, and positions from outside."""
