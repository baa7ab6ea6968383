//===- TextRepair.cpp - What text needs before the parser may see it ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linear scans. They decide nothing about syntax: what they let through may
// still be malformed, and the parser says so.
//
//===----------------------------------------------------------------------===//

#include "TextRepair.h"
#include "TextScanner.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult mp::checkConstants(MLIRContext *context, StringRef text,
                                 StringRef name) {
  if (!text.contains("__elided__"))
    return success();
  TextScanner scanner(text);
  while (std::optional<TextToken> token = scanner.next())
    if (token->kind == TextToken::Word && token->text == "__elided__")
      return emitError(locationAt(context, text, name, scanner.offset() - 1))
             << "the elements of this constant were left out when the file "
                "was printed; print it again without eliding large constants";
  return success();
}

/// Number of elements of `tensor<2x3xi1>` if `rest` starts with "> : " and such
/// a type.
static std::optional<uint64_t> boolElements(StringRef rest) {
  rest = rest.ltrim();
  if (!rest.consume_front(">"))
    return std::nullopt;
  rest = rest.ltrim();
  if (!rest.consume_front(":"))
    return std::nullopt;
  rest = rest.ltrim();
  if (!rest.consume_front("tensor<"))
    return std::nullopt;
  uint64_t count = 1, size = 0;
  while (!rest.consumeInteger(10, size)) {
    bool overflow = false;
    count = llvm::SaturatingMultiply(count, size, &overflow);
    if (overflow || !rest.consume_front("x"))
      return std::nullopt;
  }
  return rest.starts_with("i1>") ? std::optional<uint64_t>(count)
                                 : std::nullopt;
}

std::string mp::repackBoolLiterals(StringRef text) {
  std::string result;
  size_t copied = 0, found = 0;
  constexpr StringLiteral opening = "dense<\"0x";
  while ((found = text.find(opening, found)) != StringRef::npos) {
    size_t begin = found + opening.size();
    size_t end = text.find('"', begin);
    found = begin;
    if (end == StringRef::npos)
      break;
    StringRef hex = text.slice(begin, end);
    std::optional<uint64_t> count = boolElements(text.substr(end + 1));
    std::string bytes;
    // Packed literals of one element, and splats, read the same either way.
    if (!count || *count < 2 || hex.size() != 2 * *count ||
        !llvm::tryGetFromHex(hex, bytes))
      continue;
    std::string bits(llvm::divideCeil(bytes.size(), 8), '\0');
    for (size_t i = 0; i < bytes.size(); ++i)
      bits[i / 8] |= (bytes[i] != 0) << (i % 8);
    result.append(text.data() + copied, begin - copied);
    result += llvm::toHex(bits);
    copied = end;
  }
  result.append(text.data() + copied, text.size() - copied);
  return result;
}
