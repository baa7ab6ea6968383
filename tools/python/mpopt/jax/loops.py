"""Finds loops and parts of steps that a user is told of, by his line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import jax
from jax.extend import core

from mpopt.jax.messages import user_place

_LOOPS = ("scan", "while")


def _place_of(equation: Any) -> str:
    """The user's line that an equation stands at."""
    return user_place(equation.source_info.traceback, "a loop")


def find_epoch(closed: Any, results: Iterable[int]) -> str | None:
    """Where the loop stands that one of these results is carried by, if any.

    Args:
      closed: the step as a jaxpr.
      results: of the step, by number.
    """
    # The equation of each variable, by jaxpr; by identity, as literals have no
    # hash.
    makers: dict[int, dict[int, Any]] = {}
    for result in results:
        jaxpr, variable = closed.jaxpr, closed.jaxpr.outvars[result]
        while True:
            if id(jaxpr) not in makers:
                makers[id(jaxpr)] = {id(v): e for e in jaxpr.eqns
                                     for v in e.outvars}
            equation = makers[id(jaxpr)].get(id(variable))
            if equation is None:
                break
            if equation.primitive.name in _LOOPS:
                return _place_of(equation)
            body = equation.params.get("jaxpr")
            if not isinstance(body, core.ClosedJaxpr):
                break
            place = equation.outvars.index(variable)
            if len(body.jaxpr.outvars) != len(equation.outvars):
                break
            jaxpr, variable = body.jaxpr, body.jaxpr.outvars[place]
    return None


def _equations(jaxpr: Any) -> Iterator[Any]:
    """Those of a jaxpr and of all bodies in it."""
    for equation in jaxpr.eqns:
        yield equation
        for value in jax.tree_util.tree_leaves([*equation.params.values()]):
            body = getattr(value, "jaxpr", value)
            if isinstance(body, core.Jaxpr):
                yield from _equations(body)


def find_mesh(closed: Any, count: int) -> jax.sharding.Mesh | None:
    """The devices, so many, that a step itself says it runs on, if it does."""
    for equation in _equations(closed.jaxpr):
        for value in jax.tree_util.tree_leaves([*equation.params.values()]):
            mesh = getattr(value, "mesh", value)
            if isinstance(mesh, jax.sharding.Mesh) and mesh.size == count:
                return mesh
    return None
