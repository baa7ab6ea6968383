"""The calls in a module that stand for callbacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mpopt.jax.compat import ir
from mpopt.jax.names import MARK

CALL = "stablehlo.custom_call"
#: What stands behind the number of one that has an order.
ORDERED = "ordered"


def walk(block: Any) -> Iterator[Any]:
    """The ops of a block and of all blocks in it."""
    for op in block.operations:
        yield op.operation
        for inner in blocks(op):
            yield from walk(inner)


def blocks(op: Any) -> list[Any]:
    """Those of all regions of an op."""
    return [block for region in op.regions for block in region.blocks]


def config_of(op: Any) -> str | None:
    """The number of a mark, and whether it has an order; None of other ops."""
    if op.name != CALL or \
            ir.StringAttr(op.attributes["call_target_name"]).value != MARK:
        return None
    return ir.StringAttr(op.attributes["backend_config"]).value


def is_ordered(op: Any) -> bool:
    """Whether an op is a mark of a callback that has an order."""
    return ORDERED in (config_of(op) or "")


def number_of(mark: Any) -> int:
    """The number of its callback."""
    return int(config_of(mark).split()[0])
