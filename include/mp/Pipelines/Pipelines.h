//===- Pipelines.h - The pipelines and their options ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place where options of the whole road live. The command line, the
// plugin and an embedding compiler all use these structs.
//
//===----------------------------------------------------------------------===//

#ifndef MP_PIPELINES_PIPELINES_H
#define MP_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "mp/Transforms/Masters/MasterWeights.h"
#include "mp/Transforms/Optimizer/Optimizer.h"
#include "mp/Transforms/Padding/PadToTile.h"

#include <limits>

namespace mlir::mp {

/// Options of `--mp-amp`.
struct AmpOptions : PassPipelineOptions<AmpOptions> {
  Option<std::string> dtype{
      *this, "dtype", llvm::cl::init("f16"),
      llvm::cl::desc("Low type: f16, bf16, or off (leaves the step alone); "
                     "beside a policy, the type it has to be for")};
  Option<std::string> policy{
      *this, "policy", llvm::cl::init(""),
      llvm::cl::desc("File with a #mp.policy of the user's own")};
  Option<std::string> planner{
      *this, "planner", llvm::cl::init(""),
      llvm::cl::desc("How types are chosen, in place of the policy's own way: "
                     "painting or mincut")};
  Option<std::string> level{
      *this, "level", llvm::cl::init(""),
      llvm::cl::desc("How much becomes narrow: fewest-bytes, inputs-only, "
                     "tensor-cores-only, o1, o2 or force-all")};
  Option<int64_t> minFlops{
      *this, "min-flops", llvm::cl::init(-1),
      llvm::cl::desc("Contractions of fewer FLOPs stay f32; -1: as the policy "
                     "says")};
  Option<int64_t> risk{
      *this, "risk", llvm::cl::init(-1),
      llvm::cl::desc("Bytes that a 16-bit copy has to save of a value that is "
                     "only assumed to fit; -1: as the policy says")};
  Option<std::string> gradients{
      *this, "gradients", llvm::cl::init(""),
      llvm::cl::desc("How weight gradients are stored: wide (f32), or planned, "
                     "which rounds them where that saves bytes")};
  Option<std::string> fusion{
      *this, "fusion", llvm::cl::init(""),
      llvm::cl::desc("What the planner mincut prices: full, kernels as "
                     "mp-form-fusions groups them; none, one for each op, "
                     "which converts what it reads and writes")};
  Option<std::string> unmodeled{
      *this, "unmodeled", llvm::cl::init(""),
      llvm::cl::desc("Ops without a precision model: opaque, warn or error")};
  ListOption<std::string> chip{
      *this, "chip",
      llvm::cl::desc("Chips that the step is for, such as sm_80: a type that "
                     "they have no Tensor Cores for is refused, and a "
                     "convolution has one type, as their libraries have it")};
  Option<std::string> chipGate{
      *this, "chip-gate", llvm::cl::init("refuse"),
      llvm::cl::desc("What becomes of such a type: refuse, warn or off")};
  Option<std::string> roles{
      *this, "roles", llvm::cl::init(""),
      llvm::cl::desc("JSON file with the roles of arguments and results")};
  Option<std::string> profile{
      *this, "profile", llvm::cl::init(""),
      llvm::cl::desc("File that mp-run --profile wrote for this step: ranges "
                     "that were seen are evidence")};
  Option<std::string> defaultRole{
      *this, "default-role", llvm::cl::init(""),
      llvm::cl::desc("Role of arguments that nothing is known of; none: they "
                     "are an error")};
  Option<OptimizerKind> optimizer{
      *this, "optimizer", llvm::cl::init(OptimizerKind::None),
      llvm::cl::desc("Update to append to a step that only returns gradients"),
      optimizerValues()};
  Option<std::string> learningRate{
      *this, "learning-rate", llvm::cl::init(""),
      llvm::cl::desc("Of the optimizer: a number, or argument")};
  Option<double> momentum = makeNumber("momentum");
  Option<double> dampening = makeNumber("dampening");
  Option<double> beta1 = makeNumber("beta1");
  Option<double> beta2 = makeNumber("beta2");
  Option<double> epsilon = makeNumber("epsilon");
  Option<double> weightDecay = makeNumber("weight-decay");
  Option<double> trustCoefficient = makeNumber("trust-coefficient");
  Option<double> maxGradNorm = makeNumber("max-grad-norm");
  Option<int64_t> accumulate{
      *this, "accumulate", llvm::cl::init(1),
      llvm::cl::desc("Calls whose gradients one update takes the mean of")};
  Option<bool> keepGradients{
      *this, "keep-gradients", llvm::cl::init(true),
      llvm::cl::desc("Return the gradients beside what the update makes")};
  Option<std::string> lossScale{
      *this, "loss-scale", llvm::cl::init("dynamic"),
      llvm::cl::desc("dynamic: where the type needs it; the name of a "
                     "framework: as its scaler does it; off, or a number: a "
                     "static scale in any case")};
  Option<std::string> initialScale{
      *this, "initial-scale", llvm::cl::init(""),
      llvm::cl::desc("First value of the scale: a number, or profile: by what "
                     "the profile saw of the gradients; empty: the scaler's "
                     "own")};
  Option<double> scaleGrowth = makeScalerNumber("scale-growth");
  Option<double> scaleBackoff = makeScalerNumber("scale-backoff");
  Option<int32_t> scaleInterval = makeScalerCount("scale-interval");
  Option<int32_t> scaleHysteresis = makeScalerCount("scale-hysteresis");
  Option<std::string> scaleRefill{
      *this, "scale-refill", llvm::cl::init(""),
      llvm::cl::desc("refill of mp-insert-loss-scaling")};
  Option<double> minScale = makeScalerNumber("min-scale");
  Option<double> maxScale = makeScalerNumber("max-scale");
  Option<ScaleMotionMode> scaleMotion{
      *this, "scale-motion", llvm::cl::init(ScaleMotionMode::Off),
      llvm::cl::desc("Factors for parts of the backward pass, as of "
                     "mp-move-scales"),
      scaleMotionValues()};
  Option<DeviceSumMode> deviceSums{
      *this, "device-sums", llvm::cl::init(DeviceSumMode::Wide),
      llvm::cl::desc(
          "How gradients are summed over the devices of a step under "
          "shard_map"),
      deviceSumValues()};
  Option<bool> scalePerLoss{
      *this, "scale-per-loss", llvm::cl::init(false),
      llvm::cl::desc("A loss scale for each loss that shares no gradient with "
                     "another")};
  Option<int32_t> stallAfter{
      *this, "stall-after", llvm::cl::init(100),
      llvm::cl::desc("Steps in a row without progress that are a stall; 0: "
                     "not counted")};
  Option<bool> watchState{
      *this, "watch-state", llvm::cl::init(true),
      llvm::cl::desc("A step that changes no state is one without progress")};
  Option<MasterMode> masters{
      *this, "masters", llvm::cl::init(MasterMode::FP32),
      llvm::cl::desc("FP32 master weights with low-precision working copies"),
      llvm::cl::values(
          clEnumValN(MasterMode::FP32, "true", "masters"),
          clEnumValN(MasterMode::None, "false",
                     "none: the parameters themselves are stored low"),
          clEnumValN(MasterMode::Stochastic, "stochastic",
                     "none: those that are read low are stored low, and "
                     "updates rounded at random"))};
  Option<uint64_t> roundingSeed{
      *this, "rounding-seed", llvm::cl::init(0),
      llvm::cl::desc("Key of the random bits of masters=stochastic")};
  Option<bool> promoteBF16{
      *this, "promote-bf16", llvm::cl::init(false),
      llvm::cl::desc(
          "FP32 masters also for parameters that are given in bf16")};
  Option<FrozenMode> frozen{
      *this, "frozen", llvm::cl::init(FrozenMode::Carry),
      llvm::cl::desc("Copies of parameters that the step never updates"),
      llvm::cl::values(
          clEnumValN(FrozenMode::Carry, "carry", "made once, by @init"),
          clEnumValN(FrozenMode::Narrow, "narrow",
                     "none: stored low where nothing reads them in f32"),
          clEnumValN(FrozenMode::Cast, "cast", "made anew by each step"))};
  Option<int64_t> minCopy{
      *this, "min-copy", llvm::cl::init(0),
      llvm::cl::desc("Elements under which a copy is made anew by each step")};
  Option<PaddingMode> pad{
      *this, "pad", llvm::cl::init(PaddingMode::ByTime),
      llvm::cl::desc("Pad M, N and K to the tile of the type"),
      llvm::cl::values(clEnumValN(PaddingMode::ByTime, "true",
                                  "where that saves more time than it takes"),
                       clEnumValN(PaddingMode::Always, "always",
                                  "whatever launches that takes"),
                       clEnumValN(PaddingMode::Never, "false", "nothing"))};
  Option<std::string> pareto{
      *this, "pareto", llvm::cl::init(""),
      llvm::cl::desc("File for bytes against risk, as mp-pareto writes them; - "
                     "is the standard output")};
  Option<std::string> report{
      *this, "report", llvm::cl::init(""),
      llvm::cl::desc("File for the counts of casts, FLOPs and bytes, as JSON")};

private:
  /// A number of the optimizer.
  Option<double> makeNumber(llvm::StringRef name) {
    return Option<double>(
        *this, name, llvm::cl::init(std::numeric_limits<double>::quiet_NaN()),
        llvm::cl::desc("As in mp-insert-optimizer; nan: the optimizer's own"));
  }
  /// A number of the loss scaler.
  Option<double> makeScalerNumber(llvm::StringRef name) {
    return Option<double>(
        *this, name, llvm::cl::init(std::numeric_limits<double>::quiet_NaN()),
        llvm::cl::desc("As in mp-insert-loss-scaling; nan: the scaler's own"));
  }
  Option<int32_t> makeScalerCount(llvm::StringRef name) {
    return Option<int32_t>(
        *this, name, llvm::cl::init(-1),
        llvm::cl::desc("As in mp-insert-loss-scaling; -1: the scaler's own"));
  }
};

/// What a profile saw, roles, an update where one is asked for, policy,
/// scaling, precision, shapes, masters, each followed by its checker. Expects
/// an imported single-precision step; options that contradict each other or
/// name nothing are reported by the pass that reads them.
void buildAmpPipeline(OpPassManager &pm, const AmpOptions &options);

/// Options of `--mp-to-cuda`.
struct ToCudaOptions : PassPipelineOptions<ToCudaOptions> {
  Option<std::string> chip{
      *this, "chip", llvm::cl::init("sm_90"),
      llvm::cl::desc("GPU architecture the kernels are for, such as sm_90")};
  Option<std::string> cache{
      *this, "cache", llvm::cl::init(""),
      llvm::cl::desc("Folder that keeps the code of kernels for the next run")};
  Option<uint64_t> maxRounds{
      *this, "max-rounds", llvm::cl::init(0),
      llvm::cl::desc("Rounds of a loop that only data ends, whose results are "
                     "NaN if it goes on behind them; 0: it is refused")};
};

/// State ops to arithmetic, fusions, a plan of library calls and launches, and
/// its memory: what `buildToCudaPipeline` begins with.
void buildToPlanPipeline(OpPassManager &pm, uint64_t maxRounds = 0);

/// State ops to arithmetic, fusions, a plan of library calls and launches, its
/// memory, and PTX for its kernels. Expects what `buildAmpPipeline` leaves, or
/// an imported step with roles; leaves one `mprt.plan` for each function of
/// the step and the kernels they launch.
void buildToCudaPipeline(OpPassManager &pm, const ToCudaOptions &options);

/// Registers `--mp-amp` and `--mp-to-cuda`.
void registerPipelines();

} // namespace mlir::mp

#endif // MP_PIPELINES_PIPELINES_H
