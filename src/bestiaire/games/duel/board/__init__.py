"""What the terminal shows of King of Tokyo Duel."""
