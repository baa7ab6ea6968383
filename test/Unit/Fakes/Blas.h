//===- Blas.h - Products for tests ------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_FAKES_BLAS_H
#define MP_TEST_UNIT_FAKES_BLAS_H

#include "BlasAbi.h"
#include "Device.h"

namespace mp::fakes::test {

/// A matrix by columns or rows, some of it not in use.
struct MatrixCase {
  CudaType type = CudaR32F;
  uint64_t rows = 1, cols = 1;
  int64_t ld = 1;
  BlasOrder order = OrderCol;
  int64_t batchOffset = 0;

  int64_t indexOf(uint64_t row, uint64_t col, int64_t batch = 0) const {
    auto major = static_cast<int64_t>(order == OrderCol ? col : row);
    auto minor = static_cast<int64_t>(order == OrderCol ? row : col);
    return batch * batchOffset + major * ld + minor;
  }
};

/// A product with everything that a call is given.
struct ProductCase {
  MatrixCase a, b, c, d;
  BlasOperation transA = OpN, transB = OpN;
  BlasCompute compute = Compute32F;
  CudaType scale = CudaR32F;
  BlasEpilogue epilogue = EpilogueDefault;
  int32_t batches = 1;
  float alpha = 1, beta = 0;
  uint32_t alignment = 256;
  uint64_t allowedWorkspace = 1 << 20;
};

/// The descriptors of a case; destroyed with it.
class BlasProduct {
public:
  explicit BlasProduct(const ProductCase &product);
  ~BlasProduct();

  BlasStatus choose();
  /// With the algorithm that was chosen, on pointers of the device.
  BlasStatus run(Handle stream, DevicePointer a, DevicePointer b,
                 DevicePointer c, DevicePointer d, DevicePointer workspace);
  void setBias(DevicePointer bias);

  Handle handle = nullptr, desc = nullptr, preference = nullptr;
  Handle layouts[4] = {};
  BlasHeuristicResult chosen = {};
  size_t workspaceBytes = 1024;

private:
  ProductCase product;
};

/// Expects a status, and that a line on stderr has a text.
void expectBlasStop(BlasStatus expected, const std::string &text,
                    const std::function<BlasStatus()> &what);

} // namespace mp::fakes::test

#endif // MP_TEST_UNIT_FAKES_BLAS_H
