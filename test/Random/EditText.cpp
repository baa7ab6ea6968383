//===- EditText.cpp - Text with a mistake anywhere ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Edits.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// Values, symbols, attributes, names of ops and numbers, as the lexer has
/// them; of a shape its dimensions and its type.
static SmallVector<StringRef> findWords(StringRef text,
                                        function_ref<bool(StringRef)> isMeant) {
  SmallVector<StringRef> words;
  for (size_t at = 0; at < text.size(); ++at) {
    auto isInside = [](char c) {
      return llvm::isAlnum(c) || StringRef("_.$#%@!").contains(c);
    };
    size_t end = at;
    while (end < text.size() && isInside(text[end]))
      ++end;
    for (StringRef rest = text.slice(at, end); !rest.empty();) {
      bool isSize = llvm::isDigit(rest.front()) && !rest.starts_with("0x");
      size_t cut = isSize ? std::min(rest.find('x'), rest.size()) : rest.size();
      if (isMeant(rest.take_front(cut)))
        words.push_back(rest.take_front(cut));
      rest = rest.drop_front(std::min(cut + 1, rest.size()));
    }
    at = end;
  }
  return words;
}

static std::string replaced(StringRef text, StringRef part, StringRef by) {
  size_t at = part.data() - text.data();
  return (text.take_front(at) + by + text.substr(at + part.size())).str();
}

static std::string editLine(StringRef text, Choices &choices) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  StringRef &line = choices.in(lines), &other = choices.in(lines);
  switch (choices.below(3)) {
  case 0:
    lines.erase(&line);
    break;
  case 1:
    lines.insert(&line, StringRef(other));
    break;
  default:
    std::swap(line, other);
  }
  return llvm::join(lines, "\n");
}

static std::string editNumber(StringRef text, Choices &choices) {
  SmallVector<StringRef> numbers = findWords(
      text, [](StringRef word) { return llvm::isDigit(word.front()); });
  if (numbers.empty())
    return text.str();
  return replaced(
      text, choices.in(numbers),
      choices.of<StringRef>({"0", "1", "-1", "2", "3", "7", "64", "65505.0",
                             "1.0e-30", "0x7FC00000", "1000000", "2147483648",
                             "9223372036854775807"}));
}

/// A word becomes another one of its kind, by what it begins with.
static std::string editWord(StringRef text, Choices &choices) {
  char kind = choices.of({'%', '#', '@', 'a', 'm', 's', 'f'});
  SmallVector<StringRef> words = findWords(text, [&](StringRef word) {
    return kind == 'a' ? bool(llvm::isAlpha(word.front()))
                       : word.front() == kind;
  });
  if (words.empty())
    return text.str();
  return replaced(text, choices.in(words), choices.in(words));
}

/// Of one value, or throughout.
static std::string editType(StringRef text, Choices &choices) {
  auto types = {"f32", "f16", "bf16", "f64", "i32", "i64", "i1", "f8E4M3FN"};
  std::string from = choices.of(types), to = choices.of(types);
  if (choices.chance(50))
    from = "f32";
  SmallVector<StringRef> words =
      findWords(text, [&](StringRef word) { return word == from; });
  // Behind a size that is not known.
  for (StringRef word :
       findWords(text, [&](StringRef word) { return word == "x" + from; }))
    words.push_back(word.take_back(from.size()));
  if (words.empty())
    return text.str();
  if (choices.chance(50))
    return replaced(text, choices.in(words), to);
  llvm::sort(words,
             [](StringRef a, StringRef b) { return a.data() < b.data(); });
  std::string all;
  const char *done = text.begin();
  for (StringRef word : words) {
    all.append(done, word.begin());
    all += to;
    done = word.end();
  }
  return all.append(done, text.end());
}

std::string random::editText(StringRef text, Choices &choices) {
  switch (choices.below(4)) {
  case 0:
    return editLine(text, choices);
  case 1:
    return editNumber(text, choices);
  case 2:
    return editWord(text, choices);
  default:
    return editType(text, choices);
  }
}
