//===- SummedLines.cpp - Sums that hold a large term ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SummedLines.h"

#include "mlir/IR/Matchers.h"

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Analysis/Range/SegmentShare.h"
#include "mp/Analysis/Range/Spread.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// What a large term, and the factor of one, is at least: from here on f16 has
/// all of its digits, and less than a 1024th of it becomes 0.
static constexpr double leastTerm = 0x1p-14;
/// Ops that are looked through for what a softmax subtracts.
static constexpr unsigned maxSteps = 6;

/// Whether none of the numbers is so near to 0 that it hides a term.
static bool isLarge(const NumberRange &range) {
  return !range.isProfiled && !range.mayBeZero &&
         range.leastNonZero >= leastTerm;
}

/// The dimensions of the operand along which the op sums, if it sums whole
/// lines of them.
static std::optional<SmallVector<int64_t>> findLineDims(OpOperand &summed) {
  Operation *op = summed.getOwner();
  if (auto contraction = dyn_cast<AlignableOpInterface>(op))
    return contraction.sumsParts()
               ? std::nullopt
               : contraction.getSummedDims(summed.getOperandNumber());
  auto reduction = dyn_cast<FusibleOpInterface>(op);
  return reduction &&
                 reduction.getFusionSpec().kind == FusionNodeKind::Reduce &&
                 summed.getOperandNumber() == 0
             ? std::optional(reduction.getReducedDims())
             : std::nullopt;
}

/// What the value is of the elements that count: behind a choice of another
/// number where this one is not finite, and a maximum with -infinity.
static Spread skipNotFinite(const Spread &spread) {
  Spread finite = spread.finiteOrigin();
  Operation *op = finite.value.getDefiningOp();
  if (isa_and_present<arith::MaximumFOp>(op))
    for (unsigned i : {0, 1})
      if (matchPattern(op->getOperand(1 - i), m_NegInfFloat()))
        return finite.operand(op->getOperand(i));
  return finite;
}

/// The largest or the smallest of lines of `input` as this device has them; of
/// several devices it may be another one's.
static Reduction findExtreme(Value value, Value input) {
  Spread spread = Spread::of(value);
  for (unsigned step = 0; step < maxSteps; ++step) {
    for (ReduceKind kind : {ReduceKind::Max, ReduceKind::Min})
      if (Reduction found = spread.findReduction(kind, input))
        return found.isOfOneDevice() ? found : Reduction();
    spread = skipNotFinite(spread);
  }
  return {};
}

/// Whether the value is made of x - max(x), element by element, where the
/// maximum is of lines along some of the dimensions, so that one of each line
/// is what the function gives of 0: a softmax.
static bool isShifted(Value value, ArrayRef<int64_t> dims) {
  Operation *op = value.getDefiningOp();
  Operation *shift = op && op->getNumOperands() == 1
                         ? op->getOperand(0).getDefiningOp()
                         : nullptr;
  if (!shift || getLinearity(op).kind != LinearityKind::Opaque ||
      !isDifference(shift))
    return false;
  std::optional<NumberRange> most = inferRange(op, NumberRange::constant(0));
  Reduction extreme = most && isLarge(*most) ? findExtreme(shift->getOperand(1),
                                                           shift->getOperand(0))
                                             : Reduction();
  return extreme && llvm::all_of(extreme.dims, [&](int64_t dim) {
           return llvm::is_contained(dims, dim);
         });
}

bool mp::sumsLargeTerm(OpOperand &summed, const RangeAnalysis &ranges) {
  Operation *op = summed.getOwner();
  if (isShiftedSum(op->getResult(0), ranges))
    return true;
  std::optional<SmallVector<int64_t>> dims = findLineDims(summed);
  return dims &&
         llvm::all_of(getData(op),
                      [&](Value factor) {
                        return factor == summed.get() ||
                               isLarge(ranges.get(factor));
                      }) &&
         (sumsToOne(summed, ranges) || isShifted(summed.get(), *dims));
}
