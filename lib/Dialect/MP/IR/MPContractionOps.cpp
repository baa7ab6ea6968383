//===- MPContractionOps.cpp - Verifiers of contractions -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult DotOp::verify() { return success(); }
LogicalResult ConvOp::verify() { return success(); }

static SmallVector<int64_t> freeDims(int64_t rank, ArrayRef<int64_t> batching,
                                     ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> free;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(batching, dim) &&
        !llvm::is_contained(contracting, dim))
      free.push_back(dim);
  return free;
}

SmallVector<int64_t> DotOp::getLhsFree() {
  return freeDims(cast<RankedTensorType>(getLhs().getType()).getRank(),
                  getLhsBatching(), getLhsContracting());
}

SmallVector<int64_t> DotOp::getRhsFree() {
  return freeDims(cast<RankedTensorType>(getRhs().getType()).getRank(),
                  getRhsBatching(), getRhsContracting());
}
