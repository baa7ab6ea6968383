//===- LaunchFacts.cpp - What kernels of one launch do to each other ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchFacts.h"

#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Kernels that move so many times the bytes of a small one take no longer than
/// a launch, and have few blocks.
static constexpr int64_t maxShortOverSmall = 64;

int64_t mp::countBytesOf(TypeRange types) {
  int64_t bytes = 0;
  for (Type type : types)
    bytes = saturatingAdd(
        bytes, countBytes(type).value_or(std::numeric_limits<int64_t>::max()));
  return bytes;
}

int64_t mp::countBytesMoved(FusionOp fusion) {
  int64_t written = countBytesOf(fusion->getResultTypes());
  // A gather reads what it writes, whatever it chooses from.
  auto gather = dyn_cast<GatherOp>(fusion.getBody().front().front());
  return saturatingAdd(
      written,
      gather
          ? saturatingAdd(written, countBytesOf(gather.getIndices().getType()))
          : countBytesOf(fusion->getOperandTypes()));
}

bool mp::sharesLaunches(FusionOp fusion, int64_t smallBytes) {
  switch (fusion.getKind()) {
  case FusionKind::Pointwise:
  case FusionKind::Full:
  case FusionKind::Column:
  case FusionKind::Routine:
    return true;
  case FusionKind::Row:
    return countBytesMoved(fusion) <= smallBytes;
  case FusionKind::Sort:
  case FusionKind::Contraction:
    return false;
  }
  llvm_unreachable("a kind of fusion");
}

bool mp::isShort(FusionOp fusion, int64_t smallBytes) {
  return countBytesMoved(fusion) / maxShortOverSmall <= smallBytes;
}

bool mp::isRows(FusionOp fusion) { return fusion.getKind() == FusionKind::Row; }

bool mp::computeAlike(FusionOp a, FusionOp b) {
  return a.getKind() == b.getKind() &&
         a->getOperandTypes() == b->getOperandTypes() &&
         a->getResultTypes() == b->getResultTypes() &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

Value mp::findRenamed(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

bool mp::isSum(FusionOp fusion) {
  return fusion.getKind() == FusionKind::Full ||
         fusion.getKind() == FusionKind::Column;
}

llvm::DenseMap<Value, Operation *> mp::findStateWriters(func::FuncOp function,
                                                        int64_t smallBytes) {
  llvm::DenseMap<Value, Operation *> writers;
  Operation *end = function.getBody().front().getTerminator();
  for (BlockArgument argument : function.getArguments()) {
    auto pair = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                       attr::pair);
    uint64_t number = pair ? pair.getInt() : function.getNumResults();
    if (number >= function.getNumResults() ||
        countBytes(argument.getType()).value_or(0) <= smallBytes)
      continue;
    writers[argument] = findRenamed(end->getOperand(number)).getDefiningOp();
  }
  return writers;
}
