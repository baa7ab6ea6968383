//===- Meshes.cpp - Texts of meshes and of where values lie ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Shardy's attributes say is kept as their text, for nothing here changes
// where values lie: only names and sizes of axes are read out of it.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/Meshes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;

std::optional<StringRef> mp::getInside(Attribute attribute, StringRef start,
                                       StringRef end) {
  auto text = dyn_cast_if_present<StringAttr>(attribute);
  StringRef value = text ? text.getValue() : StringRef();
  if (!value.consume_front(start) || !value.consume_back(end))
    return std::nullopt;
  return value;
}

SmallVector<StringRef> mp::splitOutside(StringRef text) {
  SmallVector<StringRef> parts;
  int depth = 0;
  size_t start = 0;
  bool isQuoted = false;
  for (auto [i, c] : llvm::enumerate(text)) {
    isQuoted ^= c == '"' && (i == 0 || text[i - 1] != '\\');
    if (isQuoted)
      continue;
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

std::optional<SmallVector<SmallVector<int64_t>>>
mp::groupDevices(StringRef axes, StringRef manual) {
  static constexpr int64_t mostDevices = int64_t(1) << 20;
  SmallVector<StringRef> names = splitOutside(manual);
  SmallVector<StringRef> all = splitOutside(axes);
  SmallVector<SmallVector<int64_t>> groups = {{0}};
  int64_t stride = 1;
  size_t found = 0;
  for (StringRef axis : llvm::reverse(all)) {
    auto [name, size] = axis.rsplit('=');
    int64_t number = 0;
    if (size.trim().getAsInteger(10, number) || number <= 0 ||
        number > mostDevices / stride)
      return std::nullopt;
    SmallVector<SmallVector<int64_t>> next;
    if (llvm::is_contained(names, name.trim())) {
      ++found;
      for (ArrayRef<int64_t> group : groups) {
        SmallVector<int64_t> &longer = next.emplace_back();
        for (int64_t place = 0; place != number; ++place)
          for (int64_t device : group)
            longer.push_back(device + place * stride);
      }
    } else {
      for (int64_t place = 0; place != number; ++place)
        for (ArrayRef<int64_t> group : groups)
          next.push_back(llvm::map_to_vector(
              group, [&](int64_t device) { return device + place * stride; }));
    }
    groups = std::move(next);
    stride *= number;
  }
  return found == names.size() ? std::optional(std::move(groups))
                               : std::nullopt;
}

DenseIntElementsAttr mp::toRows(ArrayRef<SmallVector<int64_t>> groups,
                                MLIRContext *context) {
  auto type = RankedTensorType::get(
      {int64_t(groups.size()), int64_t(groups.front().size())},
      IntegerType::get(context, 64));
  SmallVector<int64_t> devices;
  for (ArrayRef<int64_t> group : groups)
    llvm::append_range(devices, group);
  return DenseIntElementsAttr::get(type, devices);
}

StringRef mp::findMeshName(StringRef shardings) {
  StringRef name = shardings.split("<@").second;
  if (!name.starts_with("\""))
    return name.take_until([](char c) { return c == ','; });
  size_t end = 1;
  while (end < name.size() && name[end] != '"')
    end += name[end] == '\\' ? 2 : 1;
  return name.take_front(end + 1);
}

StringRef mp::findMeshName(ManualComputationOp manual) {
  StringRef name = findMeshName(manual.getInShardings());
  return name.empty() ? findMeshName(manual.getOutShardings()) : name;
}

std::string mp::addSharding(StringRef shardings, StringRef mesh,
                            ArrayRef<StringRef> dims) {
  shardings.consume_back("]>");
  return (shardings + (shardings.ends_with("[") ? "<@" : ", <@") + mesh +
          ", [" + llvm::join(dims, ", ") + "]>]>")
      .str();
}

DenseIntElementsAttr mp::getDeviceGroups(ManualComputationOp manual) {
  auto module = manual->getParentOfType<ModuleOp>();
  auto devices = module ? module->getAttrOfType<DictionaryAttr>(attr::devices)
                        : DictionaryAttr();
  auto meshes =
      devices ? devices.getAs<DictionaryAttr>("meshes") : DictionaryAttr();
  StringRef name = findMeshName(manual);
  if (name.consume_front("\""))
    name.consume_back("\"");
  auto axes = getInside(manual.getManualAxesAttr(), "manual_axes{", "}");
  auto mesh =
      meshes ? getInside(meshes.get(name), "mesh<[", "]>") : std::nullopt;
  auto groups = axes && mesh ? groupDevices(*mesh, *axes) : std::nullopt;
  return groups ? toRows(*groups, manual.getContext()) : DenseIntElementsAttr();
}
