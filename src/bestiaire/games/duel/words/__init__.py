"""What a player of King of Tokyo Duel reads, in English and French."""
