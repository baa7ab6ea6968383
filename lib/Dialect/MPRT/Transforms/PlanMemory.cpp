//===- PlanMemory.cpp - Give every buffer of a plan a place ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of calls is fixed, so a buffer lives from its first writer to its
// last reader, and buffers that do not live together may share memory. Inputs
// and outputs of one call live together: what a kernel may write over, its
// launch names as its input and its output.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/Liveness.h"
#include "mp/Dialect/MPRT/Transforms/Passes.h"
#include "mp/Support/Remarks.h"

#include "mlir/IR/Builders.h"

namespace mlir::mp {
#define GEN_PASS_DEF_PLANMEMORY
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
struct PlanMemory final : mlir::mp::impl::PlanMemoryBase<PlanMemory> {
  using Base::Base;

  void runOnOperation() override {
    mprt::PlanOp plan = getOperation();
    for (auto buffer : llvm::to_vector(plan.getBody().getOps<mprt::BufferOp>()))
      if (buffer->use_empty())
        buffer.erase();
    Liveness liveness(plan);
    std::optional<MemoryPlan> memory =
        planMemory(liveness.ranges, mprt::getAlignment);
    if (!memory) {
      plan.emitOpError() << "has buffers of more than 2^63 bytes together";
      return signalPassFailure();
    }
    for (auto [buffer, offset] :
         llvm::zip_equal(liveness.buffers, memory->offsets))
      buffer.setOffset(offset);
    plan.setArena(memory->peak);
    report(plan, liveness, *memory);
  }

private:
  static void report(mprt::PlanOp plan, const Liveness &liveness,
                     const MemoryPlan &memory) {
    int64_t unshared = 0;
    for (const LiveRange &range : liveness.ranges)
      unshared += range.bytes;
    remark::analysis(plan.getLoc(),
                     remarkOf("mp-plan-memory", "Memory", plan.getSymName()))
        << remark::metric("ArenaBytes", memory.peak)
        << remark::metric("LowerBoundBytes", memory.lowerBound)
        << remark::metric("BytesWithoutSharing", unshared)
        << remark::metric("Buffers", liveness.buffers.size());
  }
};
} // namespace
