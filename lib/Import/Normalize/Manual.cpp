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

#include "Normalize.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr StringLiteral kManual = "sdy.manual_computation";

/// What stands between the brackets of `text`, `name<[...]>`; none if the text
/// is not of that form.
static std::optional<StringRef> getInside(Attribute attribute, StringRef start,
                                          StringRef end) {
  auto text = dyn_cast_if_present<StringAttr>(attribute);
  StringRef value = text ? text.getValue() : StringRef();
  if (!value.consume_front(start) || !value.consume_back(end))
    return std::nullopt;
  return value;
}

/// The parts of `text` between commas that no bracket holds.
static SmallVector<StringRef> splitOutside(StringRef text) {
  SmallVector<StringRef> parts;
  int depth = 0;
  size_t start = 0;
  for (auto [i, c] : llvm::enumerate(text)) {
    depth += StringRef("<[{(").contains(c) ? 1 : 0;
    depth -= StringRef(">]})").contains(c) ? 1 : 0;
    if (c == ',' && depth == 0) {
      parts.push_back(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  if (!text.trim().empty())
    parts.push_back(text.substr(start).trim());
  return parts;
}

/// The shardings of the values of an op; none if there are not `count`.
static std::optional<SmallVector<std::string>>
getShardings(Operation *op, StringRef name, size_t count) {
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

/// The product of the sizes in `"data"=4, "model"=2`, if those are all the axes
/// of `manual`.
static std::optional<int64_t> countDevices(StringRef axes, StringRef manual) {
  SmallVector<StringRef> names = splitOutside(manual);
  int64_t count = 1, found = 0;
  for (StringRef axis : splitOutside(axes)) {
    auto [name, size] = axis.rsplit('=');
    int64_t number = 0;
    if (size.trim().getAsInteger(10, number) || number <= 0 ||
        number > 1 << 20 || count > 1 << 20)
      return std::nullopt;
    if (!llvm::is_contained(names, name.trim()))
      return std::nullopt;
    count *= number;
    ++found;
  }
  return found == int64_t(names.size()) ? std::optional(count) : std::nullopt;
}

/// The one manual computation that is all of `function`: it reads each argument
/// once and no other value, and only its results are returned.
static Operation *getWhole(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return nullptr;
  Block &block = function.getBody().front();
  if (block.getOperations().size() != 2)
    return nullptr;
  Operation *manual = &block.front();
  if (manual->getName().getStringRef() != kManual ||
      manual->getNumRegions() != 1 || !manual->getRegion(0).hasOneBlock() ||
      manual->getNumOperands() != block.getNumArguments())
    return nullptr;
  Block &inner = manual->getRegion(0).front();
  llvm::SmallPtrSet<Value, 16> read;
  for (Value operand : manual->getOperands())
    if (operand.getParentBlock() != &block || !read.insert(operand).second)
      return nullptr;
  bool fits = inner.getNumArguments() == manual->getNumOperands() &&
              !inner.empty() &&
              inner.back().getName().getStringRef() == "sdy.return" &&
              inner.back().getNumOperands() == manual->getNumResults() &&
              isa<func::ReturnOp>(block.back());
  return fits ? manual : nullptr;
}

/// Puts the body of the only function that `function` calls, where that is all
/// it does, in place of the call: so jit of pmap is written. Whether it did.
static bool inlineOnlyCall(func::FuncOp function) {
  Block &block = function.getBody().front();
  auto call = dyn_cast<func::CallOp>(block.front());
  if (!call || block.getOperations().size() != 2)
    return false;
  auto module = function->getParentOfType<ModuleOp>();
  auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
  if (!callee || callee == function || !callee.getBody().hasOneBlock() ||
      callee.front().empty() || !isa<func::ReturnOp>(callee.front().back()) ||
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

/// Where a value lies, and its whole shape.
static void notePlace(PortAttributes &ports, unsigned index, StringRef sharding,
                      Type whole) {
  Builder builder(whole.getContext());
  ports.set(index, attr::sharding, builder.getStringAttr(sharding));
  ports.set(
      index, attr::whole,
      builder.getDenseI64ArrayAttr(cast<RankedTensorType>(whole).getShape()));
}

static bool areTensors(TypeRange types) {
  return llvm::all_of(types, llvm::IsaPred<RankedTensorType>);
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

bool hlo::takeManualStep(func::FuncOp function, DictionaryAttr meshes,
                         NamedAttrList &devices) {
  // A chain of calls is as deep as jits are nested.
  for (int depth = 0; depth < 16; ++depth)
    if (!function.getBody().hasOneBlock() || function.front().empty() ||
        !inlineOnlyCall(function))
      break;
  Operation *manual = getWhole(function);
  if (!manual || !areTensors(manual->getOperandTypes()) ||
      !areTensors(manual->getResultTypes()))
    return false;
  auto inside = getShardings(manual, "in_shardings", manual->getNumOperands());
  auto outside = getShardings(manual, "out_shardings", manual->getNumResults());
  std::optional<StringRef> axes =
      getInside(manual->getAttr("manual_axes"), "manual_axes{", "}");
  if (!inside || !outside || !axes || inside->empty())
    return false;
  StringRef name = StringRef(inside->front()).split(',').first;
  if (!name.consume_front("sharding<@"))
    return false;
  std::optional<StringRef> mesh = getInside(meshes.get(name), "mesh<[", "]>");
  std::optional<int64_t> count =
      mesh ? countDevices(*mesh, *axes) : std::nullopt;
  if (!count)
    return false;
  PortAttributes arguments = PortAttributes::ofArguments(function);
  PortAttributes results = PortAttributes::ofResults(function);
  for (auto [operand, sharding] :
       llvm::zip_equal(manual->getOperands(), *inside))
    notePlace(arguments, cast<BlockArgument>(operand).getArgNumber(), sharding,
              operand.getType());
  for (auto [i, value] :
       llvm::enumerate(function.getBody().front().back().getOperands())) {
    auto result = dyn_cast<OpResult>(value);
    if (!result || result.getOwner() != manual)
      return false;
    notePlace(results, i, (*outside)[result.getResultNumber()],
              value.getType());
  }
  Builder builder(function.getContext());
  devices.set("manual", manual->getAttr("manual_axes"));
  devices.set("mesh", builder.getStringAttr(name));
  devices.set("count", builder.getI64IntegerAttr(*count));
  arguments.write();
  results.write();
  takeRegion(function, manual);
  return true;
}
