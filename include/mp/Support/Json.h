//===- Json.h - JSON of strangers -------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_JSON_H
#define MP_SUPPORT_JSON_H

#include "llvm/Support/JSON.h"

namespace mlir::mp {

/// The JSON in `text`. An error where it is none, or is nested deeper than 32:
/// LLVM's parser recurses.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text);

} // namespace mlir::mp

#endif // MP_SUPPORT_JSON_H
