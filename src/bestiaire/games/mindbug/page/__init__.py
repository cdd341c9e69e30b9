"""What the browser shows of Mindbug."""
