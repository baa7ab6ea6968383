//===- Releases.cpp - What blocks of a launch tell each other -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Releases.h"

#include "llvm/ADT/STLExtras.h"

using namespace mp::ptx;

void Releases::beginBlock() {
  threads.clear();
  acquired.clear();
}

void Releases::fence(uint32_t thread, uint64_t block, uint64_t barrier) {
  OfThread &own = threads[thread];
  llvm::append_range(own.acquired, own.seen);
  own.seen.clear();
  own.fenced = acquired;
  llvm::append_range(own.fenced, own.acquired);
  if (block != barrier)
    own.fenced.emplace_back(block, barrier);
}

void Releases::updateAtomic(uint32_t thread, uint64_t address) {
  OfThread &own = threads[thread];
  Spans &here = released[address];
  llvm::append_range(own.seen, here);
  llvm::append_range(here, own.fenced);
}

void Releases::passBarrier() {
  for (auto &[thread, own] : threads) {
    llvm::append_range(acquired, own.acquired);
    own.acquired.clear();
  }
}

bool Releases::isAcquired(uint64_t time, uint32_t thread) const {
  auto holds = [&](const std::pair<uint64_t, uint64_t> &span) {
    return span.first <= time && time < span.second;
  };
  if (llvm::any_of(acquired, holds))
    return true;
  auto own = threads.find(thread);
  return own != threads.end() && llvm::any_of(own->second.acquired, holds);
}
