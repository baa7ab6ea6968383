//===- DnnFinalize.cpp - What descriptors of cuDNN must have --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mp::fakes;
using llvm::formatv;

static DnnRefusal bad(std::string why) { return {DnnBadParam, std::move(why)}; }
static DnnRefusal mismatch(std::string why) {
  return {DnnShapeMismatch, std::move(why)};
}

/// The descriptor that an attribute names, of a kind; null and a reason if it
/// is another one.
static Backend *follow(const Backend &backend, DnnAttribute name,
                       DnnBackendKind kind, DnnRefusal &refusal) {
  auto handle = backend.get<Handle>(name);
  Backend *other = backends().find(handle);
  if (!other)
    refusal = bad(formatv("attribute {0}: {1}", unsigned(name),
                          backends().whyNot(handle)));
  else if (other->kind != kind)
    refusal = {DnnDescriptorType,
               formatv("attribute {0} is a descriptor of type {1}, not {2}",
                       unsigned(name), unsigned(other->kind), unsigned(kind))};
  return refusal.status ? nullptr : other;
}

static DnnRefusal finalizeTensor(Backend &backend) {
  Tensor &tensor = backend.tensor;
  std::optional<Type> type = typeOfDnn(backend.get<unsigned>(TensorDataType));
  if (!type)
    return {DnnNotSupportedDataType, "the data type is not faked"};
  tensor.type = *type;
  tensor.dims = backend.all<int64_t>(TensorDimensions);
  tensor.strides = backend.all<int64_t>(TensorStrides);
  tensor.id = backend.get<int64_t>(TensorUniqueId);
  tensor.alignment = backend.get<int64_t>(TensorByteAlignment);
  if (tensor.dims.size() != tensor.strides.size())
    return mismatch(formatv("{0} dimensions and {1} strides",
                            tensor.dims.size(), tensor.strides.size()));
  for (size_t i = 0; i != tensor.dims.size(); ++i)
    if (tensor.dims[i] < 1 || tensor.strides[i] < 1)
      return bad(formatv("dimension {0} is {1} with a stride of {2}", i,
                         tensor.dims[i], tensor.strides[i]));
  if (!tensor.isInjective())
    return {DnnNotSupportedLayout, "two elements have one place"};
  if (tensor.alignment < 1 || !llvm::isPowerOf2_64(tensor.alignment) ||
      tensor.alignment % sizeOf(tensor.type))
    return bad(formatv("an alignment of {0} bytes", tensor.alignment));
  if (backend.get<bool>(TensorIsVirtual))
    return {DnnNotSupported, "virtual tensors are not faked"};
  return {};
}

static DnnRefusal finalizeConvolution(Backend &backend) {
  Convolution &convolution = backend.convolution;
  auto mode = backend.get<unsigned>(ConvolutionConvMode);
  if (mode > CrossCorrelation)
    return bad("an unknown mode");
  convolution.flips = mode == ModeConvolution;
  std::optional<Type> type =
      typeOfDnn(backend.get<unsigned>(ConvolutionCompType));
  if (!type || (*type != Type::F32 && *type != Type::F64))
    return {DnnNotSupportedDataType, "the compute type is f32 or f64"};
  convolution.compute = *type;
  convolution.dilations = backend.all<int64_t>(ConvolutionDilations);
  convolution.strides = backend.all<int64_t>(ConvolutionFilterStrides);
  convolution.before = backend.all<int64_t>(ConvolutionPrePaddings);
  convolution.behind = backend.all<int64_t>(ConvolutionPostPaddings);
  auto rank = backend.get<int64_t>(ConvolutionSpatialDims);
  for (const std::vector<int64_t> *values :
       {&convolution.dilations, &convolution.strides, &convolution.before,
        &convolution.behind})
    if (static_cast<int64_t>(values->size()) != rank)
      return bad(formatv("{0} spatial dimensions, and {1} values for them",
                         rank, values->size()));
  for (int64_t i = 0; i != rank; ++i)
    if (convolution.dilations[i] < 1 || convolution.strides[i] < 1 ||
        convolution.before[i] < 0 || convolution.behind[i] < 0)
      return bad("a stride or a dilation below 1, or a padding below 0");
  return {};
}

