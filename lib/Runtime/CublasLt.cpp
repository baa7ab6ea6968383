//===- CublasLt.cpp - What we use of cuBLASLt -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CublasLt.h"

using namespace mp_runtime;
using namespace mp_runtime::lt;

Status Library::bind(SharedLibrary &library) {
  MP_RETURN_IF_FAILED(library.open({"libcublasLt.so.13", "libcublasLt.so.12"}));
#define MP_FIND(name, parameters)                                              \
  MP_RETURN_IF_FAILED(library.find(#name, &this->name));
  MP_FOR_EACH_CUBLASLT_FUNCTION(MP_FIND)
#undef MP_FIND
  return library.find("cublasLtGetStatusName", &cublasLtGetStatusName);
}

Status Library::check(Result result, const char *call) const {
  if (result == 0)
    return {};
  const char *name = cublasLtGetStatusName(result);
  constexpr Result allocFailed = 3, notSupported = 15;
  mp_status code = result == allocFailed    ? MP_OUT_OF_MEMORY
                   : result == notSupported ? MP_UNSUPPORTED
                                            : MP_DEVICE_ERROR;
  return {code, std::string(call) + ": " +
                    (name ? name : "error " + std::to_string(result))};
}
