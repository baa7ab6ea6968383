//===- DriverAbi.h - What the driver's functions take -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared anew, so that nothing of NVIDIA's is needed to build the fakes;
// AbiCheck.cpp holds it against the real headers where they are.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_DRIVERABI_H
#define MP_TEST_FAKES_DRIVERABI_H

#include <cstddef>

#define MP_FAKE_EXPORT __attribute__((visibility("default")))

namespace mp::fakes {

/// CUresult.
enum Result : unsigned {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  NoBinaryForGpu = 209,
  InvalidPtx = 218,
  UnsupportedPtxVersion = 222,
  InvalidHandle = 400,
  IllegalState = 401,
  NotFound = 500,
  NotReady = 600,
  IllegalAddress = 700,
  LaunchOutOfResources = 701,
  LaunchTimeout = 702,
  ContextIsDestroyed = 709,
  MisalignedAddress = 716,
  LaunchFailed = 719,
  NotSupported = 801,
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
  CaptureUnmatched = 903,
  CaptureUnjoined = 904,
  CaptureIsolation = 905,
  CaptureImplicit = 906,
  CapturedEvent = 907,
  CaptureWrongThread = 908,
  Unknown = 999,
};

/// CUdevice_attribute, those that are known.
enum Attribute : unsigned {
  MaxThreadsPerBlock = 1,
  MaxSharedPerBlock = 8,
  WarpSize = 10,
  ClockRate = 13,
  MultiprocessorCount = 16,
  ComputeMajor = 75,
  ComputeMinor = 76,
};

/// CUjit_option, those that are known.
enum JitOption : unsigned {
  InfoLogBuffer = 3,
  InfoLogBufferSize = 4,
  ErrorLogBuffer = 5,
  ErrorLogBufferSize = 6,
};

/// CUstreamCaptureMode.
enum CaptureMode : unsigned { Global = 0, ThreadLocal = 1, Relaxed = 2 };

constexpr unsigned streamNonBlocking = 1;
constexpr unsigned eventDisableTiming = 2;

using DevicePointer = unsigned long long;
/// A CUcontext, CUmodule, CUfunction, CUstream, CUevent, CUgraph or
/// CUgraphExec.
using Handle = void *;

#ifndef MP_FAKE_TYPES_ONLY
#define MP_FAKE(result, name, ...)                                             \
  extern "C" MP_FAKE_EXPORT result name(__VA_ARGS__);
#include "DriverCalls.h"
#undef MP_FAKE
#endif

} // namespace mp::fakes

#endif // MP_TEST_FAKES_DRIVERABI_H
