//===- TestHookGradients.cpp - Disturb one gradient of a scaled step ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a check promises of every gradient is seen in runs: of a step in which
// one contraction of the backward pass gives an eighth more, or one gradient
// has an infinity. Without a number the pass only tells what there is.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/LossScaling/DegreePropagation.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

static bool isContraction(Operation *op) {
  auto precise = dyn_cast_if_present<PrecisionOpInterface>(op);
  if (!precise)
    return false;
  PrecisionSpec spec = precise.getPrecisionSpec();
  return spec.accumulates && spec.opClass == OpClass::Allow;
}

/// The degrees of all values in all loss scales together.
static std::vector<Degree> findDegrees(EntryFunction main,
                                       const StepGraph &step) {
  DegreeShifts shifts;
  main.getFunction()->walk([&](Operation *op) {
    if (isa<ScaleOp>(op))
      shifts.values[step.getId(op->getResult(0))] += 1;
    else if (isa<UnscaleOp>(op))
      shifts.values[step.getId(op->getResult(0))] -= 1;
  });
  return computeDegrees(step.getGraph(), shifts);
}

static TypedAttr getFactor(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  constexpr double factor = 1.125;
  return DenseElementsAttr::get(
      tensor, FloatAttr::get(tensor.getElementType(), factor).getValue());
}

/// Zeros, and an infinity in the last place.
static TypedAttr getInfinity(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  const llvm::fltSemantics &numbers =
      cast<FloatType>(tensor.getElementType()).getFloatSemantics();
  SmallVector<APFloat> elements(tensor.getNumElements(),
                                APFloat::getZero(numbers));
  if (!elements.empty())
    elements.back() = APFloat::getInf(numbers);
  return DenseElementsAttr::get(tensor, elements);
}

/// Lets all readers of `value` read it combined with a constant.
template <typename Op>
static void combine(Value value, TypedAttr constant) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  Value number = arith::ConstantOp::create(builder, value.getLoc(), constant);
  Value combined = Op::create(builder, value.getLoc(), value, number);
  value.replaceAllUsesExcept(combined, combined.getDefiningOp());
}

namespace {
struct TestHookGradients final
    : PassWrapper<TestHookGradients, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestHookGradients)

  TestHookGradients() = default;
  TestHookGradients(const TestHookGradients &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-hook-gradients"; }
  StringRef getDescription() const final {
    return "Disturb one gradient of a scaled step, or tell of all of them";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<arith::ArithDialect>();
  }

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    find(*main);
    if (contraction.getNumOccurrences())
      combine<arith::MulFOp>(scaled[contraction],
                             getFactor(scaled[contraction].getType()));
    else if (gradient.getNumOccurrences())
      combine<arith::AddFOp>(gradients[gradient],
                             getInfinity(gradients[gradient].getType()));
    else
      tell();
    if (expose)
      for (UnscaleOp unscale : main->getBody().getOps<UnscaleOp>())
        main->addResult(unscale.getResult(), Role::Metric, "unscaled");
  }

  Option<unsigned> contraction{
      *this, "contraction",
      llvm::cl::desc("The result of which scaled one is an eighth more")};
  Option<unsigned> gradient{
      *this, "gradient",
      llvm::cl::desc("Which value that is unscaled has an infinity")};
  Option<bool> expose{*this, "expose",
                      llvm::cl::desc("Return unscaled gradients"),
                      llvm::cl::init(false)};

private:
  void find(EntryFunction main) {
    StepGraph step(main);
    std::vector<Degree> degrees = findDegrees(main, step);
    StateValues values = findStateValues(main.getFunction());
    main.getFunction()->walk([&](Operation *op) {
      if (auto unscale = dyn_cast<UnscaleOp>(op))
        gradients.insert(unscale.getInput());
      if (!isContraction(op))
        return;
      auto isUnscaled = [&](Value value) {
        return values.unscaled.contains(value);
      };
      Degree degree = degrees[step.getId(op->getResult(0))];
      if (degree.isScaled())
        scaled.push_back(op->getResult(0));
      else if (llvm::any_of(op->getOperands(), isUnscaled) ||
               isUnscaled(op->getResult(0)))
        missed.push_back(op);
    });
  }

  void tell() {
    for (Value value : scaled)
      emitRemark(value.getLoc()) << "scaled contraction";
    for (Operation *op : missed)
      op->emitRemark() << "a contraction of gradients that no scale reaches";
    for (Value value : gradients)
      emitRemark(value.getLoc()) << "unscaled gradient";
  }

  SmallVector<Value> scaled;
  SmallVector<Operation *> missed;
  llvm::SetVector<Value> gradients;
};
} // namespace

void test::registerTestHookGradients() {
  PassRegistration<TestHookGradients>();
}
