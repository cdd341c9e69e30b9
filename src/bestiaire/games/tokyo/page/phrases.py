"""What is read on the page of King of Tokyo beside its words: titles and labels."""

from __future__ import annotations

from bestiaire.words import Phrase

PHRASES = {
    "your_monster": Phrase(en="Your monster", fr="Votre monstre"),
    "monster_of": Phrase(en="Monster: {name}", fr="Monstre : {name}"),
    "may_claim": Phrase(en="may announce a Mindbug", fr="peut annoncer un Mindbug"),
    "monster_out": Phrase(en="out", fr="éliminé"),
    "hearts": Phrase(en="Hearts", fr="Cœurs"),
    "points": Phrase(en="Victory points", fr="Points de victoire"),
    "mindbug_tokens": Phrase(en="Mindbug tokens", fr="Jetons Mindbug"),
    "poison_tokens": Phrase(en="Poison tokens", fr="Jetons Poison"),
    "shrink_tokens": Phrase(en="Shrink tokens", fr="Jetons Toupetit"),
    "evolutions": Phrase(en="Evolutions", fr="Évolutions"),
    "empty_place": Phrase(en="empty", fr="libre"),
}
