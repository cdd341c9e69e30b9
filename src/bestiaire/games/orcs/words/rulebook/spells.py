"""Spells, upgrade effects and bonus powers (sections 7 to 9)."""

SPELLS: dict[str, dict[str, str]] = {
    "OO-130": {
        "en": (
            "Smash (earth), Zap (lightning), Cold Snap (water) and Fire Spark (fire): 1, 2 or 3 energy deal as much "
            "damage to one creature in your sector."
        ),
        "fr": (
            "Smash (terre), Zap (foudre), Cold Snap (eau) et Fire Spark (feu) : 1, 2 ou 3 énergies infligent autant "
            "de dégâts à une créature de votre quartier."
        ),
    },
    "OO-131": {
        "en": (
            "Spell Book: take a card from the display. As an upgrade it gives one of two elements. Each player has "
            "four different ones."
        ),
        "fr": (
            "Grimoire : prenez une carte de l'étalage. Comme amélioration, il donne un élément sur deux. Chaque "
            "joueur en a quatre différents."
        ),
    },
    "OO-140": {
        "en": "Fireball (fire): 3 damage for 2 energy or 5 damage for 3, to one creature in your sector.",
        "fr": "Boule de feu (feu) : 3 dégâts pour 2 énergies ou 5 dégâts pour 3, à une créature de votre quartier.",
    },
    "OO-141": {
        "en": "Lightning Bolt (lightning): 2 damage for 2 energy or 4 damage for 3, to any creature on the board.",
        "fr": "Éclair (foudre) : 2 dégâts pour 2 énergies ou 4 dégâts pour 3, à n'importe quelle créature du plateau.",
    },
    "OO-142": {
        "en": (
            "Earthquake (earth): 2 damage to every creature in one section of your sector, for 3 energy also in the "
            "section to its left or right. Our reading: the first section must hold a creature, the other need not."
        ),
        "fr": (
            "Séisme (terre) : 2 dégâts à toutes les créatures d'une section de votre quartier, pour 3 énergies "
            "aussi dans la section à gauche ou à droite. Notre lecture : la première section doit contenir une "
            "créature, l'autre non."
        ),
    },
    "OO-143": {
        "en": (
            "Ice Storm (water): 2 damage to every creature in one section of your sector, for 3 energy also in the "
            "section behind it. The first section must hold a creature."
        ),
        "fr": (
            "Blizzard (eau) : 2 dégâts à toutes les créatures d'une section de votre quartier, pour 3 énergies "
            "aussi dans la section derrière elle. La première section doit contenir une créature."
        ),
    },
    "OO-144": {
        "en": "These four spells need an upgrade, because even their first effect costs 2.",
        "fr": "Ces quatre sorts demandent une amélioration, car leur premier effet coûte déjà 2.",
    },
    "OO-150": {
        "en": (
            "Switch (lightning): for 1 energy, two creatures in different sections change places; for 2, any "
            "creature moves to another section, in your sector. It never makes a creature reach the tower."
        ),
        "fr": (
            "Interversion (foudre) : pour 1 énergie, deux créatures de sections différentes échangent leurs places "
            "; pour 2, une créature quelconque va dans une autre section, dans votre quartier. Aucune n'atteint "
            "ainsi la tour."
        ),
    },
    "OO-151": {
        "en": "Replenish (water): for 1 energy draw 2 cards and gain an extra action.",
        "fr": "Réapprovisionnement (eau) : pour 1 énergie, piochez 2 cartes et gagnez une action supplémentaire.",
    },
    "OO-152": {
        "en": (
            "Magic Bonds (earth): any creature moves one section towards the tower, for 2 energy two. It may reach "
            "the tower: whoever stands there, you or another, loses a trophy of its type."
        ),
        "fr": (
            "Liens magiques (terre) : une créature quelconque avance d'une section vers la tour, de deux pour 2 "
            "énergies. Elle peut atteindre la tour : qui se trouve là, vous ou un autre, perd un trophée de ce "
            "type."
        ),
    },
    "OO-153": {
        "en": (
            "Voodoo (fire): for 1 energy, an opponent of your choice discards a card; for 2, you gain an action and "
            "all opponents discard one. Only players with more than three cards do, and they choose which."
        ),
        "fr": (
            "Vaudou (feu) : pour 1 énergie, un adversaire de votre choix défausse une carte ; pour 2, vous gagnez "
            "une action et tous les adversaires en défaussent une. Seuls les joueurs qui ont plus de trois cartes "
            "le font, et ils choisissent laquelle."
        ),
    },
    "OO-154": {
        "en": "Support cards are worth points at the end.",
        "fr": "Les cartes de soutien valent des points à la fin.",
    },
    "OO-160": {
        "en": (
            "Wisdom is a knowledge spell like a Spell Book. As an upgrade it gives any element, a teleport and a card."
        ),
        "fr": (
            "Sagesse est un sort de savoir, comme un Grimoire. Comme amélioration, elle donne n'importe quel "
            "élément, une téléportation et une carte."
        ),
    },
    "OO-165": {
        "en": (
            "The card you take from the display goes to your discard pile, with the knowledge spell; the gap is "
            "filled from the same deck."
        ),
        "fr": (
            "La carte que vous prenez dans l'étalage va sur votre défausse, avec le sort de savoir ; le vide est "
            "comblé par la même pioche."
        ),
    },
    "OO-166": {
        "en": (
            "A new spell can be used in later turns only: until the end of this turn it is not drawn from your "
            "discard pile."
        ),
        "fr": (
            "Un nouveau sort ne sert qu'aux tours suivants : jusqu'à la fin de ce tour, il ne peut être pioché dans "
            "votre défausse."
        ),
    },
    "OO-167": {
        "en": "If a deck is empty, its gaps stay empty; with nothing on display no knowledge spell can be cast.",
        "fr": (
            "Si une pioche est vide, ses vides restent ; sans rien à l'étalage, aucun sort de savoir ne peut être "
            "lancé."
        ),
    },
    "OO-168": {
        "en": "The gap is filled before your next action. Casting a knowledge spell means taking a card.",
        "fr": "Le vide est comblé avant votre action suivante. Lancer un sort de savoir, c'est prendre une carte.",
    },
    "OO-170": {
        "en": "An upgrade effect works only when its card is played as an upgrade.",
        "fr": "Un effet d'amélioration ne fonctionne que si sa carte est jouée comme amélioration.",
    },
    "OO-171": {
        "en": "Teleport: move your mage to any empty tower space; the spell is then cast from the new sector.",
        "fr": (
            "Téléportation : déplacez votre mage sur une case vide de la tour ; le sort est ensuite lancé depuis le "
            "nouveau quartier."
        ),
    },
    "OO-172": {
        "en": (
            "Draw a card: take a card from your discard pile into your hand; it may be played at once. Our reading: "
            "the discard pile, as printed, and a card at random. As an option it comes from your draw pile."
        ),
        "fr": (
            "Piocher une carte : prenez en main une carte de votre défausse ; elle peut être jouée aussitôt. Notre "
            "lecture : la défausse, comme c'est imprimé, et une carte au hasard. En option, elle vient de votre "
            "pioche."
        ),
    },
    "OO-173": {
        "en": (
            "Replenish, Switch and Earthquake carry teleport; Magic Bonds, Voodoo and Ice Storm carry draw; Wisdom "
            "carries both. Only Replenish and Wisdom are known to; the others are ours."
        ),
        "fr": (
            "Réapprovisionnement, Interversion et Séisme portent la téléportation ; Liens magiques, Vaudou et "
            "Blizzard la pioche ; Sagesse les deux. Seuls Réapprovisionnement et Sagesse sont attestés ; le reste "
            "est de nous."
        ),
    },
    "OO-174": {
        "en": (
            "With Wisdom you use or leave each of the two effects, in any order. Several upgrades give their "
            "effects several times."
        ),
        "fr": (
            "Avec Sagesse, vous utilisez ou laissez chacun des deux effets, dans l'ordre voulu. Plusieurs "
            "améliorations donnent plusieurs fois leurs effets."
        ),
    },
    "OO-180": {
        "en": "Draw an extra spell (Goblin): draw 5 cards instead of 4 at the end of each turn.",
        "fr": "Piocher un sort supplémentaire (Gobelin) : piochez 5 cartes au lieu de 4 à la fin de chaque tour.",
    },
    "OO-181": {
        "en": "Extra action (Goblin Shaman): 3 actions per turn instead of 2.",
        "fr": "Action supplémentaire (Shaman gobelin) : 3 actions par tour au lieu de 2.",
    },
    "OO-182": {
        "en": (
            "Poison (Orc): as an action, once a turn, put a poison card on an opponent's discard pile, as long as "
            "there are any."
        ),
        "fr": (
            "Poison (Orque) : pour une action, une fois par tour, placez une carte Poison sur la défausse d'un "
            "adversaire, tant qu'il y en a."
        ),
    },
    "OO-183": {
        "en": (
            "Hand change (Orc Rider): as an action, once a turn, remove a card of your hand from the game, poison too."
        ),
        "fr": (
            "Changement de main (Cavalier orque) : pour une action, une fois par tour, retirez du jeu une carte de "
            "votre main, même un poison."
        ),
    },
    "OO-184": {
        "en": (
            "Unalterable rules (Stone Golem): special rules of fate cards do not hold for you, not even No bonus "
            "powers. Creatures still move, and a spell exchange still happens."
        ),
        "fr": (
            "Règles immuables (Golem de pierre) : les règles spéciales des cartes Destin ne valent pas pour vous, "
            "pas même Pas de pouvoirs bonus. Les créatures avancent quand même, et un échange de sorts a lieu quand "
            "même."
        ),
    },
    "OO-185": {
        "en": (
            "No loss of creatures (Lava Golem): you lose no trophy when a creature reaches the tower at your mage. "
            "The counter still falls."
        ),
        "fr": (
            "Pas de perte de créatures (Golem de lave) : vous ne perdez aucun trophée quand une créature atteint la "
            "tour devant votre mage. Le compteur descend quand même."
        ),
    },
    "OO-186": {
        "en": (
            "Poison cards do nothing by themselves: they are drawn, count in your hand and go to the discard pile "
            "like others."
        ),
        "fr": (
            "Les cartes Poison ne font rien par elles-mêmes : elles se piochent, comptent dans la main et vont à la "
            "défausse comme les autres."
        ),
    },
}
