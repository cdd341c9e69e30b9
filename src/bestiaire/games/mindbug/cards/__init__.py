"""The cards of Mindbug, one module per set, and the vocabulary they are made of."""
