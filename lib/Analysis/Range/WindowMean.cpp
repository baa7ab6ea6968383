//===- WindowMean.cpp - Sums of windows over their counts -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mean of all numbers up to each place is cumsum(x) / arange(1, n + 1), and
// a window that hangs over an edge holds fewer numbers. The divisor is made of
// places and constants, so its numbers are known, and what each of them divides
// is a sum of as many numbers, or of fewer.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops that make a divisor, numbers that it has, and how large they are: in f32
/// the next one is another integer.
static constexpr unsigned mostOps = 8;
static constexpr int64_t mostNumbers = 1 << 16;
static constexpr double mostOfNumber = 0x1p24;

using Numbers = SmallVector<double>;

static std::optional<Numbers> readConstant(Attribute attribute) {
  auto dense = dyn_cast<DenseElementsAttr>(attribute);
  if (!dense)
    return std::nullopt;
  Numbers numbers;
  if (auto floats = dyn_cast<DenseFPElementsAttr>(dense))
    for (const APFloat &number : floats)
      numbers.push_back(number.convertToDouble());
  else if (auto integers = dyn_cast<DenseIntElementsAttr>(dense))
    for (const APInt &number : integers)
      numbers.push_back(number.getSExtValue());
  return numbers;
}

static std::optional<double> combine(Operation *op, double a, double b) {
  if (isa<arith::AddFOp, arith::AddIOp>(op))
    return a + b;
  if (isa<arith::SubFOp, arith::SubIOp>(op))
    return a - b;
  if (isa<arith::MulFOp, arith::MulIOp>(op))
    return a * b;
  if (isa<arith::MaximumFOp, arith::MaxSIOp>(op))
    return std::max(a, b);
  if (isa<arith::MinimumFOp, arith::MinSIOp>(op))
    return std::min(a, b);
  return std::nullopt;
}

/// Whether the numbers of a type end behind this one, and are as close: an i8
/// counts from 127 to -128, and a bf16 from 256 to 256.
static bool holds(Type type, double number) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return APInt::getSignedMinValue(integer.getWidth()).signedRoundToDouble() <=
               number &&
           number <= APInt::getSignedMaxValue(integer.getWidth())
                         .signedRoundToDouble();
  auto real = dyn_cast<FloatType>(type);
  if (!real)
    return false;
  APFloat same(number);
  bool isRounded = false;
  same.convert(real.getFloatSemantics(), APFloat::rmNearestTiesToEven,
               &isRounded);
  return !isRounded || real.getWidth() >= 32;
}

static std::optional<Numbers> findNumbers(Value value, unsigned depth);

/// Of an op, whatever its type holds.
// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
static std::optional<Numbers> combineNumbers(Value value, unsigned depth) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  Operation *op = value.getDefiningOp();
  if (!op || !type || !type.hasStaticShape() || depth == 0 ||
      type.getNumElements() > mostNumbers ||
      llvm::count_if(type.getShape(), [](int64_t size) { return size > 1; }) >
          1)
    return std::nullopt;
  size_t size = type.getNumElements();
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant)))
    return readConstant(constant);
  if (auto places = dyn_cast<IotaOp>(op)) {
    Numbers numbers(size);
    for (size_t i = 0; i < size; ++i)
      numbers[i] = type.getDimSize(places.getDim()) == 1 ? 0 : i;
    return numbers;
  }
  bool isMove = isa<BroadcastOp, ReshapeOp>(op);
  if (isMove || isa<arith::SIToFPOp, arith::ExtFOp>(op)) {
    std::optional<Numbers> numbers = findNumbers(op->getOperand(0), depth - 1);
    if (numbers && numbers->size() != size) {
      if (numbers->size() != 1)
        return std::nullopt;
      numbers->assign(size, numbers->front());
    }
    return numbers;
  }
  if (op->getNumOperands() != 2)
    return std::nullopt;
  std::optional<Numbers> lhs = findNumbers(op->getOperand(0), depth - 1),
                         rhs = findNumbers(op->getOperand(1), depth - 1);
  if (!lhs || !rhs || lhs->size() != size || rhs->size() != size)
    return std::nullopt;
  for (auto [a, b] : llvm::zip_equal(*lhs, *rhs)) {
    std::optional<double> made = combine(op, a, b);
    if (!made || !(std::abs(*made) <= mostOfNumber))
      return std::nullopt;
    a = *made;
  }
  return lhs;
}

/// The numbers of a value with one dimension that is not of size one.
// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
static std::optional<Numbers> findNumbers(Value value, unsigned depth) {
  std::optional<Numbers> numbers = combineNumbers(value, depth);
  bool areHeld = numbers && llvm::all_of(*numbers, [&](double number) {
                   return holds(getElementTypeOrSelf(value.getType()), number);
                 });
  return areHeld ? numbers : std::nullopt;
}

static bool areOnes(ArrayRef<int64_t> dilations) {
  return llvm::all_of(dilations, [](int64_t times) { return times == 1; });
}

/// The dimension along which a sum has windows; none if there are several, or
/// the sum has fewer digits than f32.
static std::optional<unsigned> findWindowed(PoolOp pool) {
  std::optional<Type> accumulator = pool.getAccumulator();
  if (pool.getKind() != ReduceKind::Add || !hasDigits(pool.getResult()) ||
      (accumulator && !isa<Float32Type, Float64Type>(*accumulator)) ||
      !areOnes(pool.getBaseDilation()) || !areOnes(pool.getWindowDilation()))
    return std::nullopt;
  std::optional<unsigned> found;
  for (auto [dim, size] : llvm::enumerate(pool.getWindow())) {
    if (size == 1 && pool.getLow()[dim] == 0 && pool.getHigh()[dim] == 0)
      continue;
    if (found)
      return std::nullopt;
    found = dim;
  }
  return found;
}

Value mp::findWindowAveraged(Value sum, const Spread &divisor) {
  auto pool = sum.getDefiningOp<PoolOp>();
  std::optional<unsigned> windowed =
      pool ? findWindowed(pool) : std::optional<unsigned>();
  if (!windowed || llvm::any_of(divisor.places, [&](int64_t place) {
        return place >= 0 && place != *windowed;
      }))
    return {};
  auto input = dyn_cast<RankedTensorType>(pool.getInput().getType());
  auto result = dyn_cast<RankedTensorType>(sum.getType());
  if (!input.hasStaticShape() || !result.hasStaticShape())
    return {};
  std::optional<Numbers> numbers = findNumbers(divisor.value, mostOps);
  int64_t places = result.getDimSize(*windowed);
  if (numbers && numbers->size() == 1)
    numbers->assign(places, numbers->front());
  if (!numbers || static_cast<int64_t>(numbers->size()) != places)
    return {};
  for (auto [place, number] : llvm::enumerate(*numbers)) {
    int64_t first = static_cast<int64_t>(place) * pool.getStrides()[*windowed] -
                    pool.getLow()[*windowed];
    int64_t end = std::min(first + pool.getWindow()[*windowed],
                           input.getDimSize(*windowed));
    int64_t count = std::max<int64_t>(end - std::max<int64_t>(first, 0), 1);
    if (!(number >= static_cast<double>(count)))
      return {};
  }
  return pool.getInput();
}
