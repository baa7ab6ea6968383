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
#include "mp/Support/ValueMap.h"

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
  if (getAlias() && getKind() == SlotKind::Argument)
    return emitOpError() << "argument " << getIndex() << " is an alias of "
                         << *getAlias()
                         << ", but only results take an argument's memory";
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
  int64_t bytes = *getTensorBytes(cast<RankedTensorType>(getType()));
  if (*offset < 0 || *offset % getAlignment(bytes) != 0)
    return emitOpError() << "of " << bytes << " bytes lies at " << *offset
                         << ", expected a multiple of " << getAlignment(bytes);
  auto plan = cast<PlanOp>((*this)->getParentOp());
  if (!plan.getArena())
    return emitOpError() << "lies at " << *offset
                         << ", but the plan does not say the size of its arena";
  int64_t arena = *plan.getArena();
  std::optional<int64_t> end = (mp::CheckedInt(bytes) + *offset).get();
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
  for (auto [i, number] : llvm::enumerate(getOverwrites()))
    if (number < 0 || (i > 0 && number <= getOverwrites()[i - 1]))
      return emitOpError() << "overwrites " << getOverwrites()
                           << ", expected ascending numbers of operands";
  return success();
}

/// A result of the one fusion that reads operand `number` may take its memory.
static LogicalResult verifyOverwrites(KernelOp kernel, int64_t number) {
  Block &block = kernel.getBody().front();
  if (number >= block.getNumArguments())
    return kernel.emitOpError() << "overwrites operand " << number
                                << ", but has " << block.getNumArguments();
  BlockArgument operand = block.getArgument(number);
  if (!operand.hasOneUse())
    return kernel.emitOpError()
           << "overwrites operand " << number << ", which several fusions read";
  OpOperand &use = *operand.use_begin();
  Operation *obstacle = findObstacleInPlace(cast<mp::FusionOp>(use.getOwner()),
                                            use.getOperandNumber());
  if (!obstacle)
    return success();
  InFlightDiagnostic error = kernel.emitOpError()
                             << "overwrites operand " << number
                             << ", of which a thread may read what another "
                                "writes";
  error.attachNote(obstacle->getLoc()) << "for this";
  return error;
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
  bool isBehindFinisher = false;
  for (mp::FusionOp fusion : getFusions()) {
    bool isFinisher = false;
    for (Value operand : fusion.getOperands())
      if (isa<BlockArgument>(operand))
        operands.insert(operand);
      else
        isFinisher = true;
    if (isBehindFinisher && !isFinisher)
      return fusion.emitOpError()
             << "reads nothing of the other fusions of its "
                "launch, and stands behind one that does";
    isBehindFinisher |= isFinisher;
    llvm::append_range(results, fusion.getResults());
  }
  if (!llvm::equal(operands, block.getArguments()))
    return emitOpError()
           << "must pass its block arguments in order as operands "
              "of its fusions, and nothing else";
  if (end.getValues() != ValueRange(results))
    return emitOpError() << "must return the results of its fusions in order";
  for (int64_t number : getOverwrites())
    if (failed(verifyOverwrites(*this, number)))
      return failure();
  return success();
}

SmallVector<mp::FusionOp, 4> KernelOp::getFusions() {
  return llvm::to_vector<4>(getBody().getOps<mp::FusionOp>());
}

bool KernelOp::isReadInside(Value result) {
  return llvm::any_of(result.getUsers(), llvm::IsaPred<mp::FusionOp>);
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

/// Numbers of slots are unique, each pair is a result of the same type, and
/// each alias is of the argument that has the result for its pair.
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
  for (auto slot : plan.getBody().getOps<SlotOp>()) {
    SlotOp old = taken.lookup(slot.getIndex());
    if (slot.getAlias() && (!old || old.getIndex() != *slot.getAlias()))
      return slot.emitOpError()
             << "is an alias of argument " << *slot.getAlias()
             << ", whose next value it is not";
  }
  return success();
}

static bool isDeclaration(Operation &op) {
  return isa<SlotOp, ConstantOp, BufferOp>(op);
}

/// Nobody has to write it.
static bool isEmpty(Value value) {
  RankedTensorType type = getTensorType(value);
  return type && getTensorBytes(type) == 0;
}

static bool isReadOnly(Value value) {
  auto slot = value.getDefiningOp<SlotOp>();
  return value.getDefiningOp<ConstantOp>() ||
         (slot && slot.getKind() == SlotKind::Argument);
}

namespace {
/// Walks the calls of a plan in order and knows what has been written.
class OrderVerifier {
public:
  LogicalResult visit(Operation &call);
  bool isWritten(Value value) const { return written.contains(value); }

private:
  LogicalResult visitReads(Operation &call);
  LogicalResult visitWrite(Operation &call, Value value);

  mp::ValueSet written;
  /// Arguments whose memory holds their next values.
  llvm::DenseSet<int64_t> overwritten;
  /// What the call reads; of arguments, their numbers too.
  llvm::SmallDenseSet<Value> reads;
  llvm::SmallDenseSet<int64_t> arguments;
};
} // namespace

LogicalResult OrderVerifier::visitReads(Operation &call) {
  reads.clear();
  arguments.clear();
  for (auto [i, value] : llvm::enumerate(getReads(&call))) {
    if (!isReadOnly(value) && !isEmpty(value) && !written.contains(value))
      return call.emitOpError()
             << "reads operand " << i << " before any call has written it";
    std::optional<int64_t> argument = getArgumentNumber(value);
    if (argument && overwritten.contains(*argument))
      return call.emitOpError()
             << "reads argument " << *argument
             << " after its next value has been written over it";
    reads.insert(value);
    if (argument)
      arguments.insert(*argument);
  }
  return success();
}

LogicalResult OrderVerifier::visitWrite(Operation &call, Value value) {
  if (isReadOnly(value))
    return call.emitOpError()
           << "writes to " << value.getDefiningOp()->getName()
           << ", which a step does not change";
  std::optional<int64_t> alias = getAliasedArgument(value);
  // Whether a launch may read it too, its kernel knows.
  bool isRead = reads.contains(value) || (alias && arguments.contains(*alias));
  if (isRead && !isa<LaunchOp>(call))
    return call.emitOpError() << "reads and writes one buffer";
  written.insert(value);
  if (alias)
    overwritten.insert(*alias);
  return success();
}

LogicalResult OrderVerifier::visit(Operation &call) {
  if (failed(visitReads(call)))
    return failure();
  for (Value value : getWrites(&call))
    if (failed(visitWrite(call, value)))
      return failure();
  return success();
}

static LogicalResult verifyOrder(PlanOp plan) {
  OrderVerifier verifier;
  for (Operation &op : plan.getBody().front()) {
    if (!isa<MPRTDialect>(op.getDialect()))
      return op.emitOpError() << "is not a call of a plan";
    if (!isDeclaration(op) && failed(verifier.visit(op)))
      return failure();
  }
  for (auto slot : plan.getBody().getOps<SlotOp>())
    if (slot.getKind() == SlotKind::Result && !slot.getAlias() &&
        !isEmpty(slot) && !verifier.isWritten(slot))
      return slot.emitOpError()
             << "result " << slot.getIndex() << " is never written";
  return success();
}

LogicalResult PlanOp::verifyRegions() {
  return failure(failed(verifySlots(*this)) || failed(verifyOrder(*this)));
}
