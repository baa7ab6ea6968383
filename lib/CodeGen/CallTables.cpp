//===- CallTables.cpp - Calls of a plan as tables -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallTables.h"

#include "ConstantBytes.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;
namespace table = mp_runtime::table;

std::optional<table::Element> mp::elementOf(Type type) {
  if (type.isF16())
    return table::Element::F16;
  if (type.isBF16())
    return table::Element::BF16;
  if (type.isF32())
    return table::Element::F32;
  if (type.isF64())
    return table::Element::F64;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  switch (integer.getWidth()) {
  case 1:
    return table::Element::I1;
  case 8:
    return table::Element::I8;
  case 16:
    return table::Element::I16;
  case 32:
    return table::Element::I32;
  case 64:
    return table::Element::I64;
  default:
    return std::nullopt;
  }
}

namespace {
/// A body with its name and its products.
struct Body {
  table::CallBody type;
  flatbuffers::Offset<void> offset;
  std::string name;
  int64_t flops = 0;
};

class CallWriter {
public:
  CallWriter(flatbuffers::FlatBufferBuilder &builder,
             const llvm::DenseMap<Value, uint32_t> &places,
             const llvm::StringMap<uint32_t> &kernels)
      : builder(builder), places(places), kernels(kernels) {}

  FailureOr<Body> make(mprt::LaunchOp op);
  FailureOr<Body> make(mprt::CopyOp op);
  FailureOr<Body> make(mprt::FillOp op);
  FailureOr<Body> make(mprt::MatmulOp op);
  FailureOr<Body> make(mprt::ConvOp op);
  FailureOr<Body> make(mprt::PoolOp op);

private:
  uint32_t at(Value buffer) const { return places.lookup(buffer); }
  int32_t atOrNone(Value buffer) const {
    return buffer ? int32_t(at(buffer)) : -1;
  }
  FailureOr<table::Element> elementIn(Operation *op, Type type);
  FailureOr<flatbuffers::Offset<table::Tensor>>
  makeTensor(Operation *op, mprt::TensorAttr tensor);

  flatbuffers::FlatBufferBuilder &builder;
  const llvm::DenseMap<Value, uint32_t> &places;
  const llvm::StringMap<uint32_t> &kernels;
};
} // namespace

static std::string nameOf(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return name;
}

FailureOr<table::Element> CallWriter::elementIn(Operation *op, Type type) {
  if (std::optional<table::Element> element = elementOf(type))
    return *element;
  return op->emitOpError() << "computes with " << type
                           << ", which artifacts do not hold";
}

FailureOr<flatbuffers::Offset<table::Tensor>>
CallWriter::makeTensor(Operation *op, mprt::TensorAttr tensor) {
  FailureOr<table::Element> element = elementIn(op, tensor.getElement());
  if (failed(element))
    return failure();
  std::vector<int64_t> dims = tensor.getDims().vec();
  std::vector<int64_t> strides = tensor.getStrides().vec();
  return table::CreateTensorDirect(builder, &dims, &strides, *element);
}

FailureOr<Body> CallWriter::make(mprt::LaunchOp op) {
  std::vector<uint32_t> operands;
  for (Value operand : op->getOperands())
    operands.push_back(at(operand));
  auto offset = table::CreateLaunchDirect(
      builder, kernels.lookup(op.getKernel()), &operands);
  return Body{table::CallBody::Launch, offset.Union(), op.getKernel().str()};
}

FailureOr<Body> CallWriter::make(mprt::CopyOp op) {
  auto offset =
      table::CreateCopy(builder, at(op.getSource()), at(op.getTarget()));
  return Body{table::CallBody::Copy, offset.Union(), "copy"};
}

