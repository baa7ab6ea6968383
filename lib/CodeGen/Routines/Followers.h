//===- Followers.h - What is computed of a routine's elements ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ROUTINES_FOLLOWERS_H
#define MP_LIB_CODEGEN_ROUTINES_FOLLOWERS_H

#include "../Templates/Workspace.h"

namespace mlir::mp {

/// What a fusion computes behind its routine: results of an element each, and
/// reductions of all elements, of which each block leaves its part for a second
/// stage (`describeElementsFault` says what else there may not be).
class Followers {
public:
  /// `value` is what the routine makes, in so many blocks. Comes before the
  /// entry, which takes a workspace if there are reductions.
  Followers(KernelContext &context, Value value, int64_t blocks);

  /// The sums of no element.
  llvm::SmallVector<llvm::Value *> begin(EntryBuilder &entry) const;
  /// If it exists, writes what is made of the element at row-major position
  /// `at`, and adds it to the sums.
  llvm::SmallVector<llvm::Value *>
  compute(EntryBuilder &entry, llvm::Value *at, llvm::Value *exists,
          llvm::Value *element, llvm::ArrayRef<llvm::Value *> sums) const;
  /// Ends the entry, and adds the second stage.
  void finish(EntryBuilder &entry, llvm::ArrayRef<llvm::Value *> sums);

private:
  KernelContext &context;
  Value value;
  ReductionPass pass;
  /// Results that wait for reductions, by number.
  llvm::SmallVector<unsigned> late;
  std::optional<Workspace> workspace;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ROUTINES_FOLLOWERS_H
