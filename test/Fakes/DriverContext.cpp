//===- DriverContext.cpp - The device and its context ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include <cstdio>

using namespace mp::fakes;

static constexpr int driverVersion = 13000;

Result mp::fakes::cuInit(unsigned flags) {
  DriverCall call("cuInit", Nothing);
  if (call.over())
    return call.result();
  if (flags != 0)
    return call.stop(InvalidValue, "flags must be 0");
  state().isInitialized = true;
  return Success;
}

Result mp::fakes::cuDriverGetVersion(int *version) {
  DriverCall call("cuDriverGetVersion", Nothing);
  if (call.over())
    return call.result();
  if (!version)
    return call.stop(InvalidValue, "nowhere to put the version");
  *version = driverVersion;
  return Success;
}

Result mp::fakes::cuDeviceGetCount(int *count) {
  DriverCall call("cuDeviceGetCount", Initialized);
  if (call.over())
    return call.result();
  if (!count)
    return call.stop(InvalidValue, "nowhere to put the count");
  *count = 1;
  return Success;
}

Result mp::fakes::cuDeviceGet(int *device, int ordinal) {
  DriverCall call("cuDeviceGet", Initialized);
  if (call.over())
    return call.result();
  if (ordinal != 0)
    return call.stop(InvalidDevice, "there is one device, 0");
  if (!device)
    return call.stop(InvalidValue, "nowhere to put the device");
  *device = 0;
  return Success;
}

Result mp::fakes::cuDeviceGetName(char *name, int length, int device) {
  DriverCall call("cuDeviceGetName", Initialized);
  if (call.over())
    return call.result();
  if (device != 0)
    return call.stop(InvalidDevice, "there is one device, 0");
  if (!name || length <= 0)
    return call.stop(InvalidValue, "nowhere to put the name");
  std::snprintf(name, length, "mp-fakes sm_%u", chip());
  return Success;
}

Result mp::fakes::cuDeviceGetAttribute(int *value, Attribute attribute,
                                       int device) {
  DriverCall call("cuDeviceGetAttribute", Initialized);
  if (call.over())
    return call.result();
  if (device != 0)
    return call.stop(InvalidDevice, "there is one device, 0");
  if (!value)
    return call.stop(InvalidValue, "nowhere to put the attribute");
  switch (attribute) {
  case MaxThreadsPerBlock:
    *value = 1024;
    return Success;
  case MaxSharedPerBlock:
    *value = 48 << 10;
    return Success;
  case WarpSize:
    *value = 32;
    return Success;
  case ClockRate:
    *value = 1000000;
    return Success;
  case MultiprocessorCount:
    *value = 132;
    return Success;
  case ComputeMajor:
    *value = static_cast<int>(chip() / 10);
    return Success;
  case ComputeMinor:
    *value = static_cast<int>(chip() % 10);
    return Success;
  }
  return call.stop(InvalidValue,
                   "attribute " + std::to_string(attribute) + " is not faked");
}

Result mp::fakes::cuDevicePrimaryCtxRetain(Handle *context, int device) {
  DriverCall call("cuDevicePrimaryCtxRetain", Initialized);
  if (call.over())
    return call.result();
  if (device != 0)
    return call.stop(InvalidDevice, "there is one device, 0");
  if (!context)
    return call.stop(InvalidValue, "nowhere to put the context");
  State &all = state();
  if (!all.primary())
    all.contexts.push_back(
        std::make_unique<Context>(all.contexts.size() + 1, all.memory));
  ++all.retained;
  *context = all.primary();
  return Success;
}

Result mp::fakes::cuDevicePrimaryCtxRelease_v2(int device) {
  DriverCall call("cuDevicePrimaryCtxRelease_v2", Initialized);
  if (call.over())
    return call.result();
  if (device != 0)
    return call.stop(InvalidDevice, "there is one device, 0");
  State &all = state();
  if (!all.primary())
    return call.stop(InvalidContext, "the primary context is not retained");
  if (--all.retained == 0)
    for (const std::string &line : all.primary()->destroy())
      say("cuDevicePrimaryCtxRelease_v2: not freed: " + line);
  return Success;
}

static Context *findContext(Handle handle) {
  for (const std::unique_ptr<Context> &context : state().contexts)
    if (context.get() == handle)
      return context.get();
  return nullptr;
}

Result mp::fakes::cuCtxPushCurrent_v2(Handle handle) {
  DriverCall call("cuCtxPushCurrent_v2", Initialized);
  if (call.over())
    return call.result();
  Context *context = findContext(handle);
  if (!context)
    return call.stop(InvalidContext, "this is no context");
  if (context->isDestroyed)
    return call.stop(ContextIsDestroyed, "the context is destroyed");
  currentContexts().push_back(context);
  return Success;
}

Result mp::fakes::cuCtxPopCurrent_v2(Handle *context) {
  DriverCall call("cuCtxPopCurrent_v2", Initialized);
  if (call.over())
    return call.result();
  std::vector<Context *> &stack = currentContexts();
  if (stack.empty())
    return call.stop(InvalidContext, "no context is current in this thread");
  if (context)
    *context = stack.back();
  stack.pop_back();
  return Success;
}
