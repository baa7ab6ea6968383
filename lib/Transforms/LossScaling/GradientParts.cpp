//===- GradientParts.cpp - What a gradient is summed up from --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GradientParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/LinearityOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::isZeroEverywhere(Value value) {
  if (auto spread = value.getDefiningOp<BroadcastOp>())
    value = spread.getInput();
  return matchPattern(value, m_AnyZeroFloat());
}

ValueRange mp::getSummedParts(Operation *op) {
  if (isa_and_present<UnscaleOp>(op))
    return op->getOperands().take_front(1);
  auto linear = dyn_cast_if_present<LinearityOpInterface>(op);
  if (!linear || !op->hasTrait<OpTrait::Elementwise>())
    return {};
  Linearity rule = linear.getLinearity();
  bool isSum =
      rule.kind == LinearityKind::Linear || rule.kind == LinearityKind::Common;
  bool chooses =
      llvm::any_of(llvm::seq(op->getNumOperands()), [&](unsigned part) {
        return rule.getPart(part) != OperandPart::Data;
      });
  // A remainder is scaled as its operands are, too, but zeros have none.
  return isSum && !chooses && !isa<arith::RemFOp>(op)
             ? ValueRange(op->getOperands())
             : ValueRange();
}

Value mp::createOfFewer(OpBuilder &builder, Operation *op, ValueRange operands,
                        Type type) {
  Operation *made = builder.create(op->getLoc(), op->getName().getIdentifier(),
                                   operands, type, op->getAttrs());
  made->removeAttr(attr::sharding);
  return made->getResult(0);
}

SmallVector<std::optional<int64_t>> mp::getWindowDims(ScatterOp scatter) {
  auto result = cast<RankedTensorType>(scatter.getResult().getType());
  SmallVector<std::optional<int64_t>> dims(result.getRank());
  auto next = scatter.getUpdateWindowDims().begin();
  for (auto [dim, window] : llvm::enumerate(dims)) {
    auto is = [dim](int64_t other) { return other == int64_t(dim); };
    if (llvm::none_of(scatter.getInsertedWindowDims(), is) &&
        llvm::none_of(scatter.getOperandBatchingDims(), is))
      window = *next++;
  }
  return dims;
}

SmallVector<int64_t> mp::getWrittenWindow(ScatterOp scatter) {
  auto updates = cast<RankedTensorType>(scatter.getUpdates().getType());
  return llvm::map_to_vector(
      getWindowDims(scatter), [&](std::optional<int64_t> dim) {
        return dim ? updates.getDimSize(*dim) : int64_t(1);
      });
}
