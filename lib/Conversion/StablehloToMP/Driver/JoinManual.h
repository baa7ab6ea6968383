//===- JoinManual.h - One computation of two that follow --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_JOINMANUAL_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_JOINMANUAL_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

/// Makes one computation of each two over the same devices of which the later
/// one takes what the earlier one gives, in the same parts, and else nothing
/// that is made of that.
void joinManual(ModuleOp module);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_JOINMANUAL_H
