//===- DnnCompute.cpp - Convolutions on the CPU ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All three by products of matrices: the windows of an image are laid out as
// columns, or what was computed for them is added up again.
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

#include <cblas.h>

using namespace mp::fakes;

static void gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, int m, int n, int k,
                 const float *a, const float *b, float beta, float *c) {
  cblas_sgemm(CblasRowMajor, ta, tb, m, n, k, 1, a, ta == CblasNoTrans ? k : m,
              b, tb == CblasNoTrans ? n : k, beta, c, n);
}

static void gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, int m, int n, int k,
                 const double *a, const double *b, double beta, double *c) {
  cblas_dgemm(CblasRowMajor, ta, tb, m, n, k, 1, a, ta == CblasNoTrans ? k : m,
              b, tb == CblasNoTrans ? n : k, beta, c, n);
}

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

namespace {
/// The sizes of a convolution without its types.
struct Sizes {
  int64_t batch, groups, inputs, outputs, taps, points, pixels;
  /// For each tap of the filter and point of the output the pixel of the input,
  /// or -1.
  std::vector<int64_t> pixelOf;

  explicit Sizes(const Convolution &c);
};
} // namespace

static int64_t product(const std::vector<int64_t> &dims) {
  int64_t all = 1;
  for (int64_t dim : dims)
    all *= dim;
  return all;
}

static std::vector<int64_t> spatial(const Tensor &tensor) {
  return {tensor.dims.begin() + 2, tensor.dims.end()};
}

Sizes::Sizes(const Convolution &c) {
  std::vector<int64_t> in = spatial(c.x), window = spatial(c.w),
                       out = spatial(c.y);
  batch = c.x.dims[0];
  groups = c.x.dims[1] / c.w.dims[1];
  inputs = c.w.dims[1];
  outputs = c.w.dims[0] / groups;
  taps = product(window);
  points = product(out);
  pixels = product(in);
  pixelOf.reserve(taps * points);
  std::vector<int64_t> tap(window.size()), point(out.size());
  do {
    do {
      int64_t pixel = 0;
      for (size_t i = 0; i != in.size(); ++i) {
        int64_t step = c.flips ? window[i] - 1 - tap[i] : tap[i];
        int64_t at =
            point[i] * c.strides[i] + step * c.dilations[i] - c.before[i];
        bool isInside = pixel >= 0 && at >= 0 && at < in[i];
        pixel = isInside ? pixel * in[i] + at : -1;
      }
      pixelOf.push_back(pixel);
    } while (advance(point, out));
  } while (advance(tap, window));
}

/// Windows as columns: a row for each input channel and tap.
template <typename T>
static void gather(const Sizes &s, const T *image, std::vector<T> &columns) {
  T *to = columns.data();
  for (int64_t channel = 0; channel != s.inputs; ++channel)
    for (int64_t pixel : s.pixelOf)
      *to++ = pixel < 0 ? T(0) : image[channel * s.pixels + pixel];
}

template <typename T>
static void scatter(const Sizes &s, const std::vector<T> &columns, T *image) {
  const T *from = columns.data();
  for (int64_t channel = 0; channel != s.inputs; ++channel)
    for (int64_t pixel : s.pixelOf) {
      if (pixel >= 0)
        image[channel * s.pixels + pixel] += *from;
      ++from;
    }
}

/// One image and one group; what is written is added to.
template <typename T>
static void computeGroup(const Convolution &c, const Sizes &s, T *x, T *w, T *y,
                         std::vector<T> &columns) {
  auto rows = static_cast<int>(s.inputs * s.taps);
  auto points = static_cast<int>(s.points);
  auto outputs = static_cast<int>(s.outputs);
  if (c.kind == ConvolutionKind::BackwardData) {
    gemm(CblasTrans, CblasNoTrans, rows, points, outputs, w, y, 0,
         columns.data());
    scatter(s, columns, x);
    return;
  }
  gather(s, x, columns);
  if (c.kind == ConvolutionKind::Forward)
    gemm(CblasNoTrans, CblasNoTrans, outputs, points, rows, w, columns.data(),
         1, y);
  else
    gemm(CblasNoTrans, CblasTrans, outputs, rows, points, y, columns.data(), 1,
         w);
}

template <typename T>
static void computeAs(Run &run, const ConvolutionCall &call) {
  const Convolution &c = call.convolution;
  std::vector<T> values[3];
  const Tensor *tensors[] = {&c.x, &c.w, &c.y};
  const uint64_t addresses[] = {call.x, call.w, call.y};
  static const char *const names[] = {"X", "W", "Y"};
  std::vector<T> *result = nullptr;
  uint64_t address = 0;
  for (unsigned i = 0; i != 3; ++i) {
    if (tensors[i] == &c.output()) {
      values[i].resize(c.output().elements());
      result = &values[i];
      address = addresses[i];
    } else if (!load(run, *tensors[i], addresses[i], names[i], values[i])) {
      return;
    }
  }
  Sizes s(c);
  std::vector<T> columns(s.inputs * s.taps * s.points);
  for (int64_t n = 0; n != s.batch; ++n)
    for (int64_t g = 0; g != s.groups; ++g) {
      int64_t image = n * s.groups + g;
      computeGroup(c, s, &values[0][image * s.inputs * s.pixels],
                   &values[1][g * s.outputs * s.inputs * s.taps],
                   &values[2][image * s.outputs * s.points], columns);
    }
  std::vector<T> before(c.beta != 0 ? result->size() : 0);
  if (c.beta != 0 && !load(run, c.output(), address, "the output", before))
    return;
  for (size_t i = 0; i != result->size(); ++i) {
    (*result)[i] *= static_cast<T>(c.alpha);
    if (c.beta != 0)
      (*result)[i] += static_cast<T>(c.beta) * before[i];
  }
  store(run, c.output(), address, "the output", *result);
}

void mp::fakes::compute(Run &run, const ConvolutionCall &call) {
  uint8_t *garbage =
      run.write(call.workspace, call.workspaceBytes, "the workspace");
  if (!garbage)
    return;
  for (uint64_t i = 0; i != call.workspaceBytes; ++i)
    garbage[i] = static_cast<uint8_t>(0xa7 + 61 * i);
  if (call.convolution.compute == Type::F64)
    computeAs<double>(run, call);
  else
    computeAs<float>(run, call);
}
