//===- Execute.cpp - The values of a program ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two kinds of comparison. Bit for bit, as the types say; and of what a program
// means: with every float in 64 bits and nothing rounded between, a cast
// changes nothing, and a rewrite that is wrong shows as plainly in f16 as in
// f32.
//
//===----------------------------------------------------------------------===//

#include "Execute.h"

#include "Choices.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
using exec::Precision;
using exec::Tensor;

namespace {
/// `@main`, compiled, and what is needed to run it.
struct Loaded {
  std::unique_ptr<exec::Program> program;
  EntryFunction main;
  exec::StepInputs inputs;
};
} // namespace

/// Copies `inputs` into the program. False if one is missing.
static bool setArguments(exec::Program &program,
                         const exec::StepInputs &inputs) {
  for (auto [index, value] : llvm::enumerate(inputs.values())) {
    if (!value)
      return false;
    program.setArgument(index, *value);
  }
  return true;
}

static std::optional<Loaded> load(ModuleOp module, Precision precision,
                                  exec::Watch watch = nullptr) {
  // An op without a kernel is no failure: every op is generated, not every one
  // is executed.
  ScopedDiagnosticHandler silent(module.getContext(),
                                 [](Diagnostic &) { return success(); });
  auto function = module.lookupSymbol<func::FuncOp>(EntryFunction::symbol);
  if (!function || function.isExternal())
    return std::nullopt;
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  exec::ProgramOptions options;
  options.precision = precision;
  options.memoryLimit = int64_t(1) << 30;
  FailureOr<std::unique_ptr<exec::Program>> program =
      exec::Program::compile(function, options, watch);
  if (failed(main) || failed(program))
    return std::nullopt;
  exec::InputSources sources;
  sources.fill = 1;
  llvm::Expected<exec::StepInputs> inputs =
      exec::StepInputs::read(*main, sources, precision);
  llvm::Error problem = inputs ? inputs->complete() : inputs.takeError();
  if (problem) {
    llvm::consumeError(std::move(problem));
    return std::nullopt;
  }
  if (!setArguments(**program, *inputs))
    return std::nullopt;
  return Loaded{std::move(*program), *main, std::move(*inputs)};
}

std::optional<Values> random::run(exec::Program &program, EntryFunction main,
                                  const exec::StepInputs &inputs) {
  if (!setArguments(program, inputs))
    return std::nullopt;
  program.run();
  Values values;
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    llvm::Expected<Tensor> result = program.result(i);
    if (!result) {
      llvm::consumeError(result.takeError());
      return std::nullopt;
    }
    values.names.push_back(main.getResultName(i));
    if (values.names.back() == "mp.grads_finite" && result->count() == 1)
      values.isSkipped = result->number(0) == 0;
    values.results.push_back(std::move(*result));
  }
  return values;
}

std::optional<Values> random::execute(ModuleOp module, Precision precision,
                                      exec::Watch watch) {
  if (holdsPlan(module))
    return precision == Precision::Native ? executePlan(module) : std::nullopt;
  std::optional<Loaded> loaded = load(module, precision, watch);
  if (!loaded)
    return std::nullopt;
  return run(*loaded->program, loaded->main, loaded->inputs);
}

//===----------------------------------------------------------------------===//
// Wild numbers
//===----------------------------------------------------------------------===//

/// One of all numbers of f32, the ends of formats and functions among them.
static double chooseWild(Choices &choices) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr double special[] = {
      0.0,    -0.0,    1.0,   -1.0,   infinity, -infinity, NAN,
      3.4e38, -3.4e38, 65504, 70000,  300,      0x1p-126,  0x1p-149,
      88.7,   -104,    1e-12, 0.9999, 2049,     -0.5,      1 + 0x1p-23};
  if (choices.chance(50))
    return special[choices.below(std::size(special))];
  double mantissa = static_cast<double>(choices.between(-4096, 4096)) / 4096;
  return std::ldexp(mantissa, static_cast<int>(choices.between(-140, 127)));
}

/// Some arguments stay, so that not everything ends in a NaN; of some all
/// elements are scaled, and of some single ones replaced.
static void makeWild(Tensor &value, Choices &choices) {
  uint64_t manner = choices.below(4);
  if (!exec::isFloat(value.kind()) || manner == 0)
    return;
  double scale = std::ldexp(1.0, static_cast<int>(choices.between(-60, 60)));
  for (int64_t i = 0; i < value.count(); ++i) {
    if (manner < 3)
      value.setNumber(i, value.number(i) * scale);
    if (manner > 1 && choices.below(8) == 0)
      value.setNumber(i, chooseWild(choices));
  }
}