FailureOr<Body> CallWriter::make(mprt::FillOp op) {
  auto one = RankedTensorType::get({}, op.getValue().getType());
  std::optional<std::string> bytes =
      bytesOfConstant(DenseElementsAttr::get(one, op.getValue()));
  if (!bytes || bytes->size() > sizeof(uint64_t))
    return op.emitOpError("has a value that cannot be written to a file");
  uint64_t pattern = 0;
  for (auto [index, byte] : llvm::enumerate(*bytes))
    pattern |= uint64_t(uint8_t(byte)) << (8 * index);
  auto offset =
      table::CreateFill(builder, at(op.getTarget()), bytes->size(), pattern);
  return Body{table::CallBody::Fill, offset.Union(), "fill"};
}

static table::Compute computeOf(mprt::Compute compute) {
  switch (compute) {
  case mprt::Compute::F16:
    return table::Compute::F16;
  case mprt::Compute::F32:
    return table::Compute::F32;
  case mprt::Compute::F32FastTF32:
    return table::Compute::F32FastTF32;
  case mprt::Compute::F64:
    return table::Compute::F64;
  case mprt::Compute::I32:
    return table::Compute::I32;
  }
  return table::Compute::F32;
}

static table::Epilogue epilogueOf(mprt::Epilogue epilogue) {
  switch (epilogue) {
  case mprt::Epilogue::Default:
    return table::Epilogue::Default;
  case mprt::Epilogue::Relu:
    return table::Epilogue::Relu;
  case mprt::Epilogue::Bias:
    return table::Epilogue::Bias;
  case mprt::Epilogue::ReluBias:
    return table::Epilogue::ReluBias;
  case mprt::Epilogue::Gelu:
    return table::Epilogue::Gelu;
  case mprt::Epilogue::GeluBias:
    return table::Epilogue::GeluBias;
  }
  return table::Epilogue::Default;
}

FailureOr<Body> CallWriter::make(mprt::MatmulOp op) {
  std::vector<table::Element> types;
  for (unsigned index = 0; index < 4; ++index) {
    FailureOr<table::Element> type = elementIn(op, op.getElementType(index));
    if (failed(type))
      return failure();
    types.push_back(*type);
  }
  FailureOr<table::Element> scale = elementIn(op, op.getScale());
  FailureOr<table::Element> bias = elementIn(
      op, op.getBias() ? mprt::getTensorType(op.getBias()).getElementType()
                       : op.getScale());
  if (failed(scale) || failed(bias))
    return failure();
  std::vector<int64_t> ld(op.getLd()), align(op.getAlign());
  std::vector<int64_t> strides(op.getStrides());
  strides.resize(4);
  auto offset = table::CreateMatmulDirect(
      builder, at(op.getA()), at(op.getB()), atOrNone(op.getC()), at(op.getD()),
      atOrNone(op.getBias()), op.getM(), op.getN(), op.getK(), op.getTrans()[0],
      op.getTrans()[1], &ld, op.getBatch(), &strides, &types, *bias, *scale,
      computeOf(op.getCompute()), op.getAlpha().convertToDouble(),
      op.getBeta().convertToDouble(), epilogueOf(op.getEpilogue()), &align);
  std::string name = "matmul " + std::to_string(op.getM()) + "x" +
                     std::to_string(op.getN()) + "x" +
                     std::to_string(op.getK());
  if (op.getBatch() != 1)
    name += " x" + std::to_string(op.getBatch());
  return Body{table::CallBody::Matmul, offset.Union(),
              name + " " + nameOf(op.getElementType(0)),
              saturatingProduct({2, int64_t(op.getM()), int64_t(op.getN()),
                                 int64_t(op.getK()), int64_t(op.getBatch())})};
}

static table::ConvKind kindOf(mprt::ConvKind kind) {
  switch (kind) {
  case mprt::ConvKind::Forward:
    return table::ConvKind::Forward;
  case mprt::ConvKind::DataGradient:
    return table::ConvKind::DataGradient;
  case mprt::ConvKind::WeightGradient:
    return table::ConvKind::WeightGradient;
  }
  return table::ConvKind::Forward;
}

