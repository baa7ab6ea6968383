//===- mp-lsp-server.cpp - Editor support for mp files --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "mp/InitAll.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::mp::registerAllDialects(registry);
  return failed(mlir::MlirLspServerMain(argc, argv, registry));
}
