//===- ForeignInput.h - Import a foreign file before a tool works ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_FOREIGNINPUT_H
#define MP_TOOLS_SUPPORT_FOREIGNINPUT_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mp/Import/Import.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::mp {

/// How to import.
struct ForeignInputOptions {
  ReadLimits limits;
  /// Which program of a jax.export file: 0 the function, 1 its vjp.
  unsigned vjpOrder = 0;
  /// Stops at the normal form of StableHLO.
  bool normalFormOnly = false;
  /// Reads mp text or bytecode, or what else MLIR's own reader takes.
  bool isOwn = false;
  /// Prints text, with locations where `printLocations` says so, instead of
  /// bytecode.
  bool emitText = false;
  bool printLocations = true;
  /// Checks `expected-*` comments of text instead of printing diagnostics.
  SourceMgrDiagnosticVerifierHandler::Level verifyDiagnostics =
      SourceMgrDiagnosticVerifierHandler::Level::None;
};

/// Whether `bytes` hold something to import: StableHLO text, a portable
/// artifact, or a binary that importing refuses with a reason.
bool isForeignInput(StringRef bytes);

/// Imports `input` in a child process and returns the module, as bytecode or
/// text; nullopt after diagnostics on stderr. With verifyDiagnostics, an import
/// that fails exactly as expected makes an empty module.
std::optional<std::string>
importForeignInput(llvm::MemoryBufferRef input, const DialectRegistry &registry,
                   const ForeignInputOptions &options);

/// Moves this process into a child, and has the pipeline of `config` begin with
/// the import of `file`, or its reading where there is nothing to import,
/// bounded until it is done. Returns the text to run the
/// pipeline on, or null after one error on stderr. For a file that is one chunk
/// and a config without verifyDiagnostics.
std::unique_ptr<llvm::MemoryBuffer>
importInPipeline(MlirOptMainConfig &config,
                 std::unique_ptr<llvm::MemoryBuffer> file,
                 const ForeignInputOptions &options);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_FOREIGNINPUT_H
