//===- Manual.cpp - Steps that are the program of one device of many ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Under shard_map a step is one manual computation: its region is the program
// of each device, on the part of the values that is there. That program is the
// step that passes see; where its arguments and results lie is noted on them,
// and export puts the computation around it again.
//
//===----------------------------------------------------------------------===//

#include "Manual.h"
#include "Normalize.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/Utils/Meshes.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::mp;

std::optional<SmallVector<std::string>>
hlo::getShardings(Operation *op, StringRef name, size_t count) {
  std::optional<StringRef> inside =
      getInside(op->getAttr(name), "sharding_per_value<[", "]>");
  if (!inside)
    return std::nullopt;
  SmallVector<StringRef> parts = splitOutside(*inside);
  if (parts.size() != count)
    return std::nullopt;
  return llvm::map_to_vector(
      parts, [](StringRef part) { return ("sharding" + part).str(); });
}

/// A list of axes, of which some are kept, in the order that it has.
static std::string selectAxes(StringRef list, bool isOpen,
                              function_ref<bool(StringRef)> isKept) {
  SmallVector<StringRef> kept;
  for (StringRef name : splitOutside(list))
    // Part of an axis is called `"data":(1)2`.
    if (name.contains('"') && isKept(name.split(':').first))
      kept.push_back(name);
  if (isOpen)
    kept.push_back("?");
  return llvm::join(kept, ", ");
}

/// The same of all dimensions of a sharding, and of the axes along which it
/// says that there are copies. As it was where it says more.
static std::string selectOfSharding(StringRef sharding, bool isOpen,
                                    function_ref<bool(StringRef)> isKept) {
  auto [start, rest] = sharding.split('[');
  auto [dims, end] = rest.split(']');
  bool hasCopies = end.consume_front(", replicated={");
  if (!end.consume_back(hasCopies ? "}>" : ">") || end.contains('}'))
    return sharding.str();
  if (!hasCopies && !end.empty())
    return sharding.str();
  std::string text = (start + "[").str();
  SmallVector<StringRef> parts;
  dims.split(parts, '{', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (auto [i, part] : llvm::enumerate(parts)) {
    StringRef list = part.split('}').first;
    text += (i == 0 ? "{" : ", {") +
            selectAxes(list, isOpen || list.contains('?'), isKept) + "}";
  }
  std::string left = selectAxes(end, /*isOpen=*/false, isKept);
  return text + (left.empty() ? "]>" : "], replicated={" + left + "}>");
}

std::string hlo::restrictSharding(StringRef sharding, StringRef axes) {
  return selectOfSharding(sharding, /*isOpen=*/true,
                          [&](StringRef name) { return axes.contains(name); });
}

std::string hlo::restrictToOthers(StringRef sharding, StringRef axes) {
  return selectOfSharding(sharding, /*isOpen=*/false,
                          [&](StringRef name) { return !axes.contains(name); });
}

static bool areTensors(TypeRange types) {
  return llvm::all_of(types, llvm::IsaPred<RankedTensorType>);
}

bool hlo::isWellFormed(Operation *manual) {
  if (manual->getNumRegions() != 1 || !manual->getRegion(0).hasOneBlock() ||
      !areTensors(manual->getOperandTypes()) ||
      !areTensors(manual->getResultTypes()))
    return false;
  Block &inner = manual->getRegion(0).front();
  return inner.getNumArguments() == manual->getNumOperands() &&
         areTensors(inner.getArgumentTypes()) && !inner.empty() &&
         inner.back().getName().getStringRef() == "sdy.return" &&
         inner.back().getNumOperands() == manual->getNumResults();
}

Operation *hlo::getWhole(Block &block) {
  if (block.getOperations().size() != 2)
    return nullptr;
  Operation *manual = &block.front();
  if (manual->getName().getStringRef() != hlo::manualName ||
      !hlo::isWellFormed(manual) ||
      manual->getNumOperands() != block.getNumArguments())
    return nullptr;
  llvm::SmallPtrSet<Value, 16> read;
  for (Value operand : manual->getOperands())
    if (!isa<BlockArgument>(operand) || operand.getParentBlock() != &block ||
        !read.insert(operand).second)
      return nullptr;
  llvm::SetVector<Value> around;
  getUsedValuesDefinedAbove(manual->getRegions(), around);
  return around.empty() ? manual : nullptr;
}

bool hlo::inlineCall(func::CallOp call, func::FuncOp callee) {
  if (!callee.getBody().hasOneBlock() || callee.front().empty() ||
      !isa<func::ReturnOp>(callee.front().back()) ||
      !llvm::equal(callee.getArgumentTypes(), call.getOperandTypes()) ||
      !llvm::equal(callee.front().back().getOperandTypes(),
                   call.getResultTypes()))
    return false;
  OpBuilder builder(call);
  IRMapping mapping;
  mapping.map(callee.getArguments(), call.getOperands());
  for (Operation &op : callee.front().without_terminator())
    builder.clone(op, mapping);
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), callee.front().back().getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call.erase();
  return true;
}

