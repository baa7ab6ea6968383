//===- BlasDescriptors.cpp - Descriptors of cuBLASLt ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Blas.h"

#include "llvm/ADT/STLExtras.h"

#include <cstring>

using namespace mp::fakes;

static int blasStatusOf(Result code) {
  switch (code) {
  case Success:
    return BlasSuccess;
  case NotInitialized:
  case InvalidContext:
  case ContextIsDestroyed:
    return BlasNotInitialized;
  case InvalidValue:
  case InvalidHandle:
    return BlasInvalidValue;
  case NotSupported:
    return BlasNotSupported;
  case CaptureUnsupported:
    return BlasInternalError;
  default:
    return BlasExecutionFailed;
  }
}
const Library mp::fakes::blasLibrary = {blasStatusOf};

static std::vector<std::string> alive() {
  std::vector<std::string> names;
  llvm::append_range(names, blasHandles().alive());
  llvm::append_range(names, matmulDescs().alive());
  llvm::append_range(names, matrixLayouts().alive());
  llvm::append_range(names, matmulPreferences().alive());
  return names;
}

Handles<BlasHandle> &mp::fakes::blasHandles() {
  static auto *all = [] {
    whenProcessEnds(alive);
    return new Handles<BlasHandle>("cuBLASLt handle", 16);
  }();
  return *all;
}
Handles<MatmulDesc> &mp::fakes::matmulDescs() {
  static auto *all = new Handles<MatmulDesc>("matmul descriptor", 17);
  return *all;
}
Handles<MatrixLayout> &mp::fakes::matrixLayouts() {
  static auto *all = new Handles<MatrixLayout>("matrix layout", 18);
  return *all;
}
Handles<MatmulPreference> &mp::fakes::matmulPreferences() {
  static auto *all = new Handles<MatmulPreference>("matmul preference", 19);
  return *all;
}

namespace {
/// Where an attribute is kept.
struct Place {
  void *data = nullptr;
  size_t bytes = 0;

  Place() = default;
  template <typename T>
  Place(T &member) : data(&member), bytes(sizeof(T)) {}
};
} // namespace

static Place placeOf(MatmulDesc &desc, MatmulAttribute attribute) {
  switch (attribute) {
  case DescComputeType:
    return desc.compute;
  case DescScaleType:
    return desc.scale;
  case DescPointerMode:
    return desc.pointerMode;
  case DescTransA:
    return desc.transA;
  case DescTransB:
    return desc.transB;
  case DescTransC:
    return desc.transC;
  case DescEpilogue:
    return desc.epilogue;
  case DescBiasPointer:
    return desc.bias;
  case DescBiasBatchStride:
    return desc.biasStride;
  case DescBiasDataType:
    return desc.biasType;
  }
  return {};
}

static Place placeOf(MatrixLayout &layout, LayoutAttribute attribute) {
  switch (attribute) {
  case LayoutType:
    return layout.type;
  case LayoutOrder:
    return layout.order;
  case LayoutRows:
    return layout.rows;
  case LayoutCols:
    return layout.cols;
  case LayoutLd:
    return layout.ld;
  case LayoutBatchCount:
    return layout.batches;
  case LayoutBatchOffset:
    return layout.batchOffset;
  }
  return {};
}

static Place placeOf(MatmulPreference &preference,
                     PreferenceAttribute attribute) {
  switch (attribute) {
  case PrefSearchMode:
    return preference.searchMode;
  case PrefMaxWorkspace:
    return preference.workspace;
  case PrefReductionMask:
    return preference.reductionMask;
  case PrefMinAlignmentA:
  case PrefMinAlignmentB:
  case PrefMinAlignmentC:
  case PrefMinAlignmentD:
    return preference.alignments[attribute - PrefMinAlignmentA];
  case PrefMaxWaves:
    return preference.maxWaves;
  case PrefImplMask:
    return preference.implMask;
  }
  return {};
}

template <typename T, typename Attribute>
static BlasStatus set(const char *name, Handles<T> &objects, Handle handle,
                      Attribute attribute, const void *value, size_t bytes) {
  BlasCall call(name, Nothing);
  if (call.over())
    return call.result();
  T *object = objects.find(handle);
  if (!object)
    return call.stop(BlasInvalidValue, objects.whyNot(handle));
  Place place = placeOf(*object, attribute);
  if (!place.data)
    return call.stop(BlasNotSupported, "attribute " +
                                           std::to_string(attribute) +
                                           " is not faked");
  if (!value || bytes != place.bytes)
    return call.stop(BlasInvalidValue,
                     "attribute " + std::to_string(attribute) + " has " +
                         std::to_string(place.bytes) + " bytes, and is given " +
                         std::to_string(bytes));
  std::memcpy(place.data, value, bytes);
  return BlasSuccess;
}

