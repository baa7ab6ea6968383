//===- MPIndexingOps.cpp - Verifiers of gather and scatter ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult GatherOp::verify() { return success(); }
LogicalResult ScatterOp::verify() { return success(); }
