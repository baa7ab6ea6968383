//===- ExtractInference.cpp - The forward pass of a training step ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a step returns besides state is what its forward pass computes; all else
// is dead. A working copy is one rounding of its parameter, so the parameter
// itself is stored so, and pads and transposes stay behind it, in the body:
// weights are never padded in a file.
//
//===----------------------------------------------------------------------===//

#include "CopySteps.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/PortNames.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Masters/Passes.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-extract-inference"

namespace mlir::mp {
#define GEN_PASS_DEF_EXTRACTINFERENCE
#include "mp/Transforms/Masters/Passes.h.inc"
} // namespace mlir::mp

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Whether `op` gives a next parameter itself, as a loop of steps does.
static bool trains(EntryFunction main, Operation *op) {
  return op->getNumRegions() != 0 &&
         llvm::any_of(main.getResultsWithRole(Role::NewParameter),
                      [&](unsigned index) {
                        return main.getResult(index).getDefiningOp() == op;
                      });
}

static llvm::SetVector<Operation *> findMakers(Value value) {
  llvm::SetVector<Operation *> makers;
  BackwardSliceOptions all;
  all.omitBlockArguments = true;
  all.omitUsesFromAbove = false;
  all.inclusive = true;
  (void)getBackwardSlice(value, &makers, all);
  return makers;
}

static bool isMadeByLoopOfSteps(EntryFunction main, Value value) {
  return llvm::any_of(findMakers(value), [&](Operation *op) {
    return isa<LoopLikeOpInterface>(op) && trains(main, op);
  });
}

/// Whether `value` is made of the loss scale or by a loop of steps: not by a
/// forward pass alone.
static bool isMadeByTraining(EntryFunction main, Value value) {
  return llvm::any_of(findMakers(value), [&](Operation *op) {
    auto isScale = [&](Value operand) {
      auto argument = dyn_cast<BlockArgument>(operand);
      return argument && argument.getOwner() == &main.getBody() &&
             main.getArgumentRole(argument.getArgNumber()) == Role::LossScale;
    };
    return trains(main, op) || llvm::any_of(op->getOperands(), isScale);
  });
}

/// Whether a forward pass makes what no state is: no gradient, and nothing that
/// is made of one or tells of the loss scale.
static bool isOfForwardPass(EntryFunction main, unsigned result) {
  std::optional<Role> role = main.getResultRole(result);
  return role != Role::Gradient && role != Role::NewParameter &&
         role != Role::NewState &&
         !StringRef(main.getResultName(result)).starts_with("mp.") &&
         !isMadeByTraining(main, main.getResult(result));
}

static FailureOr<llvm::BitVector> chooseResults(EntryFunction main,
                                                ArrayRef<std::string> wanted) {
  llvm::BitVector kept(main.getNumResults());
  SmallVector<std::string> names;
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    names.push_back(main.getResultName(i));
  for (StringRef name : wanted) {
    auto found = llvm::find(names, name);
    if (found == names.end())
      return main.getFunction().emitError()
             << "has an "
             << describeUnknown(
                    "result", quote(name),
                    SmallVector<StringRef>(names.begin(), names.end()));
    unsigned index = found - names.begin();
    if (isMadeByLoopOfSteps(main, main.getResult(index)))
      return main.getFunction().emitError()
             << "returns '" << name
             << "' from a loop of steps, which moves parameters before it is "
                "there, so it is not inference; extract from the step that the "
                "loop repeats";
    kept.set(index);
  }
  SmallVector<std::optional<unsigned>> owners = main.getPairedArguments();
  for (unsigned i = 0; wanted.empty() && i < main.getNumResults(); ++i)
    if (!owners[i] && isOfForwardPass(main, i))
      kept.set(i);
  if (kept.none())
    return main.getFunction().emitError()
           << "returns state and gradients alone, or what a loop of steps "
              "makes "
              "of them, so nothing is left for inference; return what the "
              "model "
              "computes, extract from the step that the loop repeats, or name "
              "a result by option results";
  return kept;
}

/// Erases what nothing reads, users before makers.
static void eraseDead(Block &body) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

