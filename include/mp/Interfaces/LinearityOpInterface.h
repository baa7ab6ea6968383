//===- LinearityOpInterface.h - How an op passes a factor on ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_LINEARITYOPINTERFACE_H
#define MP_INTERFACES_LINEARITYOPINTERFACE_H

#include "mlir/IR/OpDefinition.h"
#include "mp/Interfaces/Linearity.h"

#include "mp/Interfaces/LinearityOpInterface.h.inc"

#endif // MP_INTERFACES_LINEARITYOPINTERFACE_H
