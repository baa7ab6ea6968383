//===- Run.h - A piece of work as it runs -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_RUN_H
#define MP_TEST_FAKES_RUN_H

#include "Fault.h"
#include "Memory.h"

#include <functional>

namespace mp::fakes {

/// What is copied to the host when somebody waits for it.
struct Landing {
  /// Null: nothing is copied, the host's bytes must be what they were.
  void *to;
  const void *from;
  std::vector<uint8_t> bytes;
  std::string what;
  unsigned lane;
  uint64_t tick;
};

/// Device memory as one operation sees it. The first fault stays.
class Run {
public:
  ptx::Memory &memory;
  ptx::Moment moment;
  /// From a graph, and not the first time that it is looked at.
  bool isReplay = false;
  std::vector<Landing> landings;
  Fault fault;

  explicit Run(ptx::Memory &memory) : memory(memory) {}

  /// The bytes of a range that is alive and, to be read, written; null and a
  /// fault if something is wrong. `name` is for the text: `A`.
  const uint8_t *read(uint64_t address, uint64_t bytes, const char *name);
  uint8_t *write(uint64_t address, uint64_t bytes, const char *name);
  /// Where the memory is that begins in an allocation and ends there.
  ptx::Allocation *locate(uint64_t address, uint64_t bytes, const char *name);
  void fail(Result code, std::string text);

private:
  uint8_t *access(uint64_t address, uint64_t bytes, const char *name,
                  bool isWrite);
};

/// What an operation does, as often as a graph replays it.
using Work = std::function<void(Run &)>;

/// Why a range is no live device memory; empty if it is.
std::string whyNoMemory(const ptx::Memory &memory, uint64_t address,
                        uint64_t bytes);

} // namespace mp::fakes

#endif // MP_TEST_FAKES_RUN_H
