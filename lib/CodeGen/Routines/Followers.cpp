//===- Followers.cpp - What is computed of a routine's elements -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Followers.h"

using namespace mlir;
using namespace mlir::mp;

Followers::Followers(KernelContext &context, Value value, int64_t blocks)
    : context(context), value(value) {
  llvm::SmallPtrSet<Value, 4> waiting;
  Operation *yield = context.getBody().getTerminator();
  for (Operation *op = value.getDefiningOp()->getNextNode(); op != yield;
       op = op->getNextNode()) {
    auto fusible = dyn_cast<FusibleOpInterface>(op);
    bool waits = llvm::any_of(op->getOperands(), [&](Value operand) {
      return waiting.contains(operand);
    });
    if (fusible && fusible.getFusionSpec().kind == FusionNodeKind::Reduce) {
      pass.reductions.push_back(fusible);
      waits = true;
    }
    if (waits)
      waiting.insert_range(op->getResults());
  }
  for (auto [number, result] : llvm::enumerate(yield->getOperands()))
    (waiting.contains(result) ? late : pass.outputs).push_back(number);
  if (!pass.reductions.empty())
    workspace.emplace(context, pass, /*rows=*/1, blocks);
}

SmallVector<llvm::Value *> Followers::begin(EntryBuilder &entry) const {
  return makeNeutral(entry, pass, /*width=*/1);
}

SmallVector<llvm::Value *>
Followers::compute(EntryBuilder &entry, llvm::Value *at, llvm::Value *exists,
                   llvm::Value *element, ArrayRef<llvm::Value *> sums) const {
  KnownResults known;
  known[value] = element;
  auto use = [&](ArrayRef<llvm::Value *> carried) {
    BodyEmitter body(entry, /*width=*/1, known);
    LaneIndex linear;
    linear.base = at;
    return accumulate(body, entry, pass, body.pointAt(linear), carried);
  };
  if (sums.empty()) {
    entry.when(exists, [&] { use({}); });
    return {};
  }
  // A loop, for it carries: of one round or none.
  llvm::Value *rounds = entry.builder.CreateZExt(exists, entry.getIndexType());
  return entry.loop(entry.index(0), rounds, entry.index(1), sums,
                    [&](llvm::Value *, ArrayRef<llvm::Value *> carried) {
                      return use(carried);
                    });
}

void Followers::finish(EntryBuilder &entry, ArrayRef<llvm::Value *> sums) {
  if (workspace)
    workspace->store(entry, sums, entry.blockX());
  entry.finish();
  if (workspace)
    workspace->emitRows(context, late);
}
