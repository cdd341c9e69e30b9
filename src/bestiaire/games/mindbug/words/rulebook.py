"""The rules of Mindbug in a player's words: one short explanation per numbered rule, in English and French.

The table shows them when a player taps on a rule id; "our reading" marks what the rulebooks leave open.
"""

from bestiaire.games.mindbug.words.rulebook_king_of_tokyo import (
    KING_OF_TOKYO_CHAPTERS,
    KING_OF_TOKYO_IN_SHORT,
    KING_OF_TOKYO_RULES,
)
from bestiaire.words import Phrase

IN_SHORT = [
    Phrase(
        en="You have 3 life points, two Mindbugs and five cards in hand. Whoever has no life left loses.",
        fr="Vous avez 3 PV, deux Mindbugs et cinq cartes en main. Qui n'a plus de PV a perdu.",
    ),
    Phrase(
        en="On your turn you do one thing: play a card, or attack with a creature. You can't pass, and if you can do "
        "neither, you lose.",
        fr="À votre tour, vous faites une seule chose : jouer une carte ou attaquer avec une créature. On ne peut pas "
        "passer, et qui ne peut faire ni l'un ni l'autre a perdu.",
    ),
    Phrase(
        en="When a card is played, the other player may spend a Mindbug: the creature is theirs, and whoever played it "
        "takes another action.",
        fr="Quand une carte est jouée, l'adversaire peut dépenser un Mindbug : la créature est à lui, et qui l'a jouée "
        "fait une autre action.",
    ),
    Phrase(
        en="When you are attacked, you may block with one creature. The weaker one is defeated, both if equal. "
        "Without a block you lose 1 life, however strong the attacker.",
        fr="Quand on vous attaque, vous pouvez bloquer avec une créature. La plus faible est détruite, les deux à "
        "égalité. Sans blocage, vous perdez 1 PV, quelle que soit la puissance de l'attaquant.",
    ),
    Phrase(
        en="Below five cards you draw at once, until your ten cards are gone.",
        fr="À moins de cinq cartes en main, vous piochez aussitôt, jusqu'à épuisement de vos dix cartes.",
    ),
    KING_OF_TOKYO_IN_SHORT,
]
"""What a newcomer needs for the first game."""

CHAPTERS = {
    "MB-001": Phrase(en="Golden rules", fr="Règles d'or"),
    "MB-010": Phrase(en="Set-up", fr="Mise en place"),
    "MB-020": Phrase(en="Cards and who sees them", fr="Les cartes et qui les voit"),
    "MB-030": Phrase(en="Drawing", fr="Piocher"),
    "MB-040": Phrase(en="The goal", fr="But du jeu"),
    "MB-050": Phrase(en="The turn", fr="Le tour"),
    "MB-060": Phrase(en="Attacking", fr="Attaquer"),
    "MB-070": Phrase(en="Keywords", fr="Mots-clés"),
    "MB-080": Phrase(en="Abilities", fr="Capacités"),
    "MB-090": Phrase(en="Words on cards", fr="Mots des cartes"),
    **KING_OF_TOKYO_CHAPTERS,
}
"""The heading above a rule."""

