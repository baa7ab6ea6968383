//===- MPShapeOps.cpp - Verifiers and folders of data movement ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult BroadcastOp::verify() { return success(); }
LogicalResult ReshapeOp::verify() { return success(); }
LogicalResult TransposeOp::verify() { return success(); }
LogicalResult ReverseOp::verify() { return success(); }
LogicalResult SliceOp::verify() { return success(); }
LogicalResult PadOp::verify() { return success(); }
LogicalResult ConcatOp::verify() { return success(); }
LogicalResult IotaOp::verify() { return success(); }
OpFoldResult BroadcastOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ReshapeOp::fold(FoldAdaptor) { return {}; }
OpFoldResult TransposeOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SliceOp::fold(FoldAdaptor) { return {}; }
OpFoldResult PadOp::fold(FoldAdaptor) { return {}; }
