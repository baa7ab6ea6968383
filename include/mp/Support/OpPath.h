//===- OpPath.h - A way through the ops of a step ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_OPPATH_H
#define MP_SUPPORT_OPPATH_H

#include "mlir/IR/Operation.h"

#include <string>

namespace mlir::mp {

/// ", by mp.cast, arith.subf, mp.guard": the names of the first ops on a way
/// and of the last, each once. The ops come with the last one first. Empty for
/// none.
std::string tellOps(ArrayRef<Operation *> lastFirst);

} // namespace mlir::mp

#endif // MP_SUPPORT_OPPATH_H
