//===- DnnPooling.cpp - Pooling by the older calls ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <limits>

using namespace mp::fakes;
using llvm::formatv;

template <typename T>
static DnnStatus create(const char *name, Handles<T> &objects, Handle *handle) {
  DnnCall call(name, Nothing);
  if (call.over())
    return call.result();
  if (!handle)
    return call.stop(DnnNullPointer, "nowhere to put it");
  *handle = objects.make();
  return DnnSuccess;
}

template <typename T>
static DnnStatus destroy(const char *name, Handles<T> &objects, Handle handle) {
  DnnCall call(name, Nothing);
  if (call.over())
    return call.result();
  if (!objects.erase(handle))
    return call.stop(DnnBadParam, objects.whyNot(handle));
  return DnnSuccess;
}

DnnStatus mp::fakes::cudnnCreateTensorDescriptor(Handle *descriptor) {
  return create("cudnnCreateTensorDescriptor", dnnTensors(), descriptor);
}

DnnStatus mp::fakes::cudnnDestroyTensorDescriptor(Handle descriptor) {
  return destroy("cudnnDestroyTensorDescriptor", dnnTensors(), descriptor);
}

DnnStatus mp::fakes::cudnnCreatePoolingDescriptor(Handle *descriptor) {
  return create("cudnnCreatePoolingDescriptor", poolings(), descriptor);
}

DnnStatus mp::fakes::cudnnDestroyPoolingDescriptor(Handle descriptor) {
  return destroy("cudnnDestroyPoolingDescriptor", poolings(), descriptor);
}

DnnStatus mp::fakes::cudnnSetTensorNdDescriptor(Handle descriptor, DnnType type,
                                                int rank, const int *dims,
                                                const int *strides) {
  DnnCall call("cudnnSetTensorNdDescriptor", Nothing);
  if (call.over())
    return call.result();
  Tensor *tensor = dnnTensors().find(descriptor);
  if (!tensor)
    return call.stop(DnnBadParam, dnnTensors().whyNot(descriptor));
  std::optional<Type> known = typeOfDnn(type);
  if (!known)
    return call.stop(DnnNotSupported, "the data type is not faked");
  if (rank < 3 || rank > 8 || !dims || !strides)
    return call.stop(DnnBadParam, formatv("a tensor of {0} dimensions", rank));
  Tensor made;
  made.type = *known;
  made.dims.assign(dims, dims + rank);
  made.strides.assign(strides, strides + rank);
  for (int i = 0; i != rank; ++i)
    if (dims[i] < 1 || strides[i] < 1)
      return call.stop(DnnBadParam,
                       formatv("dimension {0} is {1} with a stride of {2}", i,
                               dims[i], strides[i]));
  if (!made.isInjective())
    return call.stop(DnnNotSupported, "two elements have one place");
  *tensor = std::move(made);
  return DnnSuccess;
}

DnnStatus
mp::fakes::cudnnSetPoolingNdDescriptor(Handle descriptor, DnnPoolingMode mode,
                                       DnnNan nan, int rank, const int *window,
                                       const int *padding, const int *stride) {
  DnnCall call("cudnnSetPoolingNdDescriptor", Nothing);
  if (call.over())
    return call.result();
  Pooling *pooling = poolings().find(descriptor);
  if (!pooling)
    return call.stop(DnnBadParam, poolings().whyNot(descriptor));
  if (mode > PoolMaxDeterministic || nan > NanPropagated || rank < 1 ||
      rank > 6 || !window || !padding || !stride)
    return call.stop(DnnBadParam, "an unknown mode, or a null pointer");
  for (int i = 0; i != rank; ++i)
    if (window[i] < 1 || padding[i] < 0 || stride[i] < 1 ||
        padding[i] >= window[i])
      return call.stop(DnnBadParam,
                       formatv("a window of {0}, a padding of {1} and a stride "
                               "of {2}",
                               window[i], padding[i], stride[i]));
  Pooling made;
  made.isSet = true;
  made.mode = mode;
  made.propagatesNan = nan == NanPropagated;
  made.window.assign(window, window + rank);
  made.padding.assign(padding, padding + rank);
  made.stride.assign(stride, stride + rank);
  *pooling = std::move(made);
  return DnnSuccess;
}

namespace {
struct PoolingCall {
  Pooling pooling;
  Tensor x, y;
  uint64_t from, to;
  double alpha, beta;
};

/// What a window comes to, element by element.
template <typename T>
struct Reducer {
  const Pooling &pooling;
  T sum = 0, most = -std::numeric_limits<T>::infinity();
  int64_t count = 0;
  bool hasNan = false;

  void add(T value) {
    ++count;
    sum += value;
    hasNan |= std::isnan(value);
    if (value > most)
      most = value;
  }
  T result(int64_t size) const {
    if (pooling.mode == PoolAverageInclude)
      return sum / static_cast<T>(size);
    if (pooling.mode == PoolAverageExclude)
      return sum / static_cast<T>(count);
    return hasNan && pooling.propagatesNan ? std::numeric_limits<T>::quiet_NaN()
                                           : most;
  }
};
} // namespace

/// Moves on to the next index; false behind the last.
static bool advance(std::vector<int64_t> &index,
                    const std::vector<int64_t> &dims) {
  for (size_t i = dims.size(); i-- != 0;) {
    if (++index[i] != dims[i])
      return true;
    index[i] = 0;
  }
  return false;
}

