//===- WatchState.cpp - See whether a step changes anything ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Updates that are all below half a unit of what they are added to, a rate that
// has come down to 0: gradients are finite, and training stands still. Late,
// when the state has its final types, for a master moves where its rounded
// copy does not.
//
//===----------------------------------------------------------------------===//

#include "WatchedState.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/LossScaling/Passes.h"

#define DEBUG_TYPE "mp-watch-state"

namespace mlir::mp {
#define GEN_PASS_DEF_WATCHSTATE
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Whether the step asks already.
static bool asksForChange(DetectStallOp detect) {
  SmallVector<Value> rest{detect.getProgress()};
  while (!rest.empty()) {
    Operation *op = rest.pop_back_val().getDefiningOp();
    if (isa_and_present<AnyChangedOp>(op))
      return true;
    if (isa_and_present<arith::AndIOp, OpaqueOp>(op))
      llvm::append_range(rest, op->getOperands());
  }
  return false;
}

namespace {
struct WatchState final : mp::impl::WatchStateBase<WatchState> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    FailureOr<int64_t> devices = findDeviceCount(getOperation());
    if (failed(devices))
      return signalPassFailure();
    SmallVector<std::pair<DetectStallOp, BlockArgument>> counts;
    for (auto detect : main->getBody().getOps<DetectStallOp>())
      if (std::optional<BlockArgument> scale = findScaleOf(*main, detect);
          scale && !asksForChange(detect))
        counts.emplace_back(detect, *scale);
    if (counts.empty())
      return markAllAnalysesPreserved();
    const StepGraph &step = getAnalysis<MainGraph>().get();
    // All found before anything is added that the graph does not know.
    SmallVector<SmallVector<unsigned>> states;
    for (auto [detect, scale] : counts)
      states.push_back(findWatchedState(*main, step, scale));
    for (auto [count, state] : llvm::zip_equal(counts, states))
      if (!state.empty())
        watch(*main, count.first, state, *devices);
  }

private:
  void watch(EntryFunction main, DetectStallOp detect, ArrayRef<unsigned> state,
             int64_t devices);
};
} // namespace

void WatchState::watch(EntryFunction main, DetectStallOp detect,
                       ArrayRef<unsigned> state, int64_t devices) {
  SmallVector<Value> old, next;
  for (unsigned index : state) {
    old.push_back(main.getArgument(index));
    next.push_back(main.getResult(*main.getPair(index)));
  }
  Location loc = detect.getLoc();
  // A state may get its last type behind the automaton, which comes then later.
  bool comesLater = llvm::any_of(next, [&](Value value) {
    Operation *op = value.getDefiningOp();
    return op && detect->isBeforeInBlock(op);
  });
  OpBuilder builder(comesLater ? main.getReturn() : detect);
  Value changed = AnyChangedOp::create(
      builder, loc, detect.getProgress().getType(), old, next);
  if (devices > 0)
    changed =
        createAllReduce(builder, loc,
                        getForeignCombiner(arith::OrIOp::getOperationName()),
                        changed, getDeviceGroups(getOperation()))
            ->getResult(0);
  Value progress =
      arith::AndIOp::create(builder, loc, detect.getProgress(), changed);
  detect.getProgressMutable().assign(progress);
  if (comesLater)
    sortTopologically(&main.getBody());
  remark::passed(loc, remarkOf(DEBUG_TYPE, "Watched"))
      << ("a step that changes none of " +
          countOf(state.size(), "state tensor") + " makes no progress");
}
