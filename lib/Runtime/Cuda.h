//===- Cuda.h - What we use of CUDA's driver --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and numbers as cuda.h has them (test/Runtime/abi.cpp compares them), so
// that nothing of CUDA is needed to build. Functions come from the library that
// is found when a device is opened, under the names that cuda.h maps to.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_CUDA_H
#define MP_LIB_RUNTIME_CUDA_H

#include "SharedLibrary.h"

#include <cstddef>
#include <cstdint>

namespace mp_runtime::cu {

using Result = int;
using Device = int;
using Pointer = unsigned long long;
using Context = struct CUctx_st *;
using Module = struct CUmod_st *;
using Function = struct CUfunc_st *;
using Stream = struct CUstream_st *;
using Event = struct CUevent_st *;
using Graph = struct CUgraph_st *;
using GraphExec = struct CUgraphExec_st *;

inline constexpr Result success = 0;
inline constexpr Result errorOutOfMemory = 2;
inline constexpr Result errorNoDevice = 100;
inline constexpr unsigned streamNonBlocking = 1;
inline constexpr int captureThreadLocal = 1;
inline constexpr int jitErrorLog = 5, jitErrorLogBytes = 6;
inline constexpr int multiprocessors = 16;
inline constexpr int capabilityMajor = 75, capabilityMinor = 76;

/// Functions of the driver, by name and parameters; all return a Result.
#define MP_FOR_EACH_DRIVER_FUNCTION(F)                                         \
  F(cuInit, (unsigned))                                                        \
  F(cuGetErrorName, (Result, const char **))                                   \
  F(cuGetErrorString, (Result, const char **))                                 \
  F(cuDeviceGet, (Device *, int))                                              \
  F(cuDeviceGetName, (char *, int, Device))                                    \
  F(cuDeviceGetAttribute, (int *, int, Device))                                \
  F(cuDevicePrimaryCtxRetain, (Context *, Device))                             \
  F(cuDevicePrimaryCtxRelease_v2, (Device))                                    \
  F(cuCtxPushCurrent_v2, (Context))                                            \
  F(cuCtxPopCurrent_v2, (Context *))                                           \
  F(cuMemAlloc_v2, (Pointer *, size_t))                                        \
  F(cuMemFree_v2, (Pointer))                                                   \
  F(cuMemcpyHtoDAsync_v2, (Pointer, const void *, size_t, Stream))             \
  F(cuMemcpyDtoHAsync_v2, (void *, Pointer, size_t, Stream))                   \
  F(cuMemcpyDtoDAsync_v2, (Pointer, Pointer, size_t, Stream))                  \
  F(cuMemsetD8Async, (Pointer, unsigned char, size_t, Stream))                 \
  F(cuMemsetD16Async, (Pointer, unsigned short, size_t, Stream))               \
  F(cuMemsetD32Async, (Pointer, unsigned, size_t, Stream))                     \
  F(cuMemsetD2D32Async, (Pointer, size_t, unsigned, size_t, size_t, Stream))   \
  F(cuModuleLoadDataEx, (Module *, const void *, unsigned, int *, void **))    \
  F(cuModuleUnload, (Module))                                                  \
  F(cuModuleGetFunction, (Function *, Module, const char *))                   \
  F(cuLaunchKernel, (Function, unsigned, unsigned, unsigned, unsigned,         \
                     unsigned, unsigned, unsigned, Stream, void **, void **))  \
  F(cuStreamCreate, (Stream *, unsigned))                                      \
  F(cuStreamDestroy_v2, (Stream))                                              \
  F(cuStreamSynchronize, (Stream))                                             \
  F(cuStreamBeginCapture_v2, (Stream, int))                                    \
  F(cuStreamEndCapture, (Stream, Graph *))                                     \
  F(cuGraphInstantiateWithFlags, (GraphExec *, Graph, unsigned long long))     \
  F(cuGraphExecDestroy, (GraphExec))                                           \
  F(cuGraphDestroy, (Graph))                                                   \
  F(cuGraphLaunch, (GraphExec, Stream))                                        \
  F(cuEventCreate, (Event *, unsigned))                                        \
  F(cuEventDestroy_v2, (Event))                                                \
  F(cuEventRecord, (Event, Stream))                                            \
  F(cuEventElapsedTime, (float *, Event, Event))

/// The functions of one driver.
struct Driver {
// NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration takes none
#define MP_MEMBER(name, parameters) Result(*name) parameters = nullptr;
  MP_FOR_EACH_DRIVER_FUNCTION(MP_MEMBER)
#undef MP_MEMBER

  /// Binds libcuda.so.1.
  Status bind(SharedLibrary &library);
  /// An error that names the call, and what the driver says of it.
  Status check(Result result, const char *call) const;
};

/// Calls a function of a driver: `MP_CU(driver, cuInit, 0)` is a Status.
#define MP_CU(driver, name, ...)                                               \
  (driver).check((driver).name(__VA_ARGS__), #name)

} // namespace mp_runtime::cu

#endif // MP_LIB_RUNTIME_CUDA_H
