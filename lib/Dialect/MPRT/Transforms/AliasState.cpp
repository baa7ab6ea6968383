//===- AliasState.cpp - Write new state over the old ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of calls is fixed, so new state may take the memory of the old if
// no call reads the old value once the new one is being written. A launch may
// read and write it at once where each thread reads only what it will write.
//
//===----------------------------------------------------------------------===//

#include "Overwrite.h"

#include "mp/Dialect/MPRT/Transforms/Passes.h"
#include "mp/Support/Remarks.h"

#include "mlir/IR/BuiltinOps.h"

#define DEBUG_TYPE "mp-alias-state"

namespace mlir::mp {
#define GEN_PASS_DEF_ALIASSTATE
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Aliases the state of one plan.
class StateAliaser {
public:
  StateAliaser(mprt::PlanOp plan, const SymbolTable &kernels)
      : plan(plan), kernels(kernels), numbers(mprt::numberCalls(plan)) {}
  void run();

private:
  /// Lets the result take the argument's memory, and says at the kernel what it
  /// overwrites; false, after a remark, where a call reads the old value by
  /// then.
  bool alias(mprt::SlotOp argument, mprt::SlotOp result);
  bool refuse(mprt::SlotOp result, Operation *reader);

  mprt::PlanOp plan;
  const SymbolTable &kernels;
  /// Where calls stand in their order.
  const llvm::DenseMap<Operation *, unsigned> numbers;
  mprt::Overwrites overwrites;
};

struct AliasState final : mlir::mp::impl::AliasStateBase<AliasState> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTable kernels(getOperation());
    for (auto plan : getOperation().getOps<mprt::PlanOp>())
      StateAliaser(plan, kernels).run();
  }
};
} // namespace

bool StateAliaser::refuse(mprt::SlotOp result, Operation *reader) {
  remark::missed(reader->getLoc(),
                 remarkOf(DEBUG_TYPE, "TwoMemories", plan.getSymName()))
      << remark::add("'{0}' has memory beside that of its old value, which "
                     "{1} reads while or after the new one is written",
                     result.getName(), reader->getName());
  return false;
}

bool StateAliaser::alias(mprt::SlotOp argument, mprt::SlotOp result) {
  Operation *writer = nullptr;
  for (OpOperand &use : result->getUses())
    if (mprt::isWritten(use) &&
        (!writer || numbers.lookup(use.getOwner()) < numbers.lookup(writer)))
      writer = use.getOwner();
  auto setAlias = [&] { result.setAlias(argument.getIndex()); };
  if (!writer) { // no call writes what has no elements
    setAlias();
    return true;
  }
  // Unchanged state is there already.
  auto copy = dyn_cast<mprt::CopyOp>(writer);
  if (copy && copy.getSource() == argument.getBuffer() && result->hasOneUse()) {
    copy.erase();
    setAlias();
    return true;
  }
  auto launch = dyn_cast<mprt::LaunchOp>(writer);
  mprt::KernelOp kernel;
  if (launch)
    kernel = kernels.lookup<mprt::KernelOp>(launch.getKernel());
  SmallVector<int64_t> operands;
  for (Operation *reader : argument->getUsers()) {
    if (numbers.lookup(reader) < numbers.lookup(writer))
      continue;
    bool isOwn = launch && reader == writer;
    operands.clear();
    if (!isOwn || !mprt::canOverwrite(kernel, launch, argument.getBuffer(),
                                      result.getBuffer(), operands))
      return refuse(result, reader);
  }
  if (launch)
    overwrites.add(kernel, operands);
  setAlias();
  return true;
}

void StateAliaser::run() {
  llvm::DenseMap<int64_t, mprt::SlotOp> results;
  for (auto slot : plan.getBody().getOps<mprt::SlotOp>())
    if (slot.getKind() == mprt::SlotKind::Result)
      results[slot.getIndex()] = slot;
  int64_t bytes = 0, aliased = 0;
  for (auto argument : plan.getBody().getOps<mprt::SlotOp>()) {
    if (!argument.getPair())
      continue;
    mprt::SlotOp result = results.lookup(*argument.getPair());
    int64_t own = *mprt::getTensorBytes(mprt::getTensorType(argument));
    bytes += own;
    if (result.getAlias() || alias(argument, result))
      aliased += own;
  }
  overwrites.write();
  remark::analysis(plan.getLoc(),
                   remarkOf(DEBUG_TYPE, "State", plan.getSymName()))
      << remark::metric("StateBytes", bytes)
      << remark::metric("InPlaceBytes", aliased);
}
