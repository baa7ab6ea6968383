//===- BytecodeLimits.h - Bytecode that MLIR may see ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_IMPORT_BYTECODELIMITS_H
#define MP_IMPORT_BYTECODELIMITS_H

#include "mp/Support/TextLimits.h"

namespace mlir::mp {

/// Bounds on MLIR bytecode: what its reader, which trusts counts and indices,
/// and whoever walks the result can take.
struct BytecodeLimits {
  /// Deepest nesting of regions.
  unsigned maxNesting = 256;
  /// Deepest nesting of attributes and types, through others.
  unsigned maxDepth = 4096;
  /// Most parts of one, with each reference replaced by what it names.
  uint64_t maxParts = uint64_t(1) << 20;
  /// Largest alignment of a section or a resource, in bytes: a page.
  unsigned maxAlignment = 4096;
  /// Of attributes and types that are kept as text, and of integers.
  TextLimits text;
};

/// Fails with one error, at the start of the file `name`, where bytecode passes
/// a bound, counts more than there are bytes for, names what no table has, or
/// has a type or a constant that MLIR would only notice with assertions. For
/// the formats 0 to 6 of MLIR's bytecode. What it lets through may still be
/// malformed, and the reader says so.
LogicalResult checkBytecode(MLIRContext *context, StringRef bytes,
                            StringRef name, const BytecodeLimits &limits = {});

} // namespace mlir::mp

#endif // MP_IMPORT_BYTECODELIMITS_H
