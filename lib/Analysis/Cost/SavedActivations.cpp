//===- SavedActivations.cpp - What the backward pass keeps ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepPasses.h"

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Cost/StepParts.h"
#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether casts and moves alone make the value of an argument.
static bool isCopyOfArgument(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    SmallVector<Value> read;
    llvm::copy_if(
        op->getOperands(), std::back_inserter(read),
        [](Value operand) { return !matchPattern(operand, m_Constant()); });
    if (read.size() != 1 || !onlyMovesAndCasts(op))
      return false;
    value = read.front();
  }
  return true;
}

/// Calls `visit` with each op that reads the value, under whatever name.
static void forEachReader(Value value,
                          llvm::function_ref<void(Operation *)> visit) {
  SmallVector<Value> names = {value};
  while (!names.empty())
    for (Operation *user : names.pop_back_val().getUsers()) {
      if (isRenaming(user))
        names.push_back(user->getResult(0));
      else if (!user->hasTrait<OpTrait::IsTerminator>())
        visit(user);
    }
}

/// The op that computes the value, or stacks it up.
static Operation *findMaker(Value value, const CarriedValues &carried) {
  while (Operation *op = value.getDefiningOp()) {
    std::optional<CarriedValues::ValueId> id = carried.find(value);
    if (id && carried.getAll()[*id].isStack())
      return carried.getAll()[*id].updates.front();
    if (auto fusion = dyn_cast<FusionOp>(op))
      value = fusion.getBody().front().getTerminator()->getOperand(
          cast<OpResult>(value).getResultNumber());
    else if (isa<CastOp>(op) || isRenaming(op))
      value = op->getOperand(0);
    else
      return op;
  }
  return nullptr;
}

std::vector<SavedActivation>
mp::findSavedActivations(FunctionOpInterface function) {
  StepPasses passes(function);
  CarriedValues carried(function);
  std::vector<SavedActivation> saved;
  passes.forEach([&](Operation *op) {
    if (!passes.isForward(op) || isRenaming(op))
      return;
    for (Value result : op->getResults()) {
      bool isRead = false;
      forEachReader(result, [&](Operation *reader) {
        isRead |= !passes.isForward(reader) && !passes.isUpdate(reader);
      });
      if (!isRead || isCopyOfArgument(result))
        continue;
      int64_t bytes = countBytes(result.getType()).value_or(0);
      int64_t wide = isNarrow(getPlannableType(result))
                         ? saturatingMultiply(bytes, 2)
                         : bytes;
      saved.push_back({result, findMaker(result, carried), bytes, wide});
    }
  });
  return saved;
}

/// Bytes that readers move beyond those of 16 bits; nothing where the function
/// or a region returns the value.
static std::optional<int64_t> countWideReads(Value value) {
  int64_t half = countBytes(value.getType()).value_or(0) / 2, bytes = 0;
  SmallVector<Value> names = {value};
  while (!names.empty())
    for (OpOperand &use : names.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (user->hasTrait<OpTrait::IsTerminator>())
        return std::nullopt;
      if (isRenaming(user))
        names.push_back(user->getResult(0));
      else
        bytes = saturatingAdd(bytes, half);
    }
  return bytes;
}

/// The name of the parameter that a working copy, `<parameter>.<type>` and
/// maybe a number behind it, is of.
static StringRef getMasterName(StringRef copy) {
  auto [front, last] = copy.rsplit('.');
  return llvm::all_of(last, llvm::isDigit) ? front.rsplit('.').first : front;
}

