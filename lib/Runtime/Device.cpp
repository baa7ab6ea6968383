//===- Device.cpp - A GPU, and the libraries on it ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

using namespace mp_runtime;

ContextScope::ContextScope(const Device &device)
    : driver(device.driver()),
      pushed(MP_CU(driver, cuCtxPushCurrent_v2, device.context())) {}

ContextScope::~ContextScope() {
  cu::Context popped;
  if (!pushed.failed())
    driver.cuCtxPopCurrent_v2(&popped);
}

Status Device::open(const std::string &kind, int ordinal,
                    std::unique_ptr<Device> &device) {
  if (kind != "cuda")
    return {MP_BAD_ARGUMENT,
            "there is no kind of device '" + kind + "'; expected 'cuda'"};
  std::unique_ptr<Device> opened(new Device());
  MP_RETURN_IF_FAILED(opened->start(ordinal));
  device = std::move(opened);
  return {};
}

Status Device::start(int ordinal) {
  MP_RETURN_IF_FAILED(functions.bind(cuda));
  MP_RETURN_IF_FAILED(MP_CU(functions, cuInit, 0));
  MP_RETURN_IF_FAILED(MP_CU(functions, cuDeviceGet, &number, ordinal));
  MP_RETURN_IF_FAILED(describe(ordinal));
  return MP_CU(functions, cuDevicePrimaryCtxRetain, &primary, number);
}

Status Device::describe(int ordinal) {
  char name[128] = "";
  int major = 0, minor = 0;
  MP_RETURN_IF_FAILED(
      MP_CU(functions, cuDeviceGetName, name, sizeof(name), number));
  MP_RETURN_IF_FAILED(MP_CU(functions, cuDeviceGetAttribute, &major,
                            cu::capabilityMajor, number));
  MP_RETURN_IF_FAILED(MP_CU(functions, cuDeviceGetAttribute, &minor,
                            cu::capabilityMinor, number));
  name[sizeof(name) - 1] = '\0';
  architecture = major * 10 + minor;
  described = std::string(name) + ", sm_" + std::to_string(architecture) +
              ", number " + std::to_string(ordinal);
  return {};
}

Device::~Device() {
  if (!primary)
    return;
  {
    ContextScope scope(*this);
    if (blasContext)
      blasFunctions.cublasLtDestroy(blasContext);
    if (dnnContext)
      dnnFunctions.cudnnDestroy(dnnContext);
  }
  functions.cuDevicePrimaryCtxRelease_v2(number);
}

Status Device::openBlas() {
  if (blasContext)
    return {};
  MP_RETURN_IF_FAILED(blasFunctions.bind(cublasLt));
  return MP_LT(blasFunctions, cublasLtCreate, &blasContext);
}

Status Device::openDnn() {
  if (dnnContext)
    return {};
  MP_RETURN_IF_FAILED(dnnFunctions.bind(cudnn));
  return MP_DNN(dnnFunctions, cudnnCreate, &dnnContext);
}
