//===- View.h - A tensor as a call describes it -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_PLAN_VIEW_H
#define MP_LIB_EXECUTION_PLAN_VIEW_H

#include "Memory.h"

namespace mlir::mp::exec {

/// Elements in memory, by sizes and distances in elements, with no more respect
/// for what else is known of the memory than the library has that gets them.
class View {
public:
  /// All elements of the tensor at `place` in row-major order.
  View(const Place &place, RankedTensorType type);
  /// Elements at distances `strides`, of which none is negative. They span what
  /// fits in 62 bits, as the verifiers of calls see to.
  View(const Place &place, Type element, ArrayRef<int64_t> sizes,
       ArrayRef<int64_t> strides);

  ArrayRef<int64_t> sizes() const { return dims; }
  ElementKind kind() const { return element; }
  int64_t count() const;

  /// Reads the elements in row-major order to `to`, held as `storage`.
  llvm::Error read(const PlanMemory &memory, Storage storage, void *to) const;
  /// Writes row-major elements that are held as `storage`.
  llvm::Error write(PlanMemory &memory, Storage storage,
                    const void *from) const;
  /// The same for memory that the user of the plan writes: dense, and all of
  /// its place.
  void bind(PlanMemory &memory, Storage storage, const void *from) const;

private:
  /// Calls `body(first, count)` for runs of elements that lie behind each
  /// other, by their distance from the first element of the view.
  llvm::Error
  forEachRun(llvm::function_ref<llvm::Error(int64_t, int64_t)> body) const;
  /// Elements from the first to behind the last.
  int64_t span() const;

  Place place;
  ElementKind element;
  SmallVector<int64_t> dims, distances;
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_PLAN_VIEW_H
