//===- MPRTBuilder.cpp - Memory and calls of a plan in the making ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MPRTBuilder.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

SmallVector<int64_t> mp::getRowMajorStrides(ArrayRef<int64_t> shape) {
  // The tensor's bytes were counted when it got its memory: no overflow here.
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i > 1; --i)
    strides[i - 2] = strides[i - 1] * std::max<int64_t>(shape[i - 1], 1);
  return strides;
}

/// `mp.name`, or the word and the index where there is none.
static StringAttr getName(DictionaryAttr attributes, StringRef word,
                          unsigned index, MLIRContext *context) {
  auto name = attributes ? attributes.getAs<StringAttr>(attr::name) : nullptr;
  return name ? name : StringAttr::get(context, word + Twine(index));
}

MPRTBuilder::MPRTBuilder(func::FuncOp function, mprt::PlanOp plan,
                         KernelTable &kernels, StoredFilters filters)
    : function(function), kernels(kernels), filters(std::move(filters)),
      declarations(OpBuilder::atBlockBegin(&plan.getBody().front())),
      calls(OpBuilder::atBlockEnd(&plan.getBody().front())) {
  MLIRContext *context = function.getContext();
  auto bufferType = mprt::BufferType::get(context);
  auto makeSlot = [&](mprt::SlotKind kind, unsigned index, Type type,
                      DictionaryAttr attributes, StringRef word) {
    auto role = attributes ? attributes.getAs<RoleAttr>(attr::role) : nullptr;
    auto pair =
        attributes ? attributes.getAs<IntegerAttr>(attr::pair) : nullptr;
    auto isUnsigned =
        attributes ? attributes.getAs<UnitAttr>(attr::isUnsigned) : nullptr;
    if (pair)
      pair = declarations.getI64IntegerAttr(pair.getInt());
    auto slot = mprt::SlotOp::create(declare(), function.getLoc(), bufferType,
                                     mprt::SlotKindAttr::get(context, kind),
                                     declarations.getI64IntegerAttr(index),
                                     getName(attributes, word, index, context),
                                     role, pair, IntegerAttr(), isUnsigned,
                                     TypeAttr::get(type));
    lastDeclaration = slot;
    return slot;
  };
  for (BlockArgument argument : function.getArguments()) {
    unsigned index = argument.getArgNumber();
    memory[argument] =
        makeSlot(mprt::SlotKind::Argument, index, argument.getType(),
                 function.getArgAttrDict(index), "arg");
  }
  Operation *end = function.getBody().front().getTerminator();
  for (OpOperand &result : end->getOpOperands()) {
    unsigned index = result.getOperandNumber();
    slots.push_back(makeSlot(mprt::SlotKind::Result, index,
                             result.get().getType(),
                             function.getResultAttrDict(index), "out"));
    Value root = getRoot(result.get());
    if (root.getDefiningOp() && !root.getDefiningOp<arith::ConstantOp>())
      resultSlots.try_emplace(root, slots.back());
  }
}

Value MPRTBuilder::getRoot(Value value) {
  while (true) {
    if (auto reshape = value.getDefiningOp<ReshapeOp>())
      value = reshape.getInput();
    else if (auto barrier = value.getDefiningOp<BarrierOp>())
      value = barrier.getInputs()[cast<OpResult>(value).getResultNumber()];
    else
      return value;
  }
}

OpBuilder &MPRTBuilder::declare() {
  if (lastDeclaration)
    declarations.setInsertionPointAfter(lastDeclaration);
  return declarations;
}

Value MPRTBuilder::declareConstant(arith::ConstantOp constant) {
  auto place =
      mprt::ConstantOp::create(declare(), constant.getLoc(),
                               mprt::BufferType::get(constant.getContext()),
                               cast<ElementsAttr>(constant.getValue()));
  lastDeclaration = place;
  return place;
}

FailureOr<Value> MPRTBuilder::getMemory(Value value, Operation *user) {
  Value root = getRoot(value);
  if (Value known = memory.lookup(root))
    return known;
  auto constant = root.getDefiningOp<arith::ConstantOp>();
  if (!constant || !isa<ElementsAttr>(constant.getValue()))
    return user->emitOpError()
           << "reads a value of type " << value.getType()
           << " that has no place in memory; expected a tensor made by a call";
  return memory[root] = declareConstant(constant);
}

FailureOr<SmallVector<Value>> MPRTBuilder::getMemory(ValueRange values,
                                                     Operation *user) {
  SmallVector<Value> found;
  for (Value value : values) {
    FailureOr<Value> one = getMemory(value, user);
    if (failed(one))
      return failure();
    found.push_back(*one);
  }
  return found;
}

Value MPRTBuilder::makeMemory(Value result) {
  Value place = resultSlots.lookup(result);
  if (!place) {
    auto buffer = mprt::BufferOp::create(
        declare(), result.getLoc(), mprt::BufferType::get(result.getContext()),
        IntegerAttr(), TypeAttr::get(result.getType()));
    lastDeclaration = buffer;
    place = buffer;
  }
  return memory[result] = place;
}

SmallVector<Value> MPRTBuilder::makeMemory(ResultRange results) {
  return llvm::map_to_vector(results,
                             [&](Value result) { return makeMemory(result); });
}

LogicalResult MPRTBuilder::finish() {
  Operation *end = function.getBody().front().getTerminator();
  for (OpOperand &result : end->getOpOperands()) {
    Value slot = slots[result.getOperandNumber()];
    Value root = getRoot(result.get());
    if (memory.lookup(root) == slot)
      continue;
    auto constant = root.getDefiningOp<arith::ConstantOp>();
    auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                          : SplatElementsAttr();
    if (splat) {
      mprt::FillOp::create(calls, constant.getLoc(), slot,
                           splat.getSplatValue<TypedAttr>());
      continue;
    }
    FailureOr<Value> source = getMemory(root, end);
    if (failed(source))
      return failure();
    mprt::CopyOp::create(calls, end->getLoc(), *source, slot);
  }
  return success();
}
