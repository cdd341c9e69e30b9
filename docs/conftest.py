"""The examples of rl.md need what `pip install 'bestiaire[rl]'` brings."""

from __future__ import annotations

from importlib.util import find_spec

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
    for item in items if missing else ():
        if item.path.name == "rl.md":
            item.add_marker(pytest.mark.skip(reason=f"not installed: {', '.join(missing)}"))
