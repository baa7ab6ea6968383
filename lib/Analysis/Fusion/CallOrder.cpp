//===- CallOrder.cpp - Between which calls kernels lie --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk forward for what comes before an op, one back for what it may wait
// for: element by element, an op may be computed where its readers are.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/CallOrder.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops that are looked at before a value.
static constexpr size_t mostOps = 64;

bool mp::isElementwise(Operation *op) {
  auto fusible = dyn_cast_if_present<FusibleOpInterface>(op);
  if (!fusible || op->getNumResults() != 1 ||
      fusible.getFusionSpec().kind != FusionNodeKind::Elementwise)
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResultTypes()[0]);
  return type && llvm::all_of(op->getOperandTypes(), [&](Type operand) {
           auto tensor = dyn_cast<RankedTensorType>(operand);
           return tensor && tensor.getShape() == type.getShape();
         });
}

bool mp::isMadeAlone(
    Operation *maker,
    llvm::function_ref<bool(Operation *user, Operation *made)> mayRead) {
  SetVector<Operation *> made;
  made.insert(maker);
  for (size_t next = 0; next != made.size() && next != mostOps; ++next)
    for (Value operand : made[next]->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (isElementwise(op) &&
          !cast<FusibleOpInterface>(op).getFusionSpec().recomputable)
        made.insert(op);
    }
  return made.size() <= mostOps && llvm::all_of(made, [&](Operation *op) {
           return op == maker ||
                  llvm::all_of(op->getUsers(), [&](Operation *user) {
                    return made.contains(user) || mayRead(user, op);
                  });
         });
}

bool mp::addsUpRows(Operation *user) {
  auto sum = dyn_cast<ReduceOp>(user);
  if (!sum || sum.getKind() != ReduceKind::Add)
    return false;
  auto type = cast<RankedTensorType>(sum.getInput().getType());
  return !llvm::is_contained(sum.getDims(), type.getRank() - 1);
}

/// Whether it is no part of a kernel: whoever reads its results comes later.
static bool endsKernel(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (matchPattern(op, m_Constant()))
    return false;
  return !fusible || fusible.getFusionSpec().kind == FusionNodeKind::Opaque;
}

CallOrder::CallOrder(Block &block) {
  for (Operation &op : block) {
    unsigned &own = earliest[&op];
    for (Value operand : op.getOperands())
      if (Operation *maker = operand.getDefiningOp();
          maker && maker->getBlock() == &block)
        own = std::max(own, earliest.lookup(maker) + endsKernel(maker));
  }
  for (Operation &op : llvm::reverse(block)) {
    unsigned least = ~0u;
    // Made again by each reader, it is wanted where they are.
    for (Operation *user : op.getUsers())
      least = std::min(least,
                       user->getBlock() == &block ? latest.lookup(user) : 0u);
    bool waits = isElementwise(&op) && !op.use_empty();
    latest[&op] = std::max(earliest.lookup(&op), waits ? least : 0);
  }
}
