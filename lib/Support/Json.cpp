//===- Json.cpp - JSON of strangers ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Json.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

/// Deeper than any file of ours.
static constexpr unsigned maxNesting = 32;

namespace {
/// What a text holds, by its brackets and commas outside of strings.
struct Contents {
  unsigned deepest = 0;
  size_t objects = 0, values = 0;
};
} // namespace

static Contents count(llvm::StringRef text) {
  Contents contents;
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i)
        i += text[i] == '\\';
    } else if (c == '[' || c == '{') {
      contents.deepest = std::max(contents.deepest, ++depth);
      contents.objects += c == '{';
      ++contents.values;
    } else if (c == ']' || c == '}') {
      depth -= depth > 0;
    } else {
      contents.values += c == ',';
    }
  }
  return contents;
}

llvm::Expected<llvm::json::Value>
mp::parseJson(llvm::StringRef text, size_t maxObjects, size_t maxValues) {
  Contents contents = count(text);
  if (contents.deepest > maxNesting)
    return llvm::createStringError("nested deeper than %u", maxNesting);
  if (contents.objects > maxObjects)
    return llvm::createStringError("holds more than %zu objects", maxObjects);
  if (contents.values > maxValues)
    return llvm::createStringError("holds more than %zu values", maxValues);
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (value)
    return value;
  return llvm::createStringError(escape(llvm::toString(value.takeError())));
}
