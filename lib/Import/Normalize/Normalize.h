//===- Normalize.h - Steps from what a reader made to the normal form -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import; in the order in which normalize() runs them.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_NORMALIZE_H
#define MP_LIB_IMPORT_NORMALIZE_NORMALIZE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp::hlo {

/// `vhlo.x_v2` becomes `stablehlo.x`, vhlo functions become func.func.
LogicalResult renameVhloOps(ModuleOp module);

/// Moves the properties that an unregistered op keeps as one opaque attribute
/// into its dictionary, where VHLO and pretty text have theirs.
void mergeProperties(Operation *op);

/// Artifacts have casts where ops of Shardy stand among theirs: those go.
void forwardCasts(ModuleOp module);

/// Fails if the program is for several replicas. What a program for several
/// partitions says of its devices is noted on the module.
LogicalResult readDevices(ModuleOp module);

/// Where all of `function` is one manual computation over all axes of one of
/// `meshes`, makes the region of that its body, notes where arguments and
/// results lie, adds the axes to `devices` and returns true.
bool takeManualStep(func::FuncOp function, DictionaryAttr meshes,
                    NamedAttrList &devices);

/// A call of `ApproxTopK` becomes a sort and the first of it, unless it gives
/// more than the first k.
void respellApproxTopK(Operation *call);

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

/// Ops that compute erfc of one value together become `chlo.erfc`.
void foldErrorFunctions(ModuleOp module);

/// Names and pairs of the entry function's arguments and results; drops the
/// frameworks' own attributes from functions and module.
LogicalResult normalizeFunctions(ModuleOp module);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_NORMALIZE_H
