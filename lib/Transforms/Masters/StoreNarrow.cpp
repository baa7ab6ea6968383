//===- StoreNarrow.cpp - Parameters stored in 16 bits ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type of an argument and of its next value changes. Its readers in f32
// read it widened, which is exact; those of 16 bits read it as it is.
//
//===----------------------------------------------------------------------===//

#include "CopySteps.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Transforms/Masters/MasterWeights.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;

/// The type, narrower than the f32 of a parameter, that the first rounding of
/// one in the body rounds to.
static FloatType findNarrowType(EntryFunction main) {
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter))
    for (Value copy : findCopies(main.getArgument(index))) {
      auto type = dyn_cast<FloatType>(getElementTypeOrSelf(copy.getType()));
      if (type && type.getWidth() < 32 && traceWeightChain(copy).narrows())
        return type;
    }
  return {};
}

/// `@init` is given each parameter as the step is: first values that are made
/// from one are made from what its stored type holds, widened.
static void widenInInit(EntryFunction main, ArrayRef<unsigned> narrowed) {
  auto init = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      main.getFunction(),
      StringAttr::get(main.getFunction().getContext(), InitFunction::symbol));
  if (!init)
    return;
  llvm::StringMap<Type> stored;
  for (unsigned index : narrowed)
    stored[main.getArgumentName(index)] = main.getArgument(index).getType();
  auto builder = OpBuilder::atBlockBegin(&init.getBody().front());
  for (BlockArgument argument : init.getArguments()) {
    auto name =
        init.getArgAttrOfType<StringAttr>(argument.getArgNumber(), attr::name);
    auto type = name ? stored.find(name.getValue()) : stored.end();
    if (type == stored.end() || type->second == argument.getType())
      continue;
    Type wide = argument.getType();
    argument.setType(type->second);
    auto widened = CastOp::create(builder, argument.getLoc(), wide, argument);
    argument.replaceAllUsesExcept(widened, widened);
  }
  init.setFunctionType(builder.getFunctionType(
      init.getBody().getArgumentTypes(), init.getResultTypes()));
}

void mp::updateSignature(EntryFunction main, ArrayRef<unsigned> narrowed) {
  func::FuncOp function = main.getFunction();
  SmallVector<Type> results(main.getReturn().getOperandTypes());
  function.setFunctionType(FunctionType::get(
      function.getContext(), main.getBody().getArgumentTypes(), results));
  widenInInit(main, narrowed);
}

void mp::storeArgument(BlockArgument argument, Type stored) {
  Type wide = argument.getType();
  argument.setType(stored);
  OpBuilder builder = OpBuilder::atBlockBegin(argument.getOwner());
  auto widened = CastOp::create(builder, argument.getLoc(), wide, argument);
  argument.replaceAllUsesExcept(widened, widened);
  // What was rounded to this type in the body is what is stored now.
  for (Operation *user : llvm::make_early_inc_range(widened->getUsers()))
    if (auto rounded = dyn_cast<CastOp>(user);
        rounded && rounded.getType() == stored) {
      rounded.replaceAllUsesWith(argument);
      rounded.erase();
    }
  if (widened->use_empty())
    widened->erase();
}

SmallVector<unsigned> mp::storeParametersNarrow(EntryFunction main) {
  SmallVector<unsigned> changed;
  FloatType narrow = findNarrowType(main);
  if (!narrow)
    return changed;
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    std::optional<Value> next = getNextValue(main, index);
    BlockArgument argument = main.getArgument(index);
    auto wide = cast<RankedTensorType>(argument.getType());
    if (!next || !wide.getElementType().isF32())
      continue;
    Type stored = wide.clone(narrow);
    storeArgument(argument, stored);
    OpBuilder builder(main.getReturn());
    unsigned pair = *main.getPair(index);
    Value wideNext = main.getResult(pair);
    main.setResult(
        pair, CastOp::create(builder, wideNext.getLoc(), stored, wideNext));
    changed.push_back(index);
  }
  updateSignature(main, changed);
  return changed;
}

/// Whether all that is made of the parameter is made of one rounding of it.
static bool isReadNarrowOnly(EntryFunction main, const WorkingCopyPlan &plan) {
  BlockArgument argument = main.getArgument(plan.parameter);
  std::optional<unsigned> pair = main.getPair(plan.parameter);
  return plan.chain.steps.size() == 1 &&
         llvm::all_of(argument.getUses(), [&](OpOperand &use) {
           if (isa<func::ReturnOp>(use.getOwner()))
             return pair == use.getOperandNumber();
           auto cast = dyn_cast<CastOp>(use.getOwner());
           return cast && llvm::is_contained(plan.values, cast.getResult());
         });
}

SmallVector<unsigned>
mp::storeFrozenNarrow(EntryFunction main, std::vector<WorkingCopyPlan> &plans) {
  SmallVector<unsigned> changed;
  llvm::erase_if(plans, [&](const WorkingCopyPlan &plan) {
    if (!plan.isCarried || !isReadNarrowOnly(main, plan))
      return false;
    BlockArgument argument = main.getArgument(plan.parameter);
    changed.push_back(plan.parameter);
    storeArgument(argument, plan.values.front().getType());
    if (std::optional<unsigned> pair = main.getPair(plan.parameter)) {
      Operation *widened = main.getResult(*pair).getDefiningOp();
      main.setResult(*pair, argument);
      widened->erase();
    }
    return true;
  });
  if (!changed.empty())
    updateSignature(main, changed);
  return changed;
}
