//===- Pool.cpp - Pooling by cuDNN ----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace mp_runtime;

namespace {
class PoolCall : public Call {
public:
  PoolCall(const table::Pool &table, const CallContext &context)
      : table(table), device(context.device), library(device.dnn()),
        memory(context.memory) {}
  PoolCall(const PoolCall &) = delete;
  PoolCall &operator=(const PoolCall &) = delete;
  ~PoolCall() override;

  Status prepare();
  Status enqueue(const Turn &turn) override;

private:
  Status describe(const table::Tensor &tensor, dnn::TensorDesc &desc) const;

  const table::Pool &table;
  const Device &device;
  const dnn::Library &library;
  const Memory &memory;
  dnn::TensorDesc x = nullptr, y = nullptr;
  dnn::PoolingDesc pooling = nullptr;
};
} // namespace

static std::vector<int> list(const flatbuffers::Vector<int64_t> &values) {
  return {values.begin(), values.end()};
}

PoolCall::~PoolCall() {
  for (dnn::TensorDesc tensor : {x, y})
    if (tensor)
      library.cudnnDestroyTensorDescriptor(tensor);
  if (pooling)
    library.cudnnDestroyPoolingDescriptor(pooling);
}

Status PoolCall::describe(const table::Tensor &tensor,
                          dnn::TensorDesc &desc) const {
  int type = tensor.element() == table::Element::F16    ? dnn::dataHalf
             : tensor.element() == table::Element::BF16 ? dnn::dataBF16
                                                        : dnn::dataFloat;
  MP_RETURN_IF_FAILED(MP_DNN(library, cudnnCreateTensorDescriptor, &desc));
  std::vector<int> dims = list(*tensor.dims()),
                   strides = list(*tensor.strides());
  return MP_DNN(library, cudnnSetTensorNdDescriptor, desc, type,
                int(dims.size()), dims.data(), strides.data());
}

Status PoolCall::prepare() {
  MP_RETURN_IF_FAILED(describe(*table.x(), x));
  MP_RETURN_IF_FAILED(describe(*table.y(), y));
  MP_RETURN_IF_FAILED(MP_DNN(library, cudnnCreatePoolingDescriptor, &pooling));
  std::vector<int> window = list(*table.window());
  std::vector<int> padding = list(*table.padding());
  std::vector<int> strides = list(*table.strides());
  return MP_DNN(library, cudnnSetPoolingNdDescriptor, pooling,
                table.is_max() ? dnn::poolMax : dnn::poolAverage,
                dnn::propagateNan, int(window.size()), window.data(),
                padding.data(), strides.data());
}

Status PoolCall::enqueue(const Turn &turn) {
  auto alpha = static_cast<float>(table.alpha());
  float beta = 0;
  MP_RETURN_IF_FAILED(
      MP_DNN(library, cudnnSetStream, device.dnnHandle(), turn.stream));
  return MP_DNN(
      library, cudnnPoolingForward, device.dnnHandle(), pooling, &alpha, x,
      reinterpret_cast<void *>(memory.address(table.from(), turn.parity)),
      &beta, y,
      reinterpret_cast<void *>(memory.address(table.to(), turn.parity)));
}

Status mp_runtime::makePool(const table::Pool &table,
                            const CallContext &context, CallPointer &call) {
  MP_RETURN_IF_FAILED(context.device.openDnn());
  auto pool = std::make_unique<PoolCall>(table, context);
  MP_RETURN_IF_FAILED(pool->prepare());
  call = std::move(pool);
  return {};
}
