//===- Releases.h - What blocks of a launch tell each other -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of PTX's memory model, what orders blocks of a launch: a fence (of the
// device) and behind it an atomic operation release what the block did up to
// its last barrier; an atomic operation on the same word, and behind it a
// fence, acquire it, for the thread, and from its next barrier on for the
// block. What was acquired is released with the rest.
//
// Each block runs to its end before the next one begins, in any order. So an
// atomic operation reads what the one before has written.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_RELEASES_H
#define MP_TEST_PTX_RELEASES_H

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace mp::ptx {

class Releases {
public:
  void beginBlock();
  /// A fence of a thread in a block that began, and had its last barrier, then.
  void fence(uint32_t thread, uint64_t block, uint64_t barrier);
  void updateAtomic(uint32_t thread, uint64_t address);
  void passBarrier();
  /// Whether what was done at a time, by an earlier block, comes before what
  /// the thread does now.
  bool isAcquired(uint64_t time, uint32_t thread) const;

private:
  /// From one time to before another.
  using Spans = std::vector<std::pair<uint64_t, uint64_t>>;
  struct OfThread {
    /// Up to the last fence, read since, and acquired.
    Spans fenced, seen, acquired;
  };

  std::map<uint64_t, Spans> released;
  std::map<uint32_t, OfThread> threads;
  Spans acquired; // by all threads of the block
};

} // namespace mp::ptx

#endif // MP_TEST_PTX_RELEASES_H
