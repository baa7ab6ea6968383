//===- IndexPattern.h - Values that count places ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_INDEXPATTERN_H
#define MP_DIALECT_MP_IR_INDEXPATTERN_H

#include "mlir/IR/Value.h"

namespace mlir::mp {

/// Whether `value` is 0, 1, ... along `dim`: an `mp.iota`, however broadcast.
bool countsAlong(Value value, int64_t dim);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_INDEXPATTERN_H
