//===- InsertMasterWeights.cpp - Make low copies part of the state --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parameter stays the FP32 master. What the body makes of it alone, by
// rounding and padding, moves to the end of the step that wrote the parameter,
// and comes back as an argument. A refused update keeps the master, and so,
// the same steps taken on the same bits, the copy.
//
//===----------------------------------------------------------------------===//

#include "CopySteps.h"
#include "PromoteParameters.h"
#include "StochasticRounding.h"
#include "mp/Transforms/Masters/MasterWeights.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/EntryExtension.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Masters/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-insert-master-weights"

namespace mlir::mp {
#define GEN_PASS_DEF_INSERTMASTERWEIGHTS
#include "mp/Transforms/Masters/Passes.h.inc"
} // namespace mlir::mp

//===----------------------------------------------------------------------===//
// Application
//===----------------------------------------------------------------------===//

/// "<parameter>.<element type>", made unique by a number. `counts` holds how
/// many of each name were made.
static std::string makeCopyName(EntryExtension &step,
                                llvm::StringMap<unsigned> &counts,
                                unsigned parameter, Type type) {
  std::string base = std::string(step.getArgumentName(parameter)) + "." +
                     textOf(getElementTypeOrSelf(type));
  unsigned &count = counts[base];
  std::string name;
  do {
    name = ++count == 1 ? base : base + "." + std::to_string(count);
  } while (step.findArgument(name));
  return name;
}

static Value makeNextCopy(EntryFunction main, const WorkingCopyPlan &plan,
                          BlockArgument copy) {
  if (plan.isCarried)
    return copy;
  OpBuilder builder(main.getReturn());
  return cloneWeightChain(builder, plan.chain,
                          *getNextValue(main, plan.parameter));
}

/// The steps that made `value` of a parameter, but for the casts, on its copy.
static Value reorder(Value value, Value copy) {
  OpBuilder builder(value.getDefiningOp());
  Type element = getElementTypeOrSelf(copy.getType());
  for (Operation *step : traceWeightChain(value).steps) {
    if (!reordersElements(step))
      continue;
    IRMapping mapping;
    mapping.map(step->getOperand(0), copy);
    Value moved = builder.clone(*step, mapping)->getResult(0);
    moved.setType(cast<ShapedType>(moved.getType()).clone(element));
    copy = moved;
  }
  return copy;
}

/// Lets readers of `value` read `copy`, and notes the steps that made it.
static void readInstead(Value value, Value copy,
                        llvm::SetVector<Operation *> &oldSteps) {
  oldSteps.insert_range(traceWeightChain(value).steps);
  value.replaceUsesWithIf(
      copy, [](OpOperand &use) { return !isCopyStep(use.getOwner()); });
}

LogicalResult mp::applyWorkingCopies(EntryFunction main,
                                     ArrayRef<WorkingCopyPlan> plans) {
  if (plans.empty())
    return success();
  FailureOr<InitFunction> init = InitFunction::getOrCreate(main);
  if (failed(init))
    return failure();
  EntryExtension step(main);
  InitExtension firstValues(*init);
  llvm::StringMap<unsigned> nameCounts;
  llvm::SetVector<Operation *> oldSteps; // makers before users
  for (const WorkingCopyPlan &plan : plans) {
    Value end = plan.values.front();
    std::string name =
        makeCopyName(step, nameCounts, plan.parameter, end.getType());
    FailureOr<Value> first =
        firstValues.getValue(step, step.getArgumentName(plan.parameter));
    if (failed(first))
      return failure();
    OpBuilder initBuilder = init->getBuilder();
    firstValues.setFirstValue(
        name, cloneWeightChain(initBuilder, plan.chain, *first));

    BlockArgument argument =
        step.addArgument(end.getType(), Role::WorkingCopy, name, end.getLoc());
    step.addNextValue(argument, makeNextCopy(main, plan, argument),
                      Role::NewState);
    for (Value value : plan.values)
      readInstead(value, argument, oldSteps);
    for (Value value : plan.reordered)
      readInstead(value, reorder(value, argument), oldSteps);
  }
  // Chains may share steps, so only now.
  for (Operation *old : llvm::reverse(oldSteps))
    if (old->use_empty())
      old->erase();
  step.finish();
  firstValues.finish();
  return success();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct InsertMasterWeights final
    : mp::impl::InsertMasterWeightsBase<InsertMasterWeights> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main) || failed(checkRoles(*main)))
      return signalPassFailure();
    if (keepsF32(getOperation())) {
      remark::missed(main->getFunction().getLoc(), opts("WorkingCopy"))
          << remark::reason("the policy's type is f32: nothing is stored "
                            "narrow but what the author does");
      return markAllAnalysesPreserved();
    }
    reportParameters(*main);
    if (mode == MasterMode::None)
      return storeNarrow(*main);
    if (failed(mode == MasterMode::FP32 ? promote(*main)
                                        : storeStochastic(*main)) ||
        failed(insertCopies(*main)))
      signalPassFailure();
  }