FailureOr<Body> CallWriter::make(mprt::ConvOp op) {
  auto x = makeTensor(op, op.getX()), w = makeTensor(op, op.getW()),
       y = makeTensor(op, op.getY());
  if (failed(x) || failed(w) || failed(y))
    return failure();
  // Operands stand in the order in which x, w, y are read; one is made.
  uint32_t first = at(op.getFirst()), second = at(op.getSecond());
  uint32_t made = at(op.getTarget());
  std::array<uint32_t, 3> memory = {first, second, made};
  if (op.getKind() == mprt::ConvKind::DataGradient)
    memory = {made, first, second};
  if (op.getKind() == mprt::ConvKind::WeightGradient)
    memory = {first, made, second};
  std::vector<int64_t> strides(op.getStrides()), low(op.getLow());
  std::vector<int64_t> high(op.getHigh()), dilation(op.getDilation());
  auto offset = table::CreateConvDirect(
      builder, kindOf(op.getKind()), memory[0], memory[1], memory[2], *x, *w,
      *y, &strides, &low, &high, &dilation,
      op.getMode() == mprt::ConvMode::Convolution, op.getGroups(),
      computeOf(op.getCompute()));
  int64_t products =
      saturatingProduct({2, saturatingProduct(op.getY().getDims()),
                         saturatingProduct(op.getW().getDims().drop_front())});
  return Body{table::CallBody::Conv, offset.Union(),
              "conv " + stringifyConvKind(op.getKind()).str() + " " +
                  nameOf(op.getX().getElement()),
              products};
}

FailureOr<Body> CallWriter::make(mprt::PoolOp op) {
  auto x = makeTensor(op, op.getX()), y = makeTensor(op, op.getY());
  if (failed(x) || failed(y))
    return failure();
  std::vector<int64_t> window(op.getWindow()), strides(op.getStrides());
  std::vector<int64_t> padding(op.getPadding());
  auto offset = table::CreatePoolDirect(
      builder, at(op.getInput()), at(op.getTarget()),
      op.getMode() == mprt::PoolMode::Max, *x, *y, &window, &strides, &padding,
      op.getAlpha().convertToDouble());
  return Body{table::CallBody::Pool, offset.Union(),
              "pool " + stringifyPoolMode(op.getMode()).str()};
}

/// Where the call comes from in the user's program, as far as that is known:
/// "jit(step)/dot_general model.py:12".
static std::string placeOf(Location loc) {
  std::string name, file;
  loc->walk([&](Location part) {
    if (auto named = dyn_cast<NameLoc>(part); named && name.empty())
      name = named.getName().str();
    if (auto line = dyn_cast<FileLineColLoc>(part); line && file.empty())
      file =
          (line.getFilename().getValue() + ":" + Twine(line.getLine())).str();
    return WalkResult::advance();
  });
  return name.empty() || file.empty() ? name + file : name + " " + file;
}

/// Bytes that cross memory if each operand does once.
static uint64_t bytesOf(Operation &op) {
  llvm::SmallSetVector<Value, 8> buffers(op.operand_begin(), op.operand_end());
  uint64_t bytes = 0;
  for (Value buffer : buffers)
    bytes += *mprt::getTensorBytes(mprt::getTensorType(buffer));
  return bytes;
}

FailureOr<flatbuffers::Offset<table::Call>>
mp::makeCall(Operation &op, flatbuffers::FlatBufferBuilder &builder,
             const llvm::DenseMap<Value, uint32_t> &places,
             const llvm::StringMap<uint32_t> &kernels) {
  CallWriter writer(builder, places, kernels);
  auto body =
      llvm::TypeSwitch<Operation *, FailureOr<Body>>(&op)
          .Case<mprt::LaunchOp, mprt::CopyOp, mprt::FillOp, mprt::MatmulOp,
                mprt::ConvOp, mprt::PoolOp>(
              [&](auto call) { return writer.make(call); })
          .Default([](Operation *other) {
            return other->emitOpError("is a call that no artifact holds");
          });
  if (failed(body))
    return failure();
  return table::CreateCallDirect(
      builder, body->type, body->offset, body->name.c_str(),
      placeOf(op.getLoc()).c_str(), bytesOf(op), body->flops);
}