static DnnRefusal checkTypes(const Convolution &c) {
  Type out = c.output().type;
  std::optional<Type> in;
  for (const Tensor *tensor : {&c.x, &c.w, &c.y}) {
    if (tensor == &c.output())
      continue;
    if (in && *in != tensor->type)
      return {DnnNotSupportedDataType,
              formatv("operands of {0} and {1}", nameOf(*in),
                      nameOf(tensor->type))};
    in = tensor->type;
  }
  // From 16 bits to f32 the real one has engines for some forward passes alone.
  bool isDouble = c.compute == Type::F64;
  if (isDouble != (*in == Type::F64) || out != *in)
    return {DnnNotSupportedDataType,
            formatv("from {0} to {1}, computed in {2}", nameOf(*in),
                    nameOf(out), nameOf(c.compute))};
  return {};
}

static DnnRefusal checkShapes(const Convolution &c) {
  size_t rank = c.strides.size() + 2;
  for (const Tensor *tensor : {&c.x, &c.w, &c.y})
    if (tensor->dims.size() != rank)
      return mismatch(formatv("a tensor of shape {0} in a convolution of {1} "
                              "spatial dimensions",
                              tensor->shape(), rank - 2));
  const std::vector<int64_t> &x = c.x.dims, &w = c.w.dims, &y = c.y.dims;
  auto describe = [&] {
    return formatv("X {0}, W {1} and Y {2}", c.x.shape(), c.w.shape(),
                   c.y.shape())
        .str();
  };
  if (x[0] != y[0] || w[0] != y[1])
    return mismatch(describe() + " differ in batch or output channels");
  if (x[1] % w[1] || w[0] % (x[1] / w[1]))
    return mismatch(describe() + " cannot be divided into groups");
  for (size_t i = 2; i != rank; ++i) {
    int64_t room = x[i] + c.before[i - 2] + c.behind[i - 2] -
                   (w[i] - 1) * c.dilations[i - 2] - 1;
    int64_t expected = room < 0 ? 0 : room / c.strides[i - 2] + 1;
    if (y[i] != expected)
      return mismatch(
          describe() +
          formatv(": dimension {0} of Y must be {1}", i, expected).str());
  }
  return {};
}

namespace {
/// The names that an operation has for its parts.
struct Names {
  ConvolutionKind kind;
  DnnAttribute alpha, beta, convolution, x, w, y;
};
} // namespace

static Names namesOf(DnnBackendKind kind) {
  if (kind == BackendConvolutionForward)
    return {ConvolutionKind::Forward,
            ForwardAlpha,
            ForwardBeta,
            ForwardConvDesc,
            ForwardX,
            ForwardW,
            ForwardY};
  if (kind == BackendConvolutionBackwardData)
    return {ConvolutionKind::BackwardData,
            BackwardDataAlpha,
            BackwardDataBeta,
            BackwardDataConvDesc,
            BackwardDataDX,
            BackwardDataW,
            BackwardDataDY};
  return {ConvolutionKind::BackwardFilter,
          BackwardFilterAlpha,
          BackwardFilterBeta,
          BackwardFilterConvDesc,
          BackwardFilterX,
          BackwardFilterDW,
          BackwardFilterDY};
}

/// The real one reads a factor in the compute type, in whatever type it is
/// given: of a double the four bytes that come first.
static DnnRefusal takeFactor(const Backend &backend, DnnAttribute name,
                             Type compute, double &factor) {
  bool isDouble = backend.attributes.at(name).kind == KindDouble;
  if (isDouble != (compute == Type::F64))
    return bad(formatv("attribute {0} is given as {1}, and would be read as "
                       "the {2} that is computed in",
                       unsigned(name), isDouble ? "f64" : "f32",
                       nameOf(compute)));
  factor = isDouble ? backend.get<double>(name) : backend.get<float>(name);
  return {};
}

