"""What lies on the table of Orcs Orcs Orcs, its buttons, and what has just happened there."""
