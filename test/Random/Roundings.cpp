//===- Roundings.cpp - How far roundings may move a result ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An error bound that adds up the worst of all roundings says nothing after a
// few products. Roundings meet at random, and so does what is put in here in
// their place: as much as half a unit in the last place of the type, of either
// sign, at each value. What the types do may be a multiple of what some such
// runs did, and no more. A comparison that roundings turn over is turned over
// in some of more runs with larger moves, which are asked where the first ones
// do not explain a result.
//
//===----------------------------------------------------------------------===//

#include "Roundings.h"

#include "Choices.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Parser/Parser.h"
#include "mp/Conversion/MPToStablehlo.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Import/Import.h"
#include "mp/InitAll.h"
#include "mp/Interfaces/LossScalerOpInterface.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
using exec::Precision;
using exec::Tensor;

/// What the types do may be so many times what was seen of random moves, and
/// what is asked where that does not suffice.
static constexpr double farther = 16;
static constexpr unsigned fewRuns = 3, manyRuns = 24;
static constexpr double moreMoved = 4;

namespace {
/// Half a unit in the last place of a type: of a number, and of the least ones.
struct Unit {
  double relative = 0, absolute = 0;

  static Unit of(FloatType type) {
    const llvm::fltSemantics &format = type.getFloatSemantics();
    int precision = APFloat::semanticsPrecision(format);
    int least = APFloat::semanticsMinExponent(format);
    return {std::ldexp(1.0, -precision), std::ldexp(1.0, least - precision)};
  }
};
} // namespace

/// Moves each value as its type would round it, arguments too, whose numbers in
/// f64 were not rounded. Constants are what they are, but a sum of them is
/// rounded on its way: they are moved as f32.
static exec::Kernel move(Value value, const exec::Buffer &buffer, double factor,
                         Choices &choices) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
  if (!type || buffer.storage != exec::Storage::F64)
    return {};
  Operation *maker = value.getDefiningOp();
  // Another name of what was moved.
  if (isa_and_present<ReshapeOp, BarrierOp>(maker))
    return {};
  bool isGiven = maker && maker->hasTrait<OpTrait::ConstantLike>();
  Unit unit = Unit::of(isGiven ? Float32Type::get(type.getContext()) : type);
  return [=, &choices] {
    auto *numbers = buffer.as<double>();
    for (int64_t i = 0; i < buffer.count; ++i) {
      constexpr int64_t steps = 1 << 20;
      double random = double(choices.between(-steps, steps)) / steps;
      double most = std::max(unit.relative * std::fabs(numbers[i]),
                             numbers[i] == 0 ? 0 : unit.absolute);
      if (std::isfinite(numbers[i]))
        numbers[i] += factor * random * most;
    }
  };
}

/// A run in f64 with moved values.
static std::optional<Values> executeMoved(ModuleOp module, double factor,
                                          uint64_t seed) {
  Choices choices(seed);
  return execute(module, Precision::Exact,
                 [&](ArrayRef<Value> values, const exec::Buffer &buffer) {
                   return move(values.front(), buffer, factor, choices);
                 });
}

/// The largest distance of two elements; infinite where one is no number.
static double distance(const Tensor &x, const Tensor &y) {
  double most = 0;
  for (int64_t i = 0; i < x.count(); ++i) {
    double a = x.number(i), b = y.number(i);
    if (a == b || (std::isnan(a) && std::isnan(b)))
      continue;
    double apart = std::fabs(a - b);
    most = std::max(most, std::isfinite(apart) ? apart : HUGE_VAL);
  }
  return most;
}

/// How far moved runs are from the one that is not, for each result.
static bool spread(ModuleOp module, const Values &exact, unsigned runs,
                   double factor, std::vector<double> &farthest) {
  for (unsigned run = 0; run < runs; ++run) {
    std::optional<Values> moved =
        executeMoved(module, factor, run + 1 + uint64_t(factor) * 1000);
    if (!moved || moved->results.size() != exact.results.size())
      return false;
    for (auto [index, result] : llvm::enumerate(moved->results))
      farthest[index] =
          std::max(farthest[index], distance(result, exact.results[index]));
  }
  return true;
}

/// Results that are made of what moves the loss scale: one op of many steps, a
/// variance among them, which tests of its own hold to its formulas.
static llvm::SmallDenseSet<size_t> findScales(ModuleOp module) {
  llvm::SmallDenseSet<size_t> scales;
  auto main = module.lookupSymbol<func::FuncOp>(EntryFunction::symbol);
  SetVector<Operation *> made;
  main.walk([&](LossScalerOpInterface scaler) {
    getForwardSlice(scaler.getOperation(), &made);
    made.insert(scaler);
  });
  Operation *end = main.getBody().back().getTerminator();
  for (auto [index, result] : llvm::enumerate(end->getOperands()))
    if (made.contains(result.getDefiningOp()))
      scales.insert(index);
  return scales;
}

