"""Says what mixed precision would do to a step."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from mpopt.jax.amp import SCALE, amp
from mpopt.jax.rewrite import Rewritten

_PRODUCT = re.compile(
    r'"stablehlo\.(dot_general|convolution)".* : '
    r"\(tensor<([^>]*)>, tensor<([^>]*)>\) -> tensor<([^>]*)>")


def count_products(text: str) -> Counter[tuple[str, str, str, str]]:
    """Products in StableHLO text by name, operand types and result type."""
    return Counter((name, *(t.rsplit("x", 1)[-1] for t in types))
                   for name, *types in _PRODUCT.findall(text))


@dataclasses.dataclass(frozen=True)
class Explanation:
    """What would be done to a step. Printed, it is a table.

    Attributes:
      casts: how many values are cast.
      flops: floating-point operations of matrix products and convolutions.
      flops_16bit: those that read 16-bit operands.
      products: how many products there are by name, operand types and result
        type, in the module that XLA gets.
      scaled: whether the loss is scaled.
      copies: names of the 16-bit working copies.
      module: the rewritten step as StableHLO text.
    """
    casts: int
    flops: int
    flops_16bit: int
    products: dict[tuple[str, str, str, str], int]
    scaled: bool
    copies: list[str]
    module: str

    def __str__(self) -> str:
        share = 100.0 * self.flops_16bit / self.flops if self.flops else 0.0
        lines = [f"FLOPs of products with 16-bit operands  {share:.1f} %",
                 f"casts                                   {self.casts}",
                 "loss scale                              "
                 f"{'yes' if self.scaled else 'no'}",
                 f"16-bit working copies                   {len(self.copies)}"]
        for (name, lhs, rhs, out), count in sorted(self.products.items()):
            lines.append(f"  {count:4} {name}: {lhs}, {rhs} -> {out}")
        return "\n".join(lines)


def _describe(rewritten: Rewritten) -> Explanation:
    main = next(f for f in rewritten.report["functions"]
                if f["name"] == "main")
    return Explanation(
        casts=main["casts"], flops=main["flops"],
        flops_16bit=main["flops_16bit"],
        products=dict(count_products(rewritten.text)),
        scaled=SCALE in rewritten.added,
        copies=[name for name in rewritten.added
                if not name.startswith("mp.")],
        module=rewritten.text)


def explain(step: Callable[..., Any], *args: Any,
            **options: Any) -> Explanation:
    """What `amp(step, **options)` would do for these arguments.

    Nothing is compiled or run.

    Raises:
      MPError: the step cannot be rewritten; the text is the diagnostic.
    """
    return _describe(amp(step, **options).rewritten(*args))
