//===- KernelGroup.h - Several fusions in one launch ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_KERNELGROUP_H
#define MP_LIB_CODEGEN_KERNELGROUP_H

#include "mp/CodeGen/Kernel.h"

#include "llvm/ADT/SetVector.h"

namespace mlir::mp {

using KernelOperands = llvm::SmallSetVector<Value, 16>;

/// What fusions read that none of them makes, each once in order of first use.
KernelOperands listOperands(llvm::ArrayRef<FusionOp> fusions);

/// Code of one fusion: entries or, as a part of a launch, functions that take
/// the pointers of the fusion and, as two i32, which of its blocks they are.
/// Fills all but the arguments and the PTX.
FailureOr<Kernel> emitFusion(FusionOp fusion, const Chip &chip,
                             llvm::StringRef name, bool isPart,
                             llvm::Module &module,
                             const OverwrittenInputs &overwritten);

/// Code of fusions that share out the blocks of a launch. Fills all but the
/// arguments and the PTX.
FailureOr<Kernel> emitGroup(llvm::ArrayRef<FusionOp> fusions, const Chip &chip,
                            llvm::StringRef name, llvm::Module &module,
                            const OverwrittenInputs &overwritten);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_KERNELGROUP_H
