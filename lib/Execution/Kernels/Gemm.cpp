//===- Gemm.cpp - Matrix products -----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The products of f16 or bf16 numbers are exact in f32, so sgemm on widened
// operands is a product with an f32 accumulator. The order of its sums is the
// library's.
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"

#include "mp/Support/Assert.h"

#include <algorithm>
#include <cblas.h>
#include <limits>

using namespace mlir;
using namespace mlir::mp::exec;

bool GemmShape::fitsBlas() const {
  int64_t largest = std::max({m, n, k, lda, ldb, ldc});
  return largest <= std::numeric_limits<int32_t>::max();
}

void mp::exec::useOneThread() { openblas_set_num_threads(1); }

template <typename T>
static bool isTrivial(const GemmShape &s, T *c) {
  if (s.m == 0 || s.n == 0)
    return true;
  if (s.k != 0)
    return false;
  for (int64_t i = 0; i < s.m; ++i)
    std::fill_n(c + i * s.ldc, s.n, T(0));
  return true;
}

/// A vector is the same memory as its transpose. One name for both, as the BLAS
/// may sum in another order for the other.
static void nameVector(bool &transposed, int64_t &ld, int64_t rows,
                       int64_t columns) {
  int64_t storedColumns = transposed ? rows : columns;
  bool isContiguous = transposed ? columns == 1 || ld == storedColumns
                                 : rows == 1 || ld == storedColumns;
  if ((rows != 1 && columns != 1) || !isContiguous)
    return;
  transposed = false;
  ld = columns;
}

static GemmShape nameVectors(GemmShape shape) {
  nameVector(shape.transposeA, shape.lda, shape.m, shape.k);
  nameVector(shape.transposeB, shape.ldb, shape.k, shape.n);
  return shape;
}

static CBLAS_TRANSPOSE transposition(bool transposed) {
  return transposed ? CblasTrans : CblasNoTrans;
}

/// A size of a shape that fits.
static blasint narrow(int64_t size) {
  MP_ASSERT(size <= std::numeric_limits<blasint>::max(),
            "products that do not fit are refused when the kernel is made");
  return static_cast<blasint>(size);
}

void mp::exec::gemm(const GemmShape &shape, const float *a, const float *b,
                    float *c) {
  GemmShape s = nameVectors(shape);
  if (!isTrivial(s, c))
    cblas_sgemm(CblasRowMajor, transposition(s.transposeA),
                transposition(s.transposeB), narrow(s.m), narrow(s.n),
                narrow(s.k), 1.0f, a, narrow(s.lda), b, narrow(s.ldb), 0.0f, c,
                narrow(s.ldc));
}

void mp::exec::gemm(const GemmShape &shape, const double *a, const double *b,
                    double *c) {
  GemmShape s = nameVectors(shape);
  if (!isTrivial(s, c))
    cblas_dgemm(CblasRowMajor, transposition(s.transposeA),
                transposition(s.transposeB), narrow(s.m), narrow(s.n),
                narrow(s.k), 1.0, a, narrow(s.lda), b, narrow(s.ldb), 0.0, c,
                narrow(s.ldc));
}

/// Sums a[i, :] b[:, j] in order of k with `add(sum, product)`.
template <typename T, typename Add>
static void loops(const GemmShape &s, const T *a, const T *b, T *c, Add add) {
  for (int64_t i = 0; i < s.m; ++i)
    for (int64_t j = 0; j < s.n; ++j) {
      T sum = 0;
      for (int64_t p = 0; p < s.k; ++p)
        sum = add(sum, a[s.transposeA ? p * s.lda + i : i * s.lda + p],
                  b[s.transposeB ? j * s.ldb + p : p * s.ldb + j]);
      c[i * s.ldc + j] = sum;
    }
}

void mp::exec::gemm(const GemmShape &s, const int64_t *a, const int64_t *b,
                    int64_t *c) {
  loops(s, a, b, c, [](uint64_t sum, uint64_t x, uint64_t y) -> int64_t {
    return sum + x * y;
  });
}

void mp::exec::gemmRounded(const GemmShape &s, const float *a, const float *b,
                           float *c, ElementKind accumulator) {
  loops(s, a, b, c, [=](float sum, float x, float y) -> float {
    return roundNumber(accumulator, double(sum) + double(x) * double(y));
  });
}

void mp::exec::runGemm(Storage storage, const GemmShape &shape, const void *a,
                       const void *b, void *c, ElementKind accumulator) {
  if (storage == Storage::F32 && bitWidth(accumulator) < 32)
    return gemmRounded(shape, static_cast<const float *>(a),
                       static_cast<const float *>(b), static_cast<float *>(c),
                       accumulator);
  if (storage == Storage::F32)
    return gemm(shape, static_cast<const float *>(a),
                static_cast<const float *>(b), static_cast<float *>(c));
  if (storage == Storage::F64)
    return gemm(shape, static_cast<const double *>(a),
                static_cast<const double *>(b), static_cast<double *>(c));
  gemm(shape, static_cast<const int64_t *>(a), static_cast<const int64_t *>(b),
       static_cast<int64_t *>(c));
}

LogicalResult mp::exec::checkGemm(const KernelContext &c,
                                  const GemmShape &shape) {
  Storage storage = c.outputs[0].storage;
  if (c.inputs[0].storage != storage || c.inputs[1].storage != storage ||
      storage == Storage::Bool)
    return c.op->emitOpError(
               "the interpreter multiplies operands that are held "
               "like the result, not ")
           << nameOf(c.inputs[0].kind) << " and " << nameOf(c.inputs[1].kind)
           << " to " << nameOf(c.outputs[0].kind);
  if (!shape.fitsBlas())
    return c.op->emitOpError(
        "a matrix of the product has an extent beyond 2^31");
  return success();
}
