//===- LossScaling.h - Insertion of loss scaling ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_LOSSSCALING_LOSSSCALING_H
#define MP_TRANSFORMS_LOSSSCALING_LOSSSCALING_H

#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Dialect/MP/Utils/ScalingNames.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::mp {

class StepGraph;
struct LossScalePlaces;

enum class LossScaleMode {
  /// No scaling.
  Off,
  /// A scale that no step changes.
  Static,
  /// A scale that the step itself moves.
  Dynamic,
};

/// What mp-move-scales looks for.
enum class ScaleMotionMode {
  /// Nothing.
  Off,
  /// The constant that a seed is.
  Mean,
  /// Layers whose gradients do not fit.
  Layers,
  /// Both.
  All,
};
/// The values of an option of this type, by name.
llvm::cl::ValuesClass scaleMotionValues();

/// How gradients are summed over devices.
enum class DeviceSumMode {
  /// As the author wrote it.
  Wide,
  /// In 16 bits, divided before so that no sum overflows.
  Narrow,
  /// In 16 bits as they are: to show what the division is for.
  Undivided,
};
/// The values of an option of this type, by name.
llvm::cl::ValuesClass deviceSumValues();

/// By what a dynamic scale moves.
enum class LossScaleRule {
  /// Counts of good and bad steps: mp.update_loss_scale.
  Steps,
  /// The distribution of the greatest gradients: mp.update_loss_scale_logmax.
  LogMax,
  /// The share of large gradients: mp.update_loss_scale_histogram.
  Histogram,
};

/// How the scale starts and moves: the numbers of the op of its rule. The
/// defaults are those of PyTorch's GradScaler with a floor of 1.
struct LossScaleOptions {
  LossScaleMode mode = LossScaleMode::Dynamic;
  LossScaleRule rule = LossScaleRule::Steps;
  float scale = 65536.0f;
  float growth = 2.0f, backoff = 0.5f;
  int32_t interval = 2000;
  int32_t hysteresis = 1;
  HysteresisRefill refill = HysteresisRefill::Growth;
  std::optional<float> floor = 1.0f, ceiling;
  /// A bad step at the floor means that training has stalled.
  bool stopsAtFloor = false;
  /// So many steps in a row without progress mean that training has stalled; 0:
  /// steps are not counted.
  int32_t stallAfter = 100;
};

/// The scaler of a framework, such as "megatron", as numbers of the automaton;
/// "dynamic" is the default. None where the name is unknown.
std::optional<LossScaleOptions> findScaler(StringRef name);
/// The names that findScaler knows, as a list for messages.
std::string listScalers();

/// Whether scaling guards the next value of such an argument: all state but
/// random keys, which should move on, and what follows from other state.
bool isGuardedState(Role role);

/// Inserts scales into `main`, one for each group of places, all of which must
/// be proved and made from `graph`. Emits an error, having changed nothing,
/// where a value to scale is not a tensor of f32.
LogicalResult applyLossScale(EntryFunction main, const StepGraph &graph,
                             ArrayRef<LossScalePlaces> groups,
                             const LossScaleOptions &options);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_LOSSSCALING_LOSSSCALING_H
