//===- LowerSort.cpp - Sorts as kernels of their own ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sort reads all of a line before it writes its first element, so nothing is
// fused with it. In a fusion of its own it is what any kernel is: code, and
// what the code must do.
//
//===----------------------------------------------------------------------===//

#include "MPRTBuilder.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"

using namespace mlir;
using namespace mlir::mp;

static LogicalResult checkSort(SortOp op, ValueRange outside) {
  for (Type type : op.getInputs().getTypes())
    if (!isKernelType(type))
      return op.emitOpError()
             << "sorts " << type
             << ", which kernels do not hold; expected elements, of f16, bf16, "
                "f32, f64, i1 or integers of 8, 16, 32 or 64 bits";
  for (Value value : outside)
    if (!matchPattern(value, m_Constant()))
      return op.emitOpError()
             << "compares by a value of type " << value.getType()
             << " from outside of its comparator, which a kernel does not "
                "read; give it as another input to sort";
  return success();
}

LogicalResult mp::makeSortKernel(SortOp op) {
  llvm::SetVector<Value> outside;
  getUsedValuesDefinedAbove(op.getComparator(), outside);
  if (failed(checkSort(op, outside.getArrayRef())))
    return failure();
  moveIntoFusion(op, FusionKind::Sort);
  OpBuilder builder(op);
  builder.setInsertionPointToStart(&op.getComparator().front());
  for (Value value : outside) {
    Operation *constant = builder.clone(*value.getDefiningOp());
    replaceAllUsesInRegionWith(value, constant->getResult(0),
                               op.getComparator());
  }
  return success();
}
