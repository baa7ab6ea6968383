//===- MPToStablehlo.h - Write a training step as StableHLO -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CONVERSION_MPTOSTABLEHLO_H
#define MP_CONVERSION_MPTOSTABLEHLO_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

struct StablehloExportOptions {
  /// Write `loc(...)` of every op and argument.
  bool printLocations = false;
};

/// Writes `module` as StableHLO text in generic form, which needs no dialect of
/// ours to be read: every op of mp, arith and math becomes one or more ops of
/// stablehlo (or chlo), names and roles of arguments and results stay as
/// strings. `module` is not changed. Must not run while other threads use the
/// context.
///
/// Fails, with nothing written, if an op has no expansion; one error lists all
/// of them.
LogicalResult exportStablehlo(ModuleOp module, llvm::raw_ostream &stream,
                              const StablehloExportOptions &options = {});

} // namespace mlir::mp

#endif // MP_CONVERSION_MPTOSTABLEHLO_H
