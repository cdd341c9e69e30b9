"""Where computers think: worker processes with limits of time and memory, the queue that shares them fairly, and how
long an answer is held back. Knows no table. Called by `tables` and `http`.
"""
