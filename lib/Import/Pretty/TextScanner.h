//===- TextScanner.h - Words, strings and brackets of MLIR text -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A linear scan that knows comments and strings, for decisions taken before the
// parser sees a byte: format, nesting, literals to repair. Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_PRETTY_TEXTSCANNER_H
#define MP_LIB_IMPORT_PRETTY_TEXTSCANNER_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace mlir::mp {

/// A piece of text with its place.
struct TextToken {
  enum Kind {
    /// Letters, digits, '_', '.', '$'; sigils (%, @, #, !) are symbols.
    Word,
    /// The inside of a string literal, escapes as written.
    String,
    /// Any other single character; "->" and "//" comments are skipped.
    Symbol,
  };
  Kind kind;
  StringRef text;
};

/// Splits `text` into tokens, front to back.
class TextScanner {
public:
  explicit TextScanner(StringRef text) : text(text) {}

  /// The next token; nullopt at the end of the text.
  std::optional<TextToken> next();

  /// The next character that is not white space; '\0' at the end.
  char peek() const;

  /// Byte offset just behind the last token.
  size_t offset() const { return position; }

private:
  StringRef text;
  size_t position = 0;
};

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_PRETTY_TEXTSCANNER_H
