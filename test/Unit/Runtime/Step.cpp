//===- Step.cpp - A step of one kernel, on a device -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Step.h"

#include "Runtime/Cuda.h"
#include "mp/Runtime/Container.h"

#include <cstring>

using namespace mp_runtime;

std::string mp_runtime::makeCode() {
  return R"(.version 8.1
.target sm_80
.address_size 64
.visible .entry k0(.param .u64 w, .param .u64 b, .param .u64 n)
.reqntid 64, 1, 1
{
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<8>;
	mov.u32 	%r1, %tid.x;
	ld.param.b64 	%rd1, [w];
	ld.param.b64 	%rd2, [b];
	ld.param.b64 	%rd3, [n];
	mul.wide.u32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd1, %rd4;
	add.s64 	%rd6, %rd2, %rd4;
	add.s64 	%rd7, %rd3, %rd4;
	ld.global.b32 	%r2, [%rd5];
	ld.global.b32 	%r3, [%rd6];
	add.rn.f32 	%r4, %r2, %r3;
	st.global.b32 	[%rd7], %r4;
	ret;
}
)";
}

/// Arguments w and b, and a result, in memory of their own.
static void addSlots(table::ProgramT &program, bool isInPlace) {
  const char *names[] = {"w", "b", "new w"};
  for (uint32_t i = 0; i < 3; ++i) {
    auto slot = std::make_unique<table::SlotT>();
    slot->side = i == 2 ? table::Side::Result : table::Side::Argument;
    slot->number = i % 2;
    slot->name = names[i];
    slot->element = table::Element::F32;
    slot->shape = {64};
    slot->bytes = 256;
    slot->pair = i == 0 ? 0 : -1;
    slot->alias = i == 2 && isInPlace ? 0 : -1;
    program.slots.push_back(std::move(slot));
    auto memory = std::make_unique<table::MemoryT>();
    memory->kind = table::MemoryKind::Slot;
    memory->bytes = 256;
    memory->slot = i;
    program.memory.push_back(std::move(memory));
  }
}

table::ArtifactT mp_runtime::makeStepTables(bool isInPlace) {
  table::ArtifactT artifact;
  auto kernel = std::make_unique<table::KernelT>();
  kernel->name = "k0";
  kernel->operands = 3;
  auto stage = std::make_unique<table::StageT>();
  stage->entry = "k0";
  stage->grid = std::make_unique<table::Size>(1, 1, 1);
  stage->block = std::make_unique<table::Size>(64, 1, 1);
  kernel->stages.push_back(std::move(stage));
  artifact.kernels.push_back(std::move(kernel));
  auto code = std::make_unique<table::CodeT>();
  code->chip = 90;
  artifact.code.push_back(std::move(code));
  auto program = std::make_unique<table::ProgramT>();
  program->name = "step";
  addSlots(*program, isInPlace);
  auto call = std::make_unique<table::CallT>();
  call->name = "k0";
  call->location = "model.py:12";
  call->bytes = 768;
  table::LaunchT launch;
  launch.operands = {0, 1, 2};
  call->body.Set(std::move(launch));
  program->calls.push_back(std::move(call));
  artifact.programs.push_back(std::move(program));
  return artifact;
}

std::string mp_runtime::packStep(table::ArtifactT tables,
                                 const std::string &code) {
  flatbuffers::FlatBufferBuilder builder;
  tables.code[0]->data = std::make_unique<table::Range>(0, code.size());
  FinishArtifactBuffer(builder, table::Artifact::Pack(builder, &tables));
  return makeContainer(builder.GetBufferPointer(), builder.GetSize(), code);
}

std::string mp_runtime::makeStep(bool isInPlace) {
  return packStep(makeStepTables(isInPlace), makeCode());
}

OnDevice::OnDevice(const std::string &file, bool isMade)
    : bytes((file.size() + 7) / 8) {
  std::memcpy(bytes.data(), file.data(), file.size());
  EXPECT_EQ(mp_artifact_open(bytes.data(), file.size(), &artifact), MP_OK)
      << mp_last_error();
  EXPECT_EQ(mp_device_open("cuda", 0, &device), MP_OK) << mp_last_error();
  if (isMade)
    EXPECT_EQ(mp_program_create(device, artifact, "step", &program), MP_OK)
        << mp_last_error();
}

void OnDevice::close() {
  if (program)
    mp_program_destroy(program);
  if (device)
    mp_device_close(device);
  mp_artifact_close(artifact);
  program = nullptr;
  device = nullptr;
  artifact = nullptr;
}

void OnDevice::write(uint32_t slot, float value) {
  std::vector<float> values(64, value);
  EXPECT_EQ(mp_program_write(program, slot, values.data(), 256), MP_OK)
      << mp_last_error();
}

std::vector<float> OnDevice::read(uint32_t slot) {
  std::vector<float> values(64);
  EXPECT_EQ(mp_program_read(program, slot, values.data(), 256), MP_OK)
      << mp_last_error();
  return values;
}

//===----------------------------------------------------------------------===//
// What a user has of the device
//===----------------------------------------------------------------------===//

/// The driver that the runtime has opened, as another part of a program would.
static const cu::Driver &driver() {
  static SharedLibrary library;
  static const cu::Driver bound = [] {
    cu::Driver driver;
    EXPECT_FALSE(driver.bind(library).failed());
    return driver;
  }();
  return bound;
}

namespace {
/// The primary context, current.
class Current {
public:
  Current() {
    cu::Context context = nullptr;
    driver().cuDevicePrimaryCtxRetain(&context, 0);
    driver().cuCtxPushCurrent_v2(context);
  }
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;
  ~Current() {
    cu::Context context = nullptr;
    driver().cuCtxPopCurrent_v2(&context);
    driver().cuDevicePrimaryCtxRelease_v2(0);
  }
};
} // namespace

UsersMemory::UsersMemory(const std::vector<float> &values) {
  Current current;
  EXPECT_EQ(driver().cuMemAlloc_v2(&begin, values.size() * 4), 0);
  EXPECT_EQ(driver().cuMemcpyHtoDAsync_v2(begin, values.data(),
                                          values.size() * 4, nullptr),
            0);
  EXPECT_EQ(driver().cuStreamSynchronize(nullptr), 0);
}

UsersMemory::~UsersMemory() {
  Current current;
  driver().cuMemFree_v2(begin);
}

UsersStream::UsersStream() {
  Current current;
  cu::Stream made = nullptr;
  EXPECT_EQ(driver().cuStreamCreate(&made, cu::streamNonBlocking), 0);
  stream = made;
}

UsersStream::~UsersStream() {
  Current current;
  driver().cuStreamDestroy_v2(static_cast<cu::Stream>(stream));
}
