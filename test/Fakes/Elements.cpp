//===- Elements.cpp - Elements of device memory as floats -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "Numbers.h"

#include <vector>

using namespace mp::fakes;
using namespace mp::ptx;

unsigned mp::fakes::sizeOf(Type type) {
  switch (type) {
  case Type::F16:
  case Type::BF16:
    return 2;
  case Type::F32:
    return 4;
  case Type::F64:
    return 8;
  }
  return 0;
}

const char *mp::fakes::nameOf(Type type) {
  switch (type) {
  case Type::F16:
    return "f16";
  case Type::BF16:
    return "bf16";
  case Type::F32:
    return "f32";
  case Type::F64:
    return "f64";
  }
  return "";
}

static const std::vector<float> &halves() {
  static const std::vector<float> all = [] {
    std::vector<float> values(1 << 16);
    for (uint32_t bits = 0; bits != values.size(); ++bits)
      values[bits] = static_cast<float>(mp::ptx::widen(bits, halfFormat));
    return values;
  }();
  return all;
}

template <typename T>
static T load(const uint8_t *from) {
  T value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}

template <typename T>
void mp::fakes::widen(Type type, const uint8_t *from, size_t count,
                      int64_t stride, T *to) {
  int64_t step = stride * sizeOf(type);
  const std::vector<float> *table = type == Type::F16 ? &halves() : nullptr;
  for (size_t i = 0; i != count; ++i, from += step) {
    switch (type) {
    case Type::F16:
      to[i] = (*table)[load<uint16_t>(from)];
      break;
    case Type::BF16:
      to[i] = bitsAs<float>(uint32_t(load<uint16_t>(from)) << 16);
      break;
    case Type::F32:
      to[i] = load<float>(from);
      break;
    case Type::F64:
      to[i] = static_cast<T>(load<double>(from));
      break;
    }
  }
}

template <typename T>
void mp::fakes::narrow(Type type, const T *from, size_t count, uint8_t *to,
                       int64_t stride) {
  int64_t step = stride * sizeOf(type);
  auto store = [&](auto value) { std::memcpy(to, &value, sizeof(value)); };
  for (size_t i = 0; i != count; ++i, to += step) {
    switch (type) {
    case Type::F16:
    case Type::BF16:
      store(static_cast<uint16_t>(
          ptx::narrow(from[i], type == Type::F16 ? halfFormat : bfloatFormat)));
      break;
    case Type::F32:
      store(static_cast<float>(from[i]));
      break;
    case Type::F64:
      store(static_cast<double>(from[i]));
      break;
    }
  }
}

template void mp::fakes::widen(Type, const uint8_t *, size_t, int64_t, float *);
template void mp::fakes::widen(Type, const uint8_t *, size_t, int64_t,
                               double *);
template void mp::fakes::narrow(Type, const float *, size_t, uint8_t *,
                                int64_t);
template void mp::fakes::narrow(Type, const double *, size_t, uint8_t *,
                                int64_t);
