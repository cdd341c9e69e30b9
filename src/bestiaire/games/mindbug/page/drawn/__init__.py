"""What is drawn for Mindbug: pictures of cards, and signs."""
