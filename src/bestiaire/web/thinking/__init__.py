"""Where computers think: worker processes with limits, and the queue that shares them fairly. Knows no table."""
