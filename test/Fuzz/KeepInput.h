//===- KeepInput.h - What outlives a fuzz target that dies ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FUZZ_KEEPINPUT_H
#define MP_TEST_FUZZ_KEEPINPUT_H

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

/// Leaves the input, its size first, in the file that MP_FUZZ_INPUT names, so
/// that it outlives a process that dies with its heap damaged.
inline void keepInput(const uint8_t *data, size_t size) {
  // -max_len of run.py.
  constexpr size_t maxInput = 1 << 16;
  static char *shared = [] {
    const char *path = std::getenv("MP_FUZZ_INPUT");
    int file = path ? open(path, O_RDWR | O_CREAT, 0644) : -1;
    void *map = MAP_FAILED;
    if (file >= 0 && ftruncate(file, sizeof(uint64_t) + maxInput) == 0)
      map = mmap(nullptr, sizeof(uint64_t) + maxInput, PROT_WRITE, MAP_SHARED,
                 file, 0);
    return map == MAP_FAILED ? nullptr : static_cast<char *>(map);
  }();
  if (!shared)
    return;
  uint64_t kept = std::min(size, maxInput);
  std::memcpy(shared, &kept, sizeof(kept));
  if (kept)
    std::memcpy(shared + sizeof(kept), data, kept);
}

#endif // MP_TEST_FUZZ_KEEPINPUT_H
