//===- Tables.cpp - An artifact to be spoilt ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "mp-runtime/mp_runtime.h"
#include "mp/Runtime/Container.h"

#include <cstring>
#include <vector>

using namespace mp_runtime;
using namespace mp_runtime::table;

static std::unique_ptr<SlotT> makeSlot(Side side, uint32_t number,
                                       std::vector<int64_t> shape, int64_t pair,
                                       int64_t alias) {
  auto slot = std::make_unique<SlotT>();
  slot->side = side;
  slot->number = number;
  slot->name = side == Side::Argument ? "w" : "new w";
  slot->element = Element::F32;
  slot->shape = std::move(shape);
  slot->bytes = 4;
  for (int64_t size : slot->shape)
    slot->bytes *= size;
  slot->pair = pair;
  slot->alias = alias;
  return slot;
}

static std::unique_ptr<MemoryT> makeMemory(MemoryKind kind, uint64_t bytes,
                                           uint64_t offset, uint32_t slot) {
  auto memory = std::make_unique<MemoryT>();
  memory->kind = kind;
  memory->bytes = bytes;
  memory->offset = offset;
  memory->slot = slot;
  if (kind == MemoryKind::Constant)
    memory->data = std::make_unique<Range>(0, bytes);
  return memory;
}

static std::unique_ptr<TensorT> makeTensor() {
  auto tensor = std::make_unique<TensorT>();
  tensor->dims = {1, 4, 4, 4};
  tensor->strides = {64, 16, 4, 1};
  tensor->element = Element::F32;
  return tensor;
}

template <typename T>
static std::unique_ptr<CallT> makeCall(std::string name, T body) {
  auto call = std::make_unique<CallT>();
  call->name = std::move(name);
  call->body.Set(std::move(body));
  return call;
}

static MatmulT makeMatmul() {
  MatmulT matmul;
  matmul.a = 0;
  matmul.b = 2;
  matmul.d = 3;
  matmul.m = matmul.n = matmul.k = 8;
  matmul.ld = {8, 8, 8, 8};
  matmul.strides = {0, 0, 0, 0};
  matmul.types = std::vector<Element>(4, Element::F32);
  matmul.scale = Element::F32;
  matmul.compute = Compute::F32;
  matmul.align = {16, 16, 16, 16};
  return matmul;
}

static ConvT makeConv() {
  ConvT conv;
  conv.x_memory = 0;
  conv.w_memory = 2;
  conv.y_memory = 3;
  conv.x = makeTensor();
  conv.w = makeTensor();
  conv.y = makeTensor();
  conv.strides = conv.dilation = {1, 1};
  conv.low = conv.high = {0, 0};
  conv.groups = 1;
  conv.compute = Compute::F32;
  return conv;
}

static PoolT makePool() {
  PoolT pool;
  pool.from = 0;
  pool.to = 3;
  pool.x = makeTensor();
  pool.y = makeTensor();
  pool.window = pool.strides = {1, 1};
  pool.padding = {0, 0};
  return pool;
}

std::string mp_runtime::makeData() { return std::string(512, '\1'); }

ArtifactT mp_runtime::makeTables() {
  ArtifactT artifact;
  artifact.producer = "a test";
  auto kernel = std::make_unique<KernelT>();
  kernel->name = "k0";
  kernel->operands = 2;
  auto stage = std::make_unique<StageT>();
  stage->entry = "k0";
  stage->grid = std::make_unique<Size>(1, 1, 1);
  stage->block = std::make_unique<Size>(32, 1, 1);
  kernel->stages.push_back(std::move(stage));
  artifact.kernels.push_back(std::move(kernel));
  auto code = std::make_unique<CodeT>();
  code->chip = 90;
  code->data = std::make_unique<Range>(256, 256);
  artifact.code.push_back(std::move(code));

  auto program = std::make_unique<ProgramT>();
  program->name = "step";
  program->arena = 512;
  program->workspace = 1024;
  program->slots.push_back(makeSlot(Side::Argument, 0, {8, 8}, 0, -1));
  program->slots.push_back(makeSlot(Side::Result, 0, {8, 8}, -1, 0));
  program->memory.push_back(makeMemory(MemoryKind::Slot, 256, 0, 0));
  program->memory.push_back(makeMemory(MemoryKind::Slot, 256, 0, 1));
  program->memory.push_back(makeMemory(MemoryKind::Constant, 256, 0, 0));
  program->memory.push_back(makeMemory(MemoryKind::Arena, 256, 256, 0));
  LaunchT launch;
  launch.operands = {0, 3};
  program->calls.push_back(makeCall("k0", launch));
  CopyT copy;
  copy.from = 2;
  copy.to = 3;
  program->calls.push_back(makeCall("copy", copy));
  FillT fill;
  fill.to = 3;
  fill.width = 4;
  program->calls.push_back(makeCall("fill", fill));
  program->calls.push_back(makeCall("matmul", makeMatmul()));
  program->calls.push_back(makeCall("conv", makeConv()));
  program->calls.push_back(makeCall("pool", makePool()));
  artifact.programs.push_back(std::move(program));
  return artifact;
}

std::string mp_runtime::pack(const ArtifactT &tables) {
  flatbuffers::FlatBufferBuilder builder;
  FinishArtifactBuffer(builder, Artifact::Pack(builder, &tables));
  return makeContainer(builder.GetBufferPointer(), builder.GetSize(),
                       makeData());
}

std::string mp_runtime::open(const std::string &file) {
  // Exactly as long as the file, so that a sanitizer sees reads behind it.
  std::vector<uint64_t> words((file.size() + 7) / 8);
  std::memcpy(words.data(), file.data(), file.size());
  mp_artifact *artifact = nullptr;
  if (mp_artifact_open(words.data(), file.size(), &artifact) != MP_OK)
    return mp_last_error();
  mp_artifact_close(artifact);
  return "";
}

testing::AssertionResult mp_runtime::says(const std::string &message,
                                          const std::string &part) {
  if (message.find(part) != std::string::npos)
    return testing::AssertionSuccess();
  return testing::AssertionFailure()
         << "'" << message << "' does not say '" << part << "'";
}
