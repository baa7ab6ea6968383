//===- Device.h - A device for tests ----------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_FAKES_DEVICE_H
#define MP_TEST_UNIT_FAKES_DEVICE_H

#include "DriverAbi.h"

#include "gtest/gtest.h"

#include <functional>
#include <string>
#include <vector>

namespace mp::fakes::test {

/// A context that is current as long as the object lives, and what it has;
/// all of it is freed in the end, and nothing else may be left.
class Device {
public:
  Device();
  ~Device();

  DevicePointer allocate(size_t bytes);
  /// Copies through `stream` and waits.
  template <typename T>
  DevicePointer upload(const std::vector<T> &values) {
    DevicePointer to = allocate(values.size() * sizeof(T));
    copyIn(to, values.data(), values.size() * sizeof(T));
    return to;
  }
  template <typename T>
  std::vector<T> download(DevicePointer from, size_t count) {
    std::vector<T> values(count);
    copyOut(values.data(), from, count * sizeof(T));
    return values;
  }
  /// A kernel `k` with so many pointers as parameters.
  Handle load(const std::string &body, unsigned pointers);
  Result launch(Handle function, std::vector<DevicePointer> pointers,
                unsigned threads = 1, Handle on = nullptr);
  Handle makeStream();
  Handle makeEvent();
  void sync();

  Handle context = nullptr, stream = nullptr;
  /// Set where a test ends the context by itself.
  bool isOver = false;
  /// Whether the context may have failed.
  bool mayBeDead = false;

private:
  void copyIn(DevicePointer to, const void *from, size_t bytes);
  void copyOut(void *to, DevicePointer from, size_t bytes);

  std::vector<DevicePointer> memory;
  std::vector<Handle> modules, streams, events;
};

/// What something prints on stderr.
std::string heard(const std::function<void()> &what);

/// Expects a result, and that a line on stderr has a text.
void expectStop(Result expected, const std::string &text,
                const std::function<Result()> &what);

/// Text of a module with an entry `k`.
std::string makeModule(const std::string &body, unsigned pointers,
                       const std::string &target = "sm_80",
                       const std::string &version = "8.0");

} // namespace mp::fakes::test

#endif // MP_TEST_UNIT_FAKES_DEVICE_H
