//===- Start.h - How each tool begins and ends ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_START_H
#define MP_TOOLS_SUPPORT_START_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/InitLLVM.h"

namespace mlir::mp {

/// The first object of a tool's main(). A file that grows beyond what the
/// system allows is an error of the writer then, and what LLVM ends the process
/// for is told in one line.
class Start {
public:
  Start(int &argc, char **&argv);

private:
  llvm::InitLLVM init;
};

/// What cl::ParseCommandLineOptions does, its errors plain and short.
bool parseCommandLine(int argc, char **argv, StringRef overview);

/// That the plugins which the command line asks for can be loaded, by the
/// options `load-pass-plugin` and `load-dialect-plugin`; an error on stderr
/// where one cannot. Call it before they are parsed.
LogicalResult checkPlugins(int argc, char **argv);

/// The exit code: `code`, or 1 after an error on stderr where what was printed
/// did not arrive.
int finish(int code);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_START_H
