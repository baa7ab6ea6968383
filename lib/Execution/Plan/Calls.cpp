//===- Calls.cpp - Kernels, copies and fills of a plan --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Calls.h"

#include "../ElementBytes.h"
#include "../Kernels/Kernel.h"
#include "mp/Execution/Npz.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// The tensors that a call takes whole. Their shapes are those the callee
/// knows, for a reshape leaves no trace in a plan.
static SmallVector<View> viewAll(const PlanMemory &memory, ValueRange buffers,
                                 TypeRange types) {
  SmallVector<View> views;
  for (auto [buffer, type] : llvm::zip_equal(buffers, types))
    views.emplace_back(memory.find(buffer), cast<RankedTensorType>(type));
  return views;
}

FailureOr<Call> mp::exec::makeLaunch(mprt::LaunchOp op, PlanContext &context) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<mprt::KernelOp>(
      op, op.getKernelAttr());
  FailureOr<func::FuncOp> function = context.programs.getFunction(kernel);
  if (failed(function))
    return failure();
  return Call([&context, function = *function,
               from = viewAll(context.memory, op.getInputs(),
                              function->getArgumentTypes()),
               to = viewAll(context.memory, op.getOutputs(),
                            function->getResultTypes())] {
    return context.programs.run(function, from, to, context.memory);
  });
}

FailureOr<Call> mp::exec::makeCopy(mprt::CopyOp op, PlanContext &context) {
  const Place &from = context.memory.find(op.getSource());
  const Place &to = context.memory.find(op.getTarget());
  return Call([&context, from, to]() -> llvm::Error {
    std::vector<char> bytes(from.bytes);
    if (llvm::Error error =
            context.memory.read(from, 0, from.bytes, bytes.data()))
      return error;
    return context.memory.write(to, 0, from.bytes, bytes.data());
  });
}

FailureOr<Call> mp::exec::makeFill(mprt::FillOp op, PlanContext &context) {
  RankedTensorType type = mprt::getTensorType(op.getTarget());
  FailureOr<std::vector<char>> bytes =
      bytesOfConstant(op.getLoc(), DenseElementsAttr::get(type, op.getValue()));
  if (failed(bytes))
    return failure();
  const Place &to = context.memory.find(op.getTarget());
  return Call([&context, to, bytes = std::move(*bytes)] {
    return context.memory.write(to, 0, bytes.size(), bytes.data());
  });
}

Buffer mp::exec::bufferOf(Tensor &tensor) {
  Buffer buffer;
  buffer.data = tensor.data();
  buffer.kind = tensor.kind();
  buffer.storage = tensor.storage();
  buffer.shape.assign(tensor.shape().begin(), tensor.shape().end());
  buffer.count = tensor.count();
  return buffer;
}

FailureOr<std::vector<char>> mp::exec::bytesOfConstant(Location loc,
                                                       ElementsAttr value) {
  auto type = cast<RankedTensorType>(value.getType());
  ElementKind kind = *elementKindOf(type.getElementType());
  llvm::Expected<Tensor> tensor =
      Tensor::allocate(kind, type.getShape(), Precision::Native);
  if (!tensor)
    return emitError(loc) << toString(tensor.takeError());
  Buffer buffer = bufferOf(*tensor);
  if (failed(fillConstant(loc, value, buffer)))
    return failure();
  std::vector<char> bytes(tensor->count() * fileByteWidth(kind));
  storeElements(buffer.data, kind, buffer.storage, bytes.data(), buffer.count);
  return bytes;
}
