//===- KernelClasses.cpp - Fusions of a launch that share code ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelClasses.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::makes(ArrayRef<FusionOp> fusions, Value value) {
  auto maker = value.getDefiningOp<FusionOp>();
  return maker && llvm::is_contained(fusions, maker);
}

KernelOperands mp::listOperands(ArrayRef<FusionOp> fusions) {
  KernelOperands operands;
  for (FusionOp fusion : fusions)
    for (Value operand : fusion->getOperands())
      if (!makes(fusions, operand))
        operands.insert(operand);
  return operands;
}

/// Which tensor each operand is, by their order in the fusion.
static SmallVector<unsigned> numberTensors(FusionOp fusion) {
  llvm::SmallDenseMap<Value, unsigned, 16> numbers;
  return llvm::map_to_vector(fusion->getOperands(), [&](Value operand) {
    return numbers.try_emplace(operand, numbers.size()).first->second;
  });
}

/// Whether one code does for both.
static bool computeTheSame(FusionOp a, FusionOp b,
                           const OverwrittenInputs &overwritten) {
  auto overwrites = [&](Value input) { return overwritten.contains(input); };
  return a.getKind() == b.getKind() &&
         a->getOperandTypes() == b->getOperandTypes() &&
         a->getResultTypes() == b->getResultTypes() &&
         numberTensors(a) == numberTensors(b) &&
         llvm::equal(llvm::map_range(a->getOperands(), overwrites),
                     llvm::map_range(b->getOperands(), overwrites)) &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

FusionClasses mp::findClasses(ArrayRef<FusionOp> fusions,
                              const OverwrittenInputs &overwritten) {
  FusionClasses found;
  KernelOperands operands = listOperands(fusions);
  llvm::DenseMap<Value, uint16_t> numbers;
  for (auto [number, operand] : llvm::enumerate(operands))
    numbers[operand] = number;
  found.numPointers = operands.size();
  for (FusionOp fusion : fusions) {
    bool isFinisher = llvm::any_of(
        fusion->getOperands(), [&](Value one) { return makes(fusions, one); });
    auto known = llvm::find_if(found.parts, [&](const FusionClass &other) {
      return computeTheSame(other.fusion, fusion, overwritten);
    });
    std::vector<FusionClass> &all = isFinisher ? found.finishers : found.parts;
    if (isFinisher || known == found.parts.end()) {
      all.push_back({fusion, {}, {}, 0});
      known = std::prev(all.end());
    }
    SmallVector<uint16_t> &arguments = known->members.emplace_back();
    for (Value operand : listOperands(fusion))
      arguments.push_back(numbers.lookup(operand));
    for (Value result : fusion->getResults()) {
      numbers[result] = found.numPointers;
      arguments.push_back(found.numPointers++);
    }
  }
  return found;
}

size_t mp::countStages(ArrayRef<FusionClass> classes) {
  size_t most = 0;
  for (const FusionClass &of : classes)
    most = std::max(most, of.code.stages.size());
  return most;
}

StagesBySize mp::findStages(ArrayRef<FusionClass> classes, size_t number) {
  llvm::MapVector<int32_t, SmallVector<ClassStage>> bySize;
  for (const FusionClass &of : classes)
    if (number < of.code.stages.size()) {
      const KernelStage &stage = of.code.stages[number];
      bySize[countThreads(stage)].push_back({&of, &stage, 0});
    }
  auto found = bySize.takeVector();
  return StagesBySize(found.begin(), found.end());
}
