//===- FiniteFlags.cpp - Which checks a flag stands for -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set of checks for each place where control flow joins. A loop's own value
// of the round before is an element of such a set while the body is read: what
// is yielded must contain it, or the loop forgets. A check may be missing from
// one of the values that join only where it was not executed.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/FiniteFlags.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Dialect/MP/Utils/Meshes.h"
#include "mp/Support/ValueMap.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::mp;

StatisticPart StatisticPart::of(GradientStatisticOpInterface op,
                                unsigned result) {
  return {op->getName().getStringRef(), result, op.getCombiner(result),
          op.getNeutral(result)};
}

static StatisticPart getFlagPart(MLIRContext *context) {
  return {AllFiniteOp::getOperationName(), 0, arith::AndIOp::getOperationName(),
          BoolAttr::get(context, true)};
}

FiniteFlags::FiniteFlags(const StepGraph &step,
                         std::optional<StatisticPart> part)
    : step(step), part(part ? *part : getFlagPart(step.getContext())) {}

bool FiniteFlags::isNeutral(Operation *op) const {
  Attribute constant;
  if (!matchPattern(op, m_Constant(&constant)))
    return false;
  if (auto elements = dyn_cast<DenseElementsAttr>(constant))
    return elements.isSplat() &&
           elements.getSplatValue<Attribute>() == part.neutral;
  return constant == part.neutral;
}

static void blame(FlagMeaning &meaning, Value value, const Twine &reason) {
  if (meaning.blamed)
    return;
  meaning.blamed = value;
  meaning.reason = reason.str();
}

static void addAll(FlagMeaning &meaning, const FlagMeaning &other) {
  meaning.checks.insert(other.checks.begin(), other.checks.end());
  if (other.blamed)
    blame(meaning, other.blamed, other.reason);
  if (!meaning.alone)
    meaning.alone = other.alone;
  if (!meaning.uncombined)
    meaning.uncombined = other.uncombined;
}

/// The region of `op` that holds `inner`, or null.
static Region *getRegionAround(Operation *op, Operation *inner) {
  for (Region *region = inner->getParentRegion(); region;
       region = region->getParentRegion())
    if (region->getParentOp() == op)
      return region;
  return nullptr;
}

