//===- DnnBackend.cpp - Descriptors of cuDNN's graph API ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

#include "llvm/Support/FormatVariadic.h"

#include <cstring>

using namespace mp::fakes;
using llvm::formatv;

static bool isKnown(DnnBackendKind kind) { return !specsOf(kind).empty(); }

DnnStatus mp::fakes::cudnnBackendCreateDescriptor(DnnBackendKind kind,
                                                  Handle *descriptor) {
  DnnCall call("cudnnBackendCreateDescriptor", Nothing);
  if (call.over())
    return call.result();
  if (!descriptor)
    return call.stop(DnnNullPointer, "nowhere to put it");
  if (!isKnown(kind))
    return call.stop(
        DnnNotSupported,
        formatv("descriptor type {0} is not faked", unsigned(kind)));
  *descriptor = backends().make(kind);
  return DnnSuccess;
}

DnnStatus mp::fakes::cudnnBackendDestroyDescriptor(Handle descriptor) {
  DnnCall call("cudnnBackendDestroyDescriptor", Nothing);
  if (call.over())
    return call.result();
  if (!backends().erase(descriptor))
    return call.stop(DnnBadParam, backends().whyNot(descriptor));
  return DnnSuccess;
}

/// Holds handles among the elements against what they must be.
static DnnRefusal checkElements(DnnAttributeKind kind, int64_t count,
                                const void *elements) {
  auto *handles = static_cast<const Handle *>(elements);
  for (int64_t i = 0; i != count; ++i) {
    if (kind == KindHandle && !dnnHandles().find(handles[i]))
      return {DnnBadParam, dnnHandles().whyNot(handles[i])};
    if (kind != KindDescriptor)
      continue;
    Backend *other = backends().find(handles[i]);
    if (!other)
      return {DnnBadParam, backends().whyNot(handles[i])};
    if (!other->isFinal)
      return {DnnNotFinalized,
              backends().nameOf(handles[i]) + " is not finalized"};
  }
  return {};
}

DnnStatus mp::fakes::cudnnBackendSetAttribute(Handle descriptor,
                                              DnnAttribute attribute,
                                              DnnAttributeKind kind,
                                              int64_t count,
                                              const void *elements) {
  DnnCall call("cudnnBackendSetAttribute", Nothing);
  if (call.over())
    return call.result();
  Backend *backend = backends().find(descriptor);
  if (!backend)
    return call.stop(DnnBadParam, backends().whyNot(descriptor));
  std::string name = formatv("attribute {0} of {1}", unsigned(attribute),
                             backends().nameOf(descriptor));
  if (backend->isFinal)
    return call.stop(DnnBadParam, name + ": it is finalized already");
  std::optional<AttributeSpec> spec = findSpec(backend->kind, attribute);
  if (!spec || spec->isResult)
    return call.stop(
        DnnNotSupported,
        name +
            formatv(" (type {0}) is not faked", unsigned(backend->kind)).str());
  bool isScalar = spec->kind == KindFloat && kind == KindDouble;
  if (kind != spec->kind && !isScalar)
    return call.stop(DnnAttributeType,
                     name + formatv(" is of kind {0}, and is given kind {1}",
                                    unsigned(spec->kind), unsigned(kind))
                                .str());
  if (count < spec->least || count > spec->most)
    return call.stop(count < spec->least ? DnnSizeInsufficient : DnnOutOfBound,
                     name + formatv(" cannot have {0} elements", count).str());
  if (count && !elements)
    return call.stop(DnnNullPointer, name + " has no elements");
  if (DnnRefusal refusal = checkElements(kind, count, elements); refusal.status)
    return call.stop(refusal.status, name + ": " + refusal.why);
  auto *bytes = static_cast<const uint8_t *>(elements);
  backend->attributes[attribute] = {
      kind, count, std::vector<uint8_t>(bytes, bytes + count * bytesOf(kind))};
  return DnnSuccess;
}

