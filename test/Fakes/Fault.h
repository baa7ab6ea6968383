//===- Fault.h - What a call stops with -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_FAULT_H
#define MP_TEST_FAKES_FAULT_H

#include "DriverAbi.h"

#include <string>

namespace mp::fakes {

/// An error of the device or of a call, or none.
struct Fault {
  Result code = Success;
  std::string text;

  explicit operator bool() const { return code != Success; }
  /// Whether nothing can run in the context any more.
  bool isSticky() const {
    return code == IllegalAddress || code == LaunchTimeout ||
           code == MisalignedAddress || code == LaunchFailed;
  }
};

} // namespace mp::fakes

#endif // MP_TEST_FAKES_FAULT_H
