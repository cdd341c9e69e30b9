"""In a French terminal what goes wrong is said in French, too: by every command, and in the midst of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.words import typeset
from tests.cli.terminal import PROMPT, Terminal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "half.json").write_text("{", encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for name, changes in RECORDS.items():
        (tmp_path / f"{name}.json").write_text(json.dumps({**good(), **changes}), encoding="utf-8")
    return tmp_path


def good() -> dict[str, Any]:
    table = bestiaire.table("mindbug", seed=7)
    table.play(0)
    return table.record()


RECORDS: dict[str, dict[str, Any]] = {
    "good": {},
    "later": {"version": 9},
    "chess": {"game": "chess"},
    "illegal": {"moves": ["play:dragon"], "digests": []},
    "forged": {"digests": ["0" * 16]},
    "won": {"result": {"winners": [0]}},
    "unfair": {"fairness": {"salt": "00", "fingerprint": "00"}},
}

PLAY = ("play", "mindbug", "--lang", "fr")
RESUME = (*PLAY, "--resume")
REPLAY = ("replay", "--lang", "fr")
VERIFY = ("verify", "--lang", "fr")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*PLAY, "--seed", "x"), "seed : doit être un nombre entier, pas 'x'"),
        ((*PLAY, "--seed", "-1"), "seed : doit être compris entre 0 et 18446744073709551615, pas -1"),
        ((*PLAY, "--sets", "first_contac"), "options.sets[0] : inconnu : 'first_contac' (vouliez-vous dire"),
        ((*PLAY, "--sets", "first_contact,first_contact"), "options.sets : une série ne peut être nommée deux fois"),
        ((*PLAY, "--opponent", "gredy"), "opponent : inconnu : 'gredy' (vouliez-vous dire 'greedy' ?) ; il y a :"),
        ((*PLAY, "--name", "greedy"), "name : 'greedy' est le nom d'un joueur ordinateur"),
        ((*PLAY, "--name", "A", "--name", "B"), "name : 2 noms, mais 1 au clavier"),
        ((*PLAY, "--hotseat", "--second"), "hotseat : ne va pas avec --seat, --second, --opponent ni --people"),
        (("play", "chess", "--lang", "fr"), "game : inconnu : 'chess' ; il y a : "),
        ((*RESUME, "good.json", "--second"), "second : ne va pas avec --resume : l'enregistrement dit qui joue"),
        ((*RESUME, "none.json"), "none.json : lecture impossible : fichier ou dossier introuvable"),
        ((*RESUME, "folder"), "folder : lecture impossible : c'est un dossier"),
        ((*RESUME, "half.json"), "half.json : n'est pas un enregistrement : ce n'est pas du JSON lisible"),
        ((*REPLAY, "list.json"), "list.json : n'est pas un enregistrement : pas un objet JSON"),
        ((*REPLAY, "later.json"), "version : partie jouée avec la version 9 des règles ; ce programme a la version 1"),
        ((*REPLAY, "chess.json"), "game : inconnu : 'chess'"),
        ((*REPLAY, "illegal.json"), "moves[0] : 'play:dragon' n'est pas possible ici ; au choix : play:"),
        ((*REPLAY, "forged.json"), "digests[0] : la position après ce coup n'est pas celle qui est enregistrée"),
        ((*REPLAY, "won.json"), "result : dit {'winners': [0]}, mais les coups mènent à None"),
        ((*REPLAY, "good.json", "--seat", "3"), "seat : doit être compris entre 1 et 2, pas 3"),
        ((*VERIFY, "good.json"), "fairness : manque"),
        ((*VERIFY, "none.json"), "none.json : lecture impossible : fichier ou dossier introuvable"),
        ((*VERIFY, "unfair.json"), "fairness.fingerprint : n'est pas le SHA-256 de cette graine et de ce sel"),
    ],
    ids=lambda value: " ".join(value)[-40:] if isinstance(value, tuple) else "",
)
def test_a_command_that_is_refused(folder: Path, arguments: tuple[str, ...], said: str) -> None:
    done = Terminal(folder).run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"bestiaire: {typeset(said)}")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("sauver folder", "folder : écriture impossible : c'est un dossier"),
        ("sauver mine.txt", "mine.txt : écriture impossible : un autre fichier porte ce nom"),
        ("sauver none/a.json", "none/a.json : écriture impossible : fichier ou dossier introuvable"),
        ("sauver list.json", "list.json : écriture impossible : un autre fichier porte ce nom"),
        ("reprendre none.json", "none.json : lecture impossible : fichier ou dossier introuvable"),
        ("reprendre half.json", "half.json : n'est pas un enregistrement"),
        ("reprendre illegal.json", "moves[0] : 'play:dragon' n'est pas possible ici"),
        ("carte Gorilion", "Aucune carte ne s'appelle 'Gorilion' (vouliez-vous dire 'Gorillion' ?)."),
    ],
)
def test_in_the_midst_of_a_game(folder: Path, line: str, said: str) -> None:
    done = Terminal(folder).play(line, "quitter", arguments=("--seed", "7", "--lang", "fr"))
    answer = done.stdout.split(PROMPT)[1]
    assert answer.startswith(said)
    assert (folder / "mine.txt").read_text(encoding="utf-8") == "mine"
    assert (folder / "list.json").read_text(encoding="utf-8") == "[]"


def test_without_being_asked_it_is_the_user_s_language(folder: Path) -> None:
    done = Terminal(folder).run("verify", "none.json", LC_ALL="fr_FR.UTF-8")
    assert done.stderr.startswith(typeset("bestiaire: none.json : lecture impossible"))
    done = Terminal(folder).run("bench", "--seconds", "0", LC_ALL="fr_FR.UTF-8")
    assert done.stderr == typeset("bestiaire: seconds : doit être supérieur à 0 et au plus 3600, pas 0.0\n")


@pytest.mark.parametrize(("lang", "said"), [("en", "true: sha256(7:"), ("fr", "vrai : sha256(7:")])
def test_a_true_record_is_confirmed(folder: Path, lang: str, said: str) -> None:
    from bestiaire.web.tables.fairness import fingerprint

    record = {**good(), "fairness": {"salt": "ab", "fingerprint": fingerprint(7, "ab")}}
    (folder / "fair.json").write_text(json.dumps(record), encoding="utf-8")
    done = Terminal(folder).run("verify", "fair.json", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(typeset(said))
