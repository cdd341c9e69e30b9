"""The frame of every page, the front page, and the page that an invitation leads to."""

from __future__ import annotations

from bestiaire.words import Phrase

FRONT = {
    "tagline": Phrase(
        en="A table for games of creatures, dice and spells",
        fr="Une table pour des jeux de créatures, de dés et de sorts",
    ),
    "skip": Phrase(en="Skip to the table", fr="Aller à la table"),
    "new_game": Phrase(en="A new game", fr="Nouvelle partie"),
    "game": Phrase(en="Game", fr="Jeu"),
    "opponent": Phrase(en="Against", fr="Contre"),
    "computer_easy": Phrase(en="the computer, easy", fr="l'ordinateur, facile"),
    "computer_normal": Phrase(en="the computer, normal", fr="l'ordinateur, normal"),
    "computer_hard": Phrase(en="the computer, hard", fr="l'ordinateur, difficile"),
    "computer_expert": Phrase(en="the computer, expert", fr="l'ordinateur, expert"),
    "friend": Phrase(en="a friend, by link", fr="un ami, par un lien"),
    "hotseat": Phrase(en="somebody beside me, on this screen", fr="quelqu'un à côté de moi, sur cet écran"),
    "optional": Phrase(en="optional", fr="facultatif"),
    "your_name": Phrase(en="Your name", fr="Votre nom"),
    "other_name": Phrase(en="Name of the other player", fr="Nom de l'autre joueur"),
    "start": Phrase(en="Play", fr="Jouer"),
    "my_games": Phrase(en="My games", fr="Mes parties"),
    "running": Phrase(en="Being played now", fr="En cours"),
    "finished": Phrase(en="Finished", fr="Terminées"),
    "continue": Phrase(en="Continue", fr="Continuer"),
    "watch": Phrase(en="Watch", fr="Regarder"),
    "replay": Phrase(en="Replay", fr="Revoir"),
    "upload": Phrase(en="Look at a game from a file", fr="Revoir une partie depuis un fichier"),
    "upload_what": Phrase(
        en="A record you downloaded here or saved in the terminal.",
        fr="Un enregistrement téléchargé ici ou sauvegardé dans le terminal.",
    ),
    "upload_file": Phrase(en="Record (.json)", fr="Enregistrement (.json)"),
    "upload_button": Phrase(en="Open", fr="Ouvrir"),
    "versus": Phrase(en="{a} against {b}", fr="{a} contre {b}"),
    "free_seat": Phrase(en="the other player", fr="l'autre joueur"),
    "computer": Phrase(en="the computer", fr="l'ordinateur"),
    "computer_n": Phrase(en="computer {n}", fr="l'ordinateur {n}"),
    "stand_in": Phrase(en="{name} (computer)", fr="{name} (ordinateur)"),
    "free_seat_n": Phrase(en="seat {n} (free)", fr="la place {n} (libre)"),
    "computers": Phrase(en="{n} computers", fr="{n} ordinateurs"),
    "free_seats": Phrase(en="{n} free seats", fr="{n} places libres"),
    "a_free_seat": Phrase(en="a free seat", fr="une place libre"),
    "level_easy": Phrase(en="easy", fr="facile"),
    "level_normal": Phrase(en="normal", fr="normal"),
    "level_hard": Phrase(en="hard", fr="difficile"),
    "level_expert": Phrase(en="expert", fr="expert"),
    "how_many": Phrase(en="How many play", fr="Nombre de joueurs"),
    "opponents": Phrase(en="The others", fr="Les autres"),
    "seat_by_seat": Phrase(en="Choose seat by seat", fr="Choisir place par place"),
    "seat_by_seat_what": Phrase(
        en="Clockwise after you. Lot decides who is first in the round.",
        fr="Dans le sens horaire après vous. Le sort décide qui est premier dans le tour de table.",
    ),
    "seat_of": Phrase(en="Player {n}", fr="Joueur {n}"),
    "as_the_others": Phrase(en="as the others", fr="comme les autres"),
    "name_of": Phrase(en="Name of player {n}", fr="Nom du joueur {n}"),
    "invite_title": Phrase(en="Invite a friend", fr="Inviter un ami"),
    "invite": Phrase(
        en="Whoever opens this link first takes the free seat:",
        fr="Le premier qui ouvre ce lien prend la place libre :",
    ),
    "watch_link": Phrase(en="This one is for those who only watch:", fr="Celui-ci est pour ceux qui regardent :"),
    "only_here": Phrase(
        en="These links work on this computer only. For others in your network: bestiaire serve --host 0.0.0.0",
        fr=(
            "Ces liens ne marchent que sur cet ordinateur. Pour d'autres sur votre réseau : "
            "bestiaire serve --host 0.0.0.0"
        ),
    ),
    "copy": Phrase(en="Copy", fr="Copier"),
    "copied": Phrase(en="Copied", fr="Copié"),
    "waiting_for_friend": Phrase(en="Waiting for your friend…", fr="En attente de votre ami…"),
    "waiting_for_second": Phrase(en="Waiting for the second player…", fr="En attente du second joueur…"),
    "join_title": Phrase(en="{name} invites you to a game of {game}", fr="{name} vous invite à une partie de {game}"),
    "is_continued": Phrase(
        en="This game goes on from a point of an earlier one: whoever played or saw that knows the cards in it.",
        fr="Cette partie en reprend une autre en cours de route : qui l'a jouée ou vue en connaît les cartes.",
    ),
    "dealt_when_full": Phrase(
        en="The table is laid when everybody is there.", fr="La table est dressée quand tout le monde est là."
    ),
    "join": Phrase(en="Sit down and play", fr="Prendre place et jouer"),
    "language": Phrase(en="Passer en français", fr="Switch to English"),
    "close": Phrase(en="Close", fr="Fermer"),
    "reconnecting": Phrase(en="Connection lost; trying again…", fr="Connexion perdue ; nouvel essai…"),
    "sending_again": Phrase(
        en="Connection lost; your answer is sent again…", fr="Connexion perdue ; votre réponse est renvoyée…"
    ),
    "not_sent": Phrase(
        en="Your answer did not get through. Try again when the connection is back: it counts only once.",
        fr="Votre réponse n'est pas passée. Réessayez quand la connexion sera revenue : elle ne comptera qu'une fois.",
    ),
    "disclaimer": Phrase(
        en=(
            "The games and their names belong to their publishers; this project is not affiliated with "
            "them and shows none of "
            "their art or texts."
        ),
        fr=(
            "Les jeux et leurs noms appartiennent à leurs éditeurs ; ce projet n'a pas de lien avec "
            "eux et ne montre ni leurs "
            "images ni leurs textes."
        ),
    ),
    "seat_n": Phrase(en="Seat {n}", fr="Place {n}"),
    # what was refused, and why
}
