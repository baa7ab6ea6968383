//===- FoldTransposes.cpp - Products read what was transposed -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PyTorch's linear layer multiplies by the transpose of its weight, and its
// gradient by the weight: rounded where they are read, these are two values,
// two casts and two working copies. Before anything is planned, each product is
// asked whether its own attributes can say what the transpose says. JAX's
// weight gradient is the transpose of a product: with its operands exchanged it
// is one.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Precision/Passes.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-fold-transposes"

namespace mlir::mp {
#define GEN_PASS_DEF_FOLDTRANSPOSES
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

namespace {
struct FoldTransposes final : mp::impl::FoldTransposesBase<FoldTransposes> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    remark::RemarkOpts opts =
        remarkOf(DEBUG_TYPE, "FoldTransposes", function.getSymName());
    if (keepsF32(function)) {
      remark::missed(function.getLoc(), opts) << remark::reason(
          "the policy's type is f32: the step stays as it was given");
      return markAllAnalysesPreserved();
    }
    unsigned folded = 0;
    SmallVector<AlignableOpInterface> products;
    function->walk([&](AlignableOpInterface op) { products.push_back(op); });
    for (AlignableOpInterface op : products)
      folded += !isFenced(op) && fold(op);
    remark::analysis(function.getLoc(), opts)
        << remark::metric("Products", folded);
    if (folded == 0)
      markAllAnalysesPreserved();
  }

private:
  static bool fold(AlignableOpInterface op) {
    bool reads = foldOperands(op), makes = foldResult(op);
    return reads || makes;
  }

  /// Until its operands are no transposes, or such as it cannot fold.
  static bool foldOperands(AlignableOpInterface op) {
    SmallVector<Value> before(op->getOperands());
    if (!op.foldTransposes())
      return false;
    while (op.foldTransposes()) {
    }
    remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "FoldTransposes"))
        << remark::add("'{0}' reads what was transposed for it",
                       op->getName().getStringRef());
    for (Value value : before)
      eraseUnread(value);
    return true;
  }

  /// Not past an op that the user keeps as it is.
  static bool foldResult(AlignableOpInterface op) {
    if (llvm::any_of(op->getUsers(), isFenced) || !op.foldResultTranspose())
      return false;
    remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "FoldTransposes"))
        << remark::add("'{0}' makes what was transposed behind it",
                       op->getName().getStringRef());
    return true;
  }

  /// Erases what makes `value`, and the transposes behind it.
  static void eraseUnread(Value value) {
    while (Operation *op = value.getDefiningOp()) {
      if (!isOpTriviallyDead(op))
        return;
      value = op->getNumOperands() ? op->getOperand(0) : Value();
      op->erase();
      if (!value)
        return;
    }
  }
};
} // namespace
