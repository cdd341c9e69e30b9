"""What a player of Orcs Orcs Orcs reads, in English and French."""
