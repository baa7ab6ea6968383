//===- Lexer.h - Words of PTX -----------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_LEXER_H
#define MP_TEST_PTX_LEXER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <vector>

namespace mp::ptx {

/// A word, a number, a quoted text, or one character of punctuation.
struct Token {
  enum Kind : uint8_t { Word, Number, Text, Mark, End };
  Kind kind = End;
  llvm::StringRef text;
  unsigned line = 0;

  bool is(llvm::StringRef what) const {
    return kind != Text && kind != End && text == what;
  }
};

/// Cuts a text into tokens, without comments; the last is of kind `End`.
llvm::Expected<std::vector<Token>> cut(llvm::StringRef text);

/// The number a token stands for, and the width of a float that is written in
/// bits (`0f3F800000`), else 0.
struct NumberValue {
  uint64_t bits = 0;
  unsigned floatWidth = 0;
};
/// False if it is none.
bool readNumber(llvm::StringRef text, NumberValue &value);

} // namespace mp::ptx

#endif // MP_TEST_PTX_LEXER_H
