//===- CancelPads.cpp - Compute at the padded shape between pads ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a result is cropped, goes through ops that work on the padded shape as
// well, and is padded again, the ops run padded and both copies vanish. Others
// who want the small value crop it where it is used. A crop that only
// reductions read moves behind them, where there is less to copy.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Padding/CancelPads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/State/WorkingCopies.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Assert.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/ValueMap.h"
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
/// Makes padded values, each once however many pads want it. Behind a value
/// come its padded copies, then the crop of one of them for those who read it
/// small, then what pads it as it is.
class Carrier {
public:
  /// The last value of the plan at its padded shape.
  Value make(const CarriedPad &plan);
  /// Crops for those who still read the small values; erases what is unread.
  void replaceOriginals();

private:
  struct Padded {
    PaddedValue::Kind kind;
    Value value;
  };
  Value getOrMake(const PaddedValue &entry, ArrayRef<Value> operands);
  Value make(const PaddedValue &entry, ArrayRef<Value> operands);
  Value rebuild(OpBuilder &builder, const PaddedValue &entry,
                ArrayRef<Value> operands);

  /// One value may be carried for one pad and padded for another of the same
  /// shape, and then the pads hold different things.
  ValueMap<SmallVector<Padded, 1>> made;
  /// The padded copy of an op that stands behind all others.
  ValueMap<Value> lastCopy;
  llvm::MapVector<Block *, SmallVector<Operation *>> originals;
};
} // namespace

Value Carrier::make(const CarriedPad &plan) {
  SmallVector<Value> padded;
  for (const PaddedValue &entry : plan.values)
    padded.push_back(getOrMake(
        entry, llvm::map_to_vector(entry.operands, [&](unsigned operand) {
          return padded[operand];
        })));
  return padded.back();
}

Value Carrier::getOrMake(const PaddedValue &entry, ArrayRef<Value> operands) {
  SmallVector<Padded, 1> &known = made[entry.value];
  for (Padded padded : known)
    if (padded.kind == entry.kind &&
        typeOf(padded.value).getShape() == ArrayRef<int64_t>(entry.shape))
      return padded.value;
  known.push_back({entry.kind, make(entry, operands)});
  return known.back().value;
}

Value Carrier::make(const PaddedValue &entry, ArrayRef<Value> operands) {
  OpBuilder builder(entry.value.getContext());
  builder.setInsertionPointAfterValue(entry.value);
  switch (entry.kind) {
  case PaddedValue::Kind::Crop:
    return entry.value.getDefiningOp<SliceOp>().getInput();
  case PaddedValue::Kind::Splat: {
    SplatElementsAttr splat;
    matchPattern(entry.value, m_Constant(&splat));
    return arith::ConstantOp::create(
        builder, entry.value.getLoc(),
        splat.resizeSplat(typeOf(entry.value).clone(entry.shape)));
  }
  case PaddedValue::Kind::Pad:
    // It will pad the crop, if the value becomes one.
    if (Value copy = lastCopy.lookup(entry.value))
      builder.setInsertionPointAfterValue(copy);
    return createHighPad(builder, entry.value, getZeroPadValue(entry.value),
                         entry.shape);
  case PaddedValue::Kind::Carry:
    return rebuild(builder, entry, operands);
  }
  llvm_unreachable("not a kind of carried value");
}

/// The op on padded operands.
Value Carrier::rebuild(OpBuilder &builder, const PaddedValue &entry,
                       ArrayRef<Value> operands) {
  Operation *op = entry.value.getDefiningOp();
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  Value padded = copy->getResult(0);
  padded.setType(typeOf(entry.value).clone(entry.shape));
  // Later copies are put in front of it.
  if (lastCopy.try_emplace(entry.value, padded).second)
    originals[op->getBlock()].push_back(op);
  return padded;
}

