"""State that comes back and that mp-opt does not pair.

A step may store what it does not read: its last loss, the norm of its
gradients, a copy of its parameters. jax.export drops such arguments, so nothing
in the module tells that they are state. The pytrees do: a leaf is state if
others of its argument come back and it has, where they do, a result of its
type; or if its argument was donated and one result takes its place; or if it is
read, and a tuple among the results has the trees of the first arguments, as
`state, told = step(*state, *batch)` has it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import export

_Path = tuple[Any, ...]


def _paths(tree: Any) -> list[_Path]:
    return [tuple(path) for path, _ in
            jax.tree_util.tree_flatten_with_path(tree)[0]]


def _strip(argument: _Path, result: _Path) -> tuple[_Path, _Path]:
    """Both without what they have in common at the end, but whose argument it
    is."""
    while len(argument) > _HEADS and result and argument[-1] == result[-1]:
        argument, result = argument[:-1], result[:-1]
    return argument, result


# How many parts of the path of an argument's leaf name the argument: by place
# or by name, and which.
_HEADS = 2


@dataclasses.dataclass(frozen=True)
class Moves:
    """What is known of arguments that come back.

    Attributes:
      donated: the leaves of arguments that are donated.
      whole: arguments that come back as results, by number.
    """
    donated: frozenset[int] = frozenset()
    whole: Mapping[int, int] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class Places:
    """Leaves of a step's arguments and results, by path, and their types."""
    arguments: Sequence[_Path]
    results: Sequence[_Path]
    in_avals: Sequence[Any]
    out_avals: Sequence[Any]

    def have_same_type(self, leaf: int, result: int) -> bool:
        """Whether one may stand for the other."""
        mine, other = self.in_avals[leaf], self.out_avals[result]
        return (mine.shape, mine.dtype) == (other.shape, other.dtype)

    def containers(self, carried: Mapping[int, int]) -> dict[_Path, _Path]:
        """What parts of arguments come back as; without those of which several
        results are told."""
        found: dict[_Path, set[_Path]] = {}
        for leaf, result in carried.items():
            argument, after = _strip(self.arguments[leaf],
                                     self.results[result])
            found.setdefault(argument, set()).add(after)
        return {argument: after.pop() for argument, after in found.items()
                if len(after) == 1}


def _beside(places: Places, carried: Mapping[int, int], taken: set[int],
            leaves: Iterable[int]) -> dict[int, int]:
    """Those of these leaves that come back where others of theirs do."""
    result_at = {path: i for i, path in enumerate(places.results)}
    known, found = places.containers(carried), {}
    for leaf in leaves:
        path = places.arguments[leaf]
        for length in range(len(path), _HEADS - 1, -1):
            if (after := known.get(path[:length])) is None:
                continue
            result = result_at.get(after + path[length:])
            if result is not None and result not in taken and \
                    places.have_same_type(leaf, result):
                found[leaf] = result
            break
    return found


def _groups(places: Places, leaves: Iterable[int]) -> list[list[int]]:
    """The leaves of each argument."""
    found: dict[_Path, list[int]] = {}
    for leaf in leaves:
        found.setdefault(places.arguments[leaf][:_HEADS], []).append(leaf)
    return list(found.values())


def _in_place(places: Places, group: list[int], taken: set[int]
              ) -> dict[int, int]:
    """The results that have the paths and types of a donated argument, if one
    part of them does, or the one that has its number."""
    below = [places.arguments[leaf][_HEADS:] for leaf in group]
    first, fits = below[0], []
    for start, path in enumerate(places.results):
        run = range(start, start + len(group))
        head = path[:len(path) - len(first)]
        if run.stop <= len(places.results) and not taken & {*run} and all(
                places.results[out] == head + part and
                places.have_same_type(leaf, out)
                for leaf, out, part in zip(group, run, below)):
            fits.append((head, run))
    number = places.arguments[group[0]][_HEADS - 1]
    if len(fits) > 1:
        fits = [(head, run) for head, run in fits if head[-1:] == (number,)]
    return dict(zip(group, fits[0][1])) if len(fits) == 1 else {}


