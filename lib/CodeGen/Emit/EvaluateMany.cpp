//===- EvaluateMany.cpp - What is made of very many operands --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One thread joins the flags of all gradients: a chain of ops, each of which
// takes one operand more. Where these are all loaded first, or the chain is
// followed from its end, they do not fit into registers. So the chain is
// followed from its beginning, and so many operands are loaded together as wait
// for memory at a time.
//
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// Loads that are in flight together.
static constexpr size_t loadsTogether = 32;

/// How long the longest chain is that ends in an op, for all ops of a body.
static llvm::DenseMap<Operation *, unsigned> measureChains(Block &body) {
  llvm::DenseMap<Operation *, unsigned> lengths;
  for (Operation &op : body) {
    unsigned longest = 0;
    for (Value operand : op.getOperands())
      if (Operation *made = operand.getDefiningOp())
        longest = std::max(longest, lengths.lookup(made));
    lengths[&op] = longest + 1;
  }
  return lengths;
}

/// What a value is made of and is not there yet, each behind what that is made
/// of, longer chains before shorter ones.
std::vector<BodyEmitter::Key> BodyEmitter::listInOrder(Value root,
                                                       Point *rootPoint) {
  if (chains.empty())
    chains = measureChains(entry.context.getBody());
  auto lengthOf = [&](const Need &need) {
    return chains.lookup(need.value.getDefiningOp());
  };
  std::vector<Key> order;
  llvm::DenseSet<Key> listed;
  SmallVector<Key> stack = {{root, rootPoint}};
  while (!stack.empty()) {
    Key key = stack.back();
    if (computed.contains(key) || listed.contains(key)) {
      stack.pop_back();
      continue;
    }
    size_t size = stack.size();
    if (Operation *op = key.first.getDefiningOp();
        op && !known.count(key.first)) {
      SmallVector<Need> open = needs(op, key.second);
      llvm::stable_sort(open, [&](const Need &a, const Need &b) {
        return lengthOf(a) < lengthOf(b); // the last one is the next
      });
      for (const Need &need : open)
        if (Key made = {need.value, need.point};
            !computed.contains(made) && !listed.contains(made))
          stack.push_back(made);
    }
    if (stack.size() == size) {
      order.push_back(key);
      listed.insert(key);
      stack.pop_back();
    }
  }
  return order;
}

llvm::Value *BodyEmitter::evaluateMany(Value root, Point *rootPoint) {
  std::vector<Key> order = listInOrder(root, rootPoint);
  auto isLoad = [](const Key &key) { return isa<BlockArgument>(key.first); };
  for (auto next = order.begin(); next != order.end();) {
    auto end = next;
    for (size_t loads = 0; end != order.end() && loads != loadsTogether; ++end)
      loads += isLoad(*end);
    for (const Key &key : llvm::make_range(next, end))
      if (isLoad(key))
        computed[key] = load(cast<BlockArgument>(key.first), key.second);
    for (const Key &key : llvm::make_range(next, end))
      evaluateOne(key.first, key.second);
    next = end;
  }
  return computed.lookup({root, rootPoint});
}
