//===- Elementwise.cpp - Ops of arith and math ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table: each op with what it reads and gives. A letter stands for a type: F
// a float, I an integer, B i1, W another float, J another integer.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
struct Row {
  StringLiteral name, operands, results;
};
} // namespace

static constexpr Row rows[] = {
    {"arith.addf", "FF", "F"},
    {"arith.subf", "FF", "F"},
    {"arith.mulf", "FF", "F"},
    {"arith.divf", "FF", "F"},
    {"arith.remf", "FF", "F"},
    {"arith.maximumf", "FF", "F"},
    {"arith.minimumf", "FF", "F"},
    {"arith.maxnumf", "FF", "F"},
    {"arith.minnumf", "FF", "F"},
    {"arith.negf", "F", "F"},
    {"arith.cmpf", "FF", "B"},
    {"arith.select", "BFF", "F"},
    {"arith.addi", "II", "I"},
    {"arith.subi", "II", "I"},
    {"arith.muli", "II", "I"},
    {"arith.addui_extended", "II", "IB"},
    {"arith.mulsi_extended", "II", "II"},
    {"arith.mului_extended", "II", "II"},
    {"arith.divsi", "II", "I"},
    {"arith.divui", "II", "I"},
    {"arith.ceildivsi", "II", "I"},
    {"arith.ceildivui", "II", "I"},
    {"arith.floordivsi", "II", "I"},
    {"arith.remsi", "II", "I"},
    {"arith.remui", "II", "I"},
    {"arith.andi", "II", "I"},
    {"arith.ori", "II", "I"},
    {"arith.xori", "II", "I"},
    {"arith.shli", "II", "I"},
    {"arith.shrsi", "II", "I"},
    {"arith.shrui", "II", "I"},
    {"arith.maxsi", "II", "I"},
    {"arith.maxui", "II", "I"},
    {"arith.minsi", "II", "I"},
    {"arith.minui", "II", "I"},
    {"arith.cmpi", "II", "B"},
    {"arith.select", "BII", "I"},
    {"arith.extf", "F", "W"},
    {"arith.truncf", "F", "W"},
    {"arith.extsi", "I", "J"},
    {"arith.extui", "I", "J"},
    {"arith.trunci", "I", "J"},
    {"arith.sitofp", "I", "F"},
    {"arith.uitofp", "I", "F"},
    {"arith.fptosi", "F", "I"},
    {"arith.fptoui", "F", "I"},
    {"arith.bitcast", "F", "I"},
    {"arith.bitcast", "I", "F"},
    {"arith.bitcast", "F", "W"},
    {"math.absf", "F", "F"},
    {"math.absi", "I", "I"},
    {"math.acos", "F", "F"},
    {"math.acosh", "F", "F"},
    {"math.asin", "F", "F"},
    {"math.asinh", "F", "F"},
    {"math.atan", "F", "F"},
    {"math.atan2", "FF", "F"},
    {"math.atanh", "F", "F"},
    {"math.cbrt", "F", "F"},
    {"math.ceil", "F", "F"},
    {"math.clampf", "FFF", "F"},
    {"math.copysign", "FF", "F"},
    {"math.cos", "F", "F"},
    {"math.cosh", "F", "F"},
    {"math.ctlz", "I", "I"},
    {"math.ctpop", "I", "I"},
    {"math.cttz", "I", "I"},
    {"math.erf", "F", "F"},
    {"math.erfc", "F", "F"},
    {"math.exp", "F", "F"},
    {"math.exp2", "F", "F"},
    {"math.expm1", "F", "F"},
    {"math.floor", "F", "F"},
    {"math.fma", "FFF", "F"},
    {"math.fpowi", "FI", "F"},
    {"math.ipowi", "II", "I"},
    {"math.isfinite", "F", "B"},
    {"math.isinf", "F", "B"},
    {"math.isnan", "F", "B"},
    {"math.isnormal", "F", "B"},
    {"math.log", "F", "F"},
    {"math.log10", "F", "F"},
    {"math.log1p", "F", "F"},
    {"math.log2", "F", "F"},
    {"math.powf", "FF", "F"},
    {"math.round", "F", "F"},
    {"math.roundeven", "F", "F"},
    {"math.rsqrt", "F", "F"},
    {"math.sin", "F", "F"},
    {"math.sincos", "F", "FF"},
    {"math.sinh", "F", "F"},
    {"math.sqrt", "F", "F"},
    {"math.tan", "F", "F"},
    {"math.tanh", "F", "F"},
    {"math.trunc", "F", "F"},
};

/// The commonest of training, so that programs resemble some.
static constexpr StringLiteral common[] = {
    "arith.addf", "arith.mulf",   "arith.subf", "arith.maximumf",
    "arith.cmpf", "arith.select", "math.tanh",  "math.exp",
};

namespace {
/// The types that the letters of a row stand for.
class Typing {
public:
  Typing(Author &author, const Row &row) : author(author), row(row) {
    chooseFloats();
    chooseIntegers();
  }
  Type get(char letter) const {
    switch (letter) {
    case 'F':
      return real;
    case 'W':
      return otherReal;
    case 'J':
      return otherInteger;
    case 'B':
      return author.builder.getI1Type();
    default:
      return integer;
    }
  }

private:
  void chooseFloats();
  void chooseIntegers();

  Author &author;
  const Row &row;
  Type real, otherReal, integer, otherInteger;
};
} // namespace

