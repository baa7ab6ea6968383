//===- Conv.cpp - Convolutions by cuDNN's graph API -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph of one operation. Of the ways that the library proposes, the first is
// taken that computes the same result every time, in the types that the plan
// says, and by its definition: f32 operands are not rounded to TF32, sums are
// f32, and products are not those of transforms, in which a NaN or a large
// value reaches results that do not depend on it.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Descriptor.h"

#include <algorithm>
#include <optional>

using namespace mp_runtime;

namespace {
class ConvCall : public Call {
public:
  ConvCall(const table::Conv &table, const CallContext &context)
      : table(table), device(context.device), library(device.dnn()),
        memory(context.memory) {}

  Status prepare();
  Status enqueue(const Turn &turn) override;

private:
  /// Whether sums are f64; else f32.
  bool isDouble() const { return table.x()->element() == table::Element::F64; }
  Status addTensor(const table::Tensor &tensor, int64_t id, uint32_t operand);
  Status describe(Descriptor &conv) const;
  Status describeOperation(const Descriptor &conv, Descriptor &operation) const;
  Status choosePlan(const Descriptor &graph, int mode);
  /// Whether the engine of a configuration computes as the plan says.
  bool isExact(const Descriptor &config) const;
  Status tryConfig(const Descriptor &config);

  const table::Conv &table;
  const Device &device;
  const dnn::Library &library;
  const Memory &memory;
  /// x, w, y.
  std::vector<Descriptor> tensors;
  std::optional<Descriptor> plan;
};
} // namespace

/// Proposals of the library that are looked at.
static constexpr int64_t mostProposals = 64;

static std::vector<int64_t> list(const flatbuffers::Vector<int64_t> &values) {
  return {values.begin(), values.end()};
}

static int dataType(table::Element element) {
  switch (element) {
  case table::Element::F16:
    return dnn::dataHalf;
  case table::Element::BF16:
    return dnn::dataBF16;
  case table::Element::F64:
    return dnn::dataDouble;
  default:
    return dnn::dataFloat;
  }
}

static int operationOf(table::ConvKind kind) {
  switch (kind) {
  case table::ConvKind::DataGradient:
    return dnn::backwardDataDescriptor;
  case table::ConvKind::WeightGradient:
    return dnn::backwardFilterDescriptor;
  default:
    return dnn::forwardDescriptor;
  }
}

Status ConvCall::addTensor(const table::Tensor &tensor, int64_t id,
                           uint32_t operand) {
  // Of both parities: a plan serves all steps.
  uint64_t bits = memory.address(operand, 0) | memory.address(operand, 1);
  auto align = static_cast<int64_t>(
      std::min<uint64_t>(bits & (~bits + 1), memoryAlignment));
  Descriptor &desc = tensors.emplace_back(library, dnn::tensorDescriptor);
  desc.set(dnn::tensorType, dnn::typeDataType, dataType(tensor.element()))
      .set(dnn::tensorDims, list(*tensor.dims()))
      .set(dnn::tensorStrides, list(*tensor.strides()))
      .set(dnn::tensorId, dnn::typeInt64, id)
      .set(dnn::tensorAlignment, dnn::typeInt64, align);
  return desc.finalize();
}

Status ConvCall::describe(Descriptor &conv) const {
  auto dims = static_cast<int64_t>(table.strides()->size());
  conv.set(dnn::convCompType, dnn::typeDataType,
           isDouble() ? dnn::dataDouble : dnn::dataFloat)
      .set(dnn::convMode, dnn::typeConvMode,
           table.reverses() ? dnn::convolution : dnn::crossCorrelation)
      .set(dnn::convSpatialDims, dnn::typeInt64, dims)
      .set(dnn::convDilations, list(*table.dilation()))
      .set(dnn::convStrides, list(*table.strides()))
      .set(dnn::convPrePaddings, list(*table.low()))
      .set(dnn::convPostPaddings, list(*table.high()));
  return conv.finalize();
}

Status ConvCall::describeOperation(const Descriptor &conv,
                                   Descriptor &operation) const {
  // The attributes of an operation, in the order of their numbers: alpha, beta,
  // the convolution, then its tensors.
  auto set = [&](int first, std::array<int, 3> order) {
    // In the type of the sums: of a double the library reads four bytes, a
    // zero.
    if (isDouble())
      operation.set(first, dnn::typeDouble, 1.0)
          .set(first + 1, dnn::typeDouble, 0.0);
    else
      operation.set(first, dnn::typeFloat, 1.0F)
          .set(first + 1, dnn::typeFloat, 0.0F);
    operation.set(first + 2, conv);
    for (int i = 0; i < 3; ++i)
      operation.set(first + 3 + i, tensors[order[i]]);
    return operation.finalize();
  };
  switch (table.kind()) {
  case table::ConvKind::DataGradient:
    return set(dnn::backwardDataAttributes, {1, 0, 2}); // w, dx, dy
  case table::ConvKind::WeightGradient:
    return set(dnn::backwardFilterAttributes, {1, 0, 2}); // dw, x, dy
  default:
    return set(dnn::forwardAttributes, {1, 0, 2}); // w, x, y
  }
}

