"""Role hints: which arguments are parameters, optimizer state and batch."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Union

import jax

from mpopt.tool import MPError

#: An argument's number, a path such as "state.params", or several of these.
Place = Union[int, str, Sequence[Union[int, str]]]

_WORDS = {"params": "parameter", "opt_state": "optimizer_state",
          "batch": "batch", "rng": "rng", "hyper": "hyper", "ema": "ema",
          "buffers": "buffer", "counter": "counter"}
_NEXT = {"parameter": "new_parameter", "optimizer_state": "new_state",
         "ema": "new_state", "buffer": "new_state", "counter": "new_state"}


def argument_names(step: Callable[..., Any], args: tuple[Any, ...],
                   kwargs: Mapping[str, Any]) -> list[str]:
    """The path of each leaf of the arguments, as "params['w']"."""
    try:
        names = [p.name for p in inspect.signature(step).parameters.values()
                 if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    except (TypeError, ValueError):
        names = []
    found = []
    for number, argument in enumerate(args):
        head = names[number] if number < len(names) else f"args[{number}]"
        found += [head + jax.tree_util.keystr(path) for path, _ in
                  jax.tree_util.tree_flatten_with_path(argument)[0]]
    for key in sorted(kwargs):
        found += [key + jax.tree_util.keystr(path) for path, _ in
                  jax.tree_util.tree_flatten_with_path(kwargs[key])[0]]
    return found


def _is_under(name: str, path: str) -> bool:
    return name == path or (name.startswith(path) and
                            name[len(path)] in ".[")


def _leaves_at(place: Place, counts: list[int], names: list[str],
               word: str) -> list[int]:
    """The leaves that a hint is about."""
    if isinstance(place, str):
        found = [i for i, name in enumerate(names) if _is_under(name, place)]
        if not found:
            raise MPError(f"roles: '{place}' of '{word}' names no argument; "
                          f"there are {', '.join(names[:8])}, ...")
        return found
    if isinstance(place, int):
        if not 0 <= place < len(counts):
            raise MPError(f"roles: '{word}' is argument {place}, and there are "
                          f"{len(counts)}")
        first = sum(counts[:place])
        return list(range(first, first + counts[place]))
    return [leaf for part in place
            for leaf in _leaves_at(part, counts, names, word)]


def _find_next(group: list[int], inputs: Sequence[Any], outputs: Sequence[Any],
               taken: set[int]) -> list[int]:
    """The first run of results that have the types of these arguments."""
    wanted = [(inputs[i].shape, inputs[i].dtype) for i in group]
    types = [(out.shape, out.dtype) for out in outputs]
    for start in range(len(types) - len(wanted) + 1):
        run = range(start, start + len(wanted))
        if types[start:start + len(wanted)] == wanted and not taken & {*run}:
            return list(run)
    return []


def roles_file(hints: Mapping[str, Place], args: tuple[Any, ...],
               names: list[str], kept: Sequence[int], inputs: Sequence[Any],
               outputs: Sequence[Any]) -> dict[str, Any]:
    """The hints in the schema of `mp-opt --mp-amp=roles=`.

    Args:
      hints: where each role is; the words are the keys of `_WORDS`, or roles.
      args: the positional arguments; their leaves come first among `inputs`.
      names: the path of each leaf of the arguments.
      kept: the leaves that the exported module has, in order.
      inputs: types of all leaves of the arguments.
      outputs: types of all results.

    Raises:
      MPError: a hint names no argument, or two name one.
    """
    counts = [len(jax.tree_util.tree_leaves(argument)) for argument in args]
    place_of = {leaf: place for place, leaf in enumerate(kept)}
    entries, results, taken = [], [], set()
    word_of: dict[int, str] = {}
    for word, place in hints.items():
        role = _WORDS.get(word, word)
        group = list(dict.fromkeys(_leaves_at(place, counts, names, word)))
        for leaf in group:
            if (other := word_of.setdefault(leaf, word)) != word:
                raise MPError(f"roles: '{other}' and '{word}' both name "
                              f"{names[leaf]}")
        after = []
        if role in _NEXT:
            after = _find_next(group, inputs, outputs, taken)
            taken |= {*after}
            if not after and role == "parameter":
                raise MPError(f"roles: no results in a row have the types of "
                              f"'{word}'")
        for i, leaf in enumerate(group):
            if leaf not in place_of:
                continue
            entry: dict[str, Any] = {"index": place_of[leaf], "role": role}
            if after:
                entry["pair"] = after[i]
                results.append({"index": after[i], "role": _NEXT[role]})
            entries.append(entry)
    return {"args": entries, "results": results}
