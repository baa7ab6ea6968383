//===- BlasCompute.cpp - Products on the CPU ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlasProblem.h"

#include "Numbers.h"

#include "llvm/Support/MathExtras.h"

#include <cblas.h>
#include <cmath>

using namespace mp::fakes;

/// A float with ten bits behind the point.
static float roundToTF32(float value) {
  if (!std::isfinite(value))
    return value;
  auto bits = mp::ptx::bitsAs<uint32_t>(value);
  bits += 0xfff + (bits >> 13 & 1);
  return mp::ptx::bitsAs<float>(bits & ~uint32_t(0x1fff));
}

/// A size as the library takes it; those of real matrices fit.
static blasint sizeOf(uint64_t size) { return static_cast<blasint>(size); }

static void gemm(const Problem &p, float alpha, const float *a, const float *b,
                 float *d) {
  bool ta = p.desc.transA != OpN, tb = p.desc.transB != OpN;
  cblas_sgemm(CblasColMajor, ta ? CblasTrans : CblasNoTrans,
              tb ? CblasTrans : CblasNoTrans, sizeOf(p.m), sizeOf(p.n),
              sizeOf(p.k), alpha, a, sizeOf(p.a.layout.rows), b,
              sizeOf(p.b.layout.rows), 0, d, sizeOf(p.m));
}

static void gemm(const Problem &p, double alpha, const double *a,
                 const double *b, double *d) {
  bool ta = p.desc.transA != OpN, tb = p.desc.transB != OpN;
  cblas_dgemm(CblasColMajor, ta ? CblasTrans : CblasNoTrans,
              tb ? CblasTrans : CblasNoTrans, sizeOf(p.m), sizeOf(p.n),
              sizeOf(p.k), alpha, a, sizeOf(p.a.layout.rows), b,
              sizeOf(p.b.layout.rows), 0, d, sizeOf(p.m));
}

static uint64_t lineAddress(const Matrix &matrix, uint64_t batch,
                            uint64_t line) {
  return matrix.address +
         (batch * matrix.layout.batchOffset + line * matrix.layout.ld) *
             sizeOf(matrix.type);
}

/// A batch of a matrix by columns, without gaps; reads only its elements.
template <typename T>
static bool load(Run &run, const Matrix &matrix, uint64_t batch,
                 std::vector<T> &to) {
  const MatrixLayout &layout = matrix.layout;
  to.resize(layout.rows * layout.cols);
  uint64_t length = matrix.lineLength();
  std::vector<T> line(length);
  for (uint64_t i = 0; i != matrix.lines(); ++i) {
    const uint8_t *bytes = run.read(lineAddress(matrix, batch, i),
                                    length * sizeOf(matrix.type), matrix.name);
    if (!bytes)
      return false;
    if (layout.order == OrderCol) {
      widen(matrix.type, bytes, length, 1, &to[i * length]);
      continue;
    }
    widen(matrix.type, bytes, length, 1, line.data());
    for (uint64_t j = 0; j != length; ++j)
      to[j * layout.rows + i] = line[j];
  }
  return true;
}

template <typename T>
static void store(Run &run, const Matrix &matrix, uint64_t batch,
                  const std::vector<T> &from) {
  const MatrixLayout &layout = matrix.layout;
  uint64_t length = matrix.lineLength();
  std::vector<T> line(length);
  for (uint64_t i = 0; i != matrix.lines(); ++i) {
    uint8_t *bytes = run.write(lineAddress(matrix, batch, i),
                               length * sizeOf(matrix.type), matrix.name);
    if (!bytes)
      return;
    bool isCol = layout.order == OrderCol;
    for (uint64_t j = 0; j != length; ++j)
      line[j] = isCol ? from[i * length + j] : from[j * layout.rows + i];
    narrow(matrix.type, line.data(), length, bytes, 1);
  }
}

/// Bias for each row, then the activation; both in the type of the sums.
template <typename T>
static bool finish(Run &run, const Problem &problem, uint64_t batch,
                   std::vector<T> &values) {
  const MatmulDesc &desc = problem.desc;
  if (problem.hasBias()) {
    unsigned size = sizeOf(problem.biasType);
    const uint8_t *bytes = run.read(desc.bias + batch * desc.biasStride * size,
                                    problem.m * size, "bias");
    if (!bytes)
      return false;
    std::vector<T> bias(problem.m);
    widen(problem.biasType, bytes, problem.m, 1, bias.data());
    for (uint64_t i = 0; i != values.size(); ++i)
      values[i] += bias[i % problem.m];
  }
  bool isRelu = (desc.epilogue & EpilogueRelu) != 0;
  bool isGelu = (desc.epilogue & EpilogueGelu) != 0;
  for (T &x : values) {
    // A NaN stays one.
    if (isRelu && x < 0)
      x = 0;
    if (isGelu)
      x = T(0.5) * x *
          (1 +
           std::tanh(T(0.7978845608028654) * (x + T(0.044715) * x * x * x)));
  }
  return true;
}

template <typename T>
static void computeAs(Run &run, const Product &product) {
  const Problem &problem = product.problem;
  std::vector<T> a, b, c, d(problem.m * problem.n);
  bool rounds = problem.desc.compute == Compute32FFastTF32;
  for (int32_t batch = 0; batch != problem.d.layout.batches; ++batch) {
    if (!load(run, problem.a, batch, a) || !load(run, problem.b, batch, b))
      return;
    if (rounds)
      for (std::vector<T> *operand : {&a, &b})
        for (T &value : *operand)
          value = roundToTF32(static_cast<float>(value));
    gemm(problem, static_cast<T>(product.alpha), a.data(), b.data(), d.data());
    if (product.beta != 0) {
      if (!load(run, problem.c, batch, c))
        return;
      for (size_t i = 0; i != d.size(); ++i)
        d[i] += static_cast<T>(product.beta) * c[i];
    }
    if (!finish(run, problem, batch, d))
      return;
    store(run, problem.d, batch, d);
  }
}

void mp::fakes::compute(Run &run, const Product &product) {
  if (product.workspaceBytes) {
    uint8_t *garbage =
        run.write(product.workspace, product.workspaceBytes, "the workspace");
    for (uint64_t i = 0; garbage && i != product.workspaceBytes; ++i)
      garbage[i] = static_cast<uint8_t>(0x5b + 89 * i);
  }
  if (product.problem.isDouble())
    computeAs<double>(run, product);
  else
    computeAs<float>(run, product);
}
