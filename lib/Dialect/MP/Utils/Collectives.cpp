//===- Collectives.cpp - Kept ops that combine values of devices ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A collective is kept as it came; what it combines by is the text of its
// region. It is known where that region holds one op and no other.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/Collectives.h"

#include "mlir/IR/Builders.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// A group lists them all.
static constexpr int64_t maxDevices = int64_t(1) << 20;

/// Whether `groups` are rows of `count` devices each, if they are any.
static bool areGroups(Attribute groups, int64_t count) {
  auto rows = dyn_cast_if_present<DenseIntElementsAttr>(groups);
  return !groups || (rows && rows.getType().getRank() == 2 &&
                     rows.getType().getDimSize(1) == count &&
                     rows.getElementType().isInteger(64));
}

FailureOr<int64_t> mp::findDeviceCount(ModuleOp module) {
  auto devices = module->getAttrOfType<DictionaryAttr>(attr::devices);
  auto count = devices ? devices.getAs<IntegerAttr>("count") : IntegerAttr();
  if (!count)
    return 0;
  if (count.getInt() < 1 || count.getInt() > maxDevices)
    return module.emitOpError()
           << "is for " << count.getInt() << " devices; expected 1 or more";
  if (!areGroups(devices.get("groups"), count.getInt()))
    return module.emitOpError() << "has groups of devices that are not rows of "
                                << count.getInt() << " i64 each";
  return count.getInt();
}

StringRef mp::getForeignCombiner(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("arith.addf", "add")
      .Case("arith.addi", "add")
      .Case("arith.andi", "and")
      .Case("arith.maximumf", "maximum")
      .Case("arith.ori", "or")
      .Default("");
}

static std::string printRegion(StringRef combiner, Type type) {
  std::string t = textOf(type);
  return "module {\n  \"kept.regions\"() ({\n  ^bb0(%a: " + t + ", %b: " + t +
         "):\n    %0 = \"stablehlo." + combiner.str() + "\"(%a, %b) : (" + t +
         ", " + t + ") -> " + t + "\n    \"stablehlo.return\"(%0) : (" + t +
         ") -> ()\n  }) : () -> ()\n}\n";
}

std::string mp::printCombiner(StringRef combiner, FloatType type) {
  return printRegion(combiner, RankedTensorType::get({}, type));
}

DenseIntElementsAttr mp::getDeviceGroups(ModuleOp module) {
  auto devices = module->getAttrOfType<DictionaryAttr>(attr::devices);
  auto count = devices ? devices.getAs<IntegerAttr>("count") : IntegerAttr();
  if (!count || count.getInt() < 1 || count.getInt() > maxDevices ||
      !areGroups(devices.get("groups"), count.getInt()))
    return {};
  if (auto groups = devices.getAs<DenseIntElementsAttr>("groups"))
    return groups;
  auto type = RankedTensorType::get({1, count.getInt()},
                                    IntegerType::get(module.getContext(), 64));
  return DenseIntElementsAttr::get(
      type, llvm::to_vector(llvm::seq<int64_t>(0, count.getInt())));
}

/// The attributes of a collective over them.
static DictionaryAttr getConfig(Builder &builder, DenseIntElementsAttr groups) {
  auto channel = builder.getDictionaryAttr(
      {builder.getNamedAttr("handle", builder.getI64IntegerAttr(1)),
       builder.getNamedAttr("type", builder.getI64IntegerAttr(0))});
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("channel_handle", channel),
       builder.getNamedAttr("replica_groups", groups),
       builder.getNamedAttr("use_global_device_ids", builder.getUnitAttr())});
}

OpaqueOp mp::createAllReduce(OpBuilder &builder, Location loc,
                             StringRef combiner, ValueRange values,
                             DenseIntElementsAttr groups) {
  Type scalar =
      RankedTensorType::get({}, getElementTypeOrSelf(values.front().getType()));
  return OpaqueOp::create(
      builder, loc, values.getTypes(),
      builder.getStringAttr("stablehlo.all_reduce"),
      ScalingRuleAttr::get(builder.getContext(), ScalingRule::Unknown),
      UnitAttr(), UnitAttr(), getConfig(builder, groups),
      builder.getStringAttr(printRegion(combiner, scalar)), TypeAttr(), values);
}

bool mp::combinesDevices(OpaqueOp op, StringRef combiner) {
  StringRef kept = op.getKept();
  if (kept != "stablehlo.all_reduce" && kept != "stablehlo.reduce_scatter")
    return false;
  StringRef code = op.getCode().value_or("");
  std::string wanted = ("\"stablehlo." + combiner + "\"(").str();
  // That one and the return.
  return code.contains(wanted) && code.count("\"stablehlo.") == 2 &&
         code.contains("\"stablehlo.return\"(");
}

static DenseIntElementsAttr getGroups(OpaqueOp op) {
  DictionaryAttr config = op.getConfigAttr();
  return config ? config.getAs<DenseIntElementsAttr>("replica_groups")
                : DenseIntElementsAttr();
}

/// Whether groups list devices, and not replicas.
static bool listsDevices(OpaqueOp op) {
  Attribute ids = op.getConfigAttr().get("use_global_device_ids");
  auto given = dyn_cast_if_present<BoolAttr>(ids);
  return ids && (!given || given.getValue());
}

int64_t mp::countCombined(OpaqueOp op, int64_t count) {
  DenseIntElementsAttr groups = getGroups(op);
  bool isPart = op->getParentOfType<ManualComputationOp>() != nullptr;
  if (!groups || groups.getType().getRank() != 2 || !listsDevices(op))
    return isPart ? 0 : count;
  int64_t listed = groups.getType().getDimSize(1);
  return isPart ? listed : std::min(listed, count);
}

/// The groups and the devices of each in ascending order.
static std::vector<std::vector<int64_t>> sort(DenseIntElementsAttr groups) {
  int64_t size = groups.getType().getDimSize(1);
  std::vector<std::vector<int64_t>> sorted;
  for (auto [i, device] : llvm::enumerate(groups.getValues<APInt>())) {
    if (i % size == 0)
      sorted.emplace_back();
    sorted.back().push_back(device.getSExtValue());
  }
  for (std::vector<int64_t> &group : sorted)
    llvm::sort(group);
  llvm::sort(sorted);
  return sorted;
}

bool mp::combinesGroups(OpaqueOp op, StringRef combiner,
                        DenseIntElementsAttr all) {
  DenseIntElementsAttr groups = getGroups(op);
  return all && op.getKept() == "stablehlo.all_reduce" && groups &&
         listsDevices(op) && combinesDevices(op, combiner) &&
         groups.getType().getShape() == all.getType().getShape() &&
         sort(groups) == sort(all);
}

bool mp::combinesAllDevices(OpaqueOp op, StringRef combiner) {
  return combinesGroups(op, combiner,
                        getDeviceGroups(op->getParentOfType<ModuleOp>()));
}
