"""What steps of frameworks, which wrap a kept step, have of it."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Mapping
from typing import Any

import jax

from mpopt.jax import stateful
from mpopt.jax.explain import Explanation
from mpopt.jax.state import AmpState


class WrappedStep:
    """A step around one of `mpopt.jax.jit`, with that one's state.

    That one is of `pure`, the step as a function of arrays, whose first argument
    holds all else and is static.
    """

    def __init__(self, step: Callable[..., Any], pure: Callable[..., Any],
                 **options: Any):
        self._kept = stateful.jit(pure, static_argnums=0, **options)
        functools.update_wrapper(self, step, updated=())

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    @property
    def state(self) -> AmpState | None:
        """What mixed precision carries; None before the first call."""
        return self._kept.state

    @state.setter
    def state(self, state: Any) -> None:
        self._kept.state = state

    def state_dict(self) -> dict[str, jax.Array]:
        """What to save with a checkpoint: the loss scale and its counters."""
        return self._kept.state_dict()

    def load_state_dict(self, values: Mapping[str, Any]) -> None:
        """Goes on with what `state_dict` gave; also before the first call."""
        self._kept.load_state_dict(values)

    def explain(self) -> Explanation:
        """What was done to the step in the last call."""
        return self._kept.explain()

    def profile(self) -> Any:
        """Where calls run the step in FP32; as of `jit`."""
        return self._kept.profile()

    def clear_cache(self) -> None:
        """As of `jax.jit`; the state stays."""
        self._kept.clear_cache()
