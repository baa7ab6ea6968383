"""Finds steps that are epochs: whose parameters come out of a loop."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from jax.extend import core

from mpopt.jax.compat import frames_of
from mpopt.jax.messages import is_users

_LOOPS = ("scan", "while")


def find_epoch(closed: Any, results: Iterable[int]) -> str | None:
    """Where the loop stands that one of these results is carried by, if any.

    Args:
      closed: the step as a jaxpr.
      results: of the step, by number.
    """
    for result in results:
        jaxpr, variable = closed.jaxpr, closed.jaxpr.outvars[result]
        while True:
            equation = next((e for e in jaxpr.eqns if variable in e.outvars),
                            None)
            if equation is None:
                break
            if equation.primitive.name in _LOOPS:
                return next((f"{file}:{line}" for file, line
                             in frames_of(equation) if is_users(file)), "a loop")
            body = equation.params.get("jaxpr")
            if not isinstance(body, core.ClosedJaxpr):
                break
            place = equation.outvars.index(variable)
            if len(body.jaxpr.outvars) != len(equation.outvars):
                break
            jaxpr, variable = body.jaxpr, body.jaxpr.outvars[place]
    return None
