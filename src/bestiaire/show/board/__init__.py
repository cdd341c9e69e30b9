"""Scenes, lines and paragraphs: what every game's board in a terminal is made of."""
