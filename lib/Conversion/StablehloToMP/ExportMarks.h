//===- ExportMarks.h - What our own export says of its ops ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_EXPORTMARKS_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_EXPORTMARKS_H

#include "OpConversion.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::mp::stablehlo {

/// An attribute called `mp.something` as it was before export wrote it as a
/// string; any other string stays.
Attribute readOurAttribute(NamedAttribute attribute);

/// The public function that makes first values of arguments of @main, as export
/// writes it: called init, every result with an `mp.name`. Null if there is
/// none.
func::FuncOp findInit(ModuleOp module, func::FuncOp entry);

/// Whether the operands are known to be in the range where arith is defined.
bool isUnchecked(OpConversion &op);

/// Takes away the widening of operands that export put before an op that reads
/// narrow floats and sums in a wider one, and the rounding of the result where
/// the op can only have the type of its operands. Without the mark, nothing.
void undoWidening(OpConversion &op);

/// The op that made the operand of this convert, again with the narrow result
/// type that export wrote as a convert; null if the convert is one of its own.
Value undoRounding(OpConversion &op);

/// Moves what was noted on the source, its planned precision or its class, to
/// the op that makes the first result.
void copyNotes(OpConversion &op);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_EXPORTMARKS_H
