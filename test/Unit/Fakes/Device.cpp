//===- Device.cpp - A device for tests ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

Device::Device() {
  EXPECT_EQ(cuInit(0), Success);
  EXPECT_EQ(cuDevicePrimaryCtxRetain(&context, 0), Success);
  EXPECT_EQ(cuCtxPushCurrent_v2(context), Success);
  EXPECT_EQ(cuStreamCreate(&stream, 1), Success);
}

Device::~Device() {
  if (isOver)
    return;
  for (DevicePointer pointer : memory)
    EXPECT_EQ(cuMemFree_v2(pointer), Success);
  for (Handle module : modules)
    EXPECT_EQ(cuModuleUnload(module), Success);
  streams.push_back(stream);
  for (Handle one : streams)
    EXPECT_EQ(cuStreamDestroy_v2(one), Success);
  for (Handle event : events)
    EXPECT_EQ(cuEventDestroy_v2(event), Success);
  Handle popped = nullptr;
  EXPECT_EQ(cuCtxPopCurrent_v2(&popped), Success);
  EXPECT_EQ(popped, context);
  std::string said =
      heard([] { EXPECT_EQ(cuDevicePrimaryCtxRelease_v2(0), Success); });
  EXPECT_EQ(said, "");
}

DevicePointer Device::allocate(size_t bytes) {
  DevicePointer pointer = 0;
  EXPECT_EQ(cuMemAlloc_v2(&pointer, bytes), Success);
  memory.push_back(pointer);
  return pointer;
}

void Device::copyIn(DevicePointer to, const void *from, size_t bytes) {
  EXPECT_EQ(cuMemcpyHtoDAsync_v2(to, from, bytes, stream), Success);
  sync();
}

void Device::copyOut(void *to, DevicePointer from, size_t bytes) {
  EXPECT_EQ(cuMemcpyDtoHAsync_v2(to, from, bytes, stream), Success);
  sync();
}

void Device::sync() { EXPECT_EQ(cuStreamSynchronize(stream), Success); }

Handle Device::load(const std::string &body, unsigned pointers) {
  Handle module = nullptr, function = nullptr;
  std::string text = makeModule(body, pointers);
  EXPECT_EQ(cuModuleLoadDataEx(&module, text.c_str(), 0, nullptr, nullptr),
            Success);
  EXPECT_EQ(cuModuleGetFunction(&function, module, "k"), Success);
  modules.push_back(module);
  return function;
}

Result Device::launch(Handle function, std::vector<DevicePointer> pointers,
                      unsigned threads, Handle on) {
  std::vector<void *> parameters;
  parameters.reserve(pointers.size());
  for (DevicePointer &pointer : pointers)
    parameters.push_back(&pointer);
  return cuLaunchKernel(function, 1, 1, 1, threads, 1, 1, 0, on ? on : stream,
                        parameters.data(), nullptr);
}

Handle Device::makeStream() {
  Handle made = nullptr;
  EXPECT_EQ(cuStreamCreate(&made, 1), Success);
  streams.push_back(made);
  return made;
}

Handle Device::makeEvent() {
  Handle made = nullptr;
  EXPECT_EQ(cuEventCreate(&made, 0), Success);
  events.push_back(made);
  return made;
}

std::string mp::fakes::test::heard(const std::function<void()> &what) {
  testing::internal::CaptureStderr();
  what();
  return testing::internal::GetCapturedStderr();
}

void mp::fakes::test::expectStop(Result expected, const std::string &text,
                                 const std::function<Result()> &what) {
  Result result = Success;
  std::string said = heard([&] { result = what(); });
  EXPECT_EQ(result, expected) << said;
  EXPECT_NE(said.find(text), std::string::npos) << said;
}

std::string mp::fakes::test::makeModule(const std::string &body,
                                        unsigned pointers,
                                        const std::string &target,
                                        const std::string &version) {
  std::string text = ".version " + version + "\n.target " + target +
                     "\n.address_size 64\n.visible .entry k(";
  for (unsigned i = 0; i != pointers; ++i)
    text += (i ? ", .param .u64 p" : ".param .u64 p") + std::to_string(i);
  text += ")\n{\n.reg .pred %p<10>;\n.reg .b32 %r<20>;\n.reg .b64 %rd<20>;\n";
  for (unsigned i = 0; i != pointers; ++i)
    text += "ld.param.b64 %rd" + std::to_string(i) + ", [p" +
            std::to_string(i) + "];\n";
  return text + body + "\nret;\n}\n";
}
