//===- Sort.cpp - Ordering lines by a comparator --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A merge sort of places, so that any comparator, even one that contradicts
// itself, ends after n log n comparisons. The comparator is the region of the
// op, executed on two elements of each input.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "StridedCopy.h"

#include "mp/Dialect/MP/IR/MPRoutineOps.h"

#include <cstring>
#include <memory>
#include <numeric>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
/// One line along the dimension: where it begins, and its own order.
class LineSorter {
public:
  LineSorter(RegionProgram comparator, ArrayRef<Buffer> inputs, int64_t length,
             int64_t stride)
      : comparator(std::move(comparator)), inputs(inputs), order(length),
        other(length), stride(stride) {}

  /// The places of the line that begins at `offset`, sorted.
  ArrayRef<int64_t> sort(int64_t offset);

private:
  bool isBefore(int64_t lhs, int64_t rhs);
  void merge(int64_t first, int64_t middle, int64_t last);

  RegionProgram comparator;
  SmallVector<Buffer> inputs;
  std::vector<int64_t> order, other;
  int64_t stride, offset = 0;
};
} // namespace

bool LineSorter::isBefore(int64_t lhs, int64_t rhs) {
  for (auto [i, input] : llvm::enumerate(inputs)) {
    unsigned width = byteWidth(input.storage);
    const char *line = input.as<char>() + offset * width;
    std::memcpy(comparator.arguments[2 * i].data, line + lhs * stride * width,
                width);
    std::memcpy(comparator.arguments[2 * i + 1].data,
                line + rhs * stride * width, width);
  }
  comparator.run();
  return *comparator.yielded.front().as<uint8_t>();
}

/// Merges two sorted parts; the left one wins unless the right comes first.
void LineSorter::merge(int64_t first, int64_t middle, int64_t last) {
  int64_t left = first, right = middle;
  for (int64_t to = first; to < last; ++to) {
    bool takesRight =
        left == middle || (right < last && isBefore(order[right], order[left]));
    other[to] = takesRight ? order[right++] : order[left++];
  }
}

ArrayRef<int64_t> LineSorter::sort(int64_t begin) {
  offset = begin;
  int64_t length = order.size();
  std::iota(order.begin(), order.end(), 0);
  for (int64_t width = 1; width < length; width *= 2) {
    for (int64_t first = 0; first < length; first += 2 * width)
      merge(first, std::min(first + width, length),
            std::min(first + 2 * width, length));
    std::swap(order, other);
  }
  return order;
}

static FailureOr<Kernel> makeSort(const KernelContext &c) {
  SmallVector<Buffer> inputs(c.inputs), outputs(c.outputs);
  int64_t dim = c.as<SortOp>().getDim();
  int64_t length = inputs.front().shape[dim];
  int64_t stride = rowMajorStrides(inputs.front().shape)[dim];
  int64_t lines = length == 0 ? 0 : inputs.front().count / length;
  auto sorter = std::make_unique<LineSorter>(std::move(c.regions[0]), inputs,
                                             length, stride);
  return Kernel([=, sorter = std::move(sorter)] {
    for (int64_t line = 0; line < lines; ++line) {
      int64_t offset = line / stride * stride * length + line % stride;
      ArrayRef<int64_t> order = sorter->sort(offset);
      for (auto [from, to] : llvm::zip_equal(inputs, outputs)) {
        unsigned width = byteWidth(from.storage);
        for (auto [place, source] : llvm::enumerate(order))
          std::memcpy(to.as<char>() + (offset + place * stride) * width,
                      from.as<char>() + (offset + source * stride) * width,
                      width);
      }
    }
  });
}

void mp::exec::addSortKernels(KernelTable &table) {
  table["mp.sort"] = {makeSort};
}
