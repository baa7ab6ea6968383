//===- Compare.cpp - Comparing results ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results are compared by position or name, ops by location: what a pass made
// of an op keeps its location, so the first op that went astray can be named.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"

#include "mp/Execution/Distance.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

static void printDistance(const Twine &what, Distance distance,
                          double tolerance) {
  llvm::outs() << what
               << llvm::format(": max %.3g, l2 %.3g", distance.maxOverMax,
                               distance.l2OverL2)
               << (distance.isWithin(tolerance) ? "" : "  OUT OF BOUND")
               << "\n";
}

static std::string nameOfResult(EntryFunction main, unsigned index) {
  std::string position = "out" + std::to_string(index);
  std::string name = main.getResultName(index);
  return name == position ? position : position + " (" + name + ")";
}

llvm::Expected<bool> mp::run::compareWithFile(const Session &session,
                                              const NpzReader &reference,
                                              double tolerance) {
  bool isWithin = true;
  unsigned compared = 0;
  for (auto [i, buffer] : llvm::enumerate(session.program().results())) {
    std::string name = "out" + std::to_string(i);
    if (!reference.contains(name))
      name = session.main().getResultName(i);
    if (!reference.contains(name))
      continue;
    llvm::Expected<Tensor> wanted = reference.read(name);
    if (!wanted)
      return wanted.takeError();
    if (wanted->shape() != ArrayRef<int64_t>(buffer.shape) ||
        isFloat(wanted->kind()) != isFloat(buffer.kind))
      return llvm::createStringError(reference.path() + ": '" + name + "' is " +
                                     describe(wanted->kind(), wanted->shape()) +
                                     ", and the result is " +
                                     describe(buffer.kind, buffer.shape));
    // Results are signless: unsigned numbers of a file are compared by bits.
    if (!isFloat(buffer.kind)) {
      wanted = convert(*wanted, buffer.kind, session.program().precision());
      if (!wanted)
        return wanted.takeError();
    }
    Distance distance = measure(
        buffer.count,
        [&result = buffer](int64_t k) { return result.number(k); },
        [&](int64_t k) { return wanted->number(k); });
    printDistance(nameOfResult(session.main(), i), distance, tolerance);
    isWithin &= distance.isWithin(tolerance);
    ++compared;
  }
  if (compared == 0)
    return llvm::createStringError(reference.path() +
                                   ": has no result of @main");
  return isWithin;
}

namespace {
/// What ops are matched by: location and name.
using OpLabel = std::pair<Attribute, StringRef>;
/// One of the ops of a label, in order of execution.
using OpKey = std::pair<OpLabel, unsigned>;

/// Numbers the ops of one label.
class OpNumbering {
public:
  OpKey next(Operation *op) {
    OpLabel label{LocationAttr(op->getLoc()), op->getName().getStringRef()};
    return {label, counts[label]++};
  }
  /// How many of a label there were.
  unsigned count(OpLabel label) const { return counts.lookup(label); }

private:
  DenseMap<OpLabel, unsigned> counts;
};

/// What ops of the first step computed, to be compared with the second.
struct Recording {
  OpNumbering numbering;
  DenseMap<OpKey, std::vector<std::vector<double>>> values;
};
} // namespace

static Recording record(Session &session, const Options &options,
                        llvm::Error &error) {
  Recording recording;
  auto observe = [&](Operation *op, ArrayRef<Buffer> results) {
    auto &copies = recording.values[recording.numbering.next(op)];
    for (const Buffer &result : results) {
      std::vector<double> &copy = copies.emplace_back();
      for (int64_t i = 0; isFloat(result.kind) && i < result.count; ++i)
        copy.push_back(result.number(i));
    }
  };
  llvm::Expected<RunHistory> history =
      session.run(options, 0, Program::Observer(observe));
  if (!history)
    error = llvm::joinErrors(std::move(error), history.takeError());
  return recording;
}

/// How many ops of each label a step executes.
static llvm::Expected<OpNumbering> countOps(Session &session, Options options) {
  OpNumbering numbering;
  auto observe = [&](Operation *op, ArrayRef<Buffer>) { numbering.next(op); };
  options.steps = 1;
  llvm::Expected<RunHistory> history =
      session.run(options, 0, Program::Observer(observe));
  if (!history)
    return history.takeError();
  return numbering;
}

