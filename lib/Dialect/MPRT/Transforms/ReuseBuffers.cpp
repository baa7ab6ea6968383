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
  SmallVector<Value> listSources(mprt::LaunchOp launch, unsigned number) const;
  bool reuse(mprt::LaunchOp launch, unsigned number);

  mprt::PlanOp plan;
  const SymbolTable &kernels;
  /// Where calls stand in their order.
  const llvm::DenseMap<Operation *, unsigned> numbers;
  mprt::Overwrites overwrites;
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

/// Results of a fusion of which one may be stored over an operand: the others
/// wait for that in registers. Only single numbers are so many, which is little
/// memory.
static constexpr unsigned maxWaiting = 64;

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

/// Memory that the launch reads to make one of its outputs, and could write.
SmallVector<Value> BufferReuser::listSources(mprt::LaunchOp launch,
                                             unsigned number) const {
  Block &body =
      kernels.lookup<mprt::KernelOp>(launch.getKernel()).getBody().front();
  SmallVector<Value> sources;
  Operation *writer = body.getTerminator()->getOperand(number).getDefiningOp();
  if (!writer || writer->getNumResults() > maxWaiting)
    return sources;
  for (Value operand : writer->getOperands())
    if (auto argument = dyn_cast<BlockArgument>(operand))
      sources.push_back(launch.getInputs()[argument.getArgNumber()]);
  return sources;
}

bool BufferReuser::reuse(mprt::LaunchOp launch, unsigned number) {
  Value output = launch.getOutputs()[number];
  auto isTaken = [&](OpOperand &use) { return use.getOwner() == launch; };
  // Not what the launch reads as well, or has taken already.
  if (!isOwn(output) || !touchesOnlyHere(output, launch, /*isFirst=*/true) ||
      llvm::count_if(output.getUses(), isTaken) != 1)
    return false;
  auto kernel = kernels.lookup<mprt::KernelOp>(launch.getKernel());
  for (Value input : listSources(launch, number)) {
    SmallVector<int64_t> operands;
    if (!input.getDefiningOp<mprt::BufferOp>() ||
        mprt::getTensorType(input) != mprt::getTensorType(output) ||
        llvm::any_of(input.getUses(),
                     [&](OpOperand &use) {
                       return use.getOwner() == launch && mprt::isWritten(use);
                     }) ||
        !touchesOnlyHere(input, launch, /*isFirst=*/false) ||
        !mprt::canOverwrite(kernel, launch, input, output, operands))
      continue;
    overwrites.add(kernel, operands);
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
    for (unsigned number = 0; number != launch.getOutputs().size(); ++number) {
      Type type = mprt::getTensorType(launch.getOutputs()[number]);
      if (!reuse(launch, number))
        continue;
      ++reused;
      bytes += *mprt::getTensorBytes(cast<RankedTensorType>(type));
    }
  overwrites.write();
  remark::analysis(plan.getLoc(),
                   remarkOf(DEBUG_TYPE, "Buffers", plan.getSymName()))
      << remark::metric("BuffersReused", reused)
      << remark::metric("BytesReused", bytes);
}
