//===- OpClass.h - Classes of ops by precision ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_OPCLASS_H
#define MP_INTERFACES_OPCLASS_H

#include "mlir/IR/Attributes.h"

#include "mp/Interfaces/OpClass.h.inc"

#endif // MP_INTERFACES_OPCLASS_H
