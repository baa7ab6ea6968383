//===- mp-reduce.cpp - Shrinks a failing graph ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "mp/InitAll.h"
#include "support/Diagnostics.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::mp::registerAllDialects(registry);
  mlir::mp::registerAllPasses();
  mlir::MLIRContext context(registry);
  mlir::mp::DiagnosticPrinter printer(context, "mp-reduce");
  return failed(mlir::mlirReduceMain(argc, argv, context));
}
