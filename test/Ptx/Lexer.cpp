//===- Lexer.cpp - Words of PTX -------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lexer.h"

#include "llvm/ADT/StringExtras.h"

using namespace mp::ptx;
using llvm::StringRef;

/// Dots belong to words: `add.rn.f32`, `%tid.x`. So do the two colons of
/// `L1::no_allocate`, but not the one behind a label.
static size_t findWordEnd(StringRef text) {
  size_t at = 0;
  while (at < text.size()) {
    if (llvm::isAlnum(text[at]) || StringRef("_$%.").contains(text[at]))
      ++at;
    else if (text.substr(at).starts_with("::"))
      at += 2;
    else
      break;
  }
  return at;
}

static size_t findEnd(StringRef text, Token::Kind &kind) {
  if (llvm::isDigit(text[0])) {
    kind = Token::Number;
    return findWordEnd(text);
  }
  if (llvm::isAlpha(text[0]) || StringRef("_$%.").contains(text[0])) {
    kind = Token::Word;
    return findWordEnd(text);
  }
  if (text[0] == '"') {
    kind = Token::Text;
    size_t end = text.find('"', 1);
    return end == StringRef::npos ? 0 : end + 1;
  }
  kind = Token::Mark;
  return StringRef(",;[]{}()<>+-@!|=:").contains(text[0]) ? 1 : 0;
}

llvm::Expected<std::vector<Token>> mp::ptx::cut(StringRef text) {
  std::vector<Token> tokens;
  unsigned line = 1;
  size_t at = 0;
  while (at < text.size()) {
    StringRef rest = text.substr(at);
    size_t length = 1;
    if (rest.starts_with("//")) {
      length = std::min(rest.find('\n'), rest.size());
    } else if (rest.starts_with("/*")) {
      size_t end = rest.find("*/", 2);
      length = end == StringRef::npos ? rest.size() : end + 2;
    } else if (!llvm::isSpace(rest[0])) {
      Token token;
      token.line = line;
      length = findEnd(rest, token.kind);
      if (length == 0)
        return llvm::createStringError("line %u: no PTX begins with '%c'", line,
                                       rest[0]);
      token.text = rest.take_front(length);
      tokens.push_back(token);
    }
    line += rest.take_front(length).count('\n');
    at += length;
  }
  tokens.push_back({Token::End, StringRef(), line});
  return tokens;
}

bool mp::ptx::readNumber(StringRef text, NumberValue &value) {
  value = NumberValue();
  bool isSingle = text.starts_with_insensitive("0f");
  if (isSingle || text.starts_with_insensitive("0d")) {
    value.floatWidth = isSingle ? 32 : 64;
    StringRef digits = text.drop_front(2);
    return digits.size() == value.floatWidth / 4 &&
           !digits.getAsInteger(16, value.bits);
  }
  text.consume_back("U");
  return !text.getAsInteger(0, value.bits);
}
