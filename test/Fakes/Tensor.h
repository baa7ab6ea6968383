//===- Tensor.h - Tensors with strides --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_TENSOR_H
#define MP_TEST_FAKES_TENSOR_H

#include "Elements.h"
#include "Run.h"

#include <vector>

namespace mp::fakes {

struct Tensor {
  Type type = Type::F32;
  std::vector<int64_t> dims, strides;
  int64_t id = 0, alignment = 1;

  int64_t elements() const;
  /// Elements from the first to the last.
  int64_t span() const;
  uint64_t bytes() const { return span() * sizeOf(type); }
  /// Whether no two elements have one place.
  bool isInjective() const;
  /// `2x3x4`.
  std::string shape() const;
};

/// A tensor's elements in the order of its dims, without gaps; reads those and
/// nothing between them. False after a fault.
template <typename T>
bool load(Run &run, const Tensor &tensor, uint64_t address, const char *name,
          std::vector<T> &to);

/// Writes the elements, and nothing between them.
template <typename T>
void store(Run &run, const Tensor &tensor, uint64_t address, const char *name,
           const std::vector<T> &from);

} // namespace mp::fakes

#endif // MP_TEST_FAKES_TENSOR_H
