//===- Blas.h - Descriptors of cuBLASLt -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_BLAS_H
#define MP_TEST_FAKES_BLAS_H

#include "BlasAbi.h"
#include "Call.h"

namespace mp::fakes {

extern const Library blasLibrary;

class BlasCall : public Call {
public:
  BlasCall(const char *name, unsigned needs) : Call(blasLibrary, name, needs) {}

  BlasStatus result() const { return static_cast<BlasStatus>(*over()); }
  BlasStatus stop(BlasStatus status, const std::string &why) {
    return static_cast<BlasStatus>(stopWith(static_cast<int>(status), why));
  }
  BlasStatus finish(const Fault &fault) {
    return static_cast<BlasStatus>(Call::finish(fault));
  }
};

/// The handle belongs to a context.
struct BlasHandle {
  uint64_t context;
};

struct MatmulDesc {
  BlasCompute compute = Compute32F;
  CudaType scale = CudaR32F;
  BlasPointerMode pointerMode = PointerModeHost;
  BlasOperation transA = OpN, transB = OpN, transC = OpN;
  BlasEpilogue epilogue = EpilogueDefault;
  uint64_t bias = 0;
  int64_t biasStride = 0;
  /// -1: that of D.
  int32_t biasType = -1;
};

struct MatrixLayout {
  CudaType type = CudaR32F;
  BlasOrder order = OrderCol;
  uint64_t rows = 0, cols = 0;
  int64_t ld = 0;
  int32_t batches = 1;
  int64_t batchOffset = 0;

  bool operator==(const MatrixLayout &other) const {
    return type == other.type && order == other.order && rows == other.rows &&
           cols == other.cols && ld == other.ld && batches == other.batches &&
           batchOffset == other.batchOffset;
  }
};

struct MatmulPreference {
  uint32_t searchMode = 0;
  uint64_t workspace = 0;
  uint32_t reductionMask = ~0u;
  uint32_t alignments[4] = {256, 256, 256, 256};
  float maxWaves = 0;
  uint64_t implMask = ~uint64_t(0);
};

Handles<BlasHandle> &blasHandles();
Handles<MatmulDesc> &matmulDescs();
Handles<MatrixLayout> &matrixLayouts();
Handles<MatmulPreference> &matmulPreferences();

} // namespace mp::fakes

#endif // MP_TEST_FAKES_BLAS_H
