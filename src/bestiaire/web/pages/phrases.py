"""What the pages say, in English and French."""

from __future__ import annotations

from bestiaire.web.pages.phrases_of_opinions import OPINIONS
from bestiaire.words import Phrase

PHRASES = {
    **OPINIONS,
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
    "seats": Phrase(en="Seats", fr="Places"),
    "seats_taken": Phrase(en="{n} of {all} seats are taken.", fr="{n} places sur {all} sont prises."),
    "is_free": Phrase(en="free", fr="libre"),
    "is_you": Phrase(en="you", fr="vous"),
    "is_out": Phrase(en="out", fr="hors jeu"),
    "is_asked": Phrase(en="is asked", fr="doit répondre"),
    "may_announce": Phrase(en="may announce", fr="peut annoncer"),
    "may_announce_who": Phrase(
        en="The first to announce has it. Asked: {names}", fr="Au premier qui l'annonce. Interrogés : {names}"
    ),
    "says_no": Phrase(en="says no", fr="dit non"),
    "asked_for": Phrase(en="asked for", fr="attendu depuis"),
    "answers_in": Phrase(en="The computer answers in", fr="L'ordinateur répond dans"),
    "first_wins": Phrase(en="You may announce: the first has it.", fr="Vous pouvez annoncer : au premier qui le dit."),
    "first_wins_name": Phrase(
        en="{name} may announce: the first has it.", fr="{name} peut annoncer : au premier qui le dit."
    ),
    "no_claim": Phrase(en="No", fr="Non"),
    "no_claim_name": Phrase(en="{name}: no", fr="{name} : non"),
    "passed": Phrase(en="You said no.", fr="Vous avez dit non."),
    "too_late": Phrase(en="Somebody was faster.", fr="Quelqu'un a été plus rapide."),
    "waiting_for_people": Phrase(en="Waiting for more players…", fr="En attente d'autres joueurs…"),
    "fill": Phrase(en="Start without waiting", fr="Commencer sans attendre"),
    "fill_with": Phrase(en="Free seats are taken by", fr="Les places libres reviennent à"),
    "invite_many": Phrase(
        en="Whoever opens this link takes the next free seat:", fr="Qui ouvre ce lien prend la prochaine place libre :"
    ),
    "leave": Phrase(en="Leave", fr="Quitter"),
    "confirm_leave": Phrase(en="The computer plays for you: sure?", fr="L'ordinateur jouera pour vous : confirmer ?"),
    "you_are_left": Phrase(en="The computer plays for you.", fr="L'ordinateur joue pour vous."),
    "come_back": Phrase(en="Take my seat again", fr="Reprendre ma place"),
    "you_are_out": Phrase(
        en="You are out. You can watch how it goes on.", fr="Vous êtes hors jeu. Vous pouvez regarder la suite."
    ),
    "is_absent": Phrase(en="{name} is away.", fr="{name} n'est plus là."),
    "is_slow": Phrase(en="{name} does not answer.", fr="{name} ne répond pas."),
    "replace": Phrase(en="Let the computer play for {name}", fr="Laisser jouer l'ordinateur pour {name}"),
    "replace_votes": Phrase(en="{n} of {all} agree", fr="{n} sur {all} d'accord"),
    "undo_waits_for": Phrase(en="Still to answer: {names}", fr="N'ont pas encore répondu : {names}"),
    "you": Phrase(en="You", fr="Vous"),
    "guest": Phrase(en="Guest", fr="Invité"),
    "player_n": Phrase(en="Player {n}", fr="Joueur {n}"),
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
    "your_move": Phrase(en="Your move", fr="À vous"),
    "question": Phrase(en="What is asked", fr="Ce qui est demandé"),
    "set_up": Phrase(en="Set-up", fr="Mise en place"),
    "all_cards": Phrase(en="All cards", fr="Toutes les cartes"),
    "copy_invitation": Phrase(en="Copy the invitation", fr="Copier l'invitation"),
    "copy_watch": Phrase(en="Copy the link to watch", fr="Copier le lien pour regarder"),
    "no_rules": Phrase(en="This game explains no rules here.", fr="Ce jeu n'explique pas ses règles ici."),
    "no_cards": Phrase(en="This game lists no cards.", fr="Ce jeu ne liste pas de cartes."),
    "on_the_table": Phrase(en="On the table", fr="Sur la table"),
    "rules": Phrase(en="Rules", fr="Règles"),
    "rules_title": Phrase(en="how to play", fr="comment jouer"),
    "reading": Phrase(en="Read large", fr="Lecture en grand"),
    "why": Phrase(en="Why?", fr="Pourquoi ?"),
    "life": Phrase(en="Life", fr="PV"),
    "energy_cards": Phrase(en="Energy cards", fr="Cartes Énergie"),
    "price": Phrase(en="Price", fr="Prix"),
    "dice": Phrase(en="Dice", fr="Dés"),
    "die_kept": Phrase(en="kept", fr="gardé"),
    "die_again": Phrase(en="chosen", fr="choisi"),
    "no_market": Phrase(en="No card is left.", fr="Il ne reste aucune carte."),
    "energy": Phrase(en="Energy", fr="Énergie"),
    "of_life": Phrase(en="of {n}", fr="sur {n}"),
    "monsters": Phrase(en="Monsters", fr="Monstres"),
    "hand": Phrase(en="Hand", fr="Main"),
    "your_hand": Phrase(en="Your hand", fr="Votre main"),
    "hand_of": Phrase(en="Hand: {name}", fr="Main : {name}"),
    "empty_hand": Phrase(en="No cards.", fr="Aucune carte."),
    "deck": Phrase(en="Draw pile", fr="Pioche"),
    "discard": Phrase(en="Discard pile", fr="Défausse"),
    "play_area_of": Phrase(en="{name}: creatures in play", fr="{name} : créatures en jeu"),
    "your_side": Phrase(en="Your creatures in play", fr="Vos créatures en jeu"),
    "colon": Phrase(en=":", fr="\u00a0:"),
    "go": Phrase(en="Go", fr="Aller"),
    "back_to_table": Phrase(en="Back to the table", fr="Retour à la table"),
    "log": Phrase(en="What happened", fr="Ce qui s'est passé"),
    "undo_last": Phrase(en="Undo the last move", fr="Annuler le dernier coup"),
    "undone": Phrase(en="A move was taken back.", fr="Un coup a été annulé."),
    "undo": Phrase(en="Undo my move", fr="Annuler mon coup"),
    "ask_undo": Phrase(en="Ask to undo my move", fr="Demander à annuler mon coup"),
    "undo_asked": Phrase(
        en="{name} would like to undo a move. The game goes back to where it was. Do you agree?",
        fr="{name} voudrait annuler son coup. La partie revient où elle en était. D'accord ?",
    ),
    "undo_waiting": Phrase(
        en="You asked to undo your move; waiting for the answer…",
        fr="Vous avez demandé à annuler votre coup ; en attente de la réponse…",
    ),
    "undo_refused": Phrase(en="{name} would rather not undo that move.", fr="{name} préfère ne pas annuler ce coup."),
    "undo_lapsed": Phrase(
        en="The other side has played on; your move stands.", fr="L'adversaire a continué ; votre coup est maintenu."
    ),
    "undo_what": Phrase(en="It is about this: {what}", fr="Il s'agit de ceci : {what}"),
    "withdraw": Phrase(en="Never mind", fr="Finalement non"),
    "only_move": Phrase(
        en="There was only one move for you, so it was made.", fr="Vous n'aviez qu'un coup possible : il a été joué."
    ),
    "resign": Phrase(en="Resign", fr="Abandonner"),
    "confirm_resign": Phrase(en="Resign: sure? Press again", fr="Abandonner : confirmer ?"),
    "call_off": Phrase(en="Call this game off", fr="Annuler cette partie"),
    "remove": Phrase(en="Remove", fr="Supprimer"),
    "confirm_remove": Phrase(en="Remove for good?", fr="Supprimer pour de bon ?"),
    "remove_which": Phrase(en="Remove: {title}", fr="Supprimer : {title}"),
    "away": Phrase(en="away", fr="absent"),
    "private": Phrase(
        en="only for those who have the link (not listed)", fr="seulement pour qui a le lien (hors des listes)"
    ),
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
    "stuck": Phrase(
        en="{name} can't find a move: three tries have failed. The server's log says why.",
        fr="{name} ne trouve pas de coup : trois essais ont échoué. Le journal du serveur dit pourquoi.",
    ),
    "stuck_what": Phrase(
        en="Let it try again, or let another one play in its place.",
        fr="Laissez-le réessayer, ou laissez jouer un autre à sa place.",
    ),
    "stuck_who": Phrase(en="Who plays?", fr="Qui joue ?"),
    "stuck_same": Phrase(en="the same as before", fr="le même qu'avant"),
    "stuck_waits": Phrase(en="{name} has stopped.", fr="{name} s'est arrêté."),
    "try_again": Phrase(en="Try again", fr="Réessayer"),
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
    "bad_link": Phrase(
        en="This link is not valid any more; make a new one on the first device.",
        fr="Ce lien n'est plus valable ; faites-en un nouveau sur le premier appareil.",
    ),
    "not_yours_alone": Phrase(
        en="Somebody else has a part in this game; it can't be removed.",
        fr="Quelqu'un d'autre a part à cette partie ; elle ne peut pas être supprimée.",
    ),
    "check_here": Phrase(en="Check it here", fr="Vérifier ici"),
    "checked_true": Phrase(
        en="Your browser has made the fingerprint again: it is the same.",
        fr="Votre navigateur a refait l'empreinte : c'est la même.",
    ),
    "checked_false": Phrase(
        en="Your browser has made the fingerprint again: it is NOT the same.",
        fr="Votre navigateur a refait l'empreinte : ce N'EST PAS la même.",
    ),
    "agree": Phrase(en="Agree", fr="D'accord"),
    "refuse": Phrase(en="Refuse", fr="Refuser"),
    "confirm": Phrase(en="Sure? Press again", fr="Confirmer ?"),
    "hand_over": Phrase(
        en="{name}, it is your choice. Nobody else looking?",
        fr="{name}, à vous de choisir. Personne d'autre ne regarde ?",
    ),
    "show_hand": Phrase(en="Show my hand", fr="Montrer ma main"),
    "rematch": Phrase(en="Play again", fr="Rejouer"),
    "rematch_waits": Phrase(en="Play again: the new table waits", fr="Rejouer : la nouvelle table attend"),
    "watch_rematch": Phrase(en="They play again: watch", fr="Ils rejouent : regarder"),
    "watching": Phrase(en="You are watching; the hands stay hidden.", fr="Vous regardez ; les mains restent cachées."),
    "home": Phrase(en="All games", fr="Toutes les parties"),
    "fairness": Phrase(en="Checking the shuffle", fr="Vérifier le mélange"),
    "fingerprint": Phrase(en="Fingerprint of the shuffle", fr="Empreinte du mélange"),
    "fairness_running": Phrase(
        en=(
            "The cards were shuffled by a secret number, the seed, before the first move. This "
            "fingerprint was made of the "
            "seed and a long secret salt. Both are shown here when the game is over; then anybody can "
            "make the fingerprint "
            "again and see that nothing was changed meanwhile."
        ),
        fr=(
            "Les cartes ont été mélangées par un nombre secret, la graine, avant le premier coup. "
            "Cette empreinte est faite de "
            "la graine et d'un long sel secret. Les deux seront montrés ici à la fin de la partie ; "
            "chacun pourra alors refaire "
            "l'empreinte et voir que rien n'a été changé entre-temps."
        ),
    ),
    "fairness_over": Phrase(
        en="The game is over, so here are seed and salt. SHA-256 of the text “seed:salt” must be the fingerprint:",
        fr=(
            "La partie est finie : voici la graine et le sel. Le SHA-256 du texte « graine:sel » doit "
            "être l'empreinte :"
        ),
    ),
    "fairness_position": Phrase(
        en="This game began at a position, not with a shuffle.",
        fr="Cette partie a commencé à une position, sans mélange.",
    ),
    "seed": Phrase(en="Seed", fr="Graine"),
    "salt": Phrase(en="Salt", fr="Sel"),
    "check_it": Phrase(
        en="In a terminal: download the record and run “bestiaire verify FILE”.",
        fr="Dans un terminal : téléchargez l'enregistrement et lancez « bestiaire verify FICHIER ».",
    ),
    "download": Phrase(en="Download the record", fr="Télécharger l'enregistrement"),
    "first_move": Phrase(en="First", fr="Début"),
    "back": Phrase(en="Back", fr="Précédent"),
    "forward": Phrase(en="Forward", fr="Suivant"),
    "last_move": Phrase(en="Last", fr="Fin"),
    "autoplay": Phrase(en="Autoplay", fr="Lecture auto"),
    "replay_settings": Phrase(en="What is shown", fr="Ce qui est montré"),
    "stop": Phrase(en="Stop", fr="Arrêter"),
    "move_of": Phrase(en="Move {n} of {all}", fr="Coup {n} sur {all}"),
    "jump": Phrase(en="Go to turn", fr="Aller au tour"),
    "point_of_view": Phrase(en="Seen by", fr="Vu par"),
    "spectator": Phrase(en="a spectator", fr="un spectateur"),
    "open_cards": Phrase(en="all cards open", fr="toutes cartes ouvertes"),
    "play_as": Phrase(en="As", fr="À la place de"),
    "continue_here": Phrase(en="Play on from here", fr="Jouer à partir d'ici"),
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
    "error": Phrase(en="That did not work", fr="Cela n'a pas marché"),
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
    "no_such_game": Phrase(en="There is no such game.", fr="Cette partie n'existe pas."),
    "broken_game": Phrase(
        en=(
            "This game can't be read any more: it was played by other rules, or what is stored of it is damaged. "
            "Other games are not concerned."
        ),
        fr=(
            "Cette partie ne peut plus être lue : elle a été jouée avec d'autres règles, ou ce qui en est enregistré "
            "est abîmé. Les autres parties ne sont pas concernées."
        ),
    ),
    "no_such_invitation": Phrase(en="This invitation is not valid.", fr="Cette invitation n'est pas valable."),
    "no_such_page": Phrase(en="There is no such page.", fr="Cette page n'existe pas."),
    "no_free_seat": Phrase(
        en="All seats are taken; you can watch.", fr="Toutes les places sont prises ; vous pouvez regarder."
    ),
    "not_your_game": Phrase(en="You have no seat in this game.", fr="Vous n'avez pas de place dans cette partie."),
    "not_your_move": Phrase(en="It is not your move.", fr="Ce n'est pas à vous de jouer."),
    "you_left": Phrase(
        en="The computer plays for you; take your seat again first.",
        fr="L'ordinateur joue pour vous ; reprenez d'abord votre place.",
    ),
    "not_opener": Phrase(
        en="Only who opened the table can start without waiting.",
        fr="Seule la personne qui a ouvert la table peut commencer sans attendre.",
    ),
    "not_away": Phrase(
        en="Who is here and plays can't be replaced.", fr="On ne remplace pas quelqu'un qui est là et qui joue."
    ),
    "resign_instead": Phrase(
        en="At a table for two one resigns instead.", fr="À une table de deux, on abandonne plutôt."
    ),
    "stale": Phrase(
        en="The table has changed meanwhile; nothing was done.", fr="La table a changé entre-temps ; rien n'a été fait."
    ),
    "seat_free": Phrase(en="Somebody still has to sit down.", fr="Quelqu'un doit encore prendre place."),
    "over": Phrase(en="The game is over.", fr="La partie est finie."),
    "not_over": Phrase(en="The game is not over yet.", fr="La partie n'est pas finie."),
    "illegal": Phrase(en="That move is not possible here.", fr="Ce coup n'est pas possible ici."),
    "empty_set": Phrase(
        en="Nothing is chosen yet: choose dice first.", fr="Rien n'est choisi : choisissez d'abord des dés."
    ),
    "no_such_set": Phrase(
        en="Just these can't be chosen here: tick others.",
        fr="Ceux-là ne peuvent pas être choisis ici : cochez-en d'autres.",
    ),
    "nothing_to_undo": Phrase(en="There is nothing to undo.", fr="Il n'y a rien à annuler."),
    "no_undo_at_end": Phrase(
        en="The game is over and its cards are open; play again, or play on from any point of the replay.",
        fr="La partie est finie et ses cartes sont connues ; rejouez, ou repartez d'un point de la relecture.",
    ),
    "too_fast": Phrase(en="Too many requests; wait a moment.", fr="Trop de demandes ; attendez un instant."),
    "too_often": Phrase(
        en="You have disturbed the others often enough; wait a while.",
        fr="Vous avez assez dérangé les autres ; patientez un peu.",
    ),
    "too_many_games": Phrase(
        en="You have too many unfinished games; finish one first.",
        fr="Vous avez trop de parties en cours ; finissez-en une d'abord.",
    ),
    "too_many_thoughts": Phrase(
        en="The computer already thinks about a lot for you; wait for that first.",
        fr="L'ordinateur réfléchit déjà beaucoup pour vous ; attendez d'abord le résultat.",
    ),
    "too_many_streams": Phrase(en="Too many open pages.", fr="Trop de pages ouvertes."),
    "bad_input": Phrase(
        en="Something in the request is not right: {detail}", fr="La demande comporte une erreur : {detail}"
    ),
    "bad_record": Phrase(
        en="This file is not the record of a game: {detail}",
        fr="Ce fichier n'est pas l'enregistrement d'une partie : {detail}",
    ),
    "long_record": Phrase(
        en="This record is too long: at most {detail} moves can be shown.",
        fr="Cet enregistrement est trop long : {detail} coups au plus peuvent être montrés.",
    ),
    "too_much_work": Phrase(
        en="This would take far too long to work out, so it was not taken.",
        fr="Ce serait beaucoup trop long à calculer ; ce n'est donc pas accepté.",
    ),
    "too_long": Phrase(
        en="This game has gone on for too long; begin a new one.",
        fr="Cette partie a duré trop longtemps ; commencez-en une autre.",
    ),
    "no_visitor": Phrase(
        en="Send a token, please: POST /api/v1/visitors gives one.",
        fr="Un jeton est requis : POST /api/v1/visitors en donne un.",
    ),
    "too_large": Phrase(en="That is too much to send.", fr="C'est trop gros pour être envoyé."),
    "too_many_bytes": Phrase(
        en="That is all that can be brought here in a day; try again later.",
        fr="C'est tout ce qu'on peut apporter ici en une journée ; réessayez plus tard.",
    ),
    "large_head": Phrase(
        en="The headers of this request are too long.", fr="Les en-têtes de cette demande sont trop longs."
    ),
    "slow_request": Phrase(
        en="This request took too long to arrive.", fr="Cette demande a mis trop de temps à arriver."
    ),
    "foreign": Phrase(en="This request came from another site.", fr="Cette demande vient d'un autre site."),
    "bad_host": Phrase(
        en="The request does not say properly which site it means (Host).",
        fr="La demande ne dit pas bien à quel site elle s'adresse (Host).",
    ),
    "bad_length": Phrase(
        en="The request does not say properly how long it is.", fr="La demande n'indique pas bien sa longueur."
    ),
    "no_such_way": Phrase(en="This address can't be used that way.", fr="Cette adresse ne s'utilise pas ainsi."),
    "failed": Phrase(
        en="Something went wrong here; it was noted. Please try again.",
        fr="Une erreur s'est produite ici ; elle a été notée. Veuillez réessayer.",
    ),
    "no_database": Phrase(
        en="The games can't be reached just now; nothing was done. Please try again in a moment.",
        fr="Les parties sont inaccessibles pour l'instant ; rien n'a été fait. Réessayez dans un moment.",
    ),
}


def phrase(name: str, lang: str, /, **slots: object) -> str:
    """A phrase of the pages."""
    return PHRASES[name].say(lang, **slots)
