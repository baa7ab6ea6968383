//===- DeviceRun.cpp - A kernel's PTX on a GPU ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceRun.h"

#include "KernelRun.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;
using namespace mp_runtime;

static llvm::Error toError(const Status &status) {
  return status.failed() ? llvm::createStringError(status.message())
                         : llvm::Error::success();
}

llvm::Expected<std::unique_ptr<DeviceRunner>>
DeviceRunner::open(StringRef kind) {
  std::unique_ptr<Device> device;
  if (Status opened = Device::open(kind.str(), 0, device); opened.failed())
    return toError(opened);
  return std::unique_ptr<DeviceRunner>(new DeviceRunner(std::move(device)));
}

namespace {

/// The code and the memory of one kernel.
class DeviceLaunch {
public:
  explicit DeviceLaunch(const Device &device) : driver(device.driver()) {}
  DeviceLaunch(const DeviceLaunch &) = delete;
  DeviceLaunch &operator=(const DeviceLaunch &) = delete;
  ~DeviceLaunch();

  Status load(StringRef ptx);
  /// Memory that holds `bytes`.
  Status add(const Bytes &bytes);
  Status place(mprt::KernelOp kernel, ArrayRef<Bytes> operands, bool isInPlace);
  Status launch(mprt::KernelOp kernel);
  Status take(std::vector<Bytes> &values);

private:
  const cu::Driver &driver;
  cu::Module module = nullptr;
  std::vector<cu::Pointer> owned;
  /// In the order of the kernel's parameters.
  std::vector<cu::Pointer> pointers;
  struct Result {
    cu::Pointer pointer;
    uint64_t bytes;
  };
  std::vector<Result> results;
};

} // namespace

DeviceLaunch::~DeviceLaunch() {
  for (cu::Pointer pointer : owned)
    driver.cuMemFree_v2(pointer);
  if (module)
    driver.cuModuleUnload(module);
}

Status DeviceLaunch::load(StringRef ptx) {
  std::string text = ptx.str(), log(1 << 13, '\0');
  int names[] = {cu::jitErrorLog, cu::jitErrorLogBytes};
  void *values[] = {log.data(), reinterpret_cast<void *>(log.size() - 1)};
  Status loaded = MP_CU(driver, cuModuleLoadDataEx, &module, text.c_str(), 2,
                        names, values);
  return loaded.failed() && log[0] ? loaded.at(log.c_str()) : loaded;
}

Status DeviceLaunch::add(const Bytes &bytes) {
  cu::Pointer pointer = 0;
  MP_RETURN_IF_FAILED(MP_CU(driver, cuMemAlloc_v2, &pointer,
                            std::max<size_t>(bytes.size(), 1)));
  owned.push_back(pointer);
  pointers.push_back(pointer);
  if (bytes.empty())
    return {};
  return MP_CU(driver, cuMemcpyHtoDAsync_v2, pointer, bytes.data(),
               bytes.size(), nullptr);
}

Status DeviceLaunch::place(mprt::KernelOp kernel, ArrayRef<Bytes> operands,
                           bool isInPlace) {
  for (const Bytes &operand : operands)
    MP_RETURN_IF_FAILED(add(operand));
  SmallVector<std::optional<unsigned>> pairs = pairResults(kernel);
  for (auto [number, type] : llvm::enumerate(kernel.getLaunchResultTypes())) {
    uint64_t bytes = *countBytes(type);
    if (isInPlace && pairs[number])
      pointers.push_back(pointers[*pairs[number]]);
    else
      MP_RETURN_IF_FAILED(add(Bytes(bytes, 0xff)));
    results.push_back({pointers.back(), bytes});
  }
  if (int64_t scratch = kernel.getScratch())
    return add(Bytes(scratch, 0xff));
  return {};
}

Status DeviceLaunch::launch(mprt::KernelOp kernel) {
  std::vector<void *> parameters;
  if (takesArray(kernel))
    parameters.push_back(pointers.data());
  else
    for (cu::Pointer &pointer : pointers)
      parameters.push_back(&pointer);
  for (mprt::StageAttr stage : stagesOf(kernel)) {
    cu::Function function = nullptr;
    std::string entry = stage.getEntry().str();
    MP_RETURN_IF_FAILED(
        MP_CU(driver, cuModuleGetFunction, &function, module, entry.c_str()));
    ArrayRef<int64_t> grid = stage.getGrid(), block = stage.getBlock();
    MP_RETURN_IF_FAILED(MP_CU(driver, cuLaunchKernel, function, grid[0],
                              grid[1], grid[2], block[0], block[1], block[2], 0,
                              nullptr, parameters.data(), nullptr));
  }
  return MP_CU(driver, cuStreamSynchronize, nullptr);
}

Status DeviceLaunch::take(std::vector<Bytes> &values) {
  for (const Result &result : results) {
    values.emplace_back(result.bytes);
    if (result.bytes)
      MP_RETURN_IF_FAILED(MP_CU(driver, cuMemcpyDtoHAsync_v2,
                                values.back().data(), result.pointer,
                                result.bytes, nullptr));
  }
  return MP_CU(driver, cuStreamSynchronize, nullptr);
}

llvm::Expected<std::vector<Bytes>> DeviceRunner::run(mprt::KernelOp kernel,
                                                     ArrayRef<Bytes> operands,
                                                     bool isInPlace) {
  ContextScope scope(*device);
  std::vector<Bytes> values;
  DeviceLaunch launch(*device);
  auto runAll = [&]() -> Status {
    MP_RETURN_IF_FAILED(scope.status());
    MP_RETURN_IF_FAILED(launch.load(kernel.getPtx().value_or("")));
    MP_RETURN_IF_FAILED(launch.place(kernel, operands, isInPlace));
    MP_RETURN_IF_FAILED(launch.launch(kernel));
    return launch.take(values);
  };
  if (Status status = runAll(); status.failed())
    return toError(status);
  return values;
}
