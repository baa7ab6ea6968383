//===- View.cpp - A tensor as a call describes it -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes are touched run by run, so that what lies between the elements need not
// be written and stays as it is.
//
//===----------------------------------------------------------------------===//

#include "View.h"

#include "../ElementBytes.h"
#include "../Kernels/StridedCopy.h"
#include "mp/Execution/Npz.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

View::View(const Place &place, RankedTensorType type)
    : View(place, type.getElementType(), type.getShape(),
           rowMajorStrides(type.getShape())) {}

View::View(const Place &place, Type element, ArrayRef<int64_t> sizes,
           ArrayRef<int64_t> strides)
    : place(place), element(*elementKindOf(element)), dims(sizes),
      distances(strides) {}

int64_t View::count() const { return saturatingProduct(dims); }

int64_t View::span() const {
  int64_t last = 0;
  for (auto [size, distance] : llvm::zip_equal(dims, distances))
    last += (size - 1) * distance;
  return last + 1;
}

llvm::Error
View::forEachRun(llvm::function_ref<llvm::Error(int64_t, int64_t)> body) const {
  SmallVector<std::pair<int64_t, int64_t>> byDistance; // distance and size
  for (auto [size, distance] : llvm::zip_equal(dims, distances))
    if (size != 1 && distance != 0)
      byDistance.emplace_back(distance, size);
  llvm::sort(byDistance);
  int64_t run = 1;
  auto *outer = byDistance.begin();
  for (; outer != byDistance.end() && outer->first == run; ++outer)
    run *= outer->second;
  ArrayRef<std::pair<int64_t, int64_t>> loops(outer, byDistance.end());
  SmallVector<int64_t> at(loops.size(), 0);
  int64_t first = 0;
  while (true) {
    if (llvm::Error error = body(first, run))
      return error;
    size_t d = 0;
    for (; d < loops.size(); ++d) {
      first += loops[d].first;
      if (++at[d] < loops[d].second)
        break;
      first -= loops[d].first * loops[d].second;
      at[d] = 0;
    }
    if (d == loops.size())
      return llvm::Error::success();
  }
}

llvm::Error View::read(const PlanMemory &memory, Storage storage,
                       void *to) const {
  if (count() == 0)
    return llvm::Error::success();
  int64_t width = fileByteWidth(element);
  std::vector<char> bytes(span() * width);
  llvm::Error error = forEachRun([&](int64_t first, int64_t run) {
    return memory.read(place, first * width, run * width,
                       bytes.data() + first * width);
  });
  if (error)
    return error;
  SmallVector<int64_t> dense = rowMajorStrides(dims);
  if (dense == distances) {
    loadElements(bytes.data(), element, storage, to, count());
    return llvm::Error::success();
  }
  std::vector<char> elements(span() * byteWidth(storage));
  loadElements(bytes.data(), element, storage, elements.data(), span());
  StridedCopy(byteWidth(storage), dims, dense, distances)
      .run(to, elements.data());
  return llvm::Error::success();
}

llvm::Error View::write(PlanMemory &memory, Storage storage,
                        const void *from) const {
  if (count() == 0)
    return llvm::Error::success();
  int64_t width = fileByteWidth(element);
  std::vector<char> bytes(span() * width);
  SmallVector<int64_t> dense = rowMajorStrides(dims);
  if (dense == distances) {
    storeElements(from, element, storage, bytes.data(), count());
  } else {
    std::vector<char> elements(span() * byteWidth(storage));
    StridedCopy(byteWidth(storage), dims, distances, dense)
        .run(elements.data(), from);
    storeElements(elements.data(), element, storage, bytes.data(), span());
  }
  return forEachRun([&](int64_t first, int64_t run) {
    return memory.write(place, first * width, run * width,
                        bytes.data() + first * width);
  });
}

void View::bind(PlanMemory &memory, Storage storage, const void *from) const {
  std::vector<char> bytes(place.bytes);
  storeElements(from, element, storage, bytes.data(), count());
  memory.bind(place, bytes.data());
}
