//===- MPPrecisionOps.cpp - Folders of casts ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

OpFoldResult CastOp::fold(FoldAdaptor) { return {}; }
