//===- Messages.cpp - Words that messages have in common ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Messages.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::StringRef;

std::string mp::escape(StringRef text) {
  std::string escaped;
  llvm::raw_string_ostream os(escaped);
  llvm::printEscapedString(text, os);
  return escaped;
}

std::string mp::quote(StringRef text) { return "'" + escape(text) + "'"; }

std::string mp::countOf(int64_t number, StringRef noun) {
  return std::to_string(number) + " " + noun.str() + (number == 1 ? "" : "s");
}

std::string mp::listFirst(size_t count, size_t most,
                          llvm::function_ref<std::string(size_t)> getName) {
  std::string text;
  for (size_t index = 0; index < std::min(count, most); ++index)
    text += (index ? ", " : "") + getName(index);
  if (count > most)
    text += " and " + std::to_string(count - most) + " more";
  return text;
}

std::string mp::describeUnknown(StringRef what, StringRef word,
                                ArrayRef<StringRef> known) {
  return ("unknown " + what + " " + word + "; known are ").str() +
         llvm::join(known, ", ");
}

std::string mp::suggestNearest(StringRef word, ArrayRef<StringRef> candidates) {
  StringRef nearest;
  unsigned best = std::max<size_t>(3, word.size() / 3) + 1;
  for (StringRef candidate : candidates) {
    unsigned distance =
        word.edit_distance(candidate, /*AllowReplacements=*/true, best);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest.empty() ? "" : ("; did you mean '" + nearest + "'?").str();
}
