"""Where the numbers of a step stop being finite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend import core

from mpopt.jax.messages import user_place
from mpopt.jax.roles import argument_names


def _kinds(values: list[Any]) -> tuple[bool, bool]:
    """Whether there are NaNs and infinities among them."""
    floats = [np.asarray(value, np.float64) for value in values
              if jnp.issubdtype(jax.typeof(value).dtype, jnp.floating)]
    return (any(np.isnan(value).any() for value in floats),
            any(np.isinf(value).any() for value in floats))


def _is_born(before: list[Any], after: list[Any]) -> bool:
    """Whether what is not finite begins between them; a mask does not."""
    return any(now and not then for then, now in
               zip(_kinds(before), _kinds(after)))


def _evaluate(jaxpr: Any, equation: Any, known: dict[Any, Any]) -> list[Any]:
    """What one equation of a jaxpr gives."""
    read = list(dict.fromkeys(atom for atom in equation.invars
                              if not isinstance(atom, core.Literal)))
    alone = core.Jaxpr((), read, equation.outvars, [equation],
                       equation.effects, jaxpr.debug_info)
    return core.jaxpr_as_fun(core.ClosedJaxpr(alone, ()))(
        *(known[atom] for atom in read))


def _first(closed: Any, arguments: list[Any]) -> tuple[Any, list[Any]] | None:
    """The first equation that gives what is not finite, and its values."""
    jaxpr = closed.jaxpr
    known = dict(zip(jaxpr.constvars, closed.consts))
    known |= dict(zip(jaxpr.invars, arguments))
    for equation in jaxpr.eqns:
        values = [atom.val if isinstance(atom, core.Literal) else known[atom]
                  for atom in equation.invars]
        results = _evaluate(jaxpr, equation, known)
        if _is_born(values, results):
            return equation, values
        known |= dict(zip(equation.outvars, results))
    return None


def _inside(equation: Any, values: list[Any]) -> Any:
    """The body of an equation that is called once with these values."""
    for name in ("jaxpr", "call_jaxpr"):
        body = equation.params.get(name)
        if isinstance(body, core.ClosedJaxpr) and [
                (v.aval.shape, v.aval.dtype) for v in body.jaxpr.invars
                ] == [(np.shape(v), jax.typeof(v).dtype) for v in values]:
            return body
    return None


def find_not_finite(step: Callable[..., Any], args: tuple[Any, ...],
                    kwargs: Mapping[str, Any]) -> str | None:
    """The argument or the op, in f32, where what is not finite begins.

    Runs the step op by op. None: everything is finite in f32.
    """
    arguments = jax.tree_util.tree_leaves((args, dict(kwargs)))
    plain = getattr(step, "__wrapped__", step)
    for name, value in zip(argument_names(plain, args, kwargs), arguments):
        if any(_kinds([value])):
            return f"the argument {name}"
    closed = jax.make_jaxpr(step)(*args, **kwargs)
    found, outer = _first(closed, arguments), None
    while found:
        outer = found
        body = _inside(*found)
        found = _first(body, found[1]) if body is not None else None
    if outer is None:
        return None
    equation = outer[0]
    place = user_place(equation.source_info.traceback, "")
    return f"{equation.primitive.name}{place and ' at '}{place}"


def tell_where(step: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any],
               tells: bool) -> str:
    """Where skipped steps begin to be not finite, in words.

    Args:
      step: the AmpStep.
      tells: it calls the host, which is told no second time.
    """
    if tells:
        return ("where that begins, jax.jit of the step tells under "
                "jax_debug_nans, which is not run for that here, as it calls "
                "the host")
    (rest, named), fixed = step.split(args, kwargs)
    begins = find_not_finite(step.exportable(fixed), rest, named)
    if begins:
        return f"what is not finite begins with {begins}"
    return ("in f32 all is finite, so 16 bits are too few somewhere: explain() "
            "tells what has them, keep_f32 takes them away")


def find_nan(plain: Callable[..., Any], args: tuple[Any, ...],
             kwargs: Mapping[str, Any],
             tells: bool) -> FloatingPointError | None:
    """What is to be said where jax_debug_nans or jax_debug_infs stopped a call.

    That which stops the plain step has the user's line in its traceback. None:
    nobody knows, as the arguments were donated.

    Args:
      tells: the step calls the host, which is told no second time.
    """
    if tells:
        return FloatingPointError(
            "a result is not finite; where, jax.jit of the step tells, which is "
            "not run for that here, as it calls the host")
    if any(isinstance(value, jax.Array) and value.is_deleted()
           for value in jax.tree_util.tree_leaves((args, dict(kwargs)))):
        return None
    try:
        plain(*args, **kwargs)
    except FloatingPointError as error:
        return error
    return FloatingPointError(
        "a result is not finite, and in f32 all are, so 16 bits are too few "
        "somewhere: explain() tells what has them, keep_f32 takes them away")
