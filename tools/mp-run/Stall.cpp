//===- Stall.cpp - Training that goes nowhere -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mask of -inf is not finite and does no harm, so that the search begins at
// the gradients and goes back to the op that made the first such value of
// finite ones.
//
//===----------------------------------------------------------------------===//

#include "Stall.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/ScalingNames.h"
#include "support/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Format.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

StallDetector::StallDetector(const HistoryNames &names, int64_t after)
    : after(after) {
  const std::string *found = llvm::find(names.metrics, scaling::stalled.str());
  if (found != names.metrics.end())
    metric = found - names.metrics.begin();
}

bool StallDetector::hasStalled(const StepRecord &record) {
  unchanged = record.isSkipped ? unchanged + 1 : 0;
  bool told = metric && record.metrics[*metric] != 0;
  return after > 0 && (told || unchanged >= after);
}

static bool hasNonFinite(const Buffer &buffer) {
  if (buffer.storage == Storage::I64 || !isFloat(buffer.kind))
    return false;
  for (int64_t i = 0; i < buffer.count; ++i)
    if (!std::isfinite(buffer.number(i)))
      return true;
  return false;
}

namespace {
/// The values of one run that are not finite.
class NonFiniteValues {
public:
  explicit NonFiniteValues(const Session &session) {
    Program &program = session.program();
    Block &body = session.main().getBody();
    for (auto [argument, buffer] :
         llvm::zip_equal(body.getArguments(), program.arguments()))
      if (hasNonFinite(buffer))
        values.insert(argument);
    auto observe = [&](Operation *op, ArrayRef<Buffer> results) {
      for (auto [result, buffer] : llvm::zip(op->getResults(), results))
        if (hasNonFinite(buffer) && values.insert(result).second && !first)
          first = result;
    };
    program.run(observe, /*showsRegions=*/true);
  }

  /// Null where all values are finite.
  Value findOrigin(func::FuncOp function) const {
    Value start = first;
    function->walk([&](AllFiniteOp check) {
      for (Value gradient : check.getGradients())
        if (isNonFinite(gradient)) {
          start = gradient;
          return WalkResult::interrupt();
        }
      return WalkResult::advance();
    });
    return start ? goBack(start) : Value();
  }

private:
  /// Looks through ops that only rename a value, which are not shown.
  bool isNonFinite(Value value) const {
    while (!values.contains(value)) {
      auto reshape = value.getDefiningOp<ReshapeOp>();
      if (!reshape)
        return false;
      value = reshape.getInput();
    }
    return true;
  }

  Value goBack(Value value) const {
    llvm::DenseSet<Value> seen; // a loop may lead back to itself
    while (Operation *op = value.getDefiningOp()) {
      auto source = llvm::find_if(op->getOperands(),
                                  [&](Value v) { return isNonFinite(v); });
      if (source == op->getOperands().end() || !seen.insert(value).second)
        break;
      value = *source;
    }
    return value;
  }

  llvm::DenseSet<Value> values;
  Value first;
};
} // namespace

static std::string describe(EntryFunction main, Value origin) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto argument = dyn_cast<BlockArgument>(origin)) {
    os << "the argument '" << main.getArgumentName(argument.getArgNumber())
       << "' holds a value that is not finite";
    return text;
  }
  Operation *op = origin.getDefiningOp();
  os << "the first value that is not finite comes from '" << op->getName()
     << "'";
  if (auto cast = dyn_cast<CastOp>(op))
    if (Operation *maker = cast.getInput().getDefiningOp())
      os << " of '" << maker->getName() << "'";
  if (auto place = op->getLoc()->findInstanceOf<FileLineColLoc>())
    os << " at " << place.getFilename().getValue() << ":" << place.getLine()
       << ":" << place.getColumn();
  // Of the types that end before f32 does.
  if (auto type = dyn_cast<FloatType>(getElementTypeOrSelf(origin.getType())))
    if (double most =
            APFloat::getLargest(type.getFloatSemantics()).convertToDouble();
        most < 1e38)
      os << ", in " << type << ", which ends at " << llvm::format("%g", most);
  return text;
}

/// Why the step that `session` ran last changed nothing, in one line: the op or
/// the argument where the first value that is not finite comes from, on the way
/// to the gradients where the step checks them. Runs the step once more.
static std::string explainStall(const Session &session) {
  if (session.runsPlan())
    return "why, says the step itself under --device=interp";
  NonFiniteValues values(session);
  if (Value origin = values.findOrigin(session.main().getFunction()))
    return describe(session.main(), origin);
  return "every value is finite: gradients are zero, or updates too small";
}

/// How many steps before the end were refused one after the other.
static size_t countLastSkipped(const RunHistory &history) {
  auto taken =
      llvm::find_if(llvm::reverse(history.steps),
                    [](const StepRecord &record) { return !record.isSkipped; });
  return taken - history.steps.rbegin();
}

void mp::run::warnAtFloor(const Session &session, const RunHistory &history) {
  constexpr size_t enough = 3; // two more than a hysteresis forgives
  size_t skipped = countLastSkipped(history);
  if (skipped < enough || session.names().lossScales.empty())
    return;
  ArrayRef<double> last = history.steps.back().lossScales;
  auto steps = ArrayRef(history.steps).take_back(enough);
  if (!llvm::all_of(steps, [&](const StepRecord &record) {
        return ArrayRef(record.lossScales) == last;
      }))
    return;
  std::string scale;
  llvm::raw_string_ostream(scale) << llvm::format("%g", last.front());
  reportWarning("the last " + Twine(skipped) + " of " +
                Twine(history.steps.size()) +
                " steps were refused, and the loss scale stays at " + scale +
                "; " + explainStall(session) +
                ": keep that op f32 by a rule of the policy, or let the scale "
                "fall further");
}

void mp::run::reportStall(const Session &session, const RunHistory &history) {
  size_t unchanged = countLastSkipped(history);
  std::string count = std::to_string(history.steps.size());
  // A decay goes on without gradients.
  std::string found = unchanged == 0
                          ? "after " + count + " steps the step says so itself"
                          : "the last " + std::to_string(unchanged) + " of " +
                                count +
                                " steps changed no parameter and no optimizer "
                                "state";
  reportError("training has stalled: " + found + "; " + explainStall(session));
}
