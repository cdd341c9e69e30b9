"""What a player of Mindbug reads, in English and French."""
