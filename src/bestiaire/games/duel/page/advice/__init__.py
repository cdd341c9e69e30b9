"""About moves at a table of King of Tokyo Duel: what comes of them, why not, what is new, what signs mean."""
