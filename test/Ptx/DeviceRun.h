//===- DeviceRun.h - A kernel's PTX on a GPU --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_DEVICERUN_H
#define MP_TEST_PTX_DEVICERUN_H

#include "Reference.h"
#include "Runtime/Device.h"

namespace mlir::mp::held {

/// Runs kernels on a GPU through the runtime's own binding of the driver.
class DeviceRunner {
public:
  /// Opens the first device of a kind: "cuda".
  static llvm::Expected<std::unique_ptr<DeviceRunner>> open(StringRef kind);

  /// The results of all stages of a kernel. `isInPlace`: results take the
  /// memory of the operands that the kernel overwrites; all others lie in
  /// memory full of ones, which is a NaN in each type. An error names the call
  /// of the driver.
  llvm::Expected<std::vector<Bytes>>
  run(mprt::KernelOp kernel, ArrayRef<Bytes> operands, bool isInPlace);

private:
  explicit DeviceRunner(std::unique_ptr<mp_runtime::Device> device)
      : device(std::move(device)) {}

  std::unique_ptr<mp_runtime::Device> device;
};

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_DEVICERUN_H
