//===- MPRandomWords.cpp - Threefry and Philox as integer arithmetic ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks of J. Salmon, M. Moraes, R. Dror, D. Shaw: Parallel random
// numbers: as easy as 1, 2, 3. SC 2011. The interpreter has them as C++; tests
// compare the two.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPRoutineOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

#include <array>

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Integer arithmetic on scalars, or on tensors of one shape.
struct Words {
  OpBuilder &builder;
  Location loc;

  template <typename Op>
  Value make(Value a, Value b) {
    return Op::create(builder, loc, a, b);
  }
  Value constant(Type type, uint64_t value) {
    Type element = getElementTypeOrSelf(type);
    TypedAttr scalar = builder.getIntegerAttr(
        element, APInt(element.getIntOrFloatBitWidth(), value));
    if (auto shaped = dyn_cast<ShapedType>(type))
      scalar = DenseElementsAttr::get(shaped, Attribute(scalar));
    return arith::ConstantOp::create(builder, loc, scalar);
  }
  Type withWidth(Type type, unsigned bits) {
    Type element = builder.getIntegerType(bits);
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped ? Type(shaped.clone(element)) : element;
  }

  Value add(Value a, Value b) { return make<arith::AddIOp>(a, b); }
  Value add(Value a, uint64_t b) { return add(a, constant(a.getType(), b)); }
  Value exclusive(Value a, Value b) { return make<arith::XOrIOp>(a, b); }
  Value shiftRight(Value a, unsigned by) {
    return make<arith::ShRUIOp>(a, constant(a.getType(), by));
  }
  Value rotate(Value a, unsigned by) {
    Value left = make<arith::ShLIOp>(a, constant(a.getType(), by));
    return make<arith::OrIOp>(left, shiftRight(a, 32 - by));
  }
  /// The halves of a number of 64 bits.
  Value low(Value wide) {
    return arith::TruncIOp::create(builder, loc, withWidth(wide.getType(), 32),
                                   wide);
  }
  Value high(Value wide) { return low(shiftRight(wide, 32)); }
  /// A product of two numbers of 32 bits, in 64.
  Value multiply(Value a, uint32_t b) {
    Value wide =
        arith::ExtUIOp::create(builder, loc, withWidth(a.getType(), 64), a);
    return make<arith::MulIOp>(wide, constant(wide.getType(), b));
  }
  Value isBelow(Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, a, b);
  }
};
} // namespace

/// Threefry 2x32 with 20 rounds; low words first.
static SmallVector<Value> buildThreefry(Words w, Value key, Value counter) {
  static constexpr unsigned rotations[2][4] = {{13, 15, 26, 6},
                                               {17, 29, 16, 24}};
  std::array<Value, 3> keys = {w.low(key), w.high(key), {}};
  Value parity = w.constant(keys[0].getType(), 0x1BD11BDA);
  keys[2] = w.exclusive(w.exclusive(keys[0], keys[1]), parity);
  Value x = w.add(w.low(counter), keys[0]);
  Value y = w.add(w.high(counter), keys[1]);
  for (unsigned group = 0; group != 5; ++group) {
    for (unsigned rotation : rotations[group % 2]) {
      x = w.add(x, y);
      y = w.exclusive(w.rotate(y, rotation), x);
    }
    x = w.add(x, keys[(group + 1) % 3]);
    y = w.add(y, w.add(keys[(group + 2) % 3], group + 1));
  }
  return {x, y};
}

/// Philox 4x32 with 10 rounds, of a counter of 128 bits.
static SmallVector<Value> buildPhilox(Words w, Value key, Value low,
                                      Value high) {
  Value a = w.low(low), b = w.high(low), c = w.low(high), d = w.high(high);
  Value k0 = w.low(key), k1 = w.high(key);
  for (unsigned round = 0; round != 10; ++round) {
    Value p = w.multiply(a, 0xD2511F53), q = w.multiply(c, 0xCD9E8D57);
    // Of what all elements have in common the keys of the rounds are made.
    Value key0 = w.add(k0, static_cast<uint32_t>(round * 0x9E3779B9u));
    Value key1 = w.add(k1, static_cast<uint32_t>(round * 0xBB67AE85u));
    a = w.exclusive(w.exclusive(w.high(q), b), key0);
    c = w.exclusive(w.exclusive(w.high(p), d), key1);
    b = w.low(q);
    d = w.low(p);
  }
  return {a, b, c, d};
}

/// The word of this number, of a power of two of them.
static Value pickWord(Words w, ArrayRef<Value> words, Value number) {
  Value result = words.front();
  for (unsigned i = 1; i != words.size(); ++i) {
    Value isThis =
        arith::CmpIOp::create(w.builder, w.loc, arith::CmpIPredicate::eq,
                              number, w.constant(number.getType(), i));
    result =
        arith::SelectOp::create(w.builder, w.loc, isThis, words[i], result);
  }
  return result;
}

Value RandomWordsOp::buildBody(OpBuilder &builder, Location loc,
                               ValueRange operands) {
  Words w{builder, loc};
  Value index = operands[0], key = operands[1], start = operands[2];
  bool isPhilox = getAlgorithm() == RngAlgorithm::Philox;
  Value counter = w.add(start, w.shiftRight(index, isPhilox ? 2 : 1));
  SmallVector<Value> words;
  if (isPhilox) {
    Value carry = arith::ExtUIOp::create(builder, loc, start.getType(),
                                         w.isBelow(counter, start));
    words = buildPhilox(w, key, counter, w.add(operands[3], carry));
  } else {
    words = buildThreefry(w, key, counter);
  }
  Value number = w.low(index);
  Value last = w.constant(number.getType(), words.size() - 1);
  return pickWord(w, words, w.make<arith::AndIOp>(number, last));
}

/// An addition is 1: twenty rounds of five with their keys, or ten of twelve.
FusionSpec RandomWordsOp::getFusionSpec() {
  return {FusionNodeKind::Elementwise, FusionBodyKind::Built, /*cost=*/128};
}
