"""Gradients in mixed precision, for loops that update by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax

from mpopt.jax.amp import amp
from mpopt.jax.step import AmpStep


def value_and_grad(loss: Callable[..., Any],
                   argnums: int | Sequence[int] = 0, has_aux: bool = False,
                   **options: Any) -> AmpStep:
    """`jax.value_and_grad` in mixed precision, with the scale's state in hand.

        grad_fn = mpopt.jax.value_and_grad(loss_of)
        state = grad_fn.init(params, batch)
        (loss, grads), state = grad_fn(state, params, batch)
        updates, after = optimizer.update(grads, opt_state, params)
        params, opt_state = state.select(
            (optax.apply_updates(params, updates), after), (params, opt_state))

    Gradients are unscaled f32. Where some are not finite the scale falls, and
    `state.select` keeps what there was; with `retries=True` the call is done
    again with the lower scale instead, until they are. Takes the options of
    `amp`.
    """
    return amp(jax.value_and_grad(loss, argnums, has_aux), **options)
