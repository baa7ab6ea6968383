//===- NestedManual.cpp - A shard_map inside of another -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each is over axes of its own of one mesh. What the outer one does around the
// inner one, each device of the inner one can do by itself: together they are
// the program of each device along all these axes. A dimension that both divide
// lies along the axes of the outer one first.
//
//===----------------------------------------------------------------------===//

#include "Manual.h"
#include "PartDims.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

/// The axes of both, in the order of the mesh; empty if one is in both.
static SmallVector<StringRef> joinAxes(const Devices &devices, Operation *outer,
                                       Operation *inner) {
  llvm::StringSet<> wanted;
  for (Operation *op : {outer, inner})
    for (StringRef axis : splitOutside(getAxes(op).value_or("")))
      if (!wanted.insert(axis).second)
        return {};
  SmallVector<StringRef> axes;
  for (StringRef axis : splitOutside(devices.meshAxes))
    if (StringRef name = axis.rsplit('=').first.trim(); wanted.contains(name))
      axes.push_back(name);
  return axes;
}

/// Where a value lies along the axes of both; none where one says more.
static std::optional<std::string> joinShardings(StringRef outer,
                                                StringRef inner, StringRef mesh,
                                                bool isPartial) {
  for (StringRef sharding : {outer, inner})
    if (sharding.contains("replicated") || sharding.contains("unreduced"))
      return std::nullopt;
  SmallVector<std::string> dims = splitDims(outer), more = splitDims(inner);
  if (dims.size() != more.size())
    return std::nullopt;
  for (auto [dim, other] : llvm::zip_equal(dims, more)) {
    SmallVector<StringRef> names;
    for (StringRef list : {StringRef(dim), StringRef(other)})
      for (StringRef name : splitOutside(list.drop_front().drop_back()))
        if (name.contains('"'))
          names.push_back(name);
    if (isPartial)
      names.push_back("?");
    dim = "{" + llvm::join(names, ", ") + "}";
  }
  return joinDims(mesh, dims);
}

/// Of all values on one side of two computations, of which value `i` of the
/// outer one is number `order[i]` of the inner one.
static StringAttr joinAll(Operation *outer, Operation *inner, StringRef name,
                          ArrayRef<unsigned> order, const Devices &devices,
                          bool isPartial) {
  auto first = getShardings(outer, name, order.size());
  auto second = getShardings(inner, name, order.size());
  if (!first || !second)
    return {};
  SmallVector<std::string> all;
  for (auto [i, sharding] : llvm::enumerate(*first)) {
    auto joined =
        joinShardings(sharding, (*second)[order[i]], devices.mesh, isPartial);
    if (!joined)
      return {};
    all.push_back(joined->substr(StringRef("sharding").size()));
  }
  return StringAttr::get(outer->getContext(),
                         "sharding_per_value<[" + llvm::join(all, ", ") + "]>");
}

/// Where `inner` is all that `outer` does.
static void join(Operation *outer, Operation *inner, const Devices &devices) {
  SmallVector<StringRef> axes = joinAxes(devices, outer, inner);
  Block &block = outer->getRegion(0).front();
  if (axes.empty() || block.back().getOperands() != inner->getResults())
    return;
  SmallVector<unsigned> operands(inner->getNumOperands());
  for (auto [i, operand] : llvm::enumerate(inner->getOperands()))
    operands[cast<BlockArgument>(operand).getArgNumber()] = i;
  auto results = llvm::to_vector(llvm::seq(inner->getNumResults()));
  bool isPartial = axes.size() < splitOutside(devices.meshAxes).size();
  StringAttr in =
      joinAll(outer, inner, "in_shardings", operands, devices, isPartial);
  StringAttr out =
      joinAll(outer, inner, "out_shardings", results, devices, isPartial);
  if (!in || !out)
    return;
  outer->setAttr("in_shardings", in);
  outer->setAttr("out_shardings", out);
  outer->setAttr(
      "manual_axes",
      StringAttr::get(outer->getContext(),
                      "manual_axes{" + llvm::join(axes, ", ") + "}"));
  Block &body = inner->getRegion(0).front();
  for (auto [operand, argument] :
       llvm::zip_equal(inner->getOperands(), body.getArguments())) {
    operand.setType(argument.getType());
    argument.replaceAllUsesWith(operand);
  }
  block.back().setOperands(body.back().getOperands());
  body.back().erase();
  block.getOperations().splice(inner->getIterator(), body.getOperations());
  inner->erase();
}

void hlo::joinNestedManual(Operation *outer, DictionaryAttr meshes) {
  if (!isWellFormed(outer))
    return;
  Block &block = outer->getRegion(0).front();
  for (int calls = 0; calls < 64 && inlineManualCalls(block); ++calls) {
  }
  auto inner = llvm::find_if(block, [](Operation &op) {
    return op.getName().getStringRef() == manualName;
  });
  if (inner == block.end())
    return;
  std::optional<Devices> devices = getDevices(&*inner, meshes);
  std::optional<Devices> around = getDevices(outer, meshes);
  if (!devices || !around || devices->mesh != around->mesh)
    return;
  if (!getWhole(block))
    gatherManualParts(block, *devices);
  if (Operation *whole = getWhole(block))
    join(outer, whole, *devices);
}
