"""What the browser shows of Orcs Orcs Orcs."""
