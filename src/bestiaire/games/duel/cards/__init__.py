"""The cards, Monsters and Buzz tokens of King of Tokyo Duel, and the vocabulary they are made of."""
