//===- Dnn.h - Handles and descriptors of cuDNN -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_DNN_H
#define MP_TEST_FAKES_DNN_H

#include "Call.h"
#include "DnnAbi.h"
#include "Tensor.h"

#include <cstring>
#include <map>

namespace mp::fakes {

extern const Library dnnLibrary;

class DnnCall : public Call {
public:
  DnnCall(const char *name, unsigned needs) : Call(dnnLibrary, name, needs) {}

  DnnStatus result() const { return static_cast<DnnStatus>(*over()); }
  DnnStatus stop(DnnStatus status, const std::string &why) {
    return static_cast<DnnStatus>(stopWith(static_cast<int>(status), why));
  }
  DnnStatus finish(const Fault &fault) {
    return static_cast<DnnStatus>(Call::finish(fault));
  }
  /// The stream of a handle; null after a stop, whose status is in `status`.
  Stream *findStream(Handle handle, DnnStatus &status);
};

struct DnnHandle {
  uint64_t context;
  Handle stream = nullptr;
};

struct Pooling {
  bool isSet = false;
  DnnPoolingMode mode = PoolMax;
  bool propagatesNan = false;
  std::vector<int64_t> window, padding, stride;
};

/// What is wrong; a success if nothing is.
struct DnnRefusal {
  DnnStatus status = DnnSuccess;
  std::string why;
};

enum class ConvolutionKind : uint8_t { Forward, BackwardData, BackwardFilter };

/// A convolution with its tensors; which one is written depends on the kind.
struct Convolution {
  ConvolutionKind kind = ConvolutionKind::Forward;
  Tensor x, w, y;
  Type compute = Type::F32;
  /// Whether the filter is turned around.
  bool flips = false;
  std::vector<int64_t> dilations, strides, before, behind;
  double alpha = 1, beta = 0;

  const Tensor &output() const {
    return kind == ConvolutionKind::Forward        ? y
           : kind == ConvolutionKind::BackwardData ? x
                                                   : w;
  }
};

/// A convolution on pointers.
struct ConvolutionCall {
  Convolution convolution;
  uint64_t x = 0, w = 0, y = 0;
  uint64_t workspace = 0, workspaceBytes = 0;
};

/// What an attribute was set to.
struct Attributes {
  DnnAttributeKind kind;
  int64_t count;
  std::vector<uint8_t> bytes;
};

/// A descriptor of the graph API. What others are made of is copied when they
/// are finalized.
struct Backend {
  DnnBackendKind kind;
  bool isFinal = false;
  std::map<DnnAttribute, Attributes> attributes;
  /// Of a tensor.
  Tensor tensor;
  /// Of an operation and all that is made of it; of a convolution descriptor
  /// what is known without tensors.
  Convolution convolution;

  explicit Backend(DnnBackendKind kind) : kind(kind) {}

  template <typename T>
  std::vector<T> all(DnnAttribute name) const {
    auto found = attributes.find(name);
    if (found == attributes.end())
      return {};
    const std::vector<uint8_t> &bytes = found->second.bytes;
    std::vector<T> values(bytes.size() / sizeof(T));
    std::copy(bytes.begin(), bytes.end(),
              reinterpret_cast<uint8_t *>(values.data()));
    return values;
  }
  template <typename T>
  T get(DnnAttribute name, T otherwise = T()) const {
    auto found = attributes.find(name);
    T value = otherwise;
    if (found != attributes.end() && found->second.bytes.size() >= sizeof(T))
      std::memcpy(&value, found->second.bytes.data(), sizeof(T));
    return value;
  }
};

Handles<DnnHandle> &dnnHandles();
Handles<Backend> &backends();
Handles<Tensor> &dnnTensors();
Handles<Pooling> &poolings();

/// What a plan wants.
constexpr int64_t planWorkspace = 1024;

std::optional<Type> typeOfDnn(unsigned type);

/// Holds what a descriptor has against what it must have, and takes in what it
/// is made of.
DnnRefusal finalize(Backend &backend);

/// What a descriptor may have, by name; nothing if it is unknown.
struct AttributeSpec {
  DnnAttribute name;
  DnnAttributeKind kind;
  int64_t least, most;
  bool isRequired;
  /// What may only be asked for.
  bool isResult = false;
};
std::optional<AttributeSpec> findSpec(DnnBackendKind kind, DnnAttribute name);
std::vector<AttributeSpec> specsOf(DnnBackendKind kind);
size_t bytesOf(DnnAttributeKind kind);

/// Computes it as an operation of a stream.
void compute(Run &run, const ConvolutionCall &call);

} // namespace mp::fakes

#endif // MP_TEST_FAKES_DNN_H