template <typename T, typename... Args>
static BlasStatus create(const char *name, Handles<T> &objects, Handle *handle,
                         const Args &...args) {
  BlasCall call(name, Nothing);
  if (call.over())
    return call.result();
  if (!handle)
    return call.stop(BlasInvalidValue, "nowhere to put it");
  *handle = objects.make(T{args...});
  return BlasSuccess;
}

template <typename T>
static BlasStatus destroy(const char *name, Handles<T> &objects,
                          Handle handle) {
  BlasCall call(name, Nothing);
  if (call.over())
    return call.result();
  if (!objects.erase(handle))
    return call.stop(BlasInvalidValue, objects.whyNot(handle));
  return BlasSuccess;
}

BlasStatus mp::fakes::cublasLtMatmulDescCreate(Handle *desc,
                                               BlasCompute compute,
                                               CudaType scale) {
  MatmulDesc made;
  made.compute = compute;
  made.scale = scale;
  return create("cublasLtMatmulDescCreate", matmulDescs(), desc, made);
}

BlasStatus mp::fakes::cublasLtMatmulDescDestroy(Handle desc) {
  return destroy("cublasLtMatmulDescDestroy", matmulDescs(), desc);
}

BlasStatus mp::fakes::cublasLtMatmulDescSetAttribute(Handle desc,
                                                     MatmulAttribute attribute,
                                                     const void *value,
                                                     size_t bytes) {
  return set("cublasLtMatmulDescSetAttribute", matmulDescs(), desc, attribute,
             value, bytes);
}

BlasStatus mp::fakes::cublasLtMatmulDescGetAttribute(Handle handle,
                                                     MatmulAttribute attribute,
                                                     void *value, size_t bytes,
                                                     size_t *written) {
  BlasCall call("cublasLtMatmulDescGetAttribute", Nothing);
  if (call.over())
    return call.result();
  MatmulDesc *desc = matmulDescs().find(handle);
  if (!desc)
    return call.stop(BlasInvalidValue, matmulDescs().whyNot(handle));
  Place place = placeOf(*desc, attribute);
  if (!place.data)
    return call.stop(BlasNotSupported, "the attribute is not faked");
  if ((bytes == 0 && !written) || (bytes != 0 && !value) ||
      (bytes != 0 && bytes < place.bytes))
    return call.stop(BlasInvalidValue, "no room for the attribute");
  if (bytes != 0)
    std::memcpy(value, place.data, place.bytes);
  if (written)
    *written = place.bytes;
  return BlasSuccess;
}

BlasStatus mp::fakes::cublasLtMatrixLayoutCreate(Handle *layout, CudaType type,
                                                 uint64_t rows, uint64_t cols,
                                                 int64_t ld) {
  MatrixLayout made;
  made.type = type;
  made.rows = rows;
  made.cols = cols;
  made.ld = ld;
  return create("cublasLtMatrixLayoutCreate", matrixLayouts(), layout, made);
}

BlasStatus mp::fakes::cublasLtMatrixLayoutDestroy(Handle layout) {
  return destroy("cublasLtMatrixLayoutDestroy", matrixLayouts(), layout);
}

BlasStatus mp::fakes::cublasLtMatrixLayoutSetAttribute(
    Handle layout, LayoutAttribute attribute, const void *value, size_t bytes) {
  return set("cublasLtMatrixLayoutSetAttribute", matrixLayouts(), layout,
             attribute, value, bytes);
}

BlasStatus mp::fakes::cublasLtMatmulPreferenceCreate(Handle *preference) {
  return create("cublasLtMatmulPreferenceCreate", matmulPreferences(),
                preference);
}

BlasStatus mp::fakes::cublasLtMatmulPreferenceDestroy(Handle preference) {
  return destroy("cublasLtMatmulPreferenceDestroy", matmulPreferences(),
                 preference);
}

BlasStatus mp::fakes::cublasLtMatmulPreferenceSetAttribute(
    Handle preference, PreferenceAttribute attribute, const void *value,
    size_t bytes) {
  return set("cublasLtMatmulPreferenceSetAttribute", matmulPreferences(),
             preference, attribute, value, bytes);
}
