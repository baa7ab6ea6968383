//===- FusionBody.h - The region of a fusion --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_FUSION_FUSIONBODY_H
#define MP_LIB_TRANSFORMS_FUSION_FUSIONBODY_H

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include "mlir/IR/IRMapping.h"

namespace mlir::mp {

/// Clones whole-tensor ops into the region of a fusion, where 16-bit floats
/// are f32: widened when an operand is loaded, rounded when a result is
/// stored, and not rounded in between.
class FusionBody {
public:
  FusionBody(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  /// Makes `inner` stand for `outer`, which is read from memory.
  void load(Value outer, Value inner);
  /// Clones an op whose operands are loaded or cloned. Fails, after a
  /// diagnostic, if it refuses to compute in f32.
  LogicalResult clone(Operation *op);
  /// The clone of `outer`, in the type it has in memory.
  Value store(Value outer);

private:
  void cloneCast(CastOp op);
  void cloneConversion(Operation *op);
  void cloneReshape(Operation *op);
  void cloneInOwnTypes(Operation *op);
  void cloneConstant(Operation *op, DenseElementsAttr value);
  LogicalResult cloneWide(Operation *op);
  Value castTo(Value value, Type element);

  OpBuilder &builder;
  Location loc;
  IRMapping mapping;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_FUSION_FUSIONBODY_H
