"""What the terminal shows of Orcs Orcs Orcs."""