bool random::observe(ModuleOp module, uint64_t seed,
                     exec::Program::Observer observer) {
  std::optional<Loaded> loaded = load(module, Precision::Native);
  if (!loaded)
    return false;
  Choices choices(seed);
  for (auto [index, value] : llvm::enumerate(loaded->inputs.values())) {
    llvm::Expected<Tensor> wild = value->clone();
    if (!wild) {
      llvm::consumeError(wild.takeError());
      return false;
    }
    makeWild(*wild, choices);
    loaded->program->setArgument(index, *wild);
  }
  loaded->program->run(observer, /*showsRegions=*/true);
  return true;
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Whether a result can be compared with its like at all.
static bool isLike(const Tensor &a, const Tensor &b) {
  return a.kind() == b.kind() && a.shape() == b.shape();
}

/// The sign of a zero is nobody's promise: the sum of one -0 is that -0 where
/// it is known to be alone, and 0 where it is added to where sums begin.
static bool isSameElement(const Tensor &a, const Tensor &b, int64_t index) {
  double x = a.number(index), y = b.number(index);
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) && std::isnan(y);
  return x == y;
}

static std::string describe(const Values &before, const Values &after,
                            size_t index, int64_t element) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "result " << index << " '" << before.names[index] << "' has "
         << after.results[index].number(element) << " at element " << element
         << ", and had " << before.results[index].number(element);
  return text;
}

Difference random::compareBits(const Values &before, const Values &after,
                               StringRef except) {
  Difference difference;
  difference.found = after.fault;
  if (!difference.found.empty())
    return difference;
  // Results were erased: which ones, nobody says.
  if (after.results.size() < before.results.size())
    return difference;
  for (auto [index, result] : llvm::enumerate(before.results)) {
    const Tensor &other = after.results[index];
    bool isExcepted = !except.empty() && index < before.names.size() &&
                      StringRef(before.names[index]).starts_with(except);
    if (isExcepted || !isLike(result, other)) {
      ++difference.skipped;
      continue;
    }
    ++difference.compared;
    for (int64_t i = 0; i < result.count() && difference.found.empty(); ++i)
      if (!isSameElement(result, other, i))
        difference.found = describe(before, after, index, i);
  }
  return difference;
}

/// The largest difference of two elements, relative to the largest element.
/// What is left of numbers that cancel is not magnified.
static double farthest(const Tensor &x, const Tensor &y) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  double difference = 0, largest = 1e-9;
  for (int64_t i = 0; i < x.count(); ++i) {
    double a = x.number(i), b = y.number(i);
    bool isSame = a == b || (std::isnan(a) && std::isnan(b));
    if (isSame && !std::isfinite(b))
      continue;
    if (!isSame && !std::isfinite(a - b))
      return infinity;
    difference = std::max(difference, isSame ? 0 : std::fabs(a - b));
    largest = std::max(largest, std::fabs(b));
  }
  return difference / largest;
}

/// The element that differs most.
static int64_t worst(const Tensor &x, const Tensor &y) {
  int64_t found = 0;
  double most = -1;
  for (int64_t i = 0; i < x.count(); ++i) {
    double apart = std::fabs(x.number(i) - y.number(i));
    if (x.number(i) == y.number(i) ||
        (std::isnan(x.number(i)) && std::isnan(y.number(i))))
      continue;
    if (!(apart <= most)) {
      most = apart;
      found = i;
    }
    if (std::isnan(apart))
      return i;
  }
  return found;
}

Difference random::compareNumbers(const Values &before, const Values &after,
                                  const Values &rounded, double factor) {
  Difference difference;
  difference.found = after.fault;
  if (!difference.found.empty())
    return difference;
  if (after.results.size() < before.results.size() || after.isSkipped) {
    difference.skipped = before.results.size();
    return difference;
  }
  for (auto [index, result] : llvm::enumerate(before.results)) {
    const Tensor &other = after.results[index];
    double scatter = farthest(rounded.results[index], result);
    double bound = factor * (1e-6 + 64 * scatter);
    if (!isLike(result, other) || !(bound < 0.5)) {
      ++difference.skipped;
      continue;
    }
    ++difference.compared;
    if (difference.found.empty() && !(farthest(other, result) <= bound))
      difference.found = describe(before, after, index, worst(other, result)) +
                         "; bound " + std::to_string(bound);
  }
  return difference;
}
