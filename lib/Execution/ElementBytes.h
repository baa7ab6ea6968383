//===- ElementBytes.h - Elements in their own widths ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_ELEMENTBYTES_H
#define MP_LIB_EXECUTION_ELEMENTBYTES_H

#include "mp/Execution/Tensor.h"

namespace mlir::mp::exec {

/// Brings `count` elements of type `kind`, which lie at `bytes` in their own
/// widths as in a file or in the memory of a device (little-endian, an i1 as
/// one byte), to `to`, where they are held as `storage`. Exact.
void loadElements(const char *bytes, ElementKind kind, Storage storage,
                  void *to, int64_t count);

/// The way back. Exact for elements that `kind` has; others are rounded to
/// nearest even.
void storeElements(const void *from, ElementKind kind, Storage storage,
                   char *bytes, int64_t count);

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_ELEMENTBYTES_H
