//===- Guards.h - What a guard has chosen -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOSTABLEHLO_GUARDS_H
#define MP_LIB_CONVERSION_MPTOSTABLEHLO_GUARDS_H

#include "mlir/IR/Operation.h"

namespace mlir::mp::hloexport {

/// Lets updates that nobody sees but a guard read what that has chosen in the
/// place of what it was given to choose.
///
/// \param source the function that was written.
/// \param written the selection that stands for a result of a guard in it.
void readChoices(Operation *source, llvm::function_ref<Value(Value)> written);

} // namespace mlir::mp::hloexport

#endif // MP_LIB_CONVERSION_MPTOSTABLEHLO_GUARDS_H
