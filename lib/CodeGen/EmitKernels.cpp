//===- EmitKernels.cpp - Make PTX for the kernels of a plan ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fusion of a kernel is not touched: it says what the code must do, and an
// interpreter runs it. Functions are expanded in a copy.
//
//===----------------------------------------------------------------------===//

#include "mp/CodeGen/Kernel.h"
#include "mp/CodeGen/Passes.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Policy/ChipGate.h"
#include "mp/Support/Remarks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"

#define DEBUG_TYPE "mp-emit-kernels"

namespace mlir::mp {
#define GEN_PASS_DEF_EMITKERNELS
#include "mp/CodeGen/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static void setCode(mprt::KernelOp op, const Kernel &kernel, const Chip &chip) {
  OpBuilder builder(op.getContext());
  SmallVector<Attribute> stages;
  for (const KernelStage &stage : kernel.stages) {
    SmallVector<int64_t> grid(stage.grid.begin(), stage.grid.end());
    SmallVector<int64_t> block(stage.block.begin(), stage.block.end());
    stages.push_back(mprt::StageAttr::get(op.getContext(),
                                          builder.getStringAttr(stage.entry),
                                          grid, block, stage.sharedBytes));
  }
  op.setChip(chip.name);
  op.setStagesAttr(builder.getArrayAttr(stages));
  op.setScratch(kernel.workspaceBytes);
  op.setPtx(kernel.ptx);
}

namespace {

struct EmitKernels final : mp::impl::EmitKernelsBase<EmitKernels> {
  using Base::Base;

  /// The types were chosen before anybody named this chip.
  void warnOfType(StringRef name) {
    PolicyAttr policy = findPolicy(getOperation());
    std::string fault =
        policy ? describeGate(policy.getType(), name) : std::string();
    if (!fault.empty())
      getOperation().emitWarning(fault);
  }

  void runOnOperation() override {
    const Chip *target = lookupChip(chip);
    if (!target) {
      getOperation().emitError(describeUnknownChip(chip));
      return signalPassFailure();
    }
    warnOfType(target->name);
    for (auto op : getOperation().getOps<mprt::KernelOp>()) {
      if (op.getPtx() && op.getChip() == target->name)
        continue;
      OverwrittenInputs overwritten;
      for (int64_t number : op.getOverwrites())
        overwritten.insert(op.getBody().getArgument(number));
      FailureOr<Kernel> kernel =
          emitKernel(op.getFusions(), *target, op.getSymName(), overwritten);
      if (failed(kernel))
        return signalPassFailure();
      setCode(op, *kernel, *target);
      remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Kernel"))
          << remark::add("{0} for {1}", op.getSymName(), target->name)
          << remark::metric("Stages", kernel->stages.size())
          << remark::metric("Bytes", kernel->ptx.size());
    }
  }
};

} // namespace
