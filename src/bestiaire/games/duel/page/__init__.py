"""What the browser shows of King of Tokyo Duel."""
