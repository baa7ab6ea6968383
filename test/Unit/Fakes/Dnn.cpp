//===- Dnn.cpp - Convolutions for tests -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

size_t TensorCase::span() const {
  std::vector<int64_t> last = dims;
  for (int64_t &index : last)
    --index;
  return indexOf(last) + 1;
}

int64_t TensorCase::indexOf(const std::vector<int64_t> &index) const {
  int64_t offset = 0;
  for (size_t i = 0; i != dims.size(); ++i)
    offset += index[i] * strides[i];
  return offset;
}

bool mp::fakes::test::advance(std::vector<int64_t> &index,
                              const std::vector<int64_t> &dims) {
  for (size_t i = dims.size(); i-- != 0;) {
    if (++index[i] != dims[i])
      return true;
    index[i] = 0;
  }
  return false;
}

Dnn::Dnn(Device &device) {
  EXPECT_EQ(cudnnCreate(&handle), DnnSuccess);
  EXPECT_EQ(cudnnSetStream(handle, device.stream), DnnSuccess);
}

Dnn::~Dnn() {
  for (Handle descriptor : descriptors)
    EXPECT_EQ(cudnnBackendDestroyDescriptor(descriptor), DnnSuccess);
  EXPECT_EQ(cudnnDestroy(handle), DnnSuccess);
}

Handle Dnn::create(DnnBackendKind kind) {
  Handle made = nullptr;
  EXPECT_EQ(cudnnBackendCreateDescriptor(kind, &made), DnnSuccess);
  descriptors.push_back(made);
  return made;
}

Handle Dnn::makeTensor(const TensorCase &tensor, int64_t id) {
  Handle made = create(BackendTensor);
  std::vector<int64_t> ids = {id}, alignments = {tensor.alignment};
  std::vector<DnnType> types = {tensor.type};
  EXPECT_EQ(set(made, TensorUniqueId, KindInt64, ids), DnnSuccess);
  EXPECT_EQ(set(made, TensorByteAlignment, KindInt64, alignments), DnnSuccess);
  EXPECT_EQ(set(made, TensorDataType, KindDataType, types), DnnSuccess);
  EXPECT_EQ(set(made, TensorDimensions, KindInt64, tensor.dims), DnnSuccess);
  EXPECT_EQ(set(made, TensorStrides, KindInt64, tensor.strides), DnnSuccess);
  EXPECT_EQ(cudnnBackendFinalize(made), DnnSuccess);
  return made;
}

Handle Dnn::makeConvolution(const ConvolutionCase &c) {
  Handle made = create(BackendConvolution);
  std::vector<DnnType> types = {c.compute};
  std::vector<DnnConvolutionMode> modes = {c.mode};
  std::vector<int64_t> ranks = {static_cast<int64_t>(c.strides.size())};
  EXPECT_EQ(set(made, ConvolutionCompType, KindDataType, types), DnnSuccess);
  EXPECT_EQ(set(made, ConvolutionConvMode, KindConvolutionMode, modes),
            DnnSuccess);
  EXPECT_EQ(set(made, ConvolutionSpatialDims, KindInt64, ranks), DnnSuccess);
  EXPECT_EQ(set(made, ConvolutionDilations, KindInt64, c.dilations),
            DnnSuccess);
  EXPECT_EQ(set(made, ConvolutionFilterStrides, KindInt64, c.strides),
            DnnSuccess);
  EXPECT_EQ(set(made, ConvolutionPrePaddings, KindInt64, c.before), DnnSuccess);
  EXPECT_EQ(set(made, ConvolutionPostPaddings, KindInt64, c.behind),
            DnnSuccess);
  EXPECT_EQ(cudnnBackendFinalize(made), DnnSuccess);
  return made;
}

namespace {
struct Names {
  DnnAttribute alpha, beta, convolution, x, w, y;
};
} // namespace

static Names namesOf(DnnBackendKind kind) {
  if (kind == BackendConvolutionForward)
    return {ForwardAlpha, ForwardBeta, ForwardConvDesc,
            ForwardX,     ForwardW,    ForwardY};
  if (kind == BackendConvolutionBackwardData)
    return {BackwardDataAlpha, BackwardDataBeta, BackwardDataConvDesc,
            BackwardDataDX,    BackwardDataW,    BackwardDataDY};
  return {BackwardFilterAlpha, BackwardFilterBeta, BackwardFilterConvDesc,
          BackwardFilterX,     BackwardFilterDW,   BackwardFilterDY};
}

