"""Tokens, which order callbacks: hidden from mp-opt, and threaded anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mpopt.jax.compat import ir
from mpopt.jax.marks import blocks, is_ordered, number_of, walk
from mpopt.tool import MPError

# What passes tokens on as they are.
_PASSES = ("func.call", "stablehlo.while", "stablehlo.case", "stablehlo.if",
           "stablehlo.optimization_barrier")


def _is_token(value: Any) -> bool:
    return str(value.type) == "!stablehlo.token"


def _functions(module: ir.Module) -> dict[str, Any]:
    return {ir.StringAttr(f.attributes["sym_name"]).value: f
            for f in module.body.operations if f.operation.name == "func.func"}


def _set_function_type(function: Any, inputs: list[Any],
                       results: list[Any]) -> None:
    function.attributes["function_type"] = ir.TypeAttr.get(
        ir.FunctionType.get(inputs, results))


def _change_attributes(function: Any, key: str,
                       change: Callable[[list[Any]], list[Any]]) -> None:
    if key in function.attributes:
        function.attributes[key] = ir.ArrayAttr.get(
            change(list(ir.ArrayAttr(function.attributes[key]))))


def hide_tokens(module: ir.Module, count: int) -> None:
    """Makes constants of tokens; `count` is how many @main takes and gives."""
    stands = ir.RankedTensorType.get([], ir.IntegerType.get_signless(1))
    for op in walk(module.body):
        if op.name not in _PASSES and any(map(_is_token, op.results)):
            raise MPError(f"'{op.name}' has a token, besides ordered callbacks; "
                          "make these unordered")
        values = [*op.results, *(argument for block in blocks(op)
                                 for argument in block.arguments)]
        for value in filter(_is_token, values):
            value.set_type(stands)
    for function in _functions(module).values():
        block = function.regions[0].blocks[0]
        last = list(block.operations)[-1]
        _set_function_type(function, [a.type for a in block.arguments],
                           [value.type for value in last.operands])
    main = _unwrap(module)
    block = main.regions[0].blocks[0]
    with ir.InsertionPoint.at_block_begin(block):
        stand = ir.Operation.create(
            "stablehlo.constant", [stands], [], {
                "value": ir.DenseElementsAttr.get_splat(
                    stands, ir.BoolAttr.get(True))}).result
    for _ in range(count):
        block.arguments[0].replace_all_uses_with(stand)
        block.erase_argument(0)
    last = list(block.operations)[-1].operation
    rest = list(last.operands)[count:]
    with ir.InsertionPoint(last):
        ir.Operation.create("func.return", [], rest, loc=last.location)
    last.erase()
    _set_function_type(main, [a.type for a in block.arguments],
                       [value.type for value in rest])
    for key in ("arg_attrs", "res_attrs"):
        _change_attributes(main, key, lambda attributes: attributes[count:])


def _unwrap(module: ir.Module) -> Any:
    """Puts in the place of @main what it calls, whose arguments have names.

    jax.export wraps a step whose tokens it hands through.
    """
    functions = _functions(module)
    main = functions["main"]
    call = main.regions[0].blocks[0].operations[0]
    inner = functions[ir.FlatSymbolRefAttr(call.attributes["callee"]).value]
    for key in ("sym_name", "sym_visibility", "arg_attrs", "res_attrs"):
        if key in main.attributes:
            inner.attributes[key] = main.attributes[key]
    main.erase()
    return inner


def _attributes(op: Any) -> dict[str, Any]:
    return {attribute: op.attributes[attribute] for attribute in op.attributes}


def _replace(op: Any, operands: list[Any], more: list[Any]) -> Any:
    """Puts in its place an op with other operands and more results in front.

    What it holds goes along; loops are handed in front what they hand on there.
    """
    with ir.InsertionPoint(op):
        made = ir.Operation.create(
            op.name, [*more, *(value.type for value in op.results)], operands,
            _attributes(op), regions=len(op.regions), loc=op.location)
    for before, after in zip(op.results, list(made.results)[len(more):]):
        before.replace_all_uses_with(after)
    for before, after in zip(list(op.regions), made.regions):
        _move(before.blocks[0], after,
              more if op.name == "stablehlo.while" else [])
    op.erase()
    return made


def _move(block: Any, region: Any, more: list[Any]) -> Any:
    """Moves what a block holds into a new one with more arguments in front."""
    types = [*more, *(argument.type for argument in block.arguments)]
    made = ir.Block.create_at_start(
        region, types, [ir.Location.unknown()] * len(types))
    for before, after in zip(block.arguments, list(made.arguments)[len(more):]):
        before.replace_all_uses_with(after)
    for op in list(block.operations):
        made.append(op)
    return made


def _end(block: Any, first: list[Any]) -> None:
    """More values in front of those that the last op of a block hands on."""
    last = list(block.operations)[-1].operation
    with ir.InsertionPoint(last):
        ir.Operation.create(last.name, [], [*first, *last.operands],
                            _attributes(last), loc=last.location)
    last.erase()


class _Threading:
    """Hands tokens from each ordered mark to the next of its kind.

    Args:
      kinds: the place of its token among all, by the numbers of the marks.
    """

    def __init__(self, kinds: dict[int, int]):
        self._kinds = kinds

    def thread(self, block: Any, tokens: list[Any]) -> list[Any]:
        """The tokens at the end of the block, of those at its begin."""
        types = [token.type for token in tokens]
        for op in [view.operation for view in block.operations]:
            if is_ordered(op):
                kind = self._kinds[number_of(op)]
                made = _replace(op, [tokens[kind], *op.operands], types[:1])
                tokens = [*tokens[:kind], made.results[0], *tokens[kind + 1:]]
            elif any(is_ordered(inner) for part in blocks(op)
                     for inner in walk(part)):
                tokens = self._into(op, tokens, types)
        return tokens

    def _into(self, op: Any, tokens: list[Any], types: list[Any]) -> list[Any]:
        if op.name == "stablehlo.while":
            made = _replace(op, [*tokens, *op.operands], types)
            body = made.regions[1].blocks[0]
            _end(body, self.thread(body, list(body.arguments)[:len(types)]))
        elif op.name in ("stablehlo.case", "stablehlo.if"):
            made = _replace(op, [*op.operands], types)
            for part in blocks(made):
                _end(part, self.thread(part, tokens))
        else:
            raise MPError(f"an ordered callback in '{op.name}', which is kept "
                          "as it is, cannot be kept; make it unordered "
                          "(ordered=False)")
        return list(made.results)[:len(types)]


def thread_tokens(module: ir.Module, effects: Sequence[Any],
                  callbacks: Sequence[Any]) -> None:
    """Orders what is ordered in @main, which takes and gives their tokens."""
    main = _functions(module)["main"].operation
    count, token = len(effects), ir.Type.parse("!stablehlo.token")
    kinds = {number: effects.index(effect)
             for number, callback in enumerate(callbacks)
             for effect in callback.ordered}
    with ir.InsertionPoint(main), ir.Location.unknown():
        made = ir.Operation.create("func.func", [], [], _attributes(main),
                                   regions=1, loc=main.location)
        body = _move(main.regions[0].blocks[0], made.regions[0],
                     [token] * count)
        tokens = _Threading(kinds).thread(body, list(body.arguments)[:count])
        _end(body, tokens)
    _set_function_type(made, [a.type for a in body.arguments],
                       [v.type for v in list(body.operations)[-1].operands])
    for key in ("arg_attrs", "res_attrs"):
        _change_attributes(made, key, lambda attributes: [
            ir.DictAttr.get({"jax.token": ir.BoolAttr.get(True)})
        ] * count + attributes)
    main.erase()
