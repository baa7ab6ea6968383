//===- mp-reduce.cpp - Shrinks a failing graph ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "mp/InitAll.h"
#include "support/Diagnostics.h"
#include "llvm/Support/Compiler.h"

#if LLVM_ADDRESS_SANITIZER_BUILD
// MLIR's reducer keeps the modules that it tried when it is refused.
// NOLINTNEXTLINE(readability-identifier-naming): LeakSanitizer looks for it
extern "C" int __lsan_is_turned_off() { return 1; }
#endif

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::mp::registerAllDialects(registry);
  mlir::mp::registerAllPasses();
  mlir::MLIRContext context(registry);
  mlir::mp::DiagnosticPrinter printer(context, "mp-reduce");
  return failed(mlir::mlirReduceMain(argc, argv, context));
}
