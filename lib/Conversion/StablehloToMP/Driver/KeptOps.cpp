//===- KeptOps.cpp - Ops that are kept as they came -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What this project has no op for is kept whole, so that one such op does not
// cost the step. Its attributes are those of the normal form; its regions and
// the functions it calls are text, which no pass looks into.
//
//===----------------------------------------------------------------------===//

#include "KeptOps.h"
#include "KeptRules.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Import/NormalForm.h"
#include "mp/Support/ForeignOpsScope.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static bool isToken(Type type) {
  auto opaque = dyn_cast<OpaqueType>(type);
  return opaque && opaque.getTypeData() == "token";
}

static bool isComplex(Type type) {
  return isa<ComplexType>(getElementTypeOrSelf(type));
}

Type stablehlo::convertKeptType(Type type, std::string &reason) {
  if (isToken(type))
    return NoneType::get(type.getContext());
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !isComplex(type))
    return convertTensorType(type, reason);
  // Shapes are judged as those of other tensors.
  Type part = cast<ComplexType>(tensor.getElementType()).getElementType();
  if (!convertTensorType(tensor.clone(part), reason))
    return {};
  return RankedTensorType::get(tensor.getShape(), tensor.getElementType());
}

bool stablehlo::hasKeptTypes(Operation *op) {
  auto isKept = [](Type type) { return isToken(type) || isComplex(type); };
  return llvm::any_of(op->getOperandTypes(), isKept) ||
         llvm::any_of(op->getResultTypes(), isKept);
}

bool stablehlo::asksWhichOfMany(Operation *op) {
  return op->getName().getStringRef().ends_with("_id") &&
         op->getNumOperands() == 0 &&
         op->getParentOfType<ModuleOp>()->hasAttr(attr::devices);
}

Operation *stablehlo::getLastOp(OpBuilder &builder) {
  Block &block = *builder.getInsertionBlock();
  return block.empty() ? nullptr : &block.back();
}

void stablehlo::eraseAfter(OpBuilder &builder, Operation *last) {
  Block &block = *builder.getInsertionBlock();
  while (!block.empty() && &block.back() != last)
    block.back().erase();
}

/// The type of `op` where integers are unsigned; null where none is.
static TypeAttr getSignature(Operation *op) {
  auto isUnsigned = [](Type type) {
    return getElementTypeOrSelf(type).isUnsignedInteger();
  };
  if (llvm::none_of(op->getOperandTypes(), isUnsigned) &&
      llvm::none_of(op->getResultTypes(), isUnsigned))
    return {};
  auto toKept = [&](Type type) -> Type {
    return isToken(type) ? NoneType::get(op->getContext()) : type;
  };
  return TypeAttr::get(FunctionType::get(
      op->getContext(), llvm::map_to_vector(op->getOperandTypes(), toKept),
      llvm::map_to_vector(op->getResultTypes(), toKept)));
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// The functions that the attributes of `op` and of what is in it name.
static void findCallees(Operation *op, const SymbolTable &symbols,
                        llvm::SetVector<Operation *> &callees) {
  op->walk([&](Operation *inner) {
    inner->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      if (Operation *callee = symbols.lookup(symbol.getRootReference()))
        callees.insert(callee);
    });
  });
}

static bool readsAround(Operation *op) {
  WalkResult walk = op->walk([&](Operation *inner) {
    bool reads =
        inner != op && llvm::any_of(inner->getOperands(), [&](Value v) {
          return !op->isProperAncestor(v.getParentBlock()->getParentOp()) &&
                 v.getParentBlock()->getParentOp() != op;
        });
    return reads ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walk.wasInterrupted();
}

/// The text of a module with the regions of `op` and what it calls; null if
/// there is neither.
static StringAttr getCode(Operation *op, const SymbolTable &symbols) {
  llvm::SetVector<Operation *> callees;
  findCallees(op, symbols, callees);
  // The list grows as functions are found that those call.
  for (size_t i = 0; i < callees.size(); ++i)
    findCallees(callees[i], symbols, callees);
  if (op->getNumRegions() == 0 && callees.empty())
    return {};
  OwningOpRef<ModuleOp> module = ModuleOp::create(op->getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  if (op->getNumRegions() > 0) {
    OperationState state(op->getLoc(), "kept.regions");
    IRMapping mapping;
    for (Region &region : op->getRegions())
      region.cloneInto(state.addRegion(), mapping);
    builder.create(state);
  }
  for (Operation *callee : callees)
    builder.clone(*callee);
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().assumeVerified().printGenericOpForm());
  return StringAttr::get(op->getContext(), text);
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

static DictionaryAttr getConfig(Operation *op) {
  NamedAttrList config;
  for (NamedAttribute attribute : op->getDiscardableAttrDictionary())
    if (!attribute.getName().strref().starts_with("mp."))
      config.append(attribute);
  return config.empty() ? DictionaryAttr()
                        : config.getDictionary(op->getContext());
}

/// Ops of StableHLO, and of Shardy what is about values.
static bool isKeepable(Operation *op) {
  return hlo::isHloOp(op) ||
         llvm::is_contained({"sdy.manual_computation", "sdy.reshard",
                             "sdy.sharding_constraint"},
                            op->getName().getStringRef());
}

Operation *stablehlo::keepOp(OpBuilder &builder, Operation *op,
                             ValueRange operands, Location loc,
                             const SymbolTable &symbols, Refusal &refusal) {
  if (!isKeepable(op)) {
    refusal = {"not supported", "export the step for one device"};
    return nullptr;
  }
  SmallVector<Type> types;
  std::string reason;
  auto isRefused = [&](Type type) {
    types.push_back(convertKeptType(type, reason));
    return !types.back();
  };
  if (llvm::any_of(op->getResultTypes(), isRefused)) {
    refusal = {reason, "export with static shapes of plain tensors"};
    return nullptr;
  }
  if (readsAround(op)) {
    refusal = {"its regions read values from around it",
               "hand them to it as operands"};
    return nullptr;
  }
  ForeignOpsScope scope(op->getContext());
  KeptRule rule = getKeptRule(op);
  bool hasToken = llvm::any_of(types, llvm::IsaPred<NoneType>) ||
                  llvm::any_of(operands.getTypes(), llvm::IsaPred<NoneType>);
  auto unit = [&](bool isSet) {
    return isSet ? builder.getUnitAttr() : UnitAttr();
  };
  return OpaqueOp::create(
      builder, loc, types, builder.getStringAttr(op->getName().getStringRef()),
      ScalingRuleAttr::get(op->getContext(), rule.scaling), unit(rule.moves),
      unit(rule.hasEffects || hasToken), getConfig(op), getCode(op, symbols),
      getSignature(op), operands);
}
