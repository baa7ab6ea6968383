//===- Encodings.cpp - What attributes and types are made of --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builtin codes as MLIR 22's BuiltinDialectBytecode.td has them, VHLO's and
// Shardy's as ../Vhlo and ../SdyDialect.cpp read them. What those check
// themselves is not looked at here: numbers of a type, and tensors.
//
//===----------------------------------------------------------------------===//

#include "Encodings.h"

#include "llvm/ADT/ArrayRef.h"

using namespace mlir;
using namespace mlir::mp;

/// No such code.
static constexpr StringLiteral none = "?";

static constexpr StringLiteral builtinAttributes[] = {
    "A", "D",  "s",  "st", "a",  "aA",  "t",  "",    "tn",  "tn", "aa", "avv",
    "A", "Aa", "aa", "",   "tr", "tvw", "tw", "tvS", "taa", "a",  "aV"};

static constexpr StringLiteral builtinTypes[] = {
    "v",    "", "TT", "",    "",  "",  "",   "",  "",   "t",  "Ita",
    "aIta", "", "It", "aIt", "T", "t", "at", "t", "It", "BIt"};

static constexpr StringLiteral vhloAttributes[] = {
    none, "A", "v",  "v", "v", "v", "D", "v",    "t.", "t.", "IiI", "v",  "v",
    "v",  "s", "tw", "v", "t", "I", "v", "ddia", "ii", "af", "aa",  "ai", "ao"};

static constexpr StringLiteral vhloTypes[] = {
    "", "t", "",        "",  "", "", "", "", "TT",       "",   "",
    "", "",  "",        "",  "", "", "", "", "",         "It", "aIt",
    "", "T", "vttdiii", "t", "", "", "", "", "vttviiLI", "",   "",
    "", "",  "",        "",  "", "", "", "", "It",       "T"};

static constexpr StringLiteral sdyAttributes[] = {
    "A", "si",       "AI", "ii", "so",  "Abv", "aAA",  "A", "I",
    "A", "IAAIIIIb", "A",  "A",  "Aii", "A",   "aAAA", "A", "aAAAi"};

static std::optional<StringRef> partsIn(ArrayRef<StringLiteral> table,
                                        uint64_t code) {
  if (code >= table.size() || table[code] == none)
    return std::nullopt;
  return table[code];
}

bool mp::hasKnownEncoding(StringRef dialect) {
  return dialect == "builtin" || dialect == "vhlo" || dialect == "sdy";
}

std::optional<StringRef> mp::attributeParts(StringRef dialect, uint64_t code) {
  return partsIn(dialect == "builtin" ? ArrayRef(builtinAttributes)
                 : dialect == "vhlo"  ? ArrayRef(vhloAttributes)
                                      : ArrayRef(sdyAttributes),
                 code);
}

std::optional<StringRef> mp::typeParts(StringRef dialect, uint64_t code) {
  return partsIn(dialect == "builtin" ? ArrayRef(builtinTypes)
                 : dialect == "vhlo"  ? ArrayRef(vhloTypes)
                                      : ArrayRef<StringLiteral>(),
                 code);
}