Handle Dnn::makeOperation(const ConvolutionCase &c) {
  Handle made = create(c.kind);
  Names names = namesOf(c.kind);
  auto setDescriptor = [&](DnnAttribute name, Handle descriptor) {
    EXPECT_EQ(set(made, name, KindDescriptor, std::vector<Handle>{descriptor}),
              DnnSuccess);
  };
  setDescriptor(names.convolution, makeConvolution(c));
  setDescriptor(names.x, makeTensor(c.x, 1));
  setDescriptor(names.w, makeTensor(c.w, 2));
  setDescriptor(names.y, makeTensor(c.y, 3));
  bool isDouble = c.factors == DnnDouble;
  for (auto [name, value] :
       {std::pair(names.alpha, c.alpha), std::pair(names.beta, c.beta)}) {
    std::vector<float> single = {value};
    std::vector<double> twice = {value};
    EXPECT_EQ(isDouble ? set(made, name, KindDouble, twice)
                       : set(made, name, KindFloat, single),
              DnnSuccess);
  }
  return made;
}

Handle Dnn::makePlan(Handle operation) {
  std::vector<Handle> handles = {handle}, operations = {operation};
  Handle graph = create(BackendOperationGraph);
  EXPECT_EQ(set(graph, OperationGraphHandle, KindHandle, handles), DnnSuccess);
  EXPECT_EQ(set(graph, OperationGraphOps, KindDescriptor, operations),
            DnnSuccess);
  EXPECT_EQ(cudnnBackendFinalize(graph), DnnSuccess);
  Handle heuristics = create(BackendEngineHeur);
  std::vector<Handle> graphs = {graph};
  std::vector<DnnHeurMode> modes = {HeurA};
  EXPECT_EQ(set(heuristics, EngineHeurOperationGraph, KindDescriptor, graphs),
            DnnSuccess);
  EXPECT_EQ(set(heuristics, EngineHeurMode, KindHeurMode, modes), DnnSuccess);
  EXPECT_EQ(cudnnBackendFinalize(heuristics), DnnSuccess);
  Handle config = create(BackendEngineCfg);
  int64_t count = 0;
  EXPECT_EQ(cudnnBackendGetAttribute(heuristics, EngineHeurResults,
                                     KindDescriptor, 1, &count, &config),
            DnnSuccess);
  EXPECT_EQ(count, 1);
  Handle plan = create(BackendExecutionPlan);
  std::vector<Handle> configs = {config};
  EXPECT_EQ(set(plan, PlanHandle, KindHandle, handles), DnnSuccess);
  EXPECT_EQ(set(plan, PlanEngineConfig, KindDescriptor, configs), DnnSuccess);
  EXPECT_EQ(cudnnBackendFinalize(plan), DnnSuccess);
  int64_t workspace = 0;
  EXPECT_EQ(cudnnBackendGetAttribute(plan, PlanWorkspaceSize, KindInt64, 1,
                                     &count, &workspace),
            DnnSuccess);
  EXPECT_EQ(workspace, 1024);
  return plan;
}

DnnStatus Dnn::execute(Handle plan, DevicePointer x, DevicePointer w,
                       DevicePointer y, DevicePointer workspace) {
  Handle pack = create(BackendVariantPack);
  std::vector<int64_t> ids = {3, 1, 2};
  std::vector<DevicePointer> pointers = {y, x, w}, workspaces = {workspace};
  EXPECT_EQ(set(pack, VariantPackUniqueIds, KindInt64, ids), DnnSuccess);
  EXPECT_EQ(set(pack, VariantPackDataPointers, KindPointer, pointers),
            DnnSuccess);
  EXPECT_EQ(set(pack, VariantPackWorkspace, KindPointer, workspaces),
            DnnSuccess);
  EXPECT_EQ(cudnnBackendFinalize(pack), DnnSuccess);
  return cudnnBackendExecute(handle, plan, pack);
}

void mp::fakes::test::expectDnnStop(DnnStatus expected, const std::string &text,
                                    const std::function<DnnStatus()> &what) {
  DnnStatus status = DnnSuccess;
  std::string said = heard([&] { status = what(); });
  EXPECT_EQ(status, expected) << said;
  EXPECT_NE(said.find(text), std::string::npos) << said;
}
