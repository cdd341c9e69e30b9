"""Rulings on cards, decisions and examples (sections 15 to 17)."""

RULINGS: dict[str, dict[str, str]] = {
    "KD-210": {
        "en": (
            "Symbols of Acid Attack and Adrenaline Augment are Smash symbols wherever symbols count; they are not dice."
        ),
        "fr": (
            "Les symboles d'Attaque acide et de Pic d'adrénaline sont des Baffes partout où l'on compte des symboles "
            "; ce ne sont pas des dés."
        ),
    },
    "KD-211": {
        "en": "Antimatter Pellets: hits, then the pull. Utter Destruction: Destruction, Fame, hits.",
        "fr": "Balles anti-matière : les dégâts, puis le tirage. Destruction totale : Destruction, Gloire, dégâts.",
    },
    "KD-212": {
        "en": "Breaking News ignores its own purchase. Counting it is an option.",
        "fr": "Flash spécial ignore son propre achat. Le compter est une option.",
    },
    "KD-213": {
        "en": (
            "Camouflage: one die for each hit of one event, if you like; Hearts cancel and heal nothing. You know "
            "the number of hits first."
        ),
        "fr": (
            "Camouflage : un dé par dégât du même coup, si vous voulez ; les Soins annulent et ne soignent pas. Vous "
            "connaissez d'abord le nombre de dégâts."
        ),
    },
    "KD-214": {
        "en": (
            "Dominate is settled before the Rival's next throw: KEEP cards may be discarded first, those left are "
            "counted. Counting them at the purchase is an option."
        ),
        "fr": (
            "Dominer se règle avant le prochain lancer du Rival : il peut d'abord défausser des cartes Pouvoir, on "
            "compte celles qui restent. Les compter à l'achat est une option."
        ),
    },
    "KD-215": {
        "en": (
            "Dice lost to Thunder Stomp and Dominate wait for the next throw, and are forgotten by a turn spent "
            "hibernating."
        ),
        "fr": (
            "Les dés perdus par Écrasement dévastateur et Dominer attendent le prochain lancer ; un tour "
            "d'hibernation les efface."
        ),
    },
    "KD-216": {
        "en": (
            "In Shape adds up the hits of your turn; each one after the third can be bought once, one payment and "
            "one pull at a time. Every player's turn is an option."
        ),
        "fr": (
            "En forme additionne les dégâts de votre tour ; chacun après le troisième s'achète une fois, un paiement "
            "et un tirage à la fois. Tous les tours est une option."
        ),
    },
    "KD-217": {
        "en": (
            "Unstable DNA: three hits taken at once, by anything, on any turn, if you survive and your Rival has a "
            "KEEP card. Adding up the turn is an option."
        ),
        "fr": (
            "ADN instable : trois dégâts subis d'un coup, par quoi que ce soit, à tout tour, si vous survivez et que "
            "le Rival a une carte Pouvoir. Additionner le tour est une option."
        ),
    },
    "KD-218": {
        "en": "Hibernation blocks every hit, also from your own cards.",
        "fr": "Hibernation bloque tout dégât, même de vos propres cartes.",
    },
    "KD-219": {
        "en": "Our reading: you choose the order of Hibernation and Made in a Lab. Hibernation first is an option.",
        "fr": (
            "Notre lecture : vous choisissez l'ordre d'Hibernation et d'Expérience scientifique. Hibernation d'abord "
            "est une option."
        ),
    },
    "KD-220": {
        "en": "Rebooting skips everything of the Resolve phase; what happened when the Roll was fixed stays.",
        "fr": "Redémarrage saute toute la résolution ; ce qui s'est passé au Lancer fixé reste acquis.",
    },
    "KD-221": {
        "en": "Natural Selection does not hit who reboots. Hitting anyway is an option.",
        "fr": "Sélection naturelle ne frappe pas qui redémarre. Frapper quand même est une option.",
    },
    "KD-222": {
        "en": (
            "Titanic Batteries: exactly two real dice, which stay in the Roll for cards that look at it. Allowed "
            "with two Dice tokens, too. Both are options."
        ),
        "fr": (
            "Batteries titanesques : exactement deux vrais dés, qui restent dans le Lancer pour les cartes qui le "
            "regardent. Permis aussi avec deux jetons Dé. Les deux points sont des options."
        ),
    },
    "KD-223": {
        "en": "Superconductor: each gain of energy while your Rival resolves is one chance, and you know the amount.",
        "fr": (
            "Supra-conducteur : chaque gain d'énergie pendant la résolution du Rival est une occasion, et vous savez "
            "combien."
        ),
    },
    "KD-224": {
        "en": (
            "Thunder Stomp: a Destruction pull while you resolve, by dice, power or what they set off; once per "
            "turn. Pulls when the Roll is fixed count as an option."
        ),
        "fr": (
            "Écrasement dévastateur : un tirage de Destruction pendant votre résolution, par les dés, le pouvoir ou "
            "ce qu'ils déclenchent ; une fois par tour. Compter ceux du Lancer fixé est une option."
        ),
    },
    "KD-225": {
        "en": "Scrappy: the step from a token to a space that is not that token's.",
        "fr": "Bricolé : le pas d'un jeton vers une case qui n'est pas à ce jeton.",
    },
    "KD-226": {
        "en": (
            "Operation Media counts the Smash symbols you resolved this turn, as Meka Dragon multiplied them, in one "
            "pull. Not multiplying is an option."
        ),
        "fr": (
            "Opération média compte les Baffes résolues ce tour-ci, multipliées par Meka Dragon, en un seul tirage. "
            "Ne pas multiplier est une option."
        ),
    },
    "KD-227": {
        "en": "Tesla Impulse gives its energy even if there is no card to discard.",
        "fr": "Impulsion Tesla donne son énergie même sans carte à défausser.",
    },
    "KD-228": {
        "en": (
            "Unchained is chosen bonus by bonus, Lightning Speed space by space, in your own pulls only. King tokens "
            "are not empty spaces."
        ),
        "fr": (
            "Déchaîné se choisit bonus par bonus, Vitesse éclair case par case, dans vos seuls tirages. Les jetons "
            "Roi ne sont pas des cases vides."
        ),
    },
    "KD-229": {
        "en": (
            "Unstoppable is automatic: your life becomes 1, which is no gain, and every further hit of the turn is "
            "ignored."
        ),
        "fr": (
            "Il ne tombera pas ! est automatique : vous avez 1 PV, ce n'est pas un gain, et tout autre dégât du tour "
            "est ignoré."
        ),
    },
    "KD-230": {
        "en": (
            "Regeneration adds 1 to the first life you gain in a turn; a gain that already fills you up leaves it "
            "unused."
        ),
        "fr": "Régénération ajoute 1 au premier gain de PV du tour ; un gain qui vous remplit déjà ne l'utilise pas.",
    },
    "KD-231": {
        "en": "Frenzy: one extra turn, after this one is played to its end.",
        "fr": "Rage : un tour supplémentaire, une fois celui-ci joué jusqu'au bout.",
    },
    "KD-232": {
        "en": "A card got by swapping brings no token and no effect of a purchase.",
        "fr": "Une carte reçue par échange n'amène ni jeton, ni effet d'achat.",
    },
    "KD-233": {
        "en": (
            "Signature Move: a pull of 1 space for every full three Special Power symbols. One longer pull is an "
            "option."
        ),
        "fr": (
            "Attaque spéciale : un tirage de 1 case par trio complet de Pouvoirs spéciaux. Un seul tirage plus long "
            "est une option."
        ),
    },
    "KD-234": {
        "en": "Our reading: a card used this turn stays used when it is swapped.",
        "fr": "Notre lecture : une carte utilisée ce tour-ci le reste après un échange.",
    },
    "KD-235": {
        "en": (
            "Alien Metabolism is used between actions, never inside an effect; also before a purchase by Made in a Lab."
        ),
        "fr": (
            "Métabolisme extra-terrestre s'utilise entre deux actions, jamais dans un effet ; aussi avant un achat "
            "d'Expérience scientifique."
        ),
    },
    "KD-236": {
        "en": (
            "Tesla Impulse and Unstable DNA choose among the KEEP cards there are then; one just being bought is not "
            "yet there."
        ),
        "fr": (
            "Impulsion Tesla et ADN instable visent les cartes Pouvoir présentes alors ; celle qu'on achète n'y est "
            "pas encore."
        ),
    },
    "KD-237": {
        "en": "Gentle Giant fails if your Roll held a Smash symbol at any moment of the Resolve phase.",
        "fr": "Géant bienveillant échoue si votre Lancer a compté une Baffe à un moment quelconque de la résolution.",
    },
    "KD-238": {
        "en": "Frenzy twice in a turn gives two extra turns. What waits for your Rival's next turn goes on waiting.",
        "fr": (
            "Rage deux fois dans un tour donne deux tours supplémentaires. Ce qui attend le prochain tour du Rival "
            "attend encore."
        ),
    },
    "KD-239": {
        "en": "Of an effect you do as much as can be done.",
        "fr": "D'un effet, on fait tout ce qui est possible.",
    },
    "KD-240": {
        "en": "At the start of your turn you decide about Hibernation and Made in a Lab.",
        "fr": "Au début de votre tour, vous décidez d'Hibernation et d'Expérience scientifique.",
    },
    "KD-241": {
        "en": "Before the first throw you decide about Dominate's discards and Dice tokens.",
        "fr": "Avant le premier lancer, vous décidez des défausses de Dominer et des jetons Dé.",
    },
    "KD-242": {
        "en": "Between throws you choose dice to reroll or stop; In the Shadows, Fame dice.",
        "fr": "Entre les lancers, vous choisissez les dés à relancer ou arrêtez ; Dans les ténèbres, des dés Gloire.",
    },
    "KD-243": {
        "en": "When the Roll is fixed you choose the order of cards that look at it.",
        "fr": "Au Lancer fixé, vous choisissez l'ordre des cartes qui le regardent.",
    },
    "KD-244": {
        "en": "At the start of resolving you decide about Rebooting and Titanic Batteries.",
        "fr": "Au début de la résolution, vous décidez de Redémarrage et de Batteries titanesques.",
    },
    "KD-245": {
        "en": "While resolving you choose the next kind or your power, and what the power asks.",
        "fr": (
            "Pendant la résolution, vous choisissez la sorte suivante ou votre pouvoir, et ce que le pouvoir demande."
        ),
    },
    "KD-246": {
        "en": (
            "During pulls you decide about Unchained and Lightning Speed; during hits about Camouflage, In Shape and "
            "Unstable DNA."
        ),
        "fr": (
            "Pendant un tirage, vous décidez de Déchaîné et de Vitesse éclair ; pendant des dégâts, de Camouflage, "
            "d'En forme et d'ADN instable."
        ),
    },
    "KD-247": {
        "en": "In your Rival's turn you may be asked about Camouflage, Unstable DNA and Superconductor.",
        "fr": "Pendant le tour du Rival, on peut vous demander Camouflage, ADN instable et Supra-conducteur.",
    },
    "KD-248": {
        "en": (
            "After the dice you buy, replace the market or stop, lay or move a Buzz token, and choose Tesla Impulse's "
            "victim."
        ),
        "fr": (
            "Après les dés, vous achetez, renouvelez ou arrêtez, posez ou déplacez un jeton Buzz, et choisissez la "
            "victime d'Impulsion Tesla."
        ),
    },
    "KD-249": {
        "en": "Alien Metabolism can be used whenever you are asked something in your own turn.",
        "fr": "Métabolisme extra-terrestre sert chaque fois qu'on vous demande quelque chose pendant votre tour.",
    },
    "KD-260": {
        "en": (
            "Example: Fame at 2, the second seat rolls five Fame: it goes to 3, 4 and 5. With Destruction on 4 the "
            "game is won on the first step."
        ),
        "fr": (
            "Exemple : Gloire en 2, la seconde place obtient cinq Gloires : 3, 4, 5. Avec la Destruction en 4, la "
            "partie est gagnée au premier pas."
        ),
    },
    "KD-261": {
        "en": "Example: a shortcut on 4, 5, 6 and a marker on 3, pulled 2 toward 7: it goes to 4, then 6.",
        "fr": "Exemple : un raccourci sur 4, 5, 6 et un pion en 3, tiré de 2 vers 7 : il va en 4, puis 6.",
    },
    "KD-262": {
        "en": (
            "Example: the phantom on 2 and 3, a marker on 1, pulled 3 toward 7: 2, the added space (1 life), 3. Only "
            "3 is in the Spotlight zone."
        ),
        "fr": (
            "Exemple : le Fantôme sur 2 et 3, un pion en 1, tiré de 3 vers 7 : 2, la case ajoutée (1 PV), 3. Seule 3 "
            "est sous les projecteurs."
        ),
    },
    "KD-263": {
        "en": "Example: a King token on 2, The King's Rival pulls 4 from 0 toward 7: 1, 2, stop; 2 spaces are lost.",
        "fr": (
            "Exemple : un jeton Roi en 2, le Rival de The King tire de 4 depuis 0 vers 7 : 1, 2, arrêt ; 2 cases "
            "sont perdues."
        ),
    },
    "KD-264": {
        "en": "Example: Meka Dragon with 3 Smash dice, Acid Attack and 2 Special Power: 4 × 2 = 8 hits at once.",
        "fr": (
            "Exemple : Meka Dragon avec 3 dés Baffe, Attaque acide et 2 Pouvoirs spéciaux : 4 × 2 = 8 dégâts d'un coup."
        ),
    },
    "KD-265": {
        "en": (
            "Example: Alienoid with 3 Special Power and 1 Fame adds Fame twice: three Fame, pull 1. With 2 Fame "
            "dice: four, pull 2."
        ),
        "fr": (
            "Exemple : Alienoid avec 3 Pouvoirs spéciaux et 1 Gloire ajoute deux fois Gloire : trois Gloires, 1 "
            "case. Avec 2 dés Gloire : quatre, 2 cases."
        ),
    },
    "KD-266": {
        "en": "Example: Armor Plating and Trendsetter active, 2 hits in the Rival's turn: none taken; a later hit is.",
        "fr": (
            "Exemple : Blindage renforcé et Hyper-tendance actifs, 2 dégâts au tour du Rival : aucun subi ; un dégât "
            "suivant l'est."
        ),
    },
    "KD-267": {
        "en": "Example: 3 dice lost to Dominate, Extra Head and one Dice token spent: 6 - 3 + 2 = 5 dice.",
        "fr": "Exemple : 3 dés perdus par Dominer, Une tête de plus et un jeton Dé dépensé : 6 - 3 + 2 = 5 dés.",
    },
    "KD-268": {
        "en": "Example: Made in a Lab on a card of cost 2 on the last slot: it costs 1.",
        "fr": "Exemple : Expérience scientifique sur une carte à 2 du dernier emplacement : elle coûte 1.",
    },
    "KD-269": {
        "en": (
            "Example: Alienoid resolved 2 Fame for nothing, then adds Fame: three now, pull 1. Had 3 been pulled "
            "before, a fourth gives 1 space more."
        ),
        "fr": (
            "Exemple : Alienoid a résolu 2 Gloires pour rien, puis en ajoute une : trois, 1 case. Si 3 avaient déjà "
            "été résolues, une quatrième donne 1 case de plus."
        ),
    },
    "KD-270": {
        "en": (
            "Example: four Smash dice and Acid Attack: five symbols, 5 hits, but four identical dice: Antimatter "
            "Pellets does nothing, Natural Selection strikes."
        ),
        "fr": (
            "Exemple : quatre dés Baffe et Attaque acide : cinq symboles, 5 dégâts, mais quatre dés identiques : "
            "Balles anti-matière ne fait rien, Sélection naturelle frappe."
        ),
    },
    "KD-271": {
        "en": "Example: Alienoid lacks only Heart for Utter Destruction: adding a Heart sets it off at once.",
        "fr": "Exemple : il ne manque qu'un Soin à Alienoid pour Destruction totale : l'ajouter la déclenche aussitôt.",
    },
    "KD-272": {
        "en": "Example: Meka Dragon multiplies 2 Smash by 2 and then buys Operation Media: pull Fame 4.",
        "fr": "Exemple : Meka Dragon multiplie 2 Baffes par 2, puis achète Opération média : tirez la Gloire de 4.",
    },
    "KD-273": {
        "en": (
            "Example: a Fame pull of 3 meets a paw, which is the fourth hit; In Shape pays 1 and pulls Fame 1; then "
            "the two steps left are made."
        ),
        "fr": (
            "Exemple : un tirage de Gloire de 3 rencontre une patte, quatrième dégât ; En forme paie 1 et tire la "
            "Gloire de 1 ; puis les deux pas restants se font."
        ),
    },
    "KD-274": {
        "en": (
            "Example: Jets Scrambled with both at 5 life, the buyer with Unstoppable: the buyer stays at 1 and wins. "
            "Without that card: a draw."
        ),
        "fr": (
            "Exemple : Attaque aérienne, 5 PV chacun, l'acheteur a Il ne tombera pas ! : il reste à 1 et gagne. Sans "
            "cette carte : match nul."
        ),
    },
    "KD-275": {
        "en": (
            "Example: the tiger token on Fame 4 and the marker on 3: it may be laid on 4 again, on 5, anywhere free, "
            "not on 3."
        ),
        "fr": (
            "Exemple : le jeton Tigre en Gloire 4 et le pion en 3 : on peut le reposer en 4, en 5, partout où c'est "
            "libre, pas en 3."
        ),
    },
    "KD-276": {
        "en": (
            "Example: six Special Power with Signature Move and a King token one space ahead: two pulls of 1; the "
            "second starts from the King token."
        ),
        "fr": (
            "Exemple : six Pouvoirs spéciaux avec Attaque spéciale et un jeton Roi une case plus loin : deux tirages "
            "de 1 ; le second part du jeton Roi."
        ),
    },
}
