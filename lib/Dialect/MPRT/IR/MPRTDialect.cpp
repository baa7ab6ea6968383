//===- MPRTDialect.cpp - Registration of the mprt dialect -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/IR/MPRT.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mprt;

#include "mp/Dialect/MPRT/IR/MPRTDialect.cpp.inc"
#include "mp/Dialect/MPRT/IR/MPRTEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "mp/Dialect/MPRT/IR/MPRTTypes.cpp.inc"

#define GET_OP_CLASSES
#include "mp/Dialect/MPRT/IR/MPRTOps.cpp.inc"

void MPRTDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "mp/Dialect/MPRT/IR/MPRTTypes.cpp.inc"
      >();
}

void MPRTDialect::initialize() {
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MPRT/IR/MPRTOps.cpp.inc"
      >();
}

std::optional<int64_t> mprt::getElementBytes(Type element) {
  if (element.isInteger(1))
    return 1;
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() % 8 != 0)
    return std::nullopt;
  return mp::getElementBytes(element);
}

std::optional<int64_t> mprt::getTensorBytes(RankedTensorType type) {
  std::optional<int64_t> bytes = getElementBytes(type.getElementType());
  return bytes ? mp::checkedBytes(type.getShape(), *bytes) : std::nullopt;
}

RankedTensorType mprt::getTensorType(Value buffer) {
  Operation *op = buffer.getDefiningOp();
  if (auto constant = dyn_cast_if_present<ConstantOp>(op))
    return dyn_cast<RankedTensorType>(constant.getValue().getType());
  if (auto slot = dyn_cast_if_present<SlotOp>(op))
    return cast<RankedTensorType>(slot.getType());
  if (auto arena = dyn_cast_if_present<BufferOp>(op))
    return cast<RankedTensorType>(arena.getType());
  return {};
}

template <typename Effect>
static SmallVector<Value> getAccessed(Operation *op) {
  SmallVector<Value> values;
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface)
    return values;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  for (const MemoryEffects::EffectInstance &effect : effects)
    if (effect.getValue() && isa<Effect>(effect.getEffect()))
      values.push_back(effect.getValue());
  return values;
}

SmallVector<Value> mprt::getReads(Operation *call) {
  return getAccessed<MemoryEffects::Read>(call);
}

SmallVector<Value> mprt::getWrites(Operation *call) {
  return getAccessed<MemoryEffects::Write>(call);
}

std::optional<int64_t> mprt::getArgumentNumber(Value buffer) {
  auto slot = buffer.getDefiningOp<SlotOp>();
  if (slot && slot.getKind() == SlotKind::Argument)
    return slot.getIndex();
  return std::nullopt;
}

std::optional<int64_t> mprt::getAliasedArgument(Value buffer) {
  auto slot = buffer.getDefiningOp<SlotOp>();
  return slot ? slot.getAlias() : std::nullopt;
}

int64_t mprt::getWorkspaceBytes(PlanOp plan) {
  int64_t bytes = plan.getWorkspace();
  for (auto launch : plan.getBody().getOps<LaunchOp>()) {
    auto kernel = SymbolTable::lookupNearestSymbolFrom<KernelOp>(
        plan, launch.getKernelAttr());
    if (kernel)
      bytes = std::max<int64_t>(bytes, kernel.getScratch());
  }
  return bytes;
}
