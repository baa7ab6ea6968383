//===- FunctionTrust.cpp - Functions of one trusted value -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that is not linear says nothing of what it gives but its range. A
// logarithm or a root brings numbers of any size to few orders of magnitude.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether the op gives the logarithm of a number, or of one more.
static bool isAnyLogarithm(Operation *op) {
  return isLogarithm(op) || isa<math::Log1pOp>(op);
}

/// Whether the op brings numbers of any size to fewer orders of magnitude.
static bool isDamped(Operation *op) {
  return isAnyLogarithm(op) ||
         isa<math::SqrtOp, math::CbrtOp, math::AsinhOp>(op);
}

/// The logarithm of a number of f32 is 104 at most, or infinite there, too,
/// whatever of the batch it is taken of: squares, or what has no bound.
ValueTrust::Judgement ValueTrust::judgeFunction(Operation *op,
                                                ArrayRef<Value> data) const {
  Value result = op->getResult(0);
  bool isOfBatch = getBase(data[0]) == Trust::Batch ||
                   (isAnyLogarithm(op) && state.batch.contains(result) &&
                    !state.learnt.contains(result));
  if (isDamped(op) && isOfBatch)
    return {Trust::Batch};
  return isLogShare(op) ? Judgement{Trust::Assumed} : Judgement();
}
