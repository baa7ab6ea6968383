//===- Cudnn.cpp - What we use of cuDNN -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cudnn.h"

using namespace mp_runtime;
using namespace mp_runtime::dnn;

Status Library::bind(SharedLibrary &library) {
  MP_RETURN_IF_FAILED(library.open({"libcudnn.so.9"}));
#define MP_FIND(name, parameters)                                              \
  MP_RETURN_IF_FAILED(library.find(#name, &this->name));
  MP_FOR_EACH_CUDNN_FUNCTION(MP_FIND)
#undef MP_FIND
  MP_RETURN_IF_FAILED(
      library.find("cudnnGetErrorString", &cudnnGetErrorString));
  return library.find("cudnnGetLastErrorString", &cudnnGetLastErrorString);
}

Status Library::check(Result result, const char *call) const {
  if (result == 0)
    return {};
  char details[256] = "";
  cudnnGetLastErrorString(details, sizeof(details));
  details[sizeof(details) - 1] = '\0';
  std::string message = std::string(call) + ": " + cudnnGetErrorString(result);
  if (*details)
    message += std::string(" (") + details + ")";
  // Codes come in thousands; those of 3000 say that something is not there.
  return {result / 1000 == 3 ? MP_UNSUPPORTED : MP_DEVICE_ERROR, message};
}
