"""About moves at a table of Orcs Orcs Orcs: what comes of them, why not, what is new, what signs mean."""
