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

#include "KernelCache.h"

#include "mp/CodeGen/Kernel.h"
#include "mp/CodeGen/Passes.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Policy/ChipGate.h"
#include "mp/Support/Remarks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Threading.h"

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

/// Entries are made under this name, and then get that of their kernel: so the
/// text is the same whether it was stored under another one or not.
static constexpr llvm::StringLiteral commonName = "mp_kernel";

namespace {
/// A kernel on its way.
struct Job {
  mprt::KernelOp op;
  std::optional<Kernel> kernel = {};
  bool isStored = false;
};

/// Errors of this thread, in its scope, are nobody's: what fails in parallel is
/// done once more, to tell of the first.
class SilentScope {
public:
  SilentScope() : wasSilent(isSilent) { isSilent = true; }
  ~SilentScope() { isSilent = wasSilent; }
  static bool isOpen() { return isSilent; }

private:
  static thread_local bool isSilent;
  bool wasSilent;
};
thread_local bool SilentScope::isSilent = false;

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

  static FailureOr<Kernel> emit(mprt::KernelOp op, const Chip &target) {
    OverwrittenInputs overwritten;
    for (int64_t number : op.getOverwrites())
      overwritten.insert(op.getBody().getArgument(number));
    return emitKernel(op.getFusions(), target, commonName, overwritten);
  }

  static void run(Job &job, const Chip &target, const KernelCache *cache) {
    std::string key = cache ? KernelCache::makeKey(job.op, target) : "";
    if (cache)
      job.kernel = cache->find(key);
    job.isStored = job.kernel.has_value();
    if (job.isStored)
      return;
    SilentScope silent;
    FailureOr<Kernel> kernel = emit(job.op, target);
    if (failed(kernel))
      return;
    if (cache)
      cache->store(key, *kernel);
    job.kernel = std::move(*kernel);
  }

  /// Runs all on the threads of the context; fails where one does.
  LogicalResult runAll(MutableArrayRef<Job> jobs, const Chip &target,
                       const KernelCache *cache) {
    {
      ScopedDiagnosticHandler handler(&getContext(), [](Diagnostic &) {
        return success(SilentScope::isOpen());
      });
      SilentScope silent; // what other threads said is said here in the end
      parallelForEach(&getContext(), jobs,
                      [&](Job &job) { run(job, target, cache); });
    }
    for (Job &job : jobs)
      if (!job.kernel && failed(emit(job.op, target)))
        return failure();
    return success();
  }

  /// Without `cache`, no cache. A folder that cannot be used is told of; the
  /// code is made all the same.
  std::optional<KernelCache> openCache() {
    if (cache.empty())
      return std::nullopt;
    llvm::Expected<KernelCache> opened = KernelCache::open(cache);
    if (opened)
      return *opened;
    getOperation().emitWarning("cannot keep kernels in '")
        << cache << "': " << llvm::toString(opened.takeError());
    return std::nullopt;
  }

  void runOnOperation() override {
    const Chip *target = lookupChip(chip);
    if (!target) {
      getOperation().emitError(describeUnknownChip(chip));
      return signalPassFailure();
    }
    warnOfType(target->name);
    std::vector<Job> jobs;
    for (auto op : getOperation().getOps<mprt::KernelOp>())
      if (!op.getPtx() || op.getChip() != target->name)
        jobs.push_back({op});
    std::optional<KernelCache> stored = openCache();
    if (failed(runAll(jobs, *target, stored ? &*stored : nullptr)))
      return signalPassFailure();
    for (Job &job : jobs) {
      renameKernel(*job.kernel, job.op.getSymName());
      setCode(job.op, *job.kernel, *target);
      remark::passed(job.op.getLoc(), remarkOf(DEBUG_TYPE, "Kernel"))
          << remark::add("{0} for {1}{2}", job.op.getSymName(), target->name,
                         job.isStored ? ", made before" : "")
          << remark::metric("Stages", job.kernel->stages.size())
          << remark::metric("Bytes", job.kernel->ptx.size());
    }
    if (stored)
      stored->prune();
  }
};
} // namespace
