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

#include "PromoteParameters.h"
#include "mp/Transforms/Masters/MasterWeights.h"

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
// Plan
//===----------------------------------------------------------------------===//

/// Whether the working copy is taken behind `op`. Not behind a cast that widens
/// again what was narrow, which makes the copy larger and tells no more; nor
/// where the author rounds for his own update.
static bool isCopyStep(Operation *op) {
  auto cast = dyn_cast<CastOp>(op);
  return isWeightStep(op) && !op->hasAttr(attr::givenTypes) &&
         !(cast && isNarrow(getPlannableType(cast.getInput())) &&
           !isNarrow(getPlannableType(cast.getResult())));
}

/// What `value` is for the step itself; being returned does not count.
static bool isComputedWith(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return !isCopyStep(user) && !isa<func::ReturnOp>(user);
  });
}

/// Everything that steps alone make of `argument`, in the order found.
static SmallVector<Value> findCopies(BlockArgument argument) {
  SmallVector<Value> found{argument};
  for (size_t next = 0; next < found.size(); ++next)
    for (Operation *user : found[next].getUsers())
      if (isCopyStep(user) && user->getOperand(0) == found[next])
        found.push_back(user->getResult(0));
  found.erase(found.begin());
  // Users are kept in no useful order.
  llvm::stable_sort(found, [](Value a, Value b) {
    Operation *x = a.getDefiningOp(), *y = b.getDefiningOp();
    return x->getBlock() == y->getBlock() && x->isBeforeInBlock(y);
  });
  return found;
}

/// The value of the parameter after this step, if it is one that can be copied
/// in the same way.
static std::optional<Value> getNextValue(EntryFunction main,
                                         unsigned parameter) {
  std::optional<unsigned> pair = main.getPair(parameter);
  if (!pair ||
      main.getResult(*pair).getType() != main.getArgument(parameter).getType())
    return std::nullopt;
  return main.getResult(*pair);
}

std::vector<WorkingCopyPlan> mp::planWorkingCopies(EntryFunction main) {
  std::vector<WorkingCopyPlan> plans;
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    if (!getNextValue(main, index))
      continue;
    size_t firstOfParameter = plans.size();
    for (Value value : findCopies(main.getArgument(index))) {
      WeightChain chain = traceWeightChain(value);
      if (!chain.narrows() || !isComputedWith(value))
        continue;
      auto same = std::find_if(
          plans.begin() + firstOfParameter, plans.end(),
          [&](auto &plan) { return haveSameSteps(plan.chain, chain); });
      if (same == plans.end())
        plans.push_back({index, std::move(chain), {value}});
      else
        same->values.push_back(value);
    }
  }
  return plans;
}

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
    OpBuilder builder(main.getReturn());
    step.addNextValue(argument,
                      cloneWeightChain(builder, plan.chain,
                                       *getNextValue(main, plan.parameter)),
                      Role::NewState);
    for (Value value : plan.values) {
      oldSteps.insert_range(traceWeightChain(value).steps);
      value.replaceUsesWithIf(
          argument, [](OpOperand &use) { return !isCopyStep(use.getOwner()); });
    }
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
// No masters
//===----------------------------------------------------------------------===//

/// The type, narrower than the f32 of a parameter, that the first rounding of
/// one in the body rounds to.
static FloatType findNarrowType(EntryFunction main) {
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter))
    for (Value copy : findCopies(main.getArgument(index))) {
      auto type = dyn_cast<FloatType>(getElementTypeOrSelf(copy.getType()));
      if (type && type.getWidth() < 32 && traceWeightChain(copy).narrows())
        return type;
    }
  return {};
}

