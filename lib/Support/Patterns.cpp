//===- Patterns.cpp - Regular expressions of strangers --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The size of what LLVM compiles is counted over the pattern, from left to
// right; whether the pattern is one at all, LLVM says.
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Patterns.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using llvm::StringRef;

/// As many letters, copied and not.
static constexpr uint64_t maxSize = 20'000;
static constexpr size_t maxGroups = 64;

/// Skips a set in brackets, of which `rest` begins behind the first.
static StringRef skipSet(StringRef rest) {
  rest.consume_front("^");
  // A bracket that comes first is one of the set.
  size_t end = rest.find(']', 1);
  return end == StringRef::npos ? StringRef() : rest.drop_front(end + 1);
}

/// How often `{n}`, `{n,}` or `{n,m}` copies what stands before it.
static uint64_t readCopies(StringRef &rest) {
  uint64_t least = 0, most = 0;
  size_t end = std::min(rest.find('}'), rest.size());
  auto [first, second] = rest.take_front(end).split(',');
  rest = rest.drop_front(std::min(end + 1, rest.size()));
  if (first.getAsInteger(10, least))
    least = 0;
  if (second.getAsInteger(10, most))
    most = 0;
  return std::max<uint64_t>({least, most, 1});
}

std::optional<std::string> mp::findPatternProblem(StringRef pattern) {
  // Of each group that is open, the size before it.
  llvm::SmallVector<uint64_t> open;
  uint64_t size = 0, last = 0;
  StringRef rest = pattern;
  auto take = [&](uint64_t more) {
    last = more;
    size = llvm::SaturatingAdd(size, more);
  };
  while (!rest.empty()) {
    char c = rest.front();
    rest = rest.drop_front();
    if (c == '\\') {
      if (!rest.empty() && llvm::isDigit(rest.front()) && rest.front() != '0')
        return "has a back reference, which is not matched";
      rest = rest.drop_front(std::min<size_t>(1, rest.size()));
      take(1);
    } else if (c == '[') {
      rest = skipSet(rest);
      take(1);
    } else if (c == '(') {
      open.push_back(size);
      take(2);
      if (open.size() > maxGroups)
        return "nests groups deeper than " + std::to_string(maxGroups) +
               " levels";
    } else if (c == ')' && !open.empty()) {
      last = size - open.pop_back_val();
    } else if (c == '{') {
      uint64_t copies = readCopies(rest);
      uint64_t more = llvm::SaturatingMultiply(last, copies - 1);
      size = llvm::SaturatingAdd(size, more);
      last = llvm::SaturatingAdd(last, more);
    } else if (c != '*' && c != '+' && c != '?') {
      take(1);
    }
    if (size > maxSize)
      return "repeats too much: written out, it has more than " +
             std::to_string(maxSize) + " letters";
  }
  std::string why;
  if (!llvm::Regex(pattern).isValid(why))
    return "is not a regular expression: " + why;
  return std::nullopt;
}
