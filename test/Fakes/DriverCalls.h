//===- DriverCalls.h - The driver's functions that are faked ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included with MP_FAKE(result, name, parameters) defined; more than once.
//
//===----------------------------------------------------------------------===//

MP_FAKE(Result, cuInit, unsigned flags)
MP_FAKE(Result, cuDriverGetVersion, int *version)
MP_FAKE(Result, cuDeviceGetCount, int *count)
MP_FAKE(Result, cuDeviceGet, int *device, int ordinal)
MP_FAKE(Result, cuDeviceGetName, char *name, int length, int device)
MP_FAKE(Result, cuDeviceGetAttribute, int *value, Attribute attribute,
        int device)
MP_FAKE(Result, cuDevicePrimaryCtxRetain, Handle *context, int device)
MP_FAKE(Result, cuDevicePrimaryCtxRelease_v2, int device)
MP_FAKE(Result, cuCtxPushCurrent_v2, Handle context)
MP_FAKE(Result, cuCtxPopCurrent_v2, Handle *context)

MP_FAKE(Result, cuMemAlloc_v2, DevicePointer *pointer, size_t bytes)
MP_FAKE(Result, cuMemFree_v2, DevicePointer pointer)
MP_FAKE(Result, cuMemcpyHtoDAsync_v2, DevicePointer to, const void *from,
        size_t bytes, Handle stream)
MP_FAKE(Result, cuMemcpyDtoHAsync_v2, void *to, DevicePointer from,
        size_t bytes, Handle stream)
MP_FAKE(Result, cuMemcpyDtoDAsync_v2, DevicePointer to, DevicePointer from,
        size_t bytes, Handle stream)
MP_FAKE(Result, cuMemsetD8Async, DevicePointer to, unsigned char value,
        size_t count, Handle stream)
MP_FAKE(Result, cuMemsetD16Async, DevicePointer to, unsigned short value,
        size_t count, Handle stream)
MP_FAKE(Result, cuMemsetD32Async, DevicePointer to, unsigned value,
        size_t count, Handle stream)
MP_FAKE(Result, cuMemsetD2D32Async, DevicePointer to, size_t pitch,
        unsigned value, size_t width, size_t height, Handle stream)

MP_FAKE(Result, cuModuleLoadDataEx, Handle *module, const void *image,
        unsigned count, JitOption *options, void **values)
MP_FAKE(Result, cuModuleUnload, Handle module)
MP_FAKE(Result, cuModuleGetFunction, Handle *function, Handle module,
        const char *name)
MP_FAKE(Result, cuLaunchKernel, Handle function, unsigned gridX, unsigned gridY,
        unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ,
        unsigned sharedBytes, Handle stream, void **parameters, void **extra)

MP_FAKE(Result, cuStreamCreate, Handle *stream, unsigned flags)
MP_FAKE(Result, cuStreamDestroy_v2, Handle stream)
MP_FAKE(Result, cuStreamSynchronize, Handle stream)
MP_FAKE(Result, cuStreamWaitEvent, Handle stream, Handle event, unsigned flags)
MP_FAKE(Result, cuStreamBeginCapture_v2, Handle stream, CaptureMode mode)
MP_FAKE(Result, cuStreamEndCapture, Handle stream, Handle *graph)
MP_FAKE(Result, cuGraphInstantiateWithFlags, Handle *exec, Handle graph,
        unsigned long long flags)
MP_FAKE(Result, cuGraphExecDestroy, Handle exec)
MP_FAKE(Result, cuGraphDestroy, Handle graph)
MP_FAKE(Result, cuGraphLaunch, Handle exec, Handle stream)
MP_FAKE(Result, cuEventCreate, Handle *event, unsigned flags)
MP_FAKE(Result, cuEventDestroy_v2, Handle event)
MP_FAKE(Result, cuEventRecord, Handle event, Handle stream)
MP_FAKE(Result, cuEventSynchronize, Handle event)
MP_FAKE(Result, cuEventElapsedTime, float *milliseconds, Handle begin,
        Handle end)

MP_FAKE(Result, cuGetErrorName, Result code, const char **name)
MP_FAKE(Result, cuGetErrorString, Result code, const char **text)