bool ConvCall::isExact(const Descriptor &config) const {
  Descriptor engine(library, dnn::engineDescriptor);
  dnn::Descriptor handle = engine.get();
  int64_t count = 0;
  if (config.get(dnn::configEngine, dnn::typeDescriptor, 1, count, &handle)
          .failed())
    return false;
  std::array<int, 32> notes = {};
  if (engine
          .get(dnn::engineNotes, dnn::typeNumericalNote, notes.size(), count,
               notes.data())
          .failed())
    return false;
  bool readsF32 = table.x()->element() == table::Element::F32 &&
                  table.w()->element() == table::Element::F32 &&
                  table.y()->element() == table::Element::F32;
  return std::none_of(notes.begin(),
                      notes.begin() + std::min<int64_t>(count, notes.size()),
                      [&](int note) {
                        return note == dnn::noteNondeterministic ||
                               note == dnn::noteDownConvert ||
                               note == dnn::noteReducedReduction ||
                               note == dnn::noteFourier ||
                               note == dnn::noteWinograd ||
                               (readsF32 && note == dnn::noteTensorCore);
                      });
}

Status ConvCall::tryConfig(const Descriptor &config) {
  Descriptor made(library, dnn::planDescriptor);
  made.set(dnn::planHandle, dnn::typeHandle, device.dnnHandle())
      .set(dnn::planConfig, config);
  MP_RETURN_IF_FAILED(made.finalize());
  int64_t workspace = 0, count = 0;
  MP_RETURN_IF_FAILED(
      made.get(dnn::planWorkspace, dnn::typeInt64, 1, count, &workspace));
  if (workspace < 0 || uint64_t(workspace) > memory.workspaceBytes())
    return {MP_UNSUPPORTED, "cuDNN: the workspace is too small"};
  plan.emplace(std::move(made));
  return {};
}

Status ConvCall::choosePlan(const Descriptor &graph, int mode) {
  Descriptor heuristics(library, dnn::heuristicsDescriptor);
  heuristics.set(dnn::heurGraph, graph)
      .set(dnn::heurMode, dnn::typeHeurMode, mode);
  MP_RETURN_IF_FAILED(heuristics.finalize());
  std::vector<Descriptor> configs;
  std::vector<dnn::Descriptor> handles;
  configs.reserve(mostProposals);
  handles.reserve(mostProposals);
  for (int64_t i = 0; i < mostProposals; ++i)
    handles.push_back(
        configs.emplace_back(library, dnn::configDescriptor).get());
  int64_t count = 0;
  MP_RETURN_IF_FAILED(heuristics.get(dnn::heurResults, dnn::typeDescriptor,
                                     mostProposals, count, handles.data()));
  for (int64_t i = 0; i < std::min(count, mostProposals); ++i)
    if (isExact(configs[i]) && !tryConfig(configs[i]).failed())
      return {};
  return {MP_UNSUPPORTED, "cuDNN: none of " + std::to_string(count) +
                              " engines computes this as the plan says"};
}

Status ConvCall::prepare() {
  tensors.reserve(3);
  MP_RETURN_IF_FAILED(addTensor(*table.x(), 1, table.x_memory()));
  MP_RETURN_IF_FAILED(addTensor(*table.w(), 2, table.w_memory()));
  MP_RETURN_IF_FAILED(addTensor(*table.y(), 3, table.y_memory()));
  Descriptor conv(library, dnn::convolutionDescriptor);
  MP_RETURN_IF_FAILED(describe(conv));
  Descriptor operation(library, operationOf(table.kind()));
  MP_RETURN_IF_FAILED(describeOperation(conv, operation));
  Descriptor graph(library, dnn::graphDescriptor);
  graph.set(dnn::graphHandle, dnn::typeHandle, device.dnnHandle())
      .set(dnn::graphOps, operation);
  MP_RETURN_IF_FAILED(graph.finalize());
  if (!choosePlan(graph, dnn::heurModeA).failed())
    return {};
  return choosePlan(graph, dnn::heurFallback);
}

Status ConvCall::enqueue(const Turn &turn) {
  const int64_t ids[] = {1, 2, 3};
  void *pointers[3];
  const uint32_t operands[] = {table.x_memory(), table.w_memory(),
                               table.y_memory()};
  for (int i = 0; i < 3; ++i)
    pointers[i] =
        reinterpret_cast<void *>(memory.address(operands[i], turn.parity));
  Descriptor pack(library, dnn::variantPackDescriptor);
  pack.set(dnn::packIds, dnn::typeInt64, ids, 3)
      .set(dnn::packPointers, dnn::typePointer, pointers, 3)
      .set(dnn::packWorkspace, dnn::typePointer,
           reinterpret_cast<void *>(memory.workspace()));
  MP_RETURN_IF_FAILED(pack.finalize());
  MP_RETURN_IF_FAILED(
      MP_DNN(library, cudnnSetStream, device.dnnHandle(), turn.stream));
  return MP_DNN(library, cudnnBackendExecute, device.dnnHandle(), plan->get(),
                pack.get());
}

Status mp_runtime::makeConv(const table::Conv &table,
                            const CallContext &context, CallPointer &call) {
  MP_RETURN_IF_FAILED(context.device.openDnn());
  auto conv = std::make_unique<ConvCall>(table, context);
  MP_RETURN_IF_FAILED(conv->prepare());
  call = std::move(conv);
  return {};
}
