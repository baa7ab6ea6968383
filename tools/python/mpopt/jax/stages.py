"""What `jax.jit` calls lowered and compiled, of a step that keeps its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Stage:
    """A traced, lowered or compiled step.

    Everything but the call is as JAX has it, with the state as the first
    argument of the program.
    """

    def __init__(self, stage: Any, call: Callable[..., Any]):
        self._stage, self._call = stage, call

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stage, name)

    def lower(self, *args: Any, **kwargs: Any) -> Stage:
        """Of a traced step."""
        return Stage(self._stage.lower(*args, **kwargs), self._call)

    def compile(self, *args: Any, **kwargs: Any) -> Stage:
        """Of a lowered step."""
        return Stage(self._stage.compile(*args, **kwargs), self._call)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Runs a compiled step, with the state that is kept beside it."""
        return self._call(self._stage, *args, **kwargs)
