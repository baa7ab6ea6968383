"""What JAX has no public name for, all of it.

Tried with jax 0.9.2, 0.10.0, 0.10.1 and 0.10.2; the rest of the package needs
only what JAX documents.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

# What jax.export itself uses to write and read modules.
from jax._src.core import trace_state_clean as is_outside_of_traces
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import _jax
from jax import export
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

make_ir_context = jax_mlir.make_ir_context


def serialize(module: ir.Module) -> bytes:
    """The module as a portable artifact; chlo ops stay as they are."""
    bytecode = jax_mlir.module_to_bytecode(module)
    version = stablehlo.get_minimum_version()
    return _jax.mlir.serialize_portable_artifact(bytecode, version, True)


def _shardings(like: export.Exported, arguments: Sequence[int | None],
               results: Sequence[int | None]) -> dict[str, tuple[Any, ...]]:
    """Fields of Exported: how the arguments and results are sharded."""
    fields = {f.name for f in dataclasses.fields(like)}
    found = {}
    for places, side in ((arguments, "in"), (results, "out")):
        for key in (f"{side}_shardings_hlo", f"_{side}_named_shardings"):
            if key in fields:
                known = getattr(like, key)
                found[key] = tuple(None if place is None or known is None
                                   else known[place] for place in places)
    return found


def with_module(like: export.Exported, artifact: bytes,
                arguments: Sequence[int | None],
                results: Sequence[int | None], **fields: Any
                ) -> export.Exported:
    """What was exported with another module in it.

    Args:
      artifact: the module, of `serialize`.
      arguments: which one of `like` each argument is, or None: what the step
        did not have goes where XLA puts it.
      results: the same of the results.
      fields: all else of `export.Exported` that differs.
    """
    return dataclasses.replace(
        like, mlir_module_serialized=artifact, _get_vjp=None, **fields,
        **_shardings(like, arguments, results))


def frames_of(equation: Any) -> list[tuple[str, int]]:
    """Files and lines that an equation was traced at, innermost first."""
    traceback = equation.source_info.traceback
    return [(frame.file_name, frame.line_num)
            for frame in (traceback.frames if traceback else [])]


__all__ = ["frames_of", "ir", "is_outside_of_traces", "make_ir_context",
           "serialize", "with_module"]
