"""A step that hands each of its values to the host."""

from __future__ import annotations

import dataclasses
import functools
import pathlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from jax import export

from mpopt import tool
from mpopt.jax import compat
from mpopt.jax.evidence import Recording
from mpopt.jax.functions import aval_of
from mpopt.jax.messages import translate
from mpopt.jax.names import MARK


#: The file that `observe` writes.
OBSERVED = "observed.mlir"


@dataclasses.dataclass(frozen=True)
class Look:
    """What stands for the mark behind a value; see `callbacks.Callback`."""
    recording: Recording
    place: int
    ordered = ()

    def lower(self, context: Any, values: Sequence[Any]) -> list[Any]:
        """Hands the value to the host as it is: what `jax.debug.callback` gives
        is an array of JAX, which may wait for the device that waits here."""
        avals = [aval_of(str(value.type)) for value in values]
        compat.emit_callback(compat.context_of(context, avals, [], {}, None),
                             self._see, values)
        return []

    def _see(self, value: Any) -> tuple[()]:
        self.recording.add(self.place, np.asarray(value))
        return ()


def observe(exported: export.Exported, folder: pathlib.Path, place: str,
            first: int = 0) -> Recording:
    """An empty recording of a step; `OBSERVED` in the folder is the step
    whose values have marks, with the numbers from `first` on."""
    step = folder / "step.vhlo"
    step.write_bytes(exported.mlir_module_serialized)
    empty = folder / "empty.json"
    tool.run(step, f"--mp-observe-values=profile={empty} target={MARK} "
             f"first={first}", "--emit=stablehlo",
             "-o", folder / OBSERVED,
             translate=functools.partial(translate, step_file=str(step),
                                         place=place),
             tell=lambda said: None)
    return Recording.read(empty)
