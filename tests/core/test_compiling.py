"""What the compiler needs of the sources it compiles, seen without compiling them."""

import ast
import runpy
from pathlib import Path

import bestiaire

ROOT = Path(__file__).parents[2]


def compiled_modules() -> list[Path]:
    """Those that `setup.py` lists."""
    names: list[str] = runpy.run_path(str(ROOT / "setup.py"))["compiled"]()
    return [ROOT / "src" / "bestiaire" / name for name in names]


def bare_float_tuples(source: str) -> list[str]:
    """Constants that are declared `Final`, no more, and begin with a float in a tuple."""
    return [
        ast.unparse(node.target)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and isinstance(node.value, ast.Tuple)
        and node.value.elts
        and is_float(node.value.elts[0])
    ]


def is_float(node: ast.expr) -> bool:
    number = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(number, ast.Constant) and isinstance(number.value, float)


def test_the_modules_to_be_compiled_are_there() -> None:
    modules = compiled_modules()
    assert len(modules) == len(set(modules)) > 50
    assert [module.name for module in modules if not module.is_file()] == []


def test_a_game_that_lists_what_is_compiled_has_its_state_and_its_rules_there() -> None:
    """Without a list nothing of it is."""
    modules = compiled_modules()
    for key in bestiaire.games():
        folder = ROOT / "src" / "bestiaire" / "games" / key
        if not (folder / "compiled.txt").exists():
            assert not [module for module in modules if module.is_relative_to(folder)]
            continue
        assert folder / "table" / "state.py" in modules
        assert folder / "rules" / "turn.py" in modules
        assert not [module for module in modules if module.is_relative_to(folder / "page")]
        assert not [module for module in modules if module.is_relative_to(folder / "board")]


def test_tables_of_floats_say_that_they_are_tuples() -> None:
    """mypyc (2.4) takes a bare `Final` tuple of floats for one that was never set; `Final[tuple[float, ...]]` works."""
    assert bare_float_tuples("WORTH: Final = (-1.5, 2.0)") == ["WORTH"]
    assert bare_float_tuples("WORTH: Final[tuple[float, ...]] = (-1.5, 2.0)") == []
    found = {module.name: bare_float_tuples(module.read_text()) for module in compiled_modules()}
    assert {name: constants for name, constants in found.items() if constants} == {}


def worked_out_without_a_type(source: str) -> list[str]:
    """Constants of a module that are declared `Final`, no more, although their value is worked out."""
    return [
        ast.unparse(node.target)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and not isinstance(node.value, ast.Constant | ast.Tuple)
    ]


def test_names_behind_verbs_say_their_types() -> None:
    """They lie on a circle of imports: mypyc (2.4) reads the answers first, and can't tell what a call gives."""
    assert worked_out_without_a_type("CARDS: Final = named(KEPT)") == ["CARDS"]
    assert worked_out_without_a_type("CARDS: Final[Names] = named(KEPT)\nMOST: Final = 12") == []
    modules = sorted((ROOT / "src" / "bestiaire" / "games").glob("*/play/names.py"))
    assert len(modules) >= 4
    assert {str(module): found for module in modules if (found := worked_out_without_a_type(module.read_text()))} == {}
