"""What is drawn for King of Tokyo Duel: pictures of cards, and signs."""
