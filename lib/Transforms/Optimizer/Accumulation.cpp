//===- Accumulation.cpp - One update for several calls --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gradients of a window of calls gather in f32; the last of these calls updates
// from their mean and empties the sums. The others compute an update, too,
// which a selection drops: what they return for the state it moves has the old
// bits.
//
//===----------------------------------------------------------------------===//

#include "StepUpdate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

/// `yes` or `no` by a tensor<i1>, whatever their shape.
static Value select(ImplicitLocOpBuilder &b, Value flag, Value yes, Value no) {
  auto type = cast<RankedTensorType>(yes.getType());
  if (type.getRank() != 0)
    flag = BroadcastOp::create(b, type.clone(b.getI1Type()), flag,
                               ArrayRef<int64_t>());
  return arith::SelectOp::create(b, flag, yes, no);
}

void StepUpdate::setNext(BlockArgument argument, Term value, Role role) {
  Value next = value.getValue();
  if (isLast && next != argument)
    next = select(b, isLast, next, argument);
  entry.addNextValue(argument, next, role);
}

SmallVector<Term> StepUpdate::gather(ArrayRef<ParameterGradient> gradients) {
  SmallVector<Term> terms;
  for (ParameterGradient each : gradients)
    terms.push_back(Term(b, main.getResult(each.gradient)));
  if (o.accumulate == 1)
    return terms;
  BlockArgument calls = addCounter("calls");
  auto type = cast<RankedTensorType>(calls.getType());
  auto makeInt = [&](int32_t number) -> Value {
    return arith::ConstantOp::create(b, DenseElementsAttr::get(type, number));
  };
  Value count = increase(calls);
  Value last =
      arith::CmpIOp::create(b, arith::CmpIPredicate::sge, count,
                            makeInt(static_cast<int32_t>(o.accumulate)));
  // The sums and their number move in each call.
  entry.addNextValue(calls, select(b, last, makeInt(0), count), Role::NewState);
  for (auto [each, term] : llvm::zip_equal(gradients, terms)) {
    parameter = main.getArgumentName(each.parameter);
    b.setLoc(main.getResult(each.gradient).getLoc());
    Slot slot = addSlot("accumulated", term.getType());
    Term sum = slot.old + term;
    Value empty = arith::ConstantOp::create(
        b, DenseElementsAttr::get(term.getType(), 0.0f));
    Value next = select(b, last, empty, sum.getValue());
    entry.addNextValue(slot.argument, next, Role::NewState);
    term = sum / static_cast<double>(o.accumulate);
  }
  isLast = last;
  return terms;
}
