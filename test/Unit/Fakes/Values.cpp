//===- Values.cpp - Values of tests ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes the narrow types by APFloat, which shares nothing with the
// fakes.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "llvm/ADT/APFloat.h"

#include <cstring>

using namespace mp::fakes;
using namespace mp::fakes::test;
using llvm::APFloat;

static const llvm::fltSemantics &semanticsOf(Type type) {
  switch (type) {
  case Type::F16:
    return APFloat::IEEEhalf();
  case Type::BF16:
    return APFloat::BFloat();
  case Type::F32:
    return APFloat::IEEEsingle();
  case Type::F64:
    break;
  }
  return APFloat::IEEEdouble();
}

static unsigned bytesOf(Type type) {
  return APFloat::semanticsSizeInBits(semanticsOf(type)) / 8;
}

double mp::fakes::test::unitOf(Type type) {
  return std::ldexp(
      1.0, -static_cast<int>(APFloat::semanticsPrecision(semanticsOf(type))));
}

Values::Values(Type type, size_t count, std::mt19937 &random) : type(type) {
  std::uniform_real_distribution<double> values(-1, 1);
  unsigned size = bytesOf(type);
  bytes.resize(count * size);
  for (size_t i = 0; i != count; ++i) {
    APFloat value(values(random));
    bool loses;
    value.convert(semanticsOf(type), APFloat::rmNearestTiesToEven, &loses);
    uint64_t bits = value.bitcastToAPInt().getZExtValue();
    std::memcpy(&bytes[i * size], &bits, size);
  }
  *this = Values(type, std::move(bytes));
}

Values::Values(Type type, std::vector<uint8_t> from)
    : type(type), bytes(std::move(from)) {
  unsigned size = bytesOf(type);
  for (size_t i = 0; i != bytes.size(); i += size) {
    uint64_t bits = 0;
    std::memcpy(&bits, &bytes[i], size);
    APFloat value(semanticsOf(type), llvm::APInt(8 * size, bits));
    bool loses;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &loses);
    exact.push_back(value.convertToDouble());
  }
}