void Typing::chooseFloats() {
  OpBuilder &builder = author.builder;
  real = author.floatType();
  if (Value value = author.findFloat(); value && author.choices.chance(80))
    real = elementOf(value);
  Type narrow = author.choices.chance(50) ? Type(builder.getF16Type())
                                          : Type(builder.getBF16Type());
  Type wide = author.choices.chance(80) ? Type(builder.getF32Type())
                                        : Type(builder.getF64Type());
  bool isCast = row.results == "W";
  if (!isCast)
    return;
  if (row.name == "arith.bitcast") // the floats of one width
    wide = narrow.isF16() ? builder.getBF16Type() : builder.getF16Type();
  bool widens = row.name == "arith.extf";
  real = widens ? narrow : wide;
  otherReal = widens ? wide : narrow;
}

void Typing::chooseIntegers() {
  OpBuilder &builder = author.builder;
  integer = author.integerType();
  if (row.name == "arith.bitcast" && row.results != "W") {
    integer = builder.getIntegerType(real.getIntOrFloatBitWidth());
    return;
  }
  bool isMath = row.name.starts_with("math.");
  if (integer.isInteger(1) &&
      (isMath || row.name.contains("extended") || row.name.contains("div")))
    integer = builder.getI32Type();
  if (row.results != "J")
    return;
  unsigned narrow = author.choices.of({1u, 8u, 16u});
  unsigned wide = author.choices.of({32u, 64u});
  bool widens = row.name != "arith.trunci";
  integer = builder.getIntegerType(widens ? narrow : wide);
  otherInteger = builder.getIntegerType(widens ? wide : narrow);
}

static SmallVector<NamedAttribute> makeAttributes(Author &author,
                                                  const Row &row) {
  OpBuilder &builder = author.builder;
  SmallVector<NamedAttribute> attributes;
  auto predicate = [&](uint64_t last) {
    attributes.push_back(builder.getNamedAttr(
        "predicate",
        builder.getI64IntegerAttr(author.choices.between(0, last))));
  };
  if (row.name == "arith.cmpf")
    predicate(arith::getMaxEnumValForCmpFPredicate());
  if (row.name == "arith.cmpi")
    predicate(arith::getMaxEnumValForCmpIPredicate());
  if (row.name == "arith.truncf" && author.choices.chance(50))
    attributes.push_back(builder.getNamedAttr(
        "roundingmode",
        arith::RoundingModeAttr::get(
            builder.getContext(),
            author.choices.of({arith::RoundingMode::to_nearest_even,
                               arith::RoundingMode::toward_zero,
                               arith::RoundingMode::upward}))));
  return attributes;
}

/// `x`, but 1 where `x` and `y` are both 0. There atan2 is 0 or pi, and MLIR
/// folds it to NaN if both are constants, as any value may be in the end.
static Value keepOffOrigin(Author &author, Value y, Value x) {
  Value height = author.write<math::AbsFOp>(y);
  Value width = author.write<math::AbsFOp>(x);
  Value larger = author.write<arith::MaximumFOp>(height, width);
  Value isOrigin = author.write<arith::CmpFOp>(
      arith::CmpFPredicate::OEQ, larger, author.splat(typeOf(x), 0));
  return author.write<arith::SelectOp>(isOrigin, author.splat(typeOf(x), 1), x);
}

/// `x`, but 1 where it is no number: of a NaN the sign is anything, and some
/// ops read it.
static Value keepNumbers(Author &author, Value x) {
  Value isNone = author.write<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  return author.write<arith::SelectOp>(isNone, author.splat(typeOf(x), 1), x);
}

static const Row &chooseRow(Author &author) {
  if (author.choices.chance(50))
    return author.choices.in(rows);
  StringRef name = author.choices.in(common);
  return *llvm::find_if(rows, [&](const Row &row) { return row.name == name; });
}

void random::writeElementwise(Author &author) {
  const Row &row = chooseRow(author);
  Typing typing(author, row);
  SmallVector<int64_t> shape;
  char first = row.operands.back();
  Value like = author.find(
      [&](Value value) { return elementOf(value) == typing.get(first); });
  if (like && author.choices.chance(90))
    shape.assign(shapeOf(like).begin(), shapeOf(like).end());
  else
    shape = author.shape(author.choices.below(4));
  SmallVector<Value> operands;
  for (char letter : row.operands)
    operands.push_back(author.need(author.tensor(shape, typing.get(letter))));
  if (row.name == "math.atan2")
    operands[1] = keepOffOrigin(author, operands[0], operands[1]);
  if (row.name == "math.copysign" ||
      (row.name == "arith.bitcast" && row.operands == "F"))
    operands.back() = keepNumbers(author, operands.back());
  SmallVector<Type> results;
  for (char letter : row.results)
    results.push_back(author.tensor(shape, typing.get(letter)));
  author.write(row.name, operands, results, makeAttributes(author, row));
}

void random::writeConversion(Author &author) {
  Value value = author.findFloat();
  if (!value)
    value = author.need(author.tensor(author.shape(2), author.f32()));
  if (author.choices.chance(25)) {
    author.write<LogisticOp>(value);
    return;
  }
  RankedTensorType type = typeOf(value).clone(author.floatType());
  Rounding rounding =
      author.choices.chance(80) ? Rounding::NearestEven : Rounding::TowardZero;
  bool saturate = author.choices.chance(15);
  Value narrow = author.write<CastOp>(type, value, rounding, saturate);
  // There and back again.
  if (author.choices.chance(40))
    author.write<CastOp>(typeOf(value), narrow);
}
