"""How programs play Orcs Orcs Orcs: rules of thumb, the worth of a state, and what learning and statistics read."""
