//===- MPReductionOps.cpp - Verifiers of reductions and windows -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult ReduceOp::verify() { return success(); }
LogicalResult ArgReduceOp::verify() { return success(); }
LogicalResult PoolOp::verify() { return success(); }
LogicalResult PoolGradOp::verify() { return success(); }