std::optional<StringRef> hlo::getAxes(Operation *manual) {
  return getInside(manual->getAttr("manual_axes"), "manual_axes{", "}");
}

std::optional<hlo::Devices> hlo::getDevices(Operation *manual,
                                            DictionaryAttr meshes) {
  auto inside =
      hlo::getShardings(manual, "in_shardings", manual->getNumOperands());
  std::optional<StringRef> axes = getAxes(manual);
  if (!inside || !axes || inside->empty())
    return std::nullopt;
  StringRef name = StringRef(inside->front()).split(',').first;
  if (!name.consume_front("sharding<@"))
    return std::nullopt;
  auto known = meshes.getNamed(name);
  std::optional<StringRef> mesh =
      known ? getInside(known->getValue(), "mesh<[", "]>") : std::nullopt;
  auto groups = mesh ? groupDevices(*mesh, *axes) : std::nullopt;
  if (!groups)
    return std::nullopt;
  bool isPartial = splitOutside(*axes).size() < splitOutside(*mesh).size();
  return Devices{known->getName().strref(), *mesh,
                 cast<StringAttr>(manual->getAttr("manual_axes")),
                 std::move(*groups), isPartial};
}

/// Where a value lies, and its whole shape.
static void notePlace(PortAttributes &ports, unsigned index, StringRef sharding,
                      Type whole) {
  Builder builder(whole.getContext());
  ports.set(index, attr::sharding, builder.getStringAttr(sharding));
  ports.set(
      index, attr::whole,
      builder.getDenseI64ArrayAttr(cast<RankedTensorType>(whole).getShape()));
}

/// Makes the region of `manual` the body of the function.
static void takeRegion(func::FuncOp function, Operation *manual) {
  Block &block = function.getBody().front();
  Block &inner = manual->getRegion(0).front();
  for (auto [operand, argument] :
       llvm::zip_equal(manual->getOperands(), inner.getArguments())) {
    auto outer = cast<BlockArgument>(operand);
    outer.setType(argument.getType());
    argument.replaceAllUsesWith(outer);
  }
  Operation *last = &inner.back();
  SmallVector<Value> returned(last->getOperands());
  last->erase();
  block.getOperations().splice(manual->getIterator(), inner.getOperations());
  for (auto [result, value] : llvm::zip_equal(manual->getResults(), returned))
    result.replaceAllUsesWith(value);
  manual->erase();
  function.setFunctionType(
      FunctionType::get(function.getContext(), block.getArgumentTypes(),
                        block.getTerminator()->getOperandTypes()));
}

/// Notes where the arguments and results of `manual`, all of `function`, lie.
static bool notePlaces(func::FuncOp function, Operation *manual) {
  auto inside =
      hlo::getShardings(manual, "in_shardings", manual->getNumOperands());
  auto outside =
      hlo::getShardings(manual, "out_shardings", manual->getNumResults());
  if (!inside || !outside)
    return false;
  PortAttributes arguments = PortAttributes::ofArguments(function);
  PortAttributes results = PortAttributes::ofResults(function);
  for (auto [operand, sharding] :
       llvm::zip_equal(manual->getOperands(), *inside))
    notePlace(arguments, cast<BlockArgument>(operand).getArgNumber(), sharding,
              operand.getType());
  for (auto [i, value] :
       llvm::enumerate(function.front().back().getOperands())) {
    auto result = dyn_cast<OpResult>(value);
    if (!result || result.getOwner() != manual)
      return false;
    notePlace(results, i, (*outside)[result.getResultNumber()],
              value.getType());
  }
  arguments.write();
  results.write();
  return true;
}

bool hlo::takeManualStep(func::FuncOp function, DictionaryAttr meshes,
                         NamedAttrList &devices) {
  if (!function.getBody().hasOneBlock() || function.front().empty())
    return false;
  Block &block = function.front();
  // A jit around a shard_map is a call; a file could make each copy the last.
  for (int calls = 0; calls < 64 && inlineManualCalls(block); ++calls) {
  }
  SmallVector<Operation *> parts;
  for (Operation &op : block)
    if (op.getName().getStringRef() == manualName)
      parts.push_back(&op);
  if (parts.empty())
    return false;
  for (Operation *part : parts)
    joinNestedManual(part, meshes);
  std::optional<Devices> all = getDevices(parts.front(), meshes);
  if (!all)
    return false;
  if (!getWhole(block))
    gatherManualParts(block, *all);
  Operation *manual = getWhole(block);
  if (!manual || !notePlaces(function, manual))
    return false;
  Builder builder(function.getContext());
  devices.set("manual", all->axes);
  devices.set("mesh", builder.getStringAttr(all->mesh));
  devices.set("count", builder.getI64IntegerAttr(all->count()));
  if (all->isPartial)
    devices.set("groups", toRows(all->groups, builder.getContext()));
  takeRegion(function, manual);
  return true;
}
