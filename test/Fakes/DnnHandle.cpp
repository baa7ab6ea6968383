//===- DnnHandle.cpp - Handles, streams and errors of cuDNN ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

#include "llvm/ADT/STLExtras.h"

#include <cstring>

using namespace mp::fakes;

static constexpr size_t dnnVersion = 91900;

static int dnnStatusOf(Result code) {
  switch (code) {
  case Success:
    return DnnSuccess;
  case NotInitialized:
  case InvalidContext:
  case ContextIsDestroyed:
    return DnnNotInitialized;
  case InvalidValue:
  case InvalidHandle:
    return DnnBadParam;
  case NotSupported:
    return DnnNotSupported;
  case CaptureUnsupported:
    return DnnInternalError;
  default:
    return DnnExecutionFailedDriver;
  }
}
const Library mp::fakes::dnnLibrary = {dnnStatusOf};

static std::vector<std::string> alive() {
  std::vector<std::string> names;
  llvm::append_range(names, dnnHandles().alive());
  llvm::append_range(names, backends().alive());
  llvm::append_range(names, dnnTensors().alive());
  llvm::append_range(names, poolings().alive());
  return names;
}

Handles<DnnHandle> &mp::fakes::dnnHandles() {
  static auto *all = [] {
    whenProcessEnds(alive);
    return new Handles<DnnHandle>("cuDNN handle", 32);
  }();
  return *all;
}
Handles<Backend> &mp::fakes::backends() {
  static auto *all = new Handles<Backend>("backend descriptor", 33);
  return *all;
}
Handles<Tensor> &mp::fakes::dnnTensors() {
  static auto *all = new Handles<Tensor>("tensor descriptor", 34);
  return *all;
}
Handles<Pooling> &mp::fakes::poolings() {
  static auto *all = new Handles<Pooling>("pooling descriptor", 35);
  return *all;
}

std::optional<Type> mp::fakes::typeOfDnn(unsigned type) {
  switch (type) {
  case DnnFloat:
    return Type::F32;
  case DnnDouble:
    return Type::F64;
  case DnnHalf:
    return Type::F16;
  case DnnBFloat16:
    return Type::BF16;
  default:
    return std::nullopt;
  }
}

Stream *DnnCall::findStream(Handle handle, DnnStatus &status) {
  DnnHandle *own = dnnHandles().find(handle);
  if (!own) {
    status = stop(DnnBadParam, dnnHandles().whyNot(handle));
    return nullptr;
  }
  if (own->context != context().number) {
    status = stop(DnnBadParam, "the handle is of another context");
    return nullptr;
  }
  Stream *stream = context().findStream(own->stream);
  if (!stream)
    status = stop(DnnBadParam, context().streams.whyNot(own->stream));
  return stream;
}

DnnStatus mp::fakes::cudnnCreate(Handle *handle) {
  DnnCall call("cudnnCreate", Current | NoCapture);
  if (call.over())
    return call.result();
  if (!handle)
    return call.stop(DnnNullPointer, "nowhere to put it");
  *handle = dnnHandles().make(DnnHandle{call.context().number, nullptr});
  return DnnSuccess;
}

DnnStatus mp::fakes::cudnnDestroy(Handle handle) {
  DnnCall call("cudnnDestroy", NoCapture);
  if (call.over())
    return call.result();
  if (!dnnHandles().erase(handle))
    return call.stop(DnnBadParam, dnnHandles().whyNot(handle));
  return DnnSuccess;
}

DnnStatus mp::fakes::cudnnSetStream(Handle handle, Handle stream) {
  DnnCall call("cudnnSetStream", Current);
  if (call.over())
    return call.result();
  DnnHandle *own = dnnHandles().find(handle);
  if (!own)
    return call.stop(DnnBadParam, dnnHandles().whyNot(handle));
  if (!call.context().findStream(stream))
    return call.stop(DnnBadParam, call.context().streams.whyNot(stream));
  own->stream = stream;
  return DnnSuccess;
}

size_t mp::fakes::cudnnGetVersion() { return dnnVersion; }

static const char *statusName(DnnStatus status) {
  switch (status) {
  case DnnSuccess:
    return "CUDNN_STATUS_SUCCESS";
  case DnnNotInitialized:
    return "CUDNN_STATUS_NOT_INITIALIZED";
  case DnnBadParam:
    return "CUDNN_STATUS_BAD_PARAM";
  case DnnNullPointer:
    return "CUDNN_STATUS_BAD_PARAM_NULL_POINTER";
  case DnnMisalignedPointer:
    return "CUDNN_STATUS_BAD_PARAM_MISALIGNED_POINTER";
  case DnnNotFinalized:
    return "CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED";
  case DnnOutOfBound:
    return "CUDNN_STATUS_BAD_PARAM_OUT_OF_BOUND";
  case DnnSizeInsufficient:
    return "CUDNN_STATUS_BAD_PARAM_SIZE_INSUFFICIENT";
  case DnnShapeMismatch:
    return "CUDNN_STATUS_BAD_PARAM_SHAPE_MISMATCH";
  case DnnDuplicatedEntries:
    return "CUDNN_STATUS_BAD_PARAM_DUPLICATED_ENTRIES";
  case DnnAttributeType:
    return "CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE";
  case DnnDescriptorType:
    return "CUDNN_STATUS_BAD_PARAM_DESCRIPTOR_TYPE";
  case DnnNotSupported:
    return "CUDNN_STATUS_NOT_SUPPORTED";
  case DnnGraphPattern:
    return "CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN";
  case DnnNotSupportedDataType:
    return "CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE";
  case DnnNotSupportedLayout:
    return "CUDNN_STATUS_NOT_SUPPORTED_LAYOUT";
  case DnnInternalError:
    return "CUDNN_STATUS_INTERNAL_ERROR";
  case DnnExecutionFailed:
    return "CUDNN_STATUS_EXECUTION_FAILED";
  case DnnExecutionFailedDriver:
    return "CUDNN_STATUS_EXECUTION_FAILED_CUDA_DRIVER";
  }
  return "CUDNN_UNKNOWN_STATUS";
}

/// The name, and what was said when the status was returned last.
const char *mp::fakes::cudnnGetErrorString(DnnStatus status) {
  DnnCall call("cudnnGetErrorString", Nothing);
  std::string text = statusName(status);
  const std::string &words = lastWords(dnnLibrary, static_cast<int>(status));
  return keep(words.empty() ? text : text + " (" + words + ")");
}

void mp::fakes::cudnnGetLastErrorString(char *text, size_t room) {
  DnnCall call("cudnnGetLastErrorString", Nothing);
  if (!text || room == 0)
    return;
  const std::string &words = lastWords(dnnLibrary);
  size_t bytes = std::min(room - 1, words.size());
  std::memcpy(text, words.data(), bytes);
  text[bytes] = 0;
}
