//===- Workspace.cpp - Partial results between two stages -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workspace.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr int64_t arrayAlignment = 16;

Workspace::Workspace(KernelContext &context, ReductionPass &pass, int64_t rows,
                     int64_t splits)
    : pass(pass) {
  int64_t bytes = 0;
  for (FusibleOpInterface op : pass.reductions) {
    offsets.push_back(bytes);
    bytes += llvm::alignTo(rows * splits * getPartialBytes(op), arrayAlignment);
  }
  context.kernel.workspaceBytes = bytes;
}

llvm::Value *Workspace::address(EntryBuilder &entry, unsigned number,
                                llvm::Value *at) {
  llvm::IRBuilder<> &b = entry.builder;
  FusibleOpInterface op = pass.reductions[number];
  llvm::Value *array = b.CreateConstInBoundsGEP1_64(
      b.getInt8Ty(), entry.getWorkspace(), offsets[number]);
  return entry.address(array, getPartialType(b.getContext(), op), at);
}
