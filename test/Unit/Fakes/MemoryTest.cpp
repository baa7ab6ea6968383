//===- MemoryTest.cpp - Device memory and kernels on it -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

#include <cstring>

using namespace mp::fakes;
using namespace mp::fakes::test;

/// Adds 1 to the word of each thread.
static const char *const increment =
    "mov.u32 %r0, %tid.x;\nmul.wide.u32 %rd1, %r0, 4;\n"
    "add.s64 %rd1, %rd0, %rd1;\nld.global.b32 %r1, [%rd1];\n"
    "add.s32 %r1, %r1, 1;\nst.global.b32 [%rd1], %r1;";

TEST(MemoryTest, KernelRuns) {
  Device device;
  DevicePointer words = device.upload<uint32_t>({1, 2, 3, 4});
  Handle kernel = device.load(increment, 1);
  EXPECT_EQ(device.launch(kernel, {words}, 4), Success);
  EXPECT_EQ(device.download<uint32_t>(words, 4),
            (std::vector<uint32_t>{2, 3, 4, 5}));
  EXPECT_EQ(words % 256, 0u);
}

TEST(MemoryTest, OutOfBounds) {
  Device device;
  DevicePointer words = device.upload<uint32_t>({1, 2, 3, 4});
  Handle kernel = device.load(increment, 1);
  expectStop(IllegalAddress, "accesses bytes 16 to 20 of 'allocation 1",
             [&] { return device.launch(kernel, {words}, 5); });
  // Nothing runs any more, and everything can be freed.
  expectStop(IllegalAddress, "has failed before",
             [&] { return device.launch(kernel, {words}, 4); });
  expectStop(IllegalAddress, "has failed before",
             [&] { return cuStreamSynchronize(device.stream); });
  const char *text = nullptr;
  EXPECT_EQ(cuGetErrorString(IllegalAddress, &text), Success);
  EXPECT_NE(strstr(text, "an illegal memory access"), nullptr);
  EXPECT_NE(strstr(text, "accesses bytes 16 to 20"), nullptr);
}

TEST(MemoryTest, DeadContextsEnd) {
  Device device;
  // The context of the last test is gone with its error.
  DevicePointer words = device.upload<uint32_t>({1});
  EXPECT_EQ(device.download<uint32_t>(words, 1)[0], 1u);
}

TEST(MemoryTest, Misaligned) {
  Device device;
  DevicePointer words = device.upload<uint32_t>({1, 2});
  Handle kernel = device.load(increment, 1);
  expectStop(MisalignedAddress, "which is not a multiple of 4",
             [&] { return device.launch(kernel, {words + 2}); });
}

TEST(MemoryTest, HostPointerInKernel) {
  Device device;
  uint32_t word = 1;
  Handle kernel = device.load(increment, 1);
  expectStop(IllegalAddress, "where nothing is", [&] {
    return device.launch(kernel, {reinterpret_cast<DevicePointer>(&word)});
  });
}

TEST(MemoryTest, Unwritten) {
  Device device;
  Handle kernel = device.load(increment, 1);
  DevicePointer words = device.allocate(8);
  EXPECT_EQ(cuMemsetD32Async(words, 7, 1, device.stream), Success);
  EXPECT_EQ(device.launch(kernel, {words}), Success);
  EXPECT_EQ(device.download<uint32_t>(words, 1)[0], 8u);
  expectStop(IllegalAddress, "reads what nothing has written: byte 4", [&] {
    uint32_t two[2];
    return cuMemcpyDtoHAsync_v2(two, words, 8, device.stream);
  });
}

TEST(MemoryTest, UnwrittenInKernel) {
  Device device;
  Handle kernel = device.load(increment, 1);
  DevicePointer words = device.allocate(8);
  expectStop(IllegalAddress, "reads what nothing has written",
             [&] { return device.launch(kernel, {words}); });
}

TEST(MemoryTest, CopiesKeepWhatIsUnwritten) {
  Device device;
  DevicePointer from = device.allocate(12),
                to = device.upload<uint32_t>({9, 9, 9});
  EXPECT_EQ(cuMemsetD32Async(from, 1, 1, device.stream), Success);
  EXPECT_EQ(cuMemsetD32Async(from + 8, 3, 1, device.stream), Success);
  EXPECT_EQ(cuMemcpyDtoDAsync_v2(to, from, 12, device.stream), Success);
  EXPECT_EQ(device.download<uint32_t>(to + 8, 1)[0], 3u);
  EXPECT_EQ(device.download<uint32_t>(to, 1)[0], 1u);
  expectStop(IllegalAddress, "byte 4", [&] {
    uint32_t words[3];
    return cuMemcpyDtoHAsync_v2(words, to, 12, device.stream);
  });
}

TEST(MemoryTest, FreedTwiceAndUsed) {
  Device device;
  DevicePointer words = 0;
  EXPECT_EQ(cuMemAlloc_v2(&words, 4), Success);
  EXPECT_EQ(cuMemsetD32Async(words, 7, 1, device.stream), Success);
  expectStop(InvalidValue, "in the middle of",
             [&] { return cuMemFree_v2(words + 1); });
  EXPECT_EQ(cuMemFree_v2(words), Success);
  EXPECT_EQ(cuMemFree_v2(0), Success);
  expectStop(InvalidValue, "which is freed",
             [&] { return cuMemFree_v2(words); });
  expectStop(InvalidValue, "which is freed",
             [&] { return cuMemsetD32Async(words, 7, 1, device.stream); });
  Handle kernel = device.load(increment, 1);
  expectStop(IllegalAddress, "which is freed",
             [&] { return device.launch(kernel, {words}); });
}

