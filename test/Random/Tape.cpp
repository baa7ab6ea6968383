//===- Tape.cpp - Elementwise ops with their derivatives ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only what depends on a wanted value is differentiated, so that the backward
// pass has no dead ops that no framework would write.
//
//===----------------------------------------------------------------------===//

#include "Tape.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

Value Tape::record(Value result, ArrayRef<Value> operands, Pullback pullback) {
  entries.push_back(
      {result, SmallVector<Value, 2>(operands), std::move(pullback)});
  return result;
}

SmallVector<Value> Tape::gradients(Value output, Value seed,
                                   ArrayRef<Value> wanted) {
  llvm::DenseSet<Value> active(wanted.begin(), wanted.end());
  for (const Entry &entry : entries)
    if (llvm::any_of(entry.operands,
                     [&](Value value) { return active.contains(value); }))
      active.insert(entry.result);
  llvm::DenseMap<Value, Value> cotangents;
  cotangents[output] = seed;
  // The derivative is recorded behind what it is the derivative of.
  for (size_t i = entries.size(); i-- > 0;) {
    Value cotangent = cotangents.lookup(entries[i].result);
    if (!cotangent || !active.contains(entries[i].result))
      continue;
    SmallVector<Value, 2> operands = entries[i].operands;
    Pullback pullback = entries[i].pullback;
    for (auto [index, operand] : llvm::enumerate(operands)) {
      if (!active.contains(operand))
        continue;
      Value part = pullback(cotangent, index);
      if (!part)
        continue;
      Value &sum = cotangents[operand];
      Value before = sum;
      Value after = before ? add(before, part) : part;
      cotangents[operand] = after;
    }
  }
  SmallVector<Value> results;
  for (Value value : wanted)
    results.push_back(cotangents.lookup(value));
  return results;
}

Value Tape::add(Value a, Value b) {
  return record(author.write<arith::AddFOp>(a, b), {a, b},
                [](Value ct, unsigned) { return ct; });
}

Value Tape::subtract(Value a, Value b) {
  return record(author.write<arith::SubFOp>(a, b), {a, b},
                [this](Value ct, unsigned index) {
                  return index == 0 ? ct : negate(ct);
                });
}

Value Tape::multiply(Value a, Value b) {
  return record(author.write<arith::MulFOp>(a, b), {a, b},
                [=](Value ct, unsigned index) {
                  return multiply(ct, index == 0 ? b : a);
                });
}

Value Tape::divide(Value a, Value b) {
  Value result = author.write<arith::DivFOp>(a, b);
  return record(result, {a, b}, [=](Value ct, unsigned index) {
    Value quotient = divide(ct, b);
    return index == 0 ? quotient : negate(multiply(quotient, result));
  });
}

Value Tape::negate(Value a) {
  return record(author.write<arith::NegFOp>(a), {a},
                [this](Value ct, unsigned) { return negate(ct); });
}

Value Tape::maximum(Value a, double bound) {
  Value limit = constant(a, bound);
  Value result = author.write<arith::MaximumFOp>(a, limit);
  return record(result, {a}, [=](Value ct, unsigned) {
    Value isAbove =
        author.write<arith::CmpFOp>(arith::CmpFPredicate::OGT, a, limit);
    return select(isAbove, ct, constant(ct, 0));
  });
}

Value Tape::scale(Value a, double factor) {
  return multiply(a, constant(a, factor));
}

Value Tape::shift(Value a, double summand) {
  return add(a, constant(a, summand));
}

Value Tape::unary(StringRef name, Value a,
                  const std::function<Value(Value result)> &factor) {
  Value result = author.write(name, a, a.getType())->getResult(0);
  return record(result, {a}, [this, result, factor](Value ct, unsigned) {
    return multiply(ct, factor(result));
  });
}

Value Tape::exp(Value a) {
  return unary("math.exp", a, [](Value y) { return y; });
}

Value Tape::log(Value a) {
  return unary("math.log", a, [=](Value) { return divide(constant(a, 1), a); });
}

Value Tape::tanh(Value a) {
  return unary("math.tanh", a, [=](Value y) {
    return subtract(constant(a, 1), multiply(y, y));
  });
}

Value Tape::logistic(Value a) {
  return unary("mp.logistic", a, [=](Value y) {
    return multiply(y, subtract(constant(a, 1), y));
  });
}

Value Tape::erf(Value a) {
  return unary("math.erf", a, [=](Value) {
    return scale(exp(negate(multiply(a, a))), 1.125);
  });
}

Value Tape::sine(Value a) {
  return unary("math.sin", a, [=](Value) { return cosine(a); });
}

Value Tape::cosine(Value a) {
  return unary("math.cos", a, [=](Value) { return negate(sine(a)); });
}

Value Tape::sqrt(Value a) {
  return unary("math.sqrt", a,
               [=](Value y) { return divide(constant(a, 0.5), y); });
}

Value Tape::rsqrt(Value a) {
  return unary("math.rsqrt", a, [=](Value y) {
    return multiply(constant(a, -0.5), divide(y, a));
  });
}

Value Tape::absolute(Value a) {
  return unary("math.absf", a, [=](Value) {
    Value isBelow = author.write<arith::CmpFOp>(arith::CmpFPredicate::OLT, a,
                                                constant(a, 0));
    return author.write<arith::SelectOp>(isBelow, constant(a, -1),
                                         constant(a, 1));
  });
}

Value Tape::select(Value mask, Value a, Value b) {
  return record(author.write<arith::SelectOp>(mask, a, b), {a, b},
                [=](Value ct, unsigned index) {
                  Value zero = constant(ct, 0);
                  return index == 0 ? select(mask, ct, zero)
                                    : select(mask, zero, ct);
                });
}

Value Tape::cast(Value a, Type element) {
  if (elementOf(a) == element)
    return a;
  return record(author.write<CastOp>(typeOf(a).clone(element), a), {a},
                [=](Value ct, unsigned) { return cast(ct, elementOf(a)); });
}
