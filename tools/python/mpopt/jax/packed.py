"""The numbers of a state in one array, for calls of the host.

Each array that a call takes and gives costs it more than what XLA computes of
five numbers; what the user sees, `AmpState`, has each by its name.
"""

from __future__ import annotations

import dataclasses
import functools

import jax
import jax.numpy as jnp
import numpy as np

from mpopt.jax.names import OWN
from mpopt.jax.state import AmpState

_NUMBERS = ("bool", "float32", "int32", "uint32")


@functools.partial(jax.tree_util.register_dataclass,
                   data_fields=["numbers", "rest"], meta_fields=["layout"])
@dataclasses.dataclass
class Packed:
    """The values of a state.

    Attributes:
      numbers: the bits of its single numbers (i32); None if it has none.
      rest: all else, by name.
      layout: names and types of the numbers; one text, whose hash is kept.
    """
    numbers: jax.Array | None
    rest: dict[str, jax.Array]
    layout: str

    def place(self, name: str) -> int | None:
        """Where a number stands; None if it is none of them."""
        names = [word.split(":")[0] for word in self.layout.split()]
        return names.index(name) if name in names else None


def _layout(values: dict[str, jax.Array]) -> str:
    return " ".join(
        f"{name}:{value.dtype}" for name, value in sorted(values.items())
        if name.startswith(OWN) and value.shape == () and
        str(value.dtype) in _NUMBERS)


def pack(values: dict[str, jax.Array]) -> Packed:
    """The values of a state, in what is traced."""
    layout = _layout(values)
    numbers, rest = [], dict(values)
    for word in layout.split():
        value = rest.pop(word.split(":")[0])
        numbers.append(value.astype(jnp.int32) if value.dtype == bool else
                       jax.lax.bitcast_convert_type(value, jnp.int32))
    return Packed(jnp.stack(numbers) if numbers else None, rest, layout)


def pack_first(values: dict[str, jax.Array]) -> Packed:
    """The same of arrays that are there, without a program that does it."""
    values = {name: value if hasattr(value, "dtype") else jnp.asarray(value)
              for name, value in values.items()}
    layout = _layout(values)
    names = [word.split(":")[0] for word in layout.split()]
    if not names:
        return Packed(None, values, layout)
    numbers = np.array([_bits(np.asarray(values[name])) for name in names])
    rest = {name: value for name, value in values.items() if name not in names}
    # Where they lie, as the step's results will.
    sharding = getattr(values[names[0]], "sharding", None)
    return Packed(jax.device_put(numbers, sharding), rest, layout)


def _bits(value: np.ndarray) -> np.ndarray:
    return value.astype(np.int32) if value.dtype == bool \
        else value.view(np.int32)


def unpack(packed: Packed) -> dict[str, jax.Array]:
    """What `pack` was given."""
    values = dict(packed.rest)
    for i, word in enumerate(packed.layout.split()):
        name, dtype = word.split(":")
        value = packed.numbers[i]
        values[name] = value != 0 if dtype == "bool" else \
            jax.lax.bitcast_convert_type(value, dtype)
    return values


_unpack = jax.jit(unpack)


def state_of(packed: Packed) -> AmpState:
    """The state, as users see it."""
    return AmpState(_unpack(packed))
