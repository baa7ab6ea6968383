//===- Elements.h - Elements of device memory as floats ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_ELEMENTS_H
#define MP_TEST_FAKES_ELEMENTS_H

#include <cstddef>
#include <cstdint>

namespace mp::fakes {

enum class Type : uint8_t { F16, BF16, F32, F64 };

unsigned sizeOf(Type type);
const char *nameOf(Type type);

/// Elements that lie `stride` elements apart, as floats; exact but for an f64
/// as f32.
template <typename T>
void widen(Type type, const uint8_t *from, size_t count, int64_t stride, T *to);

/// Rounds once, to the nearest.
template <typename T>
void narrow(Type type, const T *from, size_t count, uint8_t *to,
            int64_t stride);

} // namespace mp::fakes

#endif // MP_TEST_FAKES_ELEMENTS_H
