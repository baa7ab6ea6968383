"""Mixed precision for steps of Equinox, whose models are pytrees.

    @mpopt.jax.eqx.filter_jit                       # where eqx.filter_jit was
    def train_step(model, opt_state, batch): ...

Needs equinox.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable
from typing import Any

import equinox
import jax

from mpopt.jax.wrapped import WrappedStep


@functools.partial(jax.tree_util.register_dataclass, data_fields=[],
                   meta_fields=["leaves", "tree"])
@dataclasses.dataclass(frozen=True)
class _Fixed:
    """What of a pytree is no array, to be compared and hashed."""
    leaves: tuple[Any, ...]
    tree: Any

    @staticmethod
    def of(pytree: Any) -> _Fixed:
        leaves, tree = jax.tree_util.tree_flatten(pytree)
        return _Fixed(tuple(leaves), tree)

    @property
    def pytree(self) -> Any:
        return jax.tree_util.tree_unflatten(self.tree, self.leaves)


def _make_pure(step: Callable[..., Any]) -> Callable[..., Any]:
    """The step as a function of arrays; their names tell roles."""
    def pure(fixed: _Fixed, *args: Any, **kwargs: Any) -> Any:
        args, kwargs = equinox.combine((args, kwargs), fixed.pytree)
        out, rest = equinox.partition(step(*args, **kwargs), equinox.is_array)
        return out, _Fixed.of(rest)
    pure.__name__ = getattr(step, "__name__", "step")
    signature = inspect.signature(step)
    first = inspect.Parameter("fixed", inspect.Parameter.POSITIONAL_ONLY)
    pure.__signature__ = signature.replace(
        parameters=[first, *signature.parameters.values()])
    return pure


class FilterStep(WrappedStep):
    """A train step of Equinox in mixed precision, called as the plain one."""

    def __init__(self, step: Callable[..., Any], **options: Any):
        super().__init__(step, _make_pure(step), **options)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The step's results.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        (args, kwargs), rest = equinox.partition((args, kwargs),
                                                 equinox.is_array)
        out, fixed = self._kept(_Fixed.of(rest), *args, **kwargs)
        return equinox.combine(out, fixed.pytree)


def filter_jit(step: Callable[..., Any] | None = None, **options: Any) -> Any:
    """`eqx.filter_jit` of a train step in mixed precision.

    Arrays among the leaves of the arguments are traced, all else is static.
    Takes the options of `mpopt.jax.jit` but those of static and donated
    arguments.
    """
    if step is None:
        return functools.partial(filter_jit, **options)
    return FilterStep(step, **options)
