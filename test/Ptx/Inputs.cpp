//===- Inputs.cpp - Operands for kernels ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/APFloat.h"

#include <cstring>
#include <random>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;

namespace {

class Draw {
public:
  Draw(RankedTensorType type, InputKind kind, uint64_t seed)
      : element(type.getElementType()), kind(kind), random(seed) {}

  uint64_t bits() {
    if (auto type = dyn_cast<FloatType>(element))
      return ofFloat(type);
    if (element.isInteger(1))
      return random() & 1;
    return ofInteger();
  }

private:
  /// Small ones of either sign, which also count, shift and index; now and then
  /// any. What indexes is a bit out of range now and then, too.
  uint64_t ofInteger() {
    uint64_t which = random() % 32;
    if (kind != InputKind::Whole && which == 0)
      return random();
    return static_cast<uint64_t>(int64_t(random() % 24) - (which < 6 ? 12 : 0));
  }

  uint64_t ofFloat(FloatType type) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    bool isNegative = random() & 1;
    llvm::APFloat value(0.0);
    uint64_t which = random() % 64;
    if (kind == InputKind::Whole) {
      value = llvm::APFloat(double(int64_t(random() % 7)) - 3);
    } else if (which == 0) {
      value = llvm::APFloat::getZero(semantics, isNegative);
    } else if (which == 1) {
      value = llvm::APFloat::getSmallest(semantics, isNegative);
    } else if (kind == InputKind::Special && which == 2) {
      value = llvm::APFloat::getInf(semantics, isNegative);
    } else if (kind == InputKind::Special && which == 3) {
      value = llvm::APFloat::getNaN(semantics);
    } else {
      std::uniform_real_distribution<double> fraction(1, 2);
      double number = std::ldexp(fraction(random), int(random() % 12) - 8);
      value = llvm::APFloat(isNegative ? -number : number);
    }
    bool loses;
    value.convert(semantics, llvm::RoundingMode::NearestTiesToEven, &loses);
    return value.bitcastToAPInt().getZExtValue();
  }

  Type element;
  InputKind kind;
  std::mt19937_64 random;
};

} // namespace

bool held::plantLone(TypeRange types, MutableArrayRef<Bytes> tensors,
                     uint64_t seed) {
  SmallVector<size_t> floats;
  for (auto [index, type] : llvm::enumerate(types))
    if (isa<FloatType>(getElementTypeOrSelf(type)) && !tensors[index].empty())
      floats.push_back(index);
  if (floats.empty())
    return false;
  std::mt19937_64 random(seed);
  size_t chosen = floats[random() % floats.size()];
  auto type = cast<FloatType>(getElementTypeOrSelf(types[chosen]));
  size_t width = (type.getWidth() + 7) / 8;
  size_t element = random() % (tensors[chosen].size() / width);
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  uint64_t which = random() % 3;
  uint64_t bits = (which == 2 ? llvm::APFloat::getNaN(semantics)
                              : llvm::APFloat::getInf(semantics, which == 1))
                      .bitcastToAPInt()
                      .getZExtValue();
  std::memcpy(&tensors[chosen][element * width], &bits, width);
  return true;
}

Bytes held::drawInput(RankedTensorType type, InputKind kind, uint64_t seed) {
  unsigned width = (type.getElementTypeBitWidth() + 7) / 8;
  Bytes bytes(width * type.getNumElements());
  Draw draw(type, kind, seed);
  for (size_t at = 0; at != bytes.size(); at += width) {
    uint64_t bits = draw.bits();
    std::memcpy(&bytes[at], &bits, width);
  }
  return bytes;
}
