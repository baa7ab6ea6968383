//===- MPFusionOps.cpp - Verifier of fusions ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult FusionOp::verify() { return success(); }
