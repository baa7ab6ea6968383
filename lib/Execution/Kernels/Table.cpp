//===- Table.cpp - The kernels of all ops ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"

using namespace mlir;
using namespace mlir::mp::exec;

KernelTable mp::exec::allKernels() {
  KernelTable table;
  addArithKernels(table);
  addIntegerKernels(table);
  addMathKernels(table);
  addCastKernels(table);
  addRandomKernels(table);
  addShapeKernels(table);
  addSortKernels(table);
  addReductionKernels(table);
  addWindowKernels(table);
  addDotKernels(table);
  addControlKernels(table);
  addConvKernels(table);
  addGatherScatterKernels(table);
  addStateKernels(table);
  addScalerKernels(table);
  return table;
}
