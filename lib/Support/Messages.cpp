//===- Messages.cpp - Words that messages have in common ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Messages.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::StringRef;

/// More of a name than anybody reads.
static constexpr size_t maxName = 200;
/// A line of a source may be as long as its file.
static constexpr size_t maxLine = 1000;
/// With the file and the place that stand around it, below 2 kB.
static constexpr size_t maxMessage = 1900;

std::string mp::escape(StringRef text) {
  std::string escaped;
  llvm::raw_string_ostream os(escaped);
  llvm::printEscapedString(text.take_front(maxName), os);
  if (text.size() > maxName)
    os << "...";
  return escaped;
}

/// How many bytes at the start of `text`, of which there are some, are one
/// character that prints; 0 if they are none.
static unsigned countPrinting(StringRef text) {
  auto byte = static_cast<unsigned char>(text.front());
  if (byte < 0x80)
    return llvm::isPrint(text.front()) || byte == '\t' ? 1 : 0;
  const auto *begin = reinterpret_cast<const llvm::UTF8 *>(text.data());
  unsigned size = llvm::getNumBytesForUTF8(byte);
  if (size > text.size() || !llvm::isLegalUTF8Sequence(begin, begin + size))
    return 0;
  // C1 controls, and marks that turn the direction of what follows.
  StringRef letter = text.take_front(size);
  bool isControl = byte == 0xC2 && static_cast<unsigned char>(letter[1]) < 0xA0;
  auto last = static_cast<unsigned char>(letter.back());
  bool isMark =
      (letter.starts_with("\xE2\x80") &&
       ((last >= 0x8B && last <= 0x8F) || (last >= 0xA8 && last <= 0xAE))) ||
      (letter.starts_with("\xE2\x81") && last >= 0xA0 && last <= 0xAF) ||
      letter == "\xEF\xBB\xBF";
  return isControl || isMark ? 0 : size;
}

std::string mp::makePlain(StringRef text) {
  std::string plain;
  size_t line = 0;
  bool isCut = false;
  while (!text.empty() && plain.size() < maxMessage) {
    if (text.front() == '\n') {
      plain += isCut ? "...\n" : "\n";
      line = 0;
      isCut = false;
      text = text.drop_front();
      continue;
    }
    unsigned size = countPrinting(text);
    size_t before = plain.size();
    if (line >= maxLine) {
      isCut = true;
      text = text.drop_front(std::min(text.find('\n'), text.size()));
      continue;
    }
    if (size)
      plain += text.take_front(size);
    else
      plain += "\\" + llvm::toHex(text.take_front(1));
    line += plain.size() - before;
    text = text.drop_front(std::max(size, 1u));
  }
  if (isCut)
    plain += "...";
  if (!text.empty())
    plain += "...";
  if (!plain.empty() && plain.back() != '\n' && (isCut || !text.empty()))
    plain += "\n";
  return plain;
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