private:
  static remark::RemarkOpts opts(StringRef name) {
    return remarkOf(DEBUG_TYPE, name, EntryFunction::symbol);
  }

  static LogicalResult checkRoles(EntryFunction main) {
    for (unsigned index = 0; index < main.getNumArguments(); ++index)
      if (main.getArgumentRole(index))
        return success();
    return main.getFunction().emitError()
           << "no argument has '" << attr::role
           << "', so the parameters are unknown; run mp-assign-roles first";
  }

  /// Masters of parameters that are given narrow.
  LogicalResult promote(EntryFunction main) {
    FailureOr<SmallVector<unsigned>> promoted =
        promoteParameters(main, promoteBF16);
    if (failed(promoted))
      return failure();
    for (unsigned index : *promoted)
      remark::passed(main.getArgument(index).getLoc(), opts("Master"))
          << remark::add("'{0}' is the working copy of an f32 master now",
                         main.getArgumentName(index));
    return success();
  }

  LogicalResult storeStochastic(EntryFunction main) {
    FailureOr<SmallVector<unsigned>> stored = storeParametersStochastically(
        main, planWorkingCopies(main, frozen), roundingSeed);
    if (failed(stored))
      return failure();
    for (unsigned index : *stored)
      remark::passed(main.getArgument(index).getLoc(), opts("NoMaster"))
          << remark::add("'{0}' is stored as {1} without a master, and its "
                         "updates are rounded stochastically",
                         main.getArgumentName(index),
                         main.getArgument(index).getType());
    return success();
  }

  LogicalResult insertCopies(EntryFunction main) {
    std::vector<WorkingCopyPlan> plans = planWorkingCopies(main, frozen);
    SmallVector<unsigned> stored;
    if (frozen == FrozenMode::Narrow)
      stored = storeFrozenNarrow(main, plans);
    dropSmall(main, plans);
    reportPlans(main, stored, plans);
    return applyWorkingCopies(main, plans);
  }

  /// Leaves to each step what is rounded sooner than it is handed on.
  void dropSmall(EntryFunction main, std::vector<WorkingCopyPlan> &plans) {
    llvm::erase_if(plans, [&](const WorkingCopyPlan &plan) {
      Value copy = plan.values.front();
      int64_t elements = cast<ShapedType>(copy.getType()).getNumElements();
      if (plan.isCarried || elements >= minCopy)
        return false;
      remark::missed(copy.getLoc(), opts("WorkingCopy")) << remark::reason(
          "'{0}' is rounded anew by each step: its copy has {1} elements, "
          "fewer than min-copy={2}",
          main.getArgumentName(plan.parameter), elements, int64_t(minCopy));
      return true;
    });
  }

  /// Parameters that get no copy, and why.
  void reportParameters(EntryFunction main) {
    llvm::BitVector areFrozen = findFrozenParameters(main);
    for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
      BlockArgument argument = main.getArgument(index);
      auto element =
          dyn_cast<FloatType>(getElementTypeOrSelf(argument.getType()));
      std::string name = main.getArgumentName(index);
      if (element && element.getWidth() < 32)
        remark::missed(argument.getLoc(), opts("NoMaster")) << remark::reason(
            "parameter '{0}' is given in {1}: there is no "
            "f32 value to keep, and updates below half a "
            "unit of {1} are lost{2}",
            name, Type(element),
            element.isBF16() ? "; promote-bf16 makes a master" : "");
      if (!getNextValue(main, index) &&
          (frozen == FrozenMode::Cast || !areFrozen[index]))
        remark::missed(argument.getLoc(), opts("WorkingCopy"))
            << remark::reason("parameter '{0}' has no next value of its type, "
                              "so its copies are made anew each step",
                              name);
    }
  }

  static void reportPlans(EntryFunction main, ArrayRef<unsigned> stored,
                          ArrayRef<WorkingCopyPlan> plans) {
    for (unsigned index : stored)
      remark::passed(main.getArgument(index).getLoc(), opts("Frozen"))
          << remark::add("'{0}' is frozen, and stored as {1}: nothing reads it "
                         "in f32",
                         main.getArgumentName(index),
                         main.getArgument(index).getType());
    for (const WorkingCopyPlan &plan : plans) {
      Location loc = plan.values.front().getLoc();
      std::string name = main.getArgumentName(plan.parameter);
      Type type = plan.values.front().getType();
      if (plan.isCarried)
        remark::passed(loc, opts("Frozen")) << remark::add(
            "'{0}' is frozen: '@init' makes its copy of type {1} "
            "for all steps, anew if another step changes it",
            name, type);
      else
        remark::passed(loc, opts("WorkingCopy"))
            << remark::add("'{0}' keeps a copy of type {1}", name, type);
      for (Value value : plan.reordered)
        remark::passed(value.getLoc(), opts("WorkingCopy"))
            << remark::add("reads the copy of '{0}' in another order", name);
    }
    remark::analysis(main.getFunction().getLoc(), opts("WorkingCopy"))
        << remark::metric("WorkingCopies", plans.size());
  }

  void storeNarrow(EntryFunction main) {
    for (unsigned index : storeParametersNarrow(main))
      remark::passed(main.getArgument(index).getLoc(), opts("NoMaster"))
          << remark::add("'{0}' is stored as {1} without a master",
                         main.getArgumentName(index),
                         main.getArgument(index).getType());
  }
};
} // namespace
