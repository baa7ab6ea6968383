//===- Declarations.cpp - Plans as functions of their slots ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What reads values, names and roles of a step reads them off a function. A
// plan has none, so one is made of its slots.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/PlanProgram.h"

#include "mlir/IR/Builders.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// convert-mp-to-plan calls the plan of @main a step, and others as they were.
static constexpr llvm::StringLiteral stepName = "step";

StringRef mp::exec::planNameOf(StringRef function) {
  return function == EntryFunction::symbol ? StringRef(stepName) : function;
}

mprt::PlanOp mp::exec::findPlan(ModuleOp module, StringRef name) {
  return module.lookupSymbol<mprt::PlanOp>(planNameOf(name));
}

/// The slots of one side by their numbers.
static FailureOr<SmallVector<mprt::SlotOp>> sortSlots(mprt::PlanOp plan,
                                                      mprt::SlotKind kind) {
  SmallVector<mprt::SlotOp> slots;
  for (auto slot : plan.getBody().getOps<mprt::SlotOp>())
    if (slot.getKind() == kind)
      slots.push_back(slot);
  llvm::sort(slots, [](mprt::SlotOp a, mprt::SlotOp b) {
    return a.getIndex() < b.getIndex();
  });
  for (auto [index, slot] : llvm::enumerate(slots))
    if (slot.getIndex() != index)
      return slot.emitOpError()
             << "has index " << slot.getIndex() << ", expected " << index;
  return slots;
}

static DictionaryAttr describe(mprt::SlotOp slot) {
  NamedAttrList attributes;
  attributes.set(attr::name, slot.getNameAttr());
  if (slot.getRoleAttr())
    attributes.set(attr::role, slot.getRoleAttr());
  if (slot.getPairAttr())
    attributes.set(attr::pair, slot.getPairAttr());
  if (slot.getIsUnsigned())
    attributes.set(attr::isUnsigned, UnitAttr::get(slot.getContext()));
  return attributes.getDictionary(slot.getContext());
}

static LogicalResult declare(mprt::PlanOp plan, OpBuilder &builder) {
  FailureOr<SmallVector<mprt::SlotOp>> arguments =
      sortSlots(plan, mprt::SlotKind::Argument);
  FailureOr<SmallVector<mprt::SlotOp>> results =
      sortSlots(plan, mprt::SlotKind::Result);
  if (failed(arguments) || failed(results))
    return failure();
  auto typeOf = [](mprt::SlotOp slot) -> Type { return slot.getType(); };
  Location loc = plan.getLoc();
  StringRef name = plan.getSymName();
  auto function = func::FuncOp::create(
      builder, loc, name == stepName ? StringRef(EntryFunction::symbol) : name,
      builder.getFunctionType(llvm::map_to_vector(*arguments, typeOf),
                              llvm::map_to_vector(*results, typeOf)));
  for (auto [index, slot] : llvm::enumerate(*arguments))
    function.setArgAttrs(index, describe(slot));
  for (auto [index, slot] : llvm::enumerate(*results))
    function.setResultAttrs(index, describe(slot));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> returned;
  if (!results->empty()) {
    auto made = UnrealizedConversionCastOp::create(
        builder, loc, function.getResultTypes(), function.getArguments());
    llvm::append_range(returned, made.getResults());
  }
  func::ReturnOp::create(builder, loc, returned);
  return success();
}

FailureOr<OwningOpRef<ModuleOp>> mp::exec::declarePlans(ModuleOp module) {
  module.getContext()->getOrLoadDialect<func::FuncDialect>();
  OwningOpRef<ModuleOp> declarations = ModuleOp::create(module.getLoc());
  OpBuilder builder(declarations->getBodyRegion());
  for (auto plan : module.getOps<mprt::PlanOp>())
    if (failed(declare(plan, builder)))
      return failure();
  return std::move(declarations);
}
