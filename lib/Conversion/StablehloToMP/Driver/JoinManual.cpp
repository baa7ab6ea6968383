//===- JoinManual.cpp - Computations of devices that follow each other ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shard_map that is differentiated is two: the backward pass takes what the
// forward pass kept, each device its own. As one they say of each value how it
// was made; and what was kept does not pass the border.
//
//===----------------------------------------------------------------------===//

#include "JoinManual.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/Meshes.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr StringLiteral opening = "sharding_per_value<[", closing = "]>";

/// Where each of `count` values lies; none if the text does not say so.
static std::optional<SmallVector<StringRef>> getShardings(StringAttr text,
                                                          size_t count) {
  std::optional<StringRef> inside = getInside(text, opening, closing);
  if (!inside)
    return std::nullopt;
  SmallVector<StringRef> shardings = splitOutside(*inside);
  return shardings.size() == count ? std::optional(shardings) : std::nullopt;
}

namespace {
/// Two computations in one block, and what there is between them.
class Pair {
public:
  Pair(ManualComputationOp first, ManualComputationOp second)
      : first(first), second(second) {}

  /// Whether they are one; then `second` is there no more.
  bool join();

private:
  bool readShardings();
  bool takesItsOwn();
  bool findEarlier();
  ManualComputationOp create();

  ManualComputationOp first, second;
  /// Of what goes into each and out of it.
  SmallVector<StringRef> in[2], out[2];
  /// Ops between the two that the second one reads, none of which reads the
  /// first one.
  llvm::SetVector<Operation *> earlier;
};
} // namespace

bool Pair::readShardings() {
  for (unsigned i : {0, 1}) {
    ManualComputationOp op = i == 0 ? first : second;
    auto ins = getShardings(op.getInShardingsAttr(), op.getInputs().size());
    auto outs = getShardings(op.getOutShardingsAttr(), op.getNumResults());
    if (!ins || !outs)
      return false;
    in[i] = *ins;
    out[i] = *outs;
  }
  return first.getManualAxes() == second.getManualAxes() &&
         findMeshName(first) == findMeshName(second);
}

/// Whether each device reads what it gave itself.
bool Pair::takesItsOwn() {
  Operation *yield = first.getBody().front().getTerminator();
  bool takesAny = false;
  for (auto [i, input] : llvm::enumerate(second.getInputs())) {
    auto result = dyn_cast<OpResult>(input);
    if (!result || result.getOwner() != first)
      continue;
    takesAny = true;
    unsigned number = result.getResultNumber();
    if (out[0][number] != in[1][i] ||
        yield->getOperand(number).getType() !=
            second.getBody().getArgument(i).getType())
      return false;
  }
  return takesAny;
}

/// Finds what has to stand before both; false if it cannot.
bool Pair::findEarlier() {
  SmallVector<Value> open;
  for (Value input : second.getInputs())
    if (input.getDefiningOp() != first)
      open.push_back(input);
  llvm::SetVector<Value> around;
  getUsedValuesDefinedAbove(second.getBody(), around);
  llvm::append_range(open, around);
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (op == first)
      return false;
    bool isBetween =
        op && op->getBlock() == first->getBlock() && first->isBeforeInBlock(op);
    if (!isBetween || !earlier.insert(op))
      continue;
    if (!isMemoryEffectFree(op))
      return false;
    llvm::append_range(open, op->getOperands());
    llvm::SetVector<Value> inner;
    getUsedValuesDefinedAbove(op->getRegions(), inner);
    llvm::append_range(open, inner);
  }
  return true;
}

