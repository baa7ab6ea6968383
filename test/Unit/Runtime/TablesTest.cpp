//===- TablesTest.cpp - Tables that do not hold together ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include <gtest/gtest.h>

#include <functional>

using namespace mp_runtime;
using namespace mp_runtime::table;

namespace {
/// A fault, and what has to be said of it.
struct Fault {
  const char *says;
  std::function<void(ArtifactT &, ProgramT &)> plant;
};

class Tables : public testing::TestWithParam<Fault> {};

template <typename T>
T &body(ProgramT &program, unsigned call);
template <>
LaunchT &body<LaunchT>(ProgramT &program, unsigned call) {
  return *program.calls[call]->body.AsLaunch();
}
template <>
FillT &body<FillT>(ProgramT &program, unsigned call) {
  return *program.calls[call]->body.AsFill();
}
template <>
CopyT &body<CopyT>(ProgramT &program, unsigned call) {
  return *program.calls[call]->body.AsCopy();
}
template <>
MatmulT &body<MatmulT>(ProgramT &program, unsigned call) {
  return *program.calls[call]->body.AsMatmul();
}
template <>
ConvT &body<ConvT>(ProgramT &program, unsigned call) {
  return *program.calls[call]->body.AsConv();
}
template <>
PoolT &body<PoolT>(ProgramT &program, unsigned call) {
  return *program.calls[call]->body.AsPool();
}
} // namespace

TEST_P(Tables, AreRefused) {
  ArtifactT tables = makeTables();
  ASSERT_EQ(open(pack(tables)), "");
  GetParam().plant(tables, *tables.programs[0]);
  EXPECT_TRUE(says(open(pack(tables)), GetParam().says));
}

static LaunchT &launch(ProgramT &p) { return body<LaunchT>(p, 0); }
static CopyT &copy(ProgramT &p) { return body<CopyT>(p, 1); }
static FillT &fill(ProgramT &p) { return body<FillT>(p, 2); }
static MatmulT &matmul(ProgramT &p) { return body<MatmulT>(p, 3); }
static ConvT &conv(ProgramT &p) { return body<ConvT>(p, 4); }
static PoolT &pool(ProgramT &p) { return body<PoolT>(p, 5); }

// clang-format off
INSTANTIATE_TEST_SUITE_P(Memory, Tables, testing::Values(
  Fault{"a tensor lies outside of the arena", [](auto &, auto &p) { p.memory[3]->offset = 512; }},
  Fault{"a tensor lies outside of the arena", [](auto &, auto &p) { p.memory[3]->offset = 8; }},
  Fault{"a tensor lies outside of the arena", [](auto &, auto &p) { p.memory[3]->offset = ~uint64_t(255); }},
  Fault{"more than 2^46 bytes", [](auto &, auto &p) { p.memory[3]->bytes = uint64_t(1) << 60; }},
  Fault{"more than 2^46 bytes", [](auto &, auto &p) { p.arena = ~uint64_t(0); }},
  Fault{"a constant lies outside of the data", [](auto &, auto &p) { *p.memory[2]->data = Range(512, 256); }},
  Fault{"a constant lies outside of the data", [](auto &, auto &p) { *p.memory[2]->data = Range(~uint64_t(0), 256); }},
  Fault{"a constant lies outside of the data", [](auto &, auto &p) { p.memory[2]->data = nullptr; }},
  Fault{"memory that belongs to no slot", [](auto &, auto &p) { p.memory[1]->slot = 2; }},
  Fault{"memory that belongs to no slot", [](auto &, auto &p) { p.memory[1]->slot = 0; }},
  Fault{"a slot has no memory", [](auto &, auto &p) { p.memory[1]->kind = MemoryKind::Arena; }},
  Fault{"memory of an unknown kind", [](auto &, auto &p) { p.memory[3]->kind = MemoryKind(9); }},
  Fault{"code lies outside of the data", [](auto &a, auto &) { *a.code[0]->data = Range(511, 2); }}));

INSTANTIATE_TEST_SUITE_P(Slots, Tables, testing::Values(
  Fault{"slot 0 has another size than its tensor", [](auto &, auto &p) { p.slots[0]->bytes = 128; }},
  Fault{"slot 0 has another size than its tensor", [](auto &, auto &p) { p.slots[0]->shape = {-8, -8}; }},
  Fault{"slot 0 has another size than its tensor", [](auto &, auto &p) { p.slots[0]->shape = {int64_t(1) << 62, 8}; }},
  Fault{"slot 0 has another size than its tensor", [](auto &, auto &p) { p.slots[0]->element = Element(77); }},
  Fault{"slot 0 is paired with a slot that is not there", [](auto &, auto &p) { p.slots[0]->pair = 1; }},
  Fault{"slot 1 is paired with a slot that is not there", [](auto &, auto &p) { p.slots[1]->alias = -2; }},
  Fault{"is not the next value of", [](auto &, auto &p) { p.slots[0]->pair = -1; }},
  Fault{"slot 1 is out of order", [](auto &, auto &p) { p.slots[1]->number = 5; }},
  Fault{"two programs are called 'step'", [](auto &a, auto &p) { a.programs.push_back(std::make_unique<ProgramT>()); a.programs[1]->name = p.name; }}));

