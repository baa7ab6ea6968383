//===- SelectBranches.cpp - Branches as selections ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every branch is computed, and the results of the one that was meant are
// taken. What two branches have in common is one op again after `cse`, and a
// selection between twice the same folds: a step exported for several platforms
// costs what it costs on one.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Loops/Passes.h"

#include "Speculation.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "mp/Support/Remarks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

#define DEBUG_TYPE "mp-select-branches"

namespace mlir::mp {
#define GEN_PASS_DEF_SELECTBRANCHES
#include "mp/Transforms/Loops/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// One way to go, and which number leads there.
struct Branch {
  Region *region;
  int64_t number;
};

/// A branch or a switch: by what it decides, and the ways.
struct Choice {
  /// A tensor of rank 0; null if what decides is in no tensor.
  Value selector;
  SmallVector<Branch> branches;
  /// Where all other numbers lead.
  Region *otherwise = nullptr;

  uint64_t ops = 0;
};
} // namespace

static Choice describe(Operation *op) {
  Choice choice;
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    choice.selector = findTensor(branch.getCondition());
    // The number of an i1 that is set is -1.
    choice.branches = {{&branch.getThenRegion(), -1}};
    choice.otherwise = &branch.getElseRegion();
  } else {
    auto choose = cast<scf::IndexSwitchOp>(op);
    choice.selector = findTensor(choose.getArg());
    for (auto [number, region] :
         llvm::zip_equal(choose.getCases(), choose.getCaseRegions()))
      choice.branches.push_back({&region, number});
    choice.otherwise = &choose.getDefaultRegion();
  }
  op->walk([&](Operation *) { ++choice.ops; });
  return choice;
}

/// Why the branches can not all be computed; empty if they can.
static StringRef findObstacle(Operation *op, const Choice &choice,
                              uint64_t maxOps) {
  if (!choice.selector)
    return "what it decides by is not an element of a tensor";
  if (StringRef obstacle = findObstacleToSpeculation(op); !obstacle.empty())
    return obstacle;
  if (choice.ops > maxOps)
    return "its branches are more ops than max-ops allows";
  return "";
}

/// Moves the ops of a branch in front of `op` and returns what it gives.
static SmallVector<Value> inlineBranch(Region &region, Operation *op) {
  if (region.empty()) // no else, and so no results
    return {};
  Block &block = region.front();
  Operation *yield = block.getTerminator();
  SmallVector<Value> values(yield->getOperands());
  yield->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         block.getOperations());
  return values;
}

static void selectAll(Operation *op, const Choice &choice) {
  SmallVector<Value> results = inlineBranch(*choice.otherwise, op);
  OpBuilder builder(op);
  TensorArith arith(builder, op->getLoc());
  auto type = cast<IntegerType>(getElementTypeOrSelf(choice.selector));
  for (const Branch &branch : choice.branches) {
    SmallVector<Value> values = inlineBranch(*branch.region, op);
    if (!llvm::isIntN(type.getWidth(), branch.number))
      continue; // no number of this type leads there
    Value taken = choice.selector;
    if (!type.isInteger(1) || branch.number == 0)
      taken = arith.make<arith::CmpIOp>(
          arith::CmpIPredicate::eq, taken,
          arith.scalar(builder.getIntegerAttr(type, branch.number)));
    for (auto [result, value] : llvm::zip_equal(results, values))
      if (result != value)
        result =
            arith.select(arith.repeat(taken, value.getType()), value, result);
  }
  op->replaceAllUsesWith(results);
  op->erase();
}

namespace {
struct SelectBranches final : mp::impl::SelectBranchesBase<SelectBranches> {
  using Base::Base;

  void runOnOperation() override {
    // Inner ones come first, and are ops of the branch they are in. Each is
    // judged alone, so that a second run finds nothing to do.
    SmallVector<Operation *> branches;
    getOperation()->walk([&](Operation *op) {
      if (isa<scf::IfOp, scf::IndexSwitchOp>(op))
        branches.push_back(op);
    });
    bool changed = false;
    for (Operation *op : branches) {
      Choice choice = describe(op);
      StringRef obstacle = findObstacle(op, choice, maxOps);
      if (!obstacle.empty()) {
        remark::missed(op->getLoc(), remarkOf(DEBUG_TYPE, "Select"))
            << remark::reason("{0}", obstacle);
        continue;
      }
      remark::passed(op->getLoc(), remarkOf(DEBUG_TYPE, "Select"))
          << remark::metric("Branches", choice.branches.size() + 1)
          << remark::metric("Ops", choice.ops);
      selectAll(op, choice);
      changed = true;
    }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
