//===- mp-opt.cpp - The optimizer driver ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mp/InitAll.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::mp::registerAllDialects(registry);
  mlir::mp::registerAllPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "mp-opt: mixed precision for training graphs\n", registry));
}
