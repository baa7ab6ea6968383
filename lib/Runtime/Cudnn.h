//===- Cudnn.h - What we use of cuDNN ---------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and numbers as the headers of cuDNN 9 have them (test/Runtime/abi.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_CUDNN_H
#define MP_LIB_RUNTIME_CUDNN_H

#include "Cuda.h"

namespace mp_runtime::dnn {

using Result = int;
using Handle = struct cudnnContext *;
/// cudnnBackendDescriptor_t.
using Descriptor = void *;
using TensorDesc = struct cudnnTensorStruct *;
using PoolingDesc = struct cudnnPoolingStruct *;

// cudnnDataType_t
inline constexpr int dataFloat = 0, dataDouble = 1, dataHalf = 2, dataBF16 = 9;
// cudnnBackendDescriptorType_t
inline constexpr int convolutionDescriptor = 1, engineDescriptor = 2,
                     configDescriptor = 3, heuristicsDescriptor = 4,
                     planDescriptor = 5, forwardDescriptor = 10,
                     backwardFilterDescriptor = 11, backwardDataDescriptor = 12,
                     graphDescriptor = 15, variantPackDescriptor = 16,
                     tensorDescriptor = 17;
// cudnnBackendAttributeType_t
inline constexpr int typeHandle = 0, typeDataType = 1, typeInt64 = 3,
                     typeFloat = 4, typeDouble = 5, typePointer = 6,
                     typeConvMode = 7, typeHeurMode = 8, typeNumericalNote = 11,
                     typeDescriptor = 15;
// cudnnBackendAttributeName_t
inline constexpr int convCompType = 100, convMode = 101, convDilations = 102,
                     convStrides = 103, convPostPaddings = 104,
                     convPrePaddings = 105, convSpatialDims = 106;
inline constexpr int heurMode = 200, heurGraph = 201, heurResults = 202;
inline constexpr int configEngine = 300;
inline constexpr int planHandle = 400, planConfig = 401, planWorkspace = 402;
/// The first of six attributes of each of the three operations.
inline constexpr int forwardAttributes = 700, backwardDataAttributes = 706,
                     backwardFilterAttributes = 712;
inline constexpr int graphHandle = 800, graphOps = 801;
inline constexpr int tensorAlignment = 900, tensorType = 901, tensorDims = 902,
                     tensorStrides = 903, tensorId = 906;
inline constexpr int packIds = 1000, packPointers = 1001, packWorkspace = 1003;
inline constexpr int engineNotes = 1303;
// cudnnBackendNumericalNote_t
inline constexpr int noteTensorCore = 0, noteDownConvert = 1,
                     noteReducedReduction = 2, noteFourier = 3,
                     noteNondeterministic = 4, noteWinograd = 5;
// cudnnBackendHeurMode_t
inline constexpr int heurModeA = 3, heurFallback = 2;
// cudnnConvolutionMode_t
inline constexpr int convolution = 0, crossCorrelation = 1;
// cudnnPoolingMode_t, cudnnNanPropagation_t
inline constexpr int poolMax = 3 /* deterministic */, poolAverage = 1;
inline constexpr int propagateNan = 1;

#define MP_FOR_EACH_CUDNN_FUNCTION(F)                                          \
  F(cudnnCreate, (Handle *))                                                   \
  F(cudnnDestroy, (Handle))                                                    \
  F(cudnnSetStream, (Handle, cu::Stream))                                      \
  F(cudnnBackendCreateDescriptor, (int, Descriptor *))                         \
  F(cudnnBackendDestroyDescriptor, (Descriptor))                               \
  F(cudnnBackendFinalize, (Descriptor))                                        \
  F(cudnnBackendSetAttribute, (Descriptor, int, int, int64_t, const void *))   \
  F(cudnnBackendGetAttribute,                                                  \
    (Descriptor, int, int, int64_t, int64_t *, void *))                        \
  F(cudnnBackendExecute, (Handle, Descriptor, Descriptor))                     \
  F(cudnnCreateTensorDescriptor, (TensorDesc *))                               \
  F(cudnnDestroyTensorDescriptor, (TensorDesc))                                \
  F(cudnnSetTensorNdDescriptor,                                                \
    (TensorDesc, int, int, const int *, const int *))                          \
  F(cudnnCreatePoolingDescriptor, (PoolingDesc *))                             \
  F(cudnnDestroyPoolingDescriptor, (PoolingDesc))                              \
  F(cudnnSetPoolingNdDescriptor,                                               \
    (PoolingDesc, int, int, int, const int *, const int *, const int *))       \
  F(cudnnPoolingForward, (Handle, PoolingDesc, const void *, TensorDesc,       \
                          const void *, const void *, TensorDesc, void *))

/// The functions of one cuDNN.
struct Library {
// NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration takes none
#define MP_MEMBER(name, parameters) Result(*name) parameters = nullptr;
  MP_FOR_EACH_CUDNN_FUNCTION(MP_MEMBER)
#undef MP_MEMBER
  const char *(*cudnnGetErrorString)(Result) = nullptr;
  void (*cudnnGetLastErrorString)(char *, size_t) = nullptr;

  /// Binds libcudnn.so.9.
  Status bind(SharedLibrary &library);
  Status check(Result result, const char *call) const;
};

/// Calls a function of cuDNN; a Status.
#define MP_DNN(library, name, ...)                                             \
  (library).check((library).name(__VA_ARGS__), #name)

} // namespace mp_runtime::dnn

#endif // MP_LIB_RUNTIME_CUDNN_H
