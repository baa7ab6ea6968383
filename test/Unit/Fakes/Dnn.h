//===- Dnn.h - Convolutions for tests ---------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_FAKES_DNN_H
#define MP_TEST_UNIT_FAKES_DNN_H

#include "Device.h"
#include "DnnAbi.h"

namespace mp::fakes::test {

struct TensorCase {
  DnnType type = DnnFloat;
  std::vector<int64_t> dims, strides;
  int64_t alignment = 16;

  /// Elements from the first to the last.
  size_t span() const;
  int64_t indexOf(const std::vector<int64_t> &index) const;
};

/// A convolution with everything that its descriptors are given.
struct ConvolutionCase {
  DnnBackendKind kind = BackendConvolutionForward;
  TensorCase x, w, y;
  /// What is computed in, and what alpha and beta are given as.
  DnnType compute = DnnFloat, factors = DnnFloat;
  DnnConvolutionMode mode = CrossCorrelation;
  std::vector<int64_t> strides, dilations, before, behind;
  float alpha = 1, beta = 0;

  const TensorCase &output() const {
    return kind == BackendConvolutionForward        ? y
           : kind == BackendConvolutionBackwardData ? x
                                                    : w;
  }
};

/// A handle and the descriptors that tests make; destroyed in the end.
class Dnn {
public:
  explicit Dnn(Device &device);
  ~Dnn();

  Handle create(DnnBackendKind kind);
  template <typename T>
  DnnStatus set(Handle descriptor, DnnAttribute name, DnnAttributeKind kind,
                const std::vector<T> &values) {
    return cudnnBackendSetAttribute(descriptor, name, kind,
                                    static_cast<int64_t>(values.size()),
                                    values.data());
  }
  Handle makeTensor(const TensorCase &tensor, int64_t id);
  Handle makeConvolution(const ConvolutionCase &convolution);
  /// The operation, not finalized; its tensors have the ids 1, 2 and 3.
  Handle makeOperation(const ConvolutionCase &convolution);
  /// A plan for a finalized operation, by way of the heuristics.
  Handle makePlan(Handle operation);
  DnnStatus execute(Handle plan, DevicePointer x, DevicePointer w,
                    DevicePointer y, DevicePointer workspace);

  Handle handle = nullptr;

private:
  std::vector<Handle> descriptors;
};

/// Expects a status, and that a line on stderr has a text.
void expectDnnStop(DnnStatus expected, const std::string &text,
                   const std::function<DnnStatus()> &what);

/// Moves on to the next index; false behind the last.
bool advance(std::vector<int64_t> &index, const std::vector<int64_t> &dims);

} // namespace mp::fakes::test

#endif // MP_TEST_UNIT_FAKES_DNN_H
