//===- Import.h - From bytes to a StableHLO module in normal form ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_IMPORT_IMPORT_H
#define MP_IMPORT_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mp/Import/BytecodeLimits.h"
#include "mp/Support/Files.h"
#include "mp/Support/TextLimits.h"

namespace mlir::mp {

/// What a file is, told from its bytes.
enum class FileFormat {
  /// No StableHLO in it: text or bytecode for the ordinary parser.
  MLIR,
  /// MLIR text with stablehlo or chlo ops, pretty or generic.
  StablehloText,
  /// MLIR bytecode of the vhlo dialect (a portable artifact).
  VhloBytecode,
  /// Bytecode of the stablehlo dialect itself; recognized, not read.
  StablehloBytecode,
  /// Flatbuffer of `jax.export`, around a portable artifact.
  JaxExport,
  /// Zip archive (.npz, .pt, .pt2); recognized, not read.
  Zip,
  /// No bytes at all.
  Empty,
  /// Binary, and none of the above.
  Unknown,
};

/// Tells the format of `bytes`; looks at the first bytes of binary files and
/// at all of a text, outside strings and comments.
FileFormat detectFormat(StringRef bytes);

/// Bounds on a file from a stranger.
struct ReadLimits {
  /// Largest file, in bytes.
  uint64_t maxBytes = maxGraphBytes;
  /// Of what a text may hold.
  TextLimits text;
  /// Of what bytecode may hold.
  BytecodeLimits bytecode;
};

/// Reads StableHLO text, a portable artifact or a jax.export file into
/// `context`, as a module in the form of NormalForm.h. `vjpOrder` chooses the
/// program in a jax.export file: the function itself (0), its vjp (1) and so
/// on. Null after one error, at `name` or inside it, when the bytes are of no
/// such format or malformed. Foreign ops are allowed in the
/// context only during the call. Bytecode is checked before upstream's reader
/// sees it (BytecodeLimits.h); a tool should try it in a child process all the
/// same.
OwningOpRef<ModuleOp> readStablehlo(StringRef bytes, StringRef name,
                                    MLIRContext *context,
                                    const ReadLimits &limits = {},
                                    unsigned vjpOrder = 0);

} // namespace mlir::mp

#endif // MP_IMPORT_IMPORT_H
