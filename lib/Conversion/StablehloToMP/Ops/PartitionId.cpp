//===- PartitionId.cpp - Which of several devices runs the program --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program that is read as one has one device: its number is 0.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// On one device, which the reader has checked, every number of a device is
/// zero.
static LogicalResult convertDeviceId(OpConversion &op) {
  if (!op.types[0].getElementType().isInteger(32) || op.types[0].getRank() != 0)
    return op.refuse("the result is not a scalar of ui32");
  return op.finish(op.splat(op.types[0], int64_t(0)));
}

static const ConverterRow rows[] = {
    {"stablehlo.partition_id", 0, 1, 0, convertDeviceId},
    {"stablehlo.replica_id", 0, 1, 0, convertDeviceId},
};

ArrayRef<ConverterRow> stablehlo::getPartitionIdRows() { return rows; }
