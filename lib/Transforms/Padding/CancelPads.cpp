//===- CancelPads.cpp - Compute at the padded shape between pads ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a result is cropped, goes through ops that work on the padded shape as
// well, and is padded again, the ops run padded and both copies vanish. Others
// who want the small value crop it where it is used. A crop in front of a
// reduction moves behind it, where there is less to copy.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Padding/CancelPads.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Transforms/Padding/PadToTile.h"
#include "mp/Transforms/Padding/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-cancel-pads"

namespace mlir::mp {
#define GEN_PASS_DEF_CANCELPADS
#include "mp/Transforms/Padding/Passes.h.inc"
} // namespace mlir::mp

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Carried values
//===----------------------------------------------------------------------===//

namespace {
/// Makes padded values, each once however many pads want it.
class Carrier {
public:
  Value make(const CarriedValue &entry);
  /// Crops for those who still read the small values; erases what is unread.
  void replaceOriginals();

private:
  Value rebuild(OpBuilder &builder, const CarriedValue &entry);
  Value findMade(Value value, ArrayRef<int64_t> shape) const;

  llvm::MapVector<Value, SmallVector<Value, 1>> made;
  llvm::MapVector<Block *, SmallVector<Operation *>> originals;
};
} // namespace

Value Carrier::findMade(Value value, ArrayRef<int64_t> shape) const {
  auto found = made.find(value);
  if (found != made.end())
    for (Value padded : found->second)
      if (typeOf(padded).getShape() == shape)
        return padded;
  return {};
}

/// The op on padded operands, which were made before.
Value Carrier::rebuild(OpBuilder &builder, const CarriedValue &entry) {
  Operation *op = entry.value.getDefiningOp();
  SmallVector<Value> operands;
  auto carrier = dyn_cast<PadCarrierOpInterface>(op);
  for (Value operand : op->getOperands())
    operands.push_back(findMade(
        operand, carrier ? *getCarriedOperandShape(carrier, entry.shape)
                         : SmallVector<int64_t, 4>(entry.shape)));
  Operation *padded = builder.clone(*op);
  padded->setOperands(operands);
  padded->getResult(0).setType(typeOf(entry.value).clone(entry.shape));
  if (made[entry.value].empty())
    originals[op->getBlock()].push_back(op);
  return padded->getResult(0);
}

Value Carrier::make(const CarriedValue &entry) {
  if (Value known = findMade(entry.value, entry.shape))
    return known;
  OpBuilder builder(entry.value.getContext());
  builder.setInsertionPointAfterValue(entry.value);
  Value padded;
  switch (entry.kind) {
  case CarriedValue::Kind::Crop:
    padded = entry.value.getDefiningOp<SliceOp>().getInput();
    break;
  case CarriedValue::Kind::Splat: {
    SplatElementsAttr splat;
    matchPattern(entry.value, m_Constant(&splat));
    padded = arith::ConstantOp::create(
        builder, entry.value.getLoc(),
        splat.resizeSplat(typeOf(entry.value).clone(entry.shape)));
    break;
  }
  case CarriedValue::Kind::Pad:
    padded = createHighPad(builder, entry.value, getZeroPadValue(entry.value),
                           entry.shape);
    break;
  case CarriedValue::Kind::Carry:
    padded = rebuild(builder, entry);
    break;
  }
  made[entry.value].push_back(padded);
  return padded;
}

void Carrier::replaceOriginals() {
  for (auto &[block, ops] : originals) {
    llvm::sort(
        ops, [](Operation *a, Operation *b) { return b->isBeforeInBlock(a); });
    for (Operation *op : ops) { // users first
      Value small = op->getResult(0);
      if (!small.use_empty()) {
        OpBuilder builder(op->getContext());
        builder.setInsertionPointAfter(op);
        small.replaceAllUsesWith(
            createCrop(builder, made[small].front(), typeOf(small).getShape()));
      }
      made.erase(small);
      op->erase();
    }
  }
}

/// Crops that nobody reads any more.
static void eraseIfUnread(SliceOp crop) {
  if (crop && crop->use_empty())
    crop.erase();
}

