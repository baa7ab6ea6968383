"""Says what mixed precision does to a step."""

from __future__ import annotations

import dataclasses
import html
import re
from collections import Counter
from typing import Any

from mpopt.jax.keep import plain_path
from mpopt.jax.messages import is_users, under_library
from mpopt.jax.names import OWN, SCALE
from mpopt.jax.rewrite import Rewritten

_PRODUCT = re.compile(
    r'"stablehlo\.(dot_general|convolution)".* : '
    r"\(tensor<([^>]*)>, tensor<([^>]*)>\) -> tensor<([^>]*)>")
_PRODUCTS = ("dot_general", "conv_general_dilated")
_UNKNOWN = "not known to be bounded"
# Rules by which an op's values stay f32 for their own sake; with the others
# nothing would be gained, or an op has no floats.
_FOR_SAFETY = ("unsafe", "kept-wide", "denied", "given")


def count_products(text: str) -> Counter[tuple[str, str, str, str]]:
    """Products in StableHLO text by name, operand types and result type."""
    return Counter((name, *(t.rsplit("x", 1)[-1] for t in types))
                   for name, *types in _PRODUCT.findall(text))


@dataclasses.dataclass(frozen=True)
class Kept:
    """An op whose values stay f32.

    Attributes:
      op: its name in the program, such as "reduce_sum".
      why: the reason.
      place: file and line of the program; if the op is a library's, its line
        there behind it.
      count: how many ops of the layer that is so of.
    """
    op: str
    why: str
    place: str
    count: int


@dataclasses.dataclass(frozen=True)
class Layer:
    """What happens to a scope of the program, forth and back.

    Attributes:
      path: its path, as "encoder/head"; "" is what stands in no scope.
      narrow: how many ops read or write 16 bits.
      wide: how many do not.
      bytes_f32: what its kernels would read and write in f32.
      bytes_mixed: what they read and write.
      kept: what stays f32 though it is not for nothing, and why.
    """
    path: str
    narrow: int
    wide: int
    bytes_f32: int
    bytes_mixed: int
    kept: list[Kept]


@dataclasses.dataclass(frozen=True)
class Explanation:
    """What is done to a step. Printed, it is a table; in notebooks, HTML.

    Attributes:
      casts: how many values are cast.
      flops: floating-point operations of matrix products and convolutions.
      flops_16bit: those that read 16-bit operands.
      products: how many products there are by name, operand types and result
        type, in the module that XLA gets.
      scaled: whether the loss is scaled.
      copies: names of the 16-bit working copies.
      module: the rewritten step as StableHLO text.
      layers: by scope, in the order of the program.
      bytes_f32: what all kernels would read and write in f32.
      bytes_mixed: what they read and write.
    """
    casts: int
    flops: int
    flops_16bit: int
    products: dict[tuple[str, str, str, str], int]
    scaled: bool
    copies: list[str]
    module: str
    layers: list[Layer]
    bytes_f32: int
    bytes_mixed: int

    def _hint(self) -> list[tuple[str, str]]:
        """What would tell more of the step, where something would."""
        unknown = sum(kept.count for layer in self.layers for kept in layer.kept
                      if kept.op in _PRODUCTS and _UNKNOWN in kept.why)
        return [("products whose range nothing states",
                 f"{unknown}; step.profile() lets runs tell it")] \
            if unknown else []

    def _summary(self) -> list[tuple[str, str]]:
        share = 100.0 * self.flops_16bit / self.flops if self.flops else 0.0
        moved = 100.0 * self.bytes_mixed / self.bytes_f32 \
            if self.bytes_f32 else 100.0
        return [("FLOPs of products with 16-bit operands", f"{share:.1f} %"),
                ("bytes moved, of those in f32", f"{moved:.1f} %"),
                ("casts", str(self.casts)),
                ("loss scale", "yes" if self.scaled else "no"),
                ("16-bit working copies", str(len(self.copies))),
                *self._hint()]

    def __str__(self) -> str:
        lines = [f"{name:39} {value}" for name, value in self._summary()]
        for (name, lhs, rhs, out), count in sorted(self.products.items()):
            lines.append(f"  {count:4} {name}: {lhs}, {rhs} -> {out}")
        for layer in self.layers:
            lines.append(
                f"{layer.path or '(no scope)'}: {layer.narrow} ops with 16 "
                f"bits, {layer.wide} in f32, bytes {layer.bytes_f32} -> "
                f"{layer.bytes_mixed}")
            lines += [f"  f32: {kept.count} {kept.op} {kept.why}  "
                      f"({kept.place})" for kept in layer.kept]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        def cell(value: Any) -> str:
            return f"<td style=\"text-align:left\">{html.escape(str(value))}</td>"

        def table(head: list[str], rows: list[list[Any]]) -> str:
            titles = "".join(f"<th>{html.escape(title)}</th>" for title in head)
            body = "".join(f"<tr>{''.join(map(cell, row))}</tr>"
                           for row in rows)
            return f"<table><tr>{titles}</tr>{body}</table>"

        rows = []
        for layer in self.layers:
            why = "; ".join(f"{kept.op} {kept.why} ({kept.place})"
                            for kept in layer.kept)
            rows.append([layer.path or "(no scope)", layer.narrow, layer.wide,
                         layer.bytes_f32, layer.bytes_mixed, why])
        return table(["", ""], [list(row) for row in self._summary()]) + table(
            ["layer", "16 bits", "f32", "bytes in f32", "bytes", "f32, and why"],
            rows)


