"""What lies on the table of Mindbug: the state, who sees what of it, and positions from outside."""
