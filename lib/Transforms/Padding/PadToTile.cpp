//===- PadToTile.cpp - Pad contractions to the tile of their type ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies a PaddingPlan: operands are extended with their neutral element at
// the high end, the op is repeated at the larger shapes, and the old elements
// are cut out of its result. One value is padded once, however many ops read
// it; what is then redundant between two padded ops is for mp-cancel-pads.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Padding/PadToTile.h"

#include "mp/Analysis/Cost/ChipTimes.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/ValueMap.h"
#include "mp/Transforms/Padding/Passes.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-pad-to-tile"

namespace mlir::mp {
#define GEN_PASS_DEF_PADTOTILE
#include "mp/Transforms/Padding/Passes.h.inc"
} // namespace mlir::mp

//===----------------------------------------------------------------------===//
// Pads and crops
//===----------------------------------------------------------------------===//

Value mp::createHighPad(OpBuilder &builder, Value value, TypedAttr padValue,
                        ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  Location loc = value.getLoc();
  Type scalar = RankedTensorType::get({}, type.getElementType());
  Value pad = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(cast<ShapedType>(scalar), Attribute(padValue)));
  SmallVector<int64_t> none(shape.size(), 0), high;
  for (auto [now, then] : llvm::zip_equal(type.getShape(), shape))
    high.push_back(then - now);
  return PadOp::create(builder, loc, type.clone(shape), value, pad, none, high,
                       none);
}

Value mp::createCrop(OpBuilder &builder, Value value, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> start(shape.size(), 0), strides(shape.size(), 1);
  return SliceOp::create(builder, value.getLoc(), type.clone(shape), value,
                         start, shape, strides);
}

namespace {
/// Pads already made, so that one value is padded to one shape once. Ops with
/// other neutral elements pad it with those.
class SharedPads {
public:
  Value get(Value value, TypedAttr padValue, ArrayRef<int64_t> shape) {
    SmallVector<Pad, 1> &known = made[value];
    for (Pad pad : known)
      if (pad.value == padValue &&
          cast<RankedTensorType>(pad.result.getType()).getShape() == shape)
        return pad.result;
    // Behind its definition, so that it dominates whoever shares it.
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    known.push_back({padValue, createHighPad(builder, value, padValue, shape)});
    return known.back().result;
  }

private:
  struct Pad {
    Attribute value;
    Value result;
  };
  ValueMap<SmallVector<Pad, 1>> made;
};
} // namespace

//===----------------------------------------------------------------------===//
// Application
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> shapeOf(Value value) {
  return llvm::to_vector(cast<RankedTensorType>(value.getType()).getShape());
}

static void padOp(const OpPadding &plan, SharedPads &pads) {
  AlignableOpInterface op = plan.op;
  SmallVector<SmallVector<int64_t>> operandShapes =
      llvm::map_to_vector(op->getOperands(), shapeOf);
  Value result = op->getResult(0);
  SmallVector<int64_t> resultShape = shapeOf(result);
  SmallVector<int64_t> oldShape = resultShape;
  for (const DimPadding &d : plan.dims) {
    for (auto [operand, dim] : d.dim.operands)
      operandShapes[operand][dim] = d.padded;
    if (d.dim.resultDim)
      resultShape[*d.dim.resultDim] = d.padded;
  }
  for (auto [i, shape] : llvm::enumerate(operandShapes)) {
    Value operand = op->getOperand(i);
    if (shape != shapeOf(operand))
      op->setOperand(i, pads.get(operand, op.getPadValue(i), shape));
  }
  if (resultShape == oldShape)
    return;
  auto type = cast<RankedTensorType>(result.getType());
  result.setType(type.clone(resultShape));
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Value crop = createCrop(builder, result, oldShape);
  result.replaceAllUsesExcept(crop, crop.getDefiningOp());
}

/// Leaves the refusals on the op, where mp-check-alignment finds them.
static void recordRefusals(const OpPadding &plan) {
  Builder builder(plan.op->getContext());
  SmallVector<NamedAttribute> reasons;
  for (const DimPadding &d : plan.dims)
    if (!d.refusal.empty())
      reasons.emplace_back(builder.getStringAttr(stringifyGemmDim(d.dim.kind)),
                           builder.getStringAttr(d.refusal));
  if (reasons.empty())
    plan.op->removeAttr(attr::unaligned);
  else
    plan.op->setAttr(attr::unaligned, builder.getDictionaryAttr(reasons));
}

void mp::applyPadding(ArrayRef<OpPadding> plans) {
  SharedPads pads;
  for (const OpPadding &plan : plans) {
    recordRefusals(plan);
    if (plan.grows())
      padOp(plan, pads);
  }
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

static std::string describeGrowth(const OpPadding &plan) {
  std::string text;
  for (const DimPadding &d : plan.dims)
    if (d.grows())
      text += llvm::formatv("{0}{1} from {2} to {3}", text.empty() ? "" : ", ",
                            stringifyGemmDim(d.dim.kind), d.dim.extent,
                            d.dim.extent / d.dim.inner * d.padded);
  return text;
}

static void report(const OpPadding &plan) {
  Operation *op = plan.op;
  if (plan.grows())
    remark::passed(op->getLoc(), remarkWithin(op, DEBUG_TYPE, "PadToTile"))
        << remark::add("{0}", describeGrowth(plan))
        << remark::metric("Flops", plan.bill.flops)
        << remark::metric("PaddedFlops", plan.bill.paddedFlops)
        << remark::metric("Bytes", plan.bill.bytes)
        << remark::metric("PaddedBytes", plan.bill.paddedBytes)
        << remark::metric("CopiedBytes", plan.bill.copiedBytes);
  if (plan.hasRefusal())
    remark::missed(op->getLoc(), remarkWithin(op, DEBUG_TYPE, "PadToTile"))
        << remark::reason("{0}", plan.describeRefusals());
}

namespace {
struct PadToTile final : mp::impl::PadToTileBase<PadToTile> {
  using Base::Base;

  void runOnOperation() override {
    Operation *root = getOperation();
    if (tile < 0 || maxCost < 1.0) {
      root->emitError("mp-pad-to-tile: needs tile >= 0 and max-cost >= 1, "
                      "got tile=")
          << tile.getValue()
          << " and max-cost=" << llvm::formatv("{0}", maxCost.getValue()).str();
      return signalPassFailure();
    }
    PaddingOptions options{chooseTile(tile, root), maxCost, minExtent};
    if (mode == PaddingMode::ByTime)
      options.chip = &getChipTimes(choosePaddingChip(root));
    std::vector<OpPadding> plans = planPadding(root, options);
    root->walk([&](AlignableOpInterface op) { reportOtherTypes(op); });
    int64_t padded = 0, refused = 0;
    for (const OpPadding &plan : plans) {
      report(plan);
      padded += plan.grows();
      refused += plan.hasRefusal();
    }
    remark::analysis(root->getLoc(),
                     remarkWithin(root, DEBUG_TYPE, "PadToTile"))
        << remark::metric("Contractions", plans.size())
        << remark::metric("Padded", padded)
        << remark::metric("WithRefusals", refused);
    applyPadding(plans);
    if (padded == 0)
      markAllAnalysesPreserved();
  }

private:
  void reportOtherTypes(AlignableOpInterface op) {
    if (!getTile(op))
      remark::missed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "PadToTile"))
          << remark::reason("operand of type {0}: only contractions of 16-bit "
                            "operands are padded",
                            op->getOperand(0).getType());
  }
};
} // namespace
