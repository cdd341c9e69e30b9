"""What the Mindbug expansion adds to the rules: keywords and Evolution cards."""
