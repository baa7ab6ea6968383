//===- RoundedUpdates.cpp - What state is moved by, rounded ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One search from the next values of all wide state backward: what is found of
// two states is told of one. It ends where gradients do, so a working copy that
// it comes to is read by the update itself and not by a pass of the net.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/RoundedUpdates.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/State/StatePath.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;

namespace {
class UpdateSearch {
public:
  UpdateSearch(EntryFunction main, const StepGraph &step,
               const StateValues &values, bool all = false)
      : main(main), step(step), values(values), all(all),
        origins(step.getGraph().getValues().size()) {}
  SmallVector<RoundedUpdate> run();

private:
  static constexpr unsigned none = ~0u;

  /// How the search came to a value: the state, and from a value that an op
  /// makes of it, null at the end.
  struct Origin {
    unsigned argument = none;
    Graph::ValueId result = 0;
    Operation *op = nullptr;
  };

  bool isStart(unsigned argument) const;
  void start(unsigned argument);
  void add(Graph::ValueId value, Origin by);
  void follow();
  void visit(Graph::ValueId value);
  bool isUpdate(Value value) const;
  bool isCopy(Value value) const;
  void report(Graph::ValueId value);

  EntryFunction main;
  const StepGraph &step;
  const StateValues &values;
  /// Whether narrow state counts, and what is behind what is found.
  bool all;
  /// By value.
  std::vector<Origin> origins;
  SmallVector<Graph::ValueId> open;
  SmallVector<RoundedUpdate> found;
};
} // namespace

static FloatType getFloat(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// Whether the result has less than 32 bits and some operand has more of them.
static bool isRounded(Value value) {
  Operation *op = value.getDefiningOp();
  FloatType type = getFloat(value);
  if (!op || !type || type.getWidth() >= 32)
    return false;
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return getFloat(operand) && getFloat(operand).getWidth() > type.getWidth();
  });
}

/// Whether `value` is of the update: not of the batch, and no gradient before
/// it is unscaled.
bool UpdateSearch::isUpdate(Value value) const {
  return values.state.contains(value) ||
         (isa<BlockArgument>(value) && !values.gradients.contains(value));
}

/// However it comes in, as what is begun with, as a decay or as a difference
/// from the master, what the master has beyond the copy is lost of it.
bool UpdateSearch::isCopy(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner() == &main.getBody() &&
         main.getArgumentRole(argument.getArgNumber()) == Role::WorkingCopy;
}

void UpdateSearch::report(Graph::ValueId value) {
  RoundedUpdate update{origins[value].argument, step.getValue(value), {}};
  for (Origin by = origins[value]; by.op; by = origins[by.result])
    update.ops.push_back(by.op);
  std::reverse(update.ops.begin(), update.ops.end());
  found.push_back(std::move(update));
}

void UpdateSearch::add(Graph::ValueId value, Origin by) {
  if (origins[value].argument != none)
    return;
  origins[value] = by;
  open.push_back(value);
}

void UpdateSearch::visit(Graph::ValueId id) {
  Value value = step.getValue(id);
  bool isFound = isCopy(value) || isRounded(value);
  if (isFound)
    report(id);
  if (isFound && !all)
    return;
  std::optional<Graph::NodeId> maker = step.getGraph().getValue(id).definition;
  if (!maker || isContraction(step.getOp(*maker)) ||
      getSpec(step.getOp(*maker)).takesGradients)
    return;
  const Graph::Node &node = step.getGraph().getNode(*maker);
  Origin by{origins[id].argument, id, step.getOp(*maker)};
  for (Graph::ValueId operand : node.operands)
    if (isUpdate(step.getValue(operand)))
      add(operand, by);
}

void UpdateSearch::follow() {
  while (!open.empty())
    visit(open.pop_back_val());
}

bool UpdateSearch::isStart(unsigned argument) const {
  // What makes the next working copy rounds it, and moves nothing.
  return all ? main.getPair(argument) && getFloat(main.getArgument(argument)) &&
                   main.getArgumentRole(argument) != Role::WorkingCopy
             : isWideState(main, argument);
}

void UpdateSearch::start(unsigned argument) {
  Graph::ValueId next = step.getId(main.getResult(*main.getPair(argument)));
  add(next, {argument, next, nullptr});
}

SmallVector<RoundedUpdate> UpdateSearch::run() {
  for (unsigned index = 0; index < main.getNumArguments(); ++index)
    if (isStart(index))
      start(index);
  follow();
  return std::move(found);
}

SmallVector<RoundedUpdate> mp::findRoundedUpdates(EntryFunction main,
                                                  const StepGraph &step,
                                                  const StateValues &values) {
  return UpdateSearch(main, step, values).run();
}

SmallVector<Operation *> mp::findUpdateRoundings(EntryFunction main,
                                                 const StepGraph &step,
                                                 const StateValues &values) {
  SmallVector<Operation *> ops;
  for (const RoundedUpdate &update :
       UpdateSearch(main, step, values, /*all=*/true).run())
    if (Operation *op = update.rounded.getDefiningOp())
      ops.push_back(op);
  return ops;
}