TEST(MemoryTest, CopiesOutOfRange) {
  Device device;
  DevicePointer words = device.upload<uint32_t>({1, 2});
  uint32_t host[4] = {};
  DevicePointer asDevice = reinterpret_cast<DevicePointer>(host);
  expectStop(InvalidValue, "bytes 4 to 12", [&] {
    return cuMemcpyDtoHAsync_v2(host, words + 4, 8, device.stream);
  });
  expectStop(InvalidValue, "but the host's", [&] {
    return cuMemcpyHtoDAsync_v2(asDevice, host, 4, device.stream);
  });
  expectStop(InvalidValue, "is no memory of the host", [&] {
    return cuMemcpyHtoDAsync_v2(words, reinterpret_cast<void *>(words), 4,
                                device.stream);
  });
  expectStop(InvalidValue, "overlap", [&] {
    return cuMemcpyDtoDAsync_v2(words, words + 2, 4, device.stream);
  });
  expectStop(InvalidValue, "not a multiple of 4",
             [&] { return cuMemsetD32Async(words + 2, 0, 1, device.stream); });
  expectStop(OutOfMemory, "are free", [&] {
    DevicePointer much;
    return cuMemAlloc_v2(&much, size_t(1) << 40);
  });
  expectStop(InvalidValue, "no bytes", [&] {
    DevicePointer none;
    return cuMemAlloc_v2(&none, 0);
  });
  // None of it has ended the context.
  EXPECT_EQ(device.download<uint32_t>(words, 2), (std::vector<uint32_t>{1, 2}));
}

TEST(MemoryTest, Fills) {
  Device device;
  DevicePointer bytes = device.upload(std::vector<uint8_t>(24, 1));
  EXPECT_EQ(cuMemsetD8Async(bytes + 1, 2, 2, device.stream), Success);
  EXPECT_EQ(cuMemsetD16Async(bytes + 4, 0x0304, 2, device.stream), Success);
  EXPECT_EQ(cuMemsetD2D32Async(bytes + 8, 8, 5, 1, 2, device.stream), Success);
  EXPECT_EQ(device.download<uint8_t>(bytes, 24),
            (std::vector<uint8_t>{1, 2, 2, 1, 4, 3, 4, 3, 5, 0, 0, 0,
                                  1, 1, 1, 1, 5, 0, 0, 0, 1, 1, 1, 1}));
}

TEST(MemoryTest, ForgottenSynchronizeShows) {
  Device device;
  DevicePointer words = device.upload<uint32_t>({1});
  uint32_t word = 9;
  EXPECT_EQ(cuMemcpyDtoHAsync_v2(&word, words, 4, device.stream), Success);
  EXPECT_EQ(word, 9u);
  device.sync();
  EXPECT_EQ(word, 1u);
}

TEST(MemoryTest, Leaks) {
  Device device;
  DevicePointer words = 0;
  EXPECT_EQ(cuMemAlloc_v2(&words, 12), Success);
  device.makeEvent();
  Handle popped = nullptr;
  EXPECT_EQ(cuCtxPopCurrent_v2(&popped), Success);
  std::string said = heard([] { cuDevicePrimaryCtxRelease_v2(0); });
  EXPECT_NE(said.find("not freed: 12 bytes of memory: allocation 1 of 12"),
            std::string::npos)
      << said;
  EXPECT_NE(said.find("not freed: stream 1\n"), std::string::npos) << said;
  EXPECT_NE(said.find("not freed: event 1\n"), std::string::npos) << said;
  device.isOver = true;
}

TEST(MemoryTest, Contexts) {
  EXPECT_EQ(cuInit(0), Success);
  DevicePointer words = 0;
  expectStop(InvalidContext, "no context is current",
             [&] { return cuMemAlloc_v2(&words, 4); });
  Handle context = nullptr, popped = nullptr;
  EXPECT_EQ(cuDevicePrimaryCtxRetain(&context, 0), Success);
  EXPECT_EQ(cuCtxPushCurrent_v2(context), Success);
  EXPECT_EQ(cuDevicePrimaryCtxRelease_v2(0), Success);
  expectStop(ContextIsDestroyed, "the current context is destroyed",
             [&] { return cuMemAlloc_v2(&words, 4); });
  EXPECT_EQ(cuCtxPopCurrent_v2(&popped), Success);
  expectStop(InvalidContext, "no context",
             [&] { return cuCtxPopCurrent_v2(&popped); });
  expectStop(InvalidContext, "not retained",
             [&] { return cuDevicePrimaryCtxRelease_v2(0); });
}

TEST(MemoryTest, Injected) {
  Device device;
  setenv("MP_FAKE_FAIL", "cuMemAlloc:2:2,cuEventCreate:1:999", 1);
  DevicePointer words = device.allocate(4);
  expectStop(OutOfMemory, "cuMemAlloc_v2: fails as MP_FAKE_FAIL asks for",
             [&] { return cuMemAlloc_v2(&words, 4); });
  device.allocate(4);
  Handle event;
  expectStop(Unknown, "cuEventCreate",
             [&] { return cuEventCreate(&event, 0); });
  unsetenv("MP_FAKE_FAIL");
}
