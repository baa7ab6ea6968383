//===- Registration.cpp - Textual names of the pipelines ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Pipelines/Pipelines.h"

#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

void mp::registerPipelines() {
  PassPipelineRegistration<AmpOptions>(
      "mp-amp", "Rewrite a single-precision step to mixed precision",
      buildAmpPipeline);
  PassPipelineRegistration<ToCudaOptions>(
      "mp-to-cuda", "Make a plan with PTX kernels from a step",
      buildToCudaPipeline);
}
