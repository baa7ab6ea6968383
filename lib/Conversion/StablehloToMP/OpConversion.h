//===- OpConversion.h - What converters of StableHLO ops share ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_OPCONVERSION_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_OPCONVERSION_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/ValueRange.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

namespace mlir::mp::stablehlo {

/// How an op must treat the elements of a tensor. The types of the result are
/// signless, so the distinction is made once, on the source types.
enum class ElementKind { Float, Signed, Unsigned, Bool };

/// The kind of a supported element type: floats, and integers of 1, 2, 4, 8,
/// 16, 32 or 64 bits.
std::optional<ElementKind> getElementKind(Type elementType);

/// The type that replaces `type`: a tensor of known shape and supported
/// elements, unsigned integers made signless. Otherwise null, and `reason` says
/// why.
RankedTensorType convertTensorType(Type type, std::string &reason);

class HiddenRng;
class ScalarBodies;

/// Why an op is not converted, in the words of the final table.
struct Refusal {
  std::string reason;
  std::string wayOut;
  /// The op is right, and what it says is not known here: it is kept.
  bool keeps = false;
};

/// One op under conversion. Converters read the source op, build ops at the
/// insertion point of `builder` and return one value per result, or call
/// `refuse`. The source op is never changed.
///
/// The driver guarantees the counts that the converter's row states, and that
/// all operands and results are tensors of known shape and supported elements.
struct OpConversion {
  Operation *source;
  /// The converted operands; their types are those of the source, signless.
  SmallVector<Value> operands;
  /// The converted result types.
  SmallVector<RankedTensorType, 1> types;
  OpBuilder &builder;
  Location loc;
  /// Filled in by the converter.
  SmallVector<Value> results;
  Refusal refusal;
  /// Converts regions of scalar ops.
  const ScalarBodies *bodies = nullptr;
  /// Draws from the generator of `stablehlo.rng`.
  HiddenRng *rng = nullptr;
  /// Whether the operands are narrower than the source's, because export had
  /// widened them.
  bool isNarrowed = false;

  RankedTensorType getOperandType(unsigned index) const {
    return cast<RankedTensorType>(operands[index].getType());
  }
  /// The kind of an operand's elements in the source.
  ElementKind getOperandKind(unsigned index) const;
  ElementKind getResultKind(unsigned index = 0) const;

  /// The attribute of this name, wherever it is: on the op, or one level down
  /// in a dictionary such as `dimension_numbers`. Null if there is none.
  Attribute find(StringRef name) const;
  /// A list of integers; refuses the op if there is none.
  FailureOr<SmallVector<int64_t>> getIntegers(StringRef name);
  /// One integer; refuses the op if there is none.
  FailureOr<int64_t> getInteger(StringRef name);
  /// The name of an enumerator such as "GE", empty if there is none.
  StringRef getEnumerator(StringRef name) const;

  /// Says why the op is not converted; always failure.
  LogicalResult refuse(const Twine &reason, const Twine &wayOut = "");
  /// Says that the op is right, but that there is no op for it here; always
  /// failure. It is kept.
  LogicalResult leave(const Twine &reason);
  LogicalResult finish(Value result) {
    results.push_back(result);
    return success();
  }

  /// Builds an op with one result of the given type.
  template <typename Op>
  Value make(Type type, ValueRange inputs) {
    return Op::create(builder, loc, TypeRange{type}, inputs)->getResult(0);
  }
  Value compare(arith::CmpFPredicate predicate, Value lhs, Value rhs);
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs);
  /// Element by element, `yes` where `condition` holds.
  Value select(Value condition, Value yes, Value no);
  /// A constant tensor of this type, all elements equal.
  Value splat(RankedTensorType type, int64_t value);
  Value splat(RankedTensorType type, double value);
  Value splat(RankedTensorType type, const APInt &value);
  /// `value` repeated to the shape of `type` if it is a scalar.
  Value broadcastScalar(Value value, RankedTensorType type);
};

using Converter = LogicalResult (*)(OpConversion &);

/// Any number of operands or results.
constexpr int kAny = -1;

/// One row of the dispatch table.
struct ConverterRow {
  StringLiteral name;
  int operands;
  int results;
  int regions;
  Converter convert;
};

/// Refuses an op that does not have the counts of its row.
LogicalResult checkCounts(OpConversion &conversion, const ConverterRow &row);

/// The rows of each group of ops, each defined in the file of that group.
ArrayRef<ConverterRow> getElementwiseRows();
ArrayRef<ConverterRow> getDivideAndShiftRows();
ArrayRef<ConverterRow> getElementTypeRows();
ArrayRef<ConverterRow> getConstantAndShapeRows();
ArrayRef<ConverterRow> getContractionRows();
ArrayRef<ConverterRow> getReduceRows();
ArrayRef<ConverterRow> getReduceWindowRows();
ArrayRef<ConverterRow> getGatherScatterSliceRows();
ArrayRef<ConverterRow> getControlFlowRows();
ArrayRef<ConverterRow> getDynamicShapeRows();
ArrayRef<ConverterRow> getBatchNormRows();
ArrayRef<ConverterRow> getBroadcastRows();
ArrayRef<ConverterRow> getEinsumRows();
ArrayRef<ConverterRow> getThreefryRows();
ArrayRef<ConverterRow> getPartitionIdRows();
ArrayRef<ConverterRow> getSortAndRandomBitsRows();
ArrayRef<ConverterRow> getSpecialFunctionRows();
ArrayRef<ConverterRow> getGammaFunctionRows();
ArrayRef<ConverterRow> getRaggedDotRows();
ArrayRef<ConverterRow> getHiddenRngRows();

/// Whether `op` calls what is outside the graph and of unknown meaning.
bool isForeignCall(Operation *op);

/// All rows, in the order of the groups.
SmallVector<ConverterRow> getAllRows();

/// The accumulator of a sum of such elements: f32 for floats narrower than it,
/// otherwise none (the result type accumulates).
TypeAttr getAccumulator(Type elementType);

/// The integers behind a constant operand; refuses the op if it is computed.
FailureOr<SmallVector<int64_t>> getConstantIntegers(OpConversion &op,
                                                    unsigned index);

/// Whether the verifier of `op` accepts it. Says nothing.
bool isValid(Operation *op);

/// An integer of the width of each float of `value`, whose signed order is the
/// total order of IEEE 754: -NaN, -inf, ..., -0, +0, ..., +inf, +NaN.
Value makeTotalOrderKey(OpConversion &op, Value value);

/// The element of the splat constant behind `value`, seen through broadcasts
/// and reshapes; null if it is not one.
Attribute getSplat(Value value);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_OPCONVERSION_H
