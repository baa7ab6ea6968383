//===- UnscaledGradients.h - Inner passes without a loss scale --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STATE_UNSCALEDGRADIENTS_H
#define MP_LIB_ANALYSIS_STATE_UNSCALEDGRADIENTS_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::mp {

class StepGraph;

/// Gradients that contractions read or give, of backward passes that the loss
/// scale does not reach: attacks on the input, inner passes of second-order
/// meta-learning. `scaled` holds the values that it multiplies.
///
/// A contraction belongs to a backward pass if it depends on one that sums over
/// another dimension of the same tensor. That is also what a decoder with the
/// encoder's weights does, but its backward pass is scaled: there the gradients
/// of weights tell, which have the shape of a parameter of `main`.
ValueSet findUnscaledGradients(EntryFunction main, const StepGraph &step,
                               const llvm::BitVector &scaled);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STATE_UNSCALEDGRADIENTS_H