static DnnRefusal finalizeOperation(Backend &backend) {
  Names names = namesOf(backend.kind);
  DnnRefusal refusal;
  Backend *convolution =
      follow(backend, names.convolution, BackendConvolution, refusal);
  if (!convolution)
    return refusal;
  Convolution &own = backend.convolution;
  own = convolution->convolution;
  own.kind = names.kind;
  const std::pair<DnnAttribute, Tensor *> tensors[] = {
      {names.x, &own.x}, {names.w, &own.w}, {names.y, &own.y}};
  for (auto [name, to] : tensors) {
    Backend *tensor = follow(backend, name, BackendTensor, refusal);
    if (!tensor)
      return refusal;
    *to = tensor->tensor;
  }
  for (auto [name, to] :
       {std::pair(names.alpha, &own.alpha), std::pair(names.beta, &own.beta)})
    if (refusal = takeFactor(backend, name, own.compute, *to); refusal.status)
      return refusal;
  if (own.x.id == own.w.id || own.x.id == own.y.id || own.w.id == own.y.id)
    return {DnnDuplicatedEntries, "two tensors have one unique id"};
  for (auto *check : {checkShapes, checkTypes}) {
    refusal = check(own);
    if (refusal.status)
      return refusal;
  }
  return {};
}

/// Takes what a descriptor is made of from the one that it names.
static DnnRefusal take(Backend &backend, DnnAttribute name,
                       DnnBackendKind kind) {
  DnnRefusal refusal;
  if (Backend *other = follow(backend, name, kind, refusal))
    backend.convolution = other->convolution;
  return refusal;
}

static DnnRefusal finalizeGraph(Backend &backend) {
  std::vector<Handle> operations = backend.all<Handle>(OperationGraphOps);
  if (operations.size() != 1)
    return {DnnGraphPattern, "graphs of several operations are not faked"};
  Backend *operation = backends().find(operations[0]);
  if (!operation)
    return bad(backends().whyNot(operations[0]));
  if (operation->kind != BackendConvolutionForward &&
      operation->kind != BackendConvolutionBackwardData &&
      operation->kind != BackendConvolutionBackwardFilter)
    return {DnnDescriptorType, "it has something that is no operation"};
  backend.convolution = operation->convolution;
  return {};
}

static DnnRefusal finalizePack(Backend &backend) {
  std::vector<int64_t> ids = backend.all<int64_t>(VariantPackUniqueIds);
  if (ids.size() != backend.all<uint64_t>(VariantPackDataPointers).size())
    return bad("as many pointers as unique ids are needed");
  for (size_t i = 0; i != ids.size(); ++i)
    for (size_t j = 0; j != i; ++j)
      if (ids[i] == ids[j])
        return {DnnDuplicatedEntries,
                formatv("unique id {0} is there twice", ids[i])};
  return {};
}

DnnRefusal mp::fakes::finalize(Backend &backend) {
  for (const AttributeSpec &spec : specsOf(backend.kind))
    if (spec.isRequired && !backend.attributes.count(spec.name))
      return bad(formatv("attribute {0} is missing", unsigned(spec.name)));
  switch (backend.kind) {
  case BackendTensor:
    return finalizeTensor(backend);
  case BackendConvolution:
    return finalizeConvolution(backend);
  case BackendConvolutionForward:
  case BackendConvolutionBackwardData:
  case BackendConvolutionBackwardFilter:
    return finalizeOperation(backend);
  case BackendOperationGraph:
    return finalizeGraph(backend);
  case BackendEngineHeur:
    if (backend.get<unsigned>(EngineHeurMode) > HeurA)
      return bad("an unknown mode");
    return take(backend, EngineHeurOperationGraph, BackendOperationGraph);
  case BackendEngine:
    if (backend.get<int64_t>(EngineGlobalIndex) != 0)
      return {DnnNotSupported, "there is one engine, 0"};
    return take(backend, EngineOperationGraph, BackendOperationGraph);
  case BackendEngineCfg:
    return take(backend, EngineCfgEngine, BackendEngine);
  case BackendExecutionPlan:
    return take(backend, PlanEngineConfig, BackendEngineCfg);
  case BackendVariantPack:
    return finalizePack(backend);
  }
  return {};
}
