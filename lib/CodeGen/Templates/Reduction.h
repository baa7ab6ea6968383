//===- Reduction.h - Partial results of reductions --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_TEMPLATES_REDUCTION_H
#define MP_LIB_CODEGEN_TEMPLATES_REDUCTION_H

#include "../Emit/BodyEmitter.h"
#include "mp/Interfaces/FusibleOpInterface.h"

namespace mlir::mp {

/// The reductions of a fusion that can run in one pass over the iteration
/// space, because what they read is known after the passes before.
struct ReductionPass {
  llvm::SmallVector<FusibleOpInterface> reductions;
  /// Those across rows, in a kernel that reduces rows.
  llvm::SmallVector<FusibleOpInterface> columnSums;
  /// Results of the fusion, one an element of the space, written on the way.
  llvm::SmallVector<unsigned> outputs;
};

/// The passes in order; the last may hold outputs only.
llvm::SmallVector<ReductionPass> findPasses(KernelContext &context);

/// Results of the fusion that have this place: one element a row, or a column.
llvm::SmallVector<unsigned> findOutputs(KernelContext &context,
                                        FusionPlace place);

/// The neutral element of each reduction, for each lane.
llvm::SmallVector<llvm::Value *>
makeNeutral(EntryBuilder &entry, const ReductionPass &pass, unsigned width);

/// Combines two partial results.
llvm::Value *combine(llvm::IRBuilderBase &builder, FusibleOpInterface op,
                     llvm::Value *x, llvm::Value *y);

/// Combines the lanes of a thread, in pairs.
llvm::Value *combineLanes(llvm::IRBuilderBase &builder, FusibleOpInterface op,
                          llvm::Value *value);

/// Combines the threads of a warp; all of them get the result.
llvm::Value *combineWarp(EntryBuilder &entry, FusibleOpInterface op,
                         llvm::Value *value);

/// Combines the warps of a block of so many threads along x, a value for each
/// reduction; all threads get the results. Contains one barrier, and needs
/// another one behind it where the code runs again.
llvm::SmallVector<llvm::Value *>
combineBlock(EntryBuilder &entry, int64_t threads,
             llvm::ArrayRef<FusibleOpInterface> ops,
             llvm::ArrayRef<llvm::Value *> values);

/// Combines the threads above each other of a block that is `warpSize` wide;
/// all of them get the result. `shared` has an element of the value's type, as
/// partial results have it, for each thread. Contains a barrier.
llvm::Value *combineHeight(EntryBuilder &entry, FusibleOpInterface op,
                           llvm::Value *value, llvm::Value *shared);

/// Reads all inputs of a pass at a point, adds them to the carried partial
/// results, those of columns last, and writes the pass's outputs.
llvm::SmallVector<llvm::Value *>
accumulate(BodyEmitter &body, EntryBuilder &entry, const ReductionPass &pass,
           Point *point, llvm::ArrayRef<llvm::Value *> carried);

/// A partial result on its way through memory: an i1 travels as an i32.
llvm::Value *toPartial(llvm::IRBuilderBase &builder, llvm::Value *value);
llvm::Value *fromPartial(llvm::IRBuilderBase &builder, llvm::Value *value,
                         FusibleOpInterface op);
llvm::Type *getPartialType(llvm::LLVMContext &context, FusibleOpInterface op);
int64_t getPartialBytes(FusibleOpInterface op);

/// The point of one element of the iteration space, from its row and its
/// place in the row.
Point *spacePoint(BodyEmitter &body, const KernelContext &context,
                  const LaneIndex &row, const LaneIndex &place);

/// The largest width of at most `KernelContext::getVectorWidth` at which a
/// vector never leaves the inner extent of the form.
unsigned getInnerWidth(const KernelContext &context);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_TEMPLATES_REDUCTION_H
