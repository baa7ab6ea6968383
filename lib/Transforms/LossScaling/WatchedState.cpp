//===- WatchedState.cpp - The state whose standstill is a stall -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WatchedState.h"

#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/LossScaling/LossScaling.h"

using namespace mlir;
using namespace mlir::mp;

std::optional<BlockArgument> mp::findScaleOf(EntryFunction main,
                                             DetectStallOp detect) {
  auto count = dyn_cast<BlockArgument>(detect.getCount());
  if (!count || count.getOwner() != &main.getBody())
    return std::nullopt;
  std::string name = main.getArgumentName(count.getArgNumber());
  StringRef suffix = name;
  if (!suffix.consume_front(scaling::stalledSteps))
    return std::nullopt;
  for (unsigned index : main.getArgumentsWithRole(Role::LossScale))
    if (main.getArgumentName(index) == (scaling::scale + suffix).str())
      return main.getArgument(index);
  return std::nullopt;
}

static bool isFloatState(EntryFunction main, unsigned index) {
  std::optional<Role> role = main.getArgumentRole(index);
  auto type = dyn_cast<RankedTensorType>(main.getArgument(index).getType());
  return role && isGuardedState(*role) && type &&
         isa<FloatType>(type.getElementType());
}

SmallVector<unsigned> mp::findWatchedState(EntryFunction main,
                                           const StepGraph &step,
                                           BlockArgument scale) {
  SmallVector<DegreeGraph::ValueId> gradients;
  main.getFunction()->walk([&](UnscaleOp unscale) {
    if (unscale.getScale() == scale)
      gradients.push_back(step.getId(unscale.getResult()));
  });
  llvm::BitVector moved = step.getGraph().getDependents(gradients);
  SmallVector<unsigned> watched;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    std::optional<unsigned> pair = main.getPair(index);
    Value next = pair ? main.getResult(*pair) : Value();
    if (next && next != main.getArgument(index) && isFloatState(main, index) &&
        next.getType() == main.getArgument(index).getType() &&
        moved.test(step.getId(next)))
      watched.push_back(index);
  }
  return watched;
}
