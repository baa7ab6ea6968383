//===- TextLimits.cpp - Text that MLIR's parser may see -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One scan over each byte of each file. It decides nothing about syntax: what
// it lets through may still be malformed, and the parser says so. Brackets are
// one way to nest, aliases that name earlier aliases another, and the sum of
// both is what a walk over the result goes down.
//
//===----------------------------------------------------------------------===//

#include "mp/Support/TextLimits.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

Location mp::locationAt(MLIRContext *context, StringRef text, StringRef name,
                        size_t offset) {
  StringRef before = text.take_front(offset);
  size_t line = before.count('\n') + 1;
  size_t column = before.size() - (before.rfind('\n') + 1) + 1;
  return FileLineColLoc::get(context, name, line, column);
}

static bool isWord(char c) { return llvm::isAlnum(c) || c == '_'; }

namespace {
class TextScan {
public:
  TextScan(MLIRContext *context, StringRef text, StringRef name,
           const TextLimits &limits)
      : context(context), text(text), name(name), limits(limits) {}

  LogicalResult run();

private:
  /// What an alias stands for, other aliases replaced.
  struct Alias {
    StringRef name;
    unsigned depth = 0;
    uint64_t parts = 1;
  };

  InFlightDiagnostic error(size_t offset) const {
    return emitError(locationAt(context, text, name, offset));
  }
  LogicalResult open();
  void close();
  LogicalResult skipString();
  LogicalResult skipWord();
  LogicalResult checkWidth(StringRef word, size_t begin) const;
  LogicalResult readAlias();
  LogicalResult checkAlignment(StringRef string) const;

  MLIRContext *context;
  StringRef text, name;
  const TextLimits &limits;

  size_t at = 0;
  unsigned depth = 0;
  bool startsLine = true;
  bool inResources = false;
  /// Where an affine map or set begins, and the brackets around it.
  std::optional<std::pair<size_t, unsigned>> affine;
  /// By name with its sigil.
  llvm::StringMap<Alias> aliases;
  /// Whose definition is read; ends with its line, or what is open on it.
  std::optional<Alias> defined;
};
} // namespace

LogicalResult TextScan::open() {
  if (++depth > limits.maxNesting)
    return error(at) << "brackets nest deeper than " << limits.maxNesting
                     << " levels";
  if (defined)
    defined->depth = std::max(defined->depth, depth);
  return success();
}

void TextScan::close() {
  depth -= depth > 0;
  if (affine && depth <= affine->second)
    affine.reset();
}

/// The first four bytes of a resource are its alignment.
LogicalResult TextScan::checkAlignment(StringRef string) const {
  std::string bytes;
  if (!string.consume_front("0x") || string.size() < 8 ||
      !llvm::tryGetFromHex(string.take_front(8), bytes))
    return success();
  uint32_t alignment = 0;
  for (char byte : llvm::reverse(bytes))
    alignment = alignment << 8 | static_cast<unsigned char>(byte);
  if (llvm::isPowerOf2_32(alignment) && alignment <= limits.maxAlignment)
    return success();
  return error(at) << "a resource wants an alignment of " << alignment
                   << " bytes, which is not a power of two up to "
                   << limits.maxAlignment;
}

LogicalResult TextScan::skipString() {
  size_t begin = at + 1;
  for (++at; at < text.size() && text[at] != '"'; ++at)
    at += text[at] == '\\';
  return inResources ? checkAlignment(text.slice(begin, at)) : success();
}

/// `i64`, `ui8`, the `4xi64` of a shape: whether the integer is no wider than
/// it may be. What has a sigil or a dot in front of it is a name.
LogicalResult TextScan::checkWidth(StringRef word, size_t begin) const {
  char before = begin == 0 ? ' ' : text[begin - 1];
  StringRef type = word;
  bool isShape = llvm::isDigit(word.front()) ||
                 (word.front() == 'x' && StringRef("?*]").contains(before));
  if (isShape)
    type = word.substr(word.rfind('x') + 1);
  else if (StringRef("%@^#!.$").contains(before))
    return success();
  if (type.starts_with("si") || type.starts_with("ui"))
    type = type.drop_front();
  if (!type.consume_front("i") || type.empty() ||
      !llvm::all_of(type, llvm::isDigit))
    return success();
  unsigned width = 0;
  if (!type.getAsInteger(10, width) && width <= limits.maxIntegerBits)
    return success();
  return error(begin) << "an integer type of more than "
                      << limits.maxIntegerBits << " bits";
}

