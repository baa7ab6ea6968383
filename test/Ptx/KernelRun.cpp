//===- KernelRun.cpp - A kernel's PTX on given operands -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelRun.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Support/Sizes.h"

#include <cstring>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;
namespace ptx = ::mp::ptx;

/// What every pointer of a kernel is aligned to.
static constexpr uint64_t pointerAlignment = 16;

SmallVector<mprt::StageAttr> held::stagesOf(mprt::KernelOp kernel) {
  SmallVector<mprt::StageAttr> stages;
  if (std::optional<ArrayAttr> all = kernel.getStages())
    llvm::append_range(stages, all->getAsRange<mprt::StageAttr>());
  return stages;
}

bool held::takesArray(mprt::KernelOp kernel) {
  return kernel.getFusions().size() > 1;
}

namespace {

/// The memory of one run.
class Bindings {
public:
  Bindings(mprt::KernelOp kernel, ArrayRef<Bytes> operands, bool isInPlace);

  ptx::Launch makeLaunch(mprt::StageAttr stage) const;
  llvm::Expected<std::vector<Bytes>> takeResults() const;

  ptx::Memory memory;

private:
  bool isArray;
  SmallVector<ptx::Allocation *> results;
  std::vector<uint64_t> pointers;
};

} // namespace

/// The operands whose memory results may take.
static ArrayRef<int64_t> overwrittenBy(mprt::KernelOp kernel) {
  auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(
      kernel->getInherentAttr("overwrites").value_or(Attribute()));
  return numbers ? numbers.asArrayRef() : ArrayRef<int64_t>();
}

bool held::overwrites(mprt::KernelOp kernel) {
  return !overwrittenBy(kernel).empty();
}

SmallVector<std::optional<unsigned>> held::pairResults(mprt::KernelOp kernel) {
  Block &block = kernel.getBody().front();
  OperandRange results = block.getTerminator()->getOperands();
  SmallVector<std::optional<unsigned>> pairs(results.size());
  for (int64_t operand : overwrittenBy(kernel)) {
    BlockArgument argument = block.getArgument(operand);
    for (auto [result, pair] : llvm::zip_equal(results, pairs))
      if (!pair &&
          countBytes(result.getType()) == countBytes(argument.getType()) &&
          llvm::is_contained(argument.getUsers(), result.getDefiningOp())) {
        pair = operand;
        break;
      }
  }
  return pairs;
}

Bindings::Bindings(mprt::KernelOp kernel, ArrayRef<Bytes> operands,
                   bool isInPlace)
    : isArray(takesArray(kernel)) {
  SmallVector<ptx::Allocation *> places;
  auto add = [&](const std::string &name, uint64_t bytes) {
    ptx::Allocation &allocation =
        memory.allocate(name, bytes, pointerAlignment);
    pointers.push_back(allocation.address());
    return &allocation;
  };
  for (auto [number, bytes] : llvm::enumerate(operands)) {
    ptx::Allocation *operand =
        add("operand " + std::to_string(number), bytes.size());
    llvm::copy(bytes, operand->data().begin());
    operand->setInitialised(true);
    operand->isReadOnly = true;
    places.push_back(operand);
  }
  SmallVector<std::optional<unsigned>> pairs = pairResults(kernel);
  for (auto [number, type] : llvm::enumerate(kernel.getLaunchResultTypes())) {
    if (isInPlace && pairs[number]) {
      results.push_back(places[*pairs[number]]);
      results.back()->isReadOnly = false;
      pointers.push_back(results.back()->address());
    } else {
      results.push_back(
          add("result " + std::to_string(number), *countBytes(type)));
    }
  }
  if (int64_t scratch = kernel.getScratch())
    add("the workspace", scratch);
}

ptx::Launch Bindings::makeLaunch(mprt::StageAttr stage) const {
  ptx::Launch launch;
  launch.entry = stage.getEntry().str();
  for (unsigned dim = 0; dim != 3; ++dim) {
    launch.grid[dim] = stage.getGrid()[dim];
    launch.block[dim] = stage.getBlock()[dim];
  }
  launch.sharedBytes = stage.getShared();
  if (isArray) {
    std::vector<uint8_t> array(pointers.size() * sizeof(uint64_t));
    std::memcpy(array.data(), pointers.data(), array.size());
    launch.arguments = {array};
    return launch;
  }
  for (uint64_t pointer : pointers)
    launch.addPointer(pointer);
  return launch;
}

llvm::Expected<std::vector<Bytes>> Bindings::takeResults() const {
  std::vector<Bytes> values;
  for (const ptx::Allocation *result : results) {
    uint64_t unwritten = result->findUnwritten();
    if (unwritten != result->size())
      return llvm::createStringError(
          result->name().str() + " is left unwritten from byte " +
          std::to_string(unwritten) + " of " + std::to_string(result->size()));
    values.emplace_back(result->data().begin(), result->data().end());
  }
  return values;
}

llvm::Expected<std::vector<Bytes>>
held::runKernel(mprt::KernelOp kernel, ptx::Module module,
                ArrayRef<mprt::StageAttr> stages, ArrayRef<Bytes> operands,
                const RunOptions &options, RunCounts &counts) {
  Bindings bindings(kernel, operands, options.isInPlace);
  ptx::MachineOptions own;
  own.seed = options.seed;
  own.budget = options.budget;
  ptx::Machine machine(std::move(module), bindings.memory, own);
  for (mprt::StageAttr stage : stages) {
    llvm::Error error = machine.launch(bindings.makeLaunch(stage));
    ++counts.launches;
    if (error)
      return error;
  }
  counts.instructions += machine.executed();
  return bindings.takeResults();
}