def _without_column(place: str) -> tuple[str, str]:
    """File and line."""
    file, line = place.rsplit(":", 2)[:2]
    return file, line


def _place(op: dict[str, Any], callers: list[dict[str, Any]]) -> str:
    """The user's line that an op comes from."""
    if not op["place"]:
        return ""
    file, line = _without_column(op["place"])
    at = op["called_from"]
    if is_users(file):
        return f"{file}:{line}"
    inside = f"{under_library(file)}:{line}"
    while at >= 0:
        outer, outer_line = _without_column(callers[at]["place"])
        if is_users(outer):
            return f"{outer}:{outer_line}, in {inside}"
        at = callers[at]["called_from"]
    return inside


def _layers(ops: list[dict[str, Any]],
            callers: list[dict[str, Any]]) -> list[Layer]:
    by_path: dict[str, list[dict[str, Any]]] = {}
    for op in ops:
        path = plain_path(op["name"]).split("/")
        by_path.setdefault("/".join(path[1:-1]), []).append(op)
    found = []
    for path, group in by_path.items():
        kept = Counter((plain_path(op["name"]).rpartition("/")[2],
                        op["distrust"] or op["reason"],
                        _place(op, callers))
                       for op in group if op["rule"] in _FOR_SAFETY)
        narrow = sum(op["narrow"] for op in group)
        found.append(Layer(
            path, narrow, len(group) - narrow,
            sum(op["bytes"]["given"] for op in group),
            sum(op["bytes"]["planned"] for op in group),
            [Kept(*what, count) for what, count in kept.items()]))
    return found


def describe(rewritten: Rewritten) -> Explanation:
    """Of a step that was rewritten with its decisions."""
    main = next(f for f in rewritten.report["functions"]
                if f["name"] == "main")
    planned = next((f for f in rewritten.decisions["functions"]
                    if f["name"] == "main"),
                   {"ops": [], "callers": [],
                    "bytes": {"given": 0, "planned": 0}})
    return Explanation(
        casts=main["casts"], flops=main["flops"],
        flops_16bit=main["flops_16bit"],
        products=dict(count_products(rewritten.text)),
        scaled=SCALE in rewritten.added,
        copies=[name for name in rewritten.added if not name.startswith(OWN)],
        module=rewritten.text, layers=_layers(planned["ops"], planned["callers"]),
        bytes_f32=planned["bytes"]["given"],
        bytes_mixed=planned["bytes"]["planned"])