/// Parameters with a working copy, in the order of the arguments.
static SmallVector<Value> findMasters(FunctionOpInterface function) {
  llvm::StringSet<> copied;
  auto forEachOf = [&](Role wanted, auto visit) {
    for (BlockArgument argument : function.getArguments()) {
      unsigned index = argument.getArgNumber();
      auto name = function.getArgAttrOfType<StringAttr>(index, attr::name);
      if (name && parseRole(function.getArgAttr(index, attr::role)) == wanted)
        visit(argument, name.getValue());
    }
  };
  forEachOf(Role::WorkingCopy, [&](BlockArgument, StringRef name) {
    copied.insert(getMasterName(name));
  });
  SmallVector<Value> masters;
  forEachOf(Role::Parameter, [&](BlockArgument argument, StringRef name) {
    if (isa_and_nonnull<Float32Type>(getPlannableType(argument)) &&
        copied.contains(name))
      masters.push_back(argument);
  });
  return masters;
}

std::vector<WideValue> mp::findWideValues(FunctionOpInterface function) {
  StepPasses passes(function);
  CarriedValues carried(function);
  std::vector<WideValue> wide;
  for (Value master : findMasters(function))
    if (int64_t bytes = countWideReads(master).value_or(0))
      wide.push_back({master, /*maker=*/nullptr, bytes});
  passes.forEach([&](Operation *op) {
    if (isRenaming(op))
      return;
    for (Value result : op->getResults()) {
      if (!isa_and_nonnull<Float32Type>(getPlannableType(result)))
        continue;
      std::optional<int64_t> reads = countWideReads(result);
      int64_t written = countBytes(result.getType()).value_or(0) / 2;
      if (reads && (written || *reads))
        wide.push_back({result, findMaker(result, carried),
                        saturatingAdd(written, *reads)});
    }
  });
  return wide;
}

//===----------------------------------------------------------------------===//
// Before fusion
//===----------------------------------------------------------------------===//

namespace {
/// Which kernels compute something for the loss, and which something else than
/// that and the update.
class KernelPasses {
public:
  KernelPasses(const StepPasses &passes, const MemoryGraph &memory);

  bool isForward(Operation *op) const;
  /// Whether a kernel of the op, and so of the backward pass, reads memory.
  bool isBackward(Operation *op) const;

private:
  const MemoryGraph &memory;
  llvm::BitVector forward, backward;
};
} // namespace

/// An op that several kernels compute tells of none of them what it is for.
KernelPasses::KernelPasses(const StepPasses &passes, const MemoryGraph &memory)
    : memory(memory), forward(memory.getNumKernels()),
      backward(memory.getNumKernels()) {
  passes.forEach([&](Operation *op) {
    ArrayRef<MemoryGraph::KernelId> kernels = memory.getKernels(op);
    if (kernels.size() != 1)
      return;
    if (passes.isForward(op))
      forward.set(kernels.front());
    else if (!passes.isUpdate(op))
      backward.set(kernels.front());
  });
}

bool KernelPasses::isForward(Operation *op) const {
  ArrayRef<MemoryGraph::KernelId> kernels = memory.getKernels(op);
  return kernels.size() == 1 && forward.test(kernels.front());
}

bool KernelPasses::isBackward(Operation *op) const {
  return llvm::any_of(memory.getKernels(op), [&](MemoryGraph::KernelId kernel) {
    return backward.test(kernel) && !forward.test(kernel);
  });
}

/// Whether the backward pass reads the value from memory, under whatever name.
static bool isReadBackward(Value value, const KernelPasses &kernels,
                           const MemoryGraph &memory) {
  SmallVector<Value> names = {value};
  while (!names.empty()) {
    for (OpOperand &use : names.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (isRenaming(user) && !memory.isFused(user))
        names.push_back(user->getResult(0));
      else if (!memory.staysInside(use) && kernels.isBackward(user))
        return true;
    }
  }
  return false;
}

std::vector<OpResult> mp::findActivationsToSave(FunctionOpInterface function,
                                                const MemoryGraph &memory) {
  StepPasses passes(function);
  KernelPasses kernels(passes, memory);
  std::vector<OpResult> saved;
  passes.forEach([&](Operation *op) {
    if (!kernels.isForward(op))
      return;
    for (OpResult result : op->getResults())
      if (isReadBackward(result, kernels, memory))
        saved.push_back(result);
  });
  return saved;
}
