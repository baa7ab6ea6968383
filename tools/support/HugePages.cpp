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
#include <cstdint>
#include <new>
#include <sys/mman.h>

/// tcmalloc asks this function, of which it has a weak one of its own, for what
/// gives it memory.
// NOLINTNEXTLINE(readability-identifier-naming): tcmalloc's name
SysAllocator *tc_get_sysalloc_override(SysAllocator *system);

/// Of x86-64, and of Arm with pages of 4 kB. Another size costs nothing but the
/// gain.
static constexpr size_t hugePageBytes = size_t(2) << 20;

/// What a small input takes comes in small pages: to clear huge ones, of which
/// the last is hardly used, costs more than a start has to gain.
static constexpr size_t smallBytes = size_t(16) << 20;

namespace {
/// Whole huge pages: one that is touched before it is there to its end is made
/// of small ones.
class HugePages final : public SysAllocator {
public:
  explicit HugePages(SysAllocator *system) : system(system) {}

  /// tcmalloc holds a lock around it.
  void *Alloc(size_t size, size_t *actual, size_t alignment) override {
    taken += size;
    // To round up what nobody has would overflow.
    if (taken <= smallBytes || size > PTRDIFF_MAX)
      return system->Alloc(size, actual, alignment);
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
  size_t taken = 0;
};
} // namespace

SysAllocator *tc_get_sysalloc_override(SysAllocator *system) {
  // In the first allocation, which must not allocate; never destroyed, since
  // others' destructors still free.
  alignas(HugePages) static char storage[sizeof(HugePages)];
  return new (storage) HugePages(system);
}

/// What is freed is soon asked for again; given back in parts, it would come
/// again in small pages. Tools are short-lived.
[[gnu::constructor]] static void keepFreed() {
  MallocExtension::instance()->SetMemoryReleaseRate(0);
}
