//===- Export.h - Plans and their code as files -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CODEGEN_EXPORT_H
#define MP_CODEGEN_EXPORT_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

/// Writes the code of all kernels of `module` as one PTX module: one header,
/// then the entries in the order of the kernels, so that one `ptxas` or one
/// `cuModuleLoadData` takes them all. An error if no kernel has code, or if
/// two kernels are for different chips.
LogicalResult exportPtx(ModuleOp module, llvm::raw_ostream &stream);

/// Writes the plans of `module` and what each of its kernels computes and
/// launches, as IR without the PTX: `exportPtx` writes that, and
/// `mp-emit-kernels` makes it again. An error if the module has no plan.
LogicalResult exportPlan(ModuleOp module, llvm::raw_ostream &stream);

/// Writes the plans of `module`, with constants and code, as an artifact
/// (.mpx), which the runtime runs: include/mp-runtime/mp_runtime.h. An error if
/// the module has no plan, a kernel without code, memory without a place, or a
/// call that the runtime has not. With `ptxas`, the path or the name of the
/// assembler of the CUDA toolkit, machine code for the chip stands beside the
/// PTX, so that a device of that kind need not compile; an error if it fails.
LogicalResult exportArtifact(ModuleOp module, llvm::raw_ostream &stream,
                             llvm::StringRef ptxas = {});

} // namespace mlir::mp

#endif // MP_CODEGEN_EXPORT_H
