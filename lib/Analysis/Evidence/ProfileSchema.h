//===- ProfileSchema.h - Names in the file of a profile ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_EVIDENCE_PROFILESCHEMA_H
#define MP_LIB_ANALYSIS_EVIDENCE_PROFILESCHEMA_H

#include "llvm/ADT/StringRef.h"

/// What the keys mean is in docs/Profile.md.
namespace mlir::mp::schema {

/// The value of `format`; another number says that a key means something else.
inline constexpr llvm::StringLiteral profileFormat = "mp-profile-1";

inline constexpr llvm::StringLiteral format = "format", step = "step",
                                     values = "values";
inline constexpr llvm::StringLiteral fileKeys[] = {format, step, values};

inline constexpr llvm::StringLiteral name = "name", type = "type",
                                     location = "location", count = "count",
                                     nonFinite = "non_finite", zeros = "zeros",
                                     amax = "amax", min = "min", max = "max",
                                     least = "least", rowNorm = "row_norm",
                                     integers = "integers",
                                     exponents = "exponents";
inline constexpr llvm::StringLiteral entryKeys[] = {
    name, type, location, count,   nonFinite, zeros,    amax,
    min,  max,  least,    rowNorm, integers,  exponents};

inline constexpr llvm::StringLiteral first = "first", counts = "counts";
inline constexpr llvm::StringLiteral exponentKeys[] = {first, counts};

} // namespace mlir::mp::schema

#endif // MP_LIB_ANALYSIS_EVIDENCE_PROFILESCHEMA_H
