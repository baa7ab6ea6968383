//===- MPRTOps.cpp - Verifiers of plans, kernels and memory ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A runtime trusts a plan: whatever could make it read rubbish or write to the
// wrong place is refused here.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::mprt;

static LogicalResult verifyHasBytes(Operation *op, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (tensor && getTensorBytes(tensor))
    return success();
  return op->emitOpError() << "holds " << type
                           << ", whose bytes cannot be counted";
}

LogicalResult SlotOp::verify() {
  if (failed(verifyHasBytes(*this, getType())))
    return failure();
  if (static_cast<int64_t>(getIndex()) < 0)
    return emitOpError() << "has index " << static_cast<int64_t>(getIndex())
                         << ", but must have at least 0";
  if (getPair() && getKind() == SlotKind::Result)
    return emitOpError() << "result " << getIndex() << " has pair "
                         << *getPair()
                         << ", but only arguments have a next value";
  return success();
}

LogicalResult ConstantOp::verify() {
  return verifyHasBytes(*this, getValue().getType());
}

LogicalResult BufferOp::verify() {
  if (failed(verifyHasBytes(*this, getType())))
    return failure();
  std::optional<int64_t> offset = getOffset();
  if (!offset)
    return success();
  if (*offset < 0 || *offset % alignment != 0)
    return emitOpError() << "lies at " << *offset << ", expected a multiple of "
                         << alignment;
  auto plan = cast<PlanOp>((*this)->getParentOp());
  if (!plan.getArena())
    return emitOpError() << "lies at " << *offset
                         << ", but the plan does not say the size of its arena";
  int64_t arena = *plan.getArena();
  mp::CheckedInt size = *getTensorBytes(cast<RankedTensorType>(getType()));
  std::optional<int64_t> end = (size + *offset).get();
  if (!end || *end > arena)
    return emitOpError() << "at " << *offset << " ends behind the arena of "
                         << arena << " bytes";
  return success();
}

LogicalResult KernelOp::verify() {
  if (static_cast<int64_t>(getScratch()) < 0)
    return emitOpError() << "needs " << static_cast<int64_t>(getScratch())
                         << " bytes of scratch";
  if (getPtx() && !getStages())
    return emitOpError() << "has code, but no stages";
  if (getPtx() && !getChip())
    return emitOpError() << "has code, but no chip that it is for";
  if (getStages() && getStages()->empty())
    return emitOpError() << "has 0 stages";
  return success();
}

LogicalResult KernelOp::verifyRegions() {
  Block &block = getBody().front();
  auto end = dyn_cast<ReturnOp>(&block.back());
  if (!end || &block.front() == end ||
      !llvm::all_of(block.without_terminator(), llvm::IsaPred<mp::FusionOp>))
    return emitOpError() << "must hold 'mp.fusion' ops, an 'mprt.return' and "
                            "nothing else";
  llvm::SetVector<Value> operands;
  SmallVector<Value> results;
  for (mp::FusionOp fusion : getFusions()) {
    operands.insert_range(fusion.getOperands());
    llvm::append_range(results, fusion.getResults());
  }
  if (!llvm::equal(operands, block.getArguments()))
    return emitOpError()
           << "must pass its block arguments in order as operands "
              "of its fusions, and nothing else";
  if (end.getValues() != ValueRange(results))
    return emitOpError() << "must return the results of its fusions in order";
  return success();
}

SmallVector<mp::FusionOp, 4> KernelOp::getFusions() {
  return llvm::to_vector<4>(getBody().getOps<mp::FusionOp>());
}

TypeRange KernelOp::getLaunchResultTypes() {
  return getBody().front().getTerminator()->getOperandTypes();
}

LogicalResult PlanOp::verify() {
  if (getArena() && static_cast<int64_t>(*getArena()) < 0)
    return emitOpError() << "has an arena of "
                         << static_cast<int64_t>(*getArena()) << " bytes";
  if (static_cast<int64_t>(getWorkspace()) < 0)
    return emitOpError() << "has a workspace of "
                         << static_cast<int64_t>(getWorkspace()) << " bytes";
  return success();
}

/// Numbers of slots are unique, and each pair is a result of the same type.
static LogicalResult verifySlots(PlanOp plan) {
  llvm::DenseMap<std::pair<int64_t, int64_t>, SlotOp> slots;
  auto key = [](SlotKind kind, int64_t index) {
    return std::make_pair(static_cast<int64_t>(kind), index);
  };
  for (auto slot : plan.getBody().getOps<SlotOp>())
    if (!slots.try_emplace(key(slot.getKind(), slot.getIndex()), slot).second)
      return slot.emitOpError()
             << "is the second " << stringifySlotKind(slot.getKind())
             << " with index " << slot.getIndex();
  llvm::DenseMap<int64_t, SlotOp> taken;
  for (auto slot : plan.getBody().getOps<SlotOp>()) {
    if (!slot.getPair())
      continue;
    int64_t pair = *slot.getPair();
    SlotOp next = slots.lookup(key(SlotKind::Result, pair));
    if (!next)
      return slot.emitOpError()
             << "has pair " << pair << ", but the plan has no such result";
    if (next.getType() != slot.getType())
      return slot.emitOpError()
             << "holds " << slot.getType() << ", but its next value holds "
             << next.getType();
    if (auto [other, isNew] = taken.try_emplace(pair, slot); !isNew)
      return slot.emitOpError() << "has pair " << pair << ", as argument "
                                << other->second.getIndex() << " has";
  }
  return success();
}

static bool isDeclaration(Operation &op) {
  return isa<SlotOp, ConstantOp, BufferOp>(op);
}

static bool isReadOnly(Value value) {
  auto slot = value.getDefiningOp<SlotOp>();
  return value.getDefiningOp<ConstantOp>() ||
         (slot && slot.getKind() == SlotKind::Argument);
}

/// Walks the calls in order and knows what has been written.
static LogicalResult verifyOrder(PlanOp plan) {
  llvm::DenseSet<Value> written;
  for (Operation &op : plan.getBody().front()) {
    if (!isa<MPRTDialect>(op.getDialect()))
      return op.emitOpError() << "is not a call of a plan";
    if (isDeclaration(op))
      continue;
    SmallVector<Value> reads = getReads(&op), writes = getWrites(&op);
    for (auto [i, value] : llvm::enumerate(reads))
      if (!isReadOnly(value) && !written.contains(value))
        return op.emitOpError()
               << "reads operand " << i << " before any call has written it";
    for (Value value : writes) {
      if (isReadOnly(value))
        return op.emitOpError()
               << "writes to " << value.getDefiningOp()->getName()
               << ", which a step does not change";
      if (llvm::is_contained(reads, value))
        return op.emitOpError() << "reads and writes one buffer";
      written.insert(value);
    }
  }
  for (auto slot : plan.getBody().getOps<SlotOp>())
    if (slot.getKind() == SlotKind::Result && !written.contains(slot))
      return slot.emitOpError()
             << "result " << slot.getIndex() << " is never written";
  return success();
}

LogicalResult PlanOp::verifyRegions() {
  return failure(failed(verifySlots(*this)) || failed(verifyOrder(*this)));
}
