//===- Passes.td - All passes on the mp graph --------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PASSES
#define MP_TRANSFORMS_PASSES

// In the order in which the stages of docs/Pipeline.md run them.
include "mp/Transforms/Evidence/Passes.td"
include "mp/Transforms/Roles/Passes.td"
include "mp/Transforms/Optimizer/Passes.td"
include "mp/Transforms/Policy/Passes.td"
include "mp/Transforms/Loops/Passes.td"
include "mp/Transforms/LossScaling/Passes.td"
include "mp/Transforms/Precision/Passes.td"
include "mp/Transforms/Cost/Passes.td"
include "mp/Transforms/Padding/Passes.td"
include "mp/Transforms/Masters/Passes.td"
include "mp/Transforms/Fusion/Passes.td"
include "mp/Transforms/Math/Passes.td"

#endif // MP_TRANSFORMS_PASSES
