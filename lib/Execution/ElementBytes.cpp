//===- ElementBytes.cpp - Elements in their own widths --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementBytes.h"

#include "mp/Execution/Rounding.h"

using namespace mlir;
using namespace mlir::mp::exec;

/// Reads elements of type `File` and stores `convert` of each. Both sides may
/// be at any address.
template <typename File, typename Memory, typename Convert>
static void load(const char *bytes, void *to, int64_t count, Convert convert) {
  auto *elements = static_cast<Memory *>(to);
  for (int64_t i = 0; i < count; ++i) {
    File raw;
    std::memcpy(&raw, bytes + i * sizeof(File), sizeof(File));
    elements[i] = convert(raw);
  }
}

template <typename File>
static void loadIntegers(const char *bytes, void *to, int64_t count) {
  load<File, int64_t>(bytes, to, count,
                      [](File raw) { return static_cast<int64_t>(raw); });
}

template <typename File, typename Convert>
static void loadFloats(const char *bytes, Storage storage, void *to,
                       int64_t count, Convert convert) {
  if (storage == Storage::F64)
    load<File, double>(bytes, to, count, convert);
  else
    load<File, float>(bytes, to, count, convert);
}

void mp::exec::loadElements(const char *bytes, ElementKind kind,
                            Storage storage, void *to, int64_t count) {
  switch (kind) {
  case ElementKind::I1:
    return load<uint8_t, uint8_t>(bytes, to, count,
                                  [](uint8_t raw) { return raw != 0; });
  case ElementKind::I8:
    return loadIntegers<int8_t>(bytes, to, count);
  case ElementKind::I16:
    return loadIntegers<int16_t>(bytes, to, count);
  case ElementKind::I32:
    return loadIntegers<int32_t>(bytes, to, count);
  case ElementKind::U8:
    return loadIntegers<uint8_t>(bytes, to, count);
  case ElementKind::U16:
    return loadIntegers<uint16_t>(bytes, to, count);
  case ElementKind::U32:
    return loadIntegers<uint32_t>(bytes, to, count);
  case ElementKind::I64:
  case ElementKind::U64:
    return loadIntegers<int64_t>(bytes, to, count);
  case ElementKind::F16:
    return loadFloats<uint16_t>(bytes, storage, to, count, f16Value);
  case ElementKind::BF16:
    return loadFloats<uint16_t>(bytes, storage, to, count, bf16Value);
  case ElementKind::F32:
    return loadFloats<float>(bytes, storage, to, count,
                             [](float raw) { return raw; });
  case ElementKind::F64:
    return loadFloats<double>(bytes, storage, to, count,
                              [](double raw) { return raw; });
  }
}

template <typename File, typename Memory, typename Convert>
static void store(const void *from, char *bytes, int64_t count,
                  Convert convert) {
  const auto *elements = static_cast<const Memory *>(from);
  for (int64_t i = 0; i < count; ++i) {
    File raw = convert(elements[i]);
    std::memcpy(bytes + i * sizeof(File), &raw, sizeof(File));
  }
}

static void storeIntegers(const void *from, ElementKind kind, char *bytes,
                          int64_t count) {
  auto same = [](int64_t value) { return value; };
  switch (bitWidth(kind)) {
  case 8:
    return store<int8_t, int64_t>(from, bytes, count, same);
  case 16:
    return store<int16_t, int64_t>(from, bytes, count, same);
  case 32:
    return store<int32_t, int64_t>(from, bytes, count, same);
  default:
    return store<int64_t, int64_t>(from, bytes, count, same);
  }
}

/// An f32 on the way to a narrower type, so that the second rounding gives what
/// one would.
static float towardNarrow(float value) { return value; }
static float towardNarrow(double value) { return roundToOdd(value); }

/// From elements held as `Memory`, float or double.
template <typename Memory>
static void storeFloats(const void *from, ElementKind kind, char *bytes,
                        int64_t count) {
  switch (kind) {
  case ElementKind::F16:
    return store<uint16_t, Memory>(from, bytes, count, [](Memory value) {
      return f16Bits(roundToF16(towardNarrow(value)));
    });
  case ElementKind::BF16:
    return store<uint16_t, Memory>(from, bytes, count, [](Memory value) {
      return bf16Bits(roundToBF16(towardNarrow(value)));
    });
  case ElementKind::F32:
    return store<float, Memory>(from, bytes, count,
                                [](Memory value) { return float(value); });
  default:
    return store<double, Memory>(from, bytes, count,
                                 [](Memory value) { return value; });
  }
}

void mp::exec::storeElements(const void *from, ElementKind kind,
                             Storage storage, char *bytes, int64_t count) {
  switch (storage) {
  case Storage::Bool:
    std::memcpy(bytes, from, count);
    return;
  case Storage::I64:
    return storeIntegers(from, kind, bytes, count);
  case Storage::F32:
    return storeFloats<float>(from, kind, bytes, count);
  case Storage::F64:
    return storeFloats<double>(from, kind, bytes, count);
  }
}
