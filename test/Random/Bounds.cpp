//===- Bounds.cpp - Whether values lie in their ranges --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the range analysis says of a value holds for all inputs. So the step is
// run on a few that no training would see, and each element of each value is
// held to all that was said: both ends, integers, zeros, what is nearest to 0,
// NaNs.
//
//===----------------------------------------------------------------------===//

#include "Bounds.h"

#include "Execute.h"

#include "mp/Analysis/Range/RangeAnalysis.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
class BoundsCheck {
public:
  void observe(Operation *op, ArrayRef<exec::Buffer> results);

  std::optional<std::string> found;
  uint64_t judged = 0;

private:
  const RangeAnalysis *analysisOf(Operation *op);

  llvm::DenseMap<Operation *, std::unique_ptr<RangeAnalysis>> analyses;
};
} // namespace

/// The ranges of the function that an op stands in.
const RangeAnalysis *BoundsCheck::analysisOf(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (!function)
    return nullptr;
  std::unique_ptr<RangeAnalysis> &analysis = analyses[function];
  if (!analysis) {
    analysis = std::make_unique<RangeAnalysis>(function);
    analysis->run();
  }
  return analysis.get();
}

static std::string describe(Operation *op, const NumberRange &range,
                            double number) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getName() << " gives " << number << ", and is said to lie in "
         << range.str() << (range.mayBeNaN ? "" : ", no NaN");
  return text;
}

void BoundsCheck::observe(Operation *op, ArrayRef<exec::Buffer> results) {
  const RangeAnalysis *analysis = found ? nullptr : analysisOf(op);
  if (!analysis || results.size() != op->getNumResults())
    return;
  for (auto [value, buffer] : llvm::zip_equal(op->getResults(), results)) {
    const NumberRange &range = analysis->get(value);
    if (range == NumberRange::unknown(NumberFormat::of(value.getType())))
      continue;
    judged += buffer.count;
    for (int64_t i = 0; i < buffer.count && !found; ++i)
      if (double number = buffer.number(i); !range.contains(number))
        found = describe(op, range, number);
  }
}

std::optional<std::string> random::findOutOfRange(ModuleOp module,
                                                  uint64_t &judged) {
  constexpr uint64_t runs = 3;
  BoundsCheck check;
  auto observer = [&](Operation *op, ArrayRef<exec::Buffer> results) {
    check.observe(op, results);
  };
  for (uint64_t seed = 1; seed <= runs && !check.found; ++seed)
    if (!observe(module, seed, observer))
      break;
  judged = check.judged;
  return check.found;
}
