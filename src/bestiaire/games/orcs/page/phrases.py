"""What is read on the page of Orcs Orcs Orcs beside its words: titles and labels."""

from __future__ import annotations

from bestiaire.words import Phrase

PHRASES = {
    "battlefield": Phrase(en="Battlefield", fr="Champ de bataille"),
    "life_left": Phrase(en="{n} of {all} life left", fr="{n} points de vie sur {all}"),
    "tower_space": Phrase(en="Tower space {n}, free", fr="Case {n} de la tour, libre"),
    "mage_on_space": Phrase(en="Tower space {n}: {name}", fr="Case {n} de la tour : {name}"),
    "sector_markers": Phrase(en="Sector {sector}, hidden markers: {n}", fr="Quartier {sector}, marqueurs cachés : {n}"),
    "trophy": Phrase(
        en="{creature}: {held} held, skulls {skulls} of 2. Power: {power}.",
        fr="{creature} : {held} en trophée, crânes {skulls} sur 2. Pouvoir : {power}.",
    ),
    "power_gained": Phrase(en="Gained.", fr="Acquis."),
    "trophies": Phrase(en="Trophies", fr="Trophées"),
    "your_mage": Phrase(en="Your mage", fr="Votre mage"),
    "mage_of": Phrase(en="Mage: {name}", fr="Mage : {name}"),
    "counters": Phrase(en="What creatures are worth", fr="Valeur des créatures"),
    "counter_words": Phrase(
        en="{creature}: life {life}, worth {value} (track {values})",
        fr="{creature} : {life} points de vie, valeur {value} (piste {values})",
    ),
    "fate_now": Phrase(en="Fate, round {n}", fr="Destin, manche {n}"),
    "last_round": Phrase(en="Last round", fr="Dernière manche"),
    "start_player": Phrase(en="start player", fr="premier joueur"),
    "actions_left": Phrase(en="Actions left", fr="Actions restantes"),
    "magic_energy": Phrase(en="Magic energy", fr="Énergie magique"),
    "poison_pile": Phrase(en="Poison pile", fr="Pile de poison"),
    "spells_to_learn": Phrase(en="Spells to learn", fr="Sorts à apprendre"),
    "no_spell": Phrase(en="No spell left.", fr="Plus de sort."),
    "deck_A": Phrase(en="Attack", fr="Attaque"),
    "deck_B": Phrase(en="Support and knowledge", fr="Soutien et savoir"),
    "casting": Phrase(en="Being cast", fr="Sort en cours"),
    "energy_so_far": Phrase(en="Energy so far: {energy}", fr="Énergie réunie : {energy}"),
    "step_back": Phrase(en="One step back", fr="Revenir en arrière"),
    "costs": Phrase(en="energy", fr="énergie"),
    "gives_energy": Phrase(en="Energy", fr="Énergie"),
    "as_upgrade": Phrase(en="Upgrade", fr="Amélioration"),
    "missions": Phrase(en="Missions", fr="Missions"),
    "points_now": Phrase(en="Points", fr="Points"),
    "scores": Phrase(en="Points line by line", fr="Points ligne par ligne"),
    "final_scores": Phrase(en="Final scores", fr="Décompte final"),
    "score_line": Phrase(en="For", fr="Pour"),
    "score_total": Phrase(en="Total", fr="Total"),
    "score_secret": Phrase(en="secret", fr="secret"),
}
