"""What is drawn for Orcs Orcs Orcs: pictures of cards, and signs."""
