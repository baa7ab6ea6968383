//===- JoinMaxima.cpp - One maximum of all that a kernel makes ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a step changed anything is asked of a parameter, of its momentum and
// of its second moment, which one kernel writes: three numbers, which one
// thread joins with those of all other parameters. The kernel may as well join
// its own.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/MapVector.h"

#define DEBUG_TYPE "mp-join-maxima"

namespace mlir::mp {
#define GEN_PASS_DEF_JOINMAXIMA
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// A maximum of a whole tensor that a kernel makes for one other, where it is
/// an operand of nothing but a larger maximum.
struct Part {
  ReduceOp made;
  OpResult result;
  arith::MaximumFOp used;
};

struct JoinMaxima final : mp::impl::JoinMaximaBase<JoinMaxima> {
  using Base::Base;

  void runOnOperation() override;

private:
  /// Whether that changed a kernel.
  bool changeAll(bool (*change)(FusionOp));
};
} // namespace

/// The maximum in `fusion` that is written as `result`.
static ReduceOp findMaximum(FusionOp fusion, OpResult result) {
  Value value = fusion.getBody().front().getTerminator()->getOperand(
      result.getResultNumber());
  auto reduce = value.getDefiningOp<ReduceOp>();
  if (!reduce || reduce.getKind() != ReduceKind::Max || !value.hasOneUse() ||
      !isa<FloatType>(reduce.getType().getElementType()) ||
      reduce.getType().getNumElements() != 1)
    return {};
  return reduce;
}

static std::optional<Part> findPart(FusionOp fusion, OpResult result) {
  ReduceOp made = findMaximum(fusion, result);
  if (!made || !result.hasOneUse())
    return std::nullopt;
  OpOperand &read = *result.use_begin();
  auto reader = dyn_cast<FusionOp>(read.getOwner());
  if (!reader)
    return std::nullopt;
  BlockArgument inner = reader.getBody().getArgument(read.getOperandNumber());
  auto used = inner.hasOneUse()
                  ? dyn_cast<arith::MaximumFOp>(*inner.user_begin())
                  : arith::MaximumFOp();
  if (!used)
    return std::nullopt;
  return Part{made, result, used};
}

/// The maximum that this one is part of and nothing else.
static Operation *findWhole(arith::MaximumFOp op) {
  while (op->hasOneUse()) {
    auto next = dyn_cast<arith::MaximumFOp>(*op->user_begin());
    if (!next)
      break;
    op = next;
  }
  return op;
}

/// Whether a kernel reads what it reduces once: nothing it makes waits for one
/// of its reductions.
static bool makesAllAtOnce(FusionOp fusion) {
  Operation *end = fusion.getBody().front().getTerminator();
  return llvm::all_of(fusion.getBody().getOps<ReduceOp>(), [&](ReduceOp op) {
    return llvm::all_of(op->getUsers(),
                        [&](Operation *user) { return user == end; });
  });
}

/// Leaves the maximum of all parts in the place of the first.
static void joinMade(ArrayRef<Part> parts) {
  ReduceOp first = parts.front().made;
  Operation *end = first->getBlock()->getTerminator();
  OpBuilder builder(end);
  Value elements = first.getInput();
  for (Part part : parts.drop_front())
    elements = arith::MaximumFOp::create(builder, part.made.getLoc(), elements,
                                         part.made.getInput());
  first->moveBefore(end);
  first.getInputMutable().assign(elements);
}

/// Takes a result out of the maximum that its only reader makes of it.
static void dropRead(OpResult result) {
  OpOperand &read = *result.use_begin();
  auto reader = cast<FusionOp>(read.getOwner());
  unsigned number = read.getOperandNumber();
  BlockArgument inner = reader.getBody().getArgument(number);
  Operation *used = *inner.user_begin();
  Value other = used->getOperand(used->getOperand(0) == inner ? 1 : 0);
  used->replaceAllUsesWith(ValueRange(other));
  used->erase();
  reader.getBody().front().eraseArgument(number);
  reader->eraseOperand(number);
}

