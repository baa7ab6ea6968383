//===- MaskedLines.cpp - Sums of what a mask leaves of each line ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a mask leaves any element of a line, one of exp(x - max x) is 1, if the
// maximum is of those elements. Where it leaves none, the sum is 0, and nothing
// is divided by it but what the mask takes away.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "MaskedShares.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

/// The operand of a choice that is chosen where the condition holds, or does
/// not.
static Value chosenBy(Value value, Value condition, unsigned operand) {
  auto choice = value.getDefiningOp<arith::SelectOp>();
  return choice && choice.getCondition() == condition
             ? choice->getOperand(operand)
             : value;
}

/// Whether a value is exp(x - max y) where the operand of the choice is chosen,
/// of the y that are x there, and of no others.
static bool isShiftedWhere(arith::SelectOp kept, unsigned operand,
                           const Reduction &summed,
                           const RangeAnalysis &ranges) {
  auto power = kept->getOperand(operand).getDefiningOp<math::ExpOp>();
  auto shifted =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  if (!shifted)
    return false;
  Spread most = Spread::of(shifted.getRhs()).finiteOrigin();
  Reduction maximum = most.findReduction(ReduceKind::Max);
  if (!maximum || !maximum.isOfOneDevice() ||
      !most.findReduction(ReduceKind::Max, maximum.input) ||
      !llvm::all_of(maximum.dims, [&](int64_t dim) {
        return llvm::is_contained(summed.dims, dim);
      }))
    return false;
  Value condition = kept.getCondition();
  auto masked = maximum.input.getDefiningOp<arith::SelectOp>();
  return masked && masked.getCondition() == condition &&
         ranges.get(masked->getOperand(3 - operand)).high ==
             -NumberRange::infinity &&
         areSame(masked->getOperand(operand),
                 chosenBy(shifted.getLhs(), condition, operand));
}

bool mp::isMaskedShiftedSum(Value sum, const RangeAnalysis &ranges) {
  Reduction summed = Spread::of(sum).findReduction(ReduceKind::Add);
  auto kept = summed ? summed.input.getDefiningOp<arith::SelectOp>() : nullptr;
  if (!kept || !summed.isOfOneDevice())
    return false;
  return llvm::any_of(ArrayRef<unsigned>({1, 2}), [&](unsigned operand) {
    return ranges.get(kept->getOperand(3 - operand)).low >= 0 &&
           isShiftedWhere(kept, operand, summed, ranges);
  });
}

Value mp::findMaskedAverage(Value sum, const Spread &divisor,
                            const RangeAnalysis &ranges) {
  Spread above = Spread::of(sum).origin();
  Reduction summed = above.findReduction(ReduceKind::Add);
  Reduction counted = divisor.findReduction(ReduceKind::Add);
  auto kept = summed ? summed.input.getDefiningOp<arith::SelectOp>() : nullptr;
  if (!kept || !counted || above.places != divisor.origin().places ||
      !summed.isOfOneDevice() || !counted.isOfOneDevice() ||
      summed.dims != counted.dims || !hasDigits(sum) ||
      !(ranges.get(kept.getFalseValue()) == NumberRange::constant(0)) ||
      cast<ShapedType>(kept.getType()).getShape() !=
          cast<ShapedType>(counted.input.getType()).getShape())
    return {};
  Spread ones = Spread::of(counted.input).origin();
  auto convert = ones.value.getDefiningOp<arith::UIToFPOp>();
  if (!convert || !isa<ShapedType>(kept.getCondition().getType()))
    return {};
  Spread count = ones.operand(convert.getIn()).origin();
  Spread mask = Spread::of(kept.getCondition()).origin();
  bool areAlike = getElementTypeOrSelf(count.value).isInteger(1) &&
                  count.value == mask.value && count.places == mask.places;
  return areAlike ? kept.getTrueValue() : Value();
}