const FlagMeaning &FiniteFlags::get(Value flag) {
  std::unique_ptr<FlagMeaning> &known = flags[flag];
  if (!known)
    known = std::make_unique<FlagMeaning>(evaluate(flag));
  return *known;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the joins that a flag passes
FlagMeaning FiniteFlags::evaluate(Value flag) {
  FlagMeaning meaning;
  SmallVector<Value> rest{flag};
  ValueSet seen;
  while (!rest.empty()) {
    Value value = rest.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    const DegreeGraph &graph = step.getGraph();
    Operation *op = value.getDefiningOp();
    if (op && op->getName().getStringRef() == part.statistic &&
        cast<OpResult>(value).getResultNumber() != part.result)
      blame(meaning, value, "another result of '" + part.statistic + "'");
    else if (auto id = graph.getValue(step.getId(value)).definition)
      visit(*id, meaning, rest);
    else
      blame(meaning, value, "an argument, and no check of this step");
  }
  return meaning;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the joins that a flag passes
void FiniteFlags::visit(NodeId id, FlagMeaning &meaning,
                        SmallVectorImpl<Value> &rest) {
  const DegreeGraph::Node &node = step.getGraph().getNode(id);
  Operation *op = step.getOp(id);
  if (auto manual = dyn_cast<ManualComputationOp>(op);
      manual && isa<OpResult>(step.getValue(node.results.front()))) {
    Value yielded = step.getValue(node.operands.front());
    if (!meaning.uncombined && !isOfAll(yielded, manual))
      meaning.uncombined = yielded;
  }
  // A guard keeps a flag that is older than the step.
  if (node.kind == DegreeGraph::NodeKind::Phi && !isa<GuardOp>(op)) {
    if (node.operands.size() == 1)
      rest.push_back(step.getValue(node.operands.front()));
    else if (open.count(id))
      meaning.checks.insert(id);
    else
      addAll(meaning, getJoin(id));
    return;
  }
  StringRef name = op->getName().getStringRef();
  if (name == part.statistic) {
    meaning.checks.insert(id);
    if (!combined && !meaning.alone)
      meaning.alone = op->getResult(part.result);
    return;
  }
  if (name == part.combiner) {
    llvm::append_range(rest, op->getOperands());
    return;
  }
  if (visitCollective(id, meaning, rest))
    return;
  if (!isNeutral(op))
    blame(meaning, step.getValue(node.results.front()),
          matchPattern(op, m_Constant()) ? "a constant"
                                         : "a value made by '" + name + "'");
}

// NOLINTNEXTLINE(misc-no-recursion): one collective inside another at most
bool FiniteFlags::visitCollective(NodeId id, FlagMeaning &meaning,
                                  SmallVectorImpl<Value> &rest) {
  auto kept = dyn_cast<OpaqueOp>(step.getOp(id));
  StringRef combiner = getForeignCombiner(part.combiner);
  if (!kept || kept->getNumOperands() != 1 || combiner.empty())
    return false;
  if (auto manual = kept->getParentOfType<ManualComputationOp>();
      manual && combinesGroups(kept, combiner, getDeviceGroups(manual))) {
    rest.push_back(kept->getOperand(0));
    return true;
  }
  if (combined || !combinesAllDevices(kept, combiner))
    return false;
  llvm::SaveAndRestore<bool> inside(combined, true);
  addAll(meaning, evaluate(kept->getOperand(0)));
  return true;
}

bool FiniteFlags::isOfAll(Value value, ManualComputationOp manual) const {
  StringRef combiner = getForeignCombiner(part.combiner);
  DenseIntElementsAttr groups = getDeviceGroups(manual);
  SmallVector<Value> rest{value};
  ValueSet seen;
  while (!rest.empty()) {
    Value next = rest.pop_back_val();
    if (!manual.getBody().isAncestor(next.getParentRegion()) ||
        !seen.insert(next).second)
      continue;
    Operation *op = next.getDefiningOp();
    if (op && op->getName().getStringRef() == part.combiner) {
      llvm::append_range(rest, op->getOperands());
      continue;
    }
    auto kept = dyn_cast_if_present<OpaqueOp>(op);
    bool isCombined =
        kept && !combiner.empty() && combinesGroups(kept, combiner, groups);
    if (!isCombined && !(op && isNeutral(op)))
      return false;
  }
  return true;
}

/// Whether the node is where a loop carries a value into its next round.
static bool isCarried(const StepGraph &step, const DegreeGraph::Node &node,
                      Operation *op) {
  return llvm::any_of(node.results, [&](DegreeGraph::ValueId id) {
    auto argument = dyn_cast<BlockArgument>(step.getValue(id));
    return argument && argument.getOwner()->getParentOp() == op;
  });
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the joins that a flag passes
const FlagMeaning &FiniteFlags::getJoin(NodeId id) {
  auto known = joins.find({id, combined});
  if (known != joins.end())
    return known->second;
  const DegreeGraph::Node &node = step.getGraph().getNode(id);
  open.insert(id);
  SmallVector<FlagMeaning> sources;
  for (DegreeGraph::ValueId operand : node.operands)
    sources.push_back(evaluate(step.getValue(operand)));
  open.erase(id);
  bool carries = isCarried(step, node, step.getOp(id));
  return joins
      .try_emplace({id, combined}, carries ? joinRounds(id, sources)
                                           : joinBranches(id, sources))
      .first->second;
}

FlagMeaning FiniteFlags::joinRounds(NodeId id,
                                    ArrayRef<FlagMeaning> sources) const {
  Operation *loop = step.getOp(id);
  FlagMeaning start, all;
  for (auto [index, source] : llvm::enumerate(sources)) {
    addAll(all, source);
    OpOperand &use = step.getUse({id, unsigned(index)});
    if (use.getOwner() == loop)
      addAll(start, source);
    else if (!source.blamed && !source.checks.count(id))
      blame(all, use.get(),
            "a value carried by '" + loop->getName().getStringRef() +
                "', which forgets what the rounds before found");
  }
  all.checks.erase(id);
  for (NodeId check : all.checks)
    if (!start.checks.count(check) &&
        !loop->isProperAncestor(step.getOp(check)))
      blame(all, step.getUse({id, 0}).get(),
            "what '" + loop->getName().getStringRef() +
                "' starts with: without a round it stands for no check");
  return all;
}

FlagMeaning FiniteFlags::joinBranches(NodeId id,
                                      ArrayRef<FlagMeaning> sources) const {
  Operation *branch = step.getOp(id);
  FlagMeaning all;
  for (const FlagMeaning &source : sources)
    addAll(all, source);
  for (auto [index, source] : llvm::enumerate(sources)) {
    OpOperand &use = step.getUse({id, unsigned(index)});
    Region *taken = getRegionAround(branch, use.getOwner());
    for (NodeId check : all.checks) {
      Region *around = getRegionAround(branch, step.getOp(check));
      if (!source.checks.count(check) && (!around || around == taken))
        blame(all, use.get(),
              "what '" + branch->getName().getStringRef() +
                  "' gives in one case: it leaves out a check that was made");
    }
  }
  return all;
}
