//===- NormalForm.h - The one form every StableHLO reader makes -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pretty text, generic text and VHLO artifacts all become the same module: ops
// named `stablehlo.x` and `chlo.x` (unregistered, generic form), with plain
// builtin attributes under StableHLO's own names, in builtin.module and
// func.func with func.call and func.return. The conversion to `mp` reads this
// form only, through the accessors below.
//
// How attributes look. Every attribute a row of
// lib/Import/Normalize/HloAttributes.def names is present unless the row says
// "optional"; a default the file left out is spelled out. All of them are
// ordinary (discardable) attributes of the op.
//
//   lists of integers     DenseI64ArrayAttr   permutation, window_strides, ...
//   lists of bools        DenseBoolArrayAttr  window_reversal
//   padding               DenseI64ArrayAttr   [low0, high0, low1, high1, ...]
//   integers              i64 IntegerAttr     dimension, feature_group_count
//   bools                 BoolAttr            indices_are_sorted, is_stable
//   enums, keywords       StringAttr          comparison_direction = "GT"
//   element values        ElementsAttr        value of stablehlo.constant
//   dimension numbers     DictionaryAttr of DenseI64ArrayAttr and i64:
//     dot_dimension_numbers (dot_general)
//       lhs_batching_dimensions, rhs_batching_dimensions,
//       lhs_contracting_dimensions, rhs_contracting_dimensions
//     dimension_numbers (convolution)
//       {input,output}_{batch,feature}_dimension : i64,
//       kernel_{input,output}_feature_dimension : i64,
//       {input,kernel,output}_spatial_dimensions
//     dimension_numbers (gather)
//       offset_dims, collapsed_slice_dims, operand_batching_dims,
//       start_indices_batching_dims, start_index_map, index_vector_dim : i64
//     scatter_dimension_numbers (scatter)
//       update_window_dims, inserted_window_dims, input_batching_dims,
//       scatter_indices_batching_dims, scatter_dims_to_operand_dims,
//       index_vector_dim : i64
//   precision_config      ArrayAttr of StringAttr; absent when all DEFAULT
//   algorithm             DictionaryAttr; absent when the file has none
//   result_accuracy       absent when DEFAULT
//   compare_type          StringAttr; filled in from the operand: FLOAT,
//   SIGNED,
//                         UNSIGNED (also i1) unless the file says TOTALORDER
//
// Spellings. `dot` is `dot_general`. CHLO that an artifact wraps
// (`custom_call @mhlo.erf`, `composite "chlo.top_k"`) is `chlo.erf`,
// `chlo.top_k {k}`, and ops that compute erfc together are `chlo.erfc`.
// `reduce ... applies stablehlo.add` has its region.
// `case`, `if`, `while`, `reduce`, `reduce_window`, `scatter`, `sort`,
// `select_and_scatter`, `map` have their regions, each ended by
// `stablehlo.return`. Shardy ops and `custom_call @Sharding` of single-device
// programs are gone. Tokens are `!stablehlo.token`, an OpaqueType.
//
// Functions. Attributes left on arguments and results are `mp.*`: `mp.name`
// (from argument locations, `jax.arg_info`, `jax.result_info`) on the public
// function and `mp.pair` (i64, from `tf.aliasing_output`). Other attributes of
// tf., jax., mhlo. and sdy. are dropped, on ops and module too.
//
// Not normalized: ops outside the table keep the attributes they have, for the
// conversion to name them in its table of unsupported ops.
//
//===----------------------------------------------------------------------===//

#ifndef MP_IMPORT_NORMALFORM_H
#define MP_IMPORT_NORMALFORM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"

namespace mlir::mp::hlo {

/// True for `stablehlo.*` and `chlo.*`.
bool isHloOp(Operation *op);

/// The accessors emit an error on `op` and fail when the attribute is missing
/// or of another form: a hostile file can hold anything. They accept
/// DenseI64ArrayAttr, integer DenseElementsAttr and ArrayAttr of integers
/// alike.
FailureOr<SmallVector<int64_t>> getI64s(Operation *op, StringRef name);
/// Fields of a dictionary attribute: getI64s(op, "dot_dimension_numbers",
/// "lhs_batching_dimensions").
FailureOr<SmallVector<int64_t>> getI64s(Operation *op, StringRef dictionary,
                                        StringRef field);
FailureOr<SmallVector<bool>> getBools(Operation *op, StringRef name);
FailureOr<int64_t> getI64(Operation *op, StringRef name);
FailureOr<int64_t> getI64(Operation *op, StringRef dictionary, StringRef field);
FailureOr<bool> getBool(Operation *op, StringRef name);
FailureOr<StringRef> getString(Operation *op, StringRef name);

/// Lists and integers in the spellings files use; nullopt for anything else.
std::optional<SmallVector<int64_t>> asI64s(Attribute attribute);
std::optional<int64_t> asI64(Attribute attribute);
/// Text of a StringAttr or of a flat symbol reference.
std::optional<StringRef> asString(Attribute attribute);

/// The attributes that the form gives the op `name`, in the order of its table,
/// each with its kind and what stands for an absent one: "padding: pairs or 0".
SmallVector<std::string> describeAttributes(StringRef name);

/// Brings every op of a module that a reader made into the form above. Emits
/// one error for the first op whose attributes cannot be understood.
LogicalResult normalize(ModuleOp module);

} // namespace mlir::mp::hlo

#endif // MP_IMPORT_NORMALFORM_H
