"""A compiled step, called with the arrays of its arguments alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from mpopt.jax.packed import Packed
from mpopt.tool import MPError


def on_devices(error: ValueError) -> Exception:
    """The error, or what it says of arguments on other devices."""
    if "was exported for" not in str(error):
        return error
    return MPError("the step is for other devices than its arguments are on; "
                   f"put them there by jax.device_put: {error}")


@dataclasses.dataclass(frozen=True)
class FlatCall:
    """A step on flat lists of arrays; those that are donated are apart."""
    call: Callable[..., Any]
    kept: list[int]
    taken: list[int]

    def __call__(self, values: Packed, leaves: list[Any]
                 ) -> tuple[list[Any], Packed]:
        """The flat results, and the state's next values."""
        try:
            if not self.taken:
                return self.call(values, leaves, [])
            return self.call(values, [leaves[i] for i in self.kept],
                             [leaves[i] for i in self.taken])
        except ValueError as error:
            raise on_devices(error) from error
