"""What a module needs before XLA's CPU backend compiles it; all values stay."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from mpopt.jax.carried import widen_carried
from mpopt.jax.compat import ir

#: Ops that XLA makes again in each kernel of elements that reads them.
_CHEAP = frozenset(f"stablehlo.{name}" for name in (
    "abs", "add", "and", "bitcast_convert", "broadcast_in_dim", "ceil", "clamp",
    "compare", "concatenate", "constant", "convert", "cosine", "dynamic_slice",
    "dynamic_update_slice", "floor", "iota", "is_finite", "maximum", "minimum",
    "multiply", "negate", "not", "or", "pad", "reduce_precision", "reshape",
    "reverse", "select", "sign", "sine", "slice", "subtract", "transpose",
    "xor"))

#: Ops that become kernels of elements.
_FUSED = _CHEAP | frozenset(f"stablehlo.{name}" for name in (
    "atan2", "cbrt", "divide", "exponential", "exponential_minus_one", "log",
    "log_plus_one", "logistic", "power", "reduce", "rsqrt", "sqrt", "tanh"))


def _element(value: ir.Value) -> ir.Type:
    return ir.RankedTensorType(value.type).element_type


def _is_convert(op: ir.Operation, source: type, target: type) -> bool:
    return op.name == "stablehlo.convert" and \
        isinstance(_element(op.operands[0]), source) and \
        isinstance(_element(op.results[0]), target)


def widen_products(function: ir.Operation) -> None:
    """Lets products that read bf16 and give f32 read f32.

    XLA lacks some products of bf16 and widens the others itself.
    """
    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name not in ("stablehlo.dot_general", "stablehlo.convolution"):
            return ir.WalkResult.ADVANCE
        element = _element(op.results[0])
        for i, operand in enumerate(op.operands):
            if not (isinstance(element, ir.F32Type) and
                    isinstance(_element(operand), ir.BF16Type)):
                continue
            wide = ir.RankedTensorType.get(
                ir.RankedTensorType(operand.type).shape, element,
                loc=op.location)
            with ir.InsertionPoint(op):
                op.operands[i] = ir.Operation.create(
                    "stablehlo.convert", [wide], [operand],
                    loc=op.location).result
        return ir.WalkResult.ADVANCE
    function.operation.walk(visit)


def round_at_once(function: ir.Operation) -> None:
    """Lets one op round to bf16 what is read as f32 alone.

    XLA compiles and calls a kernel that rounds, and for each product that
    reads what is rounded one more that widens.
    """
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if _is_convert(op, ir.F32Type, ir.BF16Type):
            found.append(op)
        return ir.WalkResult.ADVANCE
    function.operation.walk(visit)
    bits = ir.IntegerType.get_signless(32)
    for op in found:
        readers = [use.owner.operation for use in op.results[0].uses]
        if not all(_is_convert(reader, ir.BF16Type, ir.F32Type)
                   for reader in readers):
            continue
        with ir.InsertionPoint(op):
            rounded = ir.Operation.create(
                "stablehlo.reduce_precision", [op.operands[0].type],
                [op.operands[0]], loc=op.location,
                attributes={"exponent_bits": ir.IntegerAttr.get(bits, 8),
                            "mantissa_bits": ir.IntegerAttr.get(bits, 7)}).result
        for reader in readers:
            reader.results[0].replace_all_uses_with(rounded)
            reader.erase()
        op.erase()


def _blocks(function: ir.Operation, whole: bool) -> Iterator[ir.Block]:
    """Its blocks, and those of the loops in them."""
    blocks = [(function.regions[0].blocks[0], whole)]
    while blocks:
        block, is_local = blocks.pop()
        if is_local:
            yield block
        for op in block.operations:
            manual = op.operation.name == "sdy.manual_computation"
            if manual or op.operation.name == "stablehlo.while":
                blocks += [(inner, is_local or manual)
                           for region in op.regions for inner in region.blocks]


def _size(value: ir.Value) -> int:
    return math.prod(ir.RankedTensorType(value.type).shape)


def _is_stored_anyway(op: ir.Operation, large: Sequence[ir.Value],
                      others: int) -> bool:
    """Whether XLA stores a cheap value, rather than make it again.

    It does if another op than a kernel reads it and it would take more than one
    tensor to make it, and takes a rounding to bf16 for dear.
    """
    return (others > 0 and len(large) > 1) or _is_convert(
        op, ir.F32Type, ir.BF16Type)


def _made_often(block: ir.Block) -> list[tuple[ir.Operation, ir.Value]]:
    """The ops of a block whose values are dearer to make again than to store,
    and what is to be stored: their result, or what they round.

    What kernels make again of k tensors reads k in each of them; what is
    stored reads k once, is written, and is read by each.
    """
    found = []
    #: The tensors that a kernel reads which makes the value again.
    read: dict[ir.Value, frozenset[Any]] = {}
    for op in block.operations:
        op = op.operation
        if op.name not in _CHEAP or len(op.results) != 1:
            continue
        value = op.results[0]
        large = [operand for operand in op.operands
                 if 2 * _size(operand) >= _size(value)]
        readers = {use.owner.operation for use in value.uses}
        kernels = sum(reader.name in _FUSED for reader in readers)
        others = len(readers) - kernels
        if _is_stored_anyway(op, large, others):
            continue
        tensors = frozenset[Any]().union(
            *(read.get(operand, [operand]) for operand in large))
        count = len(tensors)
        again = kernels * count + (count + 1 if others else 0)
        # A quotient of f16 would be made in f32; what is rounded is stored.
        wide = op.operands[0] if op.name == "stablehlo.convert" else value
        if again > count + 1 + kernels and \
                isinstance(_element(wide), ir.F32Type):
            found.append((op, wide))
        else:
            read[value] = tensors
    return found


def _create(name: str, kind: ir.Type, *operands: ir.Value,
            **attributes: str) -> ir.Value:
    return ir.Operation.create(
        f"stablehlo.{name}", [kind], operands, attributes={
            key: ir.Attribute.parse(text) for key, text in attributes.items()
        }).result


def _one(block: ir.Block) -> ir.Value | None:
    """A number that is 1, which XLA does not see; None without an argument.

    A word has at most 32 bits that are set: the sixth bit of their count is 0.
    """
    source = next((a for a in block.arguments
                   if isinstance(a.type, ir.RankedTensorType) and _size(a) and
                   str(_element(a)) in ("f32", "i32")), None)
    if source is None:
        return None
    rank = len(ir.RankedTensorType(source.type).shape)
    zeros, ones = (f"array<i64{': ' if rank else ''}{', '.join([n] * rank)}>"
                   for n in "01")
    word, real = (ir.RankedTensorType.get([], kind) for kind in (
        ir.IntegerType.get_signless(32), ir.F32Type.get()))
    with ir.InsertionPoint.at_block_begin(block):
        first = _create("slice", ir.RankedTensorType.get(
            [1] * rank, _element(source)), source, start_indices=zeros,
            limit_indices=ones, strides=ones)
        bits = _create("bitcast_convert", word, _create(
            "reshape", ir.RankedTensorType.get([], _element(source)), first))
        six = _create("constant", word, value="dense<6> : tensor<i32>")
        zero = _create("shift_right_logical", word,
                       _create("popcnt", word, bits), six)
        return _create("subtract", real, _create(
            "constant", real, value="dense<1.0> : tensor<f32>"),
            _create("convert", real, zero))


def store_sums(function: ir.Operation, whole: bool) -> None:
    """Lets XLA store what is dearer to make again in each kernel that reads it.

    A product that reads a sum has XLA store it; a product that reads the sum
    rounded does not. Of a chain of residual blocks each kernel would make all
    sums before it again. Quotients are stored, even those by 1.
    A function that is not `whole` runs in parts: only its regions that each
    device runs on its own are looked at.
    """
    for block in _blocks(function, whole):
        found = _made_often(block)
        one = _one(block) if found else None
        for op, value in found if one else ():
            is_rounded = value != op.results[0]
            readers = {op} if is_rounded else \
                {use.owner.operation for use in value.uses}
            point = ir.InsertionPoint(op) if is_rounded else \
                ir.InsertionPoint.after(op)
            with op.location, point:
                stored = _create("divide", value.type, value, _create(
                    "broadcast_in_dim", value.type, one,
                    broadcast_dimensions="array<i64>"))
            for reader in readers:
                for i, operand in enumerate(reader.operands):
                    if operand == value:
                        reader.operands[i] = stored


def prepare(function: ir.Operation, whole: bool) -> None:
    """All of it, for a function that is `whole` on one device, or in parts."""
    widen_products(function)
    widen_carried(function)
    round_at_once(function)
    store_sums(function, whole)
