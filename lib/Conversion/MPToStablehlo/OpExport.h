//===- OpExport.h - What exporters of ops share -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOSTABLEHLO_OPEXPORT_H
#define MP_LIB_CONVERSION_MPTOSTABLEHLO_OPEXPORT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <string>

namespace mlir::mp::hloexport {

/// Marks on the ops we write, so that importing them gives the op they came
/// from. Other readers ignore them. They are `true`, since portable artifacts
/// cannot hold a unit attribute.
namespace mark {
using attr::isUnsigned;
using attr::rounds;
using attr::unchecked;
using attr::widened;
} // namespace mark

/// Builds the ops of a nested block in place, its arguments standing for these
/// values, and returns what its terminator passes on.
using BodyExporter =
    llvm::function_ref<SmallVector<Value>(Block &, ValueRange)>;

using Attributes = ArrayRef<NamedAttribute>;
using RegionBuilder = llvm::function_ref<ValueRange(OpBuilder &, Block &)>;

/// One op under export. Exporters build foreign ops at the insertion point of
/// `builder` and add one value per result, of the result's type, or call
/// `refuse`. Signless integers stay signless, which StableHLO reads as signed.
///
/// The driver guarantees that all operands and results are ranked tensors of
/// known shape; those of the rows of scalars may be scalars too, which tensors
/// of rank 0 stand for.
struct OpExport {
  Operation *source;
  /// What stands for the operands; the types are those of the source.
  SmallVector<Value> operands;
  OpBuilder &builder;
  Location loc;
  BodyExporter exportBody;
  /// Lets the second value stand for the first, of the source; returns what
  /// did.
  llvm::function_ref<Value(Value, Value)> standFor;
  /// Filled in by the exporter.
  SmallVector<Value> results;
  std::string reason;

  template <typename Op>
  Op as() const {
    return cast<Op>(source);
  }
  RankedTensorType getType(unsigned result = 0) const {
    return cast<RankedTensorType>(source->getResult(result).getType());
  }

  /// Says why the op cannot be written; always failure.
  LogicalResult refuse(const Twine &why) {
    reason = why.str();
    return failure();
  }
  LogicalResult finish(Value result) {
    results.push_back(result);
    return success();
  }

  /// Builds "stablehlo.<name>", or an op of the dialect that `name` says, with
  /// these properties and marks and so many empty regions.
  Operation *create(StringRef name, TypeRange types, ValueRange inputs,
                    Attributes properties = {}, Attributes marks = {},
                    unsigned regions = 0);
  /// The same with one result.
  Value make(StringRef name, Type type, ValueRange inputs,
             Attributes properties = {}, Attributes marks = {}) {
    return create(name, type, inputs, properties, marks)->getResult(0);
  }
  /// The result in the type of the first input.
  Value same(StringRef name, ValueRange inputs, Attributes properties = {}) {
    return make(name, inputs.front().getType(), inputs, properties);
  }
  /// Gives `op` a region whose block has two scalars of each of these types
  /// and returns what `build` makes of them.
  void addRegion(Operation *op, ArrayRef<Type> elementTypes,
                 RegionBuilder build);

  /// Gives `region` a block that holds what the ops of `body` are there, and
  /// returns to the parent what stands for the operands of its terminator from
  /// `first` on, `count` of them.
  SmallVector<Value> addBody(Region &region, Block &body, unsigned first,
                             unsigned count);

  /// A constant tensor, all elements equal.
  Value splat(RankedTensorType type, Attribute element);
  Value splat(RankedTensorType type, double value);
  Value splat(RankedTensorType type, const APInt &value);
  /// "stablehlo.convert" to this element type; the value itself if it has it.
  Value convert(Value value, Type elementType, Attributes marks = {});
  Value bitcast(Value value, Type elementType);
  Value compare(StringRef direction, Value lhs, Value rhs);
  Value select(Value predicate, Value yes, Value no);
  /// A scalar repeated in the shape of `type`.
  Value repeat(Value scalar, RankedTensorType type);

