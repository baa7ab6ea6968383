//===- StablehloToMP.h - StableHLO in normal form to mp ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CONVERSION_STABLEHLOTOMP_H
#define MP_CONVERSION_STABLEHLOTOMP_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

/// Converts a module in the form of NormalForm.h to one public function `@main`
/// of `mp`, `arith`, `math` and `func` ops. No foreign op, attribute or type
/// remains.
///
/// The entry is the public function `main`, otherwise the only public
/// function. Calls and composites are replaced by the bodies they name; each op
/// keeps its own location and the one of its call. Unsigned integers become
/// signless ones, their meaning moves into the op.
///
/// All ops that cannot be converted are found before anything changes. On
/// failure the module is untouched and one diagnostic holds a table of them:
/// op, count, first place, reason and way out.
LogicalResult convertStablehloToMP(ModuleOp module);

/// Prints the ops that have a converter, sorted, a line each: name, number of
/// operands and results (* for any), attributes of the normal form.
void printStablehloOps(raw_ostream &os);

} // namespace mlir::mp

#endif // MP_CONVERSION_STABLEHLOTOMP_H
