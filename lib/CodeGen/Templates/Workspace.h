//===- Workspace.h - Partial results between two stages ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_TEMPLATES_WORKSPACE_H
#define MP_LIB_CODEGEN_TEMPLATES_WORKSPACE_H

#include "Reduction.h"

namespace mlir::mp {

/// The partial results of each reduction of a pass as an array in the
/// workspace, `splits` for each of `rows`.
class Workspace {
public:
  /// Plans the arrays and tells the kernel how many bytes they need.
  Workspace(KernelContext &context, ReductionPass &pass, int64_t rows,
            int64_t splits);

  /// Where element `at` of the array of reduction `number` lies.
  llvm::Value *address(EntryBuilder &entry, unsigned number, llvm::Value *at);
  /// Leaves, as element `at` of each array, what the threads of a block have
  /// together. Contains barriers.
  void store(EntryBuilder &entry, llvm::ArrayRef<llvm::Value *> partial,
             llvm::Value *at);
  /// The second stage: a warp combines the partial results of a row, and writes
  /// the row's `outputs`.
  void emitRows(KernelContext &context, llvm::ArrayRef<unsigned> outputs);

private:
  ReductionPass &pass;
  int64_t rows, splits;
  llvm::SmallVector<int64_t> offsets;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_TEMPLATES_WORKSPACE_H