LogicalResult TextScan::skipWord() {
  size_t begin = at;
  while (at + 1 < text.size() && isWord(text[at + 1]))
    ++at;
  size_t size = at + 1 - begin;
  bool isNumeral = llvm::isDigit(text[begin]);
  size_t most = isNumeral ? limits.maxNumeral : limits.maxWord;
  if (size > most)
    return error(begin) << (isNumeral ? "a numeral" : "a word") << " of "
                        << size << " characters; at most " << most
                        << " are read";
  StringRef word = text.substr(begin, size);
  if (!affine && (word == "affine_map" || word == "affine_set"))
    affine = {begin, depth};
  return checkWidth(word, begin);
}

/// `#name` or `!name`: of a dialect, the definition of an alias, or a use.
LogicalResult TextScan::readAlias() {
  size_t begin = at;
  bool isFirst = startsLine && depth == 0;
  if (at + 1 >= text.size() || !isWord(text[at + 1]))
    return success();
  ++at;
  if (failed(skipWord()))
    return failure();
  StringRef alias = text.slice(begin, at + 1);
  if (isFirst && text.substr(at + 1).ltrim(" \t").starts_with("=")) {
    defined = Alias{alias};
    return success();
  }
  auto used = defined ? aliases.find(alias) : aliases.end();
  if (used == aliases.end())
    return success();
  defined->depth = std::max(defined->depth, depth + 1 + used->second.depth);
  defined->parts = llvm::SaturatingAdd(defined->parts, used->second.parts);
  if (defined->depth > limits.maxAliasDepth)
    return error(begin) << "aliases nest deeper than " << limits.maxAliasDepth
                        << " levels";
  if (defined->parts > limits.maxAliasParts)
    return error(begin) << "an alias stands for more than "
                        << limits.maxAliasParts << " parts";
  return success();
}

LogicalResult TextScan::run() {
  // Where a file is padded: the lexer takes each for a blank.
  if (size_t zero = text.find('\0'); zero != StringRef::npos)
    return error(zero) << "a zero byte in text";
  for (; at < text.size(); ++at) {
    LogicalResult result = success();
    char c = text[at];
    switch (c) {
    case '(':
    case '[':
    case '{':
    case '<':
      inResources |= depth == 0 && text.substr(at).starts_with("{-#");
      result = open();
      break;
    case ')':
    case ']':
    case '}':
    case '>':
      close();
      break;
    case '-':
      at += text.substr(at + 1).starts_with(">");
      break;
    case '/':
      if (text.substr(at + 1).starts_with("/")) {
        at = std::min(text.find('\n', at), text.size()) - 1;
        continue;
      }
      break;
    case '"':
      result = skipString();
      break;
    case '#':
    case '!':
      result = readAlias();
      break;
    case '\n':
      startsLine = true;
      if (depth == 0 && defined) {
        StringRef alias = defined->name;
        aliases.try_emplace(alias, *std::exchange(defined, std::nullopt));
      }
      continue;
    default:
      if (c == ' ' || c == '\t' || c == '\r')
        continue;
      if (isWord(c))
        result = skipWord();
      break;
    }
    if (failed(result))
      return failure();
    startsLine = false;
    if (affine && at - affine->first > limits.maxAffine)
      return error(affine->first) << "an affine map or set of more than "
                                  << limits.maxAffine << " characters";
  }
  return success();
}

LogicalResult mp::checkText(MLIRContext *context, StringRef text,
                            StringRef name, const TextLimits &limits) {
  return TextScan(context, text, name, limits).run();
}
