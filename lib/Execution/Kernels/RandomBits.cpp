//===- RandomBits.cpp - Threefry and Philox -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// J. Salmon, M. Moraes, R. Dror, D. Shaw: Parallel random numbers: as easy as
// 1, 2, 3. SC 2011. A block is a bijection of a counter under a key; which
// block an element takes its bits from is said in the op's description.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "StridedCopy.h"

#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "llvm/ADT/bit.h"

#include <array>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Threefry 2x32 with 20 rounds; low words first.
static std::array<uint32_t, 2> threefry(uint64_t key, uint64_t counter) {
  static constexpr int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  static constexpr uint32_t parity = 0x1BD11BDA;
  uint32_t low = key, high = key >> 32;
  const uint32_t keys[3] = {low, high, low ^ high ^ parity};
  uint32_t x = static_cast<uint32_t>(counter) + keys[0];
  uint32_t y = static_cast<uint32_t>(counter >> 32) + keys[1];
  for (uint32_t group = 0; group < 5; ++group) {
    for (int rotation : rotations[group % 2]) {
      x += y;
      y = llvm::rotl(y, rotation) ^ x;
    }
    x += keys[(group + 1) % 3];
    y += keys[(group + 2) % 3] + group + 1;
  }
  return {x, y};
}

/// Philox 4x32 with 10 rounds; `low` and `high` are the 128-bit counter.
static std::array<uint32_t, 4> philox(uint64_t key, uint64_t low,
                                      uint64_t high) {
  uint32_t a = low, b = low >> 32, c = high, d = high >> 32;
  uint32_t k0 = key, k1 = key >> 32;
  for (int round = 0; round < 10; ++round) {
    uint64_t p = uint64_t(a) * 0xD2511F53u, q = uint64_t(c) * 0xCD9E8D57u;
    a = static_cast<uint32_t>(q >> 32) ^ b ^ k0;
    c = static_cast<uint32_t>(p >> 32) ^ d ^ k1;
    b = static_cast<uint32_t>(q);
    d = static_cast<uint32_t>(p);
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return {a, b, c, d};
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

namespace {
struct Bits {
  Buffer to;
  void set(int64_t index, uint64_t bits) const {
    to.as<int64_t>()[index] = wrapInteger(to.kind, static_cast<int64_t>(bits));
  }
};

/// The dimension whose neighbours share a block: the first even one, otherwise
/// the first of the largest; as (before, size, after).
struct Split {
  int64_t outer = 1, size = 1, inner = 1;
  explicit Split(ArrayRef<int64_t> shape) {
    auto dim = llvm::find_if(shape, [](int64_t s) { return s % 2 == 0; });
    if (dim == shape.end())
      dim = std::max_element(shape.begin(), shape.end());
    for (auto it = shape.begin(); it != shape.end(); ++it)
      (it < dim ? outer : it == dim ? size : inner) *= *it;
  }
};
} // namespace

static uint64_t join(uint32_t low, uint32_t high) {
  return low | uint64_t(high) << 32;
}

/// Writes the bits and returns how many blocks they took.
static uint64_t fillThreefry(const Bits &bits, uint64_t key, uint64_t counter) {
  if (bitWidth(bits.to.kind) == 64) {
    for (int64_t i = 0; i < bits.to.count; ++i) {
      auto [low, high] = threefry(key, counter + i);
      bits.set(i, join(low, high));
    }
    return bits.to.count;
  }
  Split split(bits.to.shape);
  int64_t half = (split.size + 1) / 2;
  for (int64_t o = 0; o < split.outer; ++o)
    for (int64_t h = 0; h < half; ++h)
      for (int64_t i = 0; i < split.inner; ++i) {
        auto words = threefry(key, counter + (o * half + h) * split.inner + i);
        for (int64_t k = 0; k < 2 && 2 * h + k < split.size; ++k)
          bits.set((o * split.size + 2 * h + k) * split.inner + i, words[k]);
      }
  return split.outer * half * split.inner;
}

static uint64_t fillPhilox(const Bits &bits, uint64_t key, uint64_t low,
                           uint64_t high) {
  bool isWide = bitWidth(bits.to.kind) == 64;
  int64_t perBlock = isWide ? 2 : 4;
  int64_t blocks = llvm::divideCeil(bits.to.count, perBlock);
  for (int64_t block = 0; block < blocks; ++block) {
    uint64_t at = low + block;
    auto words = philox(key, at, high + (at < low));
    int64_t first = block * perBlock;
    for (int64_t k = 0; k < perBlock && first + k < bits.to.count; ++k)
      bits.set(first + k,
               isWide ? join(words[2 * k], words[2 * k + 1]) : words[k]);
  }
  return blocks;
}

static FailureOr<Kernel> makeRngBits(const KernelContext &c) {
  Buffer state = c.inputs[0], next = c.outputs[0];
  Bits bits{c.outputs[1]};
  if (c.as<RngBitsOp>().getAlgorithm() == RngAlgorithm::ThreeFry)
    return Kernel([=] {
      const uint64_t *words = state.as<uint64_t>();
      uint64_t key = words[0], counter = words[1];
      uint64_t blocks = fillThreefry(bits, key, counter);
      next.as<uint64_t>()[0] = key;
      next.as<uint64_t>()[1] = counter + blocks;
    });
  return Kernel([=] {
    const uint64_t *words = state.as<uint64_t>();
    // A short state counts in 128 bits whose high word is the key.
    uint64_t key = words[0], low = words[1];
    uint64_t high = state.count == 3 ? words[2] : key;
    uint64_t blocks = fillPhilox(bits, key, low, high);
    uint64_t *out = next.as<uint64_t>();
    out[0] = key;
    out[1] = low + blocks;
    if (state.count == 3)
      out[2] = high + (out[1] < low);
  });
}

static FailureOr<Kernel> makeRandomWords(const KernelContext &c) {
  SmallVector<const uint64_t *> in;
  for (const Buffer &input : c.inputs)
    in.push_back(input.as<uint64_t>());
  Bits bits{c.outputs[0]};
  if (c.as<RandomWordsOp>().getAlgorithm() == RngAlgorithm::ThreeFry)
    return Kernel([=] {
      for (int64_t i = 0; i < bits.to.count; ++i)
        bits.set(i, threefry(in[1][i], in[2][i] + in[0][i] / 2)[in[0][i] % 2]);
    });
  return Kernel([=] {
    for (int64_t i = 0; i < bits.to.count; ++i) {
      uint64_t low = in[2][i] + in[0][i] / 4, high = in[3][i];
      high += low < in[2][i];
      bits.set(i, philox(in[1][i], low, high)[in[0][i] % 4]);
    }
  });
}

void mp::exec::addRandomKernels(KernelTable &table) {
  table["mp.random_words"] = {makeRandomWords};
  table["mp.rng_bits"] = {makeRngBits};
}
