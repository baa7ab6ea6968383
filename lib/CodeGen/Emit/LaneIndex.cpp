//===- LaneIndex.cpp - Indices of the lanes of one thread -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread works on neighbours of the iteration space. Whether they are
// neighbours in an operand too is decided here, by following multiples through
// the divisions that reshapes, broadcasts and transpositions make.
//
//===----------------------------------------------------------------------===//

#include "LaneIndex.h"

#include <numeric>

using namespace mlir::mp;

llvm::Value *IndexBuilder::number(int64_t value) {
  return llvm::ConstantInt::getSigned(type, value);
}

llvm::Value *IndexBuilder::lane(const LaneIndex &x, unsigned number) {
  if (!x.lanes.empty())
    return x.lanes[number];
  int64_t step = x.stride * number;
  return step == 0 ? x.base : builder.CreateNSWAdd(x.base, this->number(step));
}

llvm::Value *IndexBuilder::vector(const LaneIndex &x) {
  if (width == 1)
    return lane(x, 0);
  if (x.lanes.empty()) {
    llvm::Value *base = builder.CreateVectorSplat(width, x.base);
    llvm::SmallVector<llvm::Constant *> steps;
    for (unsigned l = 0; l != width; ++l)
      steps.push_back(llvm::ConstantInt::getSigned(type, x.stride * l));
    return x.stride == 0
               ? base
               : builder.CreateNSWAdd(base, llvm::ConstantVector::get(steps));
  }
  llvm::Value *all =
      llvm::PoisonValue::get(llvm::FixedVectorType::get(type, width));
  for (unsigned l = 0; l != width; ++l)
    all = builder.CreateInsertElement(all, x.lanes[l], l);
  return all;
}

LaneIndex IndexBuilder::constant(int64_t value) {
  LaneIndex result;
  result.base = number(value);
  result.divisor = value;
  return result;
}

LaneIndex IndexBuilder::add(const LaneIndex &x, const LaneIndex &y) {
  LaneIndex result;
  if (x.lanes.empty() && y.lanes.empty()) {
    result.base = builder.CreateNSWAdd(x.base, y.base);
    result.stride = x.stride + y.stride;
    result.divisor = std::gcd(x.divisor, y.divisor);
    return result;
  }
  for (unsigned l = 0; l != width; ++l)
    result.lanes.push_back(builder.CreateNSWAdd(lane(x, l), lane(y, l)));
  return result;
}

LaneIndex IndexBuilder::offset(const LaneIndex &x, int64_t addend) {
  return addend == 0 ? x : add(x, constant(addend));
}

LaneIndex IndexBuilder::scale(const LaneIndex &x, int64_t factor) {
  if (factor == 1)
    return x;
  if (factor == 0)
    return constant(0);
  LaneIndex result;
  if (x.lanes.empty()) {
    result.base = builder.CreateNSWMul(x.base, number(factor));
    result.stride = x.stride * factor;
    result.divisor = x.divisor * factor;
    return result;
  }
  for (llvm::Value *value : x.lanes)
    result.lanes.push_back(builder.CreateNSWMul(value, number(factor)));
  return result;
}

std::pair<LaneIndex, LaneIndex> IndexBuilder::divide(const LaneIndex &x,
                                                     int64_t size) {
  if (size == 1)
    return {x, constant(0)};
  LaneIndex quotient, remainder;
  if (x.lanes.empty()) {
    // `base` modulo `size` is a multiple of their common divisor, so it is at
    // least that far below `size`.
    int64_t step = std::abs(std::gcd(x.divisor, size));
    int64_t reach = x.stride * (width - 1);
    if (x.stride >= 0 && (reach < step || x.stride % size == 0)) {
      quotient.base = builder.CreateUDiv(x.base, number(size));
      remainder.base = builder.CreateURem(x.base, number(size));
      remainder.divisor = x.divisor % size == 0 ? 0 : step;
      quotient.divisor = x.divisor % size == 0 ? x.divisor / size : 1;
      if (x.stride % size == 0)
        quotient.stride = x.stride / size;
      else
        remainder.stride = x.stride;
      return {quotient, remainder};
    }
  }
  for (unsigned l = 0; l != width; ++l) {
    llvm::Value *value = lane(x, l);
    quotient.lanes.push_back(builder.CreateUDiv(value, number(size)));
    remainder.lanes.push_back(builder.CreateURem(value, number(size)));
  }
  return {quotient, remainder};
}

LaneIndex IndexBuilder::linearize(llvm::ArrayRef<LaneIndex> at,
                                  llvm::ArrayRef<int64_t> shape) {
  LaneIndex result = constant(0);
  int64_t stride = 1;
  for (size_t dim = shape.size(); dim-- > 0; stride *= shape[dim])
    if (shape[dim] != 1)
      result = add(result, scale(at[dim], stride));
  return result;
}

llvm::SmallVector<LaneIndex>
IndexBuilder::delinearize(const LaneIndex &x, llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<LaneIndex> result(shape.size(), constant(0));
  size_t first = 0; // the outermost dimension takes what is left
  while (first < shape.size() && shape[first] == 1)
    ++first;
  LaneIndex rest = x;
  for (size_t dim = shape.size(); dim-- > first;) {
    if (dim == first) {
      result[dim] = rest;
      break;
    }
    std::tie(rest, result[dim]) = divide(rest, shape[dim]);
  }
  return result;
}
