//===- RegionFlow.cpp - Values that meet where regions branch -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every edge of the control flow pairs operands with inputs. Inputs that are
// paired with the same operands are one value: the argument and the result of
// a counted loop, the arguments of both regions of a while.
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/RegionFlow.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
using Sources = SmallVector<OpOperand *, 3>;

class FlowBuilder {
public:
  explicit FlowBuilder(RegionBranchOpInterface op) : op(op) {}
  std::optional<RegionFlow> run();

private:
  bool addEdges(RegionBranchPoint point);
  bool join();
  void collectDeciders(Operation *owner, SmallVectorImpl<OpOperand *> &to);

  RegionBranchOpInterface op;
  RegionFlow flow;
  llvm::MapVector<Value, Sources> sources;
  llvm::DenseMap<OpOperand *, unsigned> joinOf;
};
} // namespace

/// Whether control can leave each region, and by its last op alone.
static bool hasPlainRegions(RegionBranchOpInterface op) {
  return llvm::all_of(op->getRegions(), [](Region &region) {
    return region.empty() ||
           (region.hasOneBlock() && region.front().mightHaveTerminator() &&
            isa<RegionBranchTerminatorOpInterface>(
                region.front().getTerminator()));
  });
}

bool FlowBuilder::addEdges(RegionBranchPoint point) {
  Operation *owner = point.isParent() ? op.getOperation()
                                      : point.getTerminatorPredecessorOrNull();
  SmallVector<RegionSuccessor> successors;
  op.getSuccessorRegions(point, successors);
  for (RegionSuccessor successor : successors) {
    OperandRange operands = op.getSuccessorOperands(point, successor);
    ValueRange inputs = successor.getSuccessorInputs();
    if (operands.size() != inputs.size())
      return false;
    if (operands.empty())
      continue;
    unsigned first = operands.getBeginOperandIndex();
    for (auto [index, input] : llvm::enumerate(inputs))
      sources[input].push_back(&owner->getOpOperand(first + index));
  }
  return true;
}

/// Groups inputs by their sources.
bool FlowBuilder::join() {
  for (auto &[input, operands] : sources) {
    unsigned region = op->getNumRegions();
    if (auto argument = dyn_cast<BlockArgument>(input))
      region = argument.getParentRegion()->getRegionNumber();
    auto [known, isNew] =
        joinOf.try_emplace(operands.front(), flow.joins.size());
    if (isNew) {
      for (OpOperand *operand : ArrayRef(operands).drop_front())
        if (!joinOf.try_emplace(operand, known->second).second)
          return false;
      flow.joins.push_back({operands, {input}, region});
      continue;
    }
    RegionJoin &join = flow.joins[known->second];
    if (join.sources != operands)
      return false;
    join.inputs.push_back(input);
    join.firstRegion = std::min(join.firstRegion, region);
  }
  return true;
}

void FlowBuilder::collectDeciders(Operation *owner,
                                  SmallVectorImpl<OpOperand *> &to) {
  for (OpOperand &operand : owner->getOpOperands())
    if (!joinOf.count(&operand))
      to.push_back(&operand);
}

std::optional<RegionFlow> FlowBuilder::run() {
  if (!hasPlainRegions(op))
    return std::nullopt;
  for (RegionBranchPoint point : op.getAllRegionBranchPoints())
    if (!addEdges(point))
      return std::nullopt;
  auto hasSource = [&](Value value) { return sources.contains(value); };
  if (!llvm::all_of(op->getResults(), hasSource) || !join())
    return std::nullopt;
  collectDeciders(op, flow.opDeciders);
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    collectDeciders(region.front().getTerminator(), flow.terminatorDeciders);
    for (BlockArgument argument : region.getArguments())
      if (!hasSource(argument))
        flow.own.push_back(argument);
  }
  return std::move(flow);
}

std::optional<RegionFlow> RegionFlow::get(Operation *op) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch)
    return std::nullopt;
  return FlowBuilder(branch).run();
}
