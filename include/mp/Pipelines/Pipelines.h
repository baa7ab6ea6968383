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

namespace mlir::mp {

/// Options of `--mp-amp`.
struct AmpOptions : PassPipelineOptions<AmpOptions> {
  Option<std::string> dtype{
      *this, "dtype", llvm::cl::init("f16"),
      llvm::cl::desc("Low type: f16, bf16, or off (leaves the step alone)")};
  Option<std::string> policy{
      *this, "policy", llvm::cl::init(""),
      llvm::cl::desc("File with a #mp.policy of the user's own")};
  Option<std::string> roles{
      *this, "roles", llvm::cl::init(""),
      llvm::cl::desc("JSON file with the roles of arguments and results")};
  Option<std::string> lossScale{
      *this, "loss-scale", llvm::cl::init("dynamic"),
      llvm::cl::desc("dynamic, off, or a number: a static scale")};
  Option<bool> masters{
      *this, "masters", llvm::cl::init(true),
      llvm::cl::desc("FP32 master weights with low-precision working copies; "
                     "without, the parameters themselves are stored low")};
  Option<bool> pad{*this, "pad", llvm::cl::init(true),
                   llvm::cl::desc("Pad M, N and K to the tile of the type")};
  Option<std::string> report{
      *this, "report", llvm::cl::init(""),
      llvm::cl::desc("File for the counts of casts, FLOPs and bytes, as JSON")};
};

/// Roles, policy, scaling, precision, shapes, masters, each followed by its
/// checker. Expects an imported single-precision step; options that contradict
/// each other or name nothing are reported by the pass that reads them.
void buildAmpPipeline(OpPassManager &pm, const AmpOptions &options);

/// Options of `--mp-to-cuda`.
struct ToCudaOptions : PassPipelineOptions<ToCudaOptions> {
  Option<std::string> chip{
      *this, "chip", llvm::cl::init("sm_90"),
      llvm::cl::desc("GPU architecture the kernels are for, such as sm_90")};
};

/// State ops to arithmetic, fusions, a plan of library calls and launches, its
/// memory, and PTX for its kernels. Expects what `buildAmpPipeline` leaves, or
/// an imported step with roles; leaves one `mprt.plan` for each function of
/// the step and the kernels they launch.
void buildToCudaPipeline(OpPassManager &pm, const ToCudaOptions &options);

/// Registers `--mp-amp` and `--mp-to-cuda`.
void registerPipelines();

} // namespace mlir::mp

#endif // MP_PIPELINES_PIPELINES_H
