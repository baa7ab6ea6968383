//===- TextLimits.h - Text that MLIR's parser may see -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_TEXTLIMITS_H
#define MP_SUPPORT_TEXTLIMITS_H

#include "mlir/IR/Location.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir::mp {

/// Bounds on MLIR text: what its parser, which recurses, and whoever walks the
/// result can take.
struct TextLimits {
  /// Deepest nesting of brackets.
  unsigned maxNesting = 256;
  /// Deepest nesting of what an alias stands for, through other aliases.
  unsigned maxAliasDepth = 4096;
  /// Most parts of that, with each alias replaced by what it stands for.
  uint64_t maxAliasParts = uint64_t(1) << 20;
  /// Longest word and longest numeral outside of quotes, in characters.
  size_t maxWord = 65536, maxNumeral = 1024;
  /// Widest integer type: folding divides and multiplies in its width.
  unsigned maxIntegerBits = 4096;
  /// Longest affine map or set, in characters.
  size_t maxAffine = 16384;
  /// Largest alignment of a resource, in bytes: a page.
  unsigned maxAlignment = 4096;
};

/// The place of a character of `text`, which is the file `name`.
Location locationAt(MLIRContext *context, StringRef text, StringRef name,
                    size_t offset);

/// Fails with one error where MLIR text passes a bound, or has a zero byte.
/// Strings and comments do not count.
LogicalResult checkText(MLIRContext *context, StringRef text, StringRef name,
                        const TextLimits &limits = {});

} // namespace mlir::mp

#endif // MP_SUPPORT_TEXTLIMITS_H
