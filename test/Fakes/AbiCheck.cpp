//===- AbiCheck.cpp - What is declared here against the real headers ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled where CUDA and cuDNN are installed, never linked: every number, and
// of every function how many parameters it has and how wide each is.
//
//===----------------------------------------------------------------------===//

#include <cublasLt.h>
#include <cuda.h>
#include <cudnn.h>

#define MP_FAKE_TYPES_ONLY
#include "BlasAbi.h"
#include "DnnAbi.h"
#include "DriverAbi.h"

#include <type_traits>

// The driver calls another one by the plain name since CUDA 13; that one takes
// the same.
#ifdef cuEventElapsedTime
#undef cuEventElapsedTime
extern "C" decltype(cuEventElapsedTime_v2) cuEventElapsedTime;
#endif

/// Whether one may stand for the other: an integer for an enumeration of its
/// width, any pointer for a pointer.
template <typename A, typename B>
static constexpr bool fits() {
  if constexpr (std::is_void_v<A> || std::is_void_v<B>)
    return std::is_void_v<A> && std::is_void_v<B>;
  else
    return sizeof(A) == sizeof(B) && alignof(A) == alignof(B) &&
           std::is_pointer_v<A> == std::is_pointer_v<B>;
}

template <typename A, typename B>
struct IsCalledLike;
template <typename A, typename... As, typename B, typename... Bs>
struct IsCalledLike<A(As...), B(Bs...)> {
  static constexpr bool get() {
    if constexpr (sizeof...(As) == sizeof...(Bs))
      return fits<A, B>() && (fits<As, Bs>() && ...);
    else
      return false;
  }
};

namespace mp::fakes {

#define MP_FAKE(result, name, ...)                                             \
  static_assert(IsCalledLike<result(__VA_ARGS__), decltype(::name)>::get());
#include "BlasCalls.h"
#include "DnnCalls.h"
#include "DriverCalls.h"
#undef MP_FAKE

#define MP_VALUE(name, real)                                                   \
  static_assert(static_cast<long>(name) == static_cast<long>(::real));
#include "BlasValues.h"
#include "DnnValues.h"
#include "DriverValues.h"
#undef MP_VALUE

static_assert(sizeof(BlasAlgo) == sizeof(cublasLtMatmulAlgo_t));
static_assert(sizeof(BlasHeuristicResult) ==
              sizeof(cublasLtMatmulHeuristicResult_t));
static_assert(offsetof(BlasHeuristicResult, workspaceSize) ==
              offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize));
static_assert(offsetof(BlasHeuristicResult, state) ==
              offsetof(cublasLtMatmulHeuristicResult_t, state));

} // namespace mp::fakes
