//===- DeviceValues.cpp - Kept ops by which values of devices meet --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A collective is kept as it came; what it combines by is the text of its
// region. It is known where that region holds one op and no other, of its two
// arguments.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/DeviceValues.h"

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// Groups of more devices are not looked into.
static constexpr int64_t mostDevices = int64_t(1) << 16;
/// No step runs on more.
static constexpr int64_t anyCount = int64_t(1) << 30;

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

std::optional<DeviceGroups> DeviceGroups::of(DenseIntElementsAttr rows,
                                             int ids) {
  if (!rows || rows.getType().getRank() != 2 || rows.getNumElements() == 0 ||
      rows.getNumElements() > mostDevices)
    return std::nullopt;
  DeviceGroups groups;
  groups.ids = ids;
  groups.groupOf.assign(rows.getNumElements(), -1);
  int64_t row = rows.getType().getDimSize(1), count = 0;
  for (auto [at, number] : llvm::enumerate(rows.getValues<APInt>())) {
    int64_t device = number.getSExtValue();
    if (device == -1)
      continue;
    bool isNew = device >= 0 && device < rows.getNumElements() &&
                 groups.groupOf[device] < 0;
    if (!isNew)
      return std::nullopt;
    groups.groupOf[device] = static_cast<int64_t>(at) / row;
    ++count;
  }
  groups.groupOf.truncate(count);
  if (llvm::is_contained(groups.groupOf, -1))
    return std::nullopt;
  return groups;
}

/// The devices of each group.
static SmallVector<SmallVector<int64_t>> collect(ArrayRef<int64_t> groupOf) {
  SmallVector<SmallVector<int64_t>> members;
  for (auto [device, group] : llvm::enumerate(groupOf)) {
    if (group >= static_cast<int64_t>(members.size()))
      members.resize(group + 1);
    members[group].push_back(device);
  }
  llvm::erase_if(members, [](auto &group) { return group.empty(); });
  return members;
}

std::optional<DeviceGroups> DeviceGroups::then(const DeviceGroups &next) const {
  if (groupOf.empty())
    return next;
  if (next.groupOf.empty())
    return *this;
  if (ids != next.ids || groupOf.size() != next.groupOf.size())
    return std::nullopt;
  SmallVector<SmallVector<int64_t>> own = collect(groupOf);
  DenseMap<int64_t, ArrayRef<int64_t>> ownOf;
  for (ArrayRef<int64_t> group : own)
    for (int64_t device : group)
      ownOf[device] = group;
  DeviceGroups joined;
  joined.ids = ids;
  joined.groupOf.assign(groupOf.size(), -1);
  DenseMap<int64_t, size_t> sizes;
  // What one of `next` sees is what the groups of its devices are made of. Two
  // that see something together have to see the same.
  for (ArrayRef<int64_t> group : collect(next.groupOf)) {
    llvm::SmallSetVector<int64_t, 16> seen;
    for (int64_t device : group)
      seen.insert_range(ownOf[device]);
    int64_t number = *llvm::min_element(seen);
    if (sizes.try_emplace(number, seen.size()).first->second != seen.size())
      return std::nullopt;
    for (int64_t device : seen) {
      int64_t &place = joined.groupOf[device];
      if (place >= 0 && place != number)
        return std::nullopt;
      place = number;
    }
  }
  for (ArrayRef<int64_t> group : collect(joined.groupOf))
    if (sizes.lookup(joined.groupOf[group.front()]) != group.size())
      return std::nullopt;
  return joined;
}

bool DeviceGroups::areWithin(const DeviceGroups &others) const {
  if (areSingle())
    return true;
  if (ids != others.ids || groupOf.size() != others.groupOf.size())
    return false;
  DenseMap<int64_t, int64_t> around;
  for (auto [own, other] : llvm::zip_equal(groupOf, others.groupOf))
    if (around.try_emplace(own, other).first->second != other)
      return false;
  return true;
}

int64_t DeviceGroups::getSmallest() const {
  int64_t least = groupOf.empty() ? 1 : anyCount;
  for (ArrayRef<int64_t> group : collect(groupOf))
    least = std::min<int64_t>(least, group.size());
  return least;
}

