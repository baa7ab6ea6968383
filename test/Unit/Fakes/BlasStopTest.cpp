//===- BlasStopTest.cpp - What cuBLASLt refuses ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Blas.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

static void expectRefused(const ProductCase &product, BlasStatus status,
                          const std::string &text) {
  Device device;
  BlasProduct blas(product);
  expectBlasStop(status, text, [&] { return blas.choose(); });
}

/// 2x3 times 3x4.
static ProductCase makeProduct() {
  ProductCase product;
  product.a = {CudaR32F, 2, 3, 2};
  product.b = {CudaR32F, 3, 4, 3};
  product.c = product.d = {CudaR32F, 2, 4, 2};
  return product;
}

TEST(BlasStopTest, Descriptors) {
  ProductCase product = makeProduct();
  product.b.rows = 2;
  expectRefused(product, BlasInvalidValue, "op(A) is 2x3 and op(B) 2x4");
  product = makeProduct();
  product.c.rows = 1;
  expectRefused(product, BlasInvalidValue, "C is 1x4, and op(A) op(B) 2x4");
  product = makeProduct();
  product.a.ld = 1;
  expectRefused(product, BlasInvalidValue,
                "A is 2x3 with a leading dimension of 1");
  product = makeProduct();
  product.d.type = CudaR16F;
  expectRefused(product, BlasNotSupported, "C and D, have one type");
  product = makeProduct();
  product.c.type = product.d.type = CudaR16F;
  expectRefused(product, BlasNotSupported, "no product of f32 to f16");
  product = makeProduct();
  product.scale = CudaR64F;
  expectRefused(product, BlasNotSupported, "scale type 1");
  product = makeProduct();
  product.batches = 2;
  product.d.batchOffset = 7;
  expectRefused(product, BlasInvalidValue, "batches of D, 8 elements each");
  product = makeProduct();
  product.epilogue = BlasEpilogue(128);
  expectRefused(product, BlasNotSupported, "epilogue 128 is not faked");
  product = makeProduct();
  product.alignment = 3;
  expectRefused(product, BlasInvalidValue, "power of two");
}

TEST(BlasStopTest, Attributes) {
  Device device;
  BlasProduct blas(makeProduct());
  uint16_t shorter = 1;
  expectBlasStop(BlasInvalidValue, "has 4 bytes, and is given 2", [&] {
    return cublasLtMatmulDescSetAttribute(blas.desc, DescTransA, &shorter, 2);
  });
  expectBlasStop(BlasInvalidValue, "something that is no matmul descriptor",
                 [&] { return cublasLtMatmulDescDestroy(blas.layouts[0]); });
  BlasOperation operation = OpC;
  size_t written = 0;
  EXPECT_EQ(cublasLtMatmulDescGetAttribute(blas.desc, DescTransA, &operation,
                                           sizeof(operation), &written),
            BlasSuccess);
  EXPECT_EQ(operation, OpN);
  EXPECT_EQ(written, sizeof(operation));
}

namespace {
class BlasCallTest : public testing::Test {
protected:
  Device device;
  DevicePointer a = device.upload(std::vector<float>(7, 1));
  DevicePointer b = device.upload(std::vector<float>(12, 1));
  DevicePointer d = device.upload(std::vector<float>(8, 1));
  DevicePointer workspace = device.allocate(2048);
};
} // namespace

TEST_F(BlasCallTest, Algorithms) {
  BlasProduct blas(makeProduct());
  expectBlasStop(BlasInvalidValue, "comes from no heuristic", [&] {
    return blas.run(device.stream, a, b, d, d, workspace);
  });
  ASSERT_EQ(blas.choose(), BlasSuccess);
  blas.workspaceBytes = 1023;
  expectBlasStop(BlasInvalidValue, "needs 1024 bytes of workspace", [&] {
    return blas.run(device.stream, a, b, d, d, workspace);
  });
  blas.workspaceBytes = 1024;
  expectBlasStop(BlasInvalidValue, "is not a multiple of 256", [&] {
    return blas.run(device.stream, a, b, d, d, workspace + 16);
  });
  expectBlasStop(BlasInvalidValue, "which the preference promises", [&] {
    return blas.run(device.stream, a + 4, b, d, d, workspace);
  });
  EXPECT_EQ(blas.run(device.stream, a, b, d, d, workspace), BlasSuccess);
  BlasProduct other([] {
    ProductCase product = makeProduct();
    product.epilogue = EpilogueRelu;
    return product;
  }());
  other.chosen = blas.chosen;
  expectBlasStop(BlasInvalidValue, "for another problem", [&] {
    return other.run(device.stream, a, b, d, d, workspace);
  });
}