DnnStatus mp::fakes::cudnnBackendFinalize(Handle descriptor) {
  DnnCall call("cudnnBackendFinalize", Nothing);
  if (call.over())
    return call.result();
  Backend *backend = backends().find(descriptor);
  if (!backend)
    return call.stop(DnnBadParam, backends().whyNot(descriptor));
  std::string name = backends().nameOf(descriptor);
  if (backend->isFinal)
    return call.stop(DnnBadParam, name + " is finalized already");
  if (DnnRefusal refusal = finalize(*backend); refusal.status)
    return call.stop(refusal.status,
                     formatv("{0} (type {1}): {2}", name,
                             unsigned(backend->kind), refusal.why));
  backend->isFinal = true;
  return DnnSuccess;
}

/// Makes descriptors that the caller has created what a heuristic, or a
/// configuration, has found: one, of the kind `to`.
static DnnRefusal fill(const Backend &from, DnnBackendKind to,
                       int64_t requested, int64_t *count,
                       const void *elements) {
  if (count)
    *count = 1;
  if (requested == 0 || !elements)
    return {};
  Handle handle = static_cast<const Handle *>(elements)[0];
  Backend *result = backends().find(handle);
  if (!result)
    return {DnnBadParam, backends().whyNot(handle)};
  if (result->kind != to || result->isFinal)
    return {DnnDescriptorType,
            backends().nameOf(handle) + " is of another kind, or finalized"};
  result->convolution = from.convolution;
  result->isFinal = true;
  return {};
}

static DnnRefusal getAttribute(const Backend &backend, DnnAttribute attribute,
                               int64_t requested, int64_t *count,
                               void *elements) {
  if (attribute == EngineHeurResults)
    return fill(backend, BackendEngineCfg, requested, count, elements);
  if (attribute == EngineCfgEngine)
    return fill(backend, BackendEngine, requested, count, elements);
  if (attribute == EngineNumericalNote || attribute == EngineBehaviorNote) {
    if (count)
      *count = 0;
    return {};
  }
  if (attribute == PlanWorkspaceSize || attribute == EngineCfgWorkspaceSize) {
    if (count)
      *count = 1;
    if (requested >= 1 && elements)
      std::memcpy(elements, &planWorkspace, sizeof(planWorkspace));
    return {};
  }
  auto found = backend.attributes.find(attribute);
  if (found == backend.attributes.end())
    return {DnnNotSupported, "it was not set"};
  const Attributes &value = found->second;
  if (count)
    *count = value.count;
  int64_t copied = std::min(requested, value.count);
  if (copied > 0 && elements)
    std::memcpy(elements, value.bytes.data(), copied * bytesOf(value.kind));
  return {};
}

DnnStatus mp::fakes::cudnnBackendGetAttribute(Handle descriptor,
                                              DnnAttribute attribute,
                                              DnnAttributeKind kind,
                                              int64_t requested, int64_t *count,
                                              void *elements) {
  DnnCall call("cudnnBackendGetAttribute", Nothing);
  if (call.over())
    return call.result();
  Backend *backend = backends().find(descriptor);
  if (!backend)
    return call.stop(DnnBadParam, backends().whyNot(descriptor));
  std::string name = formatv("attribute {0} of {1}", unsigned(attribute),
                             backends().nameOf(descriptor));
  if (!backend->isFinal)
    return call.stop(DnnNotFinalized, name + ": it is not finalized");
  std::optional<AttributeSpec> spec = findSpec(backend->kind, attribute);
  if (!spec)
    return call.stop(DnnNotSupported, name + " is not faked");
  if (kind != spec->kind)
    return call.stop(DnnAttributeType,
                     name + formatv(" is of kind {0}, and not {1}",
                                    unsigned(spec->kind), unsigned(kind))
                                .str());
  if (requested < 0)
    return call.stop(DnnBadParam, name + ": fewer than no elements");
  DnnRefusal refusal =
      getAttribute(*backend, attribute, requested, count, elements);
  if (refusal.status)
    return call.stop(refusal.status, name + ": " + refusal.why);
  return DnnSuccess;
}
