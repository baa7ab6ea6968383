//===- Checks.h - What passes are held to -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_CHECKS_H
#define MP_TEST_RANDOM_CHECKS_H

#include "Execute.h"
#include "PassFacts.h"

#include <memory>
#include <optional>

namespace mlir::mp::random {

enum class Property : uint8_t {
  /// The pass ends, by itself and in time.
  Finishes,
  /// Its result is valid.
  Verifies,
  /// It does not fail without an error.
  Speaks,
  /// A checker takes what the passes before it made.
  Accepts,
  /// Run twice, it changes nothing the second time.
  Repeats,
  /// Results of the program keep their bits, or nearly.
  KeepsValues,
  /// Results keep their numbers, were nothing rounded.
  KeepsMeaning,
  /// The same text gives the same text: in another context, at other
  /// addresses, with threads and without.
  Reproduces,
  /// dtype=off leaves the step as it is.
  LeavesOff,
  /// What the program computes lies in the ranges that the analysis tells: no
  /// promise of the pass, which only makes programs to ask about.
  StaysInRange,
  /// In mixed precision, results are no farther from those in f64 than the
  /// roundings of its types move them.
  RoundsAsSaid,
  /// Exported as StableHLO and imported again, the step has the same results.
  SurvivesExport,
  /// The whole pipeline leaves what it has made as it is.
  StaysMixed
};
constexpr unsigned numProperties = 13;
StringRef nameOf(Property property);

/// One property of one pass, after others.
struct Check {
  Property property = Property::Finishes;
  Stages before;
  Stage stage;

  /// Whether the property is broken on `input`, and how; nothing if it holds
  /// or cannot be judged. Changes nothing.
  std::optional<std::string> fails(ModuleOp input) const;
  /// The stages before, and the one at fault.
  Stages stages() const;
};

/// A module that is looked at before and after passes, and what is known of it.
struct Subject {
  OwningOpRef<ModuleOp> module;
  std::string text;
  /// What it computes, once that was asked for.
  std::shared_ptr<const std::optional<Values>> values;

  const std::optional<Values> &execute();
};

/// How `now`, what `stage` made of `old`, breaks the word of its pass; nothing
/// if it holds. Counts results into `seen`.
std::optional<std::string> findChangedValues(Subject &old, Subject &now,
                                             const Stage &stage,
                                             Difference &seen);

/// The numbers of a program that its rewritten forms are held to.
class Meaning {
public:
  /// Executes the program, which is to live as long.
  explicit Meaning(ModuleOp original);
  /// How `module` differs from the original; nothing if it does not.
  std::optional<std::string> findChange(ModuleOp module,
                                        Difference &seen) const;

private:
  ModuleOp original;
  std::optional<Values> exact, rounded;
};

/// How a stage that made `once` of `before` changes its own result; nothing if
/// it leaves that alone. A checker changes nothing the first time, either.
std::optional<std::string> findChangeAgain(ModuleOp before, ModuleOp once,
                                           const Stage &stage);

/// How a pipeline changes a step that it made, but for what passes that only
/// tidy find to do; nothing if it leaves it alone.
std::optional<std::string> findChangeByPipeline(ModuleOp made,
                                                ArrayRef<Stage> pipeline);

/// What stages make of `text` in a context of its own: the text after each, or
/// after all. `run` numbers the runs: it decides what lies where in memory, and
/// an odd one has threads.
std::vector<std::string> runAfresh(StringRef text, ArrayRef<Stage> stages,
                                   unsigned run, bool printsAll);

/// The stages of `mp-amp=dtype=off`.
Stages makeOffStages();

/// Whether a checker refuses the program as its author wrote it: then no pass
/// is at fault.
bool isRefusedAnyway(ModuleOp original, const Stage &checker);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_CHECKS_H
