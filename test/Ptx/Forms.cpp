//===- Forms.cpp - Parts of opcodes ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Forms.h"

#include "llvm/ADT/STLExtras.h"

using namespace mp::ptx;
using llvm::StringRef;

Words::Words(StringRef opcode) {
  opcode.split(rest, '.');
  first = rest.front();
  rest.erase(rest.begin());
}

bool Words::take(StringRef word) {
  auto *found = llvm::find(rest, word);
  if (found == rest.end())
    return false;
  rest.erase(found);
  return true;
}

StringRef Words::takeLast() {
  return rest.empty() ? StringRef() : rest.pop_back_val();
}

unsigned mp::ptx::widthOf(StringRef type) {
  if (type == "pred")
    return 1;
  bool isPair = type.consume_back("x2");
  if (!type.consume_front("bf") && !type.consume_front("b") &&
      !type.consume_front("u") && !type.consume_front("s") &&
      !type.consume_front("f"))
    return 0;
  unsigned width = 0;
  if (type.getAsInteger(10, width) ||
      (width != 8 && width != 16 && width != 32 && width != 64))
    return 0;
  return isPair ? 2 * width : width;
}

std::optional<Rounding> mp::ptx::takeRounding(Words &words) {
  if (words.take("rn"))
    return Rounding::Nearest;
  if (words.take("rz"))
    return Rounding::Zero;
  if (words.take("rm"))
    return Rounding::Down;
  if (words.take("rp"))
    return Rounding::Up;
  return std::nullopt;
}
