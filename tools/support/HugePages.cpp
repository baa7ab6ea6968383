//===- HugePages.cpp - The memory of tcmalloc in huge pages ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step of a million ops lies in a gigabyte, and its passes visit all of it,
// in no order: with pages of 4 kB most visits miss the TLB. Part of executables
// that allocate with tcmalloc, and of no library.
//
//===----------------------------------------------------------------------===//

#include <gperftools/malloc_extension.h>

#include <algorithm>
#include <new>
#include <sys/mman.h>

/// tcmalloc asks this function, of which it has a weak one of its own, for what
/// gives it memory.
SysAllocator *tc_get_sysalloc_override(SysAllocator *system);

/// Of x86-64, and of Arm with pages of 4 kB. Another size costs nothing but the
/// gain.
static constexpr size_t hugePageBytes = size_t(2) << 20;

namespace {
/// Whole huge pages: one that is touched before it is there to its end is made
/// of small ones.
class HugePages final : public SysAllocator {
public:
  explicit HugePages(SysAllocator *system) : system(system) {}

  void *Alloc(size_t size, size_t *actual, size_t alignment) override {
    size_t given = 0;
    void *memory = system->Alloc((size + hugePageBytes - 1) & -hugePageBytes,
                                 &given, std::max(alignment, hugePageBytes));
    if (!memory)
      return system->Alloc(size, actual, alignment);
    // Where the kernel has none, it says so and nothing else happens.
    (void)::madvise(memory, given, MADV_HUGEPAGE);
    if (actual)
      *actual = given;
    return memory;
  }

private:
  SysAllocator *system;
};
} // namespace

SysAllocator *tc_get_sysalloc_override(SysAllocator *system) {
  // In the first allocation, which must not allocate; never destroyed, since
  // others' destructors still free.
  alignas(HugePages) static char storage[sizeof(HugePages)];
  return new (storage) HugePages(system);
}