ManualComputationOp Pair::create() {
  OpBuilder builder(first);
  SmallVector<Value> inputs(first.getInputs());
  SmallVector<StringRef> ins = in[0], outs = out[0];
  for (auto [i, input] : llvm::enumerate(second.getInputs()))
    if (input.getDefiningOp() != first) {
      inputs.push_back(input);
      ins.push_back(in[1][i]);
    }
  llvm::append_range(outs, out[1]);
  SmallVector<Type> types(first.getResultTypes());
  llvm::append_range(types, second.getResultTypes());
  auto print = [&](ArrayRef<StringRef> shardings) {
    return builder.getStringAttr(
        (opening + llvm::join(shardings, ", ") + closing).str());
  };
  auto joined = ManualComputationOp::create(builder, first.getLoc(), types,
                                            first.getManualAxesAttr(),
                                            print(ins), print(outs), inputs);
  joined.getBody().takeBody(first.getBody());
  Block &body = joined.getBody().front();
  Operation *yield = body.getTerminator();
  SmallVector<Value> given(yield->getOperands());
  Block &later = second.getBody().front();
  for (auto [input, argument] :
       llvm::zip_equal(second.getInputs(), later.getArguments())) {
    auto result = dyn_cast<OpResult>(input);
    bool isOwn = result && result.getOwner() == first;
    argument.replaceAllUsesWith(
        isOwn ? given[result.getResultNumber()]
              : body.addArgument(argument.getType(), argument.getLoc()));
  }
  llvm::append_range(given, later.getTerminator()->getOperands());
  later.getTerminator()->erase();
  body.getOperations().splice(yield->getIterator(), later.getOperations());
  yield->setOperands(given);
  return joined;
}

bool Pair::join() {
  if (!readShardings() || !takesItsOwn() || !findEarlier())
    return false;
  // The second one moves to the first one.
  bool hasEffects = !isMemoryEffectFree(second);
  for (Operation *op = first->getNextNode(); op != second;
       op = op->getNextNode())
    if (hasEffects && !isMemoryEffectFree(op))
      return false;
  SmallVector<Operation *> moved(earlier.takeVector());
  llvm::sort(moved,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : moved)
    op->moveBefore(first);
  ManualComputationOp joined = create();
  unsigned count = first.getNumResults();
  for (auto [op, results] :
       {std::pair(first, joined.getResults().take_front(count)),
        std::pair(second, joined.getResults().drop_front(count))}) {
    op.getOperation()->replaceAllUsesWith(results);
  }
  second.erase();
  first.erase();
  return true;
}

/// Takes away what nobody reads.
static void dropUnread(ManualComputationOp op) {
  std::optional<SmallVector<StringRef>> out =
      getShardings(op.getOutShardingsAttr(), op.getNumResults());
  if (!out)
    return;
  Operation *yield = op.getBody().front().getTerminator();
  SmallVector<Value> results, given;
  SmallVector<StringRef> kept;
  for (OpResult result : op.getResults())
    if (!result.use_empty()) {
      results.push_back(result);
      given.push_back(yield->getOperand(result.getResultNumber()));
      kept.push_back((*out)[result.getResultNumber()]);
    }
  if (results.size() == op.getNumResults())
    return;
  OpBuilder builder(op);
  auto less = ManualComputationOp::create(
      builder, op.getLoc(), ValueRange(results).getTypes(),
      op.getManualAxesAttr(), op.getInShardingsAttr(),
      builder.getStringAttr((opening + llvm::join(kept, ", ") + closing).str()),
      op.getInputs());
  yield->setOperands(given);
  less.getBody().takeBody(op.getBody());
  for (auto [old, now] : llvm::zip_equal(results, less.getResults()))
    old.replaceAllUsesWith(now);
  op.erase();
}

/// The last computation before `op` in its block of which it reads a result.
static ManualComputationOp findFirst(ManualComputationOp op) {
  ManualComputationOp last;
  for (Value input : op.getInputs()) {
    auto maker = input.getDefiningOp<ManualComputationOp>();
    if (maker && maker->getBlock() == op->getBlock() &&
        (!last || last->isBeforeInBlock(maker)))
      last = maker;
  }
  return last;
}

void mp::joinManual(ModuleOp module) {
  SmallVector<ManualComputationOp> all;
  module.walk([&](ManualComputationOp op) { all.push_back(op); });
  bool hasJoined = false;
  // The joined one stands in for the first one and keeps its results' order.
  for (ManualComputationOp op : all)
    if (ManualComputationOp first = findFirst(op))
      hasJoined |= Pair(first, op).join();
  if (!hasJoined)
    return;
  all.clear();
  module.walk([&](ManualComputationOp op) { all.push_back(op); });
  llvm::for_each(all, dropUnread);
}
