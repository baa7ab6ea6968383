//===- GivenTensors.h - Tensors that a step is given ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_GIVENTENSORS_H
#define MP_ANALYSIS_STATE_GIVENTENSORS_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

namespace mlir::mp {

/// A tensor that a step is given, and which others it came with: an argument
/// and the tree that it is a member of, or a constant.
struct GivenTensor {
  DegreeGraph::ValueId value;
  unsigned tree;
};

/// Whether the elements of the result are alike along its first dimension.
bool repeatsAlongFirst(BroadcastOp op);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_GIVENTENSORS_H