int64_t DeviceGroups::getLargest() const {
  int64_t most = 1;
  for (ArrayRef<int64_t> group : collect(groupOf))
    most = std::max<int64_t>(most, group.size());
  return most;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The kind of the one op of a region that combines two scalars.
static std::optional<ReduceKind> getCombiner(OpaqueOp op) {
  StringRef code = op.getCode().value_or("");
  constexpr StringLiteral prefix = "\"stablehlo.";
  if (code.count(prefix) != 2 || !code.contains("\"stablehlo.return\"("))
    return std::nullopt;
  auto [before, name] = code.split(prefix);
  auto [kind, operands] = name.split("\"(");
  auto [first, second] = operands.split(')').first.split(", ");
  StringRef result = before.rtrim(" =").rsplit(' ').second;
  if (first == second || result.empty() ||
      !code.contains(("return\"(" + result + ")").str()))
    return std::nullopt;
  return llvm::StringSwitch<std::optional<ReduceKind>>(kind)
      .Case("add", ReduceKind::Add)
      .Case("multiply", ReduceKind::Mul)
      .Case("maximum", ReduceKind::Max)
      .Case("minimum", ReduceKind::Min)
      .Case("and", ReduceKind::And)
      .Case("or", ReduceKind::Or)
      .Default(std::nullopt);
}

/// What the numbers in the groups of an op are of: devices, replicas with all
/// of their partitions, or replicas.
enum Ids : int { Devices, ReplicasWithPartitions, Replicas };

static Ids getIds(DictionaryAttr config) {
  Attribute global = config.get("use_global_device_ids");
  auto given = dyn_cast_if_present<BoolAttr>(global);
  if (global && (!given || given.getValue()))
    return Devices;
  auto channel = config.getAs<DictionaryAttr>("channel_handle");
  auto handle = channel ? channel.getAs<IntegerAttr>("handle") : IntegerAttr();
  return handle && handle.getInt() > 0 ? ReplicasWithPartitions : Replicas;
}

static DenseIntElementsAttr getRows(OpaqueOp op, StringRef name) {
  DictionaryAttr config = op.getConfigAttr();
  return config ? config.getAs<DenseIntElementsAttr>(name)
                : DenseIntElementsAttr();
}

std::optional<DeviceReduction> mp::getDeviceReduction(Operation *op) {
  auto kept = dyn_cast_if_present<OpaqueOp>(op);
  if (!kept || kept.getNumOperands() != kept.getNumResults())
    return std::nullopt;
  bool isWhole = kept.getKept() == "stablehlo.all_reduce";
  if (!isWhole && kept.getKept() != "stablehlo.reduce_scatter")
    return std::nullopt;
  std::optional<ReduceKind> kind = getCombiner(kept);
  if (!kind)
    return std::nullopt;
  DeviceReduction found{*kind, std::nullopt, 1, anyCount, isWhole};
  DenseIntElementsAttr rows = getRows(kept, "replica_groups");
  if (!rows || rows.getNumElements() == 0)
    return found;
  Ids ids = getIds(kept.getConfigAttr());
  found.groups = DeviceGroups::of(rows, ids);
  if (!found.groups)
    return std::nullopt;
  // Of replicas each has all partitions: how many is not known.
  if (ids == ReplicasWithPartitions) {
    found.groups.reset();
    return found;
  }
  found.fewest = found.groups->getSmallest();
  found.most = found.groups->getLargest();
  return found;
}

/// How many devices run the module of an op; 0 where it does not say so.
static int64_t countDevices(Operation *op) {
  auto module = op->getParentOfType<ModuleOp>();
  auto devices = module ? module->getAttrOfType<DictionaryAttr>(attr::devices)
                        : DictionaryAttr();
  auto count =
      devices ? devices.getAs<IntegerAttr>("partitions") : IntegerAttr();
  return count ? count.getInt() : 0;
}

bool mp::mayLeaveZeros(OpaqueOp move) {
  StringRef kept = move.getKept();
  bool isPermutation = kept == "stablehlo.collective_permute";
  if (!isPermutation && kept != "stablehlo.collective_broadcast")
    return false;
  DenseIntElementsAttr rows =
      getRows(move, isPermutation ? "source_target_pairs" : "replica_groups");
  int64_t count = countDevices(move);
  if (!rows || rows.getType().getRank() != 2 || count == 0 ||
      (isPermutation && rows.getType().getDimSize(1) != 2))
    return true;
  llvm::SmallDenseSet<int64_t> reached;
  for (auto [at, number] : llvm::enumerate(rows.getValues<APInt>()))
    if (int64_t device = number.getSExtValue();
        (!isPermutation || at % 2 == 1) && device >= 0 && device < count)
      reached.insert(device);
  return static_cast<int64_t>(reached.size()) != count;
}
