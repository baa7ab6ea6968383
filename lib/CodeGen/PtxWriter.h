//===- PtxWriter.h - LLVM IR to PTX text ------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_PTXWRITER_H
#define MP_LIB_CODEGEN_PTXWRITER_H

#include "mp/CodeGen/ChipTable.h"

#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>

namespace mlir::mp {

/// LLVM's NVPTX target for a chip of the table; null if LLVM was built without
/// it, and then `error` says so.
std::unique_ptr<llvm::TargetMachine> createTargetMachine(const Chip &chip,
                                                         std::string &error);

/// Optimizes the module and prints it as PTX. Fails if it needs a symbol that
/// it does not define: nobody would.
bool writePtx(llvm::Module &module, llvm::TargetMachine &machine,
              std::string &ptx, std::string &error);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_PTXWRITER_H
