"""`bestiaire bench web`: many games at once on this machine, each at its pace, from the click to the new table.

A server runs in processes of its own. Every player has an open stream, as a browser would; a move's time runs from
sending the form until the mover's own stream brings the table after it, rendered. Where computers play, their answer's
time runs from there until the player is asked again. Nothing counts before a move was made in every game. Called
by the command line only.
"""
