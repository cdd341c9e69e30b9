"""What the compiler needs of the sources it compiles, seen without compiling them."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETUP = (ROOT / "setup.py").read_text()


def compiled_modules() -> list[Path]:
    """Those that `setup.py` lists."""
    for node in ast.parse(SETUP).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "COMPILED":
            return [ROOT / "src" / "bestiaire" / name for name in ast.literal_eval(node.value)]
    raise AssertionError("setup.py has no list COMPILED")


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


def test_tables_of_floats_say_that_they_are_tuples() -> None:
    """mypyc (2.4) takes a bare `Final` tuple of floats for one that was never set; `Final[tuple[float, ...]]` works."""
    assert bare_float_tuples("WORTH: Final = (-1.5, 2.0)") == ["WORTH"]
    assert bare_float_tuples("WORTH: Final[tuple[float, ...]] = (-1.5, 2.0)") == []
    found = {module.name: bare_float_tuples(module.read_text()) for module in compiled_modules()}
    assert {name: constants for name, constants in found.items() if constants} == {}
