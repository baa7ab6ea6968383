//===- Launch.cpp - Kernels, copies and fills -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace mp_runtime;

namespace {
/// All stages of a kernel.
class LaunchCall : public Call {
public:
  LaunchCall(const table::Launch &table, const CallContext &context)
      : driver(context.device.driver()), memory(context.memory),
        operands(table.operands()->begin(), table.operands()->end()) {}

  Status prepare(const table::Kernel &kernel, cu::Module module);
  Status enqueue(const Turn &turn) override;

private:
  struct Stage {
    cu::Function function;
    table::Size grid, block;
  };

  const cu::Driver &driver;
  const Memory &memory;
  std::vector<uint32_t> operands;
  std::vector<Stage> stages;
  bool usesWorkspace = false, takesArray = false;
};

class CopyCall : public Call {
public:
  CopyCall(const table::Copy &table, uint64_t bytes, const CallContext &context)
      : driver(context.device.driver()), memory(context.memory),
        from(table.from()), to(table.to()), bytes(bytes) {}

  Status enqueue(const Turn &turn) override {
    return MP_CU(driver, cuMemcpyDtoDAsync_v2, memory.address(to, turn.parity),
                 memory.address(from, turn.parity), bytes, turn.stream);
  }

private:
  const cu::Driver &driver;
  const Memory &memory;
  uint32_t from, to;
  uint64_t bytes;
};

class FillCall : public Call {
public:
  FillCall(const table::Fill &table, uint64_t bytes, const CallContext &context)
      : driver(context.device.driver()), memory(context.memory), to(table.to()),
        width(table.width()), pattern(table.pattern()),
        count(bytes / table.width()) {}

  Status enqueue(const Turn &turn) override;

private:
  const cu::Driver &driver;
  const Memory &memory;
  uint32_t to, width;
  uint64_t pattern, count;
};
} // namespace

Status LaunchCall::prepare(const table::Kernel &kernel, cu::Module module) {
  usesWorkspace = kernel.scratch() != 0;
  takesArray = kernel.takes_array();
  for (const table::Stage *stage : *kernel.stages()) {
    cu::Function function = nullptr;
    MP_RETURN_IF_FAILED(MP_CU(driver, cuModuleGetFunction, &function, module,
                              stage->entry()->c_str())
                            .at("for '" + stage->entry()->str() + "'"));
    stages.push_back({function, *stage->grid(), *stage->block()});
  }
  return {};
}

Status LaunchCall::enqueue(const Turn &turn) {
  std::vector<cu::Pointer> pointers;
  pointers.reserve(operands.size() + 1);
  for (uint32_t operand : operands)
    pointers.push_back(memory.address(operand, turn.parity));
  if (usesWorkspace)
    pointers.push_back(memory.workspace());
  // The driver copies each parameter from where it is pointed to; an array is
  // one parameter, and as large as the code says.
  std::vector<void *> parameters;
  if (takesArray)
    parameters.push_back(pointers.data());
  else
    for (cu::Pointer &pointer : pointers)
      parameters.push_back(&pointer);
  for (const Stage &stage : stages)
    MP_RETURN_IF_FAILED(MP_CU(driver, cuLaunchKernel, stage.function,
                              stage.grid.x(), stage.grid.y(), stage.grid.z(),
                              stage.block.x(), stage.block.y(), stage.block.z(),
                              0, turn.stream, parameters.data(), nullptr));
  return {};
}

Status FillCall::enqueue(const Turn &turn) {
  cu::Pointer target = memory.address(to, turn.parity);
  switch (width) {
  case 1:
    return MP_CU(driver, cuMemsetD8Async, target, pattern, count, turn.stream);
  case 2:
    return MP_CU(driver, cuMemsetD16Async, target, pattern, count, turn.stream);
  case 4:
    return MP_CU(driver, cuMemsetD32Async, target, pattern, count, turn.stream);
  default:
    // The lower and the upper halves of the elements, as columns.
    MP_RETURN_IF_FAILED(MP_CU(driver, cuMemsetD2D32Async, target, 8,
                              static_cast<uint32_t>(pattern), 1, count,
                              turn.stream));
    return MP_CU(driver, cuMemsetD2D32Async, target + 4, 8,
                 static_cast<uint32_t>(pattern >> 32), 1, count, turn.stream);
  }
}

Status mp_runtime::makeLaunch(const table::Launch &table,
                              const CallContext &context, CallPointer &call) {
  auto launch = std::make_unique<LaunchCall>(table, context);
  const table::Kernel &kernel =
      *context.artifact.tables().kernels()->Get(table.kernel());
  MP_RETURN_IF_FAILED(launch->prepare(kernel, context.module));
  call = std::move(launch);
  return {};
}

Status mp_runtime::makeCopy(const table::Copy &table, uint64_t bytes,
                            const CallContext &context, CallPointer &call) {
  call = std::make_unique<CopyCall>(table, bytes, context);
  return {};
}

Status mp_runtime::makeFill(const table::Fill &table, uint64_t bytes,
                            const CallContext &context, CallPointer &call) {
  call = std::make_unique<FillCall>(table, bytes, context);
  return {};
}
