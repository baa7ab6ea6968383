//===- Templates.h - The kernel templates -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_TEMPLATES_TEMPLATES_H
#define MP_LIB_CODEGEN_TEMPLATES_TEMPLATES_H

#include "../Emit/BodyEmitter.h"

namespace mlir::mp {

/// One element of each output at a time: a grid-stride loop over vectors, and
/// the elements that do not fill one.
void emitPointwiseKernel(KernelContext &context);

/// Reductions along the innermost dimensions: a warp a row, or a block a row
/// if it is long. What follows on the row is done by the same threads.
void emitRowKernel(KernelContext &context);

/// Reductions that keep the innermost dimension: a thread owns neighbouring
/// columns, the threads of a block share the rows.
void emitColumnKernel(KernelContext &context);

/// Few results of many elements each: blocks share a row, and a second stage
/// combines what they leave in the workspace, in a fixed order.
void emitFullKernel(KernelContext &context);

/// Lines in the order of a comparator: a block a line, in shared memory if the
/// line's places fit there.
void emitSortKernel(KernelContext &context);

/// Whether `emitFullKernel` suits a reduction along the innermost dimensions
/// better than `emitRowKernel`.
bool shouldSplitRows(const KernelContext &context);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_TEMPLATES_TEMPLATES_H
