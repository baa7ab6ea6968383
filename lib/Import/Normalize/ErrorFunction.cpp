//===- ErrorFunction.cpp - erfc that was written out is erfc again --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Artifacts have no op for erfc: whoever writes one puts some sixty ops in its
// place, of whose ranges nothing is known, so that all that an exact GELU feeds
// would be of unknown size. They are known by what they compute, not by how:
// from `select(|x| < 1, ...)` back to `x` they are evaluated at points.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What an op may have between `x` and erfc of it; a file can hold any number.
static constexpr size_t maxOps = 256;

/// Both sides of 0, of 1, where the formula changes, and of 2 and 8, where
/// those for large numbers do; none where f32 has no erfc but 0.
static SmallVector<double> getPoints() {
  SmallVector<double> points;
  for (double x : {0.0, 0.03, 0.4, 0.8, 0.99, 1.01, 1.3, 1.7, 1.99, 2.01, 2.8,
                   3.9, 5.3, 7.1, 7.99, 8.01, 8.9}) {
    points.push_back(x);
    points.push_back(-x);
  }
  return points;
}

using Number = double (*)(ArrayRef<double>);

/// What ops compute of floats; booleans are 0 and 1.
static Number getFunction(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name == "stablehlo.compare")
    return hlo::asString(op->getAttr("comparison_direction")) == "LT"
           ? +[](ArrayRef<double> x) -> double { return x[0] < x[1]; }
           : Number();
  return llvm::StringSwitch<Number>(name)
      .Case("stablehlo.abs", [](ArrayRef<double> x) { return std::abs(x[0]); })
      .Case("stablehlo.add", [](ArrayRef<double> x) { return x[0] + x[1]; })
      .Case("stablehlo.divide", [](ArrayRef<double> x) { return x[0] / x[1]; })
      .Case("stablehlo.exponential",
            [](ArrayRef<double> x) { return std::exp(x[0]); })
      .Case("stablehlo.multiply",
            [](ArrayRef<double> x) { return x[0] * x[1]; })
      .Case("stablehlo.negate", [](ArrayRef<double> x) { return -x[0]; })
      .Case("stablehlo.select",
            [](ArrayRef<double> x) { return x[0] != 0 ? x[1] : x[2]; })
      .Case("stablehlo.subtract",
            [](ArrayRef<double> x) { return x[0] - x[1]; })
      .Default(nullptr);
}

static size_t countOperands(Operation *op) {
  return llvm::StringSwitch<size_t>(op->getName().getStringRef())
      .Cases({"stablehlo.abs", "stablehlo.exponential", "stablehlo.negate"}, 1)
      .Case("stablehlo.select", 3)
      .Default(2);
}

/// The number that all elements of a constant are.
static std::optional<double> getSplat(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != "stablehlo.constant")
    return std::nullopt;
  auto elements = op->getAttrOfType<DenseFPElementsAttr>("value");
  if (!elements || !elements.isSplat() ||
      !isa<FloatType>(elements.getElementType()))
    return std::nullopt;
  return elements.getSplatValue<APFloat>().convertToDouble();
}

/// What `select(|x| < 1, ...)` asks about.
static Value findSource(Operation *op) {
  auto isOf = [](Value value, StringRef name, size_t operands) {
    Operation *made = value.getDefiningOp();
    return made && made->getName().getStringRef() == name &&
                   made->getNumOperands() == operands
               ? made
               : nullptr;
  };
  if (op->getName().getStringRef() != "stablehlo.select" ||
      op->getNumOperands() != 3 || op->getNumResults() != 1)
    return {};
  Operation *small = isOf(op->getOperand(0), "stablehlo.compare", 2);
  if (!small || getSplat(small->getOperand(1)) != 1.0)
    return {};
  Operation *size = isOf(small->getOperand(0), "stablehlo.abs", 1);
  return size && size->getOperand(0).getType() == op->getResult(0).getType()
             ? size->getOperand(0)
             : Value();
}

namespace {
/// The ops between a source and what is made of it, in their order.
using Slice = SmallVector<Operation *>;
} // namespace

/// The ops that make `root` of `source` and of constants, but for those; none
/// if anything else does.
static Slice collectSlice(Operation *root, Value source) {
  llvm::SetVector<Operation *> found;
  found.insert(root);
  for (size_t next = 0; next != found.size(); ++next) {
    Operation *op = found[next];
    if (found.size() > maxOps || !getFunction(op) ||
        op->getNumOperands() != countOperands(op) || op->getNumResults() != 1)
      return {};
    for (Value operand : op->getOperands()) {
      if (operand == source || getSplat(operand))
        continue;
      Operation *made = operand.getDefiningOp();
      if (!made || made->getBlock() != root->getBlock())
        return {};
      found.insert(made);
    }
  }
  Slice ordered = found.takeVector();
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return ordered;
}

/// Whether the ops make erfc of `x`, to the digits that its type has but for
/// those that a formula of such numbers loses.
static bool isErfcAt(ArrayRef<Operation *> slice, Value source, double x,
                     double tolerance) {
  llvm::DenseMap<Value, double> known = {{source, x}};
  for (Operation *op : slice) {
    SmallVector<double> operands;
    for (Value operand : op->getOperands()) {
      if (std::optional<double> number = getSplat(operand))
        operands.push_back(*number);
      else if (auto it = known.find(operand); it != known.end())
        operands.push_back(it->second);
      else
        return false;
    }
    known[op->getResult(0)] = getFunction(op)(operands);
  }
  double wanted = std::erfc(x);
  return std::abs(known[slice.back()->getResult(0)] - wanted) <=
         tolerance * wanted;
}

void hlo::foldErrorFunctions(ModuleOp module) {
  SmallVector<Operation *> roots;
  module.walk([&](Operation *op) {
    if (findSource(op))
      roots.push_back(op);
  });
  SmallVector<double> points = getPoints();
  llvm::SetVector<Operation *> replaced;
  for (Operation *root : roots) {
    Value source = findSource(root);
    Slice slice = collectSlice(root, source);
    bool wide = isa<Float64Type>(getElementTypeOrSelf(source.getType()));
    double tolerance = wide ? 1e-12 : 4e-6;
    if (slice.empty() || llvm::any_of(points, [&](double x) {
          return !isErfcAt(slice, source, x, tolerance);
        }))
      continue;
    OpBuilder builder(root);
    OperationState state(root->getLoc(), "chlo.erfc", source,
                         root->getResultTypes());
    root->replaceAllUsesWith(builder.create(state));
    replaced.insert_range(slice);
  }
  for (Operation *op : llvm::reverse(replaced))
    if (op->use_empty())
      op->erase();
}
