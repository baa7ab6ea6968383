//===- Descriptor.h - A descriptor of cuDNN's graph API ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_DESCRIPTOR_H
#define MP_LIB_RUNTIME_DESCRIPTOR_H

#include "Cudnn.h"

#include <vector>

namespace mp_runtime {

/// Owns one backend descriptor. After an error the attributes that follow are
/// left out, and the error is that of `finalize`.
class Descriptor {
public:
  Descriptor(const dnn::Library &library, int type)
      : library(library),
        status(MP_DNN(library, cudnnBackendCreateDescriptor, type, &handle)) {}
  Descriptor(Descriptor &&other) noexcept
      : library(other.library), handle(std::exchange(other.handle, nullptr)),
        status(std::move(other.status)) {}
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  Descriptor &operator=(Descriptor &&) = delete;
  ~Descriptor() {
    if (handle)
      library.cudnnBackendDestroyDescriptor(handle);
  }

  template <typename T>
  Descriptor &set(int attribute, int type, const T *values, int64_t count) {
    if (!status.failed())
      status = MP_DNN(library, cudnnBackendSetAttribute, handle, attribute,
                      type, count, values);
    return *this;
  }
  template <typename T>
  Descriptor &set(int attribute, int type, T value) {
    return set(attribute, type, &value, 1);
  }
  Descriptor &set(int attribute, const std::vector<int64_t> &values) {
    return set(attribute, dnn::typeInt64, values.data(), values.size());
  }
  Descriptor &set(int attribute, const Descriptor &other) {
    return set(attribute, dnn::typeDescriptor, other.handle);
  }
  Status finalize() {
    if (!status.failed())
      status = MP_DNN(library, cudnnBackendFinalize, handle);
    return status;
  }
  /// Reads up to `room` values; `count` becomes how many there are.
  template <typename T>
  Status get(int attribute, int type, int64_t room, int64_t &count,
             T *values) const {
    return MP_DNN(library, cudnnBackendGetAttribute, handle, attribute, type,
                  room, &count, values);
  }

  dnn::Descriptor get() const { return handle; }

private:
  const dnn::Library &library;
  dnn::Descriptor handle = nullptr;
  Status status;
};

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_DESCRIPTOR_H
