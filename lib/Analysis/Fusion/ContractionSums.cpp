//===- ContractionSums.cpp - Sums that library calls make -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/ContractionSums.h"

#include "ColumnSums.h"

#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::mp;

/// The op that makes the value, behind names, if nobody else reads it.
static Operation *findMaker(Value value) {
  while (value.hasOneUse()) {
    Operation *op = value.getDefiningOp();
    if (!op || !isRenaming(op))
      return op;
    value = op->getOperand(0);
  }
  return nullptr;
}

AlignableOpInterface mp::findAdder(Value value, Block &block) {
  Operation *op = findMaker(value);
  if (!op || op->getBlock() != &block)
    return {};
  auto contraction = dyn_cast<AlignableOpInterface>(op);
  return contraction && contraction.addsInPlace() ? contraction
                                                  : AlignableOpInterface();
}

/// Whether one kernel may read all terms for its rows and its columns: the sum
/// is worth no rounding then, as it saves nothing.
static bool isReadOnce(Value sum) {
  auto type = dyn_cast<RankedTensorType>(sum.getType());
  return !type || saturatingProduct(type.getShape()) > withoutColumnSums;
}

SmallVector<ContractionSum, 0> mp::findContractionSums(Block &block) {
  SmallVector<ContractionSum, 0> sums;
  llvm::SmallDenseSet<Operation *> known;
  for (auto add : block.getOps<arith::AddFOp>()) {
    AlignableOpInterface left = findAdder(add.getLhs(), block);
    AlignableOpInterface right = findAdder(add.getRhs(), block);
    AlignableOpInterface later = right;
    if (left && (!right || right->isBeforeInBlock(left)))
      later = left;
    if (!later || isReadOnce(add.getResult()))
      continue;
    if (!(left && right)) {
      Operation *term = findMaker(left ? add.getRhs() : add.getLhs());
      if (!term || !known.contains(term))
        continue;
    }
    known.insert(add);
    sums.push_back({later, add});
  }
  return sums;
}
