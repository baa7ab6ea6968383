//===- CountedLoops.cpp - Counters of loops that count --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A solver stops at a time, and after 4096 steps at the latest. It counts them
// more than once, and makes times of a count: none of that has bounds, unless
// all counters have those of the one that is asked. No counter wraps around:
// what is added last is added to a number below the constant.
//
//===----------------------------------------------------------------------===//

#include "CountedLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

/// Conditions that are joined, and rounds that are worth to be counted: less
/// than what integers of 32 bits overflow at.
static constexpr unsigned mostConditions = 16;
static constexpr int64_t mostCounted = 1 << 24;

namespace {
/// A number that begins with one and grows by another in each round.
struct Counter {
  int64_t first, step;
};
} // namespace

/// The number that all elements of a constant of at least 32 bits are.
static std::optional<int64_t> getNumber(Value value) {
  auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(value.getType()));
  if (!type || type.getWidth() < 32)
    return std::nullopt;
  APInt number;
  DenseIntElementsAttr elements;
  if (matchPattern(value, m_ConstantInt(&number)))
    return number.trySExtValue();
  if (matchPattern(value, m_Constant(&elements)) && elements.isSplat())
    return elements.getSplatValue<APInt>().trySExtValue();
  return std::nullopt;
}

static std::optional<Counter> findCounter(scf::WhileOp loop, unsigned index) {
  Value initial = loop.getInits()[index];
  if (!isa<IntegerType>(getElementTypeOrSelf(initial.getType())))
    return std::nullopt;
  auto sum = loop.getYieldOp().getOperand(index).getDefiningOp<arith::AddIOp>();
  std::optional<int64_t> first = getNumber(initial);
  if (!sum || !first || *first < 0 || *first > mostCounted)
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    std::optional<int64_t> step = getNumber(sum->getOperand(i));
    if (sum->getOperand(1 - i) == loop.getAfterArguments()[index] && step &&
        *step >= 0 && *step <= mostCounted)
      return Counter{*first, *step};
  }
  return std::nullopt;
}

/// Below what number, 0 at least, the condition of the loop asks what it
/// carries to be, if it asks for few rounds.
static std::optional<int64_t> findEnd(scf::WhileOp loop, unsigned index) {
  SmallVector<Value> open{loop.getConditionOp().getCondition()};
  for (unsigned i = 0; i < open.size() && i < mostConditions; ++i) {
    Operation *op = open[i].getDefiningOp();
    if (isa_and_present<arith::AndIOp>(op))
      llvm::append_range(open, op->getOperands());
    else if (auto extract = dyn_cast_if_present<tensor::ExtractOp>(op))
      open.push_back(extract.getTensor());
    auto compare = dyn_cast_if_present<arith::CmpIOp>(op);
    if (!compare || compare.getLhs() != loop.getBeforeArguments()[index])
      continue;
    // One of 64 bits has no next number, and none below.
    std::optional<int64_t> number = getNumber(compare.getRhs());
    if (!number || *number > mostCounted)
      continue;
    if (compare.getPredicate() == arith::CmpIPredicate::slt)
      return std::max<int64_t>(0, *number);
    if (compare.getPredicate() == arith::CmpIPredicate::sle)
      return std::max<int64_t>(0, *number + 1);
  }
  return std::nullopt;
}

ValueMap<NumberRange> mp::findCounters(Operation *op) {
  ValueMap<NumberRange> ranges;
  auto loop = dyn_cast<scf::WhileOp>(op);
  if (!loop || loop.getInits().size() != loop.getNumResults())
    return ranges;
  llvm::DenseMap<unsigned, Counter> counters;
  std::optional<int64_t> rounds;
  for (unsigned index = 0; index < loop.getNumResults(); ++index) {
    // The condition hands on what it reads.
    std::optional<Counter> counter;
    if (loop.getConditionOp().getArgs()[index] ==
        loop.getBeforeArguments()[index])
      counter = findCounter(loop, index);
    if (!counter)
      continue;
    counters[index] = *counter;
    std::optional<int64_t> end = findEnd(loop, index);
    if (!end || counter->step == 0)
      continue;
    int64_t left = std::max<int64_t>(0, *end - counter->first);
    int64_t most = (left + counter->step - 1) / counter->step;
    rounds = rounds ? std::min(*rounds, most) : most;
  }
  if (!rounds)
    return ranges;
  for (auto [index, counter] : counters) {
    int64_t last = counter.first + *rounds * counter.step;
    if (last >= INT32_MAX)
      continue;
    auto range = NumberRange::integers(counter.first, last);
    ranges[loop.getBeforeArguments()[index]] = range;
    ranges[loop.getAfterArguments()[index]] = range;
    ranges[loop.getResult(index)] = range;
  }
  return ranges;
}
