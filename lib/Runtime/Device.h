//===- Device.h - A GPU, and the libraries on it ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_DEVICE_H
#define MP_LIB_RUNTIME_DEVICE_H

#include "CublasLt.h"
#include "Cudnn.h"

#include <memory>

namespace mp_runtime {

/// The primary context of a GPU, and what its programs share. Whatever calls
/// the driver for a program has the context current (ContextScope).
class Device {
public:
  static Status open(const std::string &kind, int ordinal,
                     std::unique_ptr<Device> &device);
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;
  ~Device();

  const cu::Driver &driver() const { return functions; }
  cu::Context context() const { return primary; }
  /// Ten times the compute capability: 90.
  unsigned capability() const { return architecture; }
  const std::string &description() const { return described; }

  /// cuBLASLt and cuDNN, loaded when a program first calls them; a tenth of a
  /// second to one second each.
  Status openBlas();
  Status openDnn();
  const lt::Library &blas() const { return blasFunctions; }
  lt::Handle blasHandle() const { return blasContext; }
  const dnn::Library &dnn() const { return dnnFunctions; }
  dnn::Handle dnnHandle() const { return dnnContext; }

private:
  Device() = default;
  Status start(int ordinal);
  Status describe(int ordinal);

  SharedLibrary cuda, cublasLt, cudnn;
  cu::Driver functions;
  cu::Device number = 0;
  cu::Context primary = nullptr;
  unsigned architecture = 0;
  std::string described;
  lt::Library blasFunctions;
  lt::Handle blasContext = nullptr;
  dnn::Library dnnFunctions;
  dnn::Handle dnnContext = nullptr;
};

/// Makes the context of a device current as long as it lives.
class ContextScope {
public:
  explicit ContextScope(const Device &device);
  ContextScope(const ContextScope &) = delete;
  ContextScope &operator=(const ContextScope &) = delete;
  ~ContextScope();

  const Status &status() const { return pushed; }

private:
  const cu::Driver &driver;
  Status pushed;
};

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_DEVICE_H
