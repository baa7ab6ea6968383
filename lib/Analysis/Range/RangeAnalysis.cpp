//===- RangeAnalysis.cpp - Between which numbers values lie ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value without a range was not reached yet: at the first round of a loop,
// what it will carry back. Joins leave it out, and look again.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/RangeAnalysis.h"

#include "Correlations.h"
#include "CountedLoops.h"
#include "mp/Interfaces/RegionFlow.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mp/Analysis/Range/NarrowVerdict.h"
#include "mp/Interfaces/RangeOpInterface.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace mlir;
using namespace mlir::mp;

/// Rounds of a loop before what still grows is widened, and before it is given
/// up; loops inside two others are given up at once, or time would grow with
/// the power of the depth.
static constexpr unsigned patience = 2, mostRounds = 6;

static NumberRange unknownOf(Value value) {
  return NumberRange::unknown(NumberFormat::of(value.getType()));
}

RangeAnalysis::RangeAnalysis(FunctionOpInterface function)
    : function(function) {}

void RangeAnalysis::anchor(Value value, const NumberRange &seen) {
  anchors[value] = seen;
  anchors[value].isProfiled = true;
}

const NumberRange &RangeAnalysis::get(Value value) const {
  static const NumberRange unknown;
  auto found = ranges.find(value);
  return found == ranges.end() ? unknown : found->second;
}

void RangeAnalysis::visitFunction() {
  ranges.clear();
  cases.clear();
  counters.clear();
  if (function.isExternal())
    return;
  Region &body = function.getFunctionBody();
  setUnknown(body.getArguments());
  visit(body);
}

