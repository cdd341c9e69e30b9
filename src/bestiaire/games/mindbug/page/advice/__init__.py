"""About moves at a table of Mindbug: what comes of them, why not, what is new, what signs mean."""
