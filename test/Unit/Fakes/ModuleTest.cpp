//===- ModuleTest.cpp - Modules, functions and launches -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

#include <cstring>

using namespace mp::fakes;
using namespace mp::fakes::test;

static Result load(const std::string &text, Handle &module) {
  return cuModuleLoadDataEx(&module, text.c_str(), 0, nullptr, nullptr);
}

TEST(ModuleTest, Attributes) {
  Device device;
  int value = 0, count = 0, version = 0;
  char name[64];
  EXPECT_EQ(cuDeviceGetCount(&count), Success);
  EXPECT_EQ(count, 1);
  EXPECT_EQ(cuDriverGetVersion(&version), Success);
  EXPECT_EQ(version, 13000);
  EXPECT_EQ(cuDeviceGetName(name, sizeof(name), 0), Success);
  EXPECT_STREQ(name, "mp-fakes sm_90");
  setenv("MP_FAKE_CHIP", "sm_86", 1);
  EXPECT_EQ(cuDeviceGetAttribute(&value, ComputeMajor, 0), Success);
  EXPECT_EQ(value, 8);
  EXPECT_EQ(cuDeviceGetAttribute(&value, ComputeMinor, 0), Success);
  EXPECT_EQ(value, 6);
  unsetenv("MP_FAKE_CHIP");
  EXPECT_EQ(cuDeviceGetAttribute(&value, ComputeMajor, 0), Success);
  EXPECT_EQ(value, 9);
  EXPECT_EQ(cuDeviceGetAttribute(&value, MultiprocessorCount, 0), Success);
  EXPECT_GT(value, 0);
  expectStop(InvalidDevice, "one device",
             [&] { return cuDeviceGet(&value, 1); });
}

TEST(ModuleTest, Targets) {
  Device device;
  Handle module = nullptr;
  setenv("MP_FAKE_CHIP", "sm_80", 1);
  expectStop(NoBinaryForGpu, "PTX for sm_90 on sm_80",
             [&] { return load(makeModule("", 0, "sm_90"), module); });
  expectStop(NoBinaryForGpu, "sm_75a",
             [&] { return load(makeModule("", 0, "sm_75a"), module); });
  for (const char *target : {"sm_80", "sm_75", "sm_80a"}) {
    EXPECT_EQ(load(makeModule("", 0, target), module), Success);
    EXPECT_EQ(cuModuleUnload(module), Success);
  }
  unsetenv("MP_FAKE_CHIP");
  expectStop(UnsupportedPtxVersion, "9.9",
             [&] { return load(makeModule("", 0, "sm_80", "9.9"), module); });
}

TEST(ModuleTest, ErrorsAreLogged) {
  Device device;
  Handle module = nullptr;
  std::string text = makeModule("frob.b32 %r1, %r2;", 0);
  char log[256] = "";
  JitOption options[] = {ErrorLogBuffer, ErrorLogBufferSize};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log))};
  expectStop(InvalidPtx, "frob", [&] {
    return cuModuleLoadDataEx(&module, text.c_str(), 2, options, values);
  });
  EXPECT_NE(strstr(log, "line 9"), nullptr) << log;
  EXPECT_EQ(reinterpret_cast<size_t>(values[1]), strlen(log));
  // A small buffer is not overrun.
  log[8] = 'x';
  values[1] = reinterpret_cast<void *>(size_t(8));
  expectStop(InvalidPtx, "frob", [&] {
    return cuModuleLoadDataEx(&module, text.c_str(), 2, options, values);
  });
  EXPECT_EQ(strlen(log), 7u);
  EXPECT_EQ(log[8], 'x');
  expectStop(Result(200), "no PTX", [&] { return load("junk", module); });
}

TEST(ModuleTest, Functions) {
  Device device;
  Handle module = nullptr, function = nullptr;
  EXPECT_EQ(load(makeModule("", 0), module), Success);
  expectStop(NotFound, "there is no entry 'none'",
             [&] { return cuModuleGetFunction(&function, module, "none"); });
  EXPECT_EQ(cuModuleGetFunction(&function, module, "k"), Success);
  EXPECT_EQ(device.launch(function, {}), Success);
  EXPECT_EQ(cuModuleUnload(module), Success);
  expectStop(InvalidHandle, "module 1 is destroyed",
             [&] { return device.launch(function, {}); });
  expectStop(InvalidHandle, "module 1 is destroyed",
             [&] { return cuModuleUnload(module); });
}

TEST(ModuleTest, Shapes) {
  Device device;
  Handle kernel = device.load("", 1);
  DevicePointer word = device.allocate(4);
  expectStop(InvalidValue, "more threads than a block may have",
             [&] { return device.launch(kernel, {word}, 1025); });
  expectStop(InvalidValue, "that no GPU takes",
             [&] { return device.launch(kernel, {word}, 0); });
  expectStop(InvalidValue, "parameter 0 is missing", [&] {
    return cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, device.stream, nullptr,
                          nullptr);
  });
  EXPECT_EQ(device.launch(kernel, {word}, 1024), Success);
}

TEST(ModuleTest, Traps) {
  Device device;
  Handle kernel = device.load("trap;", 0);
  expectStop(LaunchFailed, "kernel k on stream 1",
             [&] { return device.launch(kernel, {}); });
}

TEST(ModuleTest, Names) {
  const char *text = nullptr;
  EXPECT_EQ(cuGetErrorName(IllegalAddress, &text), Success);
  EXPECT_STREQ(text, "CUDA_ERROR_ILLEGAL_ADDRESS");
  EXPECT_EQ(cuGetErrorName(Result(12345), &text), InvalidValue);
  EXPECT_EQ(text, nullptr);
  EXPECT_EQ(cuGetErrorString(Success, &text), Success);
  EXPECT_STREQ(text, "no error");
}
