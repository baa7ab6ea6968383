//===- DetectFormat.cpp - What a file is, told from its bytes -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Binary formats have magic numbers. In text a name counts where an op or an
// attribute of the dialect can stand: bare, after '#' or '!', or quoted and
// called; not in comments, nor in the strings of locations and attributes.
//
//===----------------------------------------------------------------------===//

#include "Pretty/TextScanner.h"
#include "mp/Import/Import.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;

static bool isHloName(StringRef name) {
  return name.starts_with("stablehlo.") || name.starts_with("chlo.");
}

static bool hasHloText(StringRef text) {
  if (!text.contains("hlo."))
    return false;
  TextScanner scanner(text);
  while (std::optional<TextToken> token = scanner.next()) {
    if (token->kind == TextToken::Word && isHloName(token->text))
      return true;
    if (token->kind == TextToken::String && scanner.peek() == '(' &&
        isHloName(token->text))
      return true;
  }
  return false;
}

FileFormat mp::detectFormat(StringRef bytes) {
  if (bytes.empty())
    return FileFormat::Empty;
  // Strings in bytecode end in a NUL; "stablehlo" does not contain "vhlo".
  if (bytes.starts_with("ML\xEFR"))
    return bytes.contains(StringRef("vhlo\0", 5)) ? FileFormat::VhloBytecode
           : bytes.contains(StringRef("stablehlo\0", 10))
               ? FileFormat::StablehloBytecode
               : FileFormat::MLIR;
  if (bytes.starts_with("PK\x03\x04"))
    return FileFormat::Zip;
  // A flatbuffer starts with the offset of its root table; jax.export's holds
  // an artifact inside.
  if (bytes.take_front(512).contains('\0'))
    return bytes.contains("ML\xEFR") ? FileFormat::JaxExport
                                     : FileFormat::Unknown;
  return hasHloText(bytes) ? FileFormat::StablehloText : FileFormat::MLIR;
}
