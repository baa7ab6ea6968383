//===- JaxExport.h - The program inside a jax.export file -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_JAXEXPORT_JAXEXPORT_H
#define MP_LIB_IMPORT_JAXEXPORT_JAXEXPORT_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

/// What `Exported.serialize()` writes, as far as an importer needs it.
struct JaxExport {
  /// The portable artifact; a part of the file.
  StringRef artifact;
  /// Paths of the program's last arguments and of its last results, such as
  /// `args[0]['w']` and `result[1]`. Arguments that JAX adds (the platform,
  /// sizes, tokens) stand before them.
  std::vector<std::string> arguments, results;
};

/// Reads the container. `vjpOrder` chooses the function itself (0) or a
/// derivative that the file holds beside it. Emits one error at `start`.
FailureOr<JaxExport> readJaxExport(StringRef bytes, Location start,
                                   unsigned vjpOrder);

/// Names arguments and results of the entry that the artifact left unnamed.
LogicalResult applyNames(const JaxExport &file, ModuleOp module);

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_JAXEXPORT_JAXEXPORT_H
