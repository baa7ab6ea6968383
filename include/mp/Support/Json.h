//===- Json.h - JSON of strangers -------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_JSON_H
#define MP_SUPPORT_JSON_H

#include "llvm/Support/JSON.h"

namespace mlir::mp {

/// The JSON in `text`. An error where it is none, is nested deeper than 32
/// (LLVM's parser recurses), or holds more objects or values than asked for: an
/// object of LLVM's takes 4 kB, and another value 50 bytes. The error is short
/// and plain whatever the text.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text,
                                            size_t maxObjects = 50'000,
                                            size_t maxValues = 5'000'000);

} // namespace mlir::mp

#endif // MP_SUPPORT_JSON_H
