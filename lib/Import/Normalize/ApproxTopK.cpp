//===- ApproxTopK.cpp - The first of a sort, some of which may be missed --===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JAX's approx_max_k and approx_min_k allow an accelerator to miss some of the
// first k. A sort misses none: it is what XLA does on CPUs and GPUs.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::mp;

/// The function that says which of two elements comes first; null if it is more
/// than one block, or of other arguments than two scalars an operand.
static func::FuncOp findComparator(Operation *call, TypeRange sorted) {
  auto names = call->getAttrOfType<ArrayAttr>("called_computations");
  // Artifacts have names for symbols.
  std::optional<StringRef> name =
      names && names.size() == 1 ? hlo::asString(names[0]) : std::nullopt;
  auto function = name ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                             call, StringAttr::get(call->getContext(), *name))
                       : func::FuncOp();
  if (!function || !function.getBody().hasOneBlock() ||
      function.getNumArguments() != 2 * sorted.size() ||
      function.getNumResults() != 1)
    return {};
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes())) {
    Type element = cast<RankedTensorType>(sorted[number / 2]).getElementType();
    if (type != RankedTensorType::get({}, element))
      return {};
  }
  return function;
}

/// What is sorted, in types of `k` elements along `dim`; none where results are
/// others: of more candidates than k, which the caller is to aggregate.
static std::optional<SmallVector<Value>> findSorted(Operation *call,
                                                    int64_t dim, int64_t k) {
  size_t count = call->getNumResults();
  if (count == 0 || call->getNumOperands() != 2 * count)
    return std::nullopt;
  SmallVector<Value> sorted(call->getOperands().take_front(count));
  for (auto [operand, result] : llvm::zip_equal(sorted, call->getResults())) {
    auto from = dyn_cast<RankedTensorType>(operand.getType());
    if (!from ||
        from.getShape() != cast<ShapedType>(sorted[0].getType()).getShape() ||
        dim < 0 || dim >= from.getRank() || k < 0 || k > from.getDimSize(dim))
      return std::nullopt;
    SmallVector<int64_t> shape(from.getShape());
    shape[dim] = k;
    if (result.getType() != from.clone(shape))
      return std::nullopt;
  }
  return sorted;
}

static Operation *createSort(OpBuilder &builder, Operation *call,
                             ArrayRef<Value> sorted, int64_t dim,
                             func::FuncOp comparator) {
  OperationState state(
      call->getLoc(), "stablehlo.sort", sorted, TypeRange(ValueRange(sorted)),
      {{builder.getStringAttr("dimension"), builder.getI64IntegerAttr(dim)},
       {builder.getStringAttr("is_stable"), builder.getBoolAttr(true)}});
  IRMapping mapping;
  Region *region = state.addRegion();
  comparator.getBody().cloneInto(region, mapping);
  Operation *end = region->front().getTerminator();
  OpBuilder atEnd(end);
  OperationState yield(end->getLoc(), "stablehlo.return", end->getOperands(),
                       TypeRange());
  atEnd.create(yield);
  end->erase();
  return builder.create(state);
}

void hlo::respellApproxTopK(Operation *call) {
  auto config = call->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  std::optional<int64_t> dim, k;
  if (config) {
    dim = asI64(config.get("reduction_dim"));
    k = asI64(config.get("top_k"));
  }
  if (!dim || !k)
    return;
  std::optional<SmallVector<Value>> sorted = findSorted(call, *dim, *k);
  func::FuncOp comparator =
      sorted ? findComparator(call, TypeRange(ValueRange(*sorted)))
             : func::FuncOp();
  if (!comparator)
    return;
  OpBuilder builder(call);
  Operation *sort = createSort(builder, call, *sorted, *dim, comparator);
  for (auto [from, to] :
       llvm::zip_equal(sort->getResults(), call->getResults())) {
    auto type = cast<RankedTensorType>(to.getType());
    SmallVector<int64_t> zeros(type.getRank(), 0), ones(type.getRank(), 1);
    OperationState slice(call->getLoc(), "stablehlo.slice", from, type,
                         {{builder.getStringAttr("start_indices"),
                           builder.getDenseI64ArrayAttr(zeros)},
                          {builder.getStringAttr("limit_indices"),
                           builder.getDenseI64ArrayAttr(type.getShape())},
                          {builder.getStringAttr("strides"),
                           builder.getDenseI64ArrayAttr(ones)}});
    to.replaceAllUsesWith(builder.create(slice)->getResult(0));
  }
  call->erase();
}
