//===- MatmulTest.cpp - Products against f64 ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "Values.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

static Type typeOf(CudaType type) {
  return type == CudaR16F    ? Type::F16
         : type == CudaR16BF ? Type::BF16
         : type == CudaR32F  ? Type::F32
                             : Type::F64;
}

/// Elements from the first to the last.
static size_t spanOf(const MatrixCase &matrix, int32_t batches) {
  return matrix.indexOf(matrix.rows - 1, matrix.cols - 1, batches - 1) + 1;
}

static double activate(double x, BlasEpilogue epilogue) {
  if (epilogue & EpilogueRelu)
    return std::max(x, 0.0);
  if (epilogue & EpilogueGelu)
    return 0.5 * x *
           (1 + std::tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)));
  return x;
}

namespace {
/// Draws cases, runs them and computes them again.
class Checker {
public:
  explicit Checker(unsigned seed) : random(seed) {}

  uint64_t draw(uint64_t most) { return random() % most + 1; }
  MatrixCase drawMatrix(CudaType type, uint64_t rows, uint64_t cols,
                        int32_t batches);
  ProductCase drawProduct(CudaType in, CudaType out, BlasEpilogue epilogue);
  void check(const ProductCase &product);

private:
  std::mt19937 random;
};
} // namespace

MatrixCase Checker::drawMatrix(CudaType type, uint64_t rows, uint64_t cols,
                               int32_t batches) {
  MatrixCase matrix;
  matrix.type = type;
  matrix.rows = rows;
  matrix.cols = cols;
  matrix.order = random() % 2 ? OrderRow : OrderCol;
  bool isCol = matrix.order == OrderCol;
  matrix.ld = static_cast<int64_t>((isCol ? rows : cols) + random() % 3);
  matrix.batchOffset =
      static_cast<int64_t>(matrix.ld * (isCol ? cols : rows) + random() % 5);
  if (batches == 1)
    matrix.batchOffset = 0;
  return matrix;
}

ProductCase Checker::drawProduct(CudaType in, CudaType out,
                                 BlasEpilogue epilogue) {
  ProductCase product;
  uint64_t m = draw(20), n = draw(20), k = draw(40);
  product.batches = random() % 2 ? 1 : 3;
  product.transA = random() % 2 ? OpT : OpN;
  product.transB = random() % 2 ? OpT : OpN;
  bool ta = product.transA == OpT, tb = product.transB == OpT;
  product.a = drawMatrix(in, ta ? k : m, ta ? m : k, product.batches);
  product.b = drawMatrix(in, tb ? n : k, tb ? k : n, product.batches);
  product.c = drawMatrix(out, m, n, product.batches);
  product.d = drawMatrix(out, m, n, product.batches);
  // The same A in all batches.
  if (random() % 4 == 0)
    product.a.batchOffset = 0;
  product.epilogue = epilogue;
  if (epilogue != EpilogueDefault) {
    product.d.order = OrderCol;
    product.d.ld = static_cast<int64_t>(m + 1);
    product.d.batchOffset = product.batches > 1 ? product.d.ld * n : 0;
  }
  product.alpha = random() % 2 ? 1 : 0.5;
  product.beta = random() % 2 ? 0 : -1.5;
  if (in == CudaR64F) {
    product.compute = Compute64F;
    product.scale = CudaR64F;
  }
  return product;
}

void Checker::check(const ProductCase &product) {
  Device device;
  Type in = typeOf(product.a.type), out = typeOf(product.d.type);
  Values a(in, spanOf(product.a, product.batches), random);
  Values b(in, spanOf(product.b, product.batches), random);
  Values c(out, spanOf(product.c, product.batches), random);
  Values before(out, spanOf(product.d, product.batches), random);
  Values bias(out, product.d.rows, random);
  DevicePointer onDevice = device.upload(before.bytes);
  BlasProduct blas(product);
  blas.setBias(device.upload(bias.bytes));
  ASSERT_EQ(blas.choose(), BlasSuccess);
  DevicePointer workspace = device.allocate(1024);
  ASSERT_EQ(blas.run(device.stream, device.upload(a.bytes),
                     device.upload(b.bytes), device.upload(c.bytes), onDevice,
                     workspace),
            BlasSuccess);
  Values result(out, device.download<uint8_t>(onDevice, before.bytes.size()));
  std::vector<double> expected = before.exact;
  std::vector<double> error(expected.size());
  bool ta = product.transA == OpT, tb = product.transB == OpT;
  uint64_t depth = ta ? product.a.rows : product.a.cols;
  for (int32_t z = 0; z != product.batches; ++z)
    for (uint64_t i = 0; i != product.d.rows; ++i)
      for (uint64_t j = 0; j != product.d.cols; ++j) {
        double sum = 0, size = 0;
        for (uint64_t p = 0; p != depth; ++p) {
          double term = a.exact[product.a.indexOf(ta ? p : i, ta ? i : p, z)] *
                        b.exact[product.b.indexOf(tb ? j : p, tb ? p : j, z)];
          sum += term;
          size += std::abs(term);
        }
        sum *= product.alpha;
        if (product.beta != 0)
          sum += product.beta * c.exact[product.c.indexOf(i, j, z)];
        if (product.epilogue & EpilogueBias)
          sum += bias.exact[i];
        int64_t at = product.d.indexOf(i, j, z);
        expected[at] = activate(sum, product.epilogue);
        double sums = in == Type::F64 ? unitOf(Type::F64) : unitOf(Type::F32);
        if (product.compute == Compute32FFastTF32)
          sums = std::ldexp(1.0, -10);
        error[at] = 1.01 * unitOf(out) * std::abs(expected[at]) +
                    2 * (depth + 8) * sums * (size + 4) +
                    1e-7 * (out == Type::F16);
      }
  // What is between the elements is as it was.
  for (size_t i = 0; i != expected.size(); ++i)
    ASSERT_NEAR(result.exact[i], expected[i], error[i]) << i;
}

