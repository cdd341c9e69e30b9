"""What lies on the table of Mindbug, its buttons, and what has just happened there."""
