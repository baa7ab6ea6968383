//===- SharedLibrary.h - A library found while running ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_SHAREDLIBRARY_H
#define MP_LIB_RUNTIME_SHAREDLIBRARY_H

#include "Status.h"

#include <initializer_list>

namespace mp_runtime {

/// A library of the system. It stays loaded: CUDA's libraries keep threads.
class SharedLibrary {
public:
  /// Loads the first of the names that is found.
  Status open(std::initializer_list<const char *> names);
  /// Finds a function and puts it into `*pointer`.
  template <typename T>
  Status find(const char *name, T *pointer) const {
    void *symbol = nullptr;
    MP_RETURN_IF_FAILED(lookUp(name, symbol));
    *pointer = reinterpret_cast<T>(symbol);
    return {};
  }

private:
  Status lookUp(const char *name, void *&symbol) const;

  void *handle = nullptr;
  std::string file;
};

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_SHAREDLIBRARY_H