void RangeAnalysis::run() {
  // Without the profile first: what holds anyway does not rest on it.
  if (!anchors.empty()) {
    plain = std::make_unique<RangeAnalysis>(function);
    plain->masks = masks;
    plain->visitFunction();
  }
  visitFunction();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void RangeAnalysis::set(Value value, NumberRange range) {
  auto seen = anchors.find(value);
  if (seen != anchors.end()) {
    const NumberRange &profile = seen->second;
    double most = std::ldexp(profile.magnitude(), NarrowLimits().headroom);
    if (!(range.magnitude() <= most)) {
      bool isInteger = range.isInteger, isCoordinate = range.isCoordinate;
      range = profile;
      range.isInteger |= isInteger;
      range.isCoordinate |= isCoordinate;
      range.tidy();
    }
  }
  ranges[value] = withEvidence(value, range);
}

NumberRange RangeAnalysis::withEvidence(Value value, NumberRange range) const {
  range.isProfiled = false;
  if (!plain)
    return range;
  auto proved = plain->ranges.find(value);
  if (proved == plain->ranges.end())
    return range;
  // That no NaN was seen is no reason to call the bounds seen ones.
  NumberRange bounds = range;
  bounds.mayBeNaN = true;
  if (proved->second.implies(bounds))
    return proved->second;
  range.isProfiled = true;
  return range;
}

void RangeAnalysis::setUnknown(ValueRange values) {
  for (Value value : values)
    set(value, unknownOf(value));
}

SmallVector<NumberRange, 4> RangeAnalysis::collect(ValueRange values) const {
  SmallVector<NumberRange, 4> collected;
  for (Value value : values)
    collected.push_back(get(value));
  return collected;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void RangeAnalysis::visit(Region &region) {
  if (region.empty())
    return;
  // Definitions before their uses, whatever the order of the blocks.
  for (Block *block : llvm::ReversePostOrderTraversal<Region *>(&region)) {
    // Where control comes from several blocks, nobody says what it carries.
    if (!block->isEntryBlock())
      setUnknown(block->getArguments());
    for (Operation &op : *block)
      visit(op);
  }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void RangeAnalysis::visit(Operation &op) {
  Attribute constant;
  if (op.getNumResults() == 1 && matchPattern(&op, m_Constant(&constant))) {
    std::optional<NumberRange> range = getRangeOfConstant(constant);
    return set(op.getResult(0), range ? *range : unknownOf(op.getResult(0)));
  }
  if (isa<RegionBranchOpInterface>(op))
    return visitBranches(op);
  visitPlain(op);
}

/// The ranges of the results as the op says, rounded to their types.
static void inferSettled(Operation &op, ArrayRef<NumberRange> operands,
                         MutableArrayRef<NumberRange> results) {
  for (auto [value, range] : llvm::zip_equal(op.getResults(), results))
    range = unknownOf(value);
  auto model = dyn_cast<RangeOpInterface>(op);
  if (!model)
    return;
  model.inferRanges(operands, results);
  for (auto [value, range] : llvm::zip_equal(op.getResults(), results))
    range = range.settled(NumberFormat::of(value.getType()));
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void RangeAnalysis::visitPlain(Operation &op) {
  SmallVector<NumberRange, 4> operands = collect(op.getOperands());
  auto model = dyn_cast<RangeOpInterface>(op);
  if (op.getNumRegions() > 0) {
    SmallVector<BlockArgument> arguments;
    for (Region &region : op.getRegions())
      llvm::append_range(arguments, region.getArguments());
    SmallVector<NumberRange, 4> entering =
        llvm::map_to_vector<4>(arguments, unknownOf);
    if (model)
      model.inferArgumentRanges(operands, entering);
    for (auto [argument, range] : llvm::zip_equal(arguments, entering))
      set(argument, range);
    for (Region &region : op.getRegions()) {
      visit(region);
      if (region.hasOneBlock() && region.front().mightHaveTerminator())
        llvm::append_range(
            operands, collect(region.front().getTerminator()->getOperands()));
    }
  }
  SmallVector<NumberRange, 4> results(op.getNumResults());
  inferSettled(op, operands, results);
  for (auto [value, range] : llvm::zip_equal(op.getResults(), results)) {
    range = refineByCorrelation(cast<OpResult>(value), range, *this);
    refineByCases(op, range);
    refineByVariable(op, range);
    refinePlaces(op, range);
    bool isMask = range.isCoordinate && masks.contains(value);
    set(value, isMask ? unknownOf(value) : range);
  }
}

//===----------------------------------------------------------------------===//
// Branches and loops
//===----------------------------------------------------------------------===//

/// What a range that grew from `old` to `now` may grow to: first to 1, where
/// what a function bounds stops growing.
static NumberRange widen(const NumberRange &old, const NumberRange &now,
                         const NumberRange &any) {
  NumberRange wide = join(old, now);
  if (now.low < old.low)
    wide.low = now.low >= -1 ? std::max(-1.0, any.low) : any.low;
  if (now.high > old.high)
    wide.high = now.high <= 1 ? std::min(1.0, any.high) : any.high;
  if (now.leastNonZero < old.leastNonZero)
    wide.leastNonZero = any.leastNonZero;
  wide.mayBeZero = true;
  wide.mayBeNaN = any.mayBeNaN;
  return wide.tidy();
}

/// Nothing, so that no other round adds to it.
static NumberRange giveUp(NumberRange any) {
  any.isCoordinate = true;
  return any;
}

bool RangeAnalysis::update(Value input, NumberRange joined, unsigned round) {
  if (auto counter = counters.find(input); counter != counters.end())
    joined = counter->second;
  // What was seen is believed, or it would be moved by what follows from it.
  if (auto seen = anchors.find(input); seen != anchors.end()) {
    bool isCoordinate = joined.isCoordinate;
    joined = seen->second;
    joined.isCoordinate |= isCoordinate;
  }
  auto [old, isNew] = ranges.try_emplace(input, withEvidence(input, joined));
  if (isNew)
    return true;
  if (joined.implies(old->second))
    return false;
  NumberRange grown = round >= patience
                          ? widen(old->second, joined, unknownOf(input))
                          : join(old->second, joined);
  old->second = withEvidence(input, grown);
  return true;
}

bool RangeAnalysis::enter(const RegionFlow &flow, unsigned region,
                          unsigned round) {
  bool hasChanged = false;
  for (const RegionJoin &meeting : flow.joins) {
    if (meeting.firstRegion < region)
      continue;
    std::optional<NumberRange> joined;
    for (OpOperand *source : meeting.sources)
      if (auto found = ranges.find(source->get()); found != ranges.end())
        joined = joined ? join(*joined, found->second) : found->second;
    if (!joined)
      continue;
    for (Value input : meeting.inputs)
      if (round >= mostRounds && !anchors.contains(input) &&
          !counters.contains(input))
        ranges[input] = giveUp(unknownOf(input));
      else
        // A result is read by no region: they need not be walked again.
        hasChanged |=
            update(input, *joined, round) && isa<BlockArgument>(input);
  }
  return hasChanged;
}

void RangeAnalysis::setOwnArguments(Operation &op, const RegionFlow &flow) {
  setUnknown(ValueRange(ArrayRef<BlockArgument>(flow.own)));
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop)
    return;
  auto variables = loop.getLoopInductionVars();
  auto lower = loop.getLoopLowerBounds(), upper = loop.getLoopUpperBounds(),
       steps = loop.getLoopSteps();
  if (!variables || !lower || !upper || !steps)
    return;
  auto rangeOf = [&](OpFoldResult bound) {
    if (auto value = dyn_cast<Value>(bound))
      return get(value);
    return getRangeOfConstant(cast<Attribute>(bound))
        .value_or(NumberRange::unknown());
  };
  for (auto [variable, low, high, step] :
       llvm::zip_equal(*variables, *lower, *upper, *steps)) {
    double first = rangeOf(low).low, last = rangeOf(high).high - 1;
    // Of positive numbers signed and unsigned comparisons say the same.
    if (first >= 0 && last >= first && rangeOf(step).low >= 1)
      set(variable, NumberRange::integers(first, last));
  }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void RangeAnalysis::visitBranches(Operation &op) {
  std::optional<RegionFlow> flow = RegionFlow::get(&op);
  if (!flow) {
    for (Region &region : op.getRegions()) {
      setUnknown(region.getArguments());
      visit(region);
    }
    return setUnknown(op.getResults());
  }
  setOwnArguments(op, *flow);
  counters.insert_range(findCounters(&op));
  // What has no rounds is walked once, wherever it is.
  bool isLoop = cast<RegionBranchOpInterface>(op).hasLoop();
  depth += isLoop;
  unsigned first = isLoop && depth > 2 ? mostRounds : 0;
  bool isStable = false;
  for (unsigned round = first; !isStable; ++round) {
    for (unsigned region = 0; region < op.getNumRegions(); ++region) {
      enter(*flow, region, round);
      visit(op.getRegion(region));
    }
    // Given up, all inputs are as wide as can be.
    isStable = !enter(*flow, 0, round + 1) && round != mostRounds - 1;
  }
  depth -= isLoop;
}