/// One channel of one image.
template <typename T>
static void pool(const PoolingCall &call, const T *image, T *to) {
  const Pooling &p = call.pooling;
  std::vector<int64_t> in(call.x.dims.begin() + 2, call.x.dims.end());
  std::vector<int64_t> out(call.y.dims.begin() + 2, call.y.dims.end());
  int64_t size = 1;
  for (int64_t dim : p.window)
    size *= dim;
  std::vector<int64_t> point(out.size());
  do {
    Reducer<T> reducer{p};
    std::vector<int64_t> tap(out.size());
    do {
      int64_t pixel = 0;
      for (size_t i = 0; i != in.size(); ++i) {
        int64_t at = point[i] * p.stride[i] + tap[i] - p.padding[i];
        bool isInside = pixel >= 0 && at >= 0 && at < in[i];
        pixel = isInside ? pixel * in[i] + at : -1;
      }
      if (pixel >= 0)
        reducer.add(image[pixel]);
    } while (advance(tap, p.window));
    *to++ = reducer.result(size);
  } while (advance(point, out));
}

template <typename T>
static void computeAs(Run &run, const PoolingCall &call) {
  std::vector<T> x, y(call.y.elements()), before(y.size());
  if (!load(run, call.x, call.from, "x", x))
    return;
  int64_t images = call.x.dims[0] * call.x.dims[1];
  for (int64_t image = 0; image != images; ++image)
    pool(call, &x[image * x.size() / images], &y[image * y.size() / images]);
  if (call.beta != 0 && !load(run, call.y, call.to, "y", before))
    return;
  for (size_t i = 0; i != y.size(); ++i) {
    y[i] *= static_cast<T>(call.alpha);
    if (call.beta != 0)
      y[i] += static_cast<T>(call.beta) * before[i];
  }
  store(run, call.y, call.to, "y", y);
}

static DnnRefusal check(const PoolingCall &call) {
  const Pooling &p = call.pooling;
  if (!p.isSet || call.x.dims.empty() || call.y.dims.empty())
    return {DnnBadParam, "a descriptor was never set"};
  size_t rank = p.window.size() + 2;
  if (call.x.dims.size() != rank || call.y.dims.size() != rank)
    return {DnnBadParam, formatv("tensors of shape {0} and {1}, and a window "
                                 "of {2} dimensions",
                                 call.x.shape(), call.y.shape(), rank - 2)};
  for (size_t i = 0; i != rank; ++i) {
    int64_t expected = call.x.dims[i];
    if (i >= 2) {
      int64_t room = call.x.dims[i] + 2 * p.padding[i - 2] - p.window[i - 2];
      expected = room < 0 ? 0 : room / p.stride[i - 2] + 1;
    }
    if (call.y.dims[i] != expected)
      return {DnnBadParam,
              formatv("from {0} to {1}, where dimension {2} must be {3}",
                      call.x.shape(), call.y.shape(), i, expected)};
  }
  if (call.x.type != call.y.type)
    return {DnnBadParam, formatv("from {0} to {1}", nameOf(call.x.type),
                                 nameOf(call.y.type))};
  for (uint64_t address : {call.from, call.to})
    if (address == 0 || address % sizeOf(call.x.type))
      return {DnnBadParam,
              formatv("{0:x} is not aligned to its elements", address)};
  if (call.from < call.to + call.y.bytes() &&
      call.to < call.from + call.x.bytes())
    return {DnnBadParam,
            formatv("x ({0:x}) and y ({1:x}) overlap", call.from, call.to)};
  return {};
}

DnnStatus mp::fakes::cudnnPoolingForward(Handle handle, Handle poolingHandle,
                                         const void *alpha, Handle xTensor,
                                         const void *x, const void *beta,
                                         Handle yTensor, void *y) {
  DnnCall call("cudnnPoolingForward", Current);
  if (call.over())
    return call.result();
  DnnStatus status = DnnSuccess;
  Stream *stream = call.findStream(handle, status);
  if (!stream)
    return status;
  Pooling *pooling = poolings().find(poolingHandle);
  if (!pooling)
    return call.stop(DnnBadParam, poolings().whyNot(poolingHandle));
  for (Handle tensor : {xTensor, yTensor})
    if (!dnnTensors().find(tensor))
      return call.stop(DnnBadParam, dnnTensors().whyNot(tensor));
  if (!alpha || !beta)
    return call.stop(DnnNullPointer, "a factor is null");
  PoolingCall work{*pooling,
                   *dnnTensors().find(xTensor),
                   *dnnTensors().find(yTensor),
                   reinterpret_cast<uint64_t>(x),
                   reinterpret_cast<uint64_t>(y),
                   0,
                   0};
  bool isDouble = work.x.type == Type::F64;
  auto factorOf = [&](const void *factor) {
    return isDouble ? *static_cast<const double *>(factor)
                    : *static_cast<const float *>(factor);
  };
  work.alpha = factorOf(alpha);
  work.beta = factorOf(beta);
  if (DnnRefusal refusal = check(work); refusal.status)
    return call.stop(refusal.status, refusal.why);
  std::string what =
      formatv("cudnnPoolingForward {0} to {1} of {2}", work.x.shape(),
              work.y.shape(), nameOf(work.x.type));
  return call.finish(call.context().submit(*stream, what, [=](Run &run) {
    if (isDouble)
      computeAs<double>(run, work);
    else
      computeAs<float>(run, work);
  }));
}
