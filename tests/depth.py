"""How deep the tests go. `make test` has every kind of check; what only repeats it (more random games, the second
database, another language or width of screen) is marked `long` or counted here, and belongs to `make test-all`."""

from __future__ import annotations

import contextlib
import functools
import inspect
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

DEEP = os.environ.get("BESTIAIRE_DEPTH", "usual") == "deep"


def times(usual: int, deep: int) -> int:
    """How often something is done."""
    return deep if DEEP else usual


def long(*values: Any) -> Any:
    """A case of a test that repeats what another case has shown."""
    return pytest.param(*values, marks=pytest.mark.long)


def each_seed(usual: int, deep: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """One test for so many seeds, which it takes as `seed`."""

    def for_all(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def tested(**given: Any) -> None:
            for seed in range(times(usual, deep)):
                with noted(seed=seed):
                    test(seed=seed, **given)

        taken = inspect.signature(test)
        kept = [given for name, given in taken.parameters.items() if name != "seed"]
        tested.__dict__["__signature__"] = taken.replace(parameters=kept)
        return tested

    return for_all


@contextlib.contextmanager
def noted(**what: object) -> Iterator[None]:
    """Whatever fails in here says for which seed, or whatever else, it did."""
    try:
        yield
    except BaseException as error:
        error.add_note(", ".join(f"{name} {value}" for name, value in what.items()))
        raise
