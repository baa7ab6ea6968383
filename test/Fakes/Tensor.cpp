//===- Tensor.cpp - Tensors with strides ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tensor.h"

#include <algorithm>
#include <numeric>

using namespace mp::fakes;

int64_t Tensor::elements() const {
  return std::accumulate(dims.begin(), dims.end(), int64_t(1),
                         std::multiplies<>());
}

int64_t Tensor::span() const {
  int64_t last = 0;
  for (size_t i = 0; i != dims.size(); ++i)
    last += (dims[i] - 1) * strides[i];
  return last + 1;
}

/// Dims by their strides, the widest first; those of one element do not count.
static std::vector<size_t> byStride(const Tensor &tensor) {
  std::vector<size_t> order;
  for (size_t i = 0; i != tensor.dims.size(); ++i)
    if (tensor.dims[i] != 1)
      order.push_back(i);
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return tensor.strides[a] > tensor.strides[b];
  });
  return order;
}

bool Tensor::isInjective() const {
  int64_t inner = 1;
  std::vector<size_t> order = byStride(*this);
  for (auto dim = order.rbegin(); dim != order.rend(); ++dim) {
    if (strides[*dim] < inner)
      return false;
    inner = strides[*dim] * dims[*dim];
  }
  return true;
}

std::string Tensor::shape() const {
  std::string text;
  for (int64_t dim : dims)
    text += (text.empty() ? "" : "x") + std::to_string(dim);
  return text;
}

namespace {
/// Where elements lie: blocks without gaps.
struct Places {
  /// Of each block, its first element in memory and among the dense ones.
  std::vector<int64_t> begins, denseBegins;
  /// Of each element of a block, its place among the dense ones.
  std::vector<int64_t> dense;
};
} // namespace

/// For all indices of some dims, the sum of index times stride.
static std::vector<int64_t> offsetsOf(const std::vector<int64_t> &dims,
                                      const std::vector<int64_t> &strides) {
  std::vector<int64_t> offsets = {0};
  for (size_t i = 0; i != dims.size(); ++i) {
    std::vector<int64_t> longer;
    longer.reserve(offsets.size() * dims[i]);
    for (int64_t offset : offsets)
      for (int64_t at = 0; at != dims[i]; ++at)
        longer.push_back(offset + at * strides[i]);
    offsets = std::move(longer);
  }
  return offsets;
}

static Places placesOf(const Tensor &tensor) {
  std::vector<int64_t> denseStrides(tensor.dims.size(), 1);
  for (size_t i = tensor.dims.size() - 1; i != 0; --i)
    denseStrides[i - 1] = denseStrides[i] * tensor.dims[i];
  std::vector<size_t> order = byStride(tensor);
  size_t outer = order.size();
  int64_t length = 1;
  while (outer != 0 && tensor.strides[order[outer - 1]] == length)
    length *= tensor.dims[order[--outer]];
  auto pick = [&](const std::vector<int64_t> &from, size_t begin, size_t end) {
    std::vector<int64_t> picked;
    for (size_t i = begin; i != end; ++i)
      picked.push_back(from[order[i]]);
    return picked;
  };
  std::vector<int64_t> outerDims = pick(tensor.dims, 0, outer);
  Places places;
  places.begins = offsetsOf(outerDims, pick(tensor.strides, 0, outer));
  places.denseBegins = offsetsOf(outerDims, pick(denseStrides, 0, outer));
  places.dense = offsetsOf(pick(tensor.dims, outer, order.size()),
                           pick(denseStrides, outer, order.size()));
  return places;
}

template <typename T>
bool mp::fakes::load(Run &run, const Tensor &tensor, uint64_t address,
                     const char *name, std::vector<T> &to) {
  to.resize(tensor.elements());
  Places places = placesOf(tensor);
  size_t length = places.dense.size();
  unsigned size = sizeOf(tensor.type);
  std::vector<T> block(length);
  for (size_t i = 0; i != places.begins.size(); ++i) {
    const uint8_t *bytes =
        run.read(address + places.begins[i] * size, length * size, name);
    if (!bytes)
      return false;
    widen(tensor.type, bytes, length, 1, block.data());
    for (size_t j = 0; j != length; ++j)
      to[places.denseBegins[i] + places.dense[j]] = block[j];
  }
  return true;
}

template <typename T>
void mp::fakes::store(Run &run, const Tensor &tensor, uint64_t address,
                      const char *name, const std::vector<T> &from) {
  Places places = placesOf(tensor);
  size_t length = places.dense.size();
  unsigned size = sizeOf(tensor.type);
  std::vector<T> block(length);
  for (size_t i = 0; i != places.begins.size(); ++i) {
    uint8_t *bytes =
        run.write(address + places.begins[i] * size, length * size, name);
    if (!bytes)
      return;
    for (size_t j = 0; j != length; ++j)
      block[j] = from[places.denseBegins[i] + places.dense[j]];
    narrow(tensor.type, block.data(), length, bytes, 1);
  }
}

template bool mp::fakes::load(Run &, const Tensor &, uint64_t, const char *,
                              std::vector<float> &);
template bool mp::fakes::load(Run &, const Tensor &, uint64_t, const char *,
                              std::vector<double> &);
template void mp::fakes::store(Run &, const Tensor &, uint64_t, const char *,
                               const std::vector<float> &);
template void mp::fakes::store(Run &, const Tensor &, uint64_t, const char *,
                               const std::vector<double> &);
