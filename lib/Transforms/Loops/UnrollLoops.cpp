//===- UnrollLoops.cpp - Write out every iteration of a counted loop ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nobody has to find a counter: iterations are cloned and folded as they come,
// and a loop counts as counted while its condition folds to a constant. Where
// data may end it sooner (i < 100 and error > tolerance), each iteration is
// computed as if those before it had all been reached, so that the counter
// still folds, and the results are selected from where it would have stopped.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Loops/Passes.h"

#include "Speculation.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "mp/Support/Remarks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

#define DEBUG_TYPE "mp-unroll-loops"

namespace mlir::mp {
#define GEN_PASS_DEF_UNROLLLOOPS
#include "mp/Transforms/Loops/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Writes the iterations of one loop in front of it.
class Unroller {
public:
  /// Makes at most `budget` ops, and at most `mostGuesses` iterations that data
  /// may have ended before. With `cutsOff`, what goes on behind them gives NaN.
  Unroller(Operation *loop, uint64_t budget, uint64_t mostGuesses, bool cutsOff)
      : loop(loop), before(loop->getPrevNode()), builder(loop), budget(budget),
        mostGuesses(mostGuesses), cutsOff(cutsOff) {}

  /// Replaces the loop and returns true; or leaves all as it was.
  bool run();
  StringRef getReason() const { return reason; }
  uint64_t getIterations() const { return iterations; }
  uint64_t getGuesses() const { return guesses; }
  uint64_t getOps() const { return ops; }
  /// Those and the constants beside them.
  uint64_t getInserted() const { return inserted; }

private:
  std::optional<SmallVector<Value>> unroll(scf::WhileOp op);
  std::optional<SmallVector<Value>> unroll(scf::ForOp op);
  /// Clones `block` with these values as its arguments; what is folded away has
  /// never been there.
  void cloneBlock(Block &block, ValueRange arguments);
  /// Values of the loop as they are in this iteration.
  SmallVector<Value> mapAll(ValueRange values) const {
    return llvm::map_to_vector(
        values, [&](Value value) { return mapping.lookupOrDefault(value); });
  }
  bool isSpent();
  /// Notes that the loop stops with `passed` unless `condition` holds; false
  /// where that cannot be.
  bool guess(Value condition, ValueRange passed);
  /// The results, if the loop goes on until it passes these.
  SmallVector<Value> choose(ValueRange passed);
  /// The results, or NaN where data has not ended the loop.
  SmallVector<Value> cutOff();

  Operation *loop, *before;
  OpBuilder builder;
  uint64_t budget, mostGuesses;
  bool cutsOff;
  uint64_t ops = 0, inserted = 0, iterations = 0, guesses = 0;
  /// Whether data has ended the loop by now, as a tensor of rank 0, and the
  /// results if it has; null and none before the first guess.
  Value stopped;
  SmallVector<Value> results;
  IRMapping mapping;
  StringRef reason;
};
} // namespace

static uint64_t countOps(Operation *root) {
  uint64_t count = 0;
  root->walk([&](Operation *) { ++count; });
  return count;
}

void Unroller::cloneBlock(Block &block, ValueRange arguments) {
  // Nothing of another iteration is seen in this one.
  mapping.clear();
  mapping.map(block.getArguments(), arguments);
  for (Operation &op : block.without_terminator()) {
    Operation *clone = builder.clone(op, mapping);
    SmallVector<Value> folded;
    if (clone->getNumResults() != 0 && clone->getNumRegions() == 0 &&
        succeeded(builder.tryFold(clone, folded)) &&
        folded.size() == clone->getNumResults()) {
      mapping.map(op.getResults(), folded);
      clone->erase();
      continue;
    }
    clone->walk([&](Operation *) { ++ops; });
  }
}

bool Unroller::isSpent() {
  if (ops <= budget)
    return false;
  reason = "the function would have more ops than max-ops allows";
  return true;
}

SmallVector<Value> Unroller::choose(ValueRange passed) {
  SmallVector<Value> chosen(passed);
  if (!stopped)
    return chosen;
  TensorArith arith(builder, loop->getLoc());
  for (auto [value, earlier] : llvm::zip_equal(chosen, results)) {
    if (value == earlier)
      continue;
    value =
        arith.select(arith.repeat(stopped, value.getType()), earlier, value);
    ++ops;
  }
  return chosen;
}

SmallVector<Value> Unroller::cutOff() {
  TensorArith arith(builder, loop->getLoc());
  SmallVector<Value> chosen(results);
  for (Value &value : chosen) {
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
    if (!type)
      continue;
    Value none = arith.scalar(
        builder.getFloatAttr(type, APFloat::getNaN(type.getFloatSemantics())));
    value = arith.select(arith.repeat(stopped, value.getType()), value,
                         arith.repeat(none, value.getType()));
    ++ops;
  }
  return chosen;
}

/// Whether a result tells that a loop was cut off.
static bool hasFloats(Operation *loop) {
  return llvm::any_of(loop->getResultTypes(), [](Type type) {
    return isa<FloatType>(getElementTypeOrSelf(type));
  });
}

