//===- Partitions.cpp - Programs for several devices ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replicas run the program on data of their own and may differ. Partitions
// compute one program together: it is read as one, and where its values lie is
// kept to be written back. A step that each device runs on its part of the
// values (Manual.cpp) is read as the program of a device.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/Utils/Meshes.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::mp;

static int64_t getCount(ModuleOp module, StringRef name) {
  return hlo::asI64(module->getAttr(name)).value_or(1);
}

/// The text of each mesh by its name.
static DictionaryAttr getMeshes(ModuleOp module) {
  NamedAttrList meshes;
  for (Operation &op : *module.getBody()) {
    auto name = op.getAttrOfType<StringAttr>("sym_name");
    auto mesh = op.getAttrOfType<StringAttr>("mesh");
    if (op.getName().getStringRef() == "sdy.mesh" && name && !name.empty() &&
        mesh)
      meshes.set(name, mesh);
  }
  return meshes.getDictionary(module.getContext());
}

/// How many devices run the computations of each device, if any: those of the
/// largest mesh. An abstract mesh, whose devices its arguments bring, makes
/// none of the program's partitions.
static int64_t countManualDevices(ModuleOp module, DictionaryAttr meshes) {
  bool isManual =
      module
          .walk([](Operation *op) {
            return op->getName().getStringRef() == "sdy.manual_computation"
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          })
          .wasInterrupted();
  int64_t most = 1;
  for (NamedAttribute mesh : meshes) {
    auto axes = getInside(mesh.getValue(), "mesh<[", "]>");
    SmallVector<StringRef> names;
    for (StringRef axis : splitOutside(axes.value_or("")))
      names.push_back(axis.rsplit('=').first);
    auto groups =
        axes ? groupDevices(*axes, llvm::join(names, ", ")) : std::nullopt;
    if (isManual && groups)
      most = std::max<int64_t>(most, groups->front().size());
  }
  return most;
}

/// Whether an argument or a result says where it lies in the words of the older
/// partitioner.
static bool hasOldShardings(func::FuncOp function) {
  auto isOld = [](ArrayAttr attributes) {
    return attributes && llvm::any_of(attributes, [](Attribute ofOne) {
             auto list = dyn_cast<DictionaryAttr>(ofOne);
             return list && list.contains("mhlo.sharding");
           });
  };
  return isOld(function.getArgAttrsAttr()) || isOld(function.getResAttrsAttr());
}

LogicalResult hlo::readDevices(ModuleOp module) {
  if (int64_t replicas = getCount(module, "mhlo.num_replicas"); replicas > 1)
    return emitError(module.getLoc())
           << "the program is for " << replicas
           << " replicas; export the step of one device";
  module->removeAttr(attr::devices);
  DictionaryAttr meshes = getMeshes(module);
  int64_t partitions = getCount(module, "mhlo.num_partitions");
  if (partitions <= 1)
    partitions = countManualDevices(module, meshes);
  if (partitions <= 1)
    return success();
  NamedAttrList devices;
  devices.set("partitions", Builder(module).getI64IntegerAttr(partitions));
  devices.set("meshes", meshes);
  bool isOld = false;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isPrivate() || function.isExternal())
      continue;
    isOld |= hasOldShardings(function);
    takeManualStep(function, meshes, devices);
  }
  module->setAttr(attr::devices, devices.getDictionary(module.getContext()));
  if (isOld)
    emitWarning(module.getLoc())
        << "the program is for " << partitions
        << " partitions; it is read as one program, without the shardings of "
           "its arguments and results";
  return success();
}
