"""The spells, creatures, fate cards and missions of Orcs Orcs Orcs, and the vocabulary they are made of."""