static void eraseUnreadArguments(EntryFunction main) {
  llvm::BitVector unread(main.getNumArguments());
  for (BlockArgument argument : main.getBody().getArguments())
    unread[argument.getArgNumber()] = argument.use_empty();
  (void)main.getFunction().eraseArguments(unread);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// The copy that `chain` makes, of `parameter`: rounded first, if it may be.
static Value makeCopy(OpBuilder &builder, const WeightChain &chain,
                      Value parameter) {
  auto isCast = [](Operation *step) { return isa<CastOp>(step); };
  const auto *rounding = llvm::find_if(chain.steps, isCast);
  bool commutes = llvm::count_if(chain.steps, isCast) == 1 &&
                  std::all_of(chain.steps.begin(), rounding, reordersElements);
  if (!commutes)
    return cloneWeightChain(builder, chain, parameter);
  Type element = getElementTypeOrSelf((*rounding)->getResult(0));
  auto repeat = [&](Operation *step, Value from) {
    WeightChain one{step->getOperand(0), {step}};
    Value made = cloneWeightChain(builder, one, from);
    made.setType(
        cast<ShapedType>(isCast(step) ? from.getType() : made.getType())
            .clone(element));
    return made;
  };
  Value value = repeat(*rounding, parameter);
  for (Operation *step : chain.steps)
    if (step != *rounding)
      value = repeat(step, value);
  return value;
}

namespace {
/// What `@init` makes, to be made in the body instead.
class FirstValues {
public:
  explicit FirstValues(EntryFunction main);

  /// Replaces all arguments that `@init` makes. Fails, with a diagnostic, on
  /// one that is no copy of a parameter.
  LogicalResult inlineCopies();

private:
  FailureOr<Value> makeFrom(OpBuilder &builder, unsigned argument, Value first);

  EntryFunction main;
  func::FuncOp init;
  PortNames arguments;
};
} // namespace

FirstValues::FirstValues(EntryFunction main)
    : main(main), init(main.getFunction()
                           ->getParentOfType<ModuleOp>()
                           .lookupSymbol<func::FuncOp>(InitFunction::symbol)),
      arguments(PortNames::ofArguments(main)) {}

FailureOr<Value> FirstValues::makeFrom(OpBuilder &builder, unsigned argument,
                                       Value first) {
  WeightChain chain = traceWeightChain(first);
  auto source = dyn_cast<BlockArgument>(chain.base);
  auto name = source ? init.getArgAttrOfType<StringAttr>(source.getArgNumber(),
                                                         attr::name)
                     : StringAttr();
  std::optional<unsigned> parameter = arguments.find(name);
  if (main.getArgumentRole(argument) != Role::WorkingCopy || !parameter)
    return emitError(main.getArgument(argument).getLoc())
           << "argument '" << main.getArgumentName(argument)
           << "' is read by what is to be kept, and '@init' makes it, but not "
              "as the working copy of a parameter; leave out what reads it by "
              "option results";
  return makeCopy(builder, chain, main.getArgument(*parameter));
}

LogicalResult FirstValues::inlineCopies() {
  if (!init || !init.getBody().hasOneBlock())
    return success();
  OpBuilder builder = OpBuilder::atBlockBegin(&main.getBody());
  Operation *made = init.getBody().front().getTerminator();
  for (unsigned i = 0; i < init.getNumResults(); ++i) {
    std::optional<unsigned> index =
        arguments.find(init.getResultAttrOfType<StringAttr>(i, attr::name));
    if (!index || main.getArgument(*index).use_empty())
      continue;
    FailureOr<Value> copy = makeFrom(builder, *index, made->getOperand(i));
    if (failed(copy))
      return failure();
    main.getArgument(*index).replaceAllUsesWith(*copy);
  }
  init.erase();
  return success();
}

/// The one narrower type in which all readers of `argument` read it; null if
/// there is none.
static Type findStoredType(BlockArgument argument) {
  Type stored;
  for (Operation *user : argument.getUsers()) {
    auto cast = dyn_cast<CastOp>(user);
    if (!cast || (stored && cast.getType() != stored))
      return {};
    stored = cast.getType();
  }
  return stored && isNarrow(getPlannableType(stored)) ? stored : Type();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct ExtractInference final
    : mp::impl::ExtractInferenceBase<ExtractInference> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    FailureOr<llvm::BitVector> kept = chooseResults(
        *main, SmallVector<std::string>(results.begin(), results.end()));
    if (failed(kept))
      return signalPassFailure();
    unsigned before = main->getNumArguments();
    main->eraseResults(kept->flip());
    eraseDead(main->getBody());
    if (failed(FirstValues(*main).inlineCopies()))
      return signalPassFailure();
    // A parameter that was given in 16 bits is a copy of its master so far.
    for (unsigned index : main->getArgumentsWithRole(Role::WorkingCopy))
      main->setArgumentRole(index, Role::Parameter);
    eraseUnreadArguments(*main);
    storeNarrow(*main);
    remark::analysis(main->getFunction().getLoc(), opts())
        << remark::metric("Results", main->getNumResults())
        << remark::metric("ArgumentsErased", before - main->getNumArguments());
  }

private:
  static remark::RemarkOpts opts() {
    return remarkOf(DEBUG_TYPE, "Inference", EntryFunction::symbol);
  }

  static void storeNarrow(EntryFunction main) {
    SmallVector<unsigned> narrowed;
    for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
      BlockArgument argument = main.getArgument(index);
      Type stored = findStoredType(argument);
      if (!stored)
        continue;
      storeArgument(argument, stored);
      narrowed.push_back(index);
      remark::passed(argument.getLoc(), opts()) << remark::add(
          "'{0}' is stored as {1}", main.getArgumentName(index), stored);
    }
    updateSignature(main, narrowed);
  }
};
} // namespace
