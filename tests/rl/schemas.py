"""The lists of fields and actions at the end of docs/rl.md, written by `make rules`."""

from __future__ import annotations

from pathlib import Path

import bestiaire
from bestiaire.core.learning import learning_of
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Field

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rl.md"
HEADING = "## The fields\n"
FEW = 30
"""So many values are listed; of more, how many there are."""


def listed(words: tuple[str, ...]) -> str:
    if len(words) > FEW:
        return f"{len(words)} ids"
    return ", ".join(f"`{word}`" for word in words)


def meaning(field: Field) -> str:
    if field.is_category:
        return f"{field.about}; category: {listed(field.values[1:])}"
    return f"{field.about}: {listed(field.values)}" if field.values else field.about


def verbs(actions: Actions) -> str:
    counted: dict[str, int] = {}
    for key in actions.keys:
        verb = key.partition(":")[0]
        counted[verb] = counted.get(verb, 0) + 1
    return ", ".join(f"`{verb}` {count}" for verb, count in counted.items())


def written() -> str:
    """The lists of every game."""
    told = "Written by `make rules`; do not edit. `rl.schema(game).by_name[field].values` lists ids only counted"
    lines = ["", told, "here, and `rl.actions(game).keys` every key.", ""]
    for info in bestiaire.games().values():
        learning = learning_of(info)
        if learning is None:
            continue
        schema, actions = learning.schema(), learning.actions(info.options)
        lines += [
            f"### {info.name['en']} (`{info.key}`)",
            "",
            f"{schema.size} numbers, hash `{schema.hash}`; {actions.size} actions, by verb: {verbs(actions)}.",
            "",
            "| field | shape | from | to | what it is |",
            "|---|---|---:|---:|---|",
        ]
        for field in schema.fields:
            shape = " × ".join(str(side) for side in field.shape) or "1"
            lines.append(f"| `{field.name}` | {shape} | {field.low} | {field.high} | {meaning(field)} |")
        lines.append("")
    return "\n".join(lines)


def page() -> str:
    """The whole page, with the lists as they must be."""
    text = PAGE.read_text(encoding="utf-8")
    return text.partition(HEADING)[0] + HEADING + written()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
