//===- ScalerPresets.cpp - The loss scalers of the frameworks -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One automaton (mp.update_loss_scale) with the numbers of each that counts
// good and bad steps. A rule that compares the steps since the last overflow
// modulo the interval (Apex's fp16_utils, DeepSpeed, fairseq) grows the scale
// at the same steps as a count of good steps in a row.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/LossScaling/LossScaling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct Preset {
  StringLiteral name;
  float scale, growth, backoff;
  int32_t interval, hysteresis;
  HysteresisRefill refill;
  /// 0: no bound.
  float floor, ceiling;
  bool stopsAtFloor;
  LossScaleRule rule = LossScaleRule::Steps;
};
} // namespace

static constexpr HysteresisRefill atGrowth = HysteresisRefill::Growth,
                                  atGoodStep = HysteresisRefill::GoodStep,
                                  atBackoff = HysteresisRefill::Backoff;

static const Preset presets[] = {
    // What LossScaleOptions says.
    {"dynamic", 0x1p16f, 2, 0.5f, 2000, 1, atGrowth, 1, 0, false},
    // torch.amp.GradScaler
    {"pytorch", 0x1p16f, 2, 0.5f, 2000, 1, atGrowth, 0, 0, false},
    // apex.amp
    {"apex", 0x1p16f, 2, 0.5f, 2000, 1, atGrowth, 0, 0x1p24f, false},
    // apex.fp16_utils.DynamicLossScaler
    {"apex-fp16-utils", 0x1p32f, 2, 0.5f, 1000, 1, atGrowth, 1, 0, false},
    // apex amp_C.update_scale_hysteresis
    {"apex-hysteresis", 0x1p16f, 2, 0.5f, 2000, 2, atGoodStep, 0, 0, false},
    // deepspeed.runtime.fp16.loss_scaler.DynamicLossScaler, of the class
    {"deepspeed", 0x1p32f, 2, 0.5f, 1000, 1, atGrowth, 1, 0, true},
    // megatron.core DynamicGradScaler
    {"megatron", 0x1p32f, 2, 0.5f, 1000, 2, atGrowth, 1, 0, false},
    // tf.mixed_precision.experimental.DynamicLossScale
    {"tensorflow", 0x1p15f, 2, 0.5f, 2000, 1, atGrowth, 1, 0, false},
    // tf.contrib ExponentialUpdateLossScaleManager, which leaves the first
    // scale and the interval to its user
    {"tensorflow-contrib", 0x1p15f, 2, 0.8f, 2000, 2, atBackoff, 1, 0, false},
    // keras.mixed_precision.LossScaleOptimizer
    {"keras", 0x1p15f, 2, 0.5f, 2000, 1, atGrowth, 0, 0, false},
    // fairseq.optim.DynamicLossScaler with a tolerance of 0 on one rank: it
    // gives up where the scale would come to 1e-4 or below
    {"fairseq", 0x1p15f, 2, 0.5f, 1 << 14, 1, atGrowth, 0x1p-13f, 0, true},
    // OpenSeq2Seq BackoffScaler
    {"openseq2seq", 0x1p14f, 2, 0.5f, 2000, 1, atGrowth, 1, 0x1p14f, false},
    // OpenSeq2Seq LogMaxScaler, its bug mended
    {"logmax", 1, 2, 0.5f, 1, 1, atGrowth, 1, 0x1p14f, false,
     LossScaleRule::LogMax},
    // PopART's automatic loss scaling, which leaves the first scale to its user
    {"popart", 0x1p15f, 2, 0.5f, 1, 1, atGrowth, 0, 0, false,
     LossScaleRule::Histogram},
};

std::string mp::listScalers() {
  return llvm::join(
      llvm::map_range(presets,
                      [](const Preset &preset) { return preset.name.str(); }),
      ", ");
}

std::optional<LossScaleOptions> mp::findScaler(StringRef name) {
  const auto *preset = llvm::find_if(
      presets, [&](const Preset &preset) { return preset.name == name; });
  if (preset == std::end(presets))
    return std::nullopt;
  auto bound = [](float number) {
    return number > 0 ? std::optional(number) : std::nullopt;
  };
  LossScaleOptions options;
  options.rule = preset->rule;
  options.scale = preset->scale;
  options.growth = preset->growth;
  options.backoff = preset->backoff;
  options.interval = preset->interval;
  options.hysteresis = preset->hysteresis;
  options.refill = preset->refill;
  options.floor = bound(preset->floor);
  options.ceiling = bound(preset->ceiling);
  options.stopsAtFloor = preset->stopsAtFloor;
  return options;
}
