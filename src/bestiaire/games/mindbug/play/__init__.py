"""How programs play Mindbug: rules of thumb, the worth of a state, and what learning and statistics read."""