  NamedAttribute mark(StringRef name) {
    return builder.getNamedAttr(name, builder.getBoolAttr(true));
  }
  NamedAttribute list(StringRef name, ArrayRef<int64_t> values) {
    return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
  }
  /// One entry a dimension: `missing` stands for an empty list.
  NamedAttribute list(StringRef name, ArrayRef<int64_t> values, size_t rank,
                      int64_t missing);
  NamedAttribute number(StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  }
  NamedAttribute flag(StringRef name, bool value) {
    return builder.getNamedAttr(name, builder.getBoolAttr(value));
  }
  /// Low and high padding of each dimension as a tensor of pairs.
  NamedAttribute pads(StringRef name, ArrayRef<int64_t> low,
                      ArrayRef<int64_t> high);
  /// An attribute of StableHLO by its text, `#stablehlo<text>`.
  NamedAttribute symbol(StringRef name, const Twine &text);
};

using Exporter = LogicalResult (*)(OpExport &);

/// One row of the dispatch table.
struct ExporterRow {
  llvm::StringLiteral name;
  Exporter write;
};

/// The rows of each group of ops, each defined in the file of that group.
ArrayRef<ExporterRow> getElementwiseRows();
ArrayRef<ExporterRow> getIntegerRows();
ArrayRef<ExporterRow> getConvertRows();
ArrayRef<ExporterRow> getShapeRows();
ArrayRef<ExporterRow> getContractionRows();
ArrayRef<ExporterRow> getReductionRows();
ArrayRef<ExporterRow> getWindowRows();
ArrayRef<ExporterRow> getIndexingRows();
ArrayRef<ExporterRow> getDeviceRows();
/// Ops of any types.
ArrayRef<ExporterRow> getKeptRows();
/// Writes what `build` makes of the op's operands in its place.
LogicalResult writeBuilt(
    OpExport &op,
    llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build);

/// Writes what an op with ArithmeticOpInterface is short for.
LogicalResult writeArithmetic(OpExport &op);
ArrayRef<ExporterRow> getStateRows();
ArrayRef<ExporterRow> getFinitenessRows();
ArrayRef<ExporterRow> getRoutineRows();
ArrayRef<ExporterRow> getLoopRows();
/// Ops that have a scalar among their operands or results.
ArrayRef<ExporterRow> getScalarRows();

/// "[1, 0]".
std::string printList(ArrayRef<int64_t> values);

/// The type that sums of `kind` are kept in, for elements of this type: the
/// accumulator of the op, or the elements' own.
Type getSumType(ReduceKind kind, Type element, std::optional<Type> accumulator);

/// How an op sums elements of one type: the type it sums in, the scalar it
/// starts from, and a mark where that is wider than the elements.
struct Accumulation {
  Type type;
  Value start;
  SmallVector<NamedAttribute, 1> marks;
};

/// Refuses kinds that no scalar leaves as they are.
FailureOr<Accumulation> startAccumulation(OpExport &op, ReduceKind kind,
                                          Type element,
                                          std::optional<Type> accumulator);

/// The name of the op that combines two elements; empty for `Replace`.
StringRef getCombinerName(ReduceKind kind);

/// The scalar that changes nothing; refuses kinds that have none.
FailureOr<Value> makeNeutral(OpExport &op, ReduceKind kind, Type element);

/// Finishes an op that computed in another type than its result has: `sum` is
/// rounded to that.
LogicalResult finishRounded(OpExport &op, Value sum);

/// Gives `target` the region that combines two scalars of this type.
void addCombiner(OpExport &op, Operation *target, ReduceKind kind,
                 Type element);

/// Reduces all dimensions from `first` on.
FailureOr<Value> reduceFrom(OpExport &op, ReduceKind kind, Value input,
                            int64_t first);

/// One element of all.
FailureOr<Value> reduceAll(OpExport &op, ReduceKind kind, Value input);

} // namespace mlir::mp::hloexport

#endif // MP_LIB_CONVERSION_MPTOSTABLEHLO_OPEXPORT_H
