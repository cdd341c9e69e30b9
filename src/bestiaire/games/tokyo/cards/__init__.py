"""The cards of King of Tokyo, one module per sort, and the vocabulary they are made of."""
