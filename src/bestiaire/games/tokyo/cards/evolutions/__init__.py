"""The Evolution cards, a module for each monster."""
