"""What the terminal shows of Mindbug."""
