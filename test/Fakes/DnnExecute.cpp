//===- DnnExecute.cpp - Plans and pointers --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mp::fakes;
using llvm::formatv;

/// Finds the pointers of the tensors in a variant pack.
static DnnRefusal bind(const Backend &pack, ConvolutionCall &call) {
  std::vector<int64_t> ids = pack.all<int64_t>(VariantPackUniqueIds);
  auto pointers = pack.all<uint64_t>(VariantPackDataPointers);
  const Convolution &c = call.convolution;
  const std::pair<const Tensor *, uint64_t *> wanted[] = {
      {&c.x, &call.x}, {&c.w, &call.w}, {&c.y, &call.y}};
  for (auto [tensor, to] : wanted) {
    auto found = std::find(ids.begin(), ids.end(), tensor->id);
    if (found == ids.end())
      return {DnnBadParam,
              formatv("unique id {0} is missing in the pack", tensor->id)};
    *to = pointers[found - ids.begin()];
    if (*to == 0)
      return {DnnNullPointer, formatv("unique id {0} is null", tensor->id)};
    if (*to % tensor->alignment)
      return {DnnMisalignedPointer,
              formatv("unique id {0} ({1:x}) is not a multiple of {2}",
                      tensor->id, *to, tensor->alignment)};
  }
  call.workspace = pack.get<uint64_t>(VariantPackWorkspace);
  call.workspaceBytes = planWorkspace;
  if (call.workspace == 0)
    return {DnnNullPointer,
            formatv("the plan needs {0} bytes of workspace", planWorkspace)};
  return {};
}

/// What is written may not be anything else.
static DnnRefusal checkOverlaps(const ConvolutionCall &call) {
  struct Range {
    const char *name;
    uint64_t begin, bytes;
    bool isWritten;
  };
  const Convolution &c = call.convolution;
  const Range ranges[] = {
      {"X", call.x, c.x.bytes(), &c.output() == &c.x},
      {"W", call.w, c.w.bytes(), &c.output() == &c.w},
      {"Y", call.y, c.y.bytes(), &c.output() == &c.y},
      {"the workspace", call.workspace, call.workspaceBytes, true}};
  for (const Range &a : ranges)
    for (const Range &b : ranges)
      if (&a != &b && a.isWritten && a.begin < b.begin + b.bytes &&
          b.begin < a.begin + a.bytes)
        return {DnnBadParam, formatv("{0} ({1:x}) and {2} ({3:x}) overlap",
                                     a.name, a.begin, b.name, b.begin)};
  return {};
}

static std::string describe(const Convolution &c) {
  const char *kind = c.kind == ConvolutionKind::Forward        ? "forward"
                     : c.kind == ConvolutionKind::BackwardData ? "data"
                                                               : "filter";
  return formatv("cudnnBackendExecute {0} X {1} W {2} Y {3} of {4}", kind,
                 c.x.shape(), c.w.shape(), c.y.shape(),
                 nameOf(c.output().type));
}

DnnStatus mp::fakes::cudnnBackendExecute(Handle handle, Handle planHandle,
                                         Handle packHandle) {
  DnnCall call("cudnnBackendExecute", Current);
  if (call.over())
    return call.result();
  DnnStatus status = DnnSuccess;
  Stream *stream = call.findStream(handle, status);
  if (!stream)
    return status;
  const std::pair<Handle, DnnBackendKind> wanted[] = {
      {planHandle, BackendExecutionPlan}, {packHandle, BackendVariantPack}};
  for (auto [descriptor, kind] : wanted) {
    Backend *backend = backends().find(descriptor);
    if (!backend)
      return call.stop(DnnBadParam, backends().whyNot(descriptor));
    if (backend->kind != kind)
      return call.stop(DnnDescriptorType,
                       backends().nameOf(descriptor) + " is of another type");
    if (!backend->isFinal)
      return call.stop(DnnNotFinalized,
                       backends().nameOf(descriptor) + " is not finalized");
  }
  const Backend &plan = *backends().find(planHandle);
  if (plan.get<Handle>(PlanHandle) != handle)
    return call.stop(DnnBadParam, "the plan is of another handle");
  ConvolutionCall work;
  work.convolution = plan.convolution;
  DnnRefusal refusal = bind(*backends().find(packHandle), work);
  if (!refusal.status)
    refusal = checkOverlaps(work);
  if (refusal.status)
    return call.stop(refusal.status, refusal.why);
  return call.finish(
      call.context().submit(*stream, describe(work.convolution),
                            [work](Run &run) { compute(run, work); }));
}
