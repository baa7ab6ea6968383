"""What loops carry in bf16, before XLA's CPU backend compiles them."""

from __future__ import annotations

from mpopt.jax.compat import ir

#: Ops that hand on the bits of what they read.
_MOVES = frozenset(f"stablehlo.{name}" for name in (
    "broadcast_in_dim", "concatenate", "dynamic_slice", "dynamic_update_slice",
    "reshape", "reverse", "select", "slice", "transpose"))


def _is_short(value: ir.Value) -> bool:
    return isinstance(value.type, ir.RankedTensorType) and isinstance(
        ir.RankedTensorType(value.type).element_type, ir.BF16Type)


def _with_element(value: ir.Value, element: ir.Type) -> ir.Type:
    return ir.RankedTensorType.get(ir.RankedTensorType(value.type).shape,
                                   element)


def _convert(value: ir.Value, element: ir.Type,
             location: ir.Location) -> ir.Value:
    return ir.Operation.create(
        "stablehlo.convert", [_with_element(value, element)], [value],
        loc=location).result


def _attributes(op: ir.Operation) -> dict[str, ir.Attribute]:
    # Releases of JAX differ in whether these are pairs or names.
    names = [getattr(entry, "name", entry) for entry in op.attributes]
    return {name: op.attributes[name] for name in names}


def _maker(value: ir.Value) -> ir.Operation | None:
    owner = value.owner
    return None if isinstance(owner, ir.Block) else owner.operation


class _Widening:
    """Carries f32 in the loops of a function, and moves it as such."""

    def __init__(self, function: ir.Operation):
        self._function = function
        self._wide, self._narrow = ir.F32Type.get(), ir.BF16Type.get()
        #: Values of f32 that are numbers of bf16.
        self._exact: set[ir.Value] = set()

    def _find(self, *names: str) -> list[ir.Operation]:
        found: list[ir.Operation] = []

        def visit(op: ir.Operation) -> ir.WalkResult:
            if op.name in names:
                found.append(op)
            return ir.WalkResult.ADVANCE
        self._function.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
        return found

    def _find_exact(self, value: ir.Value) -> ir.Value | None:
        """The numbers of a value, as f32, where there are such."""
        maker = _maker(value)
        if maker is None or maker.name != "stablehlo.convert" or \
                maker.operands[0] not in self._exact:
            return None
        return maker.operands[0]

    def _carry(self, loop: ir.Operation) -> bool:
        """Whether a loop carries something else now."""
        short = [i for i, value in enumerate(loop.operands)
                 if _is_short(value)]
        if not short:
            return False
        operands = list(loop.operands)
        with ir.InsertionPoint(loop):
            for i in short:
                operands[i] = _convert(operands[i], self._wide, loop.location)
            made = ir.Operation.create(
                loop.name, [value.type for value in operands], operands,
                attributes=_attributes(loop), loc=loop.location, regions=2)
        for old, new in zip(list(loop.regions), list(made.regions)):
            block = old.blocks[0]
            block.append_to(new)
            self._enter(block, short)
        body = made.regions[1].blocks[0]
        end = list(body.operations)[-1].operation
        with ir.InsertionPoint(end):
            for i in short:
                end.operands[i] = _convert(end.operands[i], self._wide,
                                           end.location)
        with ir.InsertionPoint.after(made):
            for i, (old, new) in enumerate(zip(loop.results, made.results)):
                if i in short:
                    self._exact.add(new)
                    new = _convert(new, self._narrow, loop.location)
                old.replace_all_uses_with(new)
        loop.erase()
        return True

    def _enter(self, block: ir.Block, short: list[int]) -> None:
        for i in short:
            value = block.arguments[i]
            value.set_type(_with_element(value, self._wide))
            self._exact.add(value)
            with ir.InsertionPoint.at_block_begin(block):
                narrow = _convert(value, self._narrow, value.location)
            value.replace_all_uses_except(narrow, narrow.owner.operation)

    def _move(self, op: ir.Operation) -> None:
        """Lets an op move f32 that moves what was rounded."""
        short = [i for i, value in enumerate(op.operands) if _is_short(value)]
        makers = [_maker(op.operands[i]) for i in short]
        if not short or not _is_short(op.results[0]) or not any(
                maker is not None and maker.name == "stablehlo.convert"
                for maker in makers):
            return
        operands = list(op.operands)
        with ir.InsertionPoint(op):
            for i in short:
                operands[i] = self._find_exact(operands[i]) or \
                    _convert(operands[i], self._wide, op.location)
            made = ir.Operation.create(
                op.name, [_with_element(op.results[0], self._wide)], operands,
                attributes=_attributes(op), loc=op.location).result
            self._exact.add(made)
            op.results[0].replace_all_uses_with(
                _convert(made, self._narrow, op.location))
        op.erase()

    def run(self) -> None:
        # Those inside of others are moved with them.
        if not [loop for loop in self._find("stablehlo.while")
                if self._carry(loop)]:
            return
        for op in self._find("stablehlo.convert", *_MOVES):
            if op.name in _MOVES:
                self._move(op)
                continue
            exact = self._find_exact(op.operands[0])
            if exact is not None and exact.type == op.results[0].type:
                op.results[0].replace_all_uses_with(exact)
                op.erase()
        for op in self._find("stablehlo.convert"):
            if _is_short(op.results[0]) and not list(op.results[0].uses):
                op.erase()


def widen_carried(function: ir.Operation) -> None:
    """Lets loops carry f32 where they carry bf16; all numbers stay.

    XLA replaces a part of a stack of bf16 by widening the stack, in each round,
    and rounding all of it again.
    """
    _Widening(function).run()