/// Zeros in the pads, whatever they hold: a comparison of each index with the
/// old size, which costs a kernel no memory access.
static Value createMask(OpBuilder &builder, Value padded,
                        ArrayRef<int64_t> oldShape) {
  Location loc = padded.getLoc();
  RankedTensorType type = typeOf(padded);
  RankedTensorType indexType = type.clone(builder.getI32Type());
  Value inside;
  for (auto [dim, size] : llvm::enumerate(oldShape)) {
    if (size == type.getDimSize(dim))
      continue;
    Value index = IotaOp::create(builder, loc, indexType, dim);
    Value limit = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(indexType, builder.getI32IntegerAttr(size)));
    Value below = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                        index, limit);
    inside =
        inside ? arith::AndIOp::create(builder, loc, inside, below) : below;
  }
  Value zero = arith::ConstantOp::create(
      builder, loc, cast<TypedAttr>(builder.getZeroAttr(type)));
  return arith::SelectOp::create(builder, loc, inside, padded, zero);
}

void mp::applyCarriedPads(ArrayRef<CarriedPad> plans) {
  Carrier carrier;
  SmallVector<std::pair<PadOp, Value>> replacements;
  for (const CarriedPad &plan : plans) {
    Value padded;
    for (const CarriedValue &entry : plan.values)
      padded = carrier.make(entry);
    OpBuilder builder(plan.pad);
    PadOp pad = plan.pad;
    if (plan.needsMask)
      padded = createMask(builder, padded, typeOf(pad.getInput()).getShape());
    replacements.emplace_back(pad, padded);
  }
  // A later pad may be replaced by an earlier one, so back to front.
  for (auto [pad, padded] : llvm::reverse(replacements)) {
    pad.replaceAllUsesWith(padded);
    pad.erase();
  }
  carrier.replaceOriginals();
  llvm::SetVector<Operation *> crops;
  for (const CarriedPad &plan : plans)
    for (const CarriedValue &entry : plan.values)
      if (entry.kind == CarriedValue::Kind::Crop)
        crops.insert(entry.value.getDefiningOp());
  for (Operation *crop : crops)
    eraseIfUnread(cast<SliceOp>(crop));
}

//===----------------------------------------------------------------------===//
// Crops behind reductions
//===----------------------------------------------------------------------===//

/// The result shape of `op` on an operand of shape `wide`, or nothing if a
/// dimension that grows is not carried.
static std::optional<SmallVector<int64_t>>
carryForward(PadCarrierOpInterface op, ArrayRef<int64_t> wide) {
  ArrayRef<int64_t> narrow = typeOf(op->getOperand(0)).getShape();
  SmallVector<int64_t> shape(typeOf(op->getResult(0)).getShape());
  SmallVector<bool> isCarried(narrow.size(), false);
  for (int64_t &size : shape)
    if (std::optional<int64_t> from = op.getCarriedDim(&size - shape.begin())) {
      isCarried[*from] = true;
      size += wide[*from] - narrow[*from];
    }
  for (auto [dim, size] : llvm::enumerate(wide))
    if (size != narrow[dim] && !isCarried[dim])
      return std::nullopt;
  return shape;
}

void mp::sinkCropsThroughReductions(Operation *root) {
  root->walk([](PadCarrierOpInterface op) {
    auto crop = op->getOperand(0).getDefiningOp<SliceOp>();
    if (op.keepsElements() || !crop || !isCrop(crop))
      return;
    Value wide = crop.getInput();
    std::optional<SmallVector<int64_t>> shape =
        carryForward(op, typeOf(wide).getShape());
    if (!shape)
      return;
    Value result = op->getResult(0);
    RankedTensorType narrow = typeOf(result);
    op->setOperand(0, wide);
    result.setType(narrow.clone(*shape));
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    Value small = createCrop(builder, result, narrow.getShape());
    result.replaceAllUsesExcept(small, small.getDefiningOp());
    eraseIfUnread(crop);
  });
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct CancelPads final : mp::impl::CancelPadsBase<CancelPads> {
  using Base::Base;

  void runOnOperation() override {
    std::vector<CarriedPad> plans = planCarriedPads(getOperation());
    for (const CarriedPad &plan : plans) {
      PadOp pad = plan.pad;
      auto function = pad->getParentOfType<FunctionOpInterface>();
      remark::passed(pad.getLoc(),
                     remark::RemarkOpts::name("CarryPad")
                         .category(DEBUG_TYPE)
                         .function(function ? function.getName() : StringRef()))
          << remark::add("computed at {0}{1}", pad.getType(),
                         plan.needsMask ? ", pads masked" : "")
          << remark::metric("CopiedBefore", plan.copiedBefore)
          << remark::metric("CopiedAfter", plan.copiedAfter);
    }
    applyCarriedPads(plans);
    sinkCropsThroughReductions(getOperation());
  }
};
} // namespace
