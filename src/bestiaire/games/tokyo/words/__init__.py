"""What a player of King of Tokyo reads, in English and French."""