TEST_F(BlasCallTest, LessAlignmentIsGood) {
  ProductCase product = makeProduct();
  product.alignment = 4;
  product.allowedWorkspace = 0;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  EXPECT_EQ(blas.chosen.workspaceSize, 0u);
  EXPECT_EQ(blas.run(device.stream, a + 4, b, 0, d, 0), BlasSuccess);
  expectBlasStop(BlasInvalidValue, "not a multiple of 4",
                 [&] { return blas.run(device.stream, a + 2, b, 0, d, 0); });
}

TEST_F(BlasCallTest, Overlaps) {
  ProductCase product = makeProduct();
  product.beta = 1;
  product.alignment = 4;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  EXPECT_EQ(blas.run(device.stream, a, b, d, d, workspace), BlasSuccess);
  expectBlasStop(BlasInvalidValue, "and D", [&] {
    return blas.run(device.stream, a, d, d, d, workspace);
  });
  expectBlasStop(BlasInvalidValue, "are not one matrix", [&] {
    return blas.run(device.stream, a, b, d + 4, d, workspace);
  });
  expectBlasStop(BlasInvalidValue, "lies in the workspace", [&] {
    return blas.run(device.stream, a, b, d, workspace + 512, workspace);
  });
}

TEST_F(BlasCallTest, OnlyWhatIsRead) {
  // A has a gap behind each column, never written, and nothing behind the last.
  ProductCase product = makeProduct();
  product.a.ld = 3;
  product.allowedWorkspace = 0;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  DevicePointer gappy = device.allocate(32);
  EXPECT_EQ(cuMemsetD2D32Async(gappy, 12, 0, 2, 3, device.stream), Success);
  EXPECT_EQ(blas.run(device.stream, gappy, b, 0, d, 0), BlasSuccess);
  device.sync();
  DevicePointer shorter = device.allocate(28);
  EXPECT_EQ(cuMemsetD32Async(shorter, 0, 7, device.stream), Success);
  expectBlasStop(BlasExecutionFailed, "A: bytes 24 to 32",
                 [&] { return blas.run(device.stream, shorter, b, 0, d, 0); });
  expectBlasStop(BlasExecutionFailed, "has failed before",
                 [&] { return blas.run(device.stream, a, b, 0, d, 0); });
}

TEST_F(BlasCallTest, Unwritten) {
  ProductCase product = makeProduct();
  product.beta = 1;
  product.allowedWorkspace = 0;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  DevicePointer empty = device.allocate(32);
  expectBlasStop(BlasExecutionFailed, "C: reads what nothing has written",
                 [&] { return blas.run(device.stream, a, b, empty, d, 0); });
}

TEST_F(BlasCallTest, Bias) {
  ProductCase product = makeProduct();
  product.epilogue = EpilogueBias;
  product.allowedWorkspace = 0;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  expectBlasStop(BlasInvalidValue, "has none",
                 [&] { return blas.run(device.stream, a, b, 0, d, 0); });
  blas.setBias(a);
  EXPECT_EQ(blas.run(device.stream, a, b, 0, d, 0), BlasSuccess);
  EXPECT_EQ(device.download<float>(d, 1)[0], 4);
}

TEST_F(BlasCallTest, Streams) {
  ProductCase product = makeProduct();
  product.allowedWorkspace = 0;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  EXPECT_EQ(blas.run(device.stream, a, b, 0, d, 0), BlasSuccess);
  Handle other = device.makeStream();
  expectBlasStop(BlasExecutionFailed,
                 "D: writes what cublasLtMatmul nn 2x4x3 of f32 to f32 on "
                 "stream 1 writes",
                 [&] { return blas.run(other, a, b, 0, d, 0); });
}
