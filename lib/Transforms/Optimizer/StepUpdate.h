//===- StepUpdate.h - The update of a step while it is written --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_OPTIMIZER_STEPUPDATE_H
#define MP_LIB_TRANSFORMS_OPTIMIZER_STEPUPDATE_H

#include "FormulaTerm.h"
#include "mp/Dialect/MP/Utils/EntryExtension.h"
#include "mp/Transforms/Optimizer/Optimizer.h"

#include <map>
#include <optional>

namespace mlir::mp {

/// State of one parameter: what it was, and where its next value goes.
struct Slot {
  BlockArgument argument;
  Term old;
};

/// Writes the update of a step: what all rules share, and the rules. Arguments
/// and results that it adds join the function at the end of `run`.
class StepUpdate {
public:
  StepUpdate(EntryFunction main, InitFunction init,
             const OptimizerOptions &options)
      : main(main), entry(main), init(init), o(options),
        b(main.getReturn().getLoc(), OpBuilder(main.getReturn())) {}

  void run(ArrayRef<ParameterGradient> gradients);

private:
  void addStepCount();
  void addShared();
  BlockArgument addArgument(RankedTensorType type, Role role, StringRef name,
                            TypedAttr first);
  /// State of the parameter at hand.
  Slot addSlot(StringRef name, RankedTensorType type, float first = 0.0f);
  /// The same, first as the parameter is.
  Slot addStart(StringRef name, RankedTensorType type);
  /// A scalar for all parameters.
  Slot addScalarSlot(StringRef name, float first);
  /// The next value of state that moves as the update does: where gradients
  /// gather first, only in the call that has the last of them.
  void setNext(BlockArgument argument, Term value, Role role);
  void setNext(const Slot &slot, Term value) {
    setNext(slot.argument, value, Role::NewState);
  }
  Term scalar(double number) { return Term::makeScalar(b, number); }
  /// The gradients, or their means over `accumulate` calls.
  SmallVector<Term> gather(ArrayRef<ParameterGradient> gradients);
  /// A counter of one i32, from 0 on.
  BlockArgument addCounter(StringRef name);
  /// `*this + 1` of a counter.
  Value increase(BlockArgument counter);
  SmallVector<Term> clip(SmallVector<Term> gradients);
  Term update(Term w, Term g);
  Term moveByVelocity(Term w, Term g);
  /// m' / (sqrt(v') + epsilon); moves both means.
  Term getAdamStep(Term g);
  Term updateLamb(Term w, Term g);
  Term updateLars(Term w, Term g);
  Term updateLion(Term w, Term g);
  Term updateAdafactor(Term w, Term g);
  /// g / sqrt(v), v the mean of squares, whole or as a product of two.
  Term divideByRoot(Term g);
  Term divideByFactors(Term g, Term square, Term part);
  Term updateRmsProp(Term w, Term g);
  Term updateAdagrad(Term w, Term g);
  Term updateMuon(Term w, Term g);
  /// Adam's step with the mean of the step to come.
  Term getNesterovAdamStep(Term g);
  /// The mean of gradients one step ahead; moves the mean.
  Term lookAhead(Term g, double beta);
  /// The estimates that all parameters share, from all gradients.
  void moveEstimates(ArrayRef<ParameterGradient> gradients,
                     ArrayRef<Term> clipped);
  Term updateProdigy(Term w, Term g);
  Term addDecay(Term g, Term w) {
    return o.weightDecay == 0.0 ? g : g + o.weightDecay * w;
  }
  /// w (1 - rate * decay).
  Term shrink(Term w) { return shrinkage ? *shrinkage * w : w; }
  /// old * beta + new * (1 - beta).
  static Term average(double beta, Term old, Term now) {
    Term kept = beta * old, taken = (1.0 - beta) * now;
    return kept + taken;
  }
  /// The same where the part of the new is a value of the step.
  static Term mix(Term old, Term now, Term part) {
    Term kept = (1.0 - part) * old, taken = part * now;
    return kept + taken;
  }
  /// 1 - beta^(t + ahead), made once.
  Term getCorrection(double beta, unsigned ahead = 0);

  EntryFunction main;
  EntryExtension entry;
  InitExtension init;
  const OptimizerOptions &o;
  ImplicitLocOpBuilder b;
  /// Whether this call updates: tensor<i1>, absent where each does.
  Value isLast;
  /// The name of the parameter at hand.
  std::string parameter;
  /// Scalars for all parameters; those that the rule does not read are absent.
  std::optional<Term> rate, shrinkage, step;
  std::map<std::pair<double, unsigned>, Term> corrections;
  /// Prodigy's: the distance before and after this step, and the rate that
  /// follows from the former.
  std::optional<Term> distance, nextDistance, distanceRate;
};
} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_OPTIMIZER_STEPUPDATE_H