RULES: dict[str, dict[str, str]] = {
    "MB-001": {
        "en": (
            "Do as much of an effect as you can and skip the rest. Told to discard two cards while holding one, you "
            "discard that one."
        ),
        "fr": (
            "Faites tout ce qui est possible dans un effet, et oubliez le reste. Deux cartes à défausser et une seule "
            "en main ? Celle-là part à la défausse, rien de plus."
        ),
    },
    "MB-002": {
        "en": (
            "Whoever carries out an action makes its choices, unless the effect says otherwise. Your card defeats an "
            "enemy creature: you pick which one. Your card makes your opponent discard: your opponent picks the card."
        ),
        "fr": (
            "Sauf indication contraire, celui qui accomplit l'action fait les choix. Votre carte détruit une créature "
            "ennemie : à vous de la désigner. Elle fait défausser votre adversaire : à lui de choisir sa carte."
        ),
    },
    "MB-003": {
        "en": (
            "When several effects happen at once, the player whose turn it is decides their order, whoever controls "
            "them. The choices within each effect still belong to the player who carries it out."
        ),
        "fr": (
            "Quand plusieurs effets tombent au même moment, le joueur dont c'est le tour fixe leur ordre, même pour "
            "ceux de l'adversaire. Les choix à faire dans chaque effet restent à celui qui l'accomplit."
        ),
    },
    "MB-004": {
        "en": "Finish one effect completely before you start the next.",
        "fr": "Un effet va jusqu'à son terme ; le suivant ne commence qu'ensuite.",
    },
    "MB-005": {
        "en": (
            'An effect is compulsory, even when it hurts its own player, unless it says "may" or "up to". Without a '
            "legal target, nothing happens."
        ),
        "fr": (
            "Un effet est obligatoire, même aux dépens de son propre joueur, sauf s'il dit « vous pouvez » ou "
            "« jusqu'à ». Sans cible possible, il ne se passe rien."
        ),
    },
    "MB-010": {
        "en": "Each player starts with two Mindbugs, face up on the table.",
        "fr": "Vous débutez la partie avec deux Mindbugs, face visible, et votre adversaire aussi.",
    },
    "MB-011": {
        "en": (
            "Shuffle the creature cards and deal ten to each player as a face-down draw pile, with room for a discard "
            "pile beside it. The cards left over form the unused pile, face down and out of play."
        ),
        "fr": (
            "Les cartes Créature sont mélangées ; chacun en reçoit dix, face cachée : c'est sa pioche, avec sa "
            "défausse juste à côté. Le reste forme la pile inutilisée, face cachée et hors jeu."
        ),
    },
    "MB-012": {
        "en": "Your starting hand is five cards from your own draw pile.",
        "fr": "Votre main de départ compte cinq cartes, tirées de votre propre pioche.",
    },
    "MB-013": {
        "en": "You start with 3 life. Losses are subtracted and gains added, with no upper limit.",
        "fr": "Vous démarrez à 3 PV. Les pertes se retranchent, les gains s'ajoutent, sans plafond.",
    },
    "MB-014": {
        "en": (
            "Each player reveals a random card from the unused pile; the higher printed power goes first. On a tie, "
            "reveal new cards. Revealed cards leave the game but stay face up for all to see."
        ),
        "fr": (
            "Chacun tire au sort une carte de la pile inutilisée et la montre : la plus forte puissance imprimée "
            "commence ; à égalité, on en tire d'autres. Ces cartes quittent la partie, mais restent visibles de tous "
            "jusqu'au bout."
        ),
    },
    "MB-015": {
        "en": (
            "Our reading: if ties ever use up the unused pile (only possible in a small custom pool), the first "
            "player is drawn by lot."
        ),
        "fr": (
            "Notre lecture : si les égalités épuisent la pile inutilisée (possible seulement avec une petite "
            "sélection de cartes), le premier joueur est tiré au sort."
        ),
    },
    "MB-020": {
        "en": (
            "Only you see your hand; nobody sees the draw piles or the unused pile. All else is open: play areas, "
            "discard piles, life, Mindbugs left, cards revealed for the first player. Our reading: the number of "
            "cards in each hand and pile is open too."
        ),
        "fr": (
            "Vous seul voyez votre main ; personne ne voit les pioches ni la pile inutilisée. Tout le reste est "
            "public : zones de jeu, défausses, PV, Mindbugs restants, cartes révélées pour le premier joueur. Notre "
            "lecture : le nombre de cartes dans chaque main et chaque pile l'est aussi."
        ),
    },
    "MB-021": {
        "en": (
            'A card in a play area is a creature: allied on your side, enemy on the other. "Creature" alone covers '
            "both sides. In a hand or a discard pile, it is simply a card."
        ),
        "fr": (
            "En zone de jeu, une carte est une créature : alliée chez vous, ennemie en face. « Créature » sans autre "
            "précision vise les deux côtés. En main ou en défausse, ce n'est qu'une carte."
        ),
    },
    "MB-022": {
        "en": (
            "A creature has a name, a power, any number of the five keywords (or none) and at most one ability, "
            "triggered or permanent."
        ),
        "fr": (
            "Une créature a un nom, une puissance, un ou plusieurs des cinq mots-clés (ou aucun) et au plus une "
            "capacité, à déclencheur ou permanente."
        ),
    },
    "MB-023": {
        "en": "A creature's power never drops below 1, whatever changes it.",
        "fr": "Quoi qu'il arrive, la puissance d'une créature ne descend jamais sous 1.",
    },
    "MB-024": {
        "en": (
            "Our reading: for a creature in play, what counts is its current power, all changes included, at that "
            "very moment. A card in a hand, in a pile or revealed has only its printed power and keywords."
        ),
        "fr": (
            "Notre lecture : pour une créature en jeu, seule compte sa puissance actuelle, modifications comprises, à "
            "l'instant où la question se pose. Une carte en main, dans une pile ou révélée n'a que sa puissance et "
            "ses mots-clés imprimés."
        ),
    },
    "MB-030": {
        "en": (
            "Whenever you have fewer than five cards in hand, you draw back up to five at once, even on your "
            "opponent's turn. This comes before anything else: before a Mindbug is used, before a Play effect."
        ),
        "fr": (
            "Dès que votre main compte moins de cinq cartes, vous la complétez à cinq depuis votre pioche, même "
            "pendant le tour adverse. Cela passe avant tout le reste : avant l'usage d'un Mindbug, avant l'effet "
            "Jouer."
        ),
    },
    "MB-031": {
        "en": (
            "An empty draw pile is never rebuilt: you simply stop drawing. There is no limit to the number of cards "
            "you may hold."
        ),
        "fr": (
            "Une pioche vide n'est jamais reconstituée : vous ne piochez plus, voilà tout. La taille de la main, "
            "elle, est sans limite."
        ),
    },
    "MB-032": {
        "en": (
            "Our reading: an effect that takes several cards from a hand takes them together, and the hand is "
            "refilled once afterwards. Between two separate effects, there is a refill."
        ),
        "fr": (
            "Notre lecture : un effet qui retire plusieurs cartes d'une main les retire ensemble, et la main n'est "
            "complétée qu'une fois, après. Entre deux effets distincts, en revanche, on la complète."
        ),
    },
    "MB-040": {
        "en": "A player who falls to 0 life loses on the spot. The game ends at once, even in the middle of an effect.",
        "fr": "À 0 PV, c'est perdu sur-le-champ : la partie s'arrête, même au beau milieu d'un effet.",
    },
    "MB-041": {
        "en": (
            "If you must act and can't (no card in hand and no creature able to attack), you lose at once. This is "
            "checked when your action is due, including the further action you owe after your opponent uses a "
            "Mindbug."
        ),
        "fr": (
            "Si vous devez agir sans le pouvoir (main vide et aucune créature capable d'attaquer), vous perdez "
            "aussitôt. Cela se vérifie au moment d'agir, y compris pour la nouvelle action due après un Mindbug "
            "adverse."
        ),
    },
    "MB-042": {
        "en": (
            "Our reading: no effect takes life from both players. Waiting effects resolve one after the other; the "
            "first player to reach 0 loses and the rest is dropped."
        ),
        "fr": (
            "Notre lecture : aucun effet ne retire de PV aux deux joueurs. Les effets en attente se résolvent l'un "
            "après l'autre ; le premier joueur tombé à 0 perd et le reste est abandonné."
        ),
    },
    "MB-050": {
        "en": (
            "Players alternate. On your turn you take exactly one action: play a card from your hand or attack with "
            "one creature. You can't pass, and once the action is finished your turn ends."
        ),
        "fr": (
            "Les joueurs alternent. À votre tour, une action et une seule : jouer une carte de votre main ou attaquer "
            "avec une créature. Impossible de passer ; l'action finie, le tour s'achève."
        ),
    },
    "MB-051": {
        "en": (
            "Put the card face up so that both players can read it, then refill your hand; your opponent now decides "
            "whether to use a Mindbug. Our reading: until then, the card is in nobody's hand and nobody's play area."
        ),
        "fr": (
            "Posez la carte face visible, que chacun puisse la lire, et complétez votre main ; l'adversaire décide "
            "alors s'il utilise un Mindbug. Notre lecture : d'ici là, la carte n'est dans aucune main ni aucune zone "
            "de jeu."
        ),
    },
    "MB-052": {
        "en": (
            "If your opponent declines or has no Mindbug left, the creature enters your play area and you resolve its "
            "Play effect. Then your turn ends."
        ),
        "fr": (
            "Si l'adversaire renonce ou n'a plus de Mindbug, la créature rejoint votre zone de jeu et son effet Jouer "
            "se résout pour vous. Puis votre tour s'achève."
        ),
    },
    "MB-053": {
        "en": (
            "If your opponent uses a Mindbug, it is flipped, spent for good: the creature enters their play area and "
            "they resolve its Play effect. You must then take another action in the same turn; if you play another "
            "card, a second Mindbug may follow."
        ),
        "fr": (
            "Si l'adversaire utilise un Mindbug, il le retourne, perdu pour de bon : la créature rejoint sa zone de "
            "jeu et l'effet Jouer est pour lui. Vous devez alors agir de nouveau, dans le même tour ; si vous jouez "
            "une autre carte, un second Mindbug peut suivre."
        ),
    },
    "MB-054": {
        "en": (
            "A Mindbug works only on a card played from hand as a player's action. It can't take a creature put into "
            "play by an effect (even from a hand), one already in play, or one taken with a Mindbug."
        ),
        "fr": (
            "Un Mindbug ne vise qu'une carte jouée depuis la main lors d'une action de joueur. Sont exclues les "
            "créatures mises en jeu par un effet (même depuis une main), déjà en jeu ou prises avec un Mindbug."
        ),
    },
    "MB-055": {
        "en": (
            "When a creature taken with a Mindbug is defeated later, it goes to the discard pile of whoever controls "
            "it then. That player resolves its Defeated effect."
        ),
        "fr": (
            "Une créature prise avec un Mindbug puis détruite rejoint la défausse de celui qui la contrôle à ce "
            "moment-là. L'effet Détruit est aussi pour lui."
        ),
    },
    "MB-060": {
        "en": (
            "Choose one of your creatures to attack. In order: dice if it has die symbols, its Attack effect, Hunter, "
            "the decision to block, the fight or the loss of life, Defeated effects, Frenzy. Placing Hunter after dice "
            "and Attack effect is our reading."
        ),
        "fr": (
            "Désignez l'attaquant parmi vos créatures. Dans l'ordre : dés s'il porte des symboles de dé, effet "
            "Attaque, Chasseur, décision de bloquer, combat ou perte de PV, effets Détruit, Furie. Placer Chasseur "
            "après les dés et l'effet Attaque est notre lecture."
        ),
    },
    "MB-061": {
        "en": (
            "The defender may block with one creature that is able to. Unblocked, the attack costs the defender 1 "
            "life, whatever the attacker's power."
        ),
        "fr": (
            "Le défenseur peut bloquer avec une seule de ses créatures, si elle en est capable. Sans blocage, "
            "l'attaque lui coûte 1 PV, quelle que soit la puissance de l'attaquant."
        ),
    },
    "MB-062": {
        "en": (
            "A blocked attack is a fight and costs the defender no life. The creature with the lower power is "
            "defeated; on equal power both are, at the same moment."
        ),
        "fr": (
            "Une attaque bloquée devient un combat et ne coûte aucun PV au défenseur. La créature la moins puissante "
            "est détruite ; à puissance égale, les deux le sont, au même instant."
        ),
    },
    "MB-063": {
        "en": "A defeated creature goes to the discard pile of the player who controls it, whoever played it.",
        "fr": "Une créature détruite rejoint la défausse de celui qui la contrôle, peu importe qui l'avait jouée.",
    },
    "MB-064": {
        "en": (
            "Our reading: if the attacker is no longer in its player's play area when the attack would go on "
            "(defeated by its own Attack effect, or controlled by the other player), the attack ends there: no block, "
            "no life lost."
        ),
        "fr": (
            "Notre lecture : si l'attaquant n'est plus dans la zone de jeu de son joueur au moment de poursuivre "
            "(détruit par son propre effet Attaque ou passé à l'adversaire), l'attaque s'arrête là : ni blocage, ni "
            "PV perdu."
        ),
    },
    "MB-065": {
        "en": (
            "Our reading: unless an effect forbids it, a creature may attack as soon as you have an action, even if "
            "it has only just arrived, and may block every attack. Having attacked doesn't stop it from blocking "
            "later."
        ),
        "fr": (
            "Notre lecture : sauf interdiction, une créature peut attaquer dès que vous avez une action, même à peine "
            "arrivée, et bloquer autant d'attaques qu'il en vient. Avoir attaqué ne l'empêche pas de bloquer ensuite."
        ),
    },
    "MB-070": {
        "en": (
            "Frenzy: after its first attack of the turn, if still in play, it may attack once more; two attacks at "
            "most. Our reading: within the same action, after everything the first attack caused, with the same "
            "controller, Frenzy at that moment and no ban on attacking."
        ),
        "fr": (
            "Furie : encore en jeu après sa première attaque du tour, la créature peut en mener une seconde, jamais "
            "une troisième. Notre lecture : dans la même action, une fois tout résolu, avec le même contrôleur, Furie "
            "à cet instant et aucune interdiction d'attaquer."
        ),
    },
    "MB-071": {
        "en": (
            "Hunter: when it attacks, you may name any enemy creature, even one that normally couldn't block it: that "
            "creature must block. The defender has no say and loses no life. If you don't, or there is none, the "
            "attack goes on as usual."
        ),
        "fr": (
            "Chasseur : à l'attaque, vous pouvez désigner toute créature ennemie, même incapable de bloquer "
            "d'ordinaire. Elle bloque, sans que le défenseur ait son mot à dire, et il ne perd aucun PV. Sinon, ou "
            "faute de créature en face, l'attaque suit son cours normal."
        ),
    },
    "MB-072": {
        "en": (
            "Poisonous: in a fight it always defeats the other creature, whatever that one's power. It is defeated "
            "too if the other's power is equal or higher, or if the other is also Poisonous."
        ),
        "fr": (
            "Venimeux : en combat, l'autre créature est détruite à coup sûr, si puissante soit-elle. La créature "
            "Venimeuse l'est aussi si l'autre est au moins aussi puissante, ou Venimeuse elle-même."
        ),
    },
    "MB-073": {
        "en": (
            "Sneaky: only another Sneaky creature may block it. It can itself block attackers like any normal creature."
        ),
        "fr": (
            "Furtif : seule une autre créature Furtive peut bloquer son attaque. En défense, elle bloque comme "
            "n'importe quelle autre."
        ),
    },
    "MB-074": {
        "en": (
            "Tough: if it would be defeated, in a fight or by an effect, while not exhausted, it is exhausted (turned "
            "sideways) instead. It still attacks, blocks and uses its ability, but stays exhausted while in play: the "
            "next defeat is real."
        ),
        "fr": (
            "Coriace : non inclinée, la créature échappe à la destruction, en combat ou par un effet : on l'incline "
            "(carte tournée de côté). Elle agit toujours normalement, mais reste inclinée tant qu'elle est en jeu : "
            "la prochaine destruction sera la bonne."
        ),
    },
    "MB-075": {
        "en": (
            "One fight is one defeat. A Tough creature not yet exhausted that faces a Poisonous one of equal or "
            "higher power becomes exhausted, no more."
        ),
        "fr": (
            "Un combat ne détruit qu'une fois. Face à une créature Venimeuse de puissance égale ou supérieure, une "
            "créature Coriace encore droite est inclinée, rien de plus."
        ),
    },
    "MB-076": {
        "en": (
            "Our reading: a creature that leaves play and comes back starts afresh, not exhausted, without growth and "
            "with no attack used."
        ),
        "fr": (
            "Notre lecture : une créature qui quitte le jeu puis y revient repart à neuf, non inclinée, sans "
            "croissance et sans attaque utilisée."
        ),
    },
    "MB-080": {
        "en": (
            "Play: resolved whenever the creature enters play, be it from a hand, from a discard pile or through a "
            "Mindbug, for the player whose play area it enters."
        ),
        "fr": (
            "Jouer : l'effet se résout à chaque entrée en jeu de la créature, depuis une main, depuis une défausse ou "
            "par un Mindbug, pour le joueur dont elle rejoint la zone de jeu."
        ),
    },
    "MB-081": {
        "en": (
            "Attack: resolved when the creature attacks, before the defender decides whether to block. A second "
            "attack with Frenzy triggers it again."
        ),
        "fr": (
            "Attaque : l'effet se résout à l'annonce de l'attaque, avant la décision de bloquer. La seconde attaque "
            "due à Furie le déclenche à nouveau."
        ),
    },
    "MB-082": {
        "en": (
            "Defeated: resolved right after the creature is defeated and put into its controller's discard pile, for "
            "that player. Not when it changes sides, returns to a hand, is discarded from a hand or is exhausted by "
            "Tough instead."
        ),
        "fr": (
            "Détruit : l'effet se résout dès que la créature détruite arrive dans la défausse de celui qui la "
            "contrôlait, et pour lui. Rien si elle change de camp, retourne en main, est défaussée de la main ou "
            "seulement inclinée grâce à Coriace."
        ),
    },
    "MB-083": {
        "en": (
            "An ability without a trigger is permanent: it works as long as the creature is in play and its condition "
            "is met."
        ),
        "fr": (
            "Sans déclencheur, une capacité est permanente : elle agit en continu, aussi longtemps que la créature "
            "reste en jeu et que sa condition tient."
        ),
    },
    "MB-084": {
        "en": (
            "Our reading: creatures defeated together all leave play before the first of their Defeated effects "
            "resolves. So none of them can be chosen by these effects, not even by its own."
        ),
        "fr": (
            "Notre lecture : des créatures détruites ensemble quittent toutes le jeu avant le premier de leurs effets "
            "Détruit. Aucune ne peut donc y être choisie, pas même par son propre effet."
        ),
    },
    "MB-085": {
        "en": (
            "Our reading: a newly triggered effect joins those waiting; once the current one is finished, the player "
            "whose turn it is picks the next. So a card put into play by an effect has its Play effect only after "
            "that effect is done."
        ),
        "fr": (
            "Notre lecture : un effet qui se déclenche rejoint ceux qui attendent ; l'effet en cours fini, le joueur "
            "dont c'est le tour choisit le suivant. L'effet Jouer d'une carte mise en jeu par un effet vient donc "
            "après celui-ci."
        ),
    },
    "MB-090": {
        "en": (
            "Discard: the card goes from your hand to your own discard pile, face up. Told to discard more than you "
            "hold, you discard your whole hand and ignore the rest."
        ),
        "fr": (
            "Défausser : la carte va de votre main à votre défausse, face visible. Si l'effet en réclame plus que "
            "vous n'en tenez, toute la main y passe et le surplus est oublié."
        ),
    },
    "MB-091": {
        "en": (
            "Take control: the creature moves to your play area. It keeps its state (exhausted or not) and its Play "
            "effect isn't resolved. Our reading: the change of control lasts, and growth stays until the turn ends."
        ),
        "fr": (
            "Prendre le contrôle : la créature passe dans votre zone de jeu, inclinée ou non comme avant, sans que son "
            "effet Jouer se déclenche. Notre lecture : ce changement est durable, et la croissance reste jusqu'à la "
            "fin du tour."
        ),
    },
    "MB-092": {
        "en": (
            "Steal: you take a card from your opponent's hand into yours. If that leaves them fewer than five cards, "
            "they refill their hand."
        ),
        "fr": (
            "Voler : une carte passe de la main de votre adversaire à la vôtre. S'il lui en reste moins de cinq, il "
            "complète aussitôt sa main."
        ),
    },
    "MB-093": {
        "en": (
            "Draw from the unused pile: its top card goes to your hand. Our reading: if that pile is empty, you get "
            "nothing."
        ),
        "fr": (
            "Piocher dans la pile inutilisée : la carte du dessus rejoint votre main. Notre lecture : si cette pile "
            "est vide, vous n'obtenez rien."
        ),
    },
    **KING_OF_TOKYO_RULES,
}
