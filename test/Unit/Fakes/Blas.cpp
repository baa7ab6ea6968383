//===- Blas.cpp - Products for tests --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Blas.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

template <typename Attribute, typename T>
static void setDesc(Handle desc, Attribute attribute, T value) {
  EXPECT_EQ(
      cublasLtMatmulDescSetAttribute(desc, attribute, &value, sizeof(value)),
      BlasSuccess);
}

BlasProduct::BlasProduct(const ProductCase &product) : product(product) {
  EXPECT_EQ(cublasLtCreate(&handle), BlasSuccess);
  EXPECT_EQ(cublasLtMatmulDescCreate(&desc, product.compute, product.scale),
            BlasSuccess);
  setDesc(desc, DescTransA, product.transA);
  setDesc(desc, DescTransB, product.transB);
  setDesc(desc, DescEpilogue, product.epilogue);
  const MatrixCase *matrices[] = {&product.a, &product.b, &product.c,
                                  &product.d};
  for (unsigned i = 0; i != 4; ++i) {
    const MatrixCase &matrix = *matrices[i];
    EXPECT_EQ(cublasLtMatrixLayoutCreate(&layouts[i], matrix.type, matrix.rows,
                                         matrix.cols, matrix.ld),
              BlasSuccess);
    auto set = [&](LayoutAttribute attribute, auto value) {
      EXPECT_EQ(cublasLtMatrixLayoutSetAttribute(layouts[i], attribute, &value,
                                                 sizeof(value)),
                BlasSuccess);
    };
    set(LayoutOrder, matrix.order);
    set(LayoutBatchCount, product.batches);
    set(LayoutBatchOffset, matrix.batchOffset);
  }
  EXPECT_EQ(cublasLtMatmulPreferenceCreate(&preference), BlasSuccess);
  auto prefer = [&](PreferenceAttribute attribute, auto value) {
    EXPECT_EQ(cublasLtMatmulPreferenceSetAttribute(preference, attribute,
                                                   &value, sizeof(value)),
              BlasSuccess);
  };
  prefer(PrefMaxWorkspace, product.allowedWorkspace);
  for (PreferenceAttribute attribute : {PrefMinAlignmentA, PrefMinAlignmentB,
                                        PrefMinAlignmentC, PrefMinAlignmentD})
    prefer(attribute, product.alignment);
}

BlasProduct::~BlasProduct() {
  EXPECT_EQ(cublasLtDestroy(handle), BlasSuccess);
  EXPECT_EQ(cublasLtMatmulDescDestroy(desc), BlasSuccess);
  EXPECT_EQ(cublasLtMatmulPreferenceDestroy(preference), BlasSuccess);
  for (Handle layout : layouts)
    EXPECT_EQ(cublasLtMatrixLayoutDestroy(layout), BlasSuccess);
}

void BlasProduct::setBias(DevicePointer bias) {
  setDesc(desc, DescBiasPointer, bias);
}

BlasStatus BlasProduct::choose() {
  int count = 0;
  BlasStatus status = cublasLtMatmulAlgoGetHeuristic(
      handle, desc, layouts[0], layouts[1], layouts[2], layouts[3], preference,
      1, &chosen, &count);
  EXPECT_EQ(count, status == BlasSuccess ? 1 : 0);
  return status;
}

static void *pointerOf(DevicePointer pointer) {
  return reinterpret_cast<void *>(pointer);
}

BlasStatus BlasProduct::run(Handle stream, DevicePointer a, DevicePointer b,
                            DevicePointer c, DevicePointer d,
                            DevicePointer workspace) {
  double alpha = product.alpha, beta = product.beta;
  bool isWide = product.scale == CudaR64F;
  return cublasLtMatmul(
      handle, desc, isWide ? static_cast<void *>(&alpha) : &product.alpha,
      pointerOf(a), layouts[0], pointerOf(b), layouts[1],
      isWide ? static_cast<void *>(&beta) : &product.beta, pointerOf(c),
      layouts[2], pointerOf(d), layouts[3], &chosen.algo, pointerOf(workspace),
      workspaceBytes, stream);
}

void mp::fakes::test::expectBlasStop(BlasStatus expected,
                                     const std::string &text,
                                     const std::function<BlasStatus()> &what) {
  BlasStatus status = BlasSuccess;
  std::string said = heard([&] { status = what(); });
  EXPECT_EQ(status, expected) << said;
  EXPECT_NE(said.find(text), std::string::npos) << said;
}
