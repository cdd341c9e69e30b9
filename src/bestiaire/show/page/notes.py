"""What notes of a coach are made of."""

from __future__ import annotations

from collections.abc import Callable

from bestiaire.core.showing import Sight


def asks(*kinds: str) -> Callable[[Sight], bool]:
    """Whether one of these questions is asked."""
    return lambda sight: sight.choice.get("kind") in kinds


def has_just(kind: str, *, is_own: bool) -> Callable[[Sight], bool]:
    """Whether such an event has just happened to the one who looks on, or to somebody else."""

    def happened(sight: Sight) -> bool:
        news = sight.events[sight.changed :]
        return any(event.kind == kind and (event.public["seat"] == sight.view["seat"]) == is_own for event in news)

    return happened
