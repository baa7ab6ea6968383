//===- ReuseBuffers.cpp - Write results over dead operands ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Launches are visited in their order: a buffer that took another one's place
// is read as late as either, and may be taken in turn.
//
//===----------------------------------------------------------------------===//

#include "Overwrite.h"

#include "mp/Dialect/MPRT/Transforms/Passes.h"
#include "mp/Support/Remarks.h"

#include "mlir/IR/BuiltinOps.h"

#define DEBUG_TYPE "mp-reuse-buffers"

namespace mlir::mp {
#define GEN_PASS_DEF_REUSEBUFFERS
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Reuses the buffers of one plan.
class BufferReuser {
public:
  BufferReuser(mprt::PlanOp plan, const SymbolTable &kernels)
      : plan(plan), kernels(kernels), numbers(mprt::numberCalls(plan)) {}
  void run();

private:
  bool touchesOnlyHere(Value buffer, Operation *call, bool isFirst) const;
  bool reuse(mprt::LaunchOp launch, Value output);

  mprt::PlanOp plan;
  const SymbolTable &kernels;
  /// Where calls stand in their order.
  const llvm::DenseMap<Operation *, unsigned> numbers;
  int64_t reused = 0, bytes = 0;
};

struct ReuseBuffers final : mlir::mp::impl::ReuseBuffersBase<ReuseBuffers> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTable kernels(getOperation());
    for (auto plan : getOperation().getOps<mprt::PlanOp>())
      BufferReuser(plan, kernels).run();
  }
};
} // namespace

/// Whether no call before `call` touches the buffer, or none behind it.
bool BufferReuser::touchesOnlyHere(Value buffer, Operation *call,
                                   bool isFirst) const {
  unsigned here = numbers.lookup(call);
  return llvm::all_of(buffer.getUsers(), [&](Operation *user) {
    unsigned there = numbers.lookup(user);
    return isFirst ? there >= here : there <= here;
  });
}

/// Whether it is memory that nothing but its calls knows of, until the step
/// ends: a buffer, or a result that takes no argument's place.
static bool isOwn(Value memory) {
  auto slot = memory.getDefiningOp<mprt::SlotOp>();
  return memory.getDefiningOp<mprt::BufferOp>() ||
         (slot && slot.getKind() == mprt::SlotKind::Result && !slot.getAlias());
}

bool BufferReuser::reuse(mprt::LaunchOp launch, Value output) {
  // Not what the launch reads as well, or has taken already.
  if (!isOwn(output) || !touchesOnlyHere(output, launch, /*isFirst=*/true) ||
      llvm::is_contained(launch.getInputs(), output))
    return false;
  auto kernel = kernels.lookup<mprt::KernelOp>(launch.getKernel());
  for (Value input : launch.getInputs()) {
    auto buffer = input.getDefiningOp<mprt::BufferOp>();
    SmallVector<int64_t> operands;
    if (!buffer || mprt::getTensorType(input) != mprt::getTensorType(output) ||
        llvm::is_contained(launch.getOutputs(), input) ||
        !touchesOnlyHere(input, launch, /*isFirst=*/false) ||
        !mprt::canOverwrite(kernel, launch, input, output, operands))
      continue;
    mprt::addOverwrites(kernel, operands);
    // A result stays where the caller finds it: there its operand is made.
    bool isResult = !output.getDefiningOp<mprt::BufferOp>();
    (isResult ? input : output).replaceAllUsesWith(isResult ? output : input);
    (isResult ? input : output).getDefiningOp()->erase();
    return true;
  }
  return false;
}

void BufferReuser::run() {
  for (auto launch : plan.getBody().getOps<mprt::LaunchOp>())
    for (Value output : llvm::to_vector(launch.getOutputs())) {
      int64_t own = *mprt::getTensorBytes(mprt::getTensorType(output));
      if (reuse(launch, output)) {
        ++reused;
        bytes += own;
      }
    }
  remark::analysis(plan.getLoc(),
                   remarkOf(DEBUG_TYPE, "Buffers", plan.getSymName()))
      << remark::metric("BuffersReused", reused)
      << remark::metric("BytesReused", bytes);
}
