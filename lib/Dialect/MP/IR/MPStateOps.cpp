//===- MPStateOps.cpp - Verifiers of training state -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult UnscaleOp::verify() { return success(); }
LogicalResult AllFiniteOp::verify() { return success(); }
LogicalResult UpdateLossScaleOp::verify() { return success(); }
LogicalResult GuardOp::verify() { return success(); }