bool Unroller::guess(Value condition, ValueRange passed) {
  Value goesOn = findTensor(condition);
  bool mayGuess = guesses > 0 || findObstacleToSpeculation(loop).empty();
  if (!goesOn || !mayGuess || guesses++ == mostGuesses) {
    reason = "how often it runs depends on data";
    return false;
  }
  TensorArith arith(builder, loop->getLoc());
  results = choose(passed);
  Value ends = arith.make<arith::XOrIOp>(goesOn, arith.flag(true));
  stopped = stopped ? arith.make<arith::OrIOp>(stopped, ends) : ends;
  return true;
}

std::optional<SmallVector<Value>> Unroller::unroll(scf::WhileOp op) {
  SmallVector<Value> carried(op.getInits());
  while (!isSpent()) {
    cloneBlock(*op.getBeforeBody(), carried);
    scf::ConditionOp condition = op.getConditionOp();
    SmallVector<Value> passed = mapAll(condition.getArgs());
    Value decides = mapping.lookupOrDefault(condition.getCondition());
    IntegerAttr goesOn;
    if (matchPattern(decides, m_Constant(&goesOn))) {
      if (goesOn.getValue().isZero())
        return choose(passed);
    } else if (!guess(decides, passed)) {
      return std::nullopt;
    } else if (cutsOff && guesses == mostGuesses) {
      return cutOff();
    }
    cloneBlock(*op.getAfterBody(), passed);
    carried = mapAll(op.getYieldOp().getOperands());
    ++iterations;
  }
  return std::nullopt;
}

std::optional<SmallVector<Value>> Unroller::unroll(scf::ForOp op) {
  std::optional<APInt> count = op.getStaticTripCount();
  APInt at, step;
  if (!count || !matchPattern(op.getLowerBound(), m_ConstantInt(&at)) ||
      !matchPattern(op.getStep(), m_ConstantInt(&step))) {
    reason = "how often it runs depends on data";
    return std::nullopt;
  }
  SmallVector<Value> carried(op.getInits());
  for (; iterations < count->getZExtValue(); ++iterations, at += step) {
    if (isSpent())
      return std::nullopt;
    Type type = op.getInductionVar().getType();
    SmallVector<Value> arguments{arith::ConstantOp::create(
        builder, op.getLoc(), builder.getIntegerAttr(type, at))};
    llvm::append_range(arguments, carried);
    cloneBlock(*op.getBody(), arguments);
    carried = mapAll(op.getYieldedValues());
  }
  return carried;
}

bool Unroller::run() {
  std::optional<SmallVector<Value>> values;
  if (auto op = dyn_cast<scf::WhileOp>(loop))
    values = unroll(op);
  else
    values = unroll(cast<scf::ForOp>(loop));
  if (values) {
    for (Operation *op = loop; (op = op->getPrevNode()) != before;)
      inserted += countOps(op);
    loop->replaceAllUsesWith(*values);
    loop->erase();
    return true;
  }
  // Users come behind what they use.
  while (loop->getPrevNode() != before)
    loop->getPrevNode()->erase();
  return false;
}

/// The loops of a function, inner ones first.
static SmallVector<Operation *> findLoops(func::FuncOp function) {
  SmallVector<Operation *> loops;
  function.walk([&](Operation *op) {
    if (isa<scf::WhileOp, scf::ForOp>(op))
      loops.push_back(op);
  });
  return loops;
}

namespace {
struct UnrollLoops final : mp::impl::UnrollLoopsBase<UnrollLoops> {
  using Base::Base;

  void runOnOperation() override {
    uint64_t size = countOps(getOperation());
    bool changes = true, changed = false;
    SmallVector<std::pair<Operation *, StringRef>> kept;
    // What counts by an outer loop is counted when that is written out.
    while (changes) {
      changes = false;
      kept.clear();
      for (Operation *loop : findLoops(getOperation())) {
        // What the function is allowed, not what this run adds: another run
        // would decide alike.
        uint64_t others = size - countOps(loop);
        uint64_t budget = maxOps - std::min<uint64_t>(maxOps, others);
        Location loc = loop->getLoc();
        Unroller unroller(loop, budget, maxGuesses, /*cutsOff=*/false);
        bool done = unroller.run();
        if (!done && maxRounds != 0 && hasFloats(loop)) {
          // Behind the last round it is asked once more whether it goes on.
          unroller = Unroller(loop, budget, maxRounds + 1, /*cutsOff=*/true);
          done = unroller.run();
        }
        if (!done) {
          kept.emplace_back(loop, unroller.getReason());
          continue;
        }
        size = others + unroller.getInserted();
        changes = changed = true;
        remark::passed(loc, remarkOf(DEBUG_TYPE, "Unroll"))
            << remark::metric("Iterations", unroller.getIterations())
            << remark::metric("Guessed", unroller.getGuesses())
            << remark::metric("Ops", unroller.getOps());
      }
    }
    for (auto [loop, reason] : kept)
      remark::missed(loop->getLoc(), remarkOf(DEBUG_TYPE, "Unroll"))
          << remark::reason("{0}", reason);
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
