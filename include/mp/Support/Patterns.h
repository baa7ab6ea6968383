//===- Patterns.h - Regular expressions of strangers ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_PATTERNS_H
#define MP_SUPPORT_PATTERNS_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace mlir::mp {

/// Why a POSIX extended regular expression is not matched here, in words; none
/// if it may be. LLVM copies what is repeated by count, so that nested counts
/// take gigabytes, it recurses over groups, and tries all ways for a back
/// reference; what is left takes time in proportion to the text.
std::optional<std::string> findPatternProblem(llvm::StringRef pattern);

} // namespace mlir::mp

#endif // MP_SUPPORT_PATTERNS_H
