"""What is drawn for King of Tokyo: pictures of cards, and signs."""