def _moved(places: Places, moved: Mapping[int, int], taken: set[int],
           leaves: Iterable[int]) -> dict[int, int]:
    """Those of arguments that come back as whole results, by number."""
    result_at = {path: i for i, path in enumerate(places.results)}
    found = {}
    for leaf in leaves:
        path = places.arguments[leaf]
        number = getattr(path[_HEADS - 1], "idx", None)
        if number not in moved:
            continue
        result = result_at.get((jax.tree_util.SequenceKey(moved[number]),
                                *path[_HEADS:]))
        if result is not None and result not in taken and \
                places.have_same_type(leaf, result):
            found[leaf] = result
    return found


def _first_arguments(places: Places, head: _Path) -> dict[int, int]:
    """The leaves of the first arguments, and theirs among the results, if a
    tuple there has just the trees and types of these."""
    start = next(i for i, path in enumerate(places.results)
                 if path[:1] == head)
    run = [path[1:] for path in places.results if path[:1] == head]
    if not all(path and isinstance(path[0], jax.tree_util.SequenceKey)
               for path in run):
        return {}
    count = 1 + max(path[0].idx for path in run)
    leaves = [leaf for leaf, path in enumerate(places.arguments)
              if path[0] == jax.tree_util.SequenceKey(0)
              and path[1].idx < count]
    fits = [places.arguments[leaf][1:] for leaf in leaves] == run and all(
        places.have_same_type(leaf, start + i)
        for i, leaf in enumerate(leaves))
    return {leaf: start + i for i, leaf in enumerate(leaves)} if fits else {}


def _in_tuple(places: Places, carried: Mapping[int, int], taken: set[int],
              leaves: Iterable[int]) -> dict[int, int]:
    """Those of these leaves that are read and come back in a tuple of the first
    arguments, of which some are known to, and none elsewhere. A number may be
    the loss, which stands where the rate of a step does."""
    found: dict[int, int] = {}
    for head in dict.fromkeys(path[:1] for path in places.results if path):
        if len({path[:1] for path in places.results}) == 1:
            break
        state = _first_arguments(places, head)
        known = carried.keys() & state.keys()
        if known and all(carried[leaf] == state[leaf] for leaf in known):
            found |= {leaf: state[leaf] for leaf in leaves
                      if leaf in state and state[leaf] not in taken
                      and places.in_avals[leaf].ndim > 0}
    return found


def find_returned(places: Places, carried: Mapping[int, int], read: set[int],
                  moves: Moves) -> dict[int, int]:
    """The results that are next values of leaves that nothing pairs.

    Args:
      carried: the pairs that are known.
      read: the leaves that the step reads. Integers among them are left: keys,
        which go on whatever becomes of the step.
    """
    found: dict[int, int] = {}

    def left() -> list[int]:
        return [leaf for leaf, aval in enumerate(places.in_avals)
                if leaf not in carried and leaf not in found and
                (leaf not in read or jnp.issubdtype(aval.dtype, jnp.floating))]

    def taken() -> set[int]:
        return {*carried.values(), *found.values()}

    found |= _beside(places, carried, taken(), left())
    found |= _moved(places, moves.whole, taken(), left())
    found |= _in_tuple(places, carried, taken(),
                       [leaf for leaf in left() if leaf in read])
    known = {places.arguments[leaf][:_HEADS] for leaf in [*carried, *found]}
    unread = [leaf for leaf in left()
              if leaf not in read and leaf in moves.donated]
    for group in _groups(places, unread):
        if places.arguments[group[0]][:_HEADS] not in known:
            found |= _in_place(places, group, taken())
    return found


def places_of(args: tuple[Any, ...], kwargs: Mapping[str, Any],
              exported: export.Exported) -> Places:
    """Those of an exported step."""
    count = len(exported.out_avals)
    return Places(_paths((args, dict(kwargs))),
                  _paths(exported.out_tree.unflatten(range(count))),
                  exported.in_avals, exported.out_avals)
