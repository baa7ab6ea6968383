//===- Status.h - Success, or what went wrong -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_STATUS_H
#define MP_LIB_RUNTIME_STATUS_H

#include "mp-runtime/mp_runtime.h"

#include <string>

namespace mp_runtime {

/// A code of the C interface and the line that goes with it.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(mp_status code, std::string message)
      : value(code), text(std::move(message)) {}

  bool failed() const { return value != MP_OK; }
  mp_status code() const { return value; }
  const std::string &message() const { return text; }

  /// The same error, with where it happened.
  Status at(const std::string &place) const {
    return failed() ? Status(value, text + ", " + place) : Status();
  }

private:
  mp_status value = MP_OK;
  std::string text;
};

} // namespace mp_runtime

/// Ends a function that returns a Status with that of `expression`, if failed.
#define MP_RETURN_IF_FAILED(expression)                                        \
  do {                                                                         \
    if (mp_runtime::Status status = (expression); status.failed())             \
      return status;                                                           \
  } while (false)

#endif // MP_LIB_RUNTIME_STATUS_H
