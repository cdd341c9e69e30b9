"""The expansion: Evolution cards."""

EVOLUTIONS: dict[str, dict[str, str]] = {
    "KM-100": {
        "en": "Each monster has its own deck of eight Evolution cards and its discard pile.",
        "fr": "Chaque monstre a son paquet de huit cartes Évolution et sa défausse.",
    },
    "KM-101": {
        "en": "At the start everybody looks at two and keeps one.",
        "fr": "Au début, chacun en regarde deux et en garde une.",
    },
    "KM-102": {
        "en": "Three or more heart dice in a result you resolve: look at two, keep one. As an option just draw one.",
        "fr": (
            "Au moins trois dés cœur dans un résultat que vous résolvez : regardez-en deux, gardez-en une. En "
            "option, piochez-en une."
        ),
    },
    "KM-103": {
        "en": "A short deck is filled with its shuffled discard pile.",
        "fr": "Un paquet épuisé est refait avec sa défausse mélangée.",
    },
    "KM-104": {
        "en": "Hands are hidden and unlimited.",
        "fr": "Les mains sont cachées et illimitées.",
    },
    "KM-105": {
        "en": (
            "Permanent Evolutions are played at any time and stay; Temporary ones do what they say and are "
            "discarded. You never must."
        ),
        "fr": (
            "Les Évolutions permanentes se jouent à tout moment et restent ; les temporaires font ce qu'elles "
            "disent et sont défaussées. Jamais obligatoire."
        ),
    },
    "KM-106": {
        "en": "Evolution cards with a keyword stay in hand until it is activated.",
        "fr": "Les cartes Évolution à mot-clé restent en main jusqu'à son activation.",
    },
    "KM-107": {
        "en": "They cost nothing, and can't be copied or lost with It Has a Child!.",
        "fr": "Elles ne coûtent rien, et ne peuvent être copiées ni perdues avec Il restait un œuf !.",
    },
    "KM-108": {
        "en": "How many cards a hand has is open; what is not kept is discarded face up.",
        "fr": "Le nombre de cartes en main est visible ; ce qui n'est pas gardé est défaussé face visible.",
    },
    "KM-109": {
        "en": "Evolutions in play are lost only with their owner.",
        "fr": "Les Évolutions en jeu ne se perdent qu'avec leur propriétaire.",
    },
    "KM-110": {
        "en": "Mind Control! and Neutralizing Look come before the Mindbug, clockwise, again after somebody played.",
        "fr": (
            "Contrôle mental ! et Regard neutralisant viennent avant le Mindbug, dans le sens horaire, à nouveau "
            "après chaque carte jouée."
        ),
    },
    "KM-111": {
        "en": '"Exactly three" counts dice, for whoever resolves them.',
        "fr": "« Exactement trois » compte les dés, pour qui les résout.",
    },
    "KM-112": {
        "en": "A card taken with Strange Evolution?! goes to the discard pile of its own set.",
        "fr": "Une carte prise avec Étrange évolution ?! va à la défausse de sa propre série.",
    },
    "KM-113": {
        "en": "Stealing: the victim loses it and you gain it, if there is any.",
        "fr": "Voler : la victime le perd et vous le gagnez, s'il y en a.",
    },
    "KM-114": {
        "en": "Helpful Mindbug is declared before the first group and copies what the dice really bring.",
        "fr": "Mindbug serviable s'annonce avant le premier groupe et copie ce que les dés rapportent vraiment.",
    },
}
