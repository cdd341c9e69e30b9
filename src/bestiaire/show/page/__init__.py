"""Scenes, buttons, dice, cards and drawings: what every game's page is made of."""
