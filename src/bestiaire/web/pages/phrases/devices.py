"""Going on at another device, and signing out."""

from __future__ import annotations

from bestiaire.words import Phrase

DEVICES = {
    "other_device": Phrase(en="Go on at another device", fr="Continuer sur un autre appareil"),
    "other_device_what": Phrase(
        en=(
            "Open this link on the other device within ten minutes; it works once. Whoever opens it plays as you: "
            "send it to nobody."
        ),
        fr=(
            "Ouvrez ce lien sur l'autre appareil dans les dix minutes ; il ne sert qu'une fois. Qui l'ouvre joue à "
            "votre place : ne l'envoyez à personne."
        ),
    ),
    "sign_out": Phrase(en="Sign out everywhere", fr="Se déconnecter partout"),
    "sign_out_what": Phrase(
        en=(
            "All other devices are signed out at once, and links made before are void. This device stays signed in, "
            "and your seats stay yours."
        ),
        fr=(
            "Tous les autres appareils sont déconnectés aussitôt, et les liens faits avant ne valent plus rien. Cet "
            "appareil reste connecté, et vos places restent à vous."
        ),
    ),
    "confirm_sign_out": Phrase(en="Really sign out everywhere?", fr="Vraiment se déconnecter partout ?"),
    "has_signed_out": Phrase(en="All other devices are signed out.", fr="Tous les autres appareils sont déconnectés."),
    "signed_out": Phrase(
        en="You were signed out on this device, from another one.",
        fr="Vous avez été déconnecté de cet appareil, depuis un autre.",
    ),
    "link_here": Phrase(en="Your link", fr="Votre lien"),
    "copy_link": Phrase(en="Copy your link", fr="Copier votre lien"),
    "arrive_title": Phrase(en="Go on here as {name}?", fr="Continuer ici en tant que {name} ?"),
    "arrive_what": Phrase(
        en="This device then has your name and your games, and forgets who played here before.",
        fr="Cet appareil aura alors votre nom et vos parties, et oubliera qui jouait ici avant.",
    ),
    "arrive": Phrase(en="Go on here", fr="Continuer ici"),
}