INSTANTIATE_TEST_SUITE_P(Kernels, Tables, testing::Values(
  Fault{"launches a kernel that is not there", [](auto &, auto &p) { launch(p).kernel = 1; }},
  Fault{"another number of pointers", [](auto &, auto &p) { launch(p).operands.pop_back(); }},
  Fault{"'k0' reaches outside of its memory", [](auto &, auto &p) { launch(p).operands[0] = 4; }},
  Fault{"needs more workspace than there is", [](auto &a, auto &) { a.kernels[0]->scratch = 2048; }},
  Fault{"kernel 'k0' has no stage", [](auto &a, auto &) { a.kernels[0]->stages.clear(); }},
  Fault{"kernel 'k0' has a grid or a block", [](auto &a, auto &) { *a.kernels[0]->stages[0]->grid = Size(1, 65536, 1); }},
  Fault{"kernel 'k0' has a grid or a block", [](auto &a, auto &) { *a.kernels[0]->stages[0]->block = Size(0, 1, 1); }},
  Fault{"kernel 'k0' has a grid or a block", [](auto &a, auto &) { *a.kernels[0]->stages[0]->block = Size(1024, 2, 1); }},
  Fault{"kernel 'k0' takes more pointers", [](auto &a, auto &) { a.kernels[0]->operands = 5000; }}));

INSTANTIATE_TEST_SUITE_P(Calls, Tables, testing::Values(
  Fault{"copies between tensors of other sizes", [](auto &, auto &p) { p.memory[3]->bytes = 128; p.calls.resize(2); p.calls.erase(p.calls.begin()); }},
  Fault{"copies between tensors of other sizes", [](auto &, auto &p) { copy(p).from = 99; }},
  Fault{"is not of 1, 2, 4 or 8 bytes", [](auto &, auto &p) { fill(p).width = 0; }},
  Fault{"'fill' reaches outside of its memory", [](auto &, auto &p) { fill(p).to = 4; }},
  Fault{"'matmul' reaches outside of its memory", [](auto &, auto &p) { matmul(p).m = matmul(p).ld[0] = matmul(p).ld[2] = matmul(p).ld[3] = 16; }},
  Fault{"'matmul' reaches outside of its memory", [](auto &, auto &p) { matmul(p).batch = 2; matmul(p).strides = {1, 1, 1, 1}; }},
  Fault{"'matmul' reaches outside of its memory", [](auto &, auto &p) { matmul(p).batch = int64_t(1) << 40; matmul(p).strides = {int64_t(1) << 40, 0, 0, 0}; }},
  Fault{"'matmul' reaches outside of its memory", [](auto &, auto &p) { matmul(p).a = 4; }},
  Fault{"'matmul' reaches outside of its memory", [](auto &, auto &p) { matmul(p).c = -7; }},
  Fault{"has a size that no matrix has", [](auto &, auto &p) { matmul(p).k = 0; }},
  Fault{"has a size that no matrix has", [](auto &, auto &p) { matmul(p).ld[3] = 7; }},
  Fault{"describes other than four matrices", [](auto &, auto &p) { matmul(p).ld.pop_back(); }},
  Fault{"an alignment that its memory has not", [](auto &, auto &p) { p.memory.push_back(std::make_unique<MemoryT>(*p.memory[3])); p.memory[4]->bytes = 128; p.memory[4]->offset = 16; matmul(p).d = 4; matmul(p).m = matmul(p).n = 4; matmul(p).align[3] = 32; }},
  Fault{"an alignment that is not a power of two", [](auto &, auto &p) { matmul(p).align[1] = 3; }},
  Fault{"a bias and an epilogue that do not fit together", [](auto &, auto &p) { matmul(p).epilogue = Epilogue::Bias; }},
  Fault{"a bias and an epilogue that do not fit together", [](auto &, auto &p) { matmul(p).bias = 2; }},
  Fault{"'matmul' reaches outside of its memory", [](auto &, auto &p) { matmul(p).epilogue = Epilogue::Bias; matmul(p).bias = 77; }},
  Fault{"computes in an unknown way", [](auto &, auto &p) { matmul(p).compute = Compute(9); }},
  Fault{"'conv' reaches outside of its memory", [](auto &, auto &p) { conv(p).w->dims = {2, 4, 4, 4}; }},
  Fault{"'conv' has a tensor that cuDNN has not", [](auto &, auto &p) { conv(p).x->dims = {1, 4, 4}; conv(p).x->strides = {16, 4, 1}; }},
  Fault{"'conv' has a tensor that cuDNN has not", [](auto &, auto &p) { conv(p).x->strides[0] = -1; }},
  Fault{"has tensors of other ranks", [](auto &, auto &p) { conv(p).y->dims = {1, 4, 4, 2, 2}; conv(p).y->strides = {64, 16, 4, 2, 1}; }},
  Fault{"has tensors of other types", [](auto &, auto &p) { conv(p).y->element = Element::F16; }},
  Fault{"has sizes that no convolution has", [](auto &, auto &p) { conv(p).low = {0}; }},
  Fault{"has sizes that no convolution has", [](auto &, auto &p) { conv(p).groups = 0; }},
  Fault{"has sizes that no pooling has", [](auto &, auto &p) { pool(p).window = {1, -1}; }},
  Fault{"has sizes that no pooling has", [](auto &, auto &p) { pool(p).y->element = Element::F16; }},
  Fault{"'pool' reaches outside of its memory", [](auto &, auto &p) { pool(p).to = 40; }},
  Fault{"in program 'step'", [](auto &, auto &p) { pool(p).to = 40; }}));
// clang-format on
