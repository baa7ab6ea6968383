//===- TrustWalk.cpp - Trust in values, definitions first -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a loop carries is trusted as its first value is, until a round of the
// loop makes something worse of it. Trust only falls, so a few rounds settle
// it; where they do not (a value that doubles in each), it is given up.
//
//===----------------------------------------------------------------------===//

#include "ValueOrigins.h"

#include "mlir/IR/RegionGraphTraits.h"
#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/RegionFlow.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Rounds of a loop, and loops around one that is walked more than once.
static constexpr unsigned mostRounds = 4, mostLoops = 2;

void ValueTrust::add(Value value, Judgement judged) {
  trusts[value] = judged.trust;
  scales[value] = judged.scale;
  growths[value] = judged.growth;
}

void ValueTrust::distrust(ValueRange values) {
  for (Value value : values)
    if (isPlannable(value))
      add(value, {});
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void ValueTrust::visit(Region &region) {
  if (region.empty())
    return;
  for (Block *block : llvm::ReversePostOrderTraversal<Region *>(&region)) {
    if (!block->isEntryBlock())
      distrust(block->getArguments());
    for (Operation &op : *block)
      visit(op);
  }
}

/// Of an op that hands on each operand as the result of its number that
/// operand; of others a proof.
ValueTrust::Judgement ValueTrust::judgeOneOfMany(OpResult result) const {
  Operation *op = result.getOwner();
  if (getLinearity(op).kind == LinearityKind::Each &&
      op->getNumOperands() == op->getNumResults()) {
    Value operand = op->getOperand(result.getResultNumber());
    return {getBase(operand), scales.lookup(operand), growths.lookup(operand)};
  }
  Trust byRange = judgeRange(result, /*sums=*/false);
  return {byRange <= Trust::Profiled ? byRange : Trust::Unknown};
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void ValueTrust::visit(Operation &op) {
  if (isa<RegionBranchOpInterface>(op))
    return visitBranches(op);
  for (Region &region : op.getRegions()) {
    distrust(region.getArguments());
    visit(region);
  }
  if (op.getNumRegions() == 0)
    findWeights(op);
  for (OpResult result : op.getResults()) {
    if (!isPlannable(result))
      continue;
    if (state.given.contains(result) &&
        judgeRange(result, /*sums=*/false) == Trust::Proved) {
      add(result, {Trust::Parameter});
      continue;
    }
    add(result,
        judgeByRule(&op, op.getNumResults() == 1 ? judgeMade(result)
                                                 : judgeOneOfMany(result)));
  }
}

/// Whether an argument is trusted less than before.
bool ValueTrust::enter(const RegionFlow &flow, unsigned region) {
  bool hasChanged = false;
  for (const RegionJoin &meeting : flow.joins) {
    if (meeting.firstRegion < region)
      continue;
    std::optional<Judgement> joined;
    for (OpOperand *source : meeting.sources) {
      auto known = trusts.find(source->get());
      if (known == trusts.end())
        continue;
      double scale = scales.lookup(source->get());
      Growth growth = growths.lookup(source->get());
      joined = {std::max(known->second, joined ? joined->trust : Trust()),
                std::max(scale, joined ? joined->scale : 0),
                joined ? join(growth, joined->growth) : growth};
    }
    for (Value input : meeting.inputs) {
      if (!joined || !isPlannable(input))
        continue;
      auto known = trusts.find(input);
      bool isSame = known != trusts.end() && known->second >= joined->trust &&
                    scales.lookup(input) >= joined->scale &&
                    !growths.lookup(input).isLess(joined->growth);
      // What was given up stays so, whatever it is multiplied by.
      if (!isSame && known != trusts.end())
        add(input, {std::max(known->second, joined->trust),
                    std::max(scales.lookup(input), joined->scale),
                    join(growths.lookup(input), joined->growth)});
      else if (!isSame)
        add(input, *joined);
      hasChanged |= !isSame && isa<BlockArgument>(input);
    }
  }
  return hasChanged;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void ValueTrust::visitBranches(Operation &op) {
  std::optional<RegionFlow> flow = RegionFlow::get(&op);
  if (!flow) {
    for (Region &region : op.getRegions()) {
      distrust(region.getArguments());
      visit(region);
    }
    return distrust(op.getResults());
  }
  distrust(ValueRange(ArrayRef<BlockArgument>(flow->own)));
  // What has no rounds is walked once, wherever it is.
  bool isLoop = cast<RegionBranchOpInterface>(op).hasLoop();
  loops += isLoop;
  bool isStable = false;
  for (unsigned round = isLoop && loops > mostLoops ? mostRounds : 0; !isStable;
       ++round) {
    if (round >= mostRounds)
      for (const RegionJoin &meeting : flow->joins)
        distrust(meeting.inputs);
    for (unsigned region = 0; region < op.getNumRegions(); ++region) {
      enter(*flow, region);
      visit(op.getRegion(region));
    }
    isStable = !enter(*flow, 0) || round >= mostRounds;
  }
  loops -= isLoop;
}

void ValueTrust::visitFunction() {
  FunctionOpInterface op = function.getFunction();
  for (BlockArgument argument : op.getArguments()) {
    hasParameters |= parseRole(op.getArgAttr(argument.getArgNumber(),
                                             attr::role)) == Role::Parameter;
    if (auto record = records.find(argument); record != records.end()) {
      add(argument, record->second.judged);
      if (record->second.isOfWeights)
        weights.insert(argument);
    } else if (isPlannable(argument)) {
      add(argument, {judgeArgument(argument)});
    }
  }
  visit(op.getFunctionBody());
}

std::string ValueTrust::explain(Value value) const {
  Operation *op = value.getDefiningOp();
  const ClassDecision &decision = function.getClass(function.getNode(op));
  if (isDeniedByUser(decision))
    return "is denied by " + describe(decision);
  if (StringRef reason = explainTable(value); !reason.empty())
    return reason.str();
  if (state.state.contains(value))
    return "is on the way to new state";
  if (state.unscaled.contains(value))
    return "is summed as a gradient is, and the loss scale does not reach it";
  auto argument = dyn_cast<BlockArgument>(MemoryGraph::getStored(value));
  if (PolicyRuleAttr rule =
          argument ? function.getArgumentRule(argument) : PolicyRuleAttr();
      rule && rule.getOpClass() == OpClass::Deny)
    return "is denied by rule " + describe(rule);
  if (get(value) < Trust::Sum)
    return sensitive.lookup(value).reason.str();
  if (get(value) == Trust::Sum)
    return getSums(value).empty()
               ? "scales numbers of normalised rows, with no room for sums"
               : "is a sum of many, of which nothing states the range";
  if (get(value) == Trust::Batch && !getBatchArguments(value).empty())
    return "is of the batch, whose range is not known";
  if (losesFractions(value))
    return llvm::formatv("was seen to reach {0}, where {1} has few fractions",
                         std::lround(ranges.get(value).magnitude()), low);
  if (auto lost = vanishing.find(value); lost != vanishing.end())
    return llvm::formatv("was seen to lose {0:F2} % of its energy in {1}, to "
                         "numbers that become 0",
                         100 * lost->second, low);
  if (argument && largeParameters.contains(argument))
    return "is a parameter that may be as large as what it predicts";
  // A range that fits is no comfort where a loop or branch lost track of it.
  NarrowVerdict verdict = judge(ranges.get(value), low);
  return verdict.fits() ? "is not known to be bounded" : verdict.reason;
}

SmallVector<Value> mp::getOrigins(Value value) {
  Operation *op = value.getDefiningOp();
  if (op && op->getNumRegions() == 0)
    return getData(op);
  if (!op)
    op = cast<BlockArgument>(value).getOwner()->getParentOp();
  SmallVector<Value> origins;
  if (std::optional<RegionFlow> flow = RegionFlow::get(op))
    for (const RegionJoin &meeting : flow->joins)
      if (llvm::is_contained(meeting.inputs, value))
        for (OpOperand *source : meeting.sources)
          origins.push_back(source->get());
  return origins;
}

SmallVector<Value> mp::getForwarded(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>())
    op = op->getParentOp();
  SmallVector<Value> values;
  if (!isa<RegionBranchOpInterface>(op))
    return values;
  if (std::optional<RegionFlow> flow = RegionFlow::get(op))
    for (const RegionJoin &meeting : flow->joins)
      if (llvm::is_contained(meeting.sources, &use))
        llvm::append_range(values, meeting.inputs);
  return values;
}

/// A reader on the way to the same new state, if there is one by floats.
static Operation *findStateReader(Value value, const ValueSet &state) {
  Operation *found = nullptr;
  for (Operation *user : value.getUsers()) {
    auto isState = [&](Value result) { return state.contains(result); };
    if (!user->hasTrait<OpTrait::IsTerminator>() &&
        llvm::none_of(user->getResults(), isState))
      continue;
    found = user;
    if (user->getNumResults() == 0 || getPlannableType(user->getResult(0)))
      return user;
  }
  return found;
}

/// Whether what the op gives is trusted where what it reads is.
static bool passesTrustOn(Operation *op) {
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Each:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
  case LinearityKind::Product:
  case LinearityKind::Quotient:
    return true;
  default:
    return op->getNumRegions() != 0;
  }
}

TrustCause ValueTrust::findCause(Value value) const {
  Operation *op = value.getDefiningOp();
  if (isDeniedByUser(function.getClass(function.getNode(op))))
    return {};
  if (state.state.contains(value))
    return {findStateReader(value, state.state), {}};
  Trust trust = get(value);
  if (trust <= Trust::Sum)
    return {sensitive.lookup(value).reader, {}};
  if (trust == Trust::Batch) {
    SmallVector<Value> arguments = getBatchArguments(value);
    bool isArgument = arguments.empty() || arguments.front() == value;
    return {nullptr, isArgument ? Value() : arguments.front()};
  }
  if (op && !passesTrustOn(op))
    return {};
  // A range at fault comes from one at the same fault.
  NarrowFault fault = judge(ranges.get(value), low).fault;
  bool isRange = fault != NarrowFault::Unbounded && fault != NarrowFault::None;
  for (Value origin : getOrigins(value))
    if (getPlannableType(origin) && get(origin) == Trust::Unknown &&
        (!isRange || judge(ranges.get(origin), low).fault == fault))
      return {nullptr, origin};
  return {};
}

SmallVector<Value> ValueTrust::getBatchArguments(Value value) const {
  llvm::SmallSetVector<Value, 8> seen;
  SmallVector<Value> arguments;
  seen.insert(value);
  for (unsigned next = 0; next < seen.size(); ++next) {
    Value current = seen[next];
    auto argument = dyn_cast<BlockArgument>(current);
    if (argument &&
        argument.getOwner()->getParentOp() == function.getFunction())
      arguments.push_back(current);
    else
      for (Value origin :
           masks.contains(current)
               ? SmallVector<Value>(current.getDefiningOp()->getOperands())
               : getOrigins(current))
        if (get(origin) == Trust::Batch ||
            (masks.contains(origin) && get(origin) != Trust::Profiled))
          seen.insert(origin);
  }
  return arguments;
}
