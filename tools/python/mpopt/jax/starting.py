"""The first step, done again until the loss scale fits.

A scale begins as high as frameworks begin, and the first steps of many a loop
overflow there. Nobody would miss them but who counts steps and looks at the
first losses: such a step has changed nothing, so the same call does it again.

Later steps have gradients that are a few times as large: a scale at which the
first one just fits would skip them. So the first step is tried at a scale above
that which training begins with, where nobody sees it, and training begins so far
below the one that fits.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

import jax
import numpy as np

from mpopt.jax.names import FINITE, GOOD, SCALE
from mpopt.jax.packed import Packed

#: How many times as large as those of the first step gradients may be.
ROOM = 8

#: The flat results of a call, and the state after it.
Outcome = tuple[list[Any], Packed]


def _read(packed: Packed) -> tuple[bool, float]:
    """Whether the gradients were finite, and the scale of the next step."""
    numbers = np.asarray(packed.numbers)
    return (bool(numbers[packed.place(FINITE)]),
            float(numbers.view(np.float32)[packed.place(SCALE)]))


def _restore(packed: Packed, numbers: np.ndarray) -> Packed:
    """A state with the numbers of an earlier one."""
    return dataclasses.replace(
        packed, numbers=jax.device_put(numbers, packed.numbers.sharding))


def _scaled(packed: Packed, factor: float, least: float = 0.0) -> Packed:
    """A state with a multiple of its scale, at least `least` unless it is less
    already."""
    numbers = np.array(packed.numbers)
    place = packed.place(SCALE)
    scale = numbers.view(np.float32)[place]
    numbers.view(np.float32)[place] = max(scale * factor, min(scale, least))
    return _restore(packed, numbers)


def _moves(packed: Packed) -> bool:
    return packed.numbers is not None and all(
        packed.place(name) is not None for name in (FINITE, GOOD, SCALE))


def with_room(packed: Packed) -> Packed:
    """The state to try the first step with."""
    return _scaled(packed, ROOM) if _moves(packed) else packed


def settle(call: Callable[[Packed, list[Any]], Outcome], leaves: list[Any],
           outcome: Outcome, state: Mapping[int, int], patience: int,
           has_room: bool, floor: float) -> Outcome:
    """What the first call with finite gradients gives, and a scale with room.

    Where they are finite at no scale, and where an argument is gone: the call's
    results, and the state after one bad step.

    Args:
      leaves: what `call` was given.
      outcome: what it gave.
      state: the results that are next values of leaves; a skipped step hands
        these on as they came, also in the place of what was donated.
      patience: bad steps until the scale falls.
      has_room: the call began `with_room`.
      floor: training does not begin below.
    """
    out, packed = outcome
    if not _moves(packed):
        return outcome
    first = np.array(packed.numbers)
    is_finite, scale = _read(packed)
    tries, before = 1, np.inf
    while not is_finite and (scale < before or tries < patience):
        gone = [i for i, leaf in enumerate(leaves)
                if isinstance(leaf, jax.Array) and leaf.is_deleted()]
        if any(i not in state for i in gone):
            break
        for i in gone:
            leaves[i] = out[state[i]]
        out, packed = call(packed, leaves)
        before, tries = scale, tries + 1
        is_finite, scale = _read(packed)
    if not is_finite and tries > 1:
        packed = _restore(packed, first)
    if has_room or (is_finite and tries > 1):
        packed = _scaled(packed, 1 / ROOM, floor)
    return out, packed
