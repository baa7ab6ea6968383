//===- Functions.cpp - Names and pairs of the entry function --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What frameworks say about arguments and results in attributes and locations
// becomes mp.name and mp.pair; the rest of their attributes goes.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;

/// The name an argument's location holds: `loc("params['w']")`.
static StringAttr nameInLocation(Location loc) {
  auto name = dyn_cast<NameLoc>(loc);
  return name && !name.getName().empty() ? name.getName() : StringAttr();
}

/// The first of `keys` that is a string in `attributes`.
static StringAttr firstString(DictionaryAttr attributes,
                              ArrayRef<StringRef> keys) {
  for (StringRef key : keys)
    if (auto text = dyn_cast_if_present<StringAttr>(attributes.get(key));
        text && !text.empty())
      return text;
  return {};
}

/// Some frameworks call every argument the same; such a name says nothing.
static void dropRepeated(MutableArrayRef<StringAttr> names) {
  llvm::StringMap<unsigned> counts;
  for (StringAttr name : names)
    if (name)
      ++counts[name.getValue()];
  for (StringAttr &name : names)
    if (name && counts[name.getValue()] > 1)
      name = {};
}

/// The dialect's own attributes of an argument or a result.
static NamedAttrList ownAttributes(DictionaryAttr attributes) {
  NamedAttrList own;
  for (NamedAttribute attribute : attributes)
    if (attribute.getName().strref().starts_with("mp."))
      own.append(attribute);
  return own;
}

/// Where an argument or a result of a program for several devices lies.
static void keepSharding(func::FuncOp function, DictionaryAttr given,
                         NamedAttrList &own) {
  auto sharding = given.getAs<StringAttr>("sdy.sharding");
  if (sharding && !own.get(attr::sharding) && !function.isPrivate() &&
      function->getParentOp()->hasAttr(attr::devices))
    own.set(attr::sharding, sharding);
}

static LogicalResult normalizeArguments(func::FuncOp function, bool isEntry) {
  MLIRContext *context = function.getContext();
  unsigned count = function.getNumArguments();
  SmallVector<StringAttr> names(count);
  PortAttributes attributes = PortAttributes::ofArguments(function);
  for (unsigned i = 0; i < count; ++i) {
    names[i] = firstString(attributes.getAll(i), {"jax.arg_info"});
    if (!names[i] && !function.isExternal())
      names[i] = nameInLocation(function.getArgument(i).getLoc());
  }
  dropRepeated(names);
  for (unsigned i = 0; i < count; ++i) {
    NamedAttrList own = ownAttributes(attributes.getAll(i));
    if (isEntry && names[i] && !own.get(attr::name))
      own.set(attr::name, names[i]);
    keepSharding(function, attributes.getAll(i), own);
    if (Attribute alias = attributes.get(i, "tf.aliasing_output");
        isEntry && alias && !own.get(attr::pair)) {
      std::optional<int64_t> result = hlo::asI64(alias);
      if (!result || *result < 0 || *result >= function.getNumResults())
        return emitError(function.getLoc())
               << "argument " << i << " is aliased to result " << alias
               << ", but the function has " << function.getNumResults();
      own.set(attr::pair, Builder(context).getI64IntegerAttr(*result));
    }
    attributes.setAll(i, own);
  }
  attributes.write();
  return success();
}

/// Sets the pair that `alias`, an entry of mhlo.input_output_alias, states: a
/// dictionary {alias = {parameter_number, parameter_index}, output_index}. The
/// indices are empty, which means 0, where there is one value and no tuple.
static LogicalResult pairAlias(func::FuncOp main, PortAttributes &arguments,
                               Attribute alias) {
  auto field = [](Attribute dictionary, StringRef name) {
    auto fields = dyn_cast_if_present<DictionaryAttr>(dictionary);
    return fields ? fields.get(name) : Attribute();
  };
  auto index = [](Attribute list) -> std::optional<int64_t> {
    std::optional<SmallVector<int64_t>> path = hlo::asI64s(list);
    if (!path || path->size() > 1)
      return std::nullopt;
    return path->empty() ? 0 : path->front();
  };
  Attribute input = field(alias, "alias");
  std::optional<int64_t> number = hlo::asI64(field(input, "parameter_number"));
  std::optional<int64_t> part = index(field(input, "parameter_index"));
  std::optional<int64_t> result = index(field(alias, "output_index"));
  // A tuple of all arguments is parameter 0.
  if (number && part && *part != 0)
    number = *number == 0 ? *part : -1;
  if (!number || !part || !result || *number < 0 || *result < 0 ||
      *number >= main.getNumArguments() || *result >= main.getNumResults())
    return emitError(main.getLoc())
           << "the module's mhlo.input_output_alias names what @"
           << main.getName() << " does not have: " << alias;
  if (!arguments.get(*number, attr::pair))
    arguments.set(*number, attr::pair,
                  Builder(main.getContext()).getI64IntegerAttr(*result));
  return success();
}

/// XLA states the pairs of the entry on the module.
static LogicalResult pairAliases(ModuleOp module) {
  auto aliases = module->getAttrOfType<ArrayAttr>("mhlo.input_output_alias");
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!aliases || !main)
    return success();
  PortAttributes arguments = PortAttributes::ofArguments(main);
  for (Attribute alias : aliases)
    if (failed(pairAlias(main, arguments, alias)))
      return failure();
  arguments.write();
  return success();
}

static void normalizeResults(func::FuncOp function, bool isEntry) {
  unsigned count = function.getNumResults();
  SmallVector<StringAttr> names(count);
  PortAttributes attributes = PortAttributes::ofResults(function);
  for (unsigned i = 0; i < count; ++i)
    names[i] = firstString(attributes.getAll(i), {"jax.result_info"});
  dropRepeated(names);
  for (unsigned i = 0; i < count; ++i) {
    NamedAttrList own = ownAttributes(attributes.getAll(i));
    if (isEntry && names[i] && !own.get(attr::name))
      own.set(attr::name, names[i]);
    keepSharding(function, attributes.getAll(i), own);
    attributes.setAll(i, own);
  }
  attributes.write();
}

/// Attributes of frameworks on functions and modules, told by their prefix.
static void dropForeign(Operation *op) {
  bool isCall = op->getName().getStringRef() == "stablehlo.custom_call";
  for (NamedAttribute attribute :
       llvm::to_vector(op->getDiscardableAttrDictionary())) {
    StringRef name = attribute.getName();
    if (name.contains('.') && !name.starts_with("mp.") &&
        !(isCall && hlo::isConfigOfCall(name)))
      op->removeDiscardableAttr(attribute.getName());
  }
}

LogicalResult hlo::normalizeFunctions(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    bool isEntry = !function.isPrivate();
    if (isEntry)
      function->removeAttr(function.getSymVisibilityAttrName());
    if (failed(normalizeArguments(function, isEntry)))
      return failure();
    normalizeResults(function, isEntry);
    dropForeign(function);
  }
  if (failed(pairAliases(module)))
    return failure();
  module.walk([](Operation *op) { dropForeign(op); });
  return success();
}
