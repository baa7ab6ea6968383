//===- Step.h - A step of one kernel, on a device ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_RUNTIME_STEP_H
#define MP_TEST_UNIT_RUNTIME_STEP_H

#include "Tables.h"

#include "mp-runtime/mp_runtime.h"

#include <memory>
#include <vector>

namespace mp_runtime {

/// w := w + b, 64 elements of f32; slots w, b, and the new w, which takes the
/// memory of w or has its own.
table::ArtifactT makeStepTables(bool isInPlace);
/// Its PTX.
std::string makeCode();
/// A file with these tables, whose code lies where it does.
std::string packStep(table::ArtifactT tables, const std::string &code);
std::string makeStep(bool isInPlace);

/// A file, opened, with a device and, if it `isMade`, its program on it.
struct OnDevice {
  explicit OnDevice(const std::string &file, bool isMade = true);
  OnDevice(const OnDevice &) = delete;
  OnDevice &operator=(const OnDevice &) = delete;
  ~OnDevice() { close(); }
  void close();

  /// All elements of an argument become `value`.
  void write(uint32_t slot, float value);
  std::vector<float> read(uint32_t slot);

  std::vector<uint64_t> bytes;
  mp_artifact *artifact = nullptr;
  mp_device *device = nullptr;
  mp_program *program = nullptr;
};

/// Memory of the device that the runtime does not know of.
class UsersMemory {
public:
  explicit UsersMemory(const std::vector<float> &values);
  UsersMemory(const UsersMemory &) = delete;
  UsersMemory &operator=(const UsersMemory &) = delete;
  ~UsersMemory();
  uint64_t address() const { return begin; }

private:
  unsigned long long begin = 0;
};

/// A stream that the runtime does not know of.
class UsersStream {
public:
  UsersStream();
  UsersStream(const UsersStream &) = delete;
  UsersStream &operator=(const UsersStream &) = delete;
  ~UsersStream();
  void *get() const { return stream; }

private:
  void *stream = nullptr;
};

} // namespace mp_runtime

#endif // MP_TEST_UNIT_RUNTIME_STEP_H
