//===- OnEachDevice.cpp - What each device can do alone -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OnEachDevice.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

func::FuncOp hlo::getCallee(func::CallOp call) {
  auto module = call->getParentOfType<ModuleOp>();
  return module.lookupSymbol<func::FuncOp>(call.getCallee());
}

bool hlo::allInside(Operation *op, Functions &known,
                    llvm::function_ref<bool(Operation *)> accepts) {
  WalkResult walk = op->walk([&](Operation *inner) {
    if (auto call = dyn_cast<func::CallOp>(inner)) {
      func::FuncOp callee = getCallee(call);
      if (callee &&
          (!known.insert(callee).second || allInside(callee, known, accepts)))
        return WalkResult::advance();
      return WalkResult::interrupt();
    }
    return accepts(inner) ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !walk.wasInterrupted();
}

bool hlo::isConstraint(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return (name == "sdy.sharding_constraint" || name == "sdy.reshard") &&
         op->getNumOperands() == 1 && op->getNumResults() == 1 &&
         op->getOperandTypes() == op->getResultTypes() &&
         op->getAttrOfType<StringAttr>("sharding");
}

bool hlo::canRunOnEach(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (isa<func::FuncOp, func::ReturnOp>(op) || name.starts_with("chlo."))
    return true;
  // Of what lies whole, in a function or a branch, such a mark says no more.
  auto sharding = op->getAttrOfType<StringAttr>("sharding");
  if (name == "sdy.sharding_constraint" && sharding)
    return !sharding.getValue().contains('"') &&
           !sharding.getValue().contains("unreduced");
  return name.consume_front("stablehlo.") &&
         llvm::StringSwitch<bool>(name)
             .Cases({"all_gather", "all_reduce", "all_to_all"}, false)
             .Cases({"collective_broadcast", "collective_permute"}, false)
             .Cases({"reduce_scatter", "partition_id", "replica_id"}, false)
             .Cases({"infeed", "outfeed", "send", "recv", "rng"}, false)
             .Cases({"custom_call", "composite"}, false)
             .Cases({"dot", "dot_general", "convolution"}, false)
             .Default(true);
}

bool hlo::isAlongOthers(Operation *op, const Devices &devices) {
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("stablehlo.") ||
      !llvm::is_contained({"all_gather", "all_reduce", "all_to_all",
                           "collective_permute", "reduce_scatter"},
                          name))
    return false;
  bool isSent = name == "collective_permute";
  auto rows = op->getAttrOfType<DenseIntElementsAttr>(
      isSent ? "source_target_pairs" : "replica_groups");
  if (!rows || rows.getType().getRank() != 2 ||
      (!isSent && !op->hasAttr("use_global_device_ids")))
    return false;
  llvm::DenseMap<int64_t, size_t> places;
  for (ArrayRef<int64_t> group : devices.groups)
    for (auto [place, device] : llvm::enumerate(group))
      places[device] = place;
  int64_t size = rows.getType().getDimSize(1);
  std::optional<size_t> first;
  for (auto [i, device] : llvm::enumerate(rows.getValues<APInt>())) {
    auto known = places.find(device.getSExtValue());
    if (known == places.end())
      return false;
    if (i % size == 0)
      first = known->second;
    if (known->second != *first)
      return false;
  }
  return true;
}
