//===- HugePagesTest.cpp - What tools get their memory from ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gtest/gtest.h"

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

/// No compiler knows what it is, and leaves no call of it out.
static void *(*volatile allocate)(size_t) = std::malloc;

/// Whether the mapping that `address` lies in asks for huge pages.
static bool asksForHugePages(const void *address) {
  std::ifstream maps("/proc/self/smaps");
  auto place = reinterpret_cast<uintptr_t>(address);
  bool isInside = false;
  for (std::string line; std::getline(maps, line);) {
    uintptr_t first = 0, last = 0;
    char dash = 0;
    if (std::istringstream(line) >> std::hex >> first >> dash >> last &&
        dash == '-')
      isInside = first <= place && place < last;
    else if (isInside && line.rfind("VmFlags:", 0) == 0)
      return line.find(" hg") != std::string::npos;
  }
  return false;
}

TEST(HugePages, AreForWhatIsLarge) {
  if (!std::ifstream("/sys/kernel/mm/transparent_hugepage/enabled"))
    GTEST_SKIP() << "the kernel has none";
  void *small = allocate(1000), *large = allocate(size_t(64) << 20);
  EXPECT_FALSE(asksForHugePages(small));
  EXPECT_TRUE(asksForHugePages(large));
  std::free(small);
  std::free(large);
}

// Rounded up to huge pages these are nothing.
TEST(HugePages, WhatNobodyHasIsRefused) {
  std::free(allocate(size_t(64) << 20));
  for (size_t missing : {1 << 14, 1 << 20, 3 << 20})
    EXPECT_EQ(allocate(SIZE_MAX - missing), nullptr);
  EXPECT_EQ(allocate(size_t(PTRDIFF_MAX) - (1 << 20)), nullptr);
}
