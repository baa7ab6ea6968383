//===- Passes.h - All passes on the mp graph --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PASSES_H
#define MP_TRANSFORMS_PASSES_H

// For who assembles or registers pipelines; a pass includes its subject's own.
#include "mp/Transforms/Cost/Passes.h"
#include "mp/Transforms/Evidence/Passes.h"
#include "mp/Transforms/Fusion/Passes.h"
#include "mp/Transforms/Loops/Passes.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "mp/Transforms/Masters/Passes.h"
#include "mp/Transforms/Math/Passes.h"
#include "mp/Transforms/Optimizer/Passes.h"
#include "mp/Transforms/Padding/Passes.h"
#include "mp/Transforms/Policy/Passes.h"
#include "mp/Transforms/Precision/Passes.h"
#include "mp/Transforms/Roles/Passes.h"

namespace mlir::mp {

/// Registers every pass of lib/Transforms under its command-line name.
inline void registerMPTransformsPasses() {
  registerMPEvidencePasses();
  registerMPRolesPasses();
  registerMPOptimizerPasses();
  registerMPPolicyPasses();
  registerMPLoopsPasses();
  registerMPLossScalingPasses();
  registerMPPrecisionPasses();
  registerMPCostPasses();
  registerMPPaddingPasses();
  registerMPMastersPasses();
  registerMPFusionPasses();
  registerMPMathPasses();
}

} // namespace mlir::mp

#endif // MP_TRANSFORMS_PASSES_H
