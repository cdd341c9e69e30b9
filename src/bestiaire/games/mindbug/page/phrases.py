"""What is read on the page of Mindbug beside its words: titles and labels."""

from __future__ import annotations

from bestiaire.words import Phrase

PHRASES = {
    "power": Phrase(en="power {n}", fr="puissance {n}"),
    "mindbugs": Phrase(en="Mindbugs", fr="Mindbugs"),
    "energy_cubes": Phrase(en="Energy cubes", fr="Cubes d'Énergie"),
    "energy_deck": Phrase(en="Energy deck", fr="Paquet Énergie"),
    "no_energy_card": Phrase(en="No Energy card is left.", fr="Il ne reste aucune carte Énergie."),
    "no_creature": Phrase(en="No creature in play", fr="Aucune créature en jeu"),
    "draw_pile": Phrase(en="Draw", fr="Pioche"),
    "discarded": Phrase(en="Discard", fr="Défausse"),
    "no_ability": Phrase(en="No ability", fr="Aucune capacité"),
    "over": Phrase(en="over", fr="passé"),
    "cannot_block": Phrase(en="can't block", fr="ne peut bloquer"),
    "look_at": Phrase(en="{pile}: look at it", fr="{pile} : la regarder"),
    "revealed": Phrase(en="Turned up to see who begins", fr="Révélées pour savoir qui commence"),
    "unused": Phrase(en="Unused pile", fr="Pile inutilisée"),
    "taking_it": Phrase(
        en="Taken, it fights for you, and {name} acts again.", fr="Prise, elle se bat pour vous, et {name} rejoue."
    ),
    "in_play": Phrase(en="in play", fr="en jeu"),
    "opened": Phrase(en="opened", fr="dévoilée"),
    "side": Phrase(en="Your side", fr="Votre côté"),
    "side_of": Phrase(en="Other side", fr="En face"),
    "known": Phrase(en="In hand, known to you:", fr="En main, connues de vous :"),
}
