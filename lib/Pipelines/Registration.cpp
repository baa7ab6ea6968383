//===- Registration.cpp - Textual names of the pipelines ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Pipelines/Pipelines.h"

#include "mlir/Pass/PassRegistry.h"
#include "mp/Transforms/LossScaling/LossScaling.h"

#include <cmath>

using namespace mlir;

static bool isLossScale(StringRef text) {
  double scale;
  return text == "off" || mp::findScaler(text) ||
         (!text.getAsDouble(scale) && scale > 0 && std::isfinite(float(scale)));
}

/// The pass that reads the loss scale gets a number, and could not name the
/// text that was none.
static LogicalResult
addAmpPipeline(OpPassManager &pm, StringRef text,
               llvm::function_ref<LogicalResult(const Twine &)> error) {
  mp::AmpOptions options;
  if (failed(options.parseFromString(text)))
    return failure();
  if (!isLossScale(options.lossScale))
    return error("option loss-scale: '" + options.lossScale +
                 "' is neither off, a positive number, nor one of " +
                 mp::listScalers());
  double number;
  StringRef initial = options.initialScale.getValue();
  if (!initial.empty() && initial != "profile" && initial.getAsDouble(number))
    return error("option initial-scale: '" + options.initialScale +
                 "' is neither a number nor profile");
  if (!StringRef(options.lossScale).getAsDouble(number) && !initial.empty())
    return error("option initial-scale: loss-scale=" + options.lossScale +
                 " says already what the scale is");
  mp::buildAmpPipeline(pm, options);
  return success();
}

void mp::registerPipelines() {
  registerPassPipeline(
      "mp-amp", "Rewrite a single-precision step to mixed precision",
      addAmpPipeline,
      [](llvm::function_ref<void(const mlir::detail::PassOptions &)> show) {
        show(AmpOptions());
      });
  PassPipelineRegistration<ToCudaOptions>(
      "mp-to-cuda", "Make a plan with PTX kernels from a step",
      buildToCudaPipeline);
}
