//===- PrettyParser.h - Pieces of StableHLO's pretty syntax -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import. One function per family of shapes; PrettyShapes.def says
// which op has which.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_PRETTY_PRETTYPARSER_H
#define MP_LIB_IMPORT_PRETTY_PRETTYPARSER_H

#include "mlir/IR/OpImplementation.h"

namespace mlir::mp::hlo {

using Operand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Values and dimension numbers
//===----------------------------------------------------------------------===//

/// What may stand behind `key =`: an integer, `?` (dynamic), `[list]`, `<k = v,
/// ...>`, a bool, an attribute, a type or a keyword. Lists become ArrayAttr,
/// structs DictionaryAttr, keywords StringAttr.
ParseResult parseValue(AsmParser &parser, Attribute &value);

/// `key = value, ...` up to, and without, `close`.
ParseResult parseFields(AsmParser &parser, AsmParser::Delimiter delimiter,
                        NamedAttrList &fields);

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]` as a dictionary of the names that
/// NormalForm.h lists.
ParseResult parseConvDimensions(AsmParser &parser, Attribute &dimensions);

//===----------------------------------------------------------------------===//
// Ends of ops
//===----------------------------------------------------------------------===//

/// How the types behind the colon belong to operands and results, where they
/// are not written `(T, T) -> T` or `T, T -> T`.
enum class TypeRule {
  /// One type: of every operand and of the one result.
  Same,
  /// `P, T`: predicate and value of a select.
  Select,
  /// A complex type: the result's, its element type the operands'.
  Complex,
  /// A tuple type: the result's, its elements the operands'.
  Tuple,
  /// One type per operand, each also a result's.
  PassThrough,
  /// One type per operand, no result.
  NoResult,
};

/// `{attrs} : types`; resolves `operands` and adds result types.
ParseResult parseEnd(OpAsmParser &parser, OperationState &state,
                     ArrayRef<Operand> operands, TypeRule rule);

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// `op %a, %b, key = value, ... {attrs} : types`; keys are renamed by the
/// HLO_KEY rows.
ParseResult parsePlain(OpAsmParser &parser, OperationState &state);
/// `select %p, %a, %b : P, T`, `complex`, `tuple`, `optimization_barrier`,
/// `return`: plain, with another rule for types.
ParseResult parseSelect(OpAsmParser &parser, OperationState &state);
ParseResult parseComplex(OpAsmParser &parser, OperationState &state);
ParseResult parseTuple(OpAsmParser &parser, OperationState &state);
ParseResult parseBarrier(OpAsmParser &parser, OperationState &state);
ParseResult parseReturn(OpAsmParser &parser, OperationState &state);
/// `compare GT, %a, %b, FLOAT : types`
ParseResult parseCompare(OpAsmParser &parser, OperationState &state);
/// `constant {attrs} dense<...> : T`
ParseResult parseConstant(OpAsmParser &parser, OperationState &state);
/// `slice %a [lo:hi:step, ...] : types`
ParseResult parseSlice(OpAsmParser &parser, OperationState &state);
/// `get_tuple_element %a[i] : types`
ParseResult parseTupleElement(OpAsmParser &parser, OperationState &state);
/// `reduce_precision %a, format = e5m10 : T`
ParseResult parseReducePrecision(OpAsmParser &parser, OperationState &state);
/// `custom_call @target(%a, ...) {attrs} : types`
ParseResult parseCustomCall(OpAsmParser &parser, OperationState &state);
/// `composite "name" %a, ... {attrs} : types`
ParseResult parseComposite(OpAsmParser &parser, OperationState &state);
/// `top_k(%a, k = n) : T -> (T, T)`
ParseResult parseTopK(OpAsmParser &parser, OperationState &state);
/// `dot_general %a, %b, contracting_dims = [..] x [..], ... : types`
ParseResult parseDot(OpAsmParser &parser, OperationState &state);
/// `convolution(%a, %b) dim_numbers = .., window = {..} {attrs} : types`
ParseResult parseConvolution(OpAsmParser &parser, OperationState &state);
/// `reduce(%a init: %i) applies op across dimensions = [..] : types`, or with
/// `reducer(%x: T, %y: T) {..}`
ParseResult parseReduce(OpAsmParser &parser, OperationState &state);
/// `scan(%a, ..) inits(%i, ..) dimension=0 attributes {..} {..} : types`
ParseResult parseScan(OpAsmParser &parser, OperationState &state);
/// `while(%i = %a, ...) : types cond {..} do {..}`
ParseResult parseWhile(OpAsmParser &parser, OperationState &state);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_PRETTY_PRETTYPARSER_H
