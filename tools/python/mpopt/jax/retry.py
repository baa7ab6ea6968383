"""Calls a function of the loss scale again until its gradients are finite.

A step skips what overflows, and the scale that falls helps the next one. What
has no next one, a function that only returns gradients or a call whose state
nobody keeps, does it again at once: nothing of the try before is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from mpopt.jax.names import FINITE, GOOD, OWN, SCALE

Values = dict[str, jax.Array]
#: More tries than any scale has values.
ENDLESS = 1 << 30


def until_finite(call: Callable[[Values], tuple[list[jax.Array], Values]],
                 values: Values, patience: int = 1, limit: int = ENDLESS
                 ) -> tuple[list[jax.Array], Values]:
    """What the first call with finite gradients gives, and the state after it.

    Where the scale is at its floor and they are not finite, they are not at any
    scale: that call's results, and the state as after one bad step. So where
    they are not after as many tries as there may be.

    Args:
      call: from the state to results and the next state, which has `FINITE`.
      values: the state, by name.
      patience: bad steps until the scale falls.
      limit: it is called again so often at most.
    """
    if SCALE not in values or GOOD not in values:
        return call(values)  # a scale that does not move

    def goes_on(carry: Any) -> jax.Array:
        tries, before, _, now, _ = carry
        is_falling = (now[SCALE] < before) | (tries < patience)
        is_left = is_falling & (tries <= limit)
        return (tries == 0) | (~now[FINITE] & is_left)

    def again(carry: Any) -> Any:
        tries, _, _, now, first = carry
        results, after = call(now)
        first = {name: jnp.where(tries == 0, after[name], value)
                 for name, value in first.items()}
        return tries + 1, now[SCALE], results, after, first

    shapes, _ = jax.eval_shape(call, values)
    zeros = [jnp.zeros(shape.shape, shape.dtype) for shape in shapes]
    values = {FINITE: jnp.asarray(True)} | values
    _, _, results, after, first = jax.lax.while_loop(
        goes_on, again, (jnp.int32(0), jnp.asarray(values[SCALE]), zeros,
                         {name: jnp.asarray(v) for name, v in values.items()},
                         {name: jnp.asarray(v) for name, v in values.items()
                          if name.startswith(OWN)}))
    is_finite = after[FINITE]
    return results, after | {
        name: jnp.where(is_finite, after[name], value)
        for name, value in first.items()}
