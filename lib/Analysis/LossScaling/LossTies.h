//===- LossTies.h - What shows that places are of one loss ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_LOSSTIES_H
#define MP_LIB_ANALYSIS_LOSSSCALING_LOSSTIES_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "llvm/ADT/IntEqClasses.h"

namespace mlir::mp {

/// Numbers the places of a plan, those where the scale is taken out first, then
/// the seeds: each in the order of the plan, values before uses.
struct PlaceNumbers {
  explicit PlaceNumbers(const LossScalePlaces &plan) : plan(plan) {}

  size_t getNumEnds() const {
    return plan.unscaleValues.size() + plan.unscaleUses.size();
  }
  size_t getNumSeeds() const {
    return plan.seedValues.size() + plan.seedUses.size();
  }
  size_t size() const { return getNumEnds() + getNumSeeds(); }
  /// The values that are unscaled, or made of what is, at such a place.
  llvm::SmallVector<DegreeGraph::ValueId> getUnscaled(const DegreeGraph &graph,
                                                      size_t end) const;
  /// The uses that read the seed, scaled.
  llvm::SmallVector<DegreeGraph::Use> getSeedUses(const DegreeGraph &graph,
                                                  size_t seed) const;

  const LossScalePlaces &plan;
};

/// Joins the classes of places that are of one loss, though no gradient shows
/// it. One flag has to refuse what they move:
///
/// * several passes of one step that move the same parameter;
/// * gradients that are each computed of what the others moved before, as those
///   of the layers of a network that is updated several times;
/// * two whose seeds meet the two factors of one product: the derivatives of a
///   loss that is linear in its last layer.
///
/// A norm of the gradients of two losses ties none: it is unscaled.
void tieLosses(const DegreeGraph &graph, const StepRoles &roles,
               const PlaceNumbers &places, llvm::IntEqClasses &classes);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_LOSSTIES_H
