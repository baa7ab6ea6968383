//===- LossScalerOpInterface.h - Ops that move a scale ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_LOSSSCALEROPINTERFACE_H
#define MP_INTERFACES_LOSSSCALEROPINTERFACE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"

#include "mp/Interfaces/LossScalerOpInterface.h.inc"

#endif // MP_INTERFACES_LOSSSCALEROPINTERFACE_H
