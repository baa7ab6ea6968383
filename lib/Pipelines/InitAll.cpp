//===- InitAll.cpp - The one list of dialects, models and passes ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/InitAll.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Transforms/Passes.h"
#include "mp/CodeGen/Passes.h"
#include "mp/Conversion/Passes.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Dialect/MPRT/Transforms/Passes.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Pipelines/Pipelines.h"
#include "mp/Transforms/Passes.h"

using namespace mlir;

void mp::registerAllDialects(DialectRegistry &registry) {
  registry.insert<MPDialect, arith::ArithDialect, func::FuncDialect,
                  linalg::LinalgDialect, math::MathDialect, mprt::MPRTDialect,
                  scf::SCFDialect, tensor::TensorDialect, tosa::TosaDialect>();
  registerExternalModels(registry);
}

void mp::registerAllPasses() {
  registerCanonicalizerPass();
  registerCSEPass();
  registerInlinerPass();
  registerSymbolDCEPass();
  registerMPConversionPasses();
  registerMPTransformsPasses();
  registerMPRTPasses();
  registerMPCodeGenPasses();
  registerPipelines();
}
