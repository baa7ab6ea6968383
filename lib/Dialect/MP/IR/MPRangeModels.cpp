//===- MPRangeModels.cpp - What numbers mp ops give -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One answer an op, in one place. A sum of K products is as large as K of the
// largest; what an op only moves keeps its range.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

#include "mp/Dialect/MP/IR/DeviceValues.h"
#include "mp/Interfaces/RangeArithmetic.h"
#include "mp/Support/Sizes.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

using Ranges = ArrayRef<NumberRange>;
using Results = MutableArrayRef<NumberRange>;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// The format that partial results are kept in.
static NumberFormat formatOfSums(std::optional<Type> accumulator,
                                 Value result) {
  return NumberFormat::of(accumulator ? *accumulator : result.getType());
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

void BroadcastOp::inferRanges(Ranges in, Results out) { out[0] = in[0]; }
void ReshapeOp::inferRanges(Ranges in, Results out) { out[0] = in[0]; }
void TransposeOp::inferRanges(Ranges in, Results out) { out[0] = in[0]; }
void ReverseOp::inferRanges(Ranges in, Results out) { out[0] = in[0]; }
void SliceOp::inferRanges(Ranges in, Results out) { out[0] = in[0]; }
void GatherOp::inferRanges(Ranges in, Results out) { out[0] = in[0]; }
void PadOp::inferRanges(Ranges in, Results out) { out[0] = join(in[0], in[1]); }

void ConcatOp::inferRanges(Ranges in, Results out) {
  out[0] = in[0];
  for (const NumberRange &input : in.drop_front())
    out[0] = join(out[0], input);
}

void BarrierOp::inferRanges(Ranges in, Results out) {
  llvm::copy(in, out.begin());
}

void IotaOp::inferRanges(Ranges, Results out) {
  int64_t size = shapeOf(getResult())[getDim()];
  out[0] = NumberRange::integers(0, std::max<int64_t>(size - 1, 0));
  out[0].isCoordinate = size > 2;
}

//===----------------------------------------------------------------------===//
// Contractions, reductions and windows
//===----------------------------------------------------------------------===//

/// A sum of so many products.
static NumberRange contract(Ranges in, int64_t count,
                            const NumberFormat &format, bool mayBeFewer) {
  NumberRange product = range::multiply(in[0], in[1]).settled(format);
  return range::sum(product, mayBeFewer ? 0 : count, count, format);
}

void DotOp::inferRanges(Ranges in, Results out) {
  out[0] = contract(in, getProductsPerElement(),
                    formatOfSums(getAccumulator(), getResult()),
                    /*mayBeFewer=*/false);
}

void ConvOp::inferRanges(Ranges in, Results out) {
  out[0] = contract(in, getProductsPerElement(),
                    formatOfSums(getAccumulator(), getResult()),
                    /*mayBeFewer=*/true);
}

/// `fewest` to `most` elements of a range, combined.
static NumberRange combine(ReduceKind kind, const NumberRange &in,
                           int64_t fewest, int64_t most,
                           const NumberFormat &format) {
  NumberRange any = NumberRange::unknown(format);
  switch (kind) {
  case ReduceKind::Add:
    return range::sum(in, fewest, most, format);
  case ReduceKind::Mul:
    return fewest == most ? range::product(in, most, format) : any;
  case ReduceKind::Max:
  case ReduceKind::Min:
    // Of nothing it is an infinity.
    return fewest > 0 ? in : any;
  case ReduceKind::And:
    return fewest > 0 ? range::bitAnd(in, in, format.precision) : any;
  case ReduceKind::Or:
    return fewest > 0 ? range::bitOr(in, in, format.precision) : any;
  case ReduceKind::Replace:
    return any;
  }
  llvm_unreachable("not a kind of reduction");
}

void ReduceOp::inferRanges(Ranges in, Results out) {
  int64_t count = saturatingProduct(shapeOf(getInput()), getDims());
  out[0] = combine(getKind(), in[0], count, count,
                   formatOfSums(getAccumulator(), getResult()));
}

void ArgReduceOp::inferRanges(Ranges in, Results out) {
  if (saturatingProduct(shapeOf(getValues()), getDims()) > 0)
    llvm::copy(in, out.begin());
}

void PoolOp::inferRanges(Ranges in, Results out) {
  auto isZero = [](int64_t pad) { return pad == 0; };
  bool isFull = llvm::all_of(getLow(), isZero) &&
                llvm::all_of(getHigh(), isZero) && getBaseDilation().empty();
  int64_t count = saturatingProduct(getWindow());
  out[0] = combine(getKind(), in[0], isFull ? count : 0, count,
                   formatOfSums(getAccumulator(), getResult()));
}

void PoolGradOp::inferRanges(Ranges in, Results out) {
  out[0] = range::sum(in[1], 0, saturatingProduct(getWindow()),
                      formatOfSums(getAccumulator(), getResult()));
}

void ScatterOp::inferRanges(Ranges in, Results out) {
  const NumberRange &operand = in[0], &updates = in[2];
  if (getKind() == ReduceKind::Add) {
    // As if all updates went to one element.
    int64_t count = saturatingProduct(shapeOf(getUpdates()));
    for (int64_t dim : getUpdateWindowDims())
      if (int64_t size = shapeOf(getUpdates())[dim])
        count /= size;
    NumberFormat format = formatOfSums(getAccumulator(), getResult());
    NumberRange all = join(operand, updates);
    // The operand is one more term of the sum.
    out[0] = range::add(operand, range::sum(updates, 0, count, format));
    double largest = (static_cast<double>(count) + 1) * all.magnitude();
    bool isExact =
        count == 0 || !format.isFloat ||
        (all.isInteger && largest <= std::ldexp(1.0, int(format.precision)));
    if (!isExact)
      out[0] = join(out[0], range::sum(all, 0, count + 1, format));
  } else if (getKind() != ReduceKind::Mul && getKind() != ReduceKind::And &&
             getKind() != ReduceKind::Or) {
    out[0] = join(operand, updates);
  }
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

void CastOp::inferRanges(Ranges in, Results out) {
  out[0] = in[0];
  if (!getSaturate())
    return;
  double largest = NumberFormat::of(getType()).largest;
  out[0].low = std::clamp(in[0].low, -largest, largest);
  out[0].high = std::clamp(in[0].high, -largest, largest);
  out[0].tidy();
}

static double logistic(double x) { return 1 / (1 + std::exp(-x)); }

void LogisticOp::inferRanges(Ranges in, Results out) {
  out[0] = range::apply({logistic, /*least=*/0, /*greatest=*/1}, in[0]);
}

//===----------------------------------------------------------------------===//
// Routines, regions and training state
//===----------------------------------------------------------------------===//

void RngBitsOp::inferRanges(Ranges, Results) {}
void OpaqueOp::inferRanges(Ranges in, Results out) {
  // A value of another device has the range that it has on this one.
  if (getMoves())
    out[0] =
        mayLeaveZeros(*this) ? join(in[0], NumberRange::constant(0)) : in[0];
  std::optional<DeviceReduction> devices = getDeviceReduction(*this);
  if (!devices)
    return;
  for (auto [result, range, value] : llvm::zip_equal(out, in, getResults()))
    result = combine(devices->kind, range, devices->fewest, devices->most,
                     NumberFormat::of(value.getType()));
}
// Its control flow says where ranges come from.
void ManualComputationOp::inferRanges(Ranges, Results) {}
void RandomWordsOp::inferRanges(Ranges, Results) {}
void PackBitsOp::inferRanges(Ranges, Results) {}
void AllFiniteOp::inferRanges(Ranges, Results) {}
void AmaxOp::inferRanges(Ranges, Results) {}
void HistogramOp::inferRanges(Ranges, Results) {}
void UpdateLossScaleOp::inferRanges(Ranges, Results) {}
void UpdateLossScaleLogMaxOp::inferRanges(Ranges, Results) {}
void UpdateLossScaleHistogramOp::inferRanges(Ranges, Results) {}
void AnyChangedOp::inferRanges(Ranges, Results) {}
void DetectStallOp::inferRanges(Ranges, Results) {}
void YieldOp::inferRanges(Ranges, Results) {}

void ScaleOp::inferRanges(Ranges in, Results out) {
  out[0] = range::multiply(in[0], in[1]);
}

void UnscaleOp::inferRanges(Ranges in, Results out) {
  NumberRange inverse = range::divide(NumberRange::constant(1), in[1])
                            .settled(NumberFormat::of(getType()));
  out[0] = range::multiply(in[0], inverse);
}

// Its two arguments for each input are two of its elements.
void SortOp::inferArgumentRanges(Ranges in, Results arguments) {
  for (auto [index, input] : llvm::enumerate(in))
    arguments[2 * index] = arguments[2 * index + 1] = input;
}
void SortOp::inferRanges(Ranges in, Results out) {
  llvm::copy(in.take_front(out.size()), out.begin());
}

void GuardOp::inferRanges(Ranges in, Results out) {
  Ranges kept = in.slice(1, out.size()), made = in.take_back(out.size());
  for (auto [result, old, now] : llvm::zip_equal(out, kept, made))
    result = join(old, now);
}

void FusionOp::inferArgumentRanges(Ranges in, Results arguments) {
  llvm::copy(in, arguments.begin());
}
void FusionOp::inferRanges(Ranges in, Results out) {
  llvm::copy(in.take_back(out.size()), out.begin());
}
