//===- CastFusions.cpp - Kernels of one op and its casts ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What only renames elements lies between an op and its cast as if it were not
// there.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/FusionPlan.h"

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class CastPlanner {
public:
  explicit CastPlanner(const BlockFusionGraph &block);

  FusionPlan run();

private:
  bool isCast(unsigned node) const;
  bool isRenaming(unsigned node) const {
    return graph[node].kind == FusionNodeKind::Reshape;
  }
  /// Whether a kernel of ours computes the node, and not for a cast alone.
  bool isComputed(unsigned node) const {
    return block.ops[node] && graph[node].kind != FusionNodeKind::Opaque &&
           !graph[node].resident && !isCast(node);
  }
  bool widens(unsigned cast) const {
    return graph[cast].bytes > graph[graph[cast].operands[0]].bytes;
  }
  bool isReadByOne(unsigned node) const {
    return users[node].size() == 1 && !graph[node].pinned;
  }
  bool hasOtherReader(unsigned node) const;
  void takeRead(unsigned node, SmallVectorImpl<unsigned> &members) const;
  unsigned takeWritten(unsigned node, SmallVectorImpl<unsigned> &members) const;
  std::optional<FusionGroup> findGroup(unsigned node) const;

  const BlockFusionGraph &block;
  const FusionGraph &graph;
  std::vector<SmallVector<unsigned, 2>> users;
  /// Casts that the op before them writes, and what they rename.
  std::vector<bool> isWritten;
};
} // namespace

CastPlanner::CastPlanner(const BlockFusionGraph &block)
    : block(block), graph(block.graph), users(graph.size()),
      isWritten(graph.size()) {
  for (auto [node, desc] : llvm::enumerate(graph))
    for (unsigned operand : desc.operands)
      if (!llvm::is_contained(users[operand], node))
        users[operand].push_back(node);
}

bool CastPlanner::isCast(unsigned node) const {
  if (graph[node].kind != FusionNodeKind::Elementwise)
    return false;
  auto op = cast<FusibleOpInterface>(block.ops[node]);
  return isa<CastOp>(op) || op.getFusionSpec().convertsFloats;
}

/// Whether a library call, a loop or the end of the block reads the node.
bool CastPlanner::hasOtherReader(unsigned node) const {
  SmallVector<unsigned> names = {node};
  while (!names.empty()) {
    unsigned name = names.pop_back_val();
    if (graph[name].pinned)
      return true;
    for (unsigned user : users[name]) {
      if (isRenaming(user))
        names.push_back(user);
      else if (!isComputed(user) && !isCast(user))
        return true;
    }
  }
  return false;
}

/// Adds the casts between memory and what an op reads, if there are any.
void CastPlanner::takeRead(unsigned node,
                           SmallVectorImpl<unsigned> &members) const {
  SmallVector<unsigned, 2> passed;
  for (;; node = graph[node].operands[0]) {
    passed.push_back(node);
    if (isRenaming(node))
      continue;
    if (!isCast(node) || isWritten[node] ||
        !(widens(node) || isReadByOne(node)))
      return;
    members.append(passed);
    passed.clear();
  }
}

/// Adds the casts between an op and memory; gives the last of them.
unsigned CastPlanner::takeWritten(unsigned node,
                                  SmallVectorImpl<unsigned> &members) const {
  unsigned last = node;
  SmallVector<unsigned, 2> passed;
  for (unsigned at = node; isReadByOne(at);) {
    at = users[at].front();
    if (!isRenaming(at) && !isCast(at))
      break;
    passed.push_back(at);
    if (isRenaming(at))
      continue;
    if (widens(at) && !hasOtherReader(at))
      break;
    members.append(passed);
    passed.clear();
    last = at;
  }
  return last;
}

std::optional<FusionGroup> CastPlanner::findGroup(unsigned node) const {
  FusionGroup group;
  for (unsigned operand : graph[node].operands)
    takeRead(operand, group.members);
  group.members.push_back(node);
  group.outputs.push_back(takeWritten(node, group.members));
  for (unsigned user : users[node])
    if (isCast(user) && users[user].empty() && graph[user].pinned &&
        user != group.outputs.front()) {
      group.members.push_back(user);
      group.outputs.push_back(user);
    }
  if (group.members.size() == 1)
    return std::nullopt;
  // What repeats a number is no memory that a kernel reads.
  for (unsigned operand : graph[node].operands)
    if (graph[operand].kind == FusionNodeKind::Source &&
        graph[operand].resident)
      group.members.push_back(operand);
  llvm::sort(group.members);
  group.members.erase(llvm::unique(group.members), group.members.end());
  auto isOutput = [&](unsigned member) {
    return llvm::is_contained(group.outputs, member);
  };
  std::optional<FusionForm> form =
      findFusionForm(graph, group.members, isOutput);
  if (!form)
    return std::nullopt;
  group.kind = form->kind;
  return group;
}

FusionPlan CastPlanner::run() {
  FusionPlan plan;
  for (unsigned node = 0, e = graph.size(); node != e; ++node) {
    if (isWritten[node])
      continue;
    FusionStep step;
    step.node = node;
    if (isComputed(node) && !(users[node].empty() && !graph[node].pinned))
      if (std::optional<FusionGroup> group = findGroup(node)) {
        for (unsigned member : group->members)
          isWritten[member] = member > node || isWritten[member];
        step.group = static_cast<int>(plan.groups.size());
        plan.groups.push_back(std::move(*group));
      }
    plan.steps.push_back(step);
  }
  return plan;
}

FusionPlan mp::planCastFusions(const BlockFusionGraph &block) {
  return CastPlanner(block).run();
}
