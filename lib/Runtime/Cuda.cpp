//===- Cuda.cpp - What we use of CUDA's driver ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

using namespace mp_runtime;
using namespace mp_runtime::cu;

Status Driver::bind(SharedLibrary &library) {
  MP_RETURN_IF_FAILED(library.open({"libcuda.so.1"}));
#define MP_FIND(name, parameters)                                              \
  MP_RETURN_IF_FAILED(library.find(#name, &this->name));
  MP_FOR_EACH_DRIVER_FUNCTION(MP_FIND)
#undef MP_FIND
  return {};
}

Status Driver::check(Result result, const char *call) const {
  if (result == success)
    return {};
  const char *name = nullptr, *text = nullptr;
  cuGetErrorName(result, &name);
  cuGetErrorString(result, &text);
  std::string message =
      std::string(call) + ": " +
      (name ? std::string(name) : "error " + std::to_string(result));
  if (text)
    message += std::string(" (") + text + ")";
  mp_status code = result == errorOutOfMemory ? MP_OUT_OF_MEMORY
                   : result == errorNoDevice  ? MP_NO_DEVICE
                                              : MP_DEVICE_ERROR;
  return {code, message};
}
