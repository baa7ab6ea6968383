//===- MPReductionOps.h - Reductions and windows ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPREDUCTIONOPS_H
#define MP_DIALECT_MP_IR_MPREDUCTIONOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPReductionOps.h.inc"

namespace mlir::mp {

/// The lines of a pool whose windows reach from their places to one end of a
/// line: a cumulative sum, product or extreme.
struct RunningLines {
  /// Places of a line, from one to the next so many elements.
  int64_t length, stride;
  /// Lines begin at their last place.
  bool isReversed;

  /// None where windows are others. Takes as many steps as elements, where
  /// windows would take their square.
  static std::optional<RunningLines> find(PoolOp op);
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_MPREDUCTIONOPS_H
