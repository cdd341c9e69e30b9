"""The second lesson, the expansion: Mindbug tokens, Consumables and their keywords, Evolution cards."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson, Outcome, Step
from bestiaire.games.tokyo.lessons.keywords import DECK, DISPLAY, KEYWORDS
from bestiaire.words import Phrase

TOKENS: Final = (
    Step(
        title=Phrase(en="A Mindbug each", fr="Un Mindbug chacun"),
        text=Phrase(
            en="Everybody begins with a Mindbug token. Spend it when another monster has thrown, and its dice are "
            "yours.",
            fr="Chacun commence avec un jeton Mindbug. Dépensez-le quand un autre monstre a lancé : ses dés sont à "
            "vous.",
        ),
        points=("mindbugs-0", "mindbugs-1", "mindbugs-2"),
        position={
            "active": 2,
            "players": [
                {"monster": "cyber_kitty", "place": "city", "hearts": 8, "vp": 5, "energy": 2, "mindbugs": 1},
                {"monster": "gigazaur", "vp": 3, "mindbugs": 1},
                {"monster": "mastermindbug", "vp": 4, "mindbugs": 1},
            ],
            "display": ["deadly_shell", "toxic_petals", "skyscraper"],
            "deck": DECK,
            "next_dice": [
                *("smash", "smash", "smash", "smash", "energy", "energy"),
                *("smash", "smash", "smash", "1", "1", "2"),
                *("1", "2", "3", "heart", "heart", "energy"),
            ],
        },
    ),
    Step(
        title=Phrase(en="Mia's dice", fr="Les dés de Mia"),
        text=Phrase(
            en="Mia stops with four smashes, and you are in Tokyo. Before her dice count, one of the others may take "
            "them over. Spend your Mindbug.",
            fr="Mia s'arrête avec quatre baffes, et vous êtes à Tokyo. Avant que ses dés comptent, un autre peut les "
            "prendre. Dépensez votre Mindbug.",
        ),
        answers=("mindbug:token",),
        otherwise=Phrase(
            en="Then you lose 4 hearts. If a throw is worth a Mindbug, it is this one: spend it.",
            fr="Vous perdriez 4 cœurs. Si un lancer vaut un Mindbug, c'est celui-ci : dépensez-le.",
        ),
        outcomes=(
            Outcome("bug", Phrase(en="You spend it: all these dice are yours.", fr="Oui : tous ces dés sont à vous.")),
            Outcome("heart-broken", Phrase(en="You don't: you lose 4 hearts.", fr="Non : vous perdez 4 cœurs.")),
        ),
        points=("mindbugs-0", "dice"),
        played=("reroll:none",),
    ),
    Step(
        title=Phrase(en="As if you had thrown them", fr="Comme si vous les aviez lancés"),
        text=Phrase(
            en="Your place counts, not hers. From Tokyo, Mia's own smashes hit her and Bo: 4 hearts each. And you "
            "gained 2 energy.",
            fr="Votre place compte, pas la sienne. De Tokyo, les baffes de Mia la touchent, elle et Bo : 4 cœurs "
            "chacun. Et vous gagnez 2 énergies.",
        ),
        points=("hearts-1", "hearts-2", "energy-0"),
        played=("resolve:energy",),
    ),
    Step(
        title=Phrase(en="A CONSUMABLE", fr="Une carte CONSOMMABLE"),
        text=Phrase(
            en="You may even buy. A CONSUMABLE lies in front of you until you use its keyword, once. Buy "
            "{deadly_shell}.",
            fr="Vous pouvez même acheter. Une carte CONSOMMABLE reste devant vous jusqu'à ce que son mot-clé serve, "
            "une seule fois. Achetez {deadly_shell}.",
        ),
        answers=("buy:deadly_shell",),
        otherwise=Phrase(
            en="Mia will throw again, and you are in Tokyo: {deadly_shell} can protect you. Buy it.",
            fr="Mia va relancer, et vous êtes à Tokyo : {deadly_shell} peut vous protéger. Achetez cette carte.",
        ),
        points=("energy-0",),
    ),
    Step(
        title=Phrase(en="{TOUGH}: nothing lost", fr="{TOUGH} : rien de perdu"),
        text=Phrase(
            en="Now Mia goes on with her turn and throws all dice anew: three smashes. Of your card's two keywords you "
            "use one. Choose {TOUGH}.",
            fr="Mia poursuit son tour et relance tout : trois baffes. Votre carte a deux mots-clés, vous en utilisez "
            "un seul. Choisissez {TOUGH}.",
        ),
        answers=("tough:deadly_shell",),
        otherwise=Phrase(
            en="You would lose 3 hearts, and in Tokyo heart dice don't heal. Choose {TOUGH}.",
            fr="Vous perdriez 3 cœurs, et à Tokyo les dés cœur ne soignent pas. Choisissez {TOUGH}.",
        ),
        outcomes=(
            Outcome(
                "k-tough",
                Phrase(
                    en="{TOUGH}: you lose none of these hearts.",
                    fr="{TOUGH} : vous ne perdez aucun de ces cœurs.",
                ),
            ),
            Outcome(
                "k-poisonous",
                Phrase(
                    en="{POISONOUS}: you lose 3, then Mia loses as many.",
                    fr="{POISONOUS} : vous en perdez 3, puis Mia autant.",
                ),
            ),
        ),
        points=("hearts-0",),
        played=("reroll:none", "mindbug:none", "resolve:numbers"),
    ),
    Step(
        title=Phrase(en="Once, and gone", fr="Une fois, et c'est tout"),
        text=Phrase(
            en="No heart lost, and your card is discarded. Bo was asked, too: his Mindbug could have taken Mia's "
            "second throw.",
            fr="Aucun cœur perdu, et votre carte est défaussée. Bo aussi avait le choix : son Mindbug aurait pu "
            "prendre le second lancer.",
        ),
        points=("hearts-0", "mindbugs-1"),
    ),
)

EVOLUTIONS: Final = (
    Step(
        title=Phrase(en="Evolution cards", fr="Les cartes Évolution"),
        text=Phrase(
            en="Two or three players may add these: each of the three new monsters has eight cards of its own. At the "
            "start you look at two and keep one, hidden.",
            fr="À deux ou trois, on peut les ajouter : chacun des trois nouveaux monstres a huit cartes à lui. Au "
            "début, on en regarde deux et on en garde une, cachée.",
        ),
        points=("seat-0",),
        position={
            "options": {"evolutions": True},
            "phase": "reroll",
            "dice": ["heart", "heart", "heart", "energy", "energy", "3"],
            "players": [
                {
                    "monster": "gigasnail_hydra",
                    "hearts": 5,
                    "vp": 9,
                    "hand": ["three_times_as_strong"],
                    "evolution_deck": ["three_times_as_sturdy", "hungry_face", "scary_face", "thinking_face"],
                },
                {
                    "monster": "sharky_crab_dog_mummypus_zilla",
                    "place": "city",
                    "vp": 8,
                    "evolutions": ["energy_devourer"],
                },
                {"monster": "mastermindbug", "hearts": 7, "vp": 6, "evolutions": ["superior_brain"]},
            ],
            "display": DISPLAY,
            "deck": DECK,
        },
    ),
    Step(
        title=Phrase(en="A Permanent Evolution", fr="Une Évolution permanente"),
        text=Phrase(
            en="Evolutions cost nothing. A Permanent one may be played at almost any time, and then stays in play. "
            "Play {three_times_as_strong}.",
            fr="Les Évolutions ne coûtent rien. Une permanente se joue presque à tout moment, et reste en jeu. Jouez "
            "{three_times_as_strong}.",
        ),
        answers=("evolution:three_times_as_strong",),
        otherwise=Phrase(
            en="First play {three_times_as_strong}: your three hearts fit it already.",
            fr="Jouez d'abord {three_times_as_strong} : vos trois cœurs lui conviennent déjà.",
        ),
        outcomes=(
            Outcome(
                "heart-broken",
                Phrase(
                    en="{three_times_as_strong}: exactly three alike, and the others lose 1 heart.",
                    fr="{three_times_as_strong} : exactement trois faces pareilles, et les autres perdent 1 cœur.",
                ),
            ),
        ),
    ),
    Step(
        title=Phrase(en="Three hearts", fr="Trois cœurs"),
        text=Phrase(
            en="Exactly three hearts: your card costs the others 1 heart each. And three heart dice or more bring you "
            "a new Evolution. Stop now.",
            fr="Exactement trois cœurs : votre carte coûte 1 cœur à chacun des autres. Et trois dés cœur ou plus vous "
            "donnent une nouvelle Évolution. Arrêtez.",
        ),
        answers=("reroll:none",),
        otherwise=Phrase(
            en="Exactly three hearts are just what you want. Stop now.",
            fr="Exactement trois cœurs, c'est ce qu'il vous faut. Arrêtez maintenant.",
        ),
        points=("die-0", "die-1", "die-2"),
    ),
    Step(
        title=Phrase(en="One of two", fr="Une sur deux"),
        text=Phrase(
            en="You see two and keep one. Both are Temporary: used once, then discarded. Keep {three_times_as_sturdy}, "
            "which has {TOUGH}.",
            fr="Vous en voyez deux et en gardez une. Elles sont temporaires : une seule utilisation. Gardez "
            "{three_times_as_sturdy}, qui a {TOUGH}.",
        ),
        answers=("keep:three_times_as_sturdy",),
        otherwise=Phrase(
            en="{hungry_face} saves energy, but {TOUGH} may save your life. Keep {three_times_as_sturdy}.",
            fr="{hungry_face} épargne de l'énergie, mais {TOUGH} peut vous sauver la vie. Gardez "
            "{three_times_as_sturdy}.",
        ),
        played=("resolve:numbers", "resolve:hearts"),
    ),
    Step(
        title=Phrase(en="You are ready", fr="Vous savez tout"),
        text=Phrase(
            en="It stays hidden in your hand until you use it. Mindbugs, keywords, Evolutions: all else is King of "
            "Tokyo. Now a real game!",
            fr="Elle reste cachée en main jusqu'à ce qu'elle serve. Mindbugs, mots-clés, Évolutions : le reste, "
            "c'est King of Tokyo. À vous de jouer !",
        ),
        points=("seat-0",),
    ),
)

MINDBUGS: Final = Lesson(
    key="tokyo-mindbug",
    name=Phrase(en="King of Tokyo: Mindbug", fr="King of Tokyo : Mindbug"),
    line=Phrase(
        en="Mindbug tokens, Consumables and their five keywords, and Evolution cards.",
        fr="Les jetons Mindbug, les cartes Consommables et leurs cinq mots-clés, les cartes Évolution.",
    ),
    minutes=5,
    steps=TOKENS + KEYWORDS + EVOLUTIONS,
    options={"evolutions": True, "two_player_variant": False},
)
"""The game that follows has all that was taught."""
