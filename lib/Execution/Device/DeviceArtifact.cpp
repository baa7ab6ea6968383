//===- DeviceArtifact.cpp - An artifact on a device -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/DeviceProgram.h"

#include "mlir/IR/Builders.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Execution/PlanProgram.h"
#include "mp/Runtime/Container.h"

#include <chrono>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

bool mp::exec::isArtifact(llvm::MemoryBufferRef bytes) {
  return mp_runtime::isArtifact(bytes.getBufferStart(), bytes.getBufferSize());
}

llvm::Error mp::exec::checkArtifactHeader(llvm::MemoryBufferRef start,
                                          uint64_t fileBytes) {
  std::string error = mp_runtime::checkHeader(start.getBufferStart(),
                                              start.getBufferSize(), fileBytes);
  if (error.empty())
    return llvm::Error::success();
  return llvm::createStringError("the artifact " + error);
}

llvm::Expected<std::shared_ptr<DeviceArtifact>>
DeviceArtifact::open(std::unique_ptr<llvm::MemoryBuffer> bytes,
                     const std::string &kind) {
  std::shared_ptr<DeviceArtifact> opened(new DeviceArtifact());
  opened->bytes = std::move(bytes);
  if (mp_artifact_open(opened->bytes->getBufferStart(),
                       opened->bytes->getBufferSize(),
                       &opened->artifact) != MP_OK ||
      mp_device_open(kind.c_str(), /*ordinal=*/0, &opened->device) != MP_OK)
    return llvm::createStringError(mp_last_error());
  return opened;
}

DeviceArtifact::~DeviceArtifact() {
  if (device)
    mp_device_close(device);
  if (artifact)
    mp_artifact_close(artifact);
}

StringRef DeviceArtifact::description() const {
  return mp_device_describe(device);
}

static Type typeOf(MLIRContext *context, mp_element element) {
  switch (element) {
  case MP_F16:
    return Float16Type::get(context);
  case MP_BF16:
    return BFloat16Type::get(context);
  case MP_F32:
    return Float32Type::get(context);
  case MP_F64:
    return Float64Type::get(context);
  case MP_I1:
    return IntegerType::get(context, 1);
  case MP_I8:
    return IntegerType::get(context, 8);
  case MP_I16:
    return IntegerType::get(context, 16);
  case MP_I32:
    return IntegerType::get(context, 32);
  case MP_I64:
    return IntegerType::get(context, 64);
  }
  return nullptr; // the runtime has refused it
}

static void declareSlot(OpBuilder &builder, Location loc, const mp_slot &slot) {
  MLIRContext *context = builder.getContext();
  auto type = RankedTensorType::get(ArrayRef(slot.shape, slot.rank),
                                    typeOf(context, slot.element));
  auto numberOrNone = [&](int64_t number) {
    return number == -1 ? IntegerAttr() : builder.getI64IntegerAttr(number);
  };
  std::optional<Role> role = symbolizeRole(slot.role);
  mprt::SlotOp::create(builder, loc, mprt::BufferType::get(context),
                       slot.side == MP_ARGUMENT ? mprt::SlotKind::Argument
                                                : mprt::SlotKind::Result,
                       slot.number, slot.name,
                       role ? RoleAttr::get(context, *role) : RoleAttr(),
                       numberOrNone(slot.pair), numberOrNone(slot.alias),
                       slot.is_unsigned != 0, type);
}

FailureOr<OwningOpRef<ModuleOp>>
DeviceArtifact::declarePrograms(MLIRContext &context) const {
  context.getOrLoadDialect<mprt::MPRTDialect>();
  Location loc =
      NameLoc::get(StringAttr::get(&context, bytes->getBufferIdentifier()));
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  for (uint32_t program = 0; program < mp_artifact_num_programs(artifact);
       ++program) {
    OpBuilder builder(module->getBodyRegion());
    builder.setInsertionPointToEnd(module->getBody());
    auto plan = mprt::PlanOp::create(
        builder, loc,
        builder.getStringAttr(mp_artifact_program(artifact, program)),
        IntegerAttr(), builder.getI64IntegerAttr(0));
    builder.createBlock(&plan.getBody());
    for (uint32_t i = 0; i < mp_artifact_num_slots(artifact, program); ++i) {
      mp_slot slot;
      if (mp_artifact_slot(artifact, program, i, &slot) == MP_OK)
        declareSlot(builder, loc, slot);
    }
  }
  return declarePlans(*module);
}

llvm::Expected<std::vector<mp_call_profile>> DeviceArtifact::timeCalls() {
  std::vector<mp_call_profile> calls(mp_program_num_calls(step));
  if (mp_program_profile(step, calls.data(), calls.size()) != MP_OK)
    return llvm::createStringError(mp_last_error());
  return calls;
}

llvm::Expected<double> DeviceArtifact::timeSteps(unsigned steps) {
  auto run = [&](unsigned count) {
    return mp_program_run(step, count, MP_RUN_GRAPH) == MP_OK &&
           mp_program_wait(step) == MP_OK;
  };
  // The first two make the graphs of even and odd steps.
  if (!run(2))
    return llvm::createStringError(mp_last_error());
  auto begin = std::chrono::steady_clock::now();
  if (!run(steps))
    return llvm::createStringError(mp_last_error());
  std::chrono::duration<double, std::milli> took =
      std::chrono::steady_clock::now() - begin;
  return took.count() / steps;
}
