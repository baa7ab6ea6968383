//===- Routines.h - Kernels of ops that are fused with nothing  -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ROUTINES_ROUTINES_H
#define MP_LIB_CODEGEN_ROUTINES_ROUTINES_H

#include "../Emit/EntryBuilder.h"

namespace mlir::mp {

/// The kernel of the one op of a fusion of kind `routine`.
void emitRoutineKernel(KernelContext &context);

/// A thread makes some neighbours of a slice, as many as are neighbours in the
/// operand too.
void emitGather(KernelContext &context);

/// A block makes a run of elements: it looks for the slices that meet the run,
/// and its threads combine those in order.
void emitScatter(KernelContext &context);

/// A thread, a warp or a block finds each result.
void emitArgReduce(KernelContext &context);

/// A thread goes over the window of each result, or along a line of them.
void emitPool(KernelContext &context);

/// First which element each window chooses, then what is given to each element.
void emitPoolGrad(KernelContext &context);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ROUTINES_ROUTINES_H
