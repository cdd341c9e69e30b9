"""How programs play King of Tokyo: rules of thumb, the worth of a state, and what learning and statistics read."""
