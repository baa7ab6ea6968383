//===- LaneIndex.h - Indices of the lanes of one thread ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_EMIT_LANEINDEX_H
#define MP_LIB_CODEGEN_EMIT_LANEINDEX_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"

namespace mlir::mp {

/// One index for each lane of a thread. Either lane l is `base + l * stride`,
/// and what is known about `base` tells whether lanes are neighbours in
/// memory; or the lanes have nothing in common and are listed.
struct LaneIndex {
  llvm::Value *base = nullptr;
  int64_t stride = 0;
  /// `base` is a multiple of this; 0 says that it is zero.
  int64_t divisor = 1;
  /// One value a lane; empty for the first form.
  llvm::SmallVector<llvm::Value *, 8> lanes;
};

/// Arithmetic on lane indices. All indices are at least zero; all constants
/// are known at compile time.
class IndexBuilder {
public:
  IndexBuilder(llvm::IRBuilderBase &builder, unsigned width, llvm::Type *type)
      : builder(builder), width(width), type(type) {}

  LaneIndex constant(int64_t value);
  LaneIndex add(const LaneIndex &x, const LaneIndex &y);
  LaneIndex offset(const LaneIndex &x, int64_t addend);
  LaneIndex scale(const LaneIndex &x, int64_t factor);
  /// Quotient and remainder by `size`. Stays in the first form where no lane
  /// can cross a multiple of `size`.
  std::pair<LaneIndex, LaneIndex> divide(const LaneIndex &x, int64_t size);

  /// Row-major position of an element, and back.
  LaneIndex linearize(llvm::ArrayRef<LaneIndex> at,
                      llvm::ArrayRef<int64_t> shape);
  llvm::SmallVector<LaneIndex> delinearize(const LaneIndex &x,
                                           llvm::ArrayRef<int64_t> shape);

  /// The index of one lane.
  llvm::Value *lane(const LaneIndex &x, unsigned number);
  /// The indices of all lanes, as one value. Of lanes `base + l * stride` it
  /// is said in vectors, in which LLVM finds out what all of them share.
  llvm::Value *vector(const LaneIndex &x);

private:
  llvm::Value *number(int64_t value);

  llvm::IRBuilderBase &builder;
  unsigned width;
  llvm::Type *type;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_EMIT_LANEINDEX_H