TEST(MatmulTest, AllTypesAndEpilogues) {
  static const std::pair<CudaType, CudaType> types[] = {
      {CudaR16F, CudaR16F},  {CudaR16F, CudaR32F}, {CudaR16BF, CudaR16BF},
      {CudaR16BF, CudaR32F}, {CudaR32F, CudaR32F}, {CudaR64F, CudaR64F}};
  static const BlasEpilogue epilogues[] = {EpilogueDefault, EpilogueRelu,
                                           EpilogueBias,    EpilogueReluBias,
                                           EpilogueGelu,    EpilogueGeluBias};
  Checker checker(1);
  for (auto [in, out] : types)
    for (BlasEpilogue epilogue : epilogues)
      for (unsigned i = 0; i != 6; ++i)
        if (in != CudaR64F || epilogue == EpilogueDefault)
          checker.check(checker.drawProduct(in, out, epilogue));
}

TEST(MatmulTest, TF32) {
  Checker checker(2);
  for (unsigned i = 0; i != 6; ++i) {
    ProductCase product =
        checker.drawProduct(CudaR32F, CudaR32F, EpilogueDefault);
    product.compute = Compute32FFastTF32;
    checker.check(product);
  }
  // 1 + 2^-12 is 1 there.
  Device device;
  ProductCase product;
  product.compute = Compute32FFastTF32;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  DevicePointer a = device.upload<float>({1 + 0x1p-12f});
  DevicePointer b = device.upload<float>({1});
  DevicePointer d = device.allocate(4), workspace = device.allocate(1024);
  ASSERT_EQ(blas.run(device.stream, a, b, d, d, workspace), BlasSuccess);
  EXPECT_EQ(device.download<float>(d, 1)[0], 1);
}

TEST(MatmulTest, ReplaysAndWorkspace) {
  Device device;
  ProductCase product;
  product.beta = 1;
  BlasProduct blas(product);
  ASSERT_EQ(blas.choose(), BlasSuccess);
  EXPECT_EQ(blas.chosen.workspaceSize, 1024u);
  DevicePointer a = device.upload<float>({2});
  DevicePointer b = device.upload<float>({3});
  DevicePointer d = device.upload<float>({1});
  DevicePointer workspace = device.upload(std::vector<uint8_t>(1028, 0));
  ASSERT_EQ(cuStreamBeginCapture_v2(device.stream, Global), Success);
  ASSERT_EQ(blas.run(device.stream, a, b, d, d, workspace), BlasSuccess);
  expectBlasStop(BlasInternalError, "not allowed while stream 1 captures", [] {
    Handle handle;
    return cublasLtCreate(&handle);
  });
  Handle graph = nullptr, exec = nullptr;
  expectStop(CaptureInvalidated, "refused",
             [&] { return cuStreamEndCapture(device.stream, &graph); });
  ASSERT_EQ(cuStreamBeginCapture_v2(device.stream, Global), Success);
  ASSERT_EQ(blas.run(device.stream, a, b, d, d, workspace), BlasSuccess);
  ASSERT_EQ(cuStreamEndCapture(device.stream, &graph), Success);
  ASSERT_EQ(cuGraphInstantiateWithFlags(&exec, graph, 0), Success);
  EXPECT_EQ(device.download<float>(d, 1)[0], 1);
  ASSERT_EQ(cuGraphLaunch(exec, device.stream), Success);
  ASSERT_EQ(cuGraphLaunch(exec, device.stream), Success);
  EXPECT_EQ(device.download<float>(d, 1)[0], 13);
  std::vector<uint8_t> garbage = device.download<uint8_t>(workspace, 1028);
  EXPECT_NE(std::vector<uint8_t>(garbage.begin(), garbage.begin() + 4),
            std::vector<uint8_t>(4, 0));
  EXPECT_EQ(std::vector<uint8_t>(garbage.begin() + 1024, garbage.end()),
            std::vector<uint8_t>(4, 0));
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
  EXPECT_EQ(cuGraphDestroy(graph), Success);
}