/// `@init` is given each parameter as the step is: first values that are made
/// from one are made from what its stored type holds, widened.
static void widenInInit(EntryFunction main, ArrayRef<unsigned> narrowed) {
  auto init = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      main.getFunction(),
      StringAttr::get(main.getFunction().getContext(), InitFunction::symbol));
  if (!init)
    return;
  llvm::StringMap<Type> stored;
  for (unsigned index : narrowed)
    stored[main.getArgumentName(index)] = main.getArgument(index).getType();
  auto builder = OpBuilder::atBlockBegin(&init.getBody().front());
  for (BlockArgument argument : init.getArguments()) {
    auto name =
        init.getArgAttrOfType<StringAttr>(argument.getArgNumber(), attr::name);
    auto type = name ? stored.find(name.getValue()) : stored.end();
    if (type == stored.end() || type->second == argument.getType())
      continue;
    Type wide = argument.getType();
    argument.setType(type->second);
    auto widened = CastOp::create(builder, argument.getLoc(), wide, argument);
    argument.replaceAllUsesExcept(widened, widened);
  }
  init.setFunctionType(builder.getFunctionType(
      init.getBody().getArgumentTypes(), init.getResultTypes()));
}

SmallVector<unsigned> mp::storeParametersNarrow(EntryFunction main) {
  SmallVector<unsigned> changed;
  FloatType narrow = findNarrowType(main);
  if (!narrow)
    return changed;
  func::FuncOp function = main.getFunction();
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    std::optional<Value> next = getNextValue(main, index);
    BlockArgument argument = main.getArgument(index);
    auto wide = cast<RankedTensorType>(argument.getType());
    if (!next || !wide.getElementType().isF32())
      continue;
    Type stored = wide.clone(narrow);
    argument.setType(stored);
    OpBuilder builder = OpBuilder::atBlockBegin(&main.getBody());
    auto widened = CastOp::create(builder, argument.getLoc(), wide, argument);
    argument.replaceAllUsesExcept(widened, widened);
    // What was rounded to this type in the body is what is stored now.
    for (Operation *user : llvm::make_early_inc_range(widened->getUsers()))
      if (auto rounded = dyn_cast<CastOp>(user);
          rounded && rounded.getType() == stored) {
        rounded.replaceAllUsesWith(argument);
        rounded.erase();
      }
    builder.setInsertionPoint(main.getReturn());
    unsigned pair = *main.getPair(index);
    Value wideNext = main.getResult(pair);
    main.setResult(
        pair, CastOp::create(builder, wideNext.getLoc(), stored, wideNext));
    changed.push_back(index);
  }
  SmallVector<Type> results(main.getReturn().getOperandTypes());
  function.setFunctionType(FunctionType::get(
      function.getContext(), main.getBody().getArgumentTypes(), results));
  widenInInit(main, changed);
  return changed;
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
    if (mode == MasterMode::None) {
      reportParameters(*main);
      return storeNarrow(*main);
    }
    FailureOr<SmallVector<unsigned>> promoted =
        promoteParameters(*main, promoteBF16);
    if (failed(promoted))
      return signalPassFailure();
    for (unsigned index : *promoted)
      remark::passed(main->getArgument(index).getLoc(), opts("Master"))
          << remark::add("'{0}' is the working copy of an f32 master now",
                         main->getArgumentName(index));
    reportParameters(*main);
    std::vector<WorkingCopyPlan> plans = planWorkingCopies(*main);
    for (const WorkingCopyPlan &plan : plans)
      remark::passed(plan.values.front().getLoc(), opts("WorkingCopy"))
          << remark::add("'{0}' keeps a copy of type {1}",
                         main->getArgumentName(plan.parameter),
                         plan.values.front().getType());
    remark::analysis(main->getFunction().getLoc(), opts("WorkingCopy"))
        << remark::metric("WorkingCopies", plans.size());
    if (plans.empty())
      return promoted->empty() ? markAllAnalysesPreserved() : void();
    if (failed(applyWorkingCopies(*main, plans)))
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

  /// Parameters that get no copy, and why.
  void reportParameters(EntryFunction main) {
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
      if (!getNextValue(main, index))
        remark::missed(argument.getLoc(), opts("WorkingCopy"))
            << remark::reason("parameter '{0}' has no next value of its type, "
                              "so its copies are made anew each step",
                              name);
    }
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
