//===- KeptOps.h - Ops that are kept as they came ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_KEPTOPS_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_KEPTOPS_H

#include "../OpConversion.h"

#include "mlir/IR/SymbolTable.h"

namespace mlir::mp::stablehlo {

/// The type of a value that kept ops may read and give, and that the step may
/// carry: what `convertTensorType` says, tensors of complex numbers, and `none`
/// for a token. Otherwise null, and `reason` says why.
Type convertKeptType(Type type, std::string &reason);

/// Whether an operand or a result of `op` is of a type that kept ops alone
/// have.
bool hasKeptTypes(Operation *op);

/// Whether `op` asks which device this is, of several: of one it has one
/// answer.
bool asksWhichOfMany(Operation *op);

/// The last op of the block that `builder` builds in; null if it is empty.
Operation *getLastOp(OpBuilder &builder);
/// Erases what stands there behind `last`: what was built of an op before its
/// form was seen to be one that is kept.
void eraseAfter(OpBuilder &builder, Operation *last);

/// Builds the `mp.opaque` that stands for `op` on these operands. Null if the
/// op cannot be kept: `refusal` says why.
Operation *keepOp(OpBuilder &builder, Operation *op, ValueRange operands,
                  Location loc, const SymbolTable &symbols, Refusal &refusal);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_KEPTOPS_H
