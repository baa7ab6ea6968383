//===- Assert.h - What must hold, checked where asked -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's packages are built with NDEBUG, and some classes of MLIR have other
// fields without it, so everything that includes their headers has NDEBUG, too:
// assert() would never run. MP_ASSERT listens to a macro of its own, which the
// build defines with -DMP_ASSERTIONS=ON.
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_ASSERT_H
#define MP_SUPPORT_ASSERT_H

#include <cstdio>
#include <cstdlib>

namespace mlir::mp::detail {

/// Says what did not hold and where, and ends the process.
[[noreturn]] inline void failAssertion(const char *condition, const char *why,
                                       const char *file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s (%s)\n", file, line, condition,
               why);
  std::abort();
}

} // namespace mlir::mp::detail

/// Ends the process with `why` where `condition` does not hold. For mistakes of
/// our own code only: what a file or a user can cause is a diagnostic. Without
/// MP_ASSERTIONS the condition is compiled and not evaluated.
#ifdef MP_ASSERTIONS
#define MP_ASSERT(condition, why)                                              \
  (static_cast<bool>(condition) ? static_cast<void>(0)                         \
                                : ::mlir::mp::detail::failAssertion(           \
                                      #condition, why, __FILE__, __LINE__))
#else
#define MP_ASSERT(condition, why) static_cast<void>(true || (condition))
#endif

#endif // MP_SUPPORT_ASSERT_H
