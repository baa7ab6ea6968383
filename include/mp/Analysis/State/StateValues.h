//===- StateValues.h - What of a step is state, what a gradient -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_STATEVALUES_H
#define MP_ANALYSIS_STATE_STATEVALUES_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// The two kinds of values of a training step whose range is nobody's concern:
/// one because it is f32 anyway, one because the loss scale watches over it.
struct StateValues {
  /// Between the seed of the backward pass and the place where gradients meet
  /// the state: what overflows there is seen and skipped, and makes the scale
  /// smaller.
  ValueSet gradients;
  /// Those of them that no contraction reads, also not what is made of them:
  /// they only become gradients of parameters.
  ValueSet weightGradients;
  /// On the way from parameters, moments, counters and unscaled gradients to
  /// the new ones, and not made of the batch: f32, whoever else reads it.
  ValueSet state;
  /// What is made of the batch, but not by way of unscaled gradients.
  ValueSet batch;
  /// What is made of parameters, and of the state of a random generator.
  ValueSet learnt, drawn;
  /// Constants that are weights of networks which the step does not train.
  ValueSet given;
  /// What is made of optimizer state and unscaled gradients, and not of the
  /// batch but for them: what parameters are moved by, and moved parameters.
  ValueSet updates;
  /// What of the state is made of no parameter, but by way of gradients, and
  /// makes new parameters alone: ways to move them by.
  ValueSet directions;
  /// Gradients that contractions read or give in inner passes that the loss
  /// scale of the step does not reach: f32, or they underflow.
  ValueSet unscaled;
  /// What two energies are made of whose difference decides which parameters
  /// are kept.
  ValueSet energies;
  /// Parameters on the way to those that are kept only then.
  ValueSet tried;
};

/// Whether `op` multiplies a float and keeps its types by choice: it scales the
/// loss.
bool scalesLoss(Operation *op);

/// Of a step whose loss is scaled the backward pass is what depends on
/// the op that scales it; else what a loss scale would reach (planLossScale).
/// A function that is no step has neither.
StateValues findStateValues(FunctionOpInterface function);
/// The same of a step whose graph is there.
StateValues findStateValues(EntryFunction main, const StepGraph &step);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_STATEVALUES_H
