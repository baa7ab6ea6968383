//===- AssemblePtx.h - PTX to machine code ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ASSEMBLEPTX_H
#define MP_LIB_CODEGEN_ASSEMBLEPTX_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mlir::mp {

/// Machine code (a cubin) for a chip such as "sm_90", made by the assembler of
/// the CUDA toolkit: `ptxas` is its path, or a name to look for. The error says
/// in one line what the assembler said, or why it did not run.
llvm::Expected<std::string> assemblePtx(StringRef ptx, StringRef chip,
                                        StringRef ptxas);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ASSEMBLEPTX_H
