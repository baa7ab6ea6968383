"""What mixed precision carries from step to step."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import jax
import jax.numpy as jnp

from mpopt.jax.names import FINITE, SCALE, STALLED


@functools.partial(jax.tree_util.register_dataclass, data_fields=["values"],
                   meta_fields=[])
@dataclasses.dataclass
class AmpState:
    """What mixed precision carries from step to step, one pytree.

    Attributes:
      values: by name: the loss scale (f32), the steps since it changed (i32),
        whether the last gradients were finite (bool; a step whose gradients
        were not has changed nothing), whether training has stalled (bool), and
        the 16-bit working copy of each parameter.
    """
    values: dict[str, jax.Array]

    @property
    def loss_scale(self) -> jax.Array | None:
        """The factor on the next step's loss; None without scaling."""
        return self.values.get(SCALE)

    @property
    def grads_finite(self) -> jax.Array | None:
        """Whether the last step was taken; None without scaling."""
        return self.values.get(FINITE)

    @property
    def stalled(self) -> jax.Array | None:
        """Whether 100 steps in a row were not taken or had only zeros for
        gradients; None without scaling."""
        return self.values.get(STALLED)

    def select(self, new: Any, old: Any) -> Any:
        """`new` if the last gradients were finite, else `old`; two pytrees.

        For who updates parameters and optimizer state himself, from gradients
        that `value_and_grad` gave him.
        """
        if self.grads_finite is None:
            return new
        return jax.tree_util.tree_map(
            lambda a, b: jnp.where(self.grads_finite, a, b), new, old)


def restore(name: str, value: Any, fresh: jax.Array) -> jax.Array:
    """A kept value in the place of a fresh one.

    Raises:
      ValueError: it has another shape.
    """
    if getattr(value, "shape", ()) != fresh.shape:
        raise ValueError(f"'{name}' of the state has the shape "
                         f"{value.shape}, and the step's has {fresh.shape}")
    return jax.device_put(jnp.asarray(value, fresh.dtype), fresh.sharding)
