//===- Optimize.h - mlir-opt's driver with one verifier run -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_OPTIMIZE_H
#define MP_TOOLS_SUPPORT_OPTIMIZE_H

#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::mp {

/// Whether the pipeline runs once, on one module, and nobody asked to see it or
/// to run it again: passes of a tool's own may stand around those of the user.
bool isPlainRun(const MlirOptMainConfig &config);

/// What MlirOptMain does, but that IR is verified once, behind all passes,
/// where a user did not ask for more: behind each it takes a third of the time.
/// Where the result is not valid, the passes run again to find the one that
/// left it so, and an error tells its name beside what is wrong.
LogicalResult optimize(raw_ostream &stream,
                       std::unique_ptr<llvm::MemoryBuffer> input,
                       DialectRegistry &registry,
                       const MlirOptMainConfig &config);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_OPTIMIZE_H
