//===- TextScanner.cpp - Words, strings and brackets of MLIR text ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextScanner.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;

static bool isWordCharacter(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

char TextScanner::peek() const {
  StringRef rest = text.substr(position).ltrim();
  return rest.empty() ? '\0' : rest.front();
}

std::optional<TextToken> TextScanner::next() {
  while (position < text.size()) {
    size_t start = position;
    char c = text[position];
    if (isWordCharacter(c)) {
      while (position < text.size() && isWordCharacter(text[position]))
        ++position;
      return TextToken{TextToken::Word, text.slice(start, position)};
    }
    ++position;
    if (c == '"') {
      while (position < text.size() && text[position] != '"')
        position += text[position] == '\\' ? 2 : 1;
      size_t end = std::min(position, text.size());
      position = std::min(position + 1, text.size());
      return TextToken{TextToken::String, text.slice(start + 1, end)};
    }
    if (c == '/' && text.substr(position).starts_with("/")) {
      position = std::min(text.find('\n', position), text.size());
      continue;
    }
    if (c == '-' && text.substr(position).starts_with(">")) {
      ++position;
      continue;
    }
    if (!llvm::isSpace(c))
      return TextToken{TextToken::Symbol, text.slice(start, position)};
  }
  return std::nullopt;
}
