//===- Json.cpp - JSON of strangers ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Json.h"

using namespace mlir;
using namespace mlir::mp;

/// Deeper than any file of ours.
static constexpr unsigned maxNesting = 32;

static bool nestsTooDeep(llvm::StringRef text) {
  unsigned depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      if (c == '\\')
        ++i;
      inString = c != '"';
    } else if (c == '"') {
      inString = true;
    } else if (c == '[' || c == '{') {
      if (++depth > maxNesting)
        return true;
    } else if ((c == ']' || c == '}') && depth) {
      --depth;
    }
  }
  return false;
}

llvm::Expected<llvm::json::Value> mp::parseJson(llvm::StringRef text) {
  if (nestsTooDeep(text))
    return llvm::createStringError("nested deeper than %u", maxNesting);
  return llvm::json::parse(text);
}
