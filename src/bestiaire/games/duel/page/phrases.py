"""What is read on the page of King of Tokyo Duel beside its words: titles and labels."""

from __future__ import annotations

from bestiaire.words import Phrase

PHRASES = {
    "market": Phrase(en="Market", fr="Marché"),
    "tracks": Phrase(en="Tracks", fr="Pistes"),
    "on_the_tracks": Phrase(en="What lies there", fr="Ce qui s'y trouve"),
    "dice_tokens": Phrase(en="Dice tokens", fr="Jetons Dé"),
    "king_tokens": Phrase(en="King tokens", fr="Jetons Roi"),
    "no_keep": Phrase(en="No KEEP card.", fr="Aucune carte Pouvoir."),
    "no_monster": Phrase(en="No Monster yet.", fr="Pas encore de Monstre."),
}
