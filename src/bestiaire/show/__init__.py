"""What pages and boards of games are made of: no server, no console, no game."""
