//===- LayOutCopies.cpp - Working copies as the libraries read them -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type of a working copy changes, in the step and in `@init`, and so does
// its name: a value that somebody has for the copy as it was is not read as
// this one.
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
  unsigned result, first; // of the step, and of `@init`
  SmallVector<TransposeOp> readers;
};

struct LayOutCopies final : mp::impl::LayOutCopiesBase<LayOutCopies> {
  using Base::Base;
  void runOnOperation() override;
};

/// Attributes of all arguments or results, written once.
class Names {
public:
  using Getter = llvm::function_ref<void(SmallVectorImpl<DictionaryAttr> &)>;
  explicit Names(Getter get) { get(attributes); }

  void set(unsigned index, StringAttr name) {
    NamedAttrList list(attributes[index]);
    list.set(attr::name, name);
    attributes[index] = list.getDictionary(name.getContext());
  }
  ArrayRef<DictionaryAttr> get() const { return attributes; }

private:
  SmallVector<DictionaryAttr> attributes;
};

} // namespace

/// The readers, if all of them transpose alike; a frozen copy is returned as it
/// is, too.
static SmallVector<TransposeOp> findReaders(BlockArgument copy,
                                            OpOperand &next) {
  SmallVector<TransposeOp> readers;
  for (OpOperand &use : copy.getUses()) {
    if (&use == &next)
      continue;
    auto transpose = dyn_cast<TransposeOp>(use.getOwner());
    if (!transpose ||
        (!readers.empty() && transpose.getPerm() != readers.front().getPerm()))
      return {};
    readers.push_back(transpose);
  }
  return readers;
}

/// Where the first value of each copy stands in what `@init` returns.
static llvm::StringMap<unsigned> findFirstValues(func::FuncOp init) {
  llvm::StringMap<unsigned> first;
  for (unsigned index = 0, e = init.getNumResults(); index != e; ++index)
    if (auto name = init.getResultAttrOfType<StringAttr>(index, attr::name))
      first[name.getValue()] = index;
  return first;
}

static SmallVector<Layout> findLayouts(EntryFunction main, func::FuncOp init) {
  llvm::StringMap<unsigned> firstValues = findFirstValues(init);
  SmallVector<unsigned> owners(main.getNumResults());
  for (unsigned index = 0, e = main.getNumArguments(); index != e; ++index)
    if (std::optional<unsigned> pair = main.getPair(index))
      ++owners[*pair];
  SmallVector<Layout> layouts;
  for (unsigned index : main.getArgumentsWithRole(Role::WorkingCopy)) {
    std::optional<unsigned> pair = main.getPair(index);
    auto first = firstValues.find(main.getArgumentName(index));
    if (!pair || owners[*pair] != 1 || first == firstValues.end())
      continue;
    BlockArgument copy = main.getArgument(index);
    SmallVector<TransposeOp> readers =
        findReaders(copy, main.getReturn()->getOpOperand(*pair));
    if (!readers.empty())
      layouts.push_back({copy, *pair, first->second, std::move(readers)});
  }
  return layouts;
}

/// As `w.f16`, read in the order 3, 0, 1, 2, is called `w.f16.3012`.
static StringAttr makeName(StringRef name, TransposeOp like) {
  std::string made = (name + ".").str();
  for (int64_t dim : like.getPerm())
    made += std::to_string(dim);
  return StringAttr::get(like.getContext(), made);
}

static void transpose(OpOperand &value, TransposeOp like, OpBuilder &builder) {
  builder.setInsertionPoint(value.getOwner());
  value.set(TransposeOp::create(builder, like.getLoc(), like.getType(),
                                value.get(), like.getPermAttr()));
}

static void updateType(func::FuncOp function) {
  Block &body = function.getBody().front();
  function.setFunctionType(
      FunctionType::get(function.getContext(), body.getArgumentTypes(),
                        body.getTerminator()->getOperandTypes()));
}

void LayOutCopies::runOnOperation() {
  auto init = getOperation().lookupSymbol<func::FuncOp>(InitFunction::symbol);
  if (!getOperation().lookupSymbol(EntryFunction::symbol) || !init ||
      !init.getBody().hasOneBlock())
    return markAllAnalysesPreserved();
  FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
  if (failed(main))
    return signalPassFailure();
  SmallVector<Layout> layouts = findLayouts(*main, init);
  if (layouts.empty())
    return markAllAnalysesPreserved();

  func::FuncOp step = main->getFunction();
  Names arguments([&](auto &list) { step.getAllArgAttrs(list); });
  Names results([&](auto &list) { step.getAllResultAttrs(list); });
  Names firstValues([&](auto &list) { init.getAllResultAttrs(list); });
  IRRewriter rewriter(&getContext());
  for (Layout &layout : layouts) {
    TransposeOp like = layout.readers.front();
    unsigned index = layout.copy.getArgNumber();
    StringAttr name = makeName(main->getArgumentName(index), like);
    remark::passed(layout.copy.getLoc(), remarkOf(DEBUG_TYPE, "Layout"))
        << remark::add("{0} is kept as {1}", main->getArgumentName(index),
                       like.getType());
    arguments.set(index, name);
    results.set(layout.result, name);
    firstValues.set(layout.first, name);
    OpOperand &next = main->getReturn()->getOpOperand(layout.result);
    if (next.get() != layout.copy)
      transpose(next, like, rewriter);
    transpose(
        init.getBody().front().getTerminator()->getOpOperand(layout.first),
        like, rewriter);
    layout.copy.setType(like.getType());
    for (TransposeOp reader : layout.readers)
      rewriter.replaceOp(reader, layout.copy);
  }
  step.setAllArgAttrs(arguments.get());
  step.setAllResultAttrs(results.get());
  init.setAllResultAttrs(firstValues.get());
  updateType(step);
  updateType(init);
}
