//===- Export.cpp - Plans and their code as files -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/CodeGen/Export.h"

#include "mp/Dialect/MPRT/IR/MPRT.h"

using namespace mlir;
using namespace mlir::mp;

// LLVM ends the header of a PTX module with this directive.
static constexpr StringLiteral kEndOfHeader = ".address_size 64\n";

LogicalResult mp::exportPtx(ModuleOp module, llvm::raw_ostream &stream) {
  mprt::KernelOp first;
  for (auto kernel : module.getOps<mprt::KernelOp>()) {
    if (!kernel.getPtx())
      return kernel.emitOpError("has no code; run --mp-emit-kernels first");
    auto [header, entries] = kernel.getPtx()->split(kEndOfHeader);
    if (entries.empty())
      return kernel.emitOpError("has code without '.address_size 64'; run "
                                "--mp-emit-kernels to make it anew");
    if (!first) {
      first = kernel;
      stream << header << kEndOfHeader;
    }
    if (kernel.getChip() != first.getChip())
      return kernel.emitOpError("is for ")
             << *kernel.getChip() << ", but '" << first.getSymName()
             << "' is for " << *first.getChip();
    stream << entries;
  }
  if (!first)
    return module.emitError(
        "has no kernel; --mp-to-cuda makes them from a training step");
  return success();
}

LogicalResult mp::exportPlan(ModuleOp module, llvm::raw_ostream &stream) {
  if (module.getOps<mprt::PlanOp>().empty())
    return module.emitError(
        "has no plan; --mp-to-cuda makes one from a training step");
  OwningOpRef<ModuleOp> bare = module.clone();
  for (auto kernel : bare->getOps<mprt::KernelOp>())
    kernel.removePtxAttr();
  bare->print(stream);
  stream << "\n";
  return success();
}