/// The first result that is too far off; -1 if none is.
static int findFar(ModuleOp module, const Values &exact, const Values &rounded,
                   ArrayRef<double> farthest, Difference &seen) {
  seen.compared = seen.skipped = 0;
  llvm::SmallDenseSet<size_t> scales = findScales(module);
  for (auto [index, result] : llvm::enumerate(exact.results)) {
    if (scales.contains(index))
      continue;
    const Tensor &other = rounded.results[index];
    // Beyond the largest number of a type is another matter.
    bool isFloat = exec::isFloat(other.kind());
    double apart = isFloat ? distance(other, result) : 0;
    if (!isFloat || std::isinf(apart) || std::isinf(farthest[index])) {
      ++seen.skipped;
      continue;
    }
    ++seen.compared;
    if (apart > farther * farthest[index])
      return int(index);
  }
  return -1;
}

/// Looks for numbers of 16 bits that are infinite, or none.
static exec::Kernel findBeyond(Value value, const exec::Buffer &buffer,
                               bool &found) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
  if (!type || type.getWidth() > 16)
    return {};
  return [=, &found] {
    for (int64_t i = 0; i < buffer.count && !found; ++i)
      found = !std::isfinite(buffer.number(i));
  };
}

std::optional<std::string> random::findTooFar(ModuleOp module,
                                              Difference &seen) {
  std::optional<Values> exact = execute(module, Precision::Exact);
  bool isBeyond = false;
  std::optional<Values> rounded =
      exact ? execute(module, Precision::Native,
                      [&](ArrayRef<Value> values, const exec::Buffer &buffer) {
                        return findBeyond(values.front(), buffer, isBeyond);
                      })
            : std::nullopt;
  // The author may ask for 16 bits that end before his numbers do: no rounding.
  if (!rounded || rounded->isSkipped || exact->isSkipped || isBeyond)
    return std::nullopt;
  std::vector<double> farthest(exact->results.size());
  if (!spread(module, *exact, fewRuns, 1, farthest))
    return std::nullopt;
  int far = findFar(module, *exact, *rounded, farthest, seen);
  if (far < 0)
    return std::nullopt;
  if (!spread(module, *exact, manyRuns, 1, farthest) ||
      !spread(module, *exact, manyRuns, moreMoved, farthest))
    return std::nullopt;
  far = findFar(module, *exact, *rounded, farthest, seen);
  if (far < 0)
    return std::nullopt;
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "result " << far << " '" << exact->names[far] << "' is "
         << distance(rounded->results[far], exact->results[far])
         << " off; roundings move it by " << farthest[far];
  return text;
}

bool random::canRoundTo(ModuleOp module, const Values &exact,
                        const Values &other) {
  std::vector<double> farthest(exact.results.size());
  if (!other.fault.empty() || other.results.size() < exact.results.size() ||
      !spread(module, exact, manyRuns, 1, farthest))
    return false;
  for (auto [index, result] : llvm::enumerate(exact.results)) {
    const Tensor &found = other.results[index];
    // What has another shape is compared with nothing.
    if (found.kind() == result.kind() && found.shape() == result.shape() &&
        !(distance(found, result) <= farther * farthest[index]))
      return false;
  }
  return true;
}

/// The sums that say that they are taken in 16 bits or fewer.
static unsigned countNarrowSums(ModuleOp module) {
  unsigned count = 0;
  module.walk([&](Operation *op) {
    auto type = op->getAttrOfType<TypeAttr>("accumulator");
    count += type && isa<FloatType>(type.getValue()) &&
             type.getValue().getIntOrFloatBitWidth() < 32;
  });
  return count;
}

std::optional<std::string> random::findNarrowSum(ModuleOp author,
                                                 ModuleOp module) {
  unsigned before = countNarrowSums(author), now = countNarrowSums(module);
  if (now <= before)
    return std::nullopt;
  return std::to_string(now) +
         " sums are taken in 16 bits, and the author has " +
         std::to_string(before);
}

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

std::optional<std::string> random::findChangedByExport(ModuleOp module,
                                                       Difference &seen) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  ScopedDiagnosticHandler silent(module.getContext(),
                                 [](Diagnostic &) { return success(); });
  std::optional<Values> before = execute(module, Precision::Native);
  if (!before || failed(exportStablehlo(module, stream)))
    return std::nullopt;
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    said += diagnostic.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> back = readStablehlo(text, "exported", &context);
  if (!back || failed(convertStablehloToMP(*back)))
    return "what is exported cannot be imported: " + said;
  std::optional<Values> after = execute(*back, Precision::Native);
  if (!after)
    return std::nullopt;
  seen = compareBits(*before, *after);
  if (seen.found.empty())
    return std::nullopt;
  return "exported and imported, " + seen.found;
}