/// A kernel without the results that nobody reads any more, and what it reads
/// for them.
static void dropResults(FusionOp fusion, const llvm::BitVector &dropped) {
  Operation *end = fusion.getBody().front().getTerminator();
  SmallVector<Value> kept, yielded;
  SmallVector<Type> types;
  SmallVector<Operation *> dead;
  for (OpResult result : fusion->getResults()) {
    Value inner = end->getOperand(result.getResultNumber());
    if (dropped[result.getResultNumber()]) {
      if (Operation *op = inner.getDefiningOp())
        dead.push_back(op);
      continue;
    }
    kept.push_back(result);
    types.push_back(result.getType());
    yielded.push_back(inner);
  }
  end->setOperands(yielded);
  for (Operation *op : dead)
    op->erase();
  OpBuilder builder(fusion);
  auto smaller = FusionOp::create(builder, fusion.getLoc(), types,
                                  fusion.getKind(), fusion.getInputs());
  smaller->setDiscardableAttrs(fusion->getDiscardableAttrDictionary());
  smaller.getBody().takeBody(fusion.getBody());
  Block &body = smaller.getBody().front();
  for (unsigned number = body.getNumArguments(); number-- > 0;)
    if (body.getArgument(number).use_empty()) {
      body.eraseArgument(number);
      smaller->eraseOperand(number);
    }
  for (auto [old, next] : llvm::zip_equal(kept, smaller->getResults()))
    old.replaceAllUsesWith(next);
  fusion.erase();
}

/// Lets others read what a kernel only hands on: no kernel copies one value for
/// another's sake. Returns whether there was anything.
static bool forward(FusionOp fusion) {
  if (fusion.getKind() == FusionKind::Sort ||
      fusion.getKind() == FusionKind::Routine)
    return false;
  llvm::BitVector dropped(fusion->getNumResults());
  Operation *end = fusion.getBody().front().getTerminator();
  for (auto [number, value] : llvm::enumerate(end->getOperands()))
    if (auto read = dyn_cast<BlockArgument>(value)) {
      fusion->getResult(number).replaceAllUsesWith(
          fusion->getOperand(read.getArgNumber()));
      dropped.set(number);
    }
  if (dropped.none())
    return false;
  if (dropped.all())
    fusion.erase();
  else
    dropResults(fusion, dropped);
  return true;
}

/// Joins those maxima of a kernel that are of equal tensors and end in one.
static bool join(FusionOp fusion) {
  using Key = std::tuple<Operation *, Type, Type>;
  llvm::MapVector<Key, SmallVector<Part>> groups;
  for (OpResult result : fusion->getResults())
    if (std::optional<Part> part = findPart(fusion, result))
      groups[{findWhole(part->used), part->made.getInput().getType(),
              part->made.getType()}]
          .push_back(*part);
  groups.remove_if([](auto &entry) { return entry.second.size() < 2; });
  if (groups.empty() || !makesAllAtOnce(fusion))
    return false;
  llvm::BitVector dropped(fusion->getNumResults());
  for (auto &[key, parts] : groups) {
    remark::passed(fusion.getLoc(), remarkOf(DEBUG_TYPE, "Maxima"))
        << remark::add("{0} maxima are joined where they are made",
                       parts.size());
    joinMade(parts);
    for (const Part &part : ArrayRef(parts).drop_front()) {
      dropRead(part.result);
      dropped.set(part.result.getResultNumber());
    }
  }
  dropResults(fusion, dropped);
  return true;
}

bool JoinMaxima::changeAll(bool (*change)(FusionOp)) {
  bool changed = false;
  for (auto fusion :
       llvm::make_early_inc_range(getOperation().getOps<FusionOp>()))
    changed |= change(fusion);
  return changed;
}

/// A maximum may have been all that a kernel made. Its readers then read the
/// part itself, and may join it with more.
void JoinMaxima::runOnOperation() {
  bool changed = false;
  while (changeAll(join)) {
    changed = true;
    if (!changeAll(forward))
      break;
  }
  if (!changed)
    markAllAnalysesPreserved();
}