void Carrier::replaceOriginals() {
  for (auto &[block, ops] : originals) {
    llvm::sort(
        ops, [](Operation *a, Operation *b) { return b->isBeforeInBlock(a); });
    for (Operation *op : ops) { // users first
      Value small = op->getResult(0), copy = lastCopy.lookup(small);
      if (!small.use_empty()) {
        OpBuilder builder(op->getContext());
        builder.setInsertionPointAfterValue(copy);
        small.replaceAllUsesWith(
            createCrop(builder, copy, typeOf(small).getShape()));
      }
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
    MP_ASSERT(llvm::isInt<32>(type.getDimSize(dim)),
              "planCarriedPads wants no mask of a larger value");
    Value limit = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(indexType,
                               builder.getI32IntegerAttr(int32_t(size))));
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
    Value padded = carrier.make(plan);
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
    for (const PaddedValue &entry : plan.values)
      if (entry.kind == PaddedValue::Kind::Crop)
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

/// The reduction's result shape on what is cropped; nothing where it is no such
/// or does not carry what the crop leaves out.
static std::optional<SmallVector<int64_t>> carryThrough(Operation *user,
                                                        SliceOp crop) {
  auto op = dyn_cast<PadCarrierOpInterface>(user);
  if (!op || op.keepsElements() || op->getOperand(0) != crop.getResult())
    return std::nullopt;
  return carryForward(op, typeOf(crop.getInput()).getShape());
}

bool mp::sinkCropsThroughReductions(Operation *root) {
  bool changed = false;
  root->walk([&](PadCarrierOpInterface op) {
    auto crop = op->getOperand(0).getDefiningOp<SliceOp>();
    if (!crop || !isCrop(crop))
      return;
    // Beside other readers there is a crop all the same, and over its rows one
    // kernel reduces and reads what it reduced.
    if (!llvm::all_of(crop->getUsers(), [&](Operation *user) {
          return carryThrough(user, crop).has_value();
        }))
      return;
    Value wide = crop.getInput();
    std::optional<SmallVector<int64_t>> shape = carryThrough(op, crop);
    Value result = op->getResult(0);
    RankedTensorType narrow = typeOf(result);
    op->setOperand(0, wide);
    result.setType(narrow.clone(*shape));
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    Value small = createCrop(builder, result, narrow.getShape());
    result.replaceAllUsesExcept(small, small.getDefiningOp());
    eraseIfUnread(crop);
    changed = true;
  });
  return changed;
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// What makes the next values of working copies: the steps that `@init` takes,
/// which the state is checked by, are not for padded values of another origin.
static llvm::SetVector<Operation *> findCopySteps(Operation *root) {
  llvm::SetVector<Operation *> steps;
  root->walk([&](func::FuncOp function) {
    if (function.isExternal())
      return;
    Operation *end = function.getBody().back().getTerminator();
    for (unsigned index = 0; index < function.getNumArguments(); ++index) {
      auto role = function.getArgAttrOfType<RoleAttr>(index, attr::role);
      auto pair = function.getArgAttrOfType<IntegerAttr>(index, attr::pair);
      if (role && role.getValue() == Role::WorkingCopy && pair &&
          pair.getValue().ult(end->getNumOperands()))
        steps.insert_range(
            traceWeightChain(end->getOperand(pair.getInt())).steps);
    }
  });
  return steps;
}

/// Each round copies less than the one before; this ends a bill that is wrong.
static constexpr unsigned maxRounds = 16;

static void report(const CarriedPad &plan) {
  PadOp pad = plan.pad;
  remark::passed(pad.getLoc(), remarkWithin(pad, DEBUG_TYPE, "CarryPad"))
      << remark::add("computed at {0}{1}", pad.getType(),
                     plan.needsMask ? ", pads masked" : "")
      << remark::metric("CopiedBefore", plan.copiedBefore)
      << remark::metric("CopiedAfter", plan.copiedAfter);
}

namespace {
struct CancelPads final : mp::impl::CancelPadsBase<CancelPads> {
  using Base::Base;

  void runOnOperation() override {
    if (keepsF32(getOperation())) {
      remark::missed(getOperation()->getLoc(),
                     remarkWithin(getOperation(), DEBUG_TYPE, "CarryPad"))
          << remark::reason("the policy's type is f32: the pads are the "
                            "author's, and stay");
      return markAllAnalysesPreserved();
    }
    bool changed = true, ever = false;
    for (unsigned round = 0; changed && round < maxRounds; ++round) {
      std::vector<CarriedPad> plans = planCarriedPads(getOperation());
      // Anew: what the last round erased may be another op by now.
      auto copySteps = findCopySteps(getOperation());
      llvm::erase_if(plans, [&](const CarriedPad &plan) {
        return copySteps.contains(plan.pad);
      });
      llvm::for_each(plans, report);
      applyCarriedPads(plans);
      changed = sinkCropsThroughReductions(getOperation()) || !plans.empty();
      ever |= changed;
    }
    if (!ever)
      markAllAnalysesPreserved();
  }
};
} // namespace
