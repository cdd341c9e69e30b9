"""What is read on the page of King of Tokyo Duel beside its words: titles and labels."""

from __future__ import annotations

from bestiaire.words import Phrase

PHRASES = {
    "market": Phrase(en="Market", fr="Marché"),
    "tracks": Phrase(en="Tracks", fr="Pistes"),
    "dice_tokens": Phrase(en="Dice tokens", fr="Jetons Dé"),
    "king_tokens": Phrase(en="King tokens", fr="Jetons Roi"),
    "duel_side_of": Phrase(en="{name}: Monster and cards", fr="{name} : Monstre et cartes"),
    "your_duel_side": Phrase(en="Your Monster and cards", fr="Votre Monstre et vos cartes"),
    "cards_of": Phrase(en="Special power and KEEP cards of {name}", fr="Pouvoir spécial et cartes Pouvoir : {name}"),
    "own_cards": Phrase(en="Your special power and KEEP cards", fr="Votre pouvoir spécial et vos cartes Pouvoir"),
    "this_is_you": Phrase(en="You", fr="Vous"),
    "own_end": Phrase(en="your side", fr="votre côté"),
    "end_of": Phrase(en="{name}'s side", fr="côté de {name}"),
    "pull_so_far": Phrase(en="pull {n}", fr="tirer : {n}"),
    "resolve_all": Phrase(en="Resolve all", fr="Tout résoudre"),
    "resolve_all_how": Phrase(en="In this order, one after the other", fr="Dans cet ordre, l'un après l'autre"),
    "lay_here": Phrase(en="Lay it here", fr="Le poser ici"),
    "turn_round": Phrase(en="Turn the token round", fr="Retourner le jeton"),
}
