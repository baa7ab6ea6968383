//===- assert.h - assert() that works beside NDEBUG -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stands before the C library's header where the build has MP_ASSERTIONS.
// LLVM's headers must be compiled with NDEBUG, as the packages were: without it
// some of their classes have other fields. But their assertions (a cast to the
// wrong type, an index past the end) change no layout, so here they are
// checked, in what our own files make of those headers.
//
// No include guard: as the standard has it, each inclusion defines the macro
// anew.
//
// MP_PLAIN_ASSERT, defined around an include, leaves that header to the C
// library: where it asserts what NDEBUG leaves undeclared.
//
//===----------------------------------------------------------------------===//

#ifdef MP_PLAIN_ASSERT
#include_next <assert.h>
#else

#include <features.h>

#ifndef MP_ASSERTIONS_DECLARED
#define MP_ASSERTIONS_DECLARED
#ifdef __cplusplus
extern "C"
#endif
    [[noreturn]] void __assert_fail(const char *condition, const char *file,
                                    unsigned line,
                                    const char *function) noexcept;
#endif

#undef assert
#define assert(condition)                                                      \
  (static_cast<bool>(condition)                                                \
       ? static_cast<void>(0)                                                  \
       : __assert_fail(#condition, __FILE__, __LINE__, __PRETTY_FUNCTION__))

#endif
