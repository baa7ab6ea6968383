//===- Normalize.h - Steps from what a reader made to the normal form -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import; in the order in which normalize() runs them.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_NORMALIZE_H
#define MP_LIB_IMPORT_NORMALIZE_NORMALIZE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp::hlo {

/// `vhlo.x_v2` becomes `stablehlo.x`, vhlo functions become func.func.
LogicalResult renameVhloOps(ModuleOp module);

/// Moves the properties that an unregistered op keeps as one opaque attribute
/// into its dictionary, where VHLO and pretty text have theirs.
void mergeProperties(Operation *op);

/// Fails if the program computes something else on one device. A warning says
/// that shardings go.
LogicalResult checkDevices(ModuleOp module);

/// Ops with two spellings get one; Shardy's ops go.
LogicalResult unifySpellings(ModuleOp module);

/// Whether the attribute of this name is part of what a custom call says to its
/// target: the op's own ones, and those that XLA reads.
bool isConfigOfCall(StringRef name);

/// Attributes as HloAttributes.def says.
LogicalResult normalizeAttributes(Operation *op);

/// The kinds of dimension numbers.
enum class Numbers { Dot, Conv, Gather, Scatter };

/// The fields that dimension numbers of `kind` have, taken from `dictionary`,
/// or from `attributes` where it is null.
FailureOr<DictionaryAttr> collectNumbers(Operation *op, Numbers kind,
                                         DictionaryAttr dictionary,
                                         const NamedAttrList &attributes);

/// Names and pairs of the entry function's arguments and results; drops the
/// frameworks' own attributes from functions and module.
LogicalResult normalizeFunctions(ModuleOp module);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_NORMALIZE_H
