//===- LossScalerOpInterface.cpp - Ops that move a scale ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/LossScalerOpInterface.h"

using namespace mlir;

#include "mp/Interfaces/LossScalerOpInterface.cpp.inc"
