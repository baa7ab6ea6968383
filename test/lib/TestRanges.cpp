//===- TestRanges.cpp - Tell between which numbers values lie -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `test.seen = [low, high]` on an op or an argument of a function is what a
// profile saw of its values. Values of which nothing is known, and constants,
// are passed over in silence. With `narrow=f16` it tells the verdicts instead.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Range/NarrowVerdict.h"
#include "mp/Analysis/Range/RangeAnalysis.h"

using namespace mlir;
using namespace mlir::mp;

static void believe(RangeAnalysis &ranges, Attribute seen, ValueRange values) {
  auto ends = dyn_cast_if_present<ArrayAttr>(seen);
  if (!ends)
    return;
  auto end = [&](unsigned index) {
    return cast<FloatAttr>(ends[index]).getValueAsDouble();
  };
  for (Value value : values)
    ranges.anchor(value, NumberRange::of(end(0), end(1)));
}

namespace {
struct TestRanges final : PassWrapper<TestRanges, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestRanges)

  TestRanges() = default;
  TestRanges(const TestRanges &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-print-ranges"; }
  StringRef getDescription() const final {
    return "Tell between which numbers values lie";
  }

  void tell(const RangeAnalysis &ranges, Value value) {
    NumberRange range = ranges.get(value);
    FloatType low =
        arith::parseFloatType(&getContext(), narrow).value_or(FloatType());
    if (low && isa<FloatType>(getElementTypeOrSelf(value.getType()))) {
      NarrowVerdict verdict = judge(range, low);
      emitRemark(value.getLoc())
          << (verdict.fits() ? "fits" : "does not fit")
          << (verdict.reason.empty() ? "" : ": ") << verdict.reason << ", "
          << nameOf(verdict.evidence);
    } else if (!low && range != NumberRange::unknown(
                                    NumberFormat::of(value.getType()))) {
      emitRemark(value.getLoc()) << range.str();
    }
  }

  void runOnOperation() override {
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      tellAll(function);
  }

  void tellAll(FunctionOpInterface function) {
    RangeAnalysis ranges(function);
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      believe(ranges, function.getArgAttr(i, "test.seen"),
              function.getArgument(i));
    function->walk([&](Operation *op) {
      believe(ranges, op->getAttr("test.seen"), op->getResults());
    });
    ranges.run();
    function->walk([&](Operation *op) {
      bool isConstant = matchPattern(op, m_Constant());
      for (Value result : op->getResults())
        if (!isConstant || !narrow.empty())
          tell(ranges, result);
    });
  }

  Option<std::string> narrow{*this, "narrow",
                             llvm::cl::desc("A type to judge values for")};
};
} // namespace

void test::registerTestRanges() { PassRegistration<TestRanges>(); }
