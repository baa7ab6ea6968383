//===- LayOutCopies.cpp - Working copies as the libraries read them -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type of a working copy changes, in the step and in `@init`. Nobody but
// these two knows it: state that is saved has masters.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Masters/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-lay-out-copies"

namespace mlir::mp {
#define GEN_PASS_DEF_LAYOUTCOPIES
#include "mp/Transforms/Masters/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {

/// A working copy that the step only reads transposed, all times alike.
struct Layout {
  BlockArgument copy;
  unsigned result;
  /// Its value before the first step.
  Value first;
  SmallVector<TransposeOp> readers;
};

struct LayOutCopies final : mp::impl::LayOutCopiesBase<LayOutCopies> {
  using Base::Base;
  void runOnOperation() override;
};

} // namespace

/// The readers, if all of them transpose alike.
static SmallVector<TransposeOp> findReaders(BlockArgument copy) {
  SmallVector<TransposeOp> readers;
  for (Operation *user : copy.getUsers()) {
    auto transpose = dyn_cast<TransposeOp>(user);
    if (!transpose ||
        (!readers.empty() && transpose.getPerm() != readers.front().getPerm()))
      return {};
    readers.push_back(transpose);
  }
  return readers;
}

static Value transpose(OpBuilder &builder, Value value, TransposeOp like) {
  return TransposeOp::create(builder, like.getLoc(), like.getType(), value,
                             like.getPermAttr());
}

/// Gives the copy the layout that is read, in the step and before it.
static void apply(const Layout &layout, EntryFunction main, InitFunction init,
                  IRRewriter &rewriter) {
  TransposeOp like = layout.readers.front();
  rewriter.setInsertionPoint(main.getReturn());
  main.setResult(layout.result,
                 transpose(rewriter, main.getResult(layout.result), like));
  OpBuilder before = init.getBuilder();
  init.setFirstValue(main.getArgumentName(layout.copy.getArgNumber()),
                     transpose(before, layout.first, like));
  remark::passed(layout.copy.getLoc(), remarkOf(DEBUG_TYPE, "Layout"))
      << remark::add("{0} is kept as {1}",
                     main.getArgumentName(layout.copy.getArgNumber()),
                     like.getType());
  BlockArgument copy = layout.copy;
  copy.setType(like.getType());
  for (TransposeOp reader : layout.readers)
    rewriter.replaceOp(reader, copy);
}

void LayOutCopies::runOnOperation() {
  if (!getOperation().lookupSymbol(EntryFunction::symbol) ||
      !getOperation().lookupSymbol(InitFunction::symbol))
    return markAllAnalysesPreserved();
  FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
  if (failed(main))
    return signalPassFailure();
  FailureOr<InitFunction> init = InitFunction::getOrCreate(*main);
  if (failed(init))
    return signalPassFailure();
  llvm::StringMap<Value> firstValues;
  func::FuncOp function = init->getFunction();
  Operation *initReturn = function.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(initReturn->getOperands()))
    if (auto name = function.getResultAttrOfType<StringAttr>(index, attr::name))
      firstValues[name.getValue()] = value;

  IRRewriter rewriter(&getContext());
  bool changed = false;
  for (unsigned index : main->getArgumentsWithRole(Role::WorkingCopy)) {
    BlockArgument copy = main->getArgument(index);
    std::optional<unsigned> pair = main->getPair(index);
    Value first = firstValues.lookup(main->getArgumentName(index));
    SmallVector<TransposeOp> readers = findReaders(copy);
    if (!pair || !first || readers.empty())
      continue;
    apply({copy, *pair, first, readers}, *main, *init, rewriter);
    changed = true;
  }
  if (!changed)
    return markAllAnalysesPreserved();
  for (func::FuncOp changedFunction : {main->getFunction(), function}) {
    Block &body = changedFunction.getBody().front();
    changedFunction.setFunctionType(
        FunctionType::get(&getContext(), body.getArgumentTypes(),
                          body.getTerminator()->getOperandTypes()));
  }
}
