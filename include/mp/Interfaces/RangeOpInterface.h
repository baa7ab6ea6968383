//===- RangeOpInterface.h - What an op makes of ranges ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_RANGEOPINTERFACE_H
#define MP_INTERFACES_RANGEOPINTERFACE_H

#include "mlir/IR/OpDefinition.h"

namespace mlir::mp {

struct NumberRange;

} // namespace mlir::mp

#include "mp/Interfaces/RangeOpInterface.h.inc"

#endif // MP_INTERFACES_RANGEOPINTERFACE_H
