//===- Driver.h - What the driver's functions share -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_DRIVER_H
#define MP_TEST_FAKES_DRIVER_H

#include "Call.h"

namespace mp::fakes {

extern const Library driverLibrary;

/// A call of the driver.
class DriverCall : public Call {
public:
  DriverCall(const char *name, unsigned needs)
      : Call(driverLibrary, name, needs) {}

  Result result() const { return static_cast<Result>(*over()); }
  Result stop(Result code, const std::string &why) {
    return static_cast<Result>(Call::stop(code, why));
  }
  Result finish(const Fault &fault) {
    return static_cast<Result>(Call::finish(fault));
  }
  Result badStream(Handle handle) {
    return stop(InvalidHandle, context().streams.whyNot(handle));
  }
};

} // namespace mp::fakes

#endif // MP_TEST_FAKES_DRIVER_H
