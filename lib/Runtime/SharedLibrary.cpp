//===- SharedLibrary.cpp - A library found while running ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedLibrary.h"

#include <dlfcn.h>

using namespace mp_runtime;

Status SharedLibrary::open(std::initializer_list<const char *> names) {
  std::string tried;
  for (const char *name : names) {
    handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle) {
      file = name;
      return {};
    }
    const char *reason = dlerror();
    tried += (tried.empty() ? "" : "; ") + std::string(reason ? reason : name);
  }
  return {MP_NO_DEVICE,
          "cannot load " + std::string(*names.begin()) + ": " + tried};
}

Status SharedLibrary::lookUp(const char *name, void *&symbol) const {
  symbol = dlsym(handle, name);
  if (symbol)
    return {};
  return {MP_NO_DEVICE,
          file + " has no function " + name + "; a newer one is needed"};
}
