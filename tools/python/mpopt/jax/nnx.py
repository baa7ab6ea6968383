"""Mixed precision for steps of Flax NNX, which change their arguments.

    @mpopt.jax.nnx.jit                              # where nnx.jit was
    def train_step(model, optimizer, metrics, batch):
        ...

Needs flax 0.12 or newer.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from flax import nnx

from mpopt.jax.amp import explain as explain_step
from mpopt.jax.explain import Explanation
from mpopt.jax.wrapped import WrappedStep
from mpopt.tool import MPError

# Variables by type, the first that fits. What is left are arrays: the batch.
_GROUPS = (nnx.Param, nnx.OptState, nnx.BatchStat, nnx.RngState, nnx.Variable,
           ...)


def _make_pure(step: Callable[..., Any]) -> Callable[..., Any]:
    """The step as a function of variables, whose names tell their roles."""
    def pure(graph: Any, params: Any, opt_state: Any, batch_stats: Any,
             rng: Any, buffers: Any, batch: Any) -> Any:
        args, kwargs = nnx.merge(graph, params, opt_state, batch_stats, rng,
                                 buffers, batch)
        out = step(*args, **kwargs)
        after, *variables = nnx.split((args, kwargs), *_GROUPS)
        if after != graph:
            raise MPError("the step adds, removes or replaces parts of its "
                          "arguments; let it change the values of variables "
                          "only")
        return *variables[:-1], out
    pure.__name__ = getattr(step, "__name__", "step")
    # Random streams go on.
    pure.whole_arguments = {i: i for i, group in enumerate(_GROUPS[:-1])
                            if group is not nnx.RngState}
    return pure


class NnxStep(WrappedStep):
    """A train step of NNX in mixed precision, called as the plain one."""

    def __init__(self, step: Callable[..., Any], **options: Any):
        super().__init__(step, _make_pure(step), **options)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The step's results; variables of the arguments are changed in place.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        graph, *variables = nnx.split((args, kwargs), *_GROUPS)
        *after, out = self._kept(graph, *variables)
        nnx.update((args, kwargs), nnx.merge_state(*after))
        return out


def jit(step: Callable[..., Any] | None = None, **options: Any) -> Any:
    """`nnx.jit` of a train step in mixed precision; the loop stays as it is.

    Modules, optimizers, metrics and random streams among the arguments are
    changed as under `nnx.jit`. The step must not return any, and its variables
    must stay the same ones. Takes the options of `mpopt.jax.amp` but those of
    static and donated arguments.
    """
    if step is None:
        return functools.partial(jit, **options)
    return NnxStep(step, **options)


def explain(step: Callable[..., Any], *args: Any,
            **options: Any) -> Explanation:
    """What `jit(step, **options)` would do for these arguments.

    Raises:
      MPError: the step cannot be rewritten; the text is the diagnostic.
    """
    graph, *variables = nnx.split((args, {}), *_GROUPS)
    return explain_step(_make_pure(step), graph, *variables, static_argnums=0,
                        **options)
