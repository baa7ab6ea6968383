//===- consumer.cpp - A foreign compiler that embeds the passes -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "mp/InitAll.h"
#include "mp/Pipelines/Pipelines.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// One step of linear regression.
static constexpr const char *source = R"mlir(
func.func @main(%w: tensor<64x16xf32> {mp.name = "w"},
                %x: tensor<8x64xf32> {mp.name = "x"},
                %t: tensor<8x16xf32> {mp.name = "t"})
    -> (tensor<64x16xf32> {mp.name = "new.w"}, tensor<f32> {mp.name = "loss"}) {
  %rate = arith.constant dense<0.1> : tensor<64x16xf32>
  %eighth = arith.constant dense<0.125> : tensor<8x16xf32>
  %y = mp.dot %x, %w contracting [1] x [0]
     : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  %d = arith.subf %y, %t : tensor<8x16xf32>
  %dd = arith.mulf %d, %d : tensor<8x16xf32>
  %part = arith.mulf %dd, %eighth : tensor<8x16xf32>
  %loss = mp.reduce add %part dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %dy = arith.mulf %d, %eighth : tensor<8x16xf32>
  %g = mp.dot %x, %dy contracting [0] x [0]
     : (tensor<8x64xf32>, tensor<8x16xf32>) -> tensor<64x16xf32>
  %step = arith.mulf %g, %rate : tensor<64x16xf32>
  %new = arith.subf %w, %step : tensor<64x16xf32>
  return %new, %loss : tensor<64x16xf32>, tensor<f32>
})mlir";

int main() {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(source, &context);
  if (!module)
    return 1;
  PassManager pm(&context);
  mp::AmpOptions amp;
  amp.dtype = "f16";
  mp::buildAmpPipeline(pm, amp);
  mp::ToCudaOptions cuda;
  cuda.chip = "sm_90";
  mp::buildToCudaPipeline(pm, cuda);
  if (failed(pm.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
