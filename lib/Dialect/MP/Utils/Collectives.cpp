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

FailureOr<int64_t> mp::findDeviceCount(ModuleOp module) {
  auto devices = module->getAttrOfType<DictionaryAttr>(attr::devices);
  auto count = devices ? devices.getAs<IntegerAttr>("count") : IntegerAttr();
  if (!count)
    return 0;
  if (count.getInt() < 1 || count.getInt() > maxDevices)
    return module.emitOpError()
           << "is for " << count.getInt() << " devices; expected 1 or more";
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

/// One group of all devices, in the attributes of a collective.
static DictionaryAttr getConfig(Builder &builder, int64_t count) {
  auto type = RankedTensorType::get({1, count}, builder.getI64Type());
  SmallVector<int64_t> devices = llvm::to_vector(llvm::seq<int64_t>(0, count));
  auto channel = builder.getDictionaryAttr(
      {builder.getNamedAttr("handle", builder.getI64IntegerAttr(1)),
       builder.getNamedAttr("type", builder.getI64IntegerAttr(0))});
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("channel_handle", channel),
       builder.getNamedAttr("replica_groups",
                            DenseIntElementsAttr::get(type, devices)),
       builder.getNamedAttr("use_global_device_ids", builder.getUnitAttr())});
}

OpaqueOp mp::createAllReduce(OpBuilder &builder, Location loc,
                             StringRef combiner, ValueRange values,
                             int64_t count) {
  Type scalar =
      RankedTensorType::get({}, getElementTypeOrSelf(values.front().getType()));
  return OpaqueOp::create(
      builder, loc, values.getTypes(),
      builder.getStringAttr("stablehlo.all_reduce"),
      ScalingRuleAttr::get(builder.getContext(), ScalingRule::Unknown),
      UnitAttr(), UnitAttr(), getConfig(builder, count),
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
  if (!groups || groups.getType().getRank() != 2 || !listsDevices(op))
    return count;
  return std::min(groups.getType().getDimSize(1), count);
}

bool mp::combinesAllDevices(OpaqueOp op, StringRef combiner) {
  auto module = op->getParentOfType<ModuleOp>();
  auto devices = module->getAttrOfType<DictionaryAttr>(attr::devices);
  auto count = devices ? devices.getAs<IntegerAttr>("count") : IntegerAttr();
  DenseIntElementsAttr groups = getGroups(op);
  if (!count || op.getKept() != "stablehlo.all_reduce" || !groups ||
      !listsDevices(op) || !combinesDevices(op, combiner) ||
      groups.getNumElements() != count.getInt() ||
      groups.getType().getRank() != 2 || groups.getType().getDimSize(0) != 1)
    return false;
  SmallVector<int64_t> listed;
  for (const APInt &device : groups.getValues<APInt>())
    listed.push_back(device.getSExtValue());
  llvm::sort(listed);
  return llvm::equal(listed, llvm::seq<int64_t>(0, count.getInt()));
}
