//===- LaunchGroups.cpp - Kernels that are launched together --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchGroups.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class LaunchWriter {
public:
  LaunchWriter(Block &block, ArrayRef<Operation *> ops, uint64_t maxPointers)
      : block(block), ops(ops), maxPointers(maxPointers) {}

  void write(Place place, ArrayRef<Member> members);
  int64_t saved = 0;

private:
  void number(ArrayRef<Member> members);

  Block &block;
  ArrayRef<Operation *> ops;
  uint64_t maxPointers;
  int64_t launches = 0;
};
} // namespace

void LaunchWriter::write(Place place, ArrayRef<Member> members) {
  Operation *anchor = ops[place.anchor];
  Operation *last = place.depth == 0 ? anchor : nullptr;
  auto put = [&](Operation *op) {
    if (op == anchor)
      return;
    if (!last)
      return op->moveBefore(anchor);
    op->moveAfter(last);
    last = op;
  };
  llvm::SmallDenseSet<Value> pointers;
  size_t first = 0;
  for (auto [i, member] : llvm::enumerate(members)) {
    FusionOp fusion = member.fusion;
    put(fusion);
    SmallVector<Value> own(fusion->getOperands());
    llvm::append_range(own, fusion->getResults());
    llvm::SmallDenseSet<Value> added;
    for (Value value : own)
      if (!pointers.contains(value))
        added.insert(value);
    if (pointers.size() + added.size() > maxPointers) {
      number(members.slice(first, i - first));
      first = i;
      pointers.clear();
      added.insert_range(own);
    }
    pointers.insert_range(added);
  }
  number(members.drop_front(first));
  for (const Member &member : members)
    for (Operation *reshape : member.reshapes)
      put(reshape);
}

/// Makes one launch of fusions that stand side by side.
void LaunchWriter::number(ArrayRef<Member> members) {
  if (members.size() < 2)
    return;
  IntegerAttr number =
      Builder(block.getParentOp()).getI64IntegerAttr(launches++);
  for (const Member &member : members)
    member.fusion->setAttr(attr::launch, number);
  saved += static_cast<int64_t>(members.size()) - 1;
}

int64_t mp::writeLaunches(Block &block, ArrayRef<Operation *> ops,
                          const LaunchGroups &groups, uint64_t maxPointers) {
  LaunchWriter writer(block, ops, maxPointers);
  for (const auto &[group, members] : groups)
    if (!members.empty())
      writer.write(group.place, members);
  return writer.saved;
}