namespace {
/// Compares ops of the second step while it runs.
struct OpComparison {
  const Recording &recording;
  /// Of the whole second step: a label that has more ops in one step than in
  /// the other tells nothing about which is which.
  const OpNumbering &all;
  double tolerance;
  /// The loss scales of both steps: gradients may carry them.
  double scale = 1, otherScale = 1;
  OpNumbering numbering;
  unsigned compared = 0;
  Operation *firstOutside = nullptr;
  Distance outside{};

  void operator()(Operation *op, ArrayRef<Buffer> results) {
    OpKey key = numbering.next(op);
    auto found = recording.values.find(key);
    if (found == recording.values.end() ||
        recording.numbering.count(key.first) != all.count(key.first))
      return;
    for (auto [values, result] : llvm::zip(found->second, results)) {
      if (!isFloat(result.kind) ||
          values.size() != static_cast<size_t>(result.count))
        continue;
      ++compared;
      Distance distance = distanceOf(values, result);
      if (distance.isWithin(tolerance) || firstOutside)
        continue;
      firstOutside = op;
      outside = distance;
    }
  }

  /// The smaller of the distances with and without the loss scales.
  Distance distanceOf(const std::vector<double> &values,
                      const Buffer &result) const {
    auto scaled = [&](double factor) {
      return measure(
          result.count, [&](int64_t k) { return values[k] * factor; },
          [&](int64_t k) { return result.number(k); });
    };
    Distance plain = scaled(1);
    if (scale == otherScale || plain.isWithin(tolerance))
      return plain;
    Distance ratio = scaled(otherScale / scale);
    return ratio.l2OverL2 < plain.l2OverL2 ? ratio : plain;
  }
};
} // namespace

/// The loss scale a step begins with; 1 without one.
static double lossScaleOf(const Session &session) {
  for (unsigned i : session.main().getArgumentsWithRole(Role::LossScale))
    if (const std::optional<Tensor> &value = session.inputs().values()[i])
      return value->number(0);
  return 1;
}

/// Prints the distances of the results both steps have.
static llvm::Expected<bool>
compareResults(const Session &session, const Session &other, double tolerance) {
  llvm::StringMap<unsigned> byName;
  for (unsigned i = 0; i < other.main().getNumResults(); ++i)
    byName[other.main().getResultName(i)] = i;
  bool isWithin = true;
  unsigned compared = 0;
  for (auto [i, x] : llvm::enumerate(session.program().results())) {
    auto found = byName.find(session.main().getResultName(i));
    if (found == byName.end())
      continue;
    const Buffer &y = other.program().results()[found->second];
    if (x.shape != y.shape)
      continue;
    Distance distance = measure(
        x.count, [&x = x](int64_t k) { return x.number(k); },
        [&y](int64_t k) { return y.number(k); });
    printDistance(nameOfResult(session.main(), i), distance, tolerance);
    isWithin &= distance.isWithin(tolerance);
    ++compared;
  }
  if (compared == 0)
    return llvm::createStringError(
        "the two steps have no result of the same name and shape");
  return isWithin;
}

llvm::Expected<bool> mp::run::compareSessions(Session &session, Session &other,
                                              const Options &options) {
  llvm::Error error = llvm::Error::success();
  Recording recording = record(session, options, error);
  if (error)
    return std::move(error);
  llvm::Expected<OpNumbering> all = countOps(other, options);
  if (!all)
    return all.takeError();
  OpComparison comparison{recording,          *all,
                          options.tolerance,  lossScaleOf(session),
                          lossScaleOf(other), {}};
  llvm::Expected<RunHistory> history =
      other.run(options, 0, Program::Observer(comparison));
  if (!history)
    return history.takeError();
  llvm::outs() << comparison.compared
               << " results of ops with like locations compared\n";
  if (comparison.firstOutside) {
    llvm::outs() << "first op out of bound: "
                 << comparison.firstOutside->getName() << " at "
                 << comparison.firstOutside->getLoc();
    printDistance("", comparison.outside, options.tolerance);
  }
  llvm::Expected<bool> isWithin =
      compareResults(session, other, options.tolerance);
  if (!isWithin)
    return isWithin;
  return *isWithin && !comparison.firstOutside;
}
